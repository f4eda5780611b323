"""Every reason a bot can give has words, and no word is left over."""

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import noisecheck
from noisecheck import new_game, texts
from noisecheck.bots import BOTS, Why, bot

SOURCE = Path(noisecheck.__file__).parent


def written() -> set[str]:
    body = FluentParser().parse((SOURCE / "texts/en/bots.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def used() -> set[str]:
    """Every text in the code of the bots that looks like a key."""
    found = {f"bot-name-{name}" for name in BOTS}
    for path in (SOURCE / "bots").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("bot-"):
                found.add(node.value)
    return found


def said(reason: Why) -> str:
    return texts.say(reason.key, reason.facts)


def test_all_reasons_have_words_and_all_words_are_used() -> None:
    assert written() == used()


def test_a_bot_explains_every_choice_of_a_game() -> None:
    for name in BOTS:
        game = new_game("heliport", seed=3)
        player = bot(name, seed=3, nodes=2)
        for _ in range(40):
            if game.decision is None:
                break
            game.choose(player.choose(game))
            sentence = said(player.explain())
            assert not sentence.startswith("bot-"), sentence


def test_a_plan_is_told_with_its_goal_and_no_figure_that_is_only_estimated() -> None:
    game = new_game("cargo-dock", seed=1)
    player = bot("steady")
    game.choose("turn snake") if game.decision and game.decision.kind == "turn" else None
    player.choose(game)

    reason = player.explain()
    assert reason.key == "bot-goes"
    assert {"hero", "space", "left"} == set(reason.facts)
    assert said(reason).startswith("Snake goes to ")
    assert "%" not in said(reason)
    assert player.intent()
