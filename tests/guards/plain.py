"""A guard's activation a second time: slow, literal, obviously right. The engine must agree with it on any scene.

Written from the rules alone, with rows and columns, lists and letters; nothing of the engine's geometry is used. Where
players choose, the option whose text comes first is taken, and every list of options is kept to be compared. A Reaction
removes what lies in the space and does nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from noisecheck.engine.state import State
from tests.guards.plain_board import LEFT_OF, RIGHT_OF, Cell, PlainBoard, beside, name


@dataclass
class Plain(PlainBoard):
    """A position, and the one guard that is activated in it."""

    facing_icons: dict[Cell, str]
    turn_icons: list[Cell]
    cameras: list[tuple[Cell, str]]
    heroes: dict[str, Cell]
    attention: dict[str, tuple[str, Cell]]
    bodies: list[Cell]
    others: list[Cell]  # the other guards
    cell: Cell
    facing: str
    red: int
    blue: int
    arrow: str
    asked: list[list[str]] = field(default_factory=list)
    attacked: list[str] = field(default_factory=list)
    ways: list[list[str]] = field(default_factory=list)
    mode: str = ""
    path: list[Cell] = field(default_factory=list)
    reacted: bool = False

    @property
    def zone(self) -> int:
        return self.zones[self.cell]

    # sight and tokens

    def heroes_seen(self, cell: Cell, facing: str) -> list[str]:
        return [hero for hero, where in self.heroes.items() if self.sees(cell, facing, where)]

    def alert(self, heroes: list[str]) -> None:
        for hero in heroes:
            self.attention[hero] = ("!", self.heroes[hero])

    def look(self) -> bool:
        """GRD-1, GRD-19."""
        seen = self.heroes_seen(self.cell, self.facing)
        self.alert(seen)
        if seen and not self.attacked:
            far = {hero: self.distance(self.cell, self.heroes[hero], None) or 0 for hero in seen}
            nearest = [hero for hero in seen if far[hero] == min(far.values())]
            self.attacked.append(self.choose([f"target {hero}" for hero in nearest]).split()[1])
        return bool(seen)

    def choose(self, texts: list[str]) -> str:
        if len(texts) > 1:
            self.asked.append(sorted(texts))
        return min(texts)

    def react(self) -> bool:
        """GRD-2, GRD-20, with a card that only removes."""
        here = [hero for hero, (_, cell) in self.attention.items() if cell == self.cell]
        if self.reacted or not (here or self.cell in self.bodies):
            return False
        self.reacted = True
        for hero in here:
            del self.attention[hero]
        self.bodies = [cell for cell in self.bodies if cell != self.cell]
        return True

    # the activation

    def activate(self) -> None:
        """GRD-0."""
        saw = self.look()
        if not self.react() and not saw:
            targets = self.choose_mode()
            if self.mode == "patrol":
                self.patrol()
            else:
                self.pursue(targets)
        self.end_movement()

    def choose_mode(self) -> list[Cell]:
        """GRD-4; the tokens it may go for."""
        reachable = {
            hero: (side, cell)
            for hero, (side, cell) in self.attention.items()
            if self.distance(self.cell, cell, self.zone) is not None
        }
        alarms = [cell for side, cell in reachable.values() if side == "!"]
        noises = [cell for side, cell in reachable.values() if side == "?" and self.none_is_nearer(cell)]
        eyes = [(self.cell, self.facing), *(each for each in self.cameras if self.zones[each[0]] == self.zone)]
        bodies = [
            body
            for body in self.bodies
            if any(self.sees(cell, facing, body) for cell, facing in eyes)
            and self.distance(self.cell, body, self.zone) is not None
        ]
        self.mode = "alert" if alarms else "investigate" if noises or bodies else "patrol"
        return alarms or noises or bodies

    def none_is_nearer(self, token: Cell) -> bool:
        own = self.distance(self.cell, token, self.zone)
        assert own is not None
        theirs = [self.distance(other, token, self.zone) for other in self.others]
        return not any(far is not None and far < own for far in theirs)

    def pursue(self, targets: list[Cell]) -> None:
        """GRD-6 to GRD-8, GRD-13, GRD-14."""
        far = {cell: self.distance(self.cell, cell, self.zone) or 0 for cell in targets}
        nearest = [cell for cell in far if far[cell] == min(far.values())]
        chosen = self.choose([f"target {name(cell)}" for cell in nearest])
        target = next(cell for cell in nearest if chosen == f"target {name(cell)}")
        paths = self.shortest_paths(target)
        text = self.choose(["path " + " ".join(map(name, path)) for path in paths])
        self.path = next(path for path in paths if text == "path " + " ".join(map(name, path)))
        for _ in range(self.red if self.mode == "alert" else self.blue):
            if not self.path:
                return
            self.face_path()
            if self.look():
                return
            run = 0
            while run < len(self.path) and self.path[run] in self.others:
                run += 1
            if run == len(self.path) or self.path[run] in self.heroes.values():
                return
            way, self.path = self.path[: run + 1], self.path[run + 1 :]
            saw = self.go(way)
            if self.react() or saw:
                return

    def face_path(self) -> None:
        self.facing = next(way for way in "NESW" if beside(self.cell, way) == self.path[0])

    def shortest_paths(self, target: Cell) -> list[list[Cell]]:
        """GRD-6: every walk of the right length is tried."""
        length = self.distance(self.cell, target, self.zone)
        assert length is not None
        walks = [[self.cell]]
        for _ in range(length):
            walks = [
                [*walk, beside(walk[-1], way)]
                for walk in walks
                for way in "NESW"
                if self.can_step(walk[-1], way, self.zone) and beside(walk[-1], way) not in walk
            ]
        found = [walk for walk in walks if walk[-1] == target]
        fewest = min(self.turns(walk) for walk in found)
        return [walk[1:] for walk in found if self.turns(walk) == fewest]

    def turns(self, walk: list[Cell]) -> int:
        headings = [self.facing, *(way for a, b in pairwise(walk) for way in "NESW" if beside(a, way) == b)]
        return sum(before != after for before, after in pairwise(headings))

    def go(self, way: list[Cell]) -> bool:
        """One space of movement, glimpses on the way (GRD-9), a look at its end."""
        self.ways.append([name(cell) for cell in way])
        glimpsed: list[str] = []
        came, cell = "", self.cell
        for number, following in enumerate(way):
            heading = next(each for each in "NESW" if beside(cell, each) == following)
            if number:
                glimpsed += self.heroes_seen(cell, came) + self.heroes_seen(cell, heading)
            came, cell = heading, following
        self.cell, self.facing = cell, came
        self.alert(glimpsed)
        return self.look() or bool(glimpsed)

    def end_movement(self) -> None:
        """GRD-10."""
        if not self.heroes_seen(self.cell, self.facing):
            if self.path:
                self.face_path()
            elif not self.can_step(self.cell, self.facing, self.zone):
                self.find_new_path()
        self.look()

    # patrol

    def patrol(self) -> None:
        """GRD-15 to GRD-17."""
        if self.cell in self.facing_icons:
            self.facing = self.facing_icons[self.cell]
            if self.look():
                return
        for _ in range(self.blue):
            way = self.way_ahead(self.facing)
            if not way:
                if not self.find_new_path():
                    return
                if self.look():
                    return
                way = self.way_ahead(self.facing)
            saw = self.go(way)
            if not saw and self.cell in self.facing_icons:
                self.facing = self.facing_icons[self.cell]
                saw = self.look()
            if self.react() or saw:
                return
        if self.cell in self.turn_icons:
            self.find_new_path()

    def find_new_path(self) -> bool:
        """GRD-11, literally: left or right, else turning on until it faces a way."""
        left, right = LEFT_OF[self.facing], RIGHT_OF[self.facing]
        to_the_left, to_the_right = bool(self.way_ahead(left)), bool(self.way_ahead(right))
        if to_the_left and to_the_right:
            self.facing = left if self.arrow == "left" else right
        elif to_the_left:
            self.facing = left
        elif to_the_right:
            self.facing = right
        else:
            turned = self.facing
            for _ in range(3):
                turned = LEFT_OF[turned] if self.arrow == "left" else RIGHT_OF[turned]
                if self.way_ahead(turned):
                    self.facing = turned
                    return True
            return False
        return True

    def way_ahead(self, direction: str) -> list[Cell]:
        """GRD-11, GRD-18: the cells that one space of patrol movement goes through, none if the direction is closed."""
        if not self.can_step(self.cell, direction, self.zone):
            return []
        first = beside(self.cell, direction)
        if first in self.heroes.values():
            return []
        if first not in self.others:
            return [first]
        chain, arrivals, landing = self.walk([], [], first, direction)
        if landing:
            return [*chain, landing]
        for number, cell in enumerate(chain):
            found = {}
            for side in (LEFT_OF[arrivals[number]], RIGHT_OF[arrivals[number]]):
                if self.can_step(cell, side, self.zone):
                    branch, _, landing = self.walk(
                        chain[: number + 1], arrivals[: number + 1], beside(cell, side), side
                    )
                    if landing:
                        found[side] = [*branch, landing]
            preferred = (LEFT_OF if self.arrow == "left" else RIGHT_OF)[arrivals[number]]
            if found:
                return found.get(preferred) or next(iter(found.values()))
        return []

    def walk(
        self, chain: list[Cell], arrivals: list[str], cell: Cell, heading: str
    ) -> tuple[list[Cell], list[str], Cell | None]:
        """GRD-18: on as if the guards were not there. The landing is None on a hero or a repeat."""
        chain, arrivals = list(chain), list(arrivals)
        while True:
            if cell in self.heroes.values() or cell in chain or cell == self.cell:
                return chain, arrivals, None
            if cell not in self.others:
                return chain, arrivals, cell
            if cell in self.facing_icons:
                heading = self.facing_icons[cell]
            chain.append(cell)
            arrivals.append(heading)
            if not self.can_step(cell, heading, self.zone):
                sides = [
                    side
                    for side in (LEFT_OF[heading], RIGHT_OF[heading])
                    if self.can_step(cell, side, self.zone)
                    and beside(cell, side) not in [*chain, self.cell, *self.heroes.values()]
                ]
                if not sides:
                    return chain, arrivals, None
                heading = sides[0] if len(sides) == 1 or self.arrow == "left" else sides[1]
            cell = beside(cell, heading)


def plain(state: State, number: int) -> Plain:
    """The position of the engine in plain words, with its guard of this number about to be activated."""
    board, drawing, card = state.stage.board, state.stage.board.drawing, state.order
    assert card is not None

    def cell(space: int) -> Cell:
        return divmod(space, board.width)

    spaces = range(drawing.width * drawing.height)
    cells = [cell(space) for space in spaces if drawing.signs[space] not in "# "]
    locked = [door for each, door in enumerate(board.doors) if state.locked >> each & 1]
    edges = []
    for space in spaces:
        if drawing.right[space] == "|" or (drawing.right[space] == ":" and (space, space + 1) in locked):
            edges.append((cell(space), beside(cell(space), "E")))
        below = space + board.width
        if drawing.below[space] == "|" or (drawing.below[space] == ":" and (space, below) in locked):
            edges.append((cell(space), beside(cell(space), "S")))
    covered = [door.first for each, door in enumerate(state.stage.doors) if state.locked >> each & 1]
    guard = state.guards[number]
    return Plain(
        cells=cells,
        closed_edges=edges,
        zones={cell(space): zone for space, zone in enumerate(state.stage.zone_of) if zone >= 0},
        facing_icons={cell(s): "NESW"["^>v<".index(sign)] for s, sign in enumerate(drawing.signs) if sign in "^>v<"},
        turn_icons=[cell(s) for s, sign in enumerate(drawing.signs) if sign == "o" and s not in covered],
        cameras=[
            (cell(each.space), "NESW"[each.orange if state.cameras == "orange" else each.green])
            for each in state.stage.cameras
        ],
        heroes={hero.id: cell(hero.space) for hero in state.heroes},
        attention={each.id: (each.attention, cell(each.attention_space)) for each in state.heroes if each.attention},
        bodies=[cell(body.space) for body in state.bodies],
        others=[cell(each.space) for each in state.guards if each is not guard],
        cell=cell(guard.space),
        facing="NESW"[guard.facing],
        red=card.red,
        blue=card.blue,
        arrow=card.arrow,
    )
