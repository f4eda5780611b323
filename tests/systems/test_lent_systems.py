"""BOS-10: the seven System cards that Otacon has against bosses of VR missions without a deck of their own."""

from typing import NamedTuple

import pytest

from noisecheck import Game, new_game
from noisecheck.engine.bosses.kit import boss_of, rules_of
from noisecheck.engine.state import Mark
from noisecheck.engine.systems.cards import LENT_DECKS
from noisecheck.foresight.shapes import Trace
from noisecheck.foresight.view.position import position
from tests.bosses import ridge, rooms, study, wreck
from tests.play import play, told
from tests.systems.desk import boss_fact, deck_line, desk, heroes_reached, resolved
from tests.table import rule, scene

TIRED_SNAKE = "inactive minus-white-or-move,plus-2,minus-2,reroll"


class Place(NamedTuple):
    """Where Otacon is, the boss with what it turns up next, and Snake, whom that attacks."""

    board: str
    otacon: str
    boss: str
    deck: str
    snake: str


PLACES = {
    "ocelot": Place(rooms.ROOM, "a2", "a1 S", "quick-draw; reload; fan-fire; long-shot", "c3"),
    "mantis": Place(study.STUDY, "e1", "c2 S", "flying-books; cold-draft; dark-room; open-book", "a4"),
    "wolf": Place(ridge.RIDGE, "i6", "off", "crosswind; one-shot; held-breath; long-lens", "c3"),
    "liquid": Place(wreck.ROOF, "b2", "d3 S", "straight-right; come-on; haymaker; low-sweep", "d4"),
}
each_boss = pytest.mark.parametrize("boss", PLACES)


def fight(boss: str, card: str, more: str = "", snake: str = "acted", text: str = "") -> Game:
    """Otacon's turn with one card; after it the boss attacks Snake, whose rolls stand as they fall."""
    place = PLACES[boss]
    figures = f"boss {boss} {place.boss} {more}\nboss-deck {place.deck}\nsnake {place.snake} {snake} {TIRED_SNAKE}\n"
    crosshair = "token crosshair a3\n" if boss == "wolf" else ""
    return desk(place.board, place.otacon, card, f"{figures}{crosshair}{text}dice 6 6 6 6")


def hits(game: Game) -> list[tuple[str, int]]:
    """Whom the boss attacked, and how often it hit."""
    boss = game.state.stage.boss
    return [(fact["target"], fact["hits"]) for fact in told(game, "Attacked") if fact["attacker"] == boss]


@rule("BOS-10", "HER-16")
@each_boss
def test_against_them_he_has_seven_cards_and_the_terminal_card(boss: str) -> None:
    game = new_game(f"recon-{boss}", ["snake", "meryl", "gray-fox", "otacon"])

    assert len(set(LENT_DECKS[boss])) == 7
    assert sorted(game.state.system or ()) == sorted(LENT_DECKS[boss])
    assert position(game).trace == Trace(1, 3, "?")


# its deck


@rule("BOS-10", "HER-13", "SET-17")
@each_boss
def test_flight_recorder_buries_what_it_shows_of_any_deck(boss: str) -> None:
    one, two, *others = PLACES[boss].deck.split("; ")
    game = resolved(fight(boss, "flight-recorder"), "flight-recorder", 3, f"target {one}", "done")

    assert [fact["card"] for fact in told(game, "BossCardSeen")] == [one, two]
    assert deck_line(game) == f"{two} | {'; '.join(others)} | {one}"


@rule("BOS-10", "HER-13", "SET-17")
@each_boss
def test_track_reading_puts_first_what_players_like_better(boss: str) -> None:
    two = PLACES[boss].deck.split("; ")[1]
    game = resolved(fight(boss, "track-reading"), "track-reading", 3, f"target {two}")
    play(game, "end")

    assert told(game, "BossCardRaised") == [{"figure": boss, "card": two}]
    assert told(game, "BossCardRevealed")[0].items() >= {"figure": boss, "card": two, "side": "turn"}.items()


# its attacks


@rule("BOS-10", "COM-4")
@each_boss
def test_feed_jam_waits_for_any_of_their_attacks(boss: str) -> None:
    open_fire = hits(play(fight(boss, "feed-jam"), "end", "pass"))
    jammed = play(fight(boss, "feed-jam"), "end", "resolve feed-jam level 2")

    assert hits(jammed) == [(hero, count - 1) for hero, count in open_fire] != []
    assert told(jammed, "AttackJammed") == [{"figure": boss, "count": 1}]


@rule("BOS-10", "COM-4")
@each_boss
def test_in_frost_haze_any_of_their_attacks_is_lost(boss: str) -> None:
    game = resolved(fight(boss, "frost-haze"), "frost-haze", 2, "target snake")
    play(game, "end")

    assert hits(game)[0] == ("snake", 0)
    assert told(game, "AttackJammed")[0]["figure"] == boss
    assert game.hero("snake").damage == 0
    assert boss_fact(game, "marks") == ()


@rule("BOS-10", "BOS-4")
def test_no_haze_protects_from_a_friend_whom_mantis_has_in_his_grip() -> None:
    """It is a hero who attacks then, and the haze is for the boss's next attack."""
    boss = f"boss mantis c3 E track {study.MIND_CONTROL} marks veiled-meryl\n{study.QUIET}"
    game = scene(f"{study.STUDY}{boss}snake c4 {TIRED_SNAKE}\nmeryl e1\nturn snake\ndice ! 5")

    play(game, "hand-to-hand c3")

    assert game.hero("meryl").damage == 1
    assert Mark("veiled", "meryl") in boss_fact(game, "marks")


# what heroes have


@rule("BOS-10")
@each_boss
def test_medical_locker_heals_in_any_fight(boss: str) -> None:
    game = resolved(fight(boss, "medical-locker", snake="damage 2 acted"), "medical-locker", 2)

    assert game.hero("snake").damage == 1
    assert heroes_reached(game, "Healed") == ["snake"]


@rule("BOS-10", "BOS-14")
@each_boss
def test_supply_cage_needs_no_supplies_on_the_map(boss: str) -> None:
    game = fight(boss, "supply-cage", text="gear snake assault-rifle*1\n")
    assert (game.state.stage.supplies, rules_of(boss_of(game.state)).hands_out) == ((), 0)

    resolved(game, "supply-cage", 2)

    assert heroes_reached(game, "Resupplied") == ["snake"]
    assert game.hero("snake").gear[0].tokens > 1


@rule("BOS-10", "BOS-4")
@each_boss
def test_open_channel_turns_focus_tokens_back_even_where_nobody_may_use_them(boss: str) -> None:
    step = f"track {study.NO_FOCUS}" if boss == "mantis" else ""
    game = resolved(fight(boss, "open-channel", step), "open-channel", 3, "target snake plus-2", "target snake reroll")

    assert game.hero("snake").inactive == ("minus-white-or-move", "minus-2")
