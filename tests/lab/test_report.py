"""The report: every section, in one file, of nothing but what was played."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from noisecheck.lab.figures import wins
from noisecheck.lab.folder import Folder
from noisecheck.lab.heat import heat_map
from noisecheck.lab.playing import Row
from noisecheck.lab.report import command_of, report_on
from noisecheck.lab.runs import new_run
from noisecheck.lab.tables import found_in
from noisecheck.lab.workers import play_here
from tests.content.example import write
from tests.lab.making import games, keep_all, small_run

SECTIONS = ["wins", "bots", "times", "rounds", "losses", "seen", "gear"]
REACHING_OUT = {"href", "src", "srcset", "xlink:href", "action", "data", "poster"}


def page_of(folder: Folder) -> str:
    return report_on(folder.run(), found_in(folder))


@pytest.fixture(scope="module")
def html(played: Folder) -> str:
    return page_of(played)


class Page(HTMLParser):
    """Which elements there are, what their ids are, and where they point."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in REACHING_OUT:
                self.targets.append(value or "")


def test_every_section_is_there_and_can_be_reached(html: str) -> None:
    found = Page(html)

    assert [id for id in found.ids if id in SECTIONS] == SECTIONS
    assert {f"#{section}" for section in SECTIONS} <= set(found.targets)


def test_nothing_comes_from_elsewhere(html: str) -> None:
    found = Page(html)

    assert all(target.startswith("#") for target in found.targets)
    assert not {"script", "link", "iframe", "img", "object"} & set(found.tags)
    assert re.findall(r"url\((?!['\"]?#)", html) == []
    assert "@import" not in html


def test_what_is_pointed_at_is_there_once(html: str) -> None:
    found = Page(html)

    assert len(found.ids) == len(set(found.ids))
    assert {target[1:] for target in found.targets} <= set(found.ids)


def test_plots_take_their_colours_from_the_page(html: str) -> None:
    assert html.count("var(--series-2)") > 2
    assert set(re.findall(r"var\(--([\w-]+)\)", html)) <= set(re.findall(r"--([\w-]+):", html))
    assert "#0101" not in html


def test_a_table_has_the_numbers_of_its_plot(html: str, rows: list[Row]) -> None:
    share = wins([row for row in rows if (row.stage, row.bot) == ("heliport", "steady")])

    cells = re.search(
        r"<td class=\"word\">Heliport</td><td class=\"word\">1</td><td class=\"word\">none</td>"
        r"<td class=\"word\">steady</td>(.*)",
        html,
    )

    assert cells
    assert re.findall(r"<td>(.*?)</td>", cells[1]) == [
        "12",
        str(share.won),
        f"{share.mean:.0%}",
        f"{share.low:.0%} … {share.high:.0%}",
    ]


def test_bots_are_compared_over_all_games_and_for_each_stage(html: str, rows: list[Row]) -> None:
    better = {(row.stage, row.seed) for row in rows if row.bot == "steady" and row.won}
    worse = {(row.stage, row.seed) for row in rows if row.bot == "random" and row.won}
    cells = re.findall(r"<td class=\"word\">(.*?)</td><td class=\"word\">steady over random</td>(.*)", html)

    assert [place for place, _ in cells] == ["All games", "Cargo Dock, 1 hero", "Heliport, 1 hero"]
    pairs, apart, points, *_ = re.findall(r"<td>(.*?)</td>", cells[0][1])
    assert (pairs, apart) == ("24", f"{len(better - worse)} : {len(worse - better)}")
    assert points == f"{100 * (len(better) - len(worse)) / 24:+.1f}"


def test_stages_and_bots_stand_in_the_order_of_the_run_whatever_was_played_first(folder: Folder) -> None:
    run = small_run(1)
    folder.begin(run)
    for played in range(1, 3):
        keep_all(folder, run, play_here(run, folder.missing(run)[-2:], 1))
        found = found_in(folder)
        assert found.bots == ["random", "steady"]
        assert found.places == [("cargo-dock", 1, "none"), ("heliport", 1, "none")][-played:]


def test_the_same_rows_give_the_same_page(html: str, played: Folder) -> None:
    assert page_of(played) == html


def test_a_heat_map_says_where_and_how_often() -> None:
    drawn = heat_map("cargo-dock", games(1, 3, seen={"c3": 2, "j9": 1}))

    assert "c3: seen 200 times per 100 games" in drawn
    assert "j9: seen 100 times per 100 games" in drawn
    opacities = [float(each) for each in re.findall(r'fill-opacity="([\d.]+)"', drawn)]
    assert sorted(opacities) == [0.475, 0.85]  # half as often, half the way to the strongest


def test_a_run_of_one_bot_without_gear_has_a_report_too(folder: Folder) -> None:
    run = new_run(["cargo-dock"], [], ["random"], games=3)
    folder.begin(run)
    keep_all(folder, run, play_here(run, folder.missing(run), 1))

    assert "Only one bot has played." in page_of(folder)


def test_a_report_in_the_middle_of_a_run_says_how_far_it_is(folder: Folder) -> None:
    run = new_run(["cargo-dock"], [], ["random", "steady"], games=3)
    folder.begin(run)
    keep_all(folder, run, play_here(run, folder.missing(run)[:1], 1))

    assert "3 of 6" in page_of(folder)


def test_the_command_plays_the_same_run_again() -> None:
    everything = new_run(["cargo-dock", "recon"], [], ["random", "steady"], games=7, first_seed=3, gear=2)
    chosen = new_run(["recon"], [2, 4], ["search"], games=7, nodes=5)
    won = new_run(["tank", "hind-d"], [1, 2], ["steady"], games=7, rewards=["story", "all"])

    assert command_of(everything) == (
        "noisecheck lab run FOLDER --stages cargo-dock,recon --bots random,steady "
        "--games 7 --first-seed 3 --gear 2 --milliseconds 200"
    )
    assert command_of(chosen) == (
        "noisecheck lab run FOLDER --stages recon --players 2,4 --bots search "
        "--games 7 --first-seed 0 --gear 0 --nodes 5"
    )
    assert command_of(won) == (
        "noisecheck lab campaign FOLDER --stages tank,hind-d --players 1,2 --bots steady "
        "--games 7 --first-seed 0 --rewards story,all --milliseconds 200"
    )


def test_a_stage_of_ones_own_is_played_and_drawn(tmp_path: Path, folder: Folder) -> None:
    run = new_run([str(write(tmp_path))], [1], ["random"], games=3)
    folder.begin(run)
    keep_all(folder, run, play_here(run, folder.missing(run), 1))

    assert {row.stage for row in folder.rows(run)} == {"boathouse"}
    assert "boathouse, random, 3 games" in page_of(folder)
