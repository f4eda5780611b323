"""BOS-10: Otacon's seven System cards against Metal Gear REX, which he built."""

import pytest

from noisecheck import Game
from noisecheck.engine.bosses.kit import rules_of
from noisecheck.engine.bosses.rex import CARDS as ORDERS
from noisecheck.engine.bosses.rex import CLOSED, DICE, OPEN, WARY
from noisecheck.engine.systems.cards import LEVELS
from tests.bosses.hangar import HANGAR, damage_of, lock_of, shot_at, step_of
from tests.play import objection, options, play, told
from tests.systems.desk import boss_fact, deck_line, desk, heroes_reached, resolved
from tests.table import rule

REST = next(card for card, order in ORDERS.items() if not order.weapon and not order.strides)
ONE, TWO, *OTHERS = [card for card in ORDERS if card not in ("rail-gun", REST)]
DECK = [ONE, TWO, REST, *OTHERS]
CARDS = "; ".join(DECK)


def hangar(card: str, text: str = "", more: str = "", lock: str = "", otacon: str = "m9") -> Game:
    """Otacon in m9, REX in the north with its rail gun announced."""
    locked = f"token lock-on-snake {lock}\n" if lock else ""
    boss = f"boss rex f1:h3 S track {step_of('rail-gun')} {more}\nboss-deck {CARDS}\n"
    return desk(HANGAR, otacon, card, boss + locked + text)


def defense(game: Game) -> int:
    assert game.state.boss is not None
    return rules_of(game.state.boss).defense(game.state)


# Override Order


@rule("BOS-10", "HER-13", "SET-17")
@pytest.mark.parametrize("level", LEVELS)
def test_override_order_shows_one_card_more_at_each_level(level: int) -> None:
    game = resolved(hangar("override-order"), "override-order", level, "done")

    assert [fact["card"] for fact in told(game, "BossCardSeen")] == DECK[: level - 1]
    assert boss_fact(game, "track") == step_of("rail-gun")


@rule("BOS-10", "BOS-35")
def test_override_order_makes_one_of_them_what_it_does_next() -> None:
    game = resolved(hangar("override-order", lock="g6"), "override-order", 4)

    assert options(game) == [f"target {ONE}", f"target {TWO}", f"target {REST}", "done"]
    play(game, f"target {REST}")

    assert boss_fact(game, "track") == step_of(REST)
    assert deck_line(game) == f"{ONE}; {TWO} | {'; '.join(OTHERS)} | {REST}"
    assert lock_of(game) == "g6"
    assert told(game, "TrackMoved") == [{"figure": "rex", "ability": REST}]


@rule("BOS-10", "BOS-35")
def test_it_carries_the_other_order_out() -> None:
    game = hangar("override-order", "snake g6 acted\n", lock="g6")

    resolved(game, "override-order", 4, f"target {REST}")
    play(game, "end")

    assert shot_at(game) == []


# False Echo

HEROES = "snake g6\nmeryl e1\ngray-fox m1\n"


@rule("BOS-10", "BOS-34")
@pytest.mark.parametrize(
    ("level", "heroes"), [(2, ["otacon"]), (3, ["meryl", "gray-fox", "otacon"]), (4, ["meryl", "gray-fox", "otacon"])]
)
def test_false_echo_reaches_whom_it_sees_then_whom_it_could_see(level: int, heroes: list[str]) -> None:
    game = resolved(hangar("false-echo", HEROES, lock="g6", otacon="i8"), "false-echo", level)

    if len(heroes) > 1:
        assert options(game) == [f"target {hero}" for hero in heroes]
        play(game, f"target {heroes[0]}")
    assert lock_of(game) == game.where(heroes[0])


@rule("BOS-10", "BOS-34")
def test_at_the_highest_level_it_locks_on_through_walls() -> None:
    *above, wall, row, below, stage, end = HANGAR.split("\n")
    booth = "\n".join([*above, wall[:-4] + "---+", row[:-4].rstrip() + " | . |", below, stage, end])
    boss = f"boss rex f1:h3 S track {step_of('rail-gun')}\nboss-deck {CARDS}\ntoken lock-on-snake g6\nsnake g6\n"
    game = desk(booth, "m9", "false-echo", boss)

    assert objection(game, "resolve false-echo level 3") == ("HER-13", "nothing-in-reach")
    resolved(game, "false-echo", 4)

    assert lock_of(game) == "m9"


@rule("BOS-10", "BOS-37")
def test_reeling_it_hears_no_echo() -> None:
    game = hangar("false-echo", HEROES, more="marks reeling")

    assert objection(game, "resolve false-echo level 4") == ("HER-13", "nothing-in-reach")


@rule("BOS-10", "BOS-34")
def test_an_echo_lays_its_cockpit_open() -> None:
    game = hangar("false-echo", HEROES)
    assert defense(game) == CLOSED

    resolved(game, "false-echo", 2)

    assert (lock_of(game), defense(game)) == ("g6", OPEN + WARY[len(game.state.heroes) - 1])


# Missile Rack


@rule("BOS-10", "SET-18")
@pytest.mark.parametrize("level", LEVELS)
def test_missile_rack_gives_one_hero_more_all_missiles_at_each_level(level: int) -> None:
    game = hangar("missile-rack", HEROES, more="marks spent-gray-fox,spent-meryl,spent-snake,spent-snake")

    resolved(game, "missile-rack", level, *["target snake", "target meryl", "target gray-fox"][: level - 1])

    assert heroes_reached(game, "HandedOut") == ["snake", "meryl", "gray-fox"][: level - 1]
    assert len(boss_fact(game, "marks")) == 4 - level


# Feedback Loop


@rule("BOS-10", "COM-9")
@pytest.mark.parametrize("level", LEVELS)
def test_feedback_loop_deals_one_damage_more_at_each_level(level: int) -> None:
    game = resolved(hangar("feedback-loop", lock="g6"), "feedback-loop", level)

    assert damage_of(game) == level - 1
    assert lock_of(game) == "g6"  # it is no attack, and REX does not reel


@rule("BOS-10", "SET-6")
def test_feedback_loop_may_win_the_stage() -> None:
    game = resolved(hangar("feedback-loop", more="health 15 damage 12"), "feedback-loop", 4)

    assert str(game.outcome) == "won"


# ECM Burst


@rule("BOS-10", "HER-13", "COM-4")
@pytest.mark.parametrize("level", LEVELS)
def test_ecm_burst_waits_for_an_attack_and_takes_dice_away_from_it(level: int) -> None:
    tired = "inactive minus-white-or-move,plus-2,minus-2,reroll"
    game = hangar("ecm-burst", f"snake g6 acted {tired}\ndice 6 6 6", lock="g6")

    game.choose("end")
    assert options(game) == [*(f"resolve ecm-burst level {each}" for each in LEVELS), "pass"]
    play(game, f"resolve ecm-burst level {level}")

    assert game.hero("snake").damage == max(0, DICE[len(game.state.heroes) - 1] + ORDERS["rail-gun"].more - (level - 1))
    assert told(game, "AttackJammed") == [{"figure": "rex", "count": level - 1}]


# Hatch Release


@rule("BOS-10", "COM-2")
@pytest.mark.parametrize("level", LEVELS)
def test_hatch_release_lowers_its_defense_by_one_more_at_each_level(level: int) -> None:
    game = hangar("hatch-release")
    assert defense(game) == CLOSED

    resolved(game, "hatch-release", level)

    assert defense(game) == CLOSED - (level - 1)
    assert told(game, "BossExposed") == [{"figure": "rex", "points": level - 1}]


@rule("BOS-10")
def test_the_hatch_closes_when_the_round_is_over() -> None:
    game = hangar("hatch-release", "snake a9 acted\n")

    resolved(game, "hatch-release", 4)
    play(game, "end", "target snake")

    assert game.state.round == 2
    assert "exposed" not in boss_fact(game, "marks")


# Open Channel


@rule("BOS-10", "ACT-8")
@pytest.mark.parametrize("level", LEVELS)
def test_open_channel_readies_one_focus_token_more_at_each_level(level: int) -> None:
    game = resolved(
        hangar("open-channel", "snake g6 inactive plus-2,reroll\nmeryl e1 inactive plus-white\n"), "open-channel", level
    )
    assert options(game) == ["target snake plus-2", "target snake reroll", "target meryl plus-white"]

    play(game, *["target snake reroll", "target meryl plus-white", "target snake plus-2"][: level - 1])

    assert [fact["token"] for fact in told(game, "FocusRefreshed")] == ["reroll", "plus-white", "plus-2"][: level - 1]
    assert game.hero("snake").inactive == (("plus-2",) if level < 4 else ())
    assert game.hero("otacon").inactive != ()


@rule("BOS-10")
def test_open_channel_is_not_for_otacon_himself() -> None:
    assert objection(hangar("open-channel"), "resolve open-channel level 2") == ("HER-13", "nothing-in-reach")
