"""Plans against Vulcan Raven: the way he is going to take, and where to lay mines for it (BOS-8, BOS-32)."""

from noisecheck import new_game
from noisecheck.bots import bot
from noisecheck.bots.bosses import plan_named
from noisecheck.bots.bosses.raven import TO_FETCH, in_his_arms, laying, way_ahead
from noisecheck.bots.fights.tactics import in_stock
from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit import boss_of
from tests.bosses.store import STORE, track
from tests.table import picture, rule, scene


def ahead(text: str) -> list[str]:
    game = scene(f"{STORE}{text}\nturn snake")
    return [game.state.stage.board.names[space] for space in bits(way_ahead(game.state))]


@rule("BOS-8", "BOS-31")
def test_the_way_he_is_going_to_take_is_as_long_as_his_next_threat_and_bends_at_walls() -> None:
    assert ahead("snake c5\nboss raven f1 E track 3") == ["g1", "g2", "g3", "g4", "g5"]


@rule("BOS-8", "SET-17")
def test_it_is_known_up_to_a_node_whose_card_nobody_has_seen_and_beyond_one_that_all_know() -> None:
    unseen = "snake a1\nboss raven b3 E track 4\nboss-deck right-wing; left-wing"
    known = "snake a1\nboss raven b3 E track 4\nboss-deck | | right-wing; left-wing"

    assert ahead(unseen) == ["c3", "d3"]
    assert ahead(known) == ["c3", "d3", "d4", "b5", "c5", "d5"]


def test_looking_ahead_changes_nothing() -> None:
    game = scene(
        f"{STORE}snake a1\nclaymore c3 by snake\nboss raven b3 E\nboss-deck | | right-wing; left-wing\nturn snake"
    )
    before = game.state.digest()

    way_ahead(game.state)

    assert game.state.digest() == before


@rule("BOS-32")
def test_mines_are_laid_from_beside_his_way_and_those_without_any_look_for_supplies() -> None:
    game = scene(f"{STORE}supply a5\nsnake c5\nboss raven f1 E track 3\nturn snake")
    names, rates = game.state.stage.board.names, laying(game.state, game.hero("snake"))
    assert {"g2", "f3", "f5"} <= {names[space] for space in rates}
    assert in_stock(game.state, game.hero("snake")) == 2

    empty = scene(f"{STORE}supply a5\nsnake c5\nboss raven f1 E track 3 marks spent-snake,spent-snake\nturn snake")
    assert laying(empty.state, empty.hero("snake"))[empty.state.stage.board.numbers["a5"]] == TO_FETCH
    assert in_stock(empty.state, empty.hero("snake")) == 1


@rule("BOS-32", "BOS-8")
def test_a_hero_near_his_way_mines_it_and_is_gone_when_he_comes() -> None:
    game = scene(f"{STORE}snake f3\nboss raven f1 E track 3\nboss-deck | | right-wing; left-wing\nturn snake")
    player = bot("steady:mine-the-lane", 1)

    while game.state.round == 1:
        game.choose(player.choose(game))

    assert boss_of(game.state).damage >= 2
    assert game.hero("snake").damage == 0


@rule("BOS-8")
def test_from_behind_nobody_strikes_from_where_he_looks() -> None:
    game = scene(f"{STORE}snake a1\nboss raven d3 W\nturn snake")
    names = game.state.stage.board.names
    rates = plan_named("raven", "from-behind").reach(game.state, game.hero("snake"))

    assert {names[space] for space in rates} == {"d2", "e3", "d4"}


@rule("BOS-31")
def test_a_party_that_knows_his_whole_deck_does_not_keep_out_of_his_way_for_ever() -> None:
    """From a game of steady in which neither side hurt the other from round 20 to round 60."""
    cards = "left-wing; wheel-about; hot-barrels; right-wing; old-trail; long-belt"
    kept = ("stage", "terminal", "snake", "meryl", "boss", "system", "round", "seed")
    lines = picture(new_game("vulcan-raven", ["snake", "meryl"], seed=1)).splitlines()
    game = scene(
        "\n".join(line for line in lines if not line.startswith(kept))
        + "\nstage boss raven\nsnake e5 damage 3\nmeryl c4 damage 1\nround 40\nturn snake\n"
        + f"boss raven f9 E health 28 damage 13 track {track(12)}\nboss-deck | | {cards}\n"
    )
    player = bot("steady", 1)

    while game.decision and game.state.round <= 50:
        game.choose(player.choose(game))

    assert game.outcome


@rule("ACT-14")
def test_the_arm_cannon_counts_from_wherever_he_can_be_seen_and_empty_it_is_to_be_filled() -> None:
    text = "supply a1\nsnake g5\ngray-fox d1\ngear gray-fox arm-cannon*{tokens}\nboss raven d5 E\nturn gray-fox"
    full, empty = (scene(STORE + text.format(tokens=tokens)) for tokens in (3, 0))
    numbers = full.state.stage.board.numbers

    assert in_his_arms(full.state, full.hero("gray-fox"))[numbers["d1"]] > 2.0
    assert numbers["a1"] not in laying(full.state, full.hero("gray-fox"))
    assert laying(empty.state, empty.hero("gray-fox"))[numbers["a1"]] == TO_FETCH
