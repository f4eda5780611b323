"""Psycho Mantis: his track, his grip, how he floats, busts and secret, each of his cards (BOS-4, BOS-22 to BOS-24)."""

import pytest

from noisecheck import Game, SceneError, UnknownName, load_game, new_game
from noisecheck.engine.bosses.mantis import CARDS, MANTIS, STEPS
from noisecheck.engine.errors import StageError
from tests.play import objection, options, play, told
from tests.table import picture, rule, scene

ROOM = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | .   #   .   #   . |
  +   +   +   +   +   +
3 | .   .   .   .   . |
  +   +   +   +   +   +
4 | .   .   .   .   . |
  +---+---+---+---+---+
stage boss mantis
"""
COLUMN_ONLY, ROW_ONLY, NO_FOCUS, MIND_CONTROL = range(4)
QUIET = "boss-deck falling-plaster; flying-books\n"  # whose reaction is nothing
TIRED = "inactive minus-white-or-move,plus-2,minus-2,reroll"


def at_step(step: int, rest: str, boss: str = "c3 E") -> Game:
    return scene(ROOM + f"boss mantis {boss} track {step}\n{QUIET}{rest}")


def marker(game: Game) -> int:
    assert game.state.boss is not None
    return game.state.boss.track


# the track


@rule("BOS-4")
@pytest.mark.parametrize("die", [6, 2])
def test_each_attack_hit_or_miss_moves_his_marker_one_step(die: int) -> None:
    game = at_step(COLUMN_ONLY, f"snake c4 {TIRED}\nturn snake\ndice {die}")

    play(game, "hand-to-hand c3")

    assert marker(game) == ROW_ONLY
    assert told(game, "TrackMoved") == [{"figure": "mantis", "ability": "row-only"}]


@rule("BOS-4")
def test_from_the_bottom_of_the_track_it_goes_to_the_top() -> None:
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nturn snake\ndice 2")

    play(game, "hand-to-hand c3")

    assert marker(game) == COLUMN_ONLY
    assert STEPS == ("column-only", "row-only", "no-focus", "mind-control")


@rule("BOS-4")
def test_then_he_reveals_a_card_resolves_its_reaction_and_puts_it_to_the_bottom() -> None:
    game = scene(ROOM + f"boss mantis c3 S\nboss-deck cold-draft; dark-room\nsnake c4 {TIRED}\nturn snake\ndice 2 6")

    play(game, "hand-to-hand c3")

    assert told(game, "BossCardRevealed") == [{"figure": "mantis", "card": "cold-draft", "side": "reaction"}]
    assert [fact["attacker"] for fact in told(game, "Attacked")] == ["snake", "mantis"]
    assert "boss-deck | dark-room | cold-draft" in picture(game)


@rule("BOS-4")
def test_at_one_step_he_can_be_attacked_only_from_his_column() -> None:
    beside = at_step(COLUMN_ONLY, "snake b3\nturn snake")
    below = at_step(COLUMN_ONLY, "snake c4\nturn snake")

    assert objection(beside, "hand-to-hand c3") == ("BOS-4", "only-from-his-column")
    assert not {"hand-to-hand c3", "combo c3"} & set(options(beside))
    assert {"hand-to-hand c3", "combo c3"} <= set(options(below))


@rule("BOS-4")
def test_at_the_next_only_from_his_row() -> None:
    beside = at_step(ROW_ONLY, "snake b3\nturn snake")
    below = at_step(ROW_ONLY, "snake c4\nturn snake")

    assert objection(below, "combo c3") == ("BOS-4", "only-from-his-row")
    assert "combo c3" not in options(below)
    assert "combo c3" in options(beside)


@rule("BOS-4")
def test_row_and_column_hold_for_shots_from_afar_as_well() -> None:
    text = "meryl e3\ngear meryl handgun-50\nturn meryl"

    assert "use handgun-50 c3" in options(at_step(ROW_ONLY, text))
    assert "use handgun-50 c3" not in options(at_step(COLUMN_ONLY, text))


@rule("BOS-4", "COM-1")
@pytest.mark.parametrize(("step", "hurt"), [(COLUMN_ONLY, 0), (ROW_ONLY, 3)])
def test_a_missile_is_an_attack_from_where_the_hero_stands(step: int, hurt: int) -> None:
    """Along his row it bursts at him; at the step for columns that is no attack on him, and his marker stays."""
    game = at_step(step, f"snake e3 {TIRED}\ngear snake missile-launcher\nturn snake\ndice 6 6 6")

    play(game, "use missile-launcher W")

    assert len(told(game, "Exploded")) == 1
    assert game.state.boss is not None
    assert game.state.boss.damage == hurt
    assert len(told(game, "TrackMoved")) == bool(hurt)


@rule("BOS-4")
def test_at_the_third_there_are_no_focus_tokens_and_no_focus_actions() -> None:
    game = at_step(NO_FOCUS, "snake c4 inactive reroll\nturn snake\ndice 3")

    assert not options(game, "focus")
    assert not options(game, "refresh")
    assert objection(game, "refresh reroll") == ("BOS-4", "cannot-concentrate")
    assert objection(game, "focus minus-white-or-move d4") == ("BOS-4", "cannot-concentrate")
    game.choose("hand-to-hand c3")
    assert game.decision is not None
    assert game.decision.kind == "action"  # the roll stood as it fell
    assert options(game, "focus")  # and his marker has gone on


@rule("BOS-4")
def test_at_the_fourth_a_hero_that_rolls_attention_attacks_the_other_with_one_white_die() -> None:
    """Meryl is at the far end of the room; she rolls against her own Defense."""
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nmeryl e1\nturn snake\ndice ! 5")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == [{"figure": "mantis", "hero": "snake", "target": "meryl"}]
    assert told(game, "Attacked")[0] == {"attacker": "snake", "target": "meryl", "space": "e1", "hits": 1}
    assert told(game, "Rolled")[1] == {"hero": "meryl", "purpose": "mind-control", "dice": ("w5",)}
    assert game.hero("meryl").damage == 1


@rule("BOS-24")
def test_the_attack_he_forces_needs_neither_sight_nor_a_weapon_that_reaches() -> None:
    """A wall goes all along row 1; Meryl is behind it, three spaces from Snake."""
    walled = ROOM.replace("+   +   +   +   +   +\n2", "+---+---+---+---+---+\n2")
    game = scene(
        walled + f"boss mantis c3 E track {MIND_CONTROL}\n{QUIET}snake c4 {TIRED}\nmeryl c1\nturn snake\ndice ! 5"
    )

    play(game, "hand-to-hand c3")

    assert game.hero("meryl").damage == 1


@rule("BOS-4")
def test_who_is_alone_attacks_itself() -> None:
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nturn snake\ndice ! 5")

    play(game, "hand-to-hand c3")

    assert game.hero("snake").damage == 1


@rule("BOS-4")
def test_his_grip_closes_once_a_turn_also_when_the_blow_itself_shows_attention() -> None:
    game = at_step(MIND_CONTROL, f"snake c4 {TIRED}\nturn snake\ndice ! !")

    play(game, "hand-to-hand c3")

    assert len(told(game, "HeroControlled")) == 1
    assert "boss mantis c3 E health 15 marks grips-snake" in picture(game)


@rule("BOS-4")
def test_a_second_attention_in_the_same_turn_is_free_and_in_the_next_turn_it_is_not() -> None:
    held = scene(ROOM + f"boss mantis c3 E track 3 marks grips-snake\n{QUIET}snake c4 {TIRED}\nturn snake\ndice !")

    play(held, "hand-to-hand c3")
    assert told(held, "HeroControlled") == []

    play(held, "end")
    assert held.state.boss is not None
    assert held.state.boss.marks == ()


def test_letting_go_of_heroes_he_forgets_nothing_else() -> None:
    """What a stage hands out is counted among a boss's marks, and so are secrets."""
    marks = "grips-snake,other-hand,spent-snake"
    game = scene(ROOM + f"boss mantis c3 E marks {marks}\n{QUIET}snake a1\nphase enemy\ndice 1 1")

    play(game)

    assert game.state.boss is not None
    assert game.state.boss.marks == ("other-hand", "spent-snake")


@rule("BOS-4")
@pytest.mark.parametrize("step", [COLUMN_ONLY, NO_FOCUS])
def test_at_no_other_step_does_attention_put_anybody_in_his_grip(step: int) -> None:
    game = at_step(step, f"snake c4 {TIRED}\nturn snake\ndice ! 6")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == []


@rule("BOS-4")
def test_who_is_attacked_in_somebody_elses_turn_does_not_come_under_his_grip() -> None:
    """Meryl adds a white die to the attack on her in his turn, and it shows a !."""
    game = scene(
        ROOM + "boss mantis c3 S track 3\nboss-deck flying-books; cold-draft\nmeryl c4\nsnake a1\nphase enemy\ndice 1 !"
    )

    play(game, "focus plus-white")

    assert told(game, "HeroControlled") == []


@rule("BOS-24")
def test_in_a_larger_party_the_one_whose_seat_comes_next_is_attacked() -> None:
    game = at_step(MIND_CONTROL, "snake e4\nmeryl e1\ngray-fox c4\nturn gray-fox\ndice ! 1")

    play(game, "hand-to-hand c3")

    assert told(game, "HeroControlled") == [{"figure": "mantis", "hero": "gray-fox", "target": "snake"}]


def test_a_marker_that_is_off_the_track_is_refused() -> None:
    with pytest.raises(SceneError, match="mantis with track 4, expected a step from 0 to 3"):
        at_step(4, "snake c4")


# levitation


def floated(card: str, rest: str, room: str = ROOM) -> tuple[str, str]:
    """Where he is and where he looks after this card in his turn."""
    game = scene(room + f"boss-deck {card}; {other(card)}\n{rest}\nphase enemy\ndice 1 1 1 1")
    boss = play(game).state.boss
    assert boss is not None
    return game.state.stage.board.names[boss.space], "NESW"[boss.facing]


def other(card: str) -> str:
    return next(each for each in CARDS if each != card)


@rule("BOS-4", "BOS-22")
def test_he_floats_over_furniture_which_does_not_count() -> None:
    """Flying Books: 2 spaces east, from a2 over the shelves of b2 and d2."""
    assert floated("flying-books", "boss mantis a2 S\nsnake e4") == ("e2", "S")


@rule("BOS-4")
def test_he_leapfrogs_heroes() -> None:
    assert floated("flying-books", "boss mantis a4 N\nsnake b4\nmeryl a1")[0] == "d4"


@rule("BOS-4")
def test_barred_he_goes_one_less_the_opposite_way() -> None:
    """3 spaces south of c3 there is no room; 2 north there is."""
    assert floated("cold-draft", "boss mantis c3 N\nsnake a4")[0] == "c1"


@rule("BOS-22")
def test_barred_both_ways_he_goes_as_far_as_he_can() -> None:
    room = ROOM.replace("1 | .   .   .   .   . |\n  +   +   +   +", "1 | .   .   .   .   . |\n  +   +   +---+")

    assert floated("cold-draft", "boss mantis c3 N\nsnake a4", room)[0] == "c2"


@rule("BOS-22")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("3 | .   .   .   .", "3 | .   . | .   ."),
        ("3 | .   .   .   .", "3 | .   . : .   ."),
    ],
)
def test_walls_and_locked_doors_stop_him(old: str, new: str) -> None:
    """2 spaces east of a3 are behind it; so he goes 1 west, where he is already at the edge."""
    assert floated("flying-books", "boss mantis a3 S\nsnake a4", ROOM.replace(old, new))[0] == "a3"


@rule("BOS-22")
def test_a_wall_behind_furniture_stops_him_too_and_a_hole_is_no_furniture() -> None:
    walled = ROOM.replace("2 | .   #   .", "2 | .   # | .")
    holed = ROOM.replace("2 | .   #   .", "2 | .       .")

    assert floated("flying-books", "boss mantis a2 S\nsnake a4", walled)[0] == "a2"
    assert floated("flying-books", "boss mantis a2 S\nsnake a4", holed)[0] == "a2"


@rule("BOS-4", "BOS-22")
def test_he_keeps_his_facing_while_a_hero_is_in_sight() -> None:
    """He goes east and looks south all the time."""
    assert floated("flying-books", "boss mantis a1 S\nsnake c4") == ("c1", "S")


@rule("BOS-4")
def test_with_no_hero_in_sight_after_his_move_he_turns_clockwise_until_he_sees_one() -> None:
    """From c1 Snake in the west is not north, not east, not south."""
    game = scene(ROOM + "boss mantis a1 N\nboss-deck flying-books; cold-draft\nsnake b1\nphase enemy\ndice 1")

    play(game)

    assert told(game, "BossMoved")[0]["end"] == "d1"
    assert told(game, "BossTurned") == [{"figure": "mantis", "space": "d1", "facing": "W"}]


@rule("BOS-4")
def test_where_nobody_can_be_seen_at_all_he_does_not_turn() -> None:
    """From e1 the shelf of b2 is before Snake."""
    game = scene(ROOM + "boss mantis c1 N\nboss-deck flying-books; cold-draft\nsnake a2\nphase enemy\ndice 1")

    play(game)

    assert told(game, "BossTurned") == []
    assert told(game, "Attacked") == []


@rule("BOS-4", "COM-5")
def test_a_blast_is_no_attack_on_him() -> None:
    """It hurts him; his marker stays where it is, and his card unseen."""
    game = at_step(COLUMN_ONLY, "snake a1\ngear snake grenade\nturn snake", "e1 S")

    play(game, "use grenade e1")

    assert game.state.boss is not None
    assert game.state.boss.damage == 2
    assert marker(game) == COLUMN_ONLY
    assert told(game, "BossCardRevealed") == []


@rule("BOS-22")
def test_a_mine_goes_off_where_he_comes_down() -> None:
    """Over the one on b4 he floats; on c4 he comes down."""
    text = "boss mantis a4 S\nboss-deck flying-books; cold-draft\nsnake e1\nphase enemy\ndice 1 1\n"
    over = play(scene(ROOM + text + "claymore b4 by snake"))
    onto = play(scene(ROOM + text + "claymore c4 by snake"))

    assert told(over, "Exploded") == []
    assert onto.state.boss is not None
    assert onto.state.boss.damage == 2
    assert [fact["side"] for fact in told(onto, "BossCardRevealed")] == ["turn"]
    assert marker(onto) == COLUMN_ONLY


@rule("BOS-22")
def test_a_mine_may_be_the_end_of_him() -> None:
    text = "boss mantis a4 S damage 14\nboss-deck flying-books; cold-draft\nsnake e1\nphase enemy\n"

    game = play(scene(ROOM + text + "claymore c4 by snake"))

    assert game.outcome == "won"
    assert told(game, "Attacked") == []


def test_beside_furniture_he_is_written_down_where_he_stands() -> None:
    """b1, with a shelf below it, is one space and not two."""
    game = at_step(COLUMN_ONLY, "snake e4\nturn snake", "b1 S")

    assert "boss mantis b1 S health 15" in picture(game)
    assert scene(picture(game)).state == game.state


# the busts and the secret


def defense(game: Game) -> int:
    return MANTIS.defense(game.state)


@rule("BOS-23")
def test_while_a_bust_stands_his_defense_is_12_and_no_die_hits_him() -> None:
    game = at_step(COLUMN_ONLY, f"token bust e1\nsnake c4 {TIRED}\nturn snake\ndice 6 6 6")

    play(game, "combo c3")

    assert defense(game) == 12
    assert game.state.boss is not None
    assert game.state.boss.damage == 0
    assert marker(game) == ROW_ONLY  # an attack it was


@rule("BOS-23")
def test_without_any_bust_his_defense_is_4() -> None:
    game = at_step(COLUMN_ONLY, f"snake c4 {TIRED}\nturn snake\ndice 4 3 4")

    play(game, "combo c3")

    assert game.state.boss is not None
    assert game.state.boss.damage == 2


@rule("BOS-23", "SET-18")
def test_in_the_space_of_a_bust_a_hero_topples_it_for_2_actions() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\ntoken bust e1\nsnake a1\nturn snake")

    play(game, "topple")

    assert game.hero("snake").spent == 2
    assert "token bust a1" not in picture(game)
    assert told(game, "BustToppled") == [{"hero": "snake", "space": "a1"}]
    assert told(game, "MindClosed") == []
    assert defense(game) == 12


@rule("BOS-23")
def test_with_the_last_bust_he_no_longer_reads_minds() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake a1\nturn snake")

    play(game, "topple")

    assert told(game, "MindClosed") == [{"figure": "mantis", "defense": 4}]
    assert defense(game) == 4


@rule("BOS-23")
def test_elsewhere_there_is_nothing_to_topple() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake a2\nturn snake")

    assert "topple" not in options(game)
    assert objection(game, "topple") == ("BOS-23", "no-bust")
    assert objection(game, "topple it") == ("BOS-23", "not-a-thing")


@rule("BOS-23")
def test_a_blast_asks_for_no_defense_and_no_column() -> None:
    game = at_step(COLUMN_ONLY, "token bust a1\nsnake a1\ngear snake grenade\nturn snake", "e1 S")

    play(game, "use grenade e1")

    assert game.state.boss is not None
    assert game.state.boss.damage == 2


@rule("BOS-23")
def test_who_knows_the_secret_begins_against_defense_4() -> None:
    told_before = new_game("psycho-mantis", ["snake"], seed=3, secrets=["other-hand"])

    assert defense(new_game("psycho-mantis", ["snake"], seed=3)) == 12
    assert defense(told_before) == 4
    assert "token bust a4" in picture(told_before)


@rule("BOS-23")
def test_a_secret_is_kept_by_saved_games_and_by_his_turns() -> None:
    game = new_game("psycho-mantis", ["snake"], seed=3, secrets=["other-hand"])
    play(game, "end")

    again = load_game(game.save())

    assert game.state.round == 2
    assert defense(again) == 4
    assert again.state.digest() == game.state.digest()


def test_only_secrets_of_the_boss_of_the_stage_can_be_known() -> None:
    with pytest.raises(UnknownName, match="there is no secret 'left-foot'; known: other-hand"):
        new_game("psycho-mantis", secrets=["left-foot"])
    with pytest.raises(UnknownName, match="there is no secret 'other-hand'"):
        new_game("heliport", secrets=["other-hand"])
    with pytest.raises(StageError, match="secrets are given as a list"):
        new_game("psycho-mantis", secrets="other-hand")


# his cards, one by one: in his turn, and as a reaction


def turned_up(card: str, rest: str = "snake c4") -> dict[str, object]:
    """What a card does in his turn: he begins on c2 and looks south."""
    game = scene(ROOM + f"boss mantis c2 S\nboss-deck {card}; {other(card)}\n{rest}\nphase enemy\ndice 6 6 6 6")
    return told_of(play(game))


def hurt_into(card: str, boss: str = "c3 S") -> dict[str, object]:
    """What a card does when Snake has attacked him on c3."""
    game = scene(ROOM + f"boss mantis {boss}\nboss-deck {card}; {other(card)}\nsnake c4\nturn snake\ndice 6 6 6 6")
    return told_of(play(game, "hand-to-hand c3"))


def told_of(game: Game) -> dict[str, object]:
    """Where he is then, whom he attacked with how many hits, and where his marker is."""
    boss = game.state.boss
    assert boss is not None
    return {
        "at": game.state.stage.board.names[boss.space],
        "hit": [(fact["target"], fact["hits"]) for fact in told(game, "Attacked") if fact["attacker"] == "mantis"],
        "step": boss.track,
    }


@rule("BOS-24")
def test_flying_books() -> None:
    """East of c2 there is only e2 to come down in, so he goes 1 west, over the other shelf."""
    assert turned_up("flying-books", "snake a4") == {"at": "a2", "hit": [("snake", 1)], "step": 0}
    assert turned_up("flying-books", "snake a4\nmeryl a3")["hit"] == [("meryl", 1)]
    assert hurt_into("flying-books") == {"at": "c2", "hit": [], "step": 1}


@rule("BOS-24")
def test_hurled_chair() -> None:
    """With one die more; as a reaction his marker goes two steps in all."""
    assert turned_up("hurled-chair", "snake e4") == {"at": "e2", "hit": [("snake", 2)], "step": 0}
    assert hurt_into("hurled-chair") == {"at": "c3", "hit": [], "step": 2}


@rule("BOS-24")
def test_falling_plaster() -> None:
    """He comes down on c4 and attacks everybody with 2 dice; Meryl on e4, whom he does not see, is among them."""
    assert turned_up("falling-plaster", "snake b4\nmeryl e4") == {
        "at": "c4",
        "hit": [("snake", 2), ("meryl", 2)],
        "step": 0,
    }
    assert hurt_into("falling-plaster") == {"at": "c3", "hit": [], "step": 1}


@rule("BOS-24")
def test_broken_mirror() -> None:
    """North of c2 there is 1 space, so he goes 1 south."""
    assert turned_up("broken-mirror", "snake c4\nmeryl b4") == {
        "at": "c3",
        "hit": [("snake", 2), ("meryl", 2)],
        "step": 0,
    }
    assert hurt_into("broken-mirror") == {"at": "c2", "hit": [], "step": 1}


@rule("BOS-24")
def test_cold_draft() -> None:
    """3 south of c2 is too far, 2 north as well: he goes 1. As a reaction he strikes whom he sees."""
    assert turned_up("cold-draft", "snake c4") == {"at": "c1", "hit": [], "step": 0}
    assert hurt_into("cold-draft") == {"at": "c3", "hit": [("snake", 1)], "step": 1}
    assert hurt_into("cold-draft", boss="c3 E") == {"at": "c3", "hit": [], "step": 1}


@rule("BOS-24")
def test_dark_room() -> None:
    assert turned_up("dark-room", "snake a4") == {"at": "c4", "hit": [], "step": 1}
    assert hurt_into("dark-room") == {"at": "a3", "hit": [("snake", 1)], "step": 1}


@rule("BOS-24")
def test_open_book() -> None:
    assert turned_up("open-book") == {"at": "a2", "hit": [], "step": 1}
    assert hurt_into("open-book") == {"at": "e3", "hit": [("snake", 1)], "step": 1}


@rule("BOS-24")
def test_as_a_reaction_he_attacks_the_hero_whose_turn_it_is_and_no_other() -> None:
    game = scene(ROOM + "boss mantis c3 S\nboss-deck cold-draft; dark-room\nsnake c4\nmeryl d4\nturn snake\ndice 2 6 6")

    play(game, "hand-to-hand c3")

    assert told_of(game)["hit"] == [("snake", 1)]


def test_he_has_seven_of_the_52_boss_cards() -> None:
    assert len(MANTIS.cards) == 7
