"""SET-7: special rules of a stage are seen wherever its position is shown: as data, at the terminal, on drawn maps."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from noisecheck import Game, texts
from noisecheck.content import load_stage
from noisecheck.engine.stage import Consequence, Section
from noisecheck.foresight.preview import previews
from noisecheck.foresight.shapes import Spread
from noisecheck.foresight.view.aids import position_aids
from noisecheck.foresight.view.map import stage_map
from noisecheck.foresight.view.position import position
from noisecheck.render import draw
from noisecheck.server.content import stage_card
from noisecheck.terminal.map import draw_map
from noisecheck.terminal.panel import draw_panel
from noisecheck.terminal.story import tell_story
from tests.content.example import STAGE, changed, write
from tests.play import play
from tests.table import rule, staged

HALL = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   . | .   . |
  +   +   +   +   +===+
2 | .   .   . : .   . |
  +---+---+---+---+---+
stage test-mission
zone west a1:c2
zone east d1:e2
door c2-d2 level 3 sealed
door e1-e2 level 2 needs 5
objective a2 hostage taken
objective c1 optional hostage
objective d1 hostage
exit b2 of snake
exit e2 of meryl
snake a1 hostages 1
meryl c2
guard d2 E
turn snake
"""
DRAWN = """\
    a   b   c   d   e
  ┏━━━━━━━━━━━┳━━━━━━━┓
1 ┃ S   ∙   H ┃ H     ┃
  ┃   ·   ·   ╹   ·═══┃
2 ┃ ∙   XS  M ╫ ▶  ░XM┃
  ┗━━━━━━━━━━━━━━━━━━━┛"""


def hall(more: str = "", **rules: Any) -> Game:
    return staged(HALL + more, **rules)


def panel(game: Game) -> str:
    return "\n".join(block.plain for block in draw_panel(game))


# as data


@rule("SET-7")
def test_the_map_says_whose_exit_it_is_who_is_a_hostage_and_which_door_is_sealed() -> None:
    found = stage_map(hall(killing_fails=True).state)

    assert found.own_exits == {"snake": "b2", "meryl": "e2"}
    assert [(each.space, each.hostage) for each in found.objectives] == [("a2", True), ("c1", True), ("d1", True)]
    assert [(door.name, door.needs) for door in found.doors] == [("e1-e2", ["5"]), ("c2-d2", [])]
    assert found.killing_fails


@rule("SET-4", "SET-7")
def test_the_map_says_what_so_many_heroes_have_to_take_and_where() -> None:
    found = stage_map(hall(needed=(1, 2, 3, 3), spread=((1, 1), (2, 1), (2, 2), (2, 2))).state)

    assert (found.needed, found.spread) == (2, Spread(2, 1))
    assert stage_map(hall().state).spread is None


@rule("SET-7", "ATT-5")
def test_hostages_go_with_their_hero_and_count_as_noise_in_previews() -> None:
    game = hall("guard b1 E")

    assert [hero.hostages for hero in position(game).heroes] == [1, 0]
    (end,) = [each for each in previews(game) if each.text == "end"]
    for dice, chance in (position_aids(game).noise["snake"], (end.noise, end.noise_chance)):
        assert dice == 1
        assert chance == pytest.approx(1 / 6)


@rule("SET-7", "ACT-19")
def test_before_a_game_the_own_exits_of_all_who_may_play_are_told(tmp_path: Path) -> None:
    own = changed(STAGE, ('exits = ["e4", "f4"]', 'exits = { snake = "e4", meryl = "f4" }'))
    load_stage(write(tmp_path, own))

    card = stage_card("boathouse")

    assert card.own_exits == {"snake": "e4", "meryl": "f4"}
    assert card.map.own_exits == {"snake": "e4"}
    assert stage_card("cargo-dock").own_exits == {}


# at the terminal


@rule("SET-7")
def test_the_terminal_has_signs_for_hostages_own_exits_and_sealed_doors() -> None:
    shown = draw_map(hall(), tints=False).plain

    assert "\n".join(line.rstrip() for line in shown.splitlines()) == DRAWN


@rule("ACT-19", "SET-7")
def test_a_hero_on_an_exit_of_its_own_stands_in_a_frame() -> None:
    game = hall()

    play(game, "sneak b1", "sneak b2")

    assert "[S]" in draw_map(game, tints=False).plain


@rule("SET-4", "SET-7")
def test_the_terminal_says_what_is_left_to_do_zone_by_zone_and_who_leaves_where() -> None:
    said = panel(hall(needed=(1, 2, 2, 2), spread=((1, 1),) + 3 * ((2, 1),), killing_fails=True))

    assert "▸ hostages H 1/2" in said
    assert "▸ 1 in each of 2 zones: west 1/1, east 0/1" in said
    assert "▸ kill no guard" in said
    assert "▸ then each hero to their own exit: XS b2, XM e2" in said
    assert "1 die, 1 for a hostage" in said


@rule("SET-4")
def test_where_leaving_is_all_there_is_to_do_it_is_said_as_all() -> None:
    plain = "    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\nstage test-mission\nexit b1\nsnake a1\nturn snake"

    assert "▸ all heroes to EX" in panel(staged(plain, leaving_wins=True))


@rule("SET-7", "ACT-11")
def test_beside_a_sealed_door_no_dice_are_asked_for() -> None:
    game = hall()

    play(game, "end")

    assert "door c2-d2: no lock, only an event opens it" in panel(game)
    assert "lock c2-d2" not in panel(game)


@rule("SET-8")
def test_the_terminal_tells_an_event_before_it_asks_what_to_do_there() -> None:
    choices = {"bluff": Consequence(), "force": Consequence()}
    game = hall("event A b1", events={"A": Section(choices=choices)})

    game.choose("sneak b1")

    assert game.decision is not None
    assert (game.decision.kind, game.decision.facts["stage"]) == ("event", "test-mission")
    told = [line.plain for line in tell_story(game.events, stage="cargo-dock")]
    assert told[-1].strip() == texts.say("stage-cargo-dock.event-A", {})


# on drawn maps


def drawn(game: Game) -> dict[tuple[str, str], str]:
    """The titles of the picture by the class of what they stand for and its place."""
    root = ElementTree.fromstring(draw(game))
    found = {}
    for group in root.iter():
        place = group.get("data-space") or group.get("data-door") or ""
        found[group.get("class", ""), place] = group.findtext("{http://www.w3.org/2000/svg}title", "")
    return found


@rule("SET-7")
def test_drawn_maps_show_hostages_own_exits_and_sealed_doors_and_say_what_they_are() -> None:
    found = drawn(hall())

    assert found["captive", "d1"] == "Hostage at d1"
    assert found["captive taken", "a2"] == "Hostage at a2, taken"
    assert found["captive optional", "c1"] == "Hostage at c1, optional"
    assert found["own-exit snake", "b2"] == "Exit for Snake only, at b2"
    assert ("exit", "b2") not in found
    assert found["door sealed", "c2-d2"] == "Door c2-d2, sealed: only an event can open it"
    assert found["door locked", "e1-e2"] == "Door e1-e2, locked, level 2, needs 5"


@rule("SET-7")
def test_the_legend_of_a_drawn_map_explains_them() -> None:
    shown = draw(hall())

    for key in ("legend-hostage", "legend-own-exit", "legend-sealed", "legend-locked"):
        assert f"<title>{texts.say(key, {})}</title>" in shown
    for key in ("legend-objective", "legend-exit"):
        assert f"<title>{texts.say(key, {})}</title>" not in shown
