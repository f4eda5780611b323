"""Odds against a boss: he may strike back, seize whoever rolls, or be gone before anybody asks for his Defense."""

import pytest

from noisecheck import Game, new_game
from noisecheck.foresight.odds import odds
from noisecheck.foresight.shapes import Odds
from tests.bosses.laboratory import CALM, laboratory
from tests.bosses.rooms import ROOM
from tests.bosses.study import COLUMN_ONLY, MIND_CONTROL, TIRED, at_step
from tests.table import rule, scene


def asked(game: Game, text: str) -> Odds:
    found = odds(game, text)
    assert found is not None
    return found


@rule("FOC-2", "BOS-3")
def test_focus_helps_a_blow_also_where_he_is_known_to_shoot_back() -> None:
    """Slow Circle lies face up on top: who hurts Ocelot is shot at. Snake's die still is to hit."""
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck slow-circle | fan-fire |\nsnake b1\nturn snake")
    found = asked(game, "hand-to-hand a1")

    assert found.hits == pytest.approx([1 / 2, 1 / 2])
    assert found.hit_with_focus == pytest.approx(35 / 36)
    assert [each.with_focus for each in found.chances if each.kind == "hurt"] == [0]


@rule("FOC-2", "COM-1")
def test_focus_helps_the_first_blow_of_a_blade_also_where_it_reaches_a_friend() -> None:
    """Gray Fox rolls for the guard first; Meryl is struck after that, and rolls herself."""
    row = "    a   b   c\n  +---+---+---+\n1 | .   .   . |\n  +---+---+---+\n"
    game = scene(row + "gray-fox b1\nmeryl a1\nguard c1 E\ngear gray-fox high-frequency-blade\nturn gray-fox")
    found = asked(game, "use high-frequency-blade")

    assert found.hit_with_focus is not None
    assert found.hit_with_focus > sum(found.hits[1:])


@rule("BOS-4", "COM-2")
@pytest.mark.parametrize(
    ("blow", "hits"), [("hand-to-hand c3", [1 / 2, 1 / 2]), ("combo c3", [1 / 8, 3 / 8, 3 / 8, 1 / 8])]
)
def test_the_hits_of_a_blow_are_not_those_of_the_mind_control_it_leads_to(blow: str, hits: list[float]) -> None:
    """A ! makes Snake attack Meryl before his own dice count. Mantis has Defense 4."""
    found = asked(at_step(MIND_CONTROL, f"snake c4 {TIRED}\nmeryl e1\nturn snake"), blow)

    assert found.hits == pytest.approx(hits)
    assert ("hurt", {"hero": "meryl"}) in [(each.kind, each.facts) for each in found.chances]


@rule("BOS-4")
def test_an_open_blow_keeps_its_hits_and_its_purpose_while_mind_control_is_still_to_come() -> None:
    game = at_step(MIND_CONTROL, "snake c4 inactive minus-white-or-move\nmeryl e1\nturn snake\ndice ! 5 6")
    game.choose("combo c3")
    found = asked(game, "pass")

    assert (found.purpose, found.threshold, found.hits) == ("combo", 4, [0, 0, 1])
    assert {each.facts["hero"]: each.chance for each in found.chances if each.kind == "hurt"} == pytest.approx(
        {"meryl": 2 / 3}
    )


@rule("FOC-7", "BOS-4")
def test_a_blow_without_a_die_misses_whatever_he_answers() -> None:
    game = at_step(COLUMN_ONLY, "snake c4\nturn snake")
    game.choose("hand-to-hand c3")
    found = asked(game, "focus minus-white-or-move")

    assert (found.purpose, found.threshold, found.hits) == ("hand-to-hand", 4, [1])


@rule("BOS-17", "COM-2")
def test_a_blow_at_the_only_shadow_has_odds_though_it_is_gone_when_hit() -> None:
    found = asked(laboratory(CALM + "boss ninja g3 S\ntoken shadow b1\nsnake a1\nturn snake"), "hand-to-hand b1")

    assert found.threshold == 3
    assert found.hits == pytest.approx([1 / 3, 2 / 3])


@rule("BOS-36", "FOC-2")
@pytest.mark.parametrize(("salvo", "heard"), [("one", 1 / 36), ("two", 2 / 27)])
def test_focus_of_two_heroes_keeps_missiles_at_rex_unheard(salvo: str, heard: float) -> None:
    """However many dice and tokens there are: hits make no difference to that."""
    game = new_game("metal-gear-rex", ["snake", "meryl"], seed=1)
    game.choose("turn snake")

    (attention,) = [each for each in asked(game, f"launch {salvo}").chances if each.kind == "attention"]
    assert attention.with_focus == pytest.approx(heard)
