"""Events as the terminal tells them: Order cards in words, event tokens with the stage's own, long lines hung."""

from rich.console import Console
from rich.text import Text

from noisecheck import new_game
from noisecheck.engine.events import EventReached
from noisecheck.terminal.story import hanging, tell_order, tell_story
from tests.table import scene
from tests.terminal.seats import in_one_line, sit_down

ROOM = "    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\n"


def test_an_order_card_says_what_it_means() -> None:
    assert tell_order("radio-in 6/5 right flip") == (
        "Order card: Radio-In (missing guards come in). Guards move 6 (alert) or 5, turn right, cameras flip."
    )
    assert tell_order("stay-alert 5/4 left").endswith("Guards move 5 (alert) or 4, turn left.")


def test_a_stage_may_say_what_its_event_means() -> None:
    lines = list(tell_story([EventReached("A", "snake", rule="SET-8")], stage="heliport"))

    assert lines[0].plain == " Snake reaches event A.  SET-8"
    assert "pistol" in lines[1].plain


def test_a_stage_without_focus_says_so_at_once() -> None:
    assert new_game("cargo-dock").state.stage.mission.forbids_focus


def test_a_long_line_is_hung_under_its_beginning() -> None:
    console = Console(width=40)

    lines = hanging(console, Text("   " + "word " * 20)).plain.splitlines()

    assert lines[0].startswith("   word")
    assert all(line.startswith("      word") for line in lines[1:])
    assert max(map(len, lines)) <= 40


def test_burned_cards_lie_underneath() -> None:
    game = scene(
        f"{ROOM}snake a1\ndead b1\ndead b1\ndead b1\nturn snake\n"
        "orders lost-contact 5/4 left; waken 5/4 left; waken 6/5 left; game-over\n"
    )

    said = in_one_line(sit_down(game, "end"))

    assert "Order cards left: 3 (1 burned, underneath)" in said


def test_elevators_say_where_they_lead() -> None:
    assert "⇕ f8↔g1  l8↔m1" in sit_down(new_game("recon", ["snake"]), width=140)


def test_who_stands_on_an_exit_is_framed_and_a_guard_on_a_camera_hides_no_cone() -> None:
    game = scene(f"{ROOM}snake a1\nexit a1\nguard b1 W\ncamera b1 orange W green W\nturn snake\n")

    said = sit_down(game)

    assert "┃[S] ◉◀←┃" in said


def test_the_dashboard_shows_a_disguise_and_the_system_cards() -> None:
    game = scene(f"{ROOM}meryl a1 disguised\notacon b1\nbeside distraction 3 - -\nturn meryl\n")

    said = sit_down(game)

    assert "Meryl a1  disguised" in said
    assert "Distraction ■3 4+ 5" in said
