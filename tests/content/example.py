"""A small stage, `boathouse`, in a folder of its own, as it is or with something changed."""

from pathlib import Path

from noisecheck.content import lint_stage

MAP, STAGE = ((Path(__file__).parent / "boathouse" / file).read_text("utf-8") for file in ("map.txt", "stage.toml"))

Change = tuple[str, str]


def changed(text: str, *changes: Change) -> str:
    for old, new in changes:
        assert old in text, f"the example has no {old!r}"
        text = text.replace(old, new, 1)
    return text


def write(folder: Path, stage: str = STAGE, drawing: str = MAP) -> Path:
    """The stage as a folder `boathouse` in this folder."""
    place = folder / "boathouse"
    place.mkdir(exist_ok=True)
    (place / "stage.toml").write_text(stage, "utf-8", newline="\n")
    (place / "map.txt").write_text(drawing, "utf-8", newline="\n")
    return place


def faults(folder: Path, *changes: Change) -> list[str]:
    """What the linter says about the stage with these changes to `stage.toml`, from the name of the file on."""
    return said(write(folder, stage=changed(STAGE, *changes)))


def map_faults(folder: Path, *changes: Change) -> list[str]:
    """The same with changes to the map."""
    return said(write(folder, drawing=changed(MAP, *changes)))


def said(place: Path) -> list[str]:
    return [str(fault).replace(f"{place}/", "") for fault in lint_stage(place)]
