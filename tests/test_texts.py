"""Whatever engine and terminal say has words, all words are used, no sentence asks for a fact it is not given.

The code is read, not run: every call that asks, objects, tells or says is found, wherever it stands.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import noisecheck
from noisecheck import new_game, stage_ids, texts
from noisecheck.content import variant_ids
from noisecheck.content.loader import find_stage
from noisecheck.content.values import SPECIAL_RULES
from noisecheck.content.words import endings_of, keys_of
from noisecheck.engine import events
from noisecheck.engine.board import COMPASS
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.cards import GAME_OVER, ORDER_ACTIONS, Die
from noisecheck.engine.dashboards import DASHBOARDS
from noisecheck.engine.equipment import COPIES, GEAR
from noisecheck.engine.gear.using import use_of
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.heroes.terminal_card import SECURITY
from noisecheck.engine.rules.actions import ACTIONS
from noisecheck.engine.rules.focus import TOKENS
from noisecheck.engine.systems.cards import SYSTEM_CARDS
from noisecheck.render.ground import UNNAMED
from noisecheck.terminal.signs import LEGEND
from noisecheck.texts import SCENE
from tests.table import scene

SOURCE = Path(noisecheck.__file__).parent
ENGINE = SOURCE / "engine"
COMMANDS = [SOURCE / name for name in ("__main__.py", "cli.py", "extras.py", "server/serve.py", "server/backups.py")]
TERMINAL = [*(SOURCE / "terminal").glob("*.py"), *COMMANDS]
CAMPAIGN = sorted((SOURCE / "campaign").glob("*.py"))
SERVER = sorted((SOURCE / "server").glob("*.py"))
RENDER = sorted((SOURCE / "render").glob("*.py"))
LAB = sorted((SOURCE / "lab").glob("*.py"))
WORDS = sorted((SOURCE / "texts/en").glob("*.ftl"))


# the words


class Placeholders(Visitor):
    """The facts a message uses; names of other messages do not count."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # named by the parser
        self.names.add(node.id.name)


@cache
def entries(path: Path) -> list[object]:
    return list(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def messages() -> dict[str, set[str]]:
    """Every message, and every attribute as `message.attribute`, with the facts it uses."""
    found: dict[str, set[str]] = {}
    for path in WORDS:
        for entry in entries(path):
            if isinstance(entry, Message):
                parts = [
                    (entry.id.name, entry.value),
                    *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
                ]
                for key, pattern in parts:
                    reader = Placeholders()
                    reader.visit(pattern)
                    found[key] = reader.names
    return found


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in messages() if key.startswith(prefix) and "." not in key}


# the code


class Said(NamedTuple):
    """A message some line of code wants, with the facts it gives."""

    key: str
    facts: frozenset[str]
    where: str


def functions(path: Path) -> Iterator[ast.AST]:
    """The module and every function in it; a call belongs to each of them that it stands in."""
    tree = ast.parse(path.read_text("utf-8"))
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def values(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    """What is given to a variable in a function."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets):
            yield node.value
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id == name
            and node.value
        ):
            yield node.value


def strings(node: ast.expr, scope: ast.AST) -> set[str]:
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=other):
            return strings(body, scope) | strings(other, scope)
        case ast.Name(id=name):
            return {text for value in values(name, scope) for text in strings(value, scope)}
    return set()


def keys(node: ast.expr | None, scope: ast.AST) -> set[str]:
    match node:
        case ast.Dict(keys=names):
            return {name.value for name in names if isinstance(name, ast.Constant) and isinstance(name.value, str)}
        case ast.Name(id=name):
            return {key for value in values(name, scope) for key in keys(value, scope)}
    return set()


def calls(paths: list[Path], function: str, key_at: int, facts_at: int, prefix: str = "") -> list[Said]:
    """All calls of a function, with the message each of them names."""
    best: dict[tuple[str, int, int], Said] = {}
    for path in paths:
        for scope in functions(path):
            for node in ast.walk(scope):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                    facts = frozenset(keys(node.args[facts_at] if len(node.args) > facts_at else None, scope))
                    for text in strings(node.args[key_at], scope):
                        where = f"{path.name}:{node.lineno}"
                        best[text, id(path), node.lineno] = Said(prefix + text, facts, where)
    return list(best.values())


def engine_files() -> list[Path]:
    return sorted(ENGINE.rglob("*.py"))


@cache
def questions() -> list[Said]:
    asked = calls(engine_files(), "Decision", 0, 4, "decision-")
    return [each._replace(facts=each.facts | {"hero", "dice"}) for each in asked]


@cache
def objections() -> list[Said]:
    return calls(engine_files(), "Objection", 1, 2, "objection-")


@cache
def notes() -> list[Said]:
    return calls(engine_files(), "Note", 0, 1, "boss-note-")


@cache
def told() -> list[Said]:
    return [
        Said(f"event-{kind}", frozenset(field.name for field in fields(event)), "events.py")
        for kind, event in events.KINDS.items()
    ]


@cache
def terminal_says() -> list[Said]:
    return calls(TERMINAL, "say", 0, 1) + calls(TERMINAL, "label", 0, 9) + calls(TERMINAL, "meter", 0, 9)


@cache
def campaign_says() -> list[Said]:
    """What a campaign cannot do or be, and why a stage has to wait; terminal and server refuse too. What is shared."""
    faults = calls([*CAMPAIGN, *TERMINAL, *SERVER], "CampaignError", 0, 1, "campaign-fault-")
    return faults + calls(CAMPAIGN, "Reason", 0, 1, "campaign-why-") + calls(CAMPAIGN, "say", 0, 1)


@cache
def render_says() -> list[Said]:
    return calls(RENDER, "say", 0, 1)


@cache
def legend() -> list[Said]:
    return calls(RENDER, "LegendEntry", 2, 9)


@cache
def lab_says() -> list[Said]:
    return calls(LAB, "say", 0, 1) + calls(LAB, "words", 0, 9, "lab-")


def everything_said() -> list[Said]:
    shown = [*terminal_says(), *campaign_says(), *render_says(), *legend(), *lab_says()]
    return [*questions(), *objections(), *notes(), *told(), *shown]


# the promises


@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.name)
def test_the_files_of_words_are_sound_fluent(path: Path) -> None:
    assert [entry.content for entry in entries(path) if isinstance(entry, Junk)] == []


def test_every_special_rule_of_a_stage_has_words_and_its_facts() -> None:
    made = calls([SOURCE / "content/special_rules.py"], "SpecialRule", 0, 1, "special-")

    assert family("special-") == {said.key.removeprefix("special-") for said in made} | {*SPECIAL_RULES}
    assert [said.key for said in made if not messages()[said.key] <= said.facts] == []


def test_no_message_is_written_twice() -> None:
    names = [entry.id.name for path in WORDS for entry in entries(path) if isinstance(entry, Message)]

    assert sorted(names) == sorted(set(names))


def test_whatever_is_said_has_words() -> None:
    assert [f"{said.where}: {said.key}" for said in everything_said() if said.key not in messages()] == []


def test_no_sentence_asks_for_a_fact_it_is_not_given() -> None:
    wrong = [
        f"{said.where}: {said.key} has no fact {sorted(messages()[said.key] - said.facts)}"
        for said in everything_said()
        if said.key in messages() and not messages()[said.key] <= said.facts
    ]

    assert wrong == []


@pytest.mark.parametrize(("prefix", "found"), [("decision-", questions), ("objection-", objections), ("event-", told)])
def test_no_words_for_what_is_never_said(prefix: str, found: object) -> None:
    assert callable(found)

    assert {prefix + name for name in family(prefix)} == {said.key for said in found()}


def test_every_question_and_objection_of_the_engine_was_found() -> None:
    """A kind or reason put together in some other way than a plain text would escape the other tests."""
    for function, found in (("Decision", questions()), ("Objection", objections())):
        places = {
            f"{path.name}:{node.lineno}"
            for path in engine_files()
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function
        }

        assert places == {said.where for said in found}


def test_all_words_of_the_terminal_are_used() -> None:
    paths = [SOURCE / "texts/en" / name for name in ("terminal.ftl", "campaign.ftl")]
    written = {entry.id.name for path in paths for entry in entries(path) if isinstance(entry, Message)}
    used = {said.key for said in [*terminal_says(), *campaign_says()]} | {entry.key for entry in LEGEND}
    used |= {f"cli-{said.key}" for said in calls(TERMINAL, "words", 0, 9)}
    help_lines = {"number", "text", *noisecheck_commands(), "quit"}

    assert written == used | {f"help-{line}" for line in help_lines}


def test_all_words_of_drawn_maps_are_used() -> None:
    path = SOURCE / "texts/en/render.ftl"

    assert {entry.id.name for entry in entries(path) if isinstance(entry, Message)} == {
        said.key for said in [*render_says(), *legend()] if said.key.startswith("render-")
    }


def test_all_words_of_the_lab_are_used() -> None:
    path = SOURCE / "texts/en/lab.ftl"

    assert {entry.id.name for entry in entries(path) if isinstance(entry, Message)} == {
        said.key.partition(".")[0] for said in lab_says()
    }


def noisecheck_commands() -> list[str]:
    from rich.console import Console

    from noisecheck.terminal.session import Session

    return list(Session(scene("    a\n  +---+\n1 | . |\n  +---+\nsnake a1\n"), Console()).commands)


def things_with_names() -> set[str]:
    purposes = {said.key for said in calls(engine_files(), "Purpose", 0, 9)}
    abilities = {ability for dashboard in DASHBOARDS.values() for ability in dashboard.abilities}
    things = {*DASHBOARDS, "guard", SECURITY, "camera", *COMPASS, *ACTIONS, *TOKENS, *abilities, *purposes, *GEAR}
    bosses = {*BOSSES, *(thing for boss in BOSSES.values() for thing in (*boss.cards, *boss.tokens, *boss.steps))}
    missions = [find_stage(stage).mission for stage in stage_ids()]  # stages that somebody made bring their words
    choices = {choice for mission in missions for each in mission.events.values() for choice in each.choices}
    zones = {zone.name for stage in stage_ids() for zone in new_game(stage).checkpoint.stage.zones} - {UNNAMED}
    return (
        things
        | bosses
        | choices
        | zones
        | {*ORDER_ACTIONS, GAME_OVER, *REACTIONS, *SYSTEM_CARDS, SCENE, *stage_ids(), *variant_ids()}
    )


def test_everything_players_meet_has_a_name_and_nothing_else_has() -> None:
    assert family("name-") == things_with_names()


def things_explained() -> dict[str, set[str]]:
    """By the beginning of their keys in cards.ftl, all that players may ask about."""
    return {
        "action-": {*ACTIONS},
        "ability-": {ability for dashboard in DASHBOARDS.values() for ability in dashboard.abilities},
        "token-": {*TOKENS},
        "card-": {*GEAR},
        "system-": {*SYSTEM_CARDS},
        "order-": {*ORDER_ACTIONS, GAME_OVER},
        "reaction-": {*REACTIONS},
    }


def test_it_is_told_what_every_action_card_and_token_does_and_nothing_else_is() -> None:
    written = {entry.id.name for entry in entries(SOURCE / "texts/en/cards.ftl") if isinstance(entry, Message)}

    assert written == {prefix + thing for prefix, things in things_explained().items() for thing in things}


def test_what_a_card_does_names_its_price_and_its_noise() -> None:
    for card, gear in GEAR.items():
        said = texts.about(card)
        if use_of(card):
            price = {0: "Free", 1: "1 action", 2: "2 actions"}[gear.cost]
            assert re.match(rf"{price}\b", said), said
        else:
            assert said.startswith("No action"), said
        assert ("LOUD: " in said) == gear.loud, said


def test_it_is_told_of_every_boss_how_it_comes_in_and_fights_and_what_its_cards_steps_and_wounds_do() -> None:
    """And nothing else is. When a reaction is asked for is said of those whose cards have one."""
    written = {entry.id.name for entry in entries(SOURCE / "texts/en/bosses.ftl") if isinstance(entry, Message)}
    cards = {f"boss-card-{card}" for boss in BOSSES.values() for card in boss.cards}
    cards |= {said.key for said in notes()} | {
        f"boss-{part}-{boss}" for part in ("enters", "half", "dashboard") for boss in BOSSES
    }
    cards |= {
        f"boss-when-{boss}" for boss in BOSSES if texts.look_up(f"boss-card-{BOSSES[boss].cards[0]}.reaction", {})
    }
    cards |= {f"boss-clue-{secret}" for boss in BOSSES.values() for secret in boss.secrets}
    cards |= {f"boss-opening-{name}" for name, boss in BOSSES.items() if boss.past}

    assert written == cards | {f"boss-step-{step}" for boss in BOSSES.values() for step in boss.steps}


@pytest.mark.parametrize("boss", BOSSES)
def test_it_is_told_what_half_of_its_health_means(boss: str) -> None:
    assert f"boss-half-{boss}.means" in messages()


def test_copies_of_a_card_do_the_same() -> None:
    assert texts.about("rations-3") == texts.about("rations")
    assert texts.about("key-card-3") != texts.about("key-card-4")


def test_every_stage_has_a_line_a_briefing_its_events_its_choices_and_its_endings_and_nothing_else() -> None:
    files = [find_stage(stage).file for stage in (*stage_ids(), *variant_ids())]
    needed = {key for file in files for key in (*keys_of(file), *endings_of(file))}
    written = {key for key in messages() if key.startswith("stage-")}

    assert written == {key for key in needed if key.startswith("stage-")}
    assert needed <= messages().keys()


def test_copies_of_a_card_share_its_name() -> None:
    names = {f"{card}-{number}": card for card, copies in COPIES.items() for number in range(2, copies + 1)}

    assert len(GEAR) + len(names) == 39, "the box has 39 cards: README, docs and this count say so"
    assert {copy: texts.name(copy) for copy in names} == {copy: texts.name(card) for copy, card in names.items()}


def test_the_question_of_a_turn() -> None:
    game = scene("    a   b\n  +---+---+\n1 | .   . |\n  +---+---+\nsnake a1\nturn snake\n")

    assert str(game.decision) == "Snake: choose an action (4 left)"


def test_dice_are_drawn_in_their_colour() -> None:
    rolled = events.Rolled("snake", "noise", (Die("w", 0), Die("b", 4)), rule="ATT-5")

    assert texts.tell(rolled) == "Snake rolls □! ■4 (noise check)."
    freed, taken = (events.ObjectiveTaken("snake", "b1", what, rule="ACT-18") for what in ("hostage", "objective"))
    assert texts.tell(freed) == "Snake frees the hostage in b1."
    assert texts.tell(taken) == "Snake takes the objective in b1."


@pytest.mark.parametrize(
    ("reason", "figure", "said"),
    [
        ("killed", "gray-fox", "Gray Fox was killed"),
        ("hostage", "hostage", "the hostage was killed"),
        ("killing", "guard", "a guard was killed"),
        ("time", "", "time ran out"),
    ],
)
def test_the_reason_of_a_loss_is_a_sentence_with_names(reason: str, figure: str, said: str) -> None:
    assert texts.tell(events.Lost(reason, figure, rule="SET-5")) == f"Stage failed: {said}."
