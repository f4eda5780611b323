"""A boss as others see it: its dashboard, what players remember of its deck, its figure and tokens; nothing hidden."""

import pytest
from msgspec import json

from noisecheck import Game, known_to_players, new_game
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.state import Token
from noisecheck.foresight.shapes import Boss
from noisecheck.foresight.view.map import stage_map
from noisecheck.foresight.view.position import position
from noisecheck.foresight.view.questions import question
from tests.table import rule, scene

ROOM = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +---+---+---+
stage boss ocelot
boss ocelot c1 W damage 2
snake a1
turn snake
"""


def shown(game: Game) -> Boss:
    found = position(game).boss
    assert found is not None
    return found


@rule("SET-17")
def test_the_dashboard_has_health_defense_dice_and_where_it_stands() -> None:
    boss = shown(scene(ROOM))

    assert (boss.id, boss.spaces, boss.facing) == ("ocelot", ["c1"], "W")
    assert (boss.damage, boss.health, boss.defense, boss.dice) == (2, 12, 4, 1)


@rule("BOS-6")
def test_one_that_faces_all_ways_is_shown_without_a_facing() -> None:
    assert shown(new_game("tank")).facing is None
    assert shown(new_game("metal-gear-rex")).facing == "S"


@rule("SET-17")
def test_boss_memory_tells_known_cards_in_order_and_unseen_ones_by_name_only() -> None:
    boss = shown(scene(ROOM + "boss-deck reload | long-shot; bank-shot | quick-draw; fan-fire\n"))

    assert boss.atop == ["reload"]
    assert boss.unseen == ["bank-shot", "long-shot"]
    assert boss.seen == ["quick-draw", "fan-fire"]


def test_a_known_card_is_shown_the_moment_it_is_turned_up() -> None:
    game = new_game("revolver-ocelot", seed=1)
    while not shown(game).seen:
        assert game.decision is not None
        game.choose("end" if game.decision.kind == "action" else game.decision.options[0])

    assert shown(game).seen[-1] not in shown(game).unseen
    assert len(shown(game).unseen) == 6


def test_what_lies_face_down_is_shown_without_its_face() -> None:
    game = scene(ROOM)
    told = []
    for face in ("wolf", "straw"):
        state = game.checkpoint.copy()
        assert state.boss is not None
        state.boss.tokens = [Token(4, "decoy", face=face)]
        told.append(json.encode(position(Game(state, {}))))

    assert told[0] == told[1]
    found = json.decode(told[0])["boss"]["tokens"]
    seen = {"kind": "decoy", "owner": "", "space": "b2", "damage": 0, "health": 0}
    assert found == [seen | {"stands": True, "friend": False, "down": True}]


@rule("BOS-13")
def test_the_hostage_is_a_friend_with_health() -> None:
    (hostage,) = shown(new_game("revolver-ocelot")).tokens

    assert (hostage.kind, hostage.health, hostage.stands, hostage.friend) == ("hostage", 3, True, True)


@rule("BOS-6")
def test_a_figure_on_several_spaces_has_them_all_with_what_is_printed_there() -> None:
    boss = shown(new_game("tank"))

    assert len(boss.spaces) == 9
    assert [boss.printed[space] for space in boss.spaces[:5]] == ["2", "3", "2", "3", "3★"]


@rule("BOS-20")
def test_every_hero_has_what_the_stage_handed_out() -> None:
    boss = shown(new_game("tank", ["snake", "meryl"]))

    assert (boss.hands_out, boss.in_hand) == (2, {"snake": 2, "meryl": 2})
    assert shown(new_game("revolver-ocelot")).in_hand == {}


@rule("BOS-4")
def test_a_track_of_effects_is_shown_with_all_its_steps() -> None:
    boss = shown(new_game("psycho-mantis"))

    assert boss.steps == ["column-only", "row-only", "no-focus", "mind-control"]
    assert boss.track == 0


def test_spaces_under_fire_are_those_of_the_boss_s_own_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scene(ROOM)
    monkeypatch.setattr(BOSSES["ocelot"], "fire", lambda state: 0b101)

    assert shown(game).fire == ["a1", "c1"]


@rule("LOS-2")
@pytest.mark.parametrize(("stage", "before", "behind"), [("psycho-mantis", "d3", "d1"), ("metal-gear-rex", "g9", "a1")])
def test_the_map_shows_what_a_boss_sees_whose_sight_is_a_danger(stage: str, before: str, behind: str) -> None:
    (watcher,) = position(new_game(stage)).watchers

    assert watcher.kind == "boss"
    assert before in watcher.sees
    assert behind not in watcher.sees
    assert not {*watcher.sees} & {*shown(new_game(stage)).spaces}


def test_a_boss_that_needs_no_eyes_is_no_watcher() -> None:
    assert position(new_game("revolver-ocelot")).watchers == []


@rule("SET-18")
def test_the_map_has_the_circuit_the_special_actions_and_the_covered_ones() -> None:
    stage = stage_map(new_game("revolver-ocelot", ["snake", "meryl"]).state)

    assert [(node.space, node.facing) for node in stage.nodes[:3]] == [("b2", "E"), ("e1", "W"), ("h2", "S")]
    assert stage.special == ["resupply"]
    assert {"drag", "interact", "knock", "takedown"} <= {*stage.covered["snake"]}
    assert "disguise" in stage.covered["meryl"]
    assert stage_map(new_game("recon").state).covered == {"snake": []}


@rule("BOS-3", "BOS-8")
def test_nodes_are_a_circuit_only_for_who_walks_from_one_to_the_next() -> None:
    """Raven walks straight on; on his nodes he only looks about."""
    assert shown(new_game("revolver-ocelot")).circuit
    assert not shown(new_game("vulcan-raven")).circuit
    assert stage_map(new_game("vulcan-raven").state).nodes


@rule("SET-18")
def test_special_actions_and_covered_ones_say_why_they_are_closed() -> None:
    asked = question(scene(ROOM + "supply b2\n"))

    assert asked is not None
    closed = {found.text.split()[0]: (found.rule, found.reason) for found in asked.closed}
    assert closed["resupply"] == ("BOS-14", "no-supplies")
    assert closed["drag"] == closed["takedown"] == closed["interact"] == ("SET-18", "covered")


def test_a_closed_strike_speaks_of_the_boss() -> None:
    asked = question(scene(ROOM))

    assert asked is not None
    assert "hand-to-hand c1" in [found.text for found in asked.closed]


def test_dealing_the_deck_anew_changes_no_byte() -> None:
    game = new_game("psycho-mantis", seed=3)
    told = {json.encode(position(Game(known_to_players(game, seed), {}))) for seed in range(8)}

    assert told == {json.encode(position(game))}
