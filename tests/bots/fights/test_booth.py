"""How steady plays Otacon at his terminal in a boss fight."""

import pytest

from noisecheck import Game
from noisecheck.bots.bosses import plans_against
from noisecheck.bots.steady.bot import Steady
from noisecheck.engine.bosses import hind, raven, rex
from tests.bosses.hangar import HANGAR
from tests.bosses.ridge import RIDGE
from tests.bosses.roof import NORTH, ROOF
from tests.bosses.rooms import ROOM
from tests.bosses.store import STORE
from tests.bosses.study import MIND_CONTROL, STUDY
from tests.bosses.wreck import ROOF as WRECK
from tests.systems.desk import TIRED, covered, desk, partly
from tests.table import rule, scene

HIND = f"boss hind {NORTH}\nboss-deck {'; '.join(hind.CARDS)}\n"
RAVEN = f"boss raven a3 N\nboss-deck {'; '.join(raven.CARDS)}\n"


def answer(game: Game, plan: str = "") -> str:
    assert game.decision is not None
    return str(Steady(1, plan).policy(game.decision, game.state))


def work(text: str, board: str = ROOF + HIND, space: str = "c7") -> str:
    """What he does in his turn at a hacked terminal."""
    return answer(scene(f"{board}otacon {space} {TIRED}\nterminal {space} level 4 needs 6 hacked\nturn otacon\n{text}"))


@rule("HER-10")
def test_he_hacks_first_and_rolls_again_what_does_not_help() -> None:
    locked = ROOF + HIND + f"otacon c7 {TIRED}\nterminal c7 level 4 needs 5 6\nsystem feed-jam\nturn otacon\n"

    assert answer(scene(locked)) == "hack c7"
    assert answer(scene(locked + "lock c7 by otacon b5 b1 b2 b5")) == "reroll 2 3 4"


@rule("HER-11", "HER-12")
def test_he_has_two_cards_to_work_on_then_rolls_all_dice_he_may() -> None:
    assert work("system feed-jam\n") == "search"
    assert work("system feed-jam\n" + partly("engine-trim", 0)) == "search"
    assert work("system feed-jam\n" + partly("engine-trim", 1) + partly("radio-decoy", 0)) == "access 3"


@rule("HER-12")
def test_with_all_dice_on_cards_he_takes_one_back_to_roll_it_with_white_ones() -> None:
    cards = "system none\n" + partly("engine-trim", 2) + partly("medical-locker", 2)

    assert work(cards) == "recall medical-locker 1"


@rule("HER-13")
def test_what_is_ready_is_resolved_when_it_helps() -> None:
    hoist, trim = covered("cargo-hoist"), covered("engine-trim")
    spent = ROOF + HIND.replace("\nboss-deck", " track 3 marks spent-snake,spent-snake,spent-snake\nboss-deck")

    assert work(f"system none\nsnake d4\n{hoist}") != "resolve cargo-hoist level 4"
    assert work(f"system none\nsnake d4\n{hoist}", spent) == "resolve cargo-hoist level 4"
    assert work(f"system none\n{trim}") != "resolve engine-trim level 4"
    assert work(f"system none\n{trim}", spent) == "resolve engine-trim level 4"


@rule("HER-12", "HER-13")
def test_what_holds_his_last_dice_is_resolved_all_the_same() -> None:
    spent = ROOF + HIND.replace("\nboss-deck", " marks spent-snake\nboss-deck")
    cards = "system none\nsnake d4\n" + covered("cargo-hoist")

    assert work(cards + partly("medical-locker", 2), spent) == "resolve cargo-hoist level 4"
    assert work(cards + partly("medical-locker", 1), spent) == "access 1"


@rule("HER-15", "HER-16")
def test_he_takes_white_dice_until_his_token_has_turned() -> None:
    cards = partly("engine-trim", 0) + partly("radio-decoy", 0)
    for trace, count in ((0, 2), (1, 2), (2, 2), (3, 0)):
        game = desk(ROOF + HIND, "c7", "feed-jam", cards + f"trace {trace}")
        game.choose("access 2")

        assert answer(game) == f"hacker {count}"


@rule("HER-16")
def test_traced_he_holds_the_line_only_for_many_dice_and_unhurt() -> None:
    def traced(cards: str, hurt: str = "") -> str:
        game = scene(
            f"{ROOF}{HIND}otacon c7 {hurt} {TIRED}\nterminal c7 level 4 needs 6 hacked\nturn otacon\nsystem none\n"
            f"{cards}trace 3\ndice ! 1"
        )
        game.choose("access 1")
        game.choose("hacker 1")
        return answer(game)

    many, few = partly("engine-trim", 2) + partly("feed-jam", 1), partly("engine-trim", 1)
    assert (traced(many), traced(few), traced(many, "damage 2")) == ("hold", "disconnect", "disconnect")


@rule("HER-13")
def test_he_turns_raven_where_fewest_heroes_are() -> None:
    game = desk(STORE, "g5", "loudspeaker", RAVEN + "snake a1\nmeryl c3\n")
    game.choose("resolve loudspeaker level 4")

    assert answer(game) == "target W"


@rule("HER-13")
def test_he_carries_a_hero_out_of_ravens_sight() -> None:
    game = desk(STORE, "g5", "freight-belt", RAVEN + "snake a1\nmeryl d1\n")
    game.choose("resolve freight-belt level 2")

    assert answer(game) == "target snake to b1"


@rule("HER-13")
def test_the_hero_who_is_worst_off_comes_first() -> None:
    game = desk(STORE, "g5", "frost-haze", RAVEN + "snake d1\nmeryl e1 damage 2\n")
    game.choose("resolve frost-haze level 2")

    assert answer(game) == "target meryl"


@rule("HER-13", "BOS-35")
def test_an_order_without_a_weapon_is_taken_in_place_of_one_with_it() -> None:
    rest = next(card for card, order in rex.CARDS.items() if not order.weapon and not order.strides)
    armed, other, *_ = [card for card, order in rex.CARDS.items() if order.weapon]
    boss = f"boss rex f1:h3 S track 1\nboss-deck {armed}; {rest}; {other}\n"
    game = desk(HANGAR, "m9", "override-order", boss + "snake g6\n")
    game.choose("resolve override-order level 4")

    assert answer(game) == f"target {rest}"


def looked_at(card: str, deck: str, text: str, board: str = WRECK, space: str = "b2") -> str:
    """What he does with the cards he has looked at, of a boss without a System deck of its own."""
    game = desk(board, space, card, f"{text}\nboss-deck {deck}\n")
    game.choose(f"resolve {card} level 3")
    return answer(game)


@rule("BOS-10", "HER-13")
def test_of_liquids_cards_he_leaves_on_top_what_harms_least() -> None:
    boss = "boss liquid d3 S\nsnake d4\nmeryl e3"

    assert looked_at("track-reading", "haymaker; straight-right; come-on; low-sweep", boss) == "target come-on"
    assert looked_at("track-reading", "come-on; straight-right; haymaker; low-sweep", boss) == "done"
    assert looked_at("flight-recorder", "low-sweep; come-on; deep-breath", boss) == "target low-sweep"
    assert looked_at("flight-recorder", "come-on; low-sweep; haymaker", boss) == "done"


@rule("BOS-10", "BOS-3")
def test_of_ocelots_cards_he_also_thinks_of_what_they_do_to_whoever_hurts_him() -> None:
    """In his turn Slow Circle is as good as Reload; but he would turn it up first when he is hurt."""
    boss = "boss ocelot a1 S\nsnake c3"

    assert looked_at("track-reading", "slow-circle; quick-draw; reload", boss, ROOM, "a2") == "target reload"


@rule("BOS-10", "BOS-4")
def test_of_mantis_cards_he_thinks_of_what_they_do_to_those_who_may_hurt_him_not_to_himself() -> None:
    """Dark Room attacks whoever hurt him: Snake he does not see there, and Otacon, whom he sees, hurts nobody."""
    boss = "boss mantis c2 S\nsnake c4"

    assert looked_at("track-reading", "dark-room; flying-books; hurled-chair", boss, STUDY, "e1") == "done"
    assert (
        looked_at("track-reading", "hurled-chair; falling-plaster; dark-room", boss, STUDY, "e1") == "target dark-room"
    )


@rule("BOS-10", "BOS-7")
def test_of_wolfs_cards_he_brings_up_what_adds_most_to_her_wound() -> None:
    """None of them reaches Snake in her turn; Held Breath is worth 2 damage more when somebody hurts her."""
    boss = "boss wolf off\ntoken crosshair a3\nsnake f5"

    assert looked_at("track-reading", "crosswind; held-breath; slow-trigger", boss, RIDGE, "i6") == "target held-breath"


@rule("BOS-10", "BOS-14")
def test_where_nothing_is_handed_out_the_cage_is_for_tokens_on_cards() -> None:
    def lacking(rifle: int) -> str:
        boss = f"boss liquid d3 S\nsnake d4\ngear snake assault-rifle*{rifle}\n"
        return answer(desk(WRECK, "b2", "supply-cage", boss))

    assert lacking(3) == "resolve supply-cage level 4"
    assert lacking(4) != "resolve supply-cage level 4"


@rule("BOS-4", "HER-15")
@pytest.mark.parametrize("plan", [each.name for each in plans_against("mantis")])
def test_he_takes_no_white_dice_where_mantis_would_turn_a_shout_on_a_friend(plan: str) -> None:
    def taken(step: int) -> str:
        boss = f"boss mantis c2 S track {step}\nsnake c4\n{partly('frost-haze', 0)}"
        game = desk(STUDY, "e1", "open-channel", boss)
        game.choose("access 1")
        return answer(game, plan)

    assert (taken(0), taken(MIND_CONTROL)) == ("hacker 2", "hacker 0")


@rule("ACT-2")
def test_he_goes_first_so_that_the_others_have_what_he_does() -> None:
    assert answer(scene(f"{ROOF}{HIND}snake d4\notacon c7\nterminal c7 level 4 needs 6 hacked\n")) == "turn otacon"


@rule("HER-12")
def test_dice_go_where_fewest_are_lacking_exact_slots_first() -> None:
    """The 5 fits both slots of the hoist: the one that takes nothing else is covered first."""
    game = desk(ROOF + HIND, "c7", "cargo-hoist", partly("engine-trim", 0) + "snake d4\ndice 6 5")
    for text in ("recall cargo-hoist 1", "recall cargo-hoist 2", "access 2", "hacker 0"):
        game.choose(text)

    assert answer(game) == "put die 2 on cargo-hoist 2"


@rule("HER-14")
def test_disconnected_he_puts_what_is_least_worked_on_under_the_deck_first() -> None:
    cards = f"system none\n{partly('engine-trim', 2)}{partly('feed-jam', 0)}trace 3\ndice ! 1\n"
    game = scene(f"{ROOF}{HIND}otacon c7 {TIRED}\nterminal c7 level 4 needs 6 hacked\nturn otacon\n{cards}")
    for text in ("access 1", "hacker 1", "disconnect"):
        game.choose(text)

    assert answer(game) == "return feed-jam bottom"


@rule("HER-13")
def test_he_decoys_the_hind_to_where_nobody_is_in_line() -> None:
    game = desk(ROOF + HIND, "c7", "radio-decoy", "snake f4\nmeryl g4\n")
    game.choose("resolve radio-decoy level 2")

    assert answer(game) == "target e2"


@rule("HER-13")
def test_a_lock_is_echoed_only_where_there_is_none() -> None:
    def ready(lock: str) -> str:
        boss = f"boss rex f1:h3 S track 1\nboss-deck {'; '.join(rex.CARDS)}\n{lock}"
        return answer(desk(HANGAR, "m9", "false-echo", boss + "snake g6\nmeryl e6\n"))

    assert ready("") == "resolve false-echo level 4"
    assert ready("token lock-on-snake g6\n") != "resolve false-echo level 4"


@rule("ACT-8", "ACT-2")
def test_with_nothing_to_do_at_the_terminal_he_refreshes_focus_and_then_ends() -> None:
    waiting = "system none\n" + covered("feed-jam") + covered("laser-guide")

    assert work(waiting) == "refresh plus-minus-1"
    rested = f"{ROOF}{HIND}otacon c7\nterminal c7 level 4 needs 6 hacked\nturn otacon\n{waiting}"
    assert answer(scene(rested)) == "end"


def test_he_says_why() -> None:
    def reason(text: str) -> str:
        cards = f"system feed-jam\n{text}"
        game = scene(f"{ROOF}{HIND}otacon c7 {TIRED}\nterminal c7 level 4 needs 6 hacked\nturn otacon\n{cards}")
        bot = Steady(1)
        assert game.decision is not None
        bot.policy(game.decision, game.state)
        return str(bot.explain().key)

    assert reason(covered("flight-recorder")) == "bot-resolves"
    assert reason("") == reason(partly("radio-decoy", 0) + partly("engine-trim", 0)) == "bot-works"
