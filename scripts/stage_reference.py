"""Writes docs/stages-reference.md from the types of a stage file; `--check` fails if it says something else."""

import sys
from pathlib import Path

from noisecheck.content.reference import stage_reference

TARGET = Path(__file__).parent.parent / "docs" / "stages-reference.md"


def main(arguments: list[str]) -> None:
    text = stage_reference()
    if arguments == ["--check"]:
        if not TARGET.is_file() or TARGET.read_text("utf-8") != text:
            sys.exit("docs/stages-reference.md is not what the types of a stage say: run `make reference`")
    elif arguments:
        sys.exit(__doc__)
    else:
        TARGET.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
