"""A boss at the terminal: on the map, beside it, in the story, and what is known of its cards."""

from io import StringIO

import pytest
from rich.console import Console

from noisecheck import Game, new_game
from noisecheck.engine.bosses.kit import boss_of
from noisecheck.terminal.map import draw_map
from noisecheck.terminal.session import Session
from tests.bosses import field, roof, study
from tests.bosses.rooms import ROOM
from tests.bosses.wreck import ROOF
from tests.table import rule, scene


def sit_down(game: Game, *typed: str) -> str:
    """What the terminal shows when this is typed."""
    screen = Console(width=110, file=StringIO())
    waiting = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    Session(game, screen, read).play()
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def test_the_map_shows_boss_hostage_and_circuit() -> None:
    shown = draw_map(new_game("revolver-ocelot")).plain

    assert "◆←" in shown
    assert "H" in shown
    assert shown.count("◦") == 8


def test_what_half_of_its_health_means_is_told_when_it_is_gone_and_stands_beside_the_map_then() -> None:
    game = scene(
        f"{ROOM}boss-deck reload\nboss ocelot a1 S damage 5\n"
        "snake b1 inactive minus-white-or-move,plus-2,minus-2,reroll\nturn snake\ndice 5"
    )

    before, _, after = sit_down(game, "hand-to-hand a1").partition("badly hurt")

    assert "Wounded:" not in before
    assert after.count("Wounded: Reload takes him 2 nodes clockwise.") == 2


@rule("BOS-46")
@pytest.mark.parametrize(
    ("boss", "unhurt", "wounded"),
    [
        (f"{roof.ROOF}boss hind {roof.NORTH}", "A card shifts it 3 spaces", "A card shifts it 2 spaces"),
        (f"{field.FIELD}boss tank e4:g6 N", "every hero it sees within 3 spaces", "every hero it sees within 4 spaces"),
        (f"{study.STUDY}boss mantis c3 E track 3", "attacks the hero whose seat comes next", "with 2□"),
    ],
)
def test_what_a_wounded_boss_is_said_to_do_is_what_it_does_now(boss: str, unhurt: str, wounded: str) -> None:
    def shown(damage: int) -> str:
        return " ".join(sit_down(scene(f"{boss} health 12 damage {damage}\nsnake a1\nturn snake"), "boss").split())

    assert unhurt in shown(5)
    assert wounded not in shown(5)
    assert wounded in shown(6)


def test_beside_the_map_stand_health_and_what_is_known_of_the_deck() -> None:
    game = scene(
        ROOM + "boss ocelot a1 S damage 5\nboss-deck reload | fan-fire | bank-shot\ntoken hostage c2 damage 1\nsnake c1"
    )

    said = sit_down(game)

    assert "defeat Ocelot" in said
    assert "health 7/12" in said
    assert "hostage 2/3" in said
    assert "on top: Reload" in said
    assert "unseen cards: 1" in said
    assert "then: Bank Shot" in said


def test_beside_the_map_stands_the_step_of_the_track_that_is_in_force() -> None:
    stage = ROOM.replace("boss ocelot", "boss mantis")
    game = scene(stage + "boss mantis c1 S track 1\ntoken bust a1\nsnake a1\nturn snake")

    said = sit_down(game, "topple")

    assert "Row Only: He can be attacked only from his row." in said
    assert "Defense 12" in said
    assert "Snake topples the bust in a1." in said
    assert "Mantis no longer reads your mind: Defense 4." in said


def test_beside_the_map_stands_what_else_its_dashboard_shows() -> None:
    """Liquid at the edge of a roof: what his end would be rolled with, and who hangs."""
    said = sit_down(scene(ROOF + "boss liquid c2 S track 2 marks hangs-meryl,skull\nsnake c3\nmeryl b4\nturn snake"))

    assert "skulls: 1; if he goes down here, a hero rolls 3□; any ! is his end" in " ".join(said.split())
    assert "Meryl hangs on the edge" in said
    assert "Off Balance" in said


def test_a_card_that_is_turned_up_says_what_it_does() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck fan-fire; reload\nsnake b1\nturn snake\ndice 6 2 2")

    said = sit_down(game, "combo a1", "pass", "pass")

    assert "Ocelot reacts with Fan Fire." in said
    assert "He grins." in said
    assert "Each 4+ hits Ocelot: 1 hit as it stands." in said


def test_a_roll_says_whom_its_dice_hit() -> None:
    """Meryl shoots at a shadow, not at the Ninja beyond it."""
    game = scene(
        ROOM.replace("stage boss ocelot", "stage boss ninja")
        + "boss ninja e1 S\ntoken shadow c1\nmeryl a1\ngear meryl handgun-50\nturn meryl\ndice 6"
    )

    said = sit_down(game, "use handgun-50 c1", "pass")

    assert "Each 3+ hits a shadow: 1 hit as it stands." in said
    assert "hits the Ninja" not in said


def test_cards_without_a_reaction_are_told_without_one() -> None:
    game = scene(ROOM.replace("stage boss ocelot", "stage boss ninja") + "boss ninja e1 S\nsnake a1\nturn snake")

    said = sit_down(game, "boss")

    assert "A shadow appears beside every hero." in said
    assert "When" not in said


def test_a_reaction_says_when_it_is_asked_for() -> None:
    """Wolf's are for damage to her, not for any attack on her."""
    said = sit_down(new_game("sniper-wolf"), "boss")

    assert "When she is damaged: She takes 2 more damage." in said


def test_boss_tells_what_its_dashboard_means() -> None:
    said = " ".join(sit_down(new_game("cyborg-ninja"), "boss").split())

    assert "Only blows at close quarters hurt him. His quarry is the nearest hero whose ! or ? is on the map" in said


def test_a_shadow_has_a_sign_of_its_own() -> None:
    """The first letter would be Snake's."""
    assert draw_map(new_game("cyborg-ninja")).plain.count("◊") == 2


def test_boss_tells_every_card_and_not_the_order_of_those_nobody_saw() -> None:
    one = scene(ROOM + "boss ocelot a1 S\nboss-deck reload; fan-fire\nsnake b1\nturn snake")
    other = scene(ROOM + "boss ocelot a1 S\nboss-deck fan-fire; reload\nsnake b1\nturn snake")

    assert sit_down(one, "boss") == sit_down(other, "boss")
    assert "Nothing happens: an empty click. This card stays on top." in sit_down(one, "boss")


def test_without_a_boss_there_is_nothing_to_tell() -> None:
    assert "There is no boss in this stage." in sit_down(new_game("heliport"), "boss")


def test_hints_tell_where_to_throw_from_and_what_to_expect() -> None:
    game = new_game("tank", seed=1)

    said = sit_down(game, "hint", "hint plan")

    assert "good places to attack Tank from" in said
    assert "Snake moves to a better place against Tank." in said


def test_a_bot_takes_a_seat_in_a_boss_fight_and_may_be_told_a_plan() -> None:
    assert "there is no plan 'dance'; known: " in sit_down(new_game("tank"), "bot snake steady:dance")
    assert "there is no plan 'dance'; known: –" in sit_down(new_game("heliport"), "bot snake steady:dance")


def test_a_leap_over_a_boss_warns_of_its_attack() -> None:
    game = scene(ROOM + "boss ocelot b1 S\nsnake a1\nturn snake")

    assert "c1 over b1: ! and attack" in sit_down(game)


def test_a_tank_shows_the_damage_of_each_plate_and_who_has_grenades_left() -> None:
    game = new_game("tank", ["snake", "meryl"], seed=1)
    game.choose("turn snake")
    game.choose("throw")

    plates = draw_map(game).plain
    said = sit_down(game)

    assert (plates.count("◆2"), plates.count("◆3"), plates.count("3★")) == (4, 4, 1)
    assert "in hand: Snake 1, Meryl 2" in said


@rule("CDX-1", "BOS-23")
def test_a_secret_called_in_the_middle_of_the_fight_counts_at_once_and_can_be_taken_back() -> None:
    game = new_game("psycho-mantis")

    said = sit_down(game, "codec 10.26", "undo")

    assert "No yesterday" in said
    called, _, taken_back = said.partition("knows the secret of Mantis")
    assert "Defense 12" in called
    assert "Defense 4" in taken_back.partition("taken back")[0]
    assert game.answers == ()
    assert boss_of(game.state).marks == ()


@rule("CDX-1")
def test_one_that_is_called_while_something_else_is_asked_counts_in_the_next_turn() -> None:
    game = new_game("psycho-mantis", ["snake", "meryl"])

    said = sit_down(game, "codec 10.26", "turn meryl")

    assert said.index("Meryl: choose an action") < said.index("Meryl knows the secret of Mantis")
    assert boss_of(game.state).marked("other-hand")


def test_what_no_list_shows_can_be_asked_about() -> None:
    assert "“learn other-hand” is possible now, though it is not on the list" in sit_down(
        new_game("psycho-mantis", ["snake"], 1), "why learn other-hand"
    )
