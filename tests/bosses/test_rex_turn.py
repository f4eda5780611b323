"""What REX does in its turn, how it answers attacks, and each of its cards (BOS-35, BOS-37)."""

import pytest

from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.bosses.rex import CARDS
from tests.bosses.hangar import HANGAR, aiming, carried_out, damage_of, found, hangar, lock_of, raked, shot_at
from tests.play import kinds, options, play, told
from tests.table import picture, rule, scene

# its turn


@rule("BOS-35", "BOS-1")
def test_first_what_was_announced_then_a_card_and_the_next_lock() -> None:
    game = carried_out("hull-guns", "snake g8\nmeryl a9", at="g8")

    order = [kind for kind in kinds(game.events) if kind in ("Attacked", "BossCardRevealed", "BossTokenPlaced")]
    assert order == ["Attacked", "BossCardRevealed", "BossTokenPlaced"]
    assert "track 6" in picture(game)


@rule("BOS-35")
def test_in_its_first_turn_there_is_nothing_to_carry_out() -> None:
    game = found("rail-gun", "snake g8")

    assert shot_at(game) == []
    assert told(game, "BossMoved") == []
    assert lock_of(game) == "g8"


@rule("BOS-35", "BOS-34")
def test_with_nobody_in_sight_it_has_no_lock_after_its_turn_and_closes_up() -> None:
    """The lock clung to Snake behind the wall, where the missiles come down and REX finds nobody any more."""
    game = carried_out("missile-rain", "snake c7", at="c7")

    assert shot_at(game) == [("snake", 2)]
    assert lock_of(game) == ""
    assert told(game, "BossTokenRemoved") == [{"token": "lock-on", "owner": "snake", "space": "c7"}]
    assert BOSSES["rex"].defense(game.state) == 6


@rule("BOS-35", "COM-4")
@pytest.mark.parametrize(
    ("heroes", "dice"),
    [("", 2), ("\nmeryl a9", 4), ("\nmeryl a9\ngray-fox m9", 3), ("\nmeryl a9\ngray-fox m9\notacon a1", 4)],
)
def test_how_many_black_dice_it_attacks_with_depends_on_the_number_of_heroes(heroes: str, dice: int) -> None:
    game = carried_out("missile-rain", f"snake g8{heroes}", at="g8")

    assert told(game, "Rolled")[0]["dice"] == ("b1",) * dice


@rule("BOS-35")
def test_without_a_lock_it_strides_to_the_nearest_hero_along_the_longer_way() -> None:
    """Snake is six rows south and one column west of it."""
    game = carried_out("rail-gun", "snake e9\nmeryl m9", rex="f1:h3 E")

    assert [(fact["end"], fact["facing"]) for fact in told(game, "BossMoved")] == [
        ("f2", "S"),
        ("f3", "S"),
        ("f4", "S"),
        ("f5", "S"),
    ]
    assert shot_at(game) == []


@rule("BOS-35")
def test_of_two_equally_near_the_players_choose_whom_it_goes_to() -> None:
    game = carried_out("rail-gun", "snake a2\nmeryl m2")

    assert options(game) == ["target snake", "target meryl"]
    play(game, "target meryl")
    assert told(game, "BossMoved")[-1]["facing"] == "E"


@rule("BOS-35")
def test_after_its_strides_it_attacks_every_hero_under_or_beside_it() -> None:
    """It ends on f4:h6 under which is Snake; Meryl is beside it, Gray Fox two spaces away."""
    game = carried_out("rail-gun", "snake g6\nmeryl e6\ngray-fox c6")

    assert told(game, "BossMoved")[-1]["end"] == "f4"
    assert shot_at(game) == [("snake", 4), ("meryl", 4)]


@rule("BOS-35")
def test_it_stops_where_it_stands_on_its_quarry() -> None:
    game = carried_out("heavy-tread", "snake g4", at="g4")

    assert [fact["end"] for fact in told(game, "BossMoved")] == ["f2"]


@rule("BOS-35")
def test_whom_it_strides_over_and_leaves_behind_it_does_not_attack() -> None:
    """Five strides to Meryl, who is locked on to: over Snake, who is two spaces behind it then."""
    game = carried_out("heavy-tread", "snake g4\nmeryl g9", at="g9")

    assert told(game, "BossMoved")[-1]["end"] == "f6"
    assert shot_at(game) == [("meryl", 4)]


@rule("BOS-35")
def test_walls_do_not_stop_it() -> None:
    game = carried_out("heavy-tread", "snake c9", at="c9", rex="b2:d4 S")

    assert told(game, "BossMoved")[-1]["end"] == "b7"


@rule("BOS-35")
def test_a_space_without_floor_makes_it_go_the_other_way_if_that_leads_nearer() -> None:
    """g5 is a hole: it cannot go south from f2, so it goes east, and then south past it."""
    board = HANGAR.replace("5 | .   .   .   .   .   .   . ", "5 | .   .   .   .   .   .   # ")
    text = "boss rex f2:h4 S track 1\nboss-deck venting-heat; rail-gun\nsnake k9\nphase enemy"
    game = play(scene(board + text))

    assert [fact["end"] for fact in told(game, "BossMoved")] == ["g2", "h2", "h3", "h4"]


@rule("BOS-35")
def test_with_both_ways_barred_it_stays_and_attacks_who_is_beside_it() -> None:
    board = HANGAR.replace("4 | .   .   .   .   .   . ", "4 | .   .   .   .   .   # ")
    text = "boss rex f1:h3 S track 1\nboss-deck venting-heat; rail-gun\nsnake g4\nphase enemy\ndice 6 6 6 6"
    game = play(scene(board + text))

    assert told(game, "BossMoved") == []
    assert shot_at(game) == [("snake", 3)]


@rule("BOS-35", "BOS-37")
def test_reeling_it_neither_fires_nor_strides_but_locks_on() -> None:
    game = carried_out("rail-gun", "snake g5", marks="marks reeling")

    assert (shot_at(game), told(game, "BossMoved")) == ([], [])
    assert lock_of(game) == "g5"
    assert "reeling" not in picture(game)


@rule("BOS-35")
def test_when_it_locks_on_to_one_every_other_hero_it_sees_is_attacked() -> None:
    """Meryl is nearest, Snake is before its eyes too, Gray Fox is behind a wall."""
    game = found("missile-rain", "snake g9\nmeryl g8\ngray-fox c9\ndice 1 1 1 1", "f4:h6 S")

    assert lock_of(game) == "g8"
    assert raked(game) == [("snake", 3)]


@rule("BOS-35")
def test_those_behind_its_back_are_attacked_with_half_of_its_dice() -> None:
    """It turns south to Meryl; Snake on g1 is seen all the same. Against three heroes it has 3 dice."""
    assert raked(found("missile-rain", "snake g1\nmeryl g8\ndice 1 1", "f4:h6 N")) == [("snake", 2)]
    assert raked(found("missile-rain", "snake g1\nmeryl g8\ngray-fox c9\ndice 1", "f4:h6 N")) == [("snake", 1)]


@rule("BOS-35", "BOS-37")
def test_venting_heat_it_locks_on_to_one_and_lets_the_others_be() -> None:
    game = found("venting-heat", "snake g9\nmeryl g8", "f4:h6 S")

    assert lock_of(game) == "g8"
    assert raked(game) == []


@rule("BOS-35")
def test_attention_tokens_leave_the_map() -> None:
    game = carried_out("venting-heat", "snake g8\n! snake g8\nmeryl a9")

    assert told(game, "AttentionRemoved") == [{"hero": "snake", "side": "!", "space": "g8"}]


@rule("BOS-35")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("at", ["", "g8"])
def test_the_spaces_under_fire_are_those_where_a_hero_will_be_attacked(card: str, at: str) -> None:
    """Every free space for Meryl, with Snake in g8: what is said of it before is what happens."""
    board = hangar("snake a1").state.stage.board
    for meryl in ("b9", "g4", "g6", "h7", "i8", "k7", "m3", "a2"):
        game = carried_out(card, f"snake g8\nmeryl {meryl}", at=at)
        fire = BOSSES["rex"].fire(aiming(card, f"snake g8\nmeryl {meryl}", at=at).state)
        if options(game)[0].startswith("target"):
            continue
        told_before = [
            (name, 1) for name, space in (("snake", "g8"), ("meryl", meryl)) if fire >> board.numbers[space] & 1
        ]
        assert [(name, 1) for name, _ in shot_at(game)] == told_before, meryl


# how it answers


@rule("BOS-37")
def test_an_attack_of_4_or_more_makes_it_reel_and_lose_its_lock() -> None:
    game = aiming("rail-gun", "snake g8", at="g8")

    play(game, "launch three")

    assert damage_of(game) == 4
    assert told(game, "BossReels") == [{"figure": "rex"}]
    assert lock_of(game) == ""
    assert shot_at(game) == []
    assert "marks reeling," in picture(game)


@rule("BOS-37")
def test_an_attack_of_3_and_one_of_2_do_not_make_it_reel() -> None:
    """From the side: nothing is answered there."""
    game = aiming("rail-gun", "snake a4\nmeryl g9", at="g9", rex="f4:h6 S")

    play(game, "launch two", "launch one")

    assert damage_of(game) == 5
    assert told(game, "BossReels") == []


@rule("BOS-37")
def test_after_any_other_attack_it_attacks_the_hero_if_it_sees_it() -> None:
    """Also after one that dealt nothing, and whoever the lock is on."""
    game = hangar("boss rex f1:h3 S\nsnake g8\nturn snake\ndice 2 2 6 6")

    play(game, "launch one")

    assert damage_of(game) == 0
    assert shot_at(game) == [("snake", 2)]


@rule("BOS-37")
def test_from_behind_no_attack_is_answered() -> None:
    game = aiming("rail-gun", "snake g1\nmeryl g9", at="g9", rex="f4:h6 S")

    play(game, "launch one")

    assert damage_of(game) == 2
    assert shot_at(game) == []


@rule("BOS-37")
def test_reeling_it_answers_no_attack() -> None:
    game = hangar("boss rex f1:h3 S marks reeling\nsnake g8\nturn snake\ndice 6 6 6 6")

    play(game, "launch one")

    assert shot_at(game) == []
    assert told(game, "BossReels") == []


@rule("BOS-37", "COM-6")
def test_beaten_it_answers_no_more() -> None:
    game = hangar("boss rex f1:h3 S damage 14\nsnake g8\nturn snake\ndice 6 6 6 6")

    play(game, "launch one")

    assert str(game.outcome) == "won"
    assert shot_at(game) == []


# its cards, one by one: whom it locks on to, what it does with a lock and without


@rule("BOS-37")
@pytest.mark.parametrize(
    ("card", "locked"),
    [
        ("rail-gun", "a6"),  # the farthest
        ("missile-rain", "g6"),  # the nearest
        ("cutting-laser", "a6"),  # heard
        ("hull-guns", "i9"),  # most damaged
        ("heavy-tread", "g6"),
        ("venting-heat", "g6"),
    ],
)
def test_whom_each_card_locks_on_to(card: str, locked: str) -> None:
    """Snake is nearest, Meryl hurt, Gray Fox farthest and the only one who was heard."""
    game = found(card, "snake g6\nmeryl i9 damage 2\ngray-fox a6\n! gray-fox a6")

    assert lock_of(game) == locked


@rule("BOS-37")
@pytest.mark.parametrize(("card", "locked"), [("cutting-laser", "g6"), ("hull-guns", "g6")])
def test_where_nobody_stands_out_it_is_the_nearest(card: str, locked: str) -> None:
    assert lock_of(found(card, "snake g6\nmeryl i9")) == locked


@rule("BOS-37")
@pytest.mark.parametrize("card", ["rail-gun", "missile-rain"])
def test_between_equals_the_players_choose(card: str) -> None:
    game = found(card, "snake d2\nmeryl j2")

    assert options(game) == ["target snake", "target meryl"]
    play(game, "target meryl")
    assert lock_of(game) == "j2"


@rule("BOS-37")
@pytest.mark.parametrize(
    ("card", "attacked"),
    [
        ("rail-gun", [("snake", 4)]),
        ("missile-rain", [("snake", 3), ("meryl", 3)]),
        ("cutting-laser", [("snake", 3), ("meryl", 3), ("gray-fox", 3)]),
        ("hull-guns", [("snake", 3)]),
        ("heavy-tread", [("snake", 3), ("meryl", 3)]),
        ("venting-heat", []),
    ],
)
def test_what_each_card_does_with_a_lock(card: str, attacked: list[tuple[str, int]]) -> None:
    """Meryl is beside Snake, Gray Fox far away in its sight; Snake is locked on to. Its own dice are 3."""
    assert shot_at(carried_out(card, "snake g8\nmeryl h8\ngray-fox a6", at="g8")) == attacked


@rule("BOS-37")
@pytest.mark.parametrize(
    ("card", "end"),
    [
        ("rail-gun", "f5"),
        ("missile-rain", "f5"),
        ("cutting-laser", "f5"),
        ("hull-guns", "f5"),
        ("heavy-tread", "f6"),
        ("venting-heat", "f1"),
    ],
)
def test_how_far_each_card_strides_without_a_lock(card: str, end: str) -> None:
    game = carried_out(card, "snake g9")

    assert picture(game).count(f"boss rex {end}:") == 1


def test_it_has_six_of_the_52_boss_cards() -> None:
    assert len(CARDS) == 6
