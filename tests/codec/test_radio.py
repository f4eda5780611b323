"""The Codec at the terminal and on the command line: a framed call, a list, or what might have been meant."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from noisecheck import Game, codec, picture
from noisecheck.campaign.veil import beyond
from noisecheck.cli import app
from noisecheck.terminal.saves import HOME
from noisecheck.terminal.session import Session
from tests.table import rule, scene
from tests.terminal.seats import in_one_line, plain_console, shown, sit_down, typist


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


@pytest.fixture
def yard() -> Game:
    """Meryl in a yard, with her rifle."""
    return scene("""
        a   b
      +---+---+
    1 | .   . |
      +---+---+
    meryl a1
    gear meryl light-assault-rifle*3
    turn meryl
    """)


def heard(said: str) -> str:
    """Without the frame."""
    return in_one_line("".join(sign for sign in said if sign not in "╭╮╰╯│─"))


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@rule("CDX-1")
def test_a_call_at_the_table_is_framed_with_number_title_speaker_and_rules(yard: Game) -> None:
    call = codec.calls()["05.07"]

    said = sit_down(yard, "codec 5.7")

    assert "╭─ 05.07  Chart of a guard ─" in said
    assert "─ Dr Rask, ship’s surgeon ─╯" in said
    assert call.text in heard(said)
    assert "Rules: COM-3, COM-7, COM-8, COM-11" in said


@rule("CDX-1")
def test_calling_changes_nothing_in_the_game(yard: Game) -> None:
    before = picture(yard)

    sit_down(yard, "codec 05.07", "codec 10.26", "CODEC footsteps", "codec", "codec zzz")

    assert picture(yard) == before


def test_a_frame_fits_into_a_narrow_window(yard: Game) -> None:
    said = sit_down(yard, "codec 05.07", width=50)

    frame = [line for line in said.splitlines() if line[:1] in "╭│╰" and line]
    assert {len(line) for line in frame} == {50}


def test_several_calls_are_listed(yard: Game) -> None:
    said = sit_down(yard, "codec footsteps")

    assert " 06.01  On footsteps" in said
    assert " 08.03  A bet about footsteps" in said
    assert "╭" not in said


def test_a_long_list_is_cut_short_and_says_so(yard: Game) -> None:
    found = codec.look_up("the", beyond(1)).calls

    assert f"… and {len(found) - 20} more" in sit_down(yard, "codec the")


def test_nobody_answers_where_there_is_nobody(yard: Game) -> None:
    said = in_one_line(sit_down(yard, "codec", "codec 99.99", "codec fotsteps"))

    assert "Which number, or which word?" in said
    assert "Nobody answers at 99.99." in said
    assert "No call mentions “fotsteps”. Did you mean footsteps" in said


@rule("CDX-1")
def test_a_session_returns_the_secrets_that_were_found(yard: Game) -> None:
    console = plain_console()
    session = Session(yard, console, typist("codec 0731", "codec footsteps", "codec 05.07", "codec 10.26"))

    assert session.play() == codec.SecretsFound(("07.31", "10.26"), ("pal-key-card",), ("other-hand",))
    assert "puts PAL Key Card into the Memory Box" in heard(shown(console))
    assert "it is known when the fight begins" in heard(shown(console))


def test_a_list_finds_no_secret(yard: Game) -> None:
    assert Session(yard, plain_console(), typist("codec the", "codec number")).play() == codec.secrets_found([])


def test_rules_and_cards_show_their_number(yard: Game) -> None:
    said = in_one_line(sit_down(yard, "rule ACT-9", "why use"))

    assert "Codec 06.04, 06.25" in said
    assert "Codec 05.10" in said


def test_the_command_line_plays_a_call() -> None:
    result = run("codec", "05.07")

    assert result.exit_code == 0
    assert codec.calls()["05.07"].text in heard(result.output)


def test_the_command_line_looks_for_words() -> None:
    result = run("codec", "camera", "orange")

    assert result.exit_code == 0
    assert "06.07" in result.output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99.99", "Nobody answers at 99.99. For example: codec 05.07, codec footsteps"),
        ("07.14", "Nobody answers at 07.14. Did you mean 07."),
        ("fotsteps", "No call mentions “fotsteps”. Did you mean footsteps"),
        ("", "Which number, or which word?"),
    ],
)
def test_the_command_line_fails_clearly_where_nothing_is_found(typed: str, answer: str) -> None:
    result = run("codec", typed)

    assert result.exit_code == 1
    assert answer in in_one_line(result.output)


def test_a_rule_without_a_call_shows_no_number() -> None:
    assert codec.numbers_for("CON-3") == ()
    assert "Codec" not in run("rules", "CON-3").output
    assert "Codec 06.04" in run("rules", "ACT-9").output


def test_an_output_without_our_signs_is_no_error() -> None:
    assert CliRunner(charset="ascii").invoke(app, ["codec", "07.31"]).exit_code == 0
