"""Weighs the built client: what a browser fetches, compressed, on a first visit that goes on to a table.

python scripts/size.py

That is the page with its home screen, the screens one sits down and plays at, and the words of the largest language;
not the screens, nor the texts of rules, that are fetched when somebody wants them.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STATIC = Path(__file__).resolve().parent.parent / "src" / "noisecheck" / "server" / "static"
MANIFEST = STATIC / ".vite" / "manifest.json"
FIRST = ("index.html", "style.css", "src/screens/Join.svelte", "src/screens/Play.svelte")
LANGUAGE = "virtual:language/words/"
LIMIT = 350_000  # bytes of scripts and styles together


def needed(manifest: dict[str, Any]) -> set[str]:
    """The files of the first visit: its parts, and whatever these need at once."""
    found: set[str] = set()
    languages = [name for name in manifest if name.startswith(LANGUAGE)]
    open_ = [*FIRST, max(languages, key=lambda name: weight(manifest[name]["file"]))]
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += manifest[name].get("imports", [])
    return {file for name in found for file in (manifest[name]["file"], *manifest[name].get("css", []))}


def weight(file: str) -> int:
    return len(gzip.compress((STATIC / file).read_bytes()))


def weights(files: set[str], ending: str) -> Iterator[int]:
    return (weight(file) for file in files if file.endswith(ending))


if __name__ == "__main__":
    if not MANIFEST.exists():
        sys.exit("the client is not built: make client")
    files = needed(json.loads(MANIFEST.read_text("utf-8")))
    scripts, styles = sum(weights(files, ".js")), sum(weights(files, ".css"))
    total = scripts + styles
    print(f"scripts {scripts / 1000:.1f} kB + styles {styles / 1000:.1f} kB = {total / 1000:.1f} kB gzipped,", end=" ")
    print(f"{total / LIMIT:.0%} of {LIMIT / 1000:.0f} kB")
    sys.exit(total > LIMIT)
