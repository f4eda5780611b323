"""The boss's deck: it cycles, it is never shuffled again, and what was seen of it is known (SET-17)."""

import pytest

from noisecheck import State, TakeBackRefused, known_to_players, new_game
from noisecheck.foresight.view.boss import boss_shown
from noisecheck.foresight.view.position import position
from tests.bosses.rooms import ROOM
from tests.play import play, told
from tests.table import picture, rule, scene

CALM = "boss ocelot a1 S\nsnake c1\n"


def deck_of(state: State) -> tuple[str, ...]:
    assert state.boss is not None
    return tuple(state.boss.deck)


@rule("SET-17")
def test_a_boss_stage_has_a_boss_with_a_shuffled_deck_and_no_guards() -> None:
    games = [new_game("revolver-ocelot", seed=seed) for seed in range(30)]

    assert all(sorted(deck_of(game.state)) == sorted(deck_of(games[0].state)) for game in games)
    assert len({deck_of(game.state) for game in games}) > 25
    assert all(not game.state.guards and game.state.orders is None for game in games)
    assert all(game.state.boss and game.state.boss.unseen == 7 for game in games)


@rule("SET-17")
def test_a_resolved_card_goes_to_the_bottom_and_the_deck_comes_round_in_the_same_order() -> None:
    game = scene(ROOM + CALM + "boss-deck slow-circle; reload; loose-end\nturn snake")

    play(game, "end", "end", "end", "end", "end", "end")

    assert [fact["card"] for fact in told(game, "BossCardRevealed")] == ["slow-circle", "reload", "loose-end"] * 2


@rule("SET-17")
def test_a_reaction_takes_its_card_out_of_his_turn() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nsnake b1\nboss-deck fan-fire; slow-circle\nturn snake\ndice 6")

    play(game, "hand-to-hand a1", "end")

    assert [(fact["card"], fact["side"]) for fact in told(game, "BossCardRevealed")] == [
        ("fan-fire", "reaction"),
        ("slow-circle", "turn"),
    ]


@rule("SET-17")
def test_players_know_what_they_have_seen_and_nothing_else() -> None:
    game = scene(ROOM + CALM + "boss-deck slow-circle; reload; loose-end; fan-fire\nturn snake")

    play(game, "end")

    shown = boss_shown(game.state)
    assert shown is not None
    assert (shown.atop, len(shown.unseen), shown.seen) == ([], 3, ["slow-circle"])
    dealt = {deck_of(known_to_players(game, seed)) for seed in range(60)}
    assert len(dealt) == 6
    assert {deck[3] for deck in dealt} == {"slow-circle"}


@rule("SET-17")
def test_a_card_put_back_on_top_is_known() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nsnake b1\nboss-deck reload; fan-fire; loose-end\nturn snake\ndice 6")

    play(game, "hand-to-hand a1")

    assert "boss-deck reload | fan-fire; loose-end |" in picture(game)
    dealt = {deck_of(known_to_players(game, seed)) for seed in range(30)}
    assert dealt == {("reload", "fan-fire", "loose-end"), ("reload", "loose-end", "fan-fire")}


def test_two_deals_that_differ_in_unseen_cards_only_look_the_same() -> None:
    one = scene(ROOM + CALM + "boss-deck | reload; fan-fire | loose-end\nturn snake")
    other = scene(ROOM + CALM + "boss-deck | fan-fire; reload | loose-end\nturn snake")

    assert position(one) == position(other)


def test_an_unseen_card_cannot_be_taken_back_and_a_known_one_can() -> None:
    unseen = scene(ROOM + CALM + "boss-deck slow-circle; reload\nturn snake")
    known = scene(ROOM + CALM + "boss-deck | | slow-circle; reload\nturn snake")

    unseen.choose("end")
    known.choose("end")

    with pytest.raises(TakeBackRefused):
        unseen.take_back()
    known.take_back()
    assert deck_of(known.state) == ("slow-circle", "reload")
    assert known.state.round == 1


def test_a_known_card_put_back_among_known_cards_is_one_of_them() -> None:
    """Equal positions are equal: with nothing unseen there is no top to remember."""
    game = scene(ROOM + "boss ocelot a1 S\nsnake b1\nboss-deck | | reload; fan-fire\nturn snake\ndice 6")

    play(game, "hand-to-hand a1")

    assert "boss-deck | | reload; fan-fire" in picture(game)


@rule("SET-17", "SET-5")
def test_a_card_in_which_the_stage_is_lost_goes_under_the_deck_too() -> None:
    game = scene(f"{ROOM}boss ocelot a1 S\nboss-deck quick-draw; reload\nsnake c1 damage 3\nphase enemy\ndice 6 6")

    play(game)

    assert str(game.outcome) == "lost: snake killed in action"
    assert deck_of(game.state) == ("reload", "quick-draw")
    assert picture(scene(picture(game))) == picture(game)
