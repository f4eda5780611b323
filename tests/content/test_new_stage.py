"""`noisecheck new-stage`: what it writes is a whole stage, sound, with words, and can be played at once."""

from pathlib import Path

import pytest

from noisecheck import StageError, new_game
from noisecheck.bots import bot
from noisecheck.content import lint_stage, load_stage
from noisecheck.content.loader import parties
from noisecheck.content.template import TEMPLATE, write_new_stage
from noisecheck.engine.outcome import WON
from noisecheck.texts import look_up, name


def test_a_new_stage_has_no_faults(tmp_path: Path) -> None:
    folder = write_new_stage("old-mill", tmp_path / "stages")

    assert folder == tmp_path / "stages" / "old-mill"
    assert sorted(path.name for path in folder.iterdir()) == ["map.txt", "stage.toml", "words.ftl"]
    assert lint_stage(folder) == []


def test_a_new_stage_can_be_won_with_every_number_of_heroes(tmp_path: Path) -> None:
    file = load_stage(write_new_stage("old-mill", tmp_path)).file
    for number in file.players:
        for party in parties(file, number):
            outcomes = set()
            for seed in range(6):
                game, player = new_game("old-mill", party, seed), bot("steady", seed)
                while game.decision:
                    game.choose(player.choose(game))
                outcomes.add(game.outcome)
            assert WON in outcomes, party


def test_a_new_stage_speaks_in_its_own_words(tmp_path: Path) -> None:
    load_stage(write_new_stage("the-old-mill", tmp_path))

    assert name("the-old-mill") == "The Old Mill"
    assert "gate in the north-east" in str(look_up("stage-the-old-mill.briefing", {}))
    assert "one button" in str(look_up("stage-the-old-mill.event-A", {}))
    assert name("press-the-button").startswith("Press it.")


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("Old Mill", "not 'Old Mill', but 'old-mill', say"),
        ("7th floor", "not '7th floor', but 'th-floor', say"),
        ("../elsewhere", "not '../elsewhere', but 'elsewhere', say"),
        ("", "not '', but 'my-stage', say"),
        ("x" * 41, f"but '{'x' * 40}', say"),
        ("heliport", "heliport is the name of a stage that comes with the game; take another name"),
        ("recon-ocelot", "recon-ocelot is the name of a stage that comes with the game; take another name"),
        ("boss", "boss is a word the notation has another use for; take another name"),
        ("snake", "snake is the name of a hero, a boss or a card; take another name"),
    ],
)
def test_a_bad_name_is_refused_with_a_better_one(tmp_path: Path, bad: str, said: str) -> None:
    with pytest.raises(StageError) as caught:
        write_new_stage(bad, tmp_path)

    assert said in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    folder = write_new_stage("old-mill", tmp_path)
    (folder / "map.txt").write_text("my own map")

    with pytest.raises(StageError, match="old-mill is there already; nothing was written"):
        write_new_stage("old-mill", tmp_path)

    assert (folder / "map.txt").read_text() == "my own map"


def test_every_table_of_the_template_is_explained() -> None:
    """Whoever reads the file from above meets a comment before each kind of table."""
    lines = (TEMPLATE / "stage.toml").read_text("utf-8").splitlines()
    first = {line: at for at, line in reversed(list(enumerate(lines))) if line.startswith("[")}

    assert [table for table, at in first.items() if not lines[at - 1].startswith("#") and "." not in table] == [
        "[[guards]]"  # said with the barracks
    ]
