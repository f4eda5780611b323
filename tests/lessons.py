"""The lessons of the browser, as the engine plays them."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from noisecheck import Game, new_game, scene
from noisecheck.foresight.matters import foregone

FOLDER = Path(__file__).parent.parent / "client/src/tutorial/lessons"

Beat = dict[str, Any]


class Lesson(NamedTuple):
    """A lesson, and what its game begins with: a stage, or the lines of a scene."""

    id: str
    opens: dict[str, Any]
    beats: list[Beat]


def read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def single(name: str) -> Lesson:
    found = read(name)
    return Lesson(found["id"], found, found["beats"])


def on_fights() -> list[Lesson]:
    found = read("fights")
    return [
        Lesson(each["id"], {"scene": [*found["arena"], *each["scene"]]}, each["beats"]) for each in found["lessons"]
    ]


LESSONS = [single("training"), single("sight"), *on_fights()]


def begin(lesson: Lesson) -> Game:
    opens = lesson.opens
    if "scene" in opens:
        return scene("\n".join(opens["scene"]))
    return new_game(opens["stage"], opens["heroes"], opens["seed"])


def answers(beat: Beat) -> list[str]:
    """What it takes, with what the table answers by itself."""
    return [*beat.get("does", []), *beat.get("route", [])]


def asked(lesson: Lesson) -> list[list[str]]:
    """The answers that a learner gives, beat by beat."""
    game = begin(lesson)
    return [[text for text in answers(beat) if is_asked(game, text)] for beat in lesson.beats]


def is_asked(game: Game, text: str) -> bool:
    """Gives an answer. Whether anybody had to."""
    option = foregone(game)
    game.choose(text)
    return option is None
