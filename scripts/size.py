"""Weighs the built client: what a browser has to fetch and read before the first page works, compressed.

python scripts/size.py
"""

import gzip
import sys
from pathlib import Path

STATIC = Path(__file__).resolve().parent.parent / "src" / "noisecheck" / "server" / "static"
LIMIT = 350_000  # bytes of scripts and styles together


def weights(ending: str) -> list[int]:
    return [len(gzip.compress(path.read_bytes())) for path in STATIC.rglob(f"*.{ending}")]


if __name__ == "__main__":
    scripts, styles = sum(weights("js")), sum(weights("css"))
    total = scripts + styles
    if not scripts:
        sys.exit("the client is not built: make client")
    print(f"scripts {scripts / 1000:.1f} kB + styles {styles / 1000:.1f} kB = {total / 1000:.1f} kB gzipped,", end=" ")
    print(f"{total / LIMIT:.0%} of {LIMIT / 1000:.0f} kB")
    sys.exit(total > LIMIT)
