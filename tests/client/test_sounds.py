"""Whatever a player can hear about has its sound, or a reason why not. Both sources are read, not run."""

import re
from pathlib import Path

from noisecheck.art import LOOKS
from noisecheck.engine import events

SOUND = Path(__file__).parents[2] / "client" / "src" / "sound"


def keys(file: str, name: str) -> list[str]:
    """The keys of a record that the client's source gives this name."""
    found = re.search(rf"const {name}: Record<.*?> = \{{\n(.*?)\n\}};", (SOUND / file).read_text("utf-8"), re.DOTALL)
    assert found, name
    return re.findall(r"^  (\w+): ", found[1], re.MULTILINE)


def test_every_event_has_a_cue_or_a_reason_to_be_silent() -> None:
    heard, silent = keys("events.ts", "HEARD"), keys("events.ts", "SILENT")

    assert len(heard) > 80
    assert sorted(heard + silent) == sorted(kind for kind in events.KINDS)


def test_every_look_has_a_floor_and_a_bed() -> None:
    assert set(keys("floors.ts", "UNDER")) == set(LOOKS)
    assert set(keys("beds.ts", "AROUND")) == set(LOOKS)
