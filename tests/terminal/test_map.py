"""The map in the terminal, as it is drawn without colours."""

from rich.console import Console

from noisecheck import Game, new_game
from noisecheck.terminal.map import draw_map
from noisecheck.terminal.svg import board_svg
from tests.table import rule, scene

DRAWN = """\
    a   b   c   d   e   f   g
  ┏━━━━━━━━━━━━━━━━━━━┳━━━━━━━┓
1 ┃ ⌂    ?  A   z2  ✗ ┃░▦░  ◉←┃
  ┃   ╺━━━━━━━┓   ·   ╹   ·   ┃
2 ┃ EX ▓▓▓▓▓▓▓┃     ▼¹▫░░░    ┃
  ┃   ·▓▓▓▓▓▓▓┃   ·   ╻   ·   ┃
3 ┃    ▓▓▓▓▓▓▓┃░▹░ ░░░┃░☆░  ▤ ┃
  ┣━━━━━━━━━━━┛═══╺━━━┻━━━╸┄┄┄┃
4 ┃∙╳░ ░∙░ ░░░  ↻   ★         ┃
  ┃   ·   ·   ·   ·   ·   ┏━━━┛
5 ┃░S! ░M░ ░∙░  ◀   ⇕   ◇ ┃
  ┗━━━━━━━━━━━━━━━━━━━━━━━┛"""


def drawn(game: Game, lines: int = 0) -> str:
    return "\n".join(line.rstrip() for line in draw_map(game, tints=False, lines=lines).plain.splitlines())


def test_everything_on_the_table_has_its_sign() -> None:
    game = scene("""
        a   b   c   d   e   f   g
      +---+---+---+---+---+---+---+
    1 | .   .   .   .   . | .   . |
      +   +---+---+   +   +   +   +
    2 | .   #   # | .   . : .   . |
      +   +   +   +   +   +   +   +
    3 | .   #   # | >   . | .   . |
      +---+---+---+===+---+---+   +
    4 | .   .   .   o   .   .   . |
      +   +   +   +   +   +   +---+
    5 | .   .   .   .   .   .     |
      +---+---+---+---+---+---+---+
    zone west a1:e3
    zone east f1:g3
    zone south a4:f5 g4
    snake a5
    meryl b5
    guard d5 W
    guard e2 S ko 1
    ko d1 2
    dead e1
    ? meryl b1
    ! snake a5
    camera g1 orange W green S
    trap f5 laser down
    trap a4 laser up
    terminal f1 level 3 needs 2 4 5
    door d3-d4 level 2 needs 4+ 5
    door e2-f2 level 2 needs 4+ 5 open
    barracks a1 zone west count 3 faces E
    event A c1
    objective e4
    objective f3 down
    exit a2
    elevator e5 to a3
    supply g3
    turn snake
    """)

    assert drawn(game) == DRAWN


def tall(row: int) -> Game:
    rows = "".join(f"{number:2} | .   . |\n   +---+---+\n" for number in range(1, 13))
    return scene(f"     a   b\n   +---+---+\n{rows}snake a{row}\nturn snake\n")


def test_in_a_low_window_the_rows_around_the_hero_are_drawn() -> None:
    assert [line[:2].strip() for line in drawn(tall(6), lines=12).splitlines()[2::2]] == ["4", "5", "6", "7", "8"]
    assert [line[:2].strip() for line in drawn(tall(1), lines=12).splitlines()[2::2]] == ["1", "2", "3", "4", "5"]
    assert [line[:2].strip() for line in drawn(tall(12), lines=12).splitlines()[2::2]] == ["8", "9", "10", "11", "12"]


def test_a_window_of_no_height_still_shows_a_few_rows() -> None:
    assert len(drawn(tall(6), lines=1).splitlines()) == 8


@rule("BOS-39")
def test_the_edge_of_a_roof_is_no_wall() -> None:
    edge, *_ = [line for line in drawn(new_game("liquid")).splitlines() if "╌" in line]

    assert "╌╌╌" in edge
    assert not {*"━┃┏┓┗┛"} & {*drawn(new_game("liquid"))}
    assert "╌" not in drawn(new_game("cargo-dock"))


def test_watched_spaces_are_tinted_where_there_are_colours() -> None:
    game = scene("    a   b   c\n  +---+---+---+\n1 | .   .   . |\n  +---+---+---+\nsnake a1\nguard c1 W\nturn snake\n")

    assert "░" in draw_map(game, tints=False).plain
    assert "░" not in draw_map(game).plain


def test_every_sign_is_one_column_wide() -> None:
    from rich.cells import cell_len

    from noisecheck.terminal.signs import LEGEND

    assert all(cell_len(entry.sign.text) == len(entry.sign.text) for entry in LEGEND)


def test_the_picture_needs_nothing_from_elsewhere() -> None:
    picture = board_svg(tall(3))

    assert picture.startswith("<svg")
    assert "font-face" not in picture
    assert picture.replace("http://www.w3.org/2000/svg", "").count("http") == 0


def test_the_picture_is_the_same_every_time() -> None:
    assert board_svg(tall(3)) == board_svg(tall(3))


def test_the_map_can_be_drawn_at_every_question_of_a_game() -> None:
    console = Console(width=80)
    game = tall(5)
    for choice in ("sneak b5", "dash b4", "stop", "end"):
        assert draw_map(game, tints=bool(console.color_system)).plain
        if game.decision and game.decision.find(choice):
            game.choose(choice)
