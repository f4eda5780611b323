"""The lines of a scene about a boss: its circuit, its figure, its deck and its tokens."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from noisecheck.engine.board import Bitset
from noisecheck.engine.bosses.kit import BOSSES, as_printed_for, kind_and_hero, token_named
from noisecheck.engine.errors import SceneError
from noisecheck.engine.notation.draft import Draft
from noisecheck.engine.notation.lines import SceneLine
from noisecheck.engine.stage import Node
from noisecheck.engine.state import STANDING, Boss, Mark

OFF = "off"
MOST = 99  # damage, health, steps of a track


def read_node(draft: Draft, line: SceneLine) -> None:
    column, space = line.column(), line.space(draft.board)
    if any(node.space == space for node in draft.stage.nodes):
        raise line.fault("a second node there", "a space without one", column)
    draft.stage.nodes += (Node(space, line.direction()),)


def read_boss(draft: Draft, line: SceneLine) -> None:
    draft.only_once(line, "boss")
    boss = draft.state.boss = Boss(line.one_of(BOSSES, "a boss"), 0)
    if not line.skip(OFF):
        boss.body = read_body(draft, line)
        boss.facing = line.direction()
    while line.peek():
        match line.one_of(["health", "damage", "track", "marks"], "a word about a boss"):
            case "health":
                boss.health = line.integer("Health", 1, MOST)
            case "damage":
                boss.damage = line.integer("damage", 0, 2 * MOST)
            case "track":
                boss.track = line.integer("a step of the track", 0, MOST)
            case _:
                boss.marks = tuple(mark_of(line.name("a mark")) for _ in line.listed(","))
    draft.later.append(lambda: as_printed_for(boss, len(draft.state.heroes)))


def mark_of(text: str) -> Mark:
    """`spent-gray-fox` is about a hero, `past-alarms-3` has a fact that is a number, `held-open` neither."""
    named, _, number = text.rpartition("-")
    if named and number.isdecimal() and number == str(int(number)):
        kind, _, fact = named.partition("-")
        return Mark(kind, fact=fact, number=int(number))
    return Mark(*kind_and_hero(text))


def read_body(draft: Draft, line: SceneLine) -> Bitset:
    """One rectangle or several; a figure stands on floor only."""
    body = 0
    while line.peek()[:1].islower():
        column = line.column()
        part = line.rectangle(draft.board)
        if part & ~draft.board.floor:
            raise line.fault("a boss where there is no floor", "spaces of the map", column)
        body |= part
    return body


def read_boss_deck(draft: Draft, line: SceneLine) -> None:
    """Cards put back on top | cards nobody has seen | cards players know; without bars nobody has seen any."""
    draft.only_once(line, "boss-deck")
    parts: list[list[str]] = [[]]
    columns: list[int] = []
    while line.peek():
        if line.skip("|"):
            parts.append([])
        else:
            columns.append(line.column())
            parts[-1].append(line.take("a card"))
            if line.peek() != "|":
                line.skip(";")
    if len(parts) not in (1, 3):
        raise line.fault(f"{len(parts) - 1} bars", "two bars, or none: on top | unseen | known", line.words[0][1])

    def finish() -> None:
        boss = draft.state.boss
        if boss is None:
            raise line.fault("a deck without a boss", "a line such as: boss ocelot d4 E", line.words[0][1])
        boss.deck = [card for part in parts for card in part]
        for card, column in zip(boss.deck, columns, strict=True):
            if card not in BOSSES[boss.id].cards or boss.deck.count(card) > 1:
                raise line.fault(repr(card), f"cards, each once: {', '.join(BOSSES[boss.id].cards)}", column)
        boss.atop, boss.unseen = (len(parts[0]), len(parts[1])) if len(parts) == 3 else (0, len(boss.deck))

    draft.later.insert(0, finish)  # before the boss looks whether it has one


def read_token(draft: Draft, line: SceneLine) -> None:
    name = line.name("a token")
    column = line.column()
    space = line.space(draft.board) if name in STANDING else line.any_space(draft.board)
    token = token_named(space, name)
    while line.peek():
        match line.one_of(["damage", "hides"], "a word about a token"):
            case "damage":
                token = token._replace(damage=line.integer("damage", 0, MOST))
            case _:
                token = token._replace(face=line.name("what it hides"))

    def finish() -> None:
        boss = draft.state.boss
        if boss is None or name not in BOSSES[boss.id].tokens:
            known = ", ".join(BOSSES[boss.id].tokens) if boss else "there is no boss"
            raise line.fault(repr(name), f"a token of the boss: {known}", column)
        insort(boss.tokens, token)

    draft.later.append(finish)


def settle_boss(draft: Draft, number: int) -> None:
    boss = draft.state.boss
    if boss is None:
        return
    if draft.stage.boss and boss.id != draft.stage.boss:
        raise SceneError(number, 1, f"the boss {boss.id}", f"{draft.stage.boss}, whose stage it is")
    steps = BOSSES[boss.id].steps
    if steps and boss.track >= len(steps):
        raise SceneError(number, 1, f"{boss.id} with track {boss.track}", f"a step from 0 to {len(steps) - 1}")
    if boss.damage >= boss.health and not draft.state.outcome:
        raise SceneError(number, 1, f"{boss.id} with damage {boss.damage}", f"less than its Health {boss.health}")


BOSS_LINES: dict[str, Callable[[Draft, SceneLine], None]] = {
    "node": read_node,
    "boss": read_boss,
    "boss-deck": read_boss_deck,
    "token": read_token,
}
