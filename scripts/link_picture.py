"""Writes client/public/link.png: what a link shows where it is shared, if it has no picture of its own.

python -m scripts.link_picture
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from noisecheck import new_game
from noisecheck.render.files import rasterised
from noisecheck.render.postcard import WIDTH, with_words
from noisecheck.texts import say

TARGET = Path(__file__).resolve().parent.parent / "client" / "public" / "link.png"
COLOURS = 64  # it is part of the package: a few colours do


def main() -> None:
    picture = with_words(new_game("cargo-dock").checkpoint, "noisecheck", [say("link-general.about", {})])
    drawn = Image.open(BytesIO(rasterised(picture, WIDTH))).convert("RGB")
    drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(TARGET, optimize=True)


if __name__ == "__main__":
    main()
