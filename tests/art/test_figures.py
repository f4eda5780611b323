"""Everybody who may stand on a map has a drawing: a new hero, boss, state or token fails here until it is drawn."""

from typing import get_args

import pytest

from noisecheck import new_game, scene
from noisecheck.art.drawings import drawings
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.bosses.tank import GRENADE
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.gear.mines import MINES
from noisecheck.engine.gear.missiles import NIKITA_MISSILE
from noisecheck.engine.state import CROSSHAIR, DECOY, HOSTAGE
from noisecheck.foresight.shapes import HeroPose, Position
from noisecheck.foresight.view.position import position
from tests.bosses.hangar import HANGAR

HALL = HANGAR.removesuffix("rex\n")  # of whatever boss
ON_ITSELF = ("", "camouflaged")  # the figure itself, see-through


def drawn(*wanted: str) -> None:
    missing = [each for each in wanted if each not in drawings()]
    assert not missing, f"draw symbols with these ids in src/noisecheck/art/symbols (60 units a space): {missing}"


@pytest.mark.parametrize("hero", DASHBOARDS)
def test_every_hero_has_a_figure_a_base_a_rim_and_a_plate(hero: str) -> None:
    drawn(hero, f"base-{hero}", f"rim-{hero}", f"plate-{hero}")


def test_every_pose_of_a_hero_is_drawn() -> None:
    drawn(*(pose for pose in get_args(HeroPose) if pose not in ON_ITSELF), "follower")


def test_guards_are_drawn_in_three_moods_and_on_the_floor() -> None:
    drawn(*(f"guard-{mode}" for mode in ("patrol", "investigate", "alert", "body", "tied", "dead")))
    drawn("base-guard")


@pytest.mark.parametrize("boss", BOSSES)
def test_every_boss_is_drawn_in_each_of_its_poses_with_what_lies_on_its_rim(boss: str) -> None:
    rules = BOSSES[boss]
    drawn(*(f"{boss}-{pose}" if pose else boss for pose in rules.poses), *(f"mark-{mark}" for mark in rules.rim_marks))
    drawn("base-boss", "base-boss-round")


def test_every_token_is_drawn() -> None:
    of_bosses = {token for rules in BOSSES.values() for token in rules.tokens}
    kinds = {next(kind for kind in (CROSSHAIR, "lock-on", each) if each.startswith(kind)) for each in of_bosses}
    drawn(HOSTAGE, "token-mound", *(f"token-{kind}" for kind in kinds - {HOSTAGE}))
    drawn(*(f"token-{kind}" for kind in (*MINES, NIKITA_MISSILE.token, GRENADE.token, "ask", "bang", "star")))
    assert DECOY in kinds


@pytest.mark.parametrize(
    ("boss", "pose"),
    [
        ("rex f1:h3 S", ""),
        ("rex f1:h3 S track 1\ntoken lock-on-snake g8", "aiming"),
        ("rex f1:h3 S marks held-open", "open"),
        ("rex f1:h3 S marks exposed", "open"),
        ("rex f1:h3 S marks reeling", "reeling"),
        ("raven g1 S track 7", ""),
        ("raven g1 S track 8", "rage"),
        ("mantis g1 S\ntoken bust a1", "reading"),
        ("mantis g1 S marks other-hand\ntoken bust a1", ""),
        ("liquid g1 S track 2", "off-balance"),
    ],
)
def test_a_boss_stands_as_it_fares(boss: str, pose: str) -> None:
    shown = fight(boss).boss

    assert shown is not None
    assert shown.pose == pose


def test_the_rim_of_a_boss_tells_what_players_count() -> None:
    liquid, ocelot = fight("liquid g1 S marks skull,skull").boss, position(new_game("revolver-ocelot")).boss

    assert liquid is not None
    assert ocelot is not None
    assert liquid.rim == ["skull", "skull"]
    assert ocelot.rim == ["unknown"] * 7


@pytest.mark.parametrize(
    ("told", "pose"),
    [("", ""), (" boxed", "boxed"), (" used stealth-camouflage", "camouflaged")],
)
def test_a_hero_stands_as_others_see_it(told: str, pose: str) -> None:
    assert fight("rex f1:h3 S", told).heroes[0].pose == pose


def fight(boss: str, told: str = "") -> Position:
    return position(scene(f"{HALL}{boss.split()[0]}\nboss {boss}\nsnake g8{told}\nturn snake"))
