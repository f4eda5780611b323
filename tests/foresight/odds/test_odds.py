"""Odds: exact, by the rules themselves."""

from collections import Counter
from itertools import product

import pytest

from noisecheck import Game, IllegalOption
from noisecheck.engine.systems.cards import BOSS_DECKS
from noisecheck.foresight.odds import odds
from noisecheck.foresight.odds import roll as odds_module
from noisecheck.foresight.shapes import Odds
from tests.bosses.rooms import ROOM
from tests.heroes.booth import DECK, TIRED
from tests.heroes.booth import ROOM as BOOTH
from tests.play import told
from tests.table import rule, scene

ROW = "    a   b   c   d   e\n  +---+---+---+---+---+\n1 | .   .   .   .   . |\n  +---+---+---+---+---+\n"
DOOR = "    a   b\n  +---+---+\n1 | . : . |\n  +---+---+\ndoor a1-b1 level 2 needs {}\n{} a1\nturn {}\n"
CROWD = """
    a   b   c
  +---+---+---+
1 | .   .   . |
  +   +   +   +
2 | .   .   . |
  +   +   +   +
3 | .   .   . |
  +---+---+---+
gray-fox b2
gear gray-fox high-frequency-blade
turn gray-fox
"""
LETS_BE = ("pass", "no", "stop", "done", "hacker 0")


def asked(game: Game, text: str) -> Odds:
    found = odds(game, text)
    assert found is not None
    return found


def chances(game: Game, text: str) -> dict[tuple[str, object], float]:
    return {(each.kind, *each.facts.values()): each.chance for each in asked(game, text).chances}  # type: ignore[misc]


def let_be(game: Game) -> None:
    """Lets everything go its way, to the end of the action."""
    while game.given and game.decision:
        answer = next((text for text in LETS_BE if game.decision.find(text)), None)
        if answer is None:
            return
        game.choose(answer)


def by_trying(text: str, option: str, dice: int) -> tuple[list[float], dict[tuple[str, object], float]]:
    """Hits and chances, counted over every single throw of so many dice, played as a game each."""
    hits: Counter[int] = Counter()
    found: Counter[tuple[str, object]] = Counter()
    start = scene(text)
    for sides in product(range(1, 7), repeat=dice):
        game = start.clone()
        game._checkpoint = start.checkpoint.copy()
        game._checkpoint.dice = list(sides)
        game.choose(option)
        let_be(game)
        attacks = told(game, "Attacked")
        if attacks:
            hits[attacks[0]["hits"]] += 1
        happened = {("knocked-out", each["space"]) for each in told(game, "KnockedOut")}
        for each in told(game, "Killed"):
            is_guard = each["figure"] == "guard"
            happened.add(("killed-guard", each["space"]) if is_guard else ("killed", each["figure"]))
        happened |= {("hurt", each["figure"]) for each in told(game, "Hurt") if each["figure"] != "guard"}
        happened |= {("opened", each["door"]) for each in told(game, "DoorOpened")}
        happened |= {("hacked", each["terminal"]) for each in told(game, "TerminalHacked")}
        happened |= {("attention", each["hero"]) for each in told(game, "Rolled") if "w!" in each["dice"]}
        found.update(happened)
    whole = 6**dice
    spread = [hits[count] / whole for count in range(max(hits) + 1)] if hits else []
    return spread, {outcome: times / whole for outcome, times in found.items()}


TRIED = {
    "a combo": (ROW + "snake a1\nguard b1 W\nturn snake\n", "combo b1", 3),
    "a leap over a guard": (ROW + "snake a1 damage 2\nguard b1 E\nturn snake\n", "sneak c1", 2),
    "a leap over two guards": (ROW + "snake a1 damage 2\nguard b1 E\nguard c1 E\nturn snake\n", "sneak d1", 4),
    "an armoured hero": (ROW + "snake a1\ngear snake body-armor\nguard b1 E\nturn snake\n", "sneak c1", 2),
    "a shot": (
        ROW + "meryl a1\ngear meryl light-assault-rifle\nguard c1 E\nturn meryl\n",
        "use light-assault-rifle c1",
        2,
    ),
    "a door": (DOOR.format("4+ 6", "snake", "snake"), "interact a1-b1", 3),
    "a door with exact slots": (DOOR.format("2 2 5+", "meryl", "meryl"), "interact a1-b1", 3),
    "dice at a door again": (
        DOOR.format("4+ 2 5", "snake", "snake") + "lock a1-b1 by snake w2 b1 b4\n",
        "reroll 1 2",
        2,
    ),
    "a terminal": (ROW + "otacon a1\nterminal b1 level 2 needs 3+ 5 6\nturn otacon\n", "hack b1", 4),
    "noise": (ROW + "snake a1 noisy 3\nguard e1 E\nturn snake\n", "end", 3),
    "a blade among three": (CROWD + "guard b1 N\nguard a2 W\nmeryl b3 damage 3\n", "use high-frequency-blade", 3),
}


@pytest.mark.parametrize(("text", "option", "dice"), TRIED.values(), ids=TRIED)
def test_odds_are_those_of_trying_every_throw(text: str, option: str, dice: int) -> None:
    game = scene(text)
    hits, counted = by_trying(text, option, dice)

    assert asked(game, option).hits == pytest.approx(hits)
    found = chances(game, option)
    assert {outcome: chance for outcome, chance in found.items() if chance} == pytest.approx(counted)


@rule("COM-3", "COM-2")
def test_a_guards_attack_on_defense_3_hits_never_once_or_twice_in_1_4_4_of_9() -> None:
    found = asked(scene(ROW + "snake a1\nguard b1 E\nturn snake"), "sneak c1")

    assert (found.purpose, found.white, found.black, found.threshold) == ("guard-attack", 0, 2, 3)
    assert found.hits == pytest.approx([1 / 9, 4 / 9, 4 / 9])


@rule("ACT-7", "ATT-4")
def test_a_combo_on_a_fresh_guard_knocks_it_out_in_20_of_27() -> None:
    game = scene(ROW + "snake a1\nguard b1 E\nturn snake")
    found = chances(game, "combo b1")

    assert (asked(game, "combo b1").white, asked(game, "combo b1").black) == (2, 1)
    assert found["knocked-out", "b1"] == pytest.approx(20 / 27)
    assert found["attention", "snake"] == pytest.approx(11 / 36)


@rule("ATT-5")
@pytest.mark.parametrize(("noisy", "chance"), [(1, 1 / 6), (2, 11 / 36), (3, 91 / 216), (4, 671 / 1296)])
def test_noise_is_heard_by_one_of_so_many_dice(noisy: int, chance: float) -> None:
    text = f"{ROW}zone west a1:b1\nzone east c1:e1\nsnake a1 noisy {noisy}\nturn snake\nguard {{}} E\n"

    assert chances(scene(text.format("b1")), "end")["attention", "snake"] == pytest.approx(chance)
    assert odds(scene(text.format("c1")), "end") is None


@rule("FOC-2", "ATT-4")
def test_each_answer_to_an_open_roll_has_its_odds() -> None:
    game = scene(ROW + "snake a1 inactive minus-white-or-move\nguard b1 E\nturn snake\ndice 1 4 2")
    game.choose("combo b1")

    assert asked(game, "pass").hits == [0, 1]
    assert chances(game, "pass") == {("attention", "snake"): 1}
    assert chances(game, "focus plus-2 die 3") == {("knocked-out", "b1"): 1, ("attention", "snake"): 1}
    assert asked(game, "focus reroll die 3").hits == pytest.approx([0, 1 / 3, 2 / 3])
    assert chances(game, "focus reroll die 1")["attention", "snake"] == pytest.approx(1 / 6)
    assert chances(game, "focus reroll die 2")["attention", "snake"] == 1


@rule("FOC-7")
def test_before_a_roll_a_die_taken_away_counts() -> None:
    game = scene(ROW + "snake a1 noisy 2\nguard e1 W\nturn snake\n")
    game.choose("end")

    assert chances(game, "pass")["attention", "snake"] == pytest.approx(11 / 36)
    assert chances(game, "focus minus-white-or-move")["attention", "snake"] == pytest.approx(1 / 6)


@rule("ACT-11", "ATT-4")
def test_a_bang_that_lay_at_the_lock_before_is_not_heard_again() -> None:
    text = DOOR.format("6 6", "snake", "snake").replace("snake a1", "snake a1 inactive minus-white-or-move, plus-2")
    game = scene(text + "dice 1 6 2 6")
    game.choose("interact a1-b1")
    game.choose("pass")
    assert game.state.lock is not None

    assert chances(game, "reroll 3") == pytest.approx({("opened", "a1-b1"): 1 / 6})
    assert chances(game, "reroll 1 3")["attention", "snake"] == pytest.approx(1 / 6)
    game.choose("reroll 2")
    assert chances(game, "pass") == {("opened", "a1-b1"): 0}


@rule("ACT-11")
def test_a_lock_that_cannot_open_yet_has_no_chance_and_says_so() -> None:
    game = scene(DOOR.format("6 6 6 6", "snake", "snake"))

    assert chances(game, "interact a1-b1")["opened", "a1-b1"] == 0


def test_what_rolls_nothing_has_no_odds() -> None:
    game = scene(ROW + "snake a1\nguard e1 E\nturn snake")

    assert odds(game, "sneak b1") is None
    assert odds(game, "end") is None
    with pytest.raises(IllegalOption):
        odds(game, "sneak e1")


def test_a_blast_in_a_crowd_is_computed_in_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be tried in so many runs is left out; what is told stays exact."""
    game = scene(CROWD + "guard b1 N\nguard a2 N\nguard c2 N\n")
    assert chances(game, "use high-frequency-blade charge")["killed-guard", "c2"] == pytest.approx(4 / 9)

    monkeypatch.setattr(odds_module, "MOST_RUNS", 5)
    found = chances(game, "use high-frequency-blade charge")

    assert found == {("killed-guard", "b1"): pytest.approx(4 / 9), ("attention", "gray-fox"): pytest.approx(11 / 36)}


# with the Focus at hand

ALL_BUT = {"plus-2": "minus-white-or-move, minus-2, reroll", "reroll": "minus-white-or-move, plus-2, minus-2"}


def with_focus(game: Game, text: str) -> dict[tuple[str, object], float | None]:
    found = asked(game, text).chances
    return {(each.kind, *each.facts.values()): each.with_focus for each in found}  # type: ignore[misc]


def best_answer(game: Game) -> float:
    """The chance to knock a guard out, if the open roll is changed by the best of all answers there are."""
    assert game.decision is not None
    return max(chances(game, str(option)).get(("knocked-out", "b1"), 0.0) for option in game.decision.options)


@rule("FOC-2")
@pytest.mark.parametrize("token", ALL_BUT)
def test_with_focus_is_what_the_best_answer_to_every_throw_brings(token: str) -> None:
    start = scene(ROW + f"snake a1 inactive {ALL_BUT[token]}\nguard b1 E\nturn snake\n")
    whole = 0.0
    for sides in product(range(1, 7), repeat=3):
        if sides[0] <= sides[1]:  # two white dice, in either order
            game = start.clone()
            game._checkpoint = start.checkpoint.copy()
            game._checkpoint.dice = list(sides)
            game.choose("combo b1")
            whole += best_answer(game) * (1 if sides[0] == sides[1] else 2)

    assert with_focus(start, "combo b1")["knocked-out", "b1"] == pytest.approx(whole / 216)


@rule("FOC-7")
def test_with_focus_a_die_may_be_taken_away_before_the_roll() -> None:
    game = scene(ROW + "snake a1 noisy 2 inactive plus-2, minus-2, reroll\nguard e1 E\nturn snake\n")

    assert chances(game, "end")["attention", "snake"] == pytest.approx(11 / 36)
    assert with_focus(game, "end")["attention", "snake"] == pytest.approx(1 / 6)


@rule("FOC-2", "COM-1")
def test_against_an_enemys_dice_focus_makes_harm_less_likely() -> None:
    game = scene(ROW + "snake a1 damage 2 inactive minus-white-or-move, plus-2, reroll\nguard b1 E\nturn snake\n")

    assert chances(game, "sneak c1")["killed", "snake"] == pytest.approx(4 / 9)
    assert with_focus(game, "sneak c1")["killed", "snake"] == pytest.approx(1 / 9)  # both dice show 5 or 6
    assert asked(game, "sneak c1").hit_with_focus == pytest.approx(1 - 1 / 9 - 4 / 18)


@rule("ACT-11", "FOC-2")
def test_a_lock_at_which_dice_lie_has_its_odds_with_focus_too() -> None:
    text = DOOR.format("6 6", "snake", "snake").replace("snake a1", f"snake a1 inactive {ALL_BUT['reroll']}")
    game = scene(text + "dice 6 2 3")
    game.choose("interact a1-b1")
    game.choose("pass")

    assert chances(game, "reroll 3")["opened", "a1-b1"] == pytest.approx(1 / 6)
    assert with_focus(game, "reroll 3")["opened", "a1-b1"] == pytest.approx(11 / 36)


@rule("ACT-11", "FOC-7")
def test_before_dice_at_a_lock_are_rolled_again_none_is_taken_away() -> None:
    text = DOOR.format("6 6", "snake", "snake").replace("snake a1", "snake a1 inactive plus-2, minus-2, reroll")
    game = scene(text + "dice 2 2 3")
    game.choose("interact a1-b1")
    game.choose("pass")

    assert chances(game, "reroll 1 2 3")["attention", "snake"] == pytest.approx(1 / 6)
    assert with_focus(game, "reroll 1 2 3")["attention", "snake"] is None


def test_where_focus_changes_nothing_only_the_plain_chance_is_told() -> None:
    spent = scene(ROW + "snake a1 inactive minus-white-or-move, plus-2, minus-2, reroll\nguard b1 E\nturn snake")
    game = scene(ROW + "snake a1\nguard b1 E\nturn snake\ndice 6 6 6")

    assert set(with_focus(spent, "combo b1").values()) == {None}
    game.choose("combo b1")
    assert set(with_focus(game, "pass").values()) <= {None}


@rule("ACT-11", "FOC-6")
def test_many_dice_at_a_lock_are_rolled_again_or_joined_as_one_throw() -> None:
    """A 2, a 5 and a 6 have to lie there."""
    text = ROW + "otacon a1\ngear otacon pentazemin\nterminal b1 level 2 needs 2 5 6\nturn otacon\n"
    game = scene(text + "dice 5 6 1 1\nanswers use pentazemin; hack b1; hacker 0; pass")

    assert chances(game, "use pentazemin 3 4") == pytest.approx({("hacked", "b1"): 11 / 36})
    assert chances(game, "use pentazemin 1 2 3 4") == pytest.approx({("hacked", "b1"): 1 / 12})
    assert chances(game, "focus plus-black") == pytest.approx({("hacked", "b1"): 1 / 6})


@rule("FOC-6", "COM-8")
def test_what_only_a_die_more_makes_possible_is_told() -> None:
    """One die cannot knock a fresh guard out; with Meryl's there are two."""
    spent, left = "minus-white-or-move, plus-2, minus-2, reroll", "plus-2, plus-minus-1, extra-action"
    text = ROW + f"snake a1 inactive {spent}\nmeryl c1 inactive {left}\nguard b1 E\nturn snake\n"
    game = scene(text)

    assert chances(game, "hand-to-hand b1")["knocked-out", "b1"] == 0
    assert with_focus(game, "hand-to-hand b1")["knocked-out", "b1"] == pytest.approx(4 / 9)
    without = scene(text.replace(left, f"{left}, plus-white"))
    assert ("knocked-out", "b1") not in chances(without, "hand-to-hand b1")


@rule("FOC-6", "ACT-11")
def test_a_lock_with_more_slots_than_dice_may_open_with_a_die_more() -> None:
    hall = "    a   b   c\n  +---+---+---+\n1 | .   . : . |\n  +---+---+---+\ndoor b1-c1 level 2 needs 2+ 2+ 2+ 2+\n"
    spent, left = "minus-white-or-move, plus-2, minus-2, reroll", "plus-2, plus-minus-1, extra-action"
    game = scene(f"{hall}snake b1 inactive {spent}\nmeryl a1 inactive {left}\nturn snake\n")

    assert chances(game, "interact b1-c1")["opened", "b1-c1"] == 0
    assert with_focus(game, "interact b1-c1")["opened", "b1-c1"] == pytest.approx(5**4 / 6**4)


@rule("BOS-13", "FOC-2")
def test_focus_spares_a_hostage_whom_a_missile_would_hit() -> None:
    ocelot = "boss ocelot b1 S\nboss-deck reload\ntoken hostage b3\n"
    found = asked(scene(f"{ROOM}{ocelot}snake e3\ngear snake missile-launcher\nturn snake"), "use missile-launcher W")

    assert found.hit_with_focus is not None
    assert found.hit_with_focus < 1 - found.hits[0]


@rule("HER-16", "COM-1")
def test_an_attack_that_a_bang_at_a_lock_brings_on_has_its_own_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOSS_DECKS, "ocelot", DECK)
    text = BOOTH.format("") + f"otacon a1 {TIRED}\ntrace 3\nlock a1 by otacon w! w2 b1 b1 b1 b1\n"

    assert chances(scene(text), "reroll 1")["hurt", "otacon"] == pytest.approx(1 / 6 * 8 / 9)
