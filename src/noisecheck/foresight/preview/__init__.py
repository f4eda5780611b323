"""What one option would do, for as far as nothing hidden is touched, and what is risky about it.

`run.py` runs it on an honest copy, `risks.py` says what takes two steps to commit.
"""

from __future__ import annotations

from noisecheck.engine.board import bits
from noisecheck.engine.game import Game
from noisecheck.engine.state import State
from noisecheck.engine.table import Decision, Option
from noisecheck.foresight.honest import Open
from noisecheck.foresight.preview.risks import risks_of
from noisecheck.foresight.preview.run import Previewed
from noisecheck.foresight.shapes import Preview
from noisecheck.foresight.view.questions import choice


def previews(game: Game) -> list[Preview]:
    """One for every option of the question."""
    if game.decision is None:
        return []
    question = Open(game)
    return [preview_of(question, option) for option in question.decision.options]


def preview(game: Game, text: str) -> Preview:
    """Of one option, by its text."""
    question = Open(game)
    return preview_of(question, question.option(text))


def preview_of(question: Open, option: Option) -> Preview:
    run = Previewed(question, str(option))
    run.run_on()
    return Preview(
        text=run.text,
        risks=list(risks_of(choice(question.state, question.decision, option), run)),
        way=run.way,
        events=run.told_events(),
        reveals=run.reveals,
        noise=run.noise[0],
        noise_chance=run.noise[1],
        sees=turned_sight(question.state, question.decision, option),
    )


def turned_sight(state: State, decision: Decision, option: Option) -> list[str]:
    """GRD-12, LOS-10: what a guard or camera sees that is turned so, with both its cones."""
    if option.verb != "face":
        return []
    board, seen = state.stage.board, state.geometry.seen
    space = board.numbers[str(decision.facts.get("guard") or decision.facts["space"])]
    sees = 0
    for facing in option.value if isinstance(option.value, tuple) else (option.value,):
        sees |= seen[facing][space]
    return [board.names[each] for each in bits(sees)]
