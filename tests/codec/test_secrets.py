"""The ten secrets: each can be found by somebody who reads, does what it says, and tells the truth."""

import pytest

from noisecheck import codec, new_game, scene, texts
from noisecheck.content.loader import find_stage
from noisecheck.engine.board import W, bits
from noisecheck.engine.bosses.kit import BOSSES, boss_of, rules_of
from noisecheck.engine.bosses.kit.decoys import decoys, hide
from noisecheck.engine.bosses.ocelot import CARDS as OCELOTS
from noisecheck.engine.bosses.tank import before_cannon, before_machine_gun
from noisecheck.engine.cards import GAME_OVER
from noisecheck.engine.equipment import GEAR
from noisecheck.engine.game import Game
from noisecheck.engine.state import State
from tests.table import Script, rule

SECRETS = [call for call in codec.calls().values() if call.kind == "secret"]
every_secret = pytest.mark.parametrize("secret", SECRETS, ids=lambda call: call.number)


@rule("CDX-1")
@every_secret
def test_the_number_of_a_secret_stands_in_a_text_of_the_game(secret: codec.Call) -> None:
    clue = texts.look_up(secret.clue, {})

    assert clue
    assert secret.number in clue


@every_secret
def test_a_clue_is_a_text_that_players_of_its_stage_meet_or_another_call(secret: codec.Call) -> None:
    place, _, _ = secret.clue.partition(".")

    met = {f"stage-{secret.stage}", f"boss-clue-{secret.secret}", *(call.key for call in codec.open_calls())}
    assert place in met


@rule("CDX-1")
def test_who_called_nothing_has_found_nothing() -> None:
    assert codec.secrets_found([]) == codec.SecretsFound((), (), ())
    assert codec.secrets_found(["05.07", "99.99", "nonsense"]) == codec.SecretsFound((), (), ())


@rule("CDX-1")
def test_a_secret_is_found_by_calling_it_however_it_was_typed_and_however_often() -> None:
    assert codec.secrets_found(["10.26", "1026", "07.31"]) == codec.SecretsFound(
        ("07.31", "10.26"), ("pal-key-card",), ("other-hand",)
    )


def test_all_secrets_together_give_one_card_and_every_secret_that_a_boss_has() -> None:
    found = codec.secrets_found(codec.calls())

    assert found.numbers == tuple(secret.number for secret in SECRETS)
    assert found.cards == ("pal-key-card",)
    assert set(found.secrets) == {secret for boss in BOSSES.values() for secret in boss.secrets}
    assert GEAR["pal-key-card"].family == "key"


# what they do and tell


@rule("BOS-23")
def test_10_26_makes_mantis_a_man_like_others() -> None:
    told = new_game("psycho-mantis", secrets=codec.secrets_found(["10.26"]).secrets).state
    untold = new_game("psycho-mantis").state

    assert rules_of(boss_of(told)).defense(told) == 4
    assert rules_of(boss_of(untold)).defense(untold) == 12


def test_11_08_names_the_back_door_of_the_store() -> None:
    stage = find_stage("heliport").file
    doors = {door.edge: door for door in stage.doors}

    assert doors["l8-l7"].level == 2
    assert doors["l8-l7"].needs == ["3", "4+"]
    assert doors["j6-k6"].level == 3
    assert [event.space for event in stage.events if event.letter == "A"] == ["l7"]
    assert [(each.orange, each.green) for each in stage.cameras if each.space == "j2"] == [("W", "S")]


def test_12_02_knows_what_the_man_at_the_lift_sees() -> None:
    game = new_game("cargo-dock")
    board = game.state.stage.board
    (panel,) = find_stage("cargo-dock").file.events

    assert "guard i1 W" in panel.effects
    assert {board.names[each] for each in bits(game.state.geometry.seen[W][board.numbers["i1"]])} == {"g1", "h1"}


def test_08_17_counts_the_drum() -> None:
    shooting = [card for card in OCELOTS.values() if card.reaction.shot]

    assert len(OCELOTS) == 7
    assert len(shooting) == 3
    assert [name for name, card in OCELOTS.items() if card.stays] == ["reload"]


@rule("SET-16")
@pytest.mark.parametrize("seed", range(20))
def test_10_40_has_game_over_below_all_blue_cards(seed: int) -> None:
    state = new_game("heliport", seed=seed).state
    assert state.orders is not None
    blue, _ = state.layers

    assert GAME_OVER in [card.action for card in state.orders[blue:]]


@rule("BOS-7")
@pytest.mark.parametrize("number", range(9))
def test_11_79_knows_the_two_empty_places(number: int) -> None:
    state = new_game("sniper-wolf").state
    places = [node.space for node in state.stage.nodes]
    boss_of(state).tokens = []
    boss_of(state).body = 1 << places[number]

    hide(state, Script(state))

    empty = set(places) - {token.space for token in decoys(state)}
    assert empty == {places[number], places[number - 1]}


def dead_ground(state: State, table: Script) -> set[str]:
    """Where Snake is before neither gun of the tank."""
    snake, names = state.heroes[0], state.stage.board.names
    found = set()
    for space in bits(state.stage.board.floor & ~state.occupied()):
        snake.space = space
        if not before_machine_gun(state, table) and not before_cannon(state, table):
            found.add(names[space])
    return found


@rule("BOS-21")
@pytest.mark.parametrize(("corner", "outside"), [("a4", {"c2", "c8"}), ("c4", {"c2", "c8"}), ("g4", {"i2", "i8"})])
def test_09_05_no_gun_reaches_the_outer_side_of_a_snow_wall_beside_the_tank(corner: str, outside: set[str]) -> None:
    state = new_game("tank").state
    first, width = state.stage.board.numbers[corner], state.stage.board.width
    boss_of(state).body = sum(0b111 << first + row * width for row in range(3))

    assert outside <= dead_ground(state, Script(state))


@rule("SET-20", "ORD-2", "ORD-3")
def test_12_33_nothing_happens_in_a_zone_that_sleeps() -> None:
    game = next_door("")

    game.choose("end")
    game.choose("end")

    assert [body.stars for body in game.state.bodies] == [2]
    assert [game.state.stage.board.names[guard.space] for guard in game.state.guards] == ["c2"]


@rule("SET-20", "ORD-3")
def test_12_33_an_exclamation_mark_left_behind_keeps_a_zone_awake() -> None:
    game = next_door("! snake d2")

    game.choose("end")

    assert [body.stars for body in game.state.bodies] == [1]


def next_door(token: str) -> Game:
    """Snake alone in the zone on the left; on the right a guard, and one that he knocked out."""
    return scene(f"""
        a   b   c   d
      +---+---+---+---+
    1 | .   . | .   . |
      +   +   +   +   +
    2 | .   . | .   . |
      +---+---+---+---+
    zone left a1:b2
    zone right c1:d2
    barracks d1 zone right count 3
    snake a1
    {token}
    ko c1 2
    guard c2 E
    orders waken 5/4 left; radio-in 5/4 left; waken 5/4 left
    turn snake
    """)


def test_08_36_has_the_odds_of_noise() -> None:
    odds = {dice: 100 * (1 - (5 / 6) ** dice) for dice in range(1, 5)}

    assert {dice: round(chance) for dice, chance in odds.items()} == {1: 17, 2: 31, 3: 42, 4: 52}
