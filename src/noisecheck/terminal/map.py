"""The map, drawn with box characters from the board and the position on it.

The canvas has four columns and two lines for every space, as in the notation: edges lie between spaces, corners between
edges. First the ground and the edges, then what lies and stands in the spaces.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from noisecheck.engine.board import Board, bits
from noisecheck.engine.board.drawing import DOOR, HOLE, WALL, column_name
from noisecheck.engine.game import Game
from noisecheck.engine.phrases import read
from noisecheck.engine.state import ALERT, FRIENDS, NOBODY, STANDING, Boss, State
from noisecheck.foresight.view.overlay import Overlay, overlay
from noisecheck.terminal import signs
from noisecheck.terminal.signs import Sign
from noisecheck.texts import LETTERS

STRIDE = 4
FEWEST_ROWS = 3
FEWEST_COLUMNS = 3
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
EXITS = {signs.EXIT, *map(signs.own_exit, LETTERS)}
DROP = "drop"  # an edge, beside those of a drawing
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # heavy lines, by the arms that meet


def draw_map(game: Game, *, tints: bool = True, lines: int = 0, width: int = 0, columns: range | None = None) -> Text:
    """The position of a game. Without tints, watched spaces are hatched; with little room, what is near the action."""
    canvas = Canvas(game, tints)
    board, focus = canvas.board, focus_of(game, canvas)
    rows = around(focus // board.width, board.height, max(FEWEST_ROWS, (lines - 2) // 2) if lines else 0)
    if columns is None:
        columns = around(focus % board.width, board.width, columns_that_fit(board, width) if width else 0)
    return canvas.text(rows, columns)


def map_height(board: Board) -> int:
    return 2 * board.height + 2


def focus_of(game: Game, canvas: Canvas) -> int:
    """The space of the guard or hero in question."""
    state = game.state
    hero = next((hero for hero in state.heroes if game.decision and hero.id == game.decision.hero), None)
    if hero is None and state.heroes:
        hero = state.heroes[max(0, state.turn)]
    return next(bits(canvas.marked), hero.space if hero else 0)


def around(focus: int, all_of_them: int, fit: int) -> range:
    """As many rows or columns as fit, around one of them; 0: all."""
    if not fit or fit >= all_of_them:
        return range(all_of_them)
    first = min(max(0, focus - fit // 2), all_of_them - fit)
    return range(first, first + fit)


def columns_that_fit(board: Board, width: int) -> int:
    return min(board.width, max(FEWEST_COLUMNS, (width - margin(board) - 1) // STRIDE))


def slices(board: Board, width: int) -> list[range]:
    """The whole map in pieces no wider than this."""
    fit = columns_that_fit(board, width)
    return [range(first, min(first + fit, board.width)) for first in range(0, board.width, fit)]


def map_width(board: Board) -> int:
    return margin(board) + STRIDE * board.width + 1


def margin(board: Board) -> int:
    return len(str(board.height)) + 1


def spaces_named(game: Game, words: Iterator[str]) -> int:
    """The spaces among these words, as a set."""
    numbers = game.state.stage.board.numbers
    found = 0
    for word in words:
        if word in numbers:
            found |= 1 << numbers[word]
    return found


class Canvas:
    """Characters with styles, line by line."""

    def __init__(self, game: Game, tints: bool) -> None:
        self.state, self.tints = game.state, tints
        self.stage, self.board = game.state.stage, game.state.stage.board
        self.left = margin(self.board)
        self.overlay = overlay(self.state)
        self.watched = (self.overlay.watched | self.overlay.fire) & self.board.floor
        self.guards = self.state.guard_spaces()
        decision = game.decision
        options = decision.options if decision else []
        facts = decision.facts.values() if decision else ()
        self.reach = spaces_named(game, (name for option in options for name in read(self.stage, str(option)).spaces))
        self.marked = spaces_named(game, (str(fact) for fact in facts))
        self.locked = self.doors_among(self.state.locked)
        self.sealed = self.doors_among(self.state.locked & self.stage.sealed)
        lines = map_height(self.board)
        self.signs = [[" "] * map_width(self.board) for _ in range(lines)]
        self.styles = [[""] * map_width(self.board) for _ in range(lines)]

    def doors_among(self, numbers: int) -> set[tuple[int, int]]:
        """Doors by the spaces they part."""
        return {door for number, door in enumerate(self.board.doors) if numbers >> number & 1}

    def text(self, rows: range, columns: range) -> Text:
        self.draw_labels()
        for space in range(self.board.size):
            self.draw_edges(space)
        for row in range(self.board.height + 1):
            for column in range(self.board.width + 1):
                self.draw_corner(row, column)
        for space in bits(self.board.floor | self.board.obstacles):
            self.draw_space(space)
        lines = []
        for number in (0, *range(2 * rows.start + 1, 2 * rows.stop + 2)):
            line = Text(end="")
            places = (
                *range(self.left),
                *range(self.left + STRIDE * columns.start, self.left + STRIDE * columns.stop + 1),
            )
            for sign, style in ((self.signs[number][place], self.styles[number][place]) for place in places):
                ground = "" if "on #" in style else signs.GROUND
                line.append(sign, f"{style} {ground}".strip())
            lines.append(line)
        return Text("\n").join(lines)

    def put(self, line: int, at: int, text: str, style: str) -> None:
        for offset, sign in enumerate(text):
            self.signs[line][at + offset] = sign
            self.styles[line][at + offset] = style

    def draw_labels(self) -> None:
        for column in range(self.board.width):
            self.put(0, self.left + STRIDE * column + 2, column_name(column), signs.LABEL)
        for row in range(self.board.height):
            self.put(2 * row + 2, 0, f"{row + 1:{self.left - 1}}", signs.LABEL)

    # edges

    def is_space(self, row: int, column: int) -> bool:
        board = self.board
        inside = 0 <= row < board.height and 0 <= column < board.width
        return inside and board.drawing.signs[row * board.width + column] != HOLE

    def edge(self, row: int, column: int, *, below: bool) -> str:
        """The edge below, or to the right of, a space that may lie just outside the map."""
        other = (row + 1, column) if below else (row, column + 1)
        here, there = self.is_space(row, column), self.is_space(*other)
        if not here and not there:
            return ""
        is_outside = row < 0 or column < 0
        drawn = WALL if is_outside else self.drawn_edge(row * self.board.width + column, below=below)
        if here != there:  # where the floor ends
            return DROP if self.overlay.has_drops and drawn != WALL else WALL
        return drawn

    def drawn_edge(self, space: int, *, below: bool) -> str:
        drawing = self.board.drawing
        return (drawing.below if below else drawing.right)[space]

    def draw_edges(self, space: int) -> None:
        """The edges around a space; those shared with another space are drawn twice, alike."""
        row, column = divmod(space, self.board.width)
        line, at = 2 * row + 2, self.left + STRIDE * column
        self.draw_edge(line - 1, at + 1, row - 1, column, below=True)
        self.draw_edge(line + 1, at + 1, row, column, below=True)
        self.draw_edge(line, at, row, column - 1, below=False)
        self.draw_edge(line, at + STRIDE, row, column, below=False)

    def draw_edge(self, line: int, at: int, row: int, column: int, *, below: bool) -> None:
        edge = self.edge(row, column, below=below)
        space = row * self.board.width + column
        other = space + self.board.width if below else space + 1
        length = STRIDE - 1 if below else 1
        if edge == WALL:
            self.put(line, at, "━" * length if below else "┃", signs.WALL)
        elif edge == DROP:
            self.put(line, at, signs.DROP_SIGNS[0] * length if below else signs.DROP_SIGNS[1], signs.DROP)
        elif edge == DOOR and (space, other) in self.sealed:
            self.put(line, at, signs.SEALED[0 if below else 1], signs.DOOR)
        elif edge == DOOR and (space, other) in self.locked:
            self.put(line, at, "═" * length if below else "║", signs.DOOR)
        elif edge:
            self.draw_open_edge(line, at, space, other, edge, below=below)

    def draw_open_edge(self, line: int, at: int, space: int, other: int, edge: str, *, below: bool) -> None:
        both = 1 << space | 1 << other
        ground = f" {signs.WATCHED_GROUND}" if self.tints and self.watched & both == both else ""
        sign, style = " ", ""
        if edge == DOOR:
            sign, style = "▫", signs.DOOR
        elif self.board.obstacles & both == both:
            sign, style = signs.OBSTACLE_SIGN, signs.OBSTACLE
        elif self.board.floor & both == both and self.state.zone(space) != self.state.zone(other):
            sign, style = "┄" if below else "┊", signs.ZONE
        if below:
            sign = f" {sign} " if edge == DOOR else sign * (STRIDE - 1)
        self.put(line, at, sign, f"{style}{ground}".strip())

    def draw_corner(self, row: int, column: int) -> None:
        """The corner above and to the left of a space."""
        around = [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
        arms = UP * (self.edge(row - 1, column - 1, below=False) == WALL)
        arms |= RIGHT * (self.edge(row - 1, column, below=True) == WALL)
        arms |= DOWN * (self.edge(row, column - 1, below=False) == WALL)
        arms |= LEFT * (self.edge(row - 1, column - 1, below=True) == WALL)
        sign, style = CORNERS[arms], signs.WALL
        if not arms and any(self.is_space(*each) for each in around):
            sets = [1 << r * self.board.width + c for r, c in around]
            if all(self.board.obstacles & each for each in sets):
                sign, style = signs.OBSTACLE_SIGN, signs.OBSTACLE
            else:
                sign, style = "·", signs.GRID
                if self.tints and all(self.watched & each for each in sets):
                    style = f"{style} {signs.WATCHED_GROUND}"
        self.put(2 * row + 1, self.left + STRIDE * column, sign, style)

    # spaces

    def draw_space(self, space: int) -> None:
        row, column = divmod(space, self.board.width)
        line, at = 2 * row + 2, self.left + STRIDE * column + 1
        if self.board.obstacles >> space & 1:
            self.put(line, at, signs.OBSTACLE_SIGN * (STRIDE - 1), signs.OBSTACLE)
            return
        blank, ground = " ", ""
        if self.watched >> space & 1:
            blank, ground = (" ", signs.WATCHED_GROUND) if self.tints else (signs.WATCHED_SIGN, "")
        if self.guards >> space & 1:
            ground = signs.GUARD_GROUND
        if self.marked >> space & 1:
            ground = signs.MARKED_GROUND
        self.put(line, at, blank * (STRIDE - 1), ground)
        for offset, text, style in arrange(list(things(self.state, space, self.overlay)), attention(self.state, space)):
            self.put(line, at + offset, text, f"{style} {ground}".strip())
        if self.reach >> space & 1:
            free = [place for place in (at + 1, at, at + 2) if self.signs[line][place] == blank]
            for place in free[:1]:
                self.put(line, place, signs.REACH_SIGN, f"{signs.REACH} {ground}".strip())


def arrange(found: list[Sign], token: Sign | None) -> Iterator[tuple[int, str, str]]:
    """Places in a space of three characters: what matters most in the middle, an Attention token on the right."""
    if token:
        yield 2, token.text, token.style
    if len(found) == 2 and len(found[0].text) == 1 and len(found[1].text) == 2:
        yield from embrace(found[0], found[1], token)
        return
    if found and len(found[0].text) == 2 and not (token and len(found) > 1):
        yield 0 if token else 1, *found[0]
        found = [Sign("", ""), *found[1:2]]
    for place, sign in zip([1, 0] if token else [1, 0, 2], found, strict=False):
        yield place, sign.text[:1], sign.style


def embrace(inner: Sign, outer: Sign, token: Sign | None) -> Iterator[tuple[int, str, str]]:
    """A figure in the middle of a sign of two characters: a camera keeps its cone, an exit becomes a frame."""
    around_it = signs.FRAME if outer.text in EXITS else outer.text
    yield 0, around_it[0], outer.style
    yield 1, *inner
    if not token:
        yield 2, around_it[1], outer.style


def attention(state: State, space: int) -> Sign | None:
    sides = [hero.attention for hero in state.heroes if hero.attention and hero.attention_space == space]
    if not sides:
        return None
    return Sign(ALERT, signs.ALERT) if ALERT in sides else Sign(sides[0], signs.INVESTIGATE)


def things(state: State, space: int, over: Overlay) -> Iterator[Sign]:
    """What stands and lies in a space, the most important first."""
    stage, printed = state.stage, over.printed.get(space, "")
    for seat, hero in enumerate(state.heroes):
        if hero.space == space:
            turn = " reverse" if seat == state.turn and state.turn != NOBODY else ""
            yield Sign(LETTERS[hero.id], f"bold {signs.HEROES[hero.id]}{turn}")
    for guard in state.guards:
        if guard.space == space:
            hurt = bool(guard.damage or guard.ko)
            yield Sign(signs.FACING[guard.facing] + "¹" * hurt, signs.HURT if hurt else signs.GUARD)
    if state.boss is not None:
        yield from boss_things(state.boss, space, printed)
    for body in state.bodies_at(space):
        yield Sign(f"z{body.stars}" if body.stars else "✗", signs.BODY)
    for charge in state.charges:
        if charge.space == space:
            yield Sign("●", signs.ALERT)
    for number, objective in enumerate(stage.objectives):
        if objective.space == space and not state.taken >> number & 1:
            sign = signs.HOSTAGE if objective.hostage else "★"
            yield Sign("☆" if state.face_down >> number & 1 else sign, signs.GOAL)
    if space in over.cameras:
        yield Sign(f"◉{signs.CONE[over.cameras[space]]}", signs.CAMERA)
    for trap in state.traps:
        if trap.space == space and (trap.down or trap.is_unturned or trap.kind == "laser"):
            yield Sign("◇" if trap.down or trap.is_unturned else "╳", signs.TRAP)
    yield from printed_things(state, space, printed)


def boss_things(boss: Boss, space: int, printed: str) -> Iterator[Sign]:
    """The boss's figure with what is printed on it, or the way it looks; and its tokens."""
    if boss.body >> space & 1:
        yield Sign(f"{signs.BOSS}{printed or signs.CONE[boss.facing]}"[-2:], signs.BOSS_STYLE)
    for token in boss.tokens:
        if token.space == space:
            sign = signs.boss_token(token) + printed * (token.kind in STANDING)
            yield Sign(sign, signs.GOAL if token.kind in FRIENDS else signs.BOSS_STYLE)


def printed_things(state: State, space: int, printed: str) -> Iterator[Sign]:
    """What the stage printed there."""
    stage, board = state.stage, state.stage.board
    for number, event in enumerate(stage.events):
        if event.space == space and not state.resolved >> number & 1:
            yield Sign(event.letter, signs.THING)
    if stage.exits >> space & 1:
        own = [hero for hero, exit_space in stage.own_exits.items() if exit_space == space]
        yield Sign(signs.own_exit(own[0]) if own else signs.EXIT, signs.GOAL)
    if any(each.space == space for each in stage.elevators):
        yield Sign("⇕", signs.THING)
    if any(each.space == space for each in stage.terminals):
        yield Sign("▦", signs.THING)
    if space in stage.supplies:
        yield Sign("▤", signs.THING)
    for node in stage.nodes:
        if node.space == space:
            yield Sign(f"◦{printed or signs.CONE[node.facing]}", signs.ICON)
    if any(each.space == space for each in stage.barracks):
        yield Sign("⌂", signs.ICON)
    if space in board.facing_icons:
        yield Sign(signs.FACING_ICON[board.facing_icons[space]], signs.ICON)
    if board.turn_icons >> space & 1:
        yield Sign(signs.TURN_ICON, signs.ICON)
