"""From text to a game: `scene(text)`.

Each kind of line has one method that reads it. What a line may say by itself is checked where it is read; what lines
say of each other, when all are read.
"""

from __future__ import annotations

import re
from bisect import insort
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from textwrap import dedent

from noisecheck.engine.board import Board, bits, parse_board
from noisecheck.engine.cards import GAME_OVER, ORDER_ACTIONS, THE_GAME_OVER_CARD, Die, OrderCard
from noisecheck.engine.errors import SceneError
from noisecheck.engine.game import Game
from noisecheck.engine.gear.catalogue import GEAR, gear_named
from noisecheck.engine.guards.reactions import REACTIONS
from noisecheck.engine.heroes.dashboards import DASHBOARDS, HERO_IDS
from noisecheck.engine.notation.lines import Line
from noisecheck.engine.rules.damage import GUARD_FIGURES
from noisecheck.engine.rules.outcome import WON
from noisecheck.engine.stage import (
    BOSS,
    MISSIONS,
    SNEAKING,
    Barracks,
    Camera,
    Door,
    Elevator,
    EventToken,
    Objective,
    Slot,
    Stage,
    Terminal,
    Zone,
)
from noisecheck.engine.state import (
    ALERT,
    ENEMY_PHASE,
    GREEN,
    INVESTIGATE,
    ORANGE,
    ORDER_DECK,
    PLAYER_PHASE,
    REACTION_DECK,
    SETUP_PHASE,
    Beside,
    Body,
    Card,
    Charge,
    Guard,
    Hero,
    Lock,
    State,
    Trap,
)
from noisecheck.engine.systems.cards import MOST_BESIDE, SYSTEM_CARDS

MAP_LINE = re.compile(r"\s*(\+|\d+\s)")
DRAWN_DOOR_NEEDS = tuple(Slot(face, at_least=True) for face in (3, 4, 5))  # a door without a line of its own
DRAWN_DOOR_LEVEL = 3
CHARGES = ("c-4", "claymore", "time-bomb", "grenade", "missile")


def scene(text: str) -> Game:
    """The game that a text shows. Bad text raises a `SceneError` that names line, column and what was expected."""
    reader = SceneReader(text)
    game = Game(reader.state, {"scene": text})
    for line, answer, column in reader.answers:
        decision = game.decision
        if decision is None or decision.find(answer) is None:
            known = ", ".join(map(str, decision.options)) if decision else "nothing: the game is over"
            raise SceneError(line, column, repr(answer), f"an option of the position: {known}")
        game.choose(answer)
    return game


class SceneReader:
    """Reads the map first, then line by line what lies on it."""

    def __init__(self, text: str) -> None:
        lines = dedent(text.expandtabs(8)).splitlines()
        indent = next((len(raw) - len(raw.lstrip()) for raw in text.splitlines() if raw.strip()), 0)
        first = next((number for number, line in enumerate(lines) if line.strip()), len(lines))
        last = first + 1
        while last < len(lines) and MAP_LINE.match(lines[last]):
            last += 1
        self.board: Board = parse_board(lines[first:last], first + 1)
        self.stage = Stage(self.board, ())
        self.state = State(self.stage)
        self.zones: list[Zone] = []
        self.doors: dict[int, Door] = {}
        self.opened: set[int] = set()
        self.answers: list[tuple[int, str, int]] = []
        self.once: set[str] = set()
        self.turn: tuple[Line, str] | None = None
        self.later: list[Callable[[], None]] = []  # what can be read only when all heroes, doors and zones are known
        indent -= len(lines[first]) - len(lines[first].lstrip()) if first < len(lines) else 0
        for number, raw in enumerate(lines[last:], last + 1):
            line = Line(raw, number, max(0, indent))
            if line.words:
                self.read(line)
        self.settle_zones(last + 1)
        self.settle_doors()
        for finish in self.later:
            finish()
        self.settle_figures(len(lines) + 1)
        self.settle_turn(len(lines) + 1)

    def read(self, line: Line) -> None:
        keyword = line.peek()
        if keyword in HERO_IDS:
            self.read_hero(line)
        elif keyword in CHARGES:
            self.read_charge(line)
        elif keyword in READERS:
            line.take("a keyword")
            READERS[keyword](self, line)
        else:
            known = ", ".join([*HERO_IDS, *CHARGES, *READERS])
            raise line.fault(line.here(), f"a line that begins with one of: {known}")
        line.end()

    def only_once(self, line: Line, what: str) -> None:
        if what in self.once:
            raise line.fault(f"{what} a second time", "it once", line.words[0][1])
        self.once.add(what)

    # the stage

    def read_stage(self, line: Line) -> None:
        self.only_once(line, "stage")
        kind = line.one_of([SNEAKING, BOSS, *MISSIONS], "a kind of stage")
        if kind == BOSS:
            self.stage.kind, self.stage.boss = BOSS, line.name("a boss")
        elif kind in MISSIONS:
            self.stage.mission = MISSIONS[kind]

    def read_zone(self, line: Line) -> None:
        name = line.name("the name of a zone")
        self.only_once(line, f"zone {name}")
        area = 0
        while line.peek():
            column = line.column()
            corners = line.take("a rectangle").split(":")
            if len(corners) > 2 or any(corner not in self.board.numbers for corner in corners):
                raise line.fault(repr(":".join(corners)), "a rectangle of the map such as a1:c3", column)
            top, left = divmod(self.board.numbers[corners[0]], self.board.width)
            bottom, right = divmod(self.board.numbers[corners[-1]], self.board.width)
            if bottom < top or right < left:
                raise line.fault(repr(":".join(corners)), "the top left corner first", column)
            for row in range(top, bottom + 1):
                area |= ((1 << right + 1) - (1 << left)) << row * self.board.width
        area &= self.board.floor
        for zone in self.zones:
            for space in bits(zone.area & area):
                raise line.fault(f"{self.board.names[space]} in {zone.name} and in {name}", "each space in one zone")
        self.zones.append(Zone(name, area))

    def settle_zones(self, number: int) -> None:
        if not self.zones:
            self.zones = [Zone("main", self.board.floor)]
        covered = sum(zone.area for zone in self.zones)
        for space in bits(self.board.floor & ~covered):
            raise SceneError(number, 1, f"{self.board.names[space]} in no zone", "each space in exactly one zone")
        self.stage.zones = tuple(self.zones)

    def read_door(self, line: Line) -> None:
        column, name = line.column(), line.take("a door such as b2-c2")
        sides = [self.board.numbers.get(side, -1) for side in name.split("-")]
        drawn = [number for number, door in enumerate(self.board.doors) if sorted(sides) == list(door)]
        if not drawn:
            known = ", ".join("-".join(self.board.names[side] for side in door) for door in self.board.doors)
            raise line.fault(repr(name), f"a door drawn on the map: {known or 'there is none'}", column)
        self.only_once(line, f"door {'-'.join(self.board.names[side] for side in sorted(sides))}")
        level, needs = DRAWN_DOOR_LEVEL, DRAWN_DOOR_NEEDS
        while line.peek():
            match line.one_of(["level", "needs", "open"], "a word about the door"):
                case "level":
                    level = line.integer("the level of a lock", 2, 5)
                case "needs":
                    needs = line.needs()
                case _:
                    self.opened.add(drawn[0])
        self.doors[drawn[0]] = Door(name, sides[0], sides[1], level, needs)

    def settle_doors(self) -> None:
        doors = []
        for number, (first, second) in enumerate(self.board.doors):
            name = f"{self.board.names[first]}-{self.board.names[second]}"
            doors.append(self.doors.get(number) or Door(name, first, second, DRAWN_DOOR_LEVEL, DRAWN_DOOR_NEEDS))
            if number not in self.opened:
                self.state.locked |= 1 << number
        self.stage.doors = tuple(doors)

    def read_terminal(self, line: Line) -> None:
        column, space = line.column(), line.space(self.board)
        if any(terminal.space == space for terminal in self.stage.terminals):
            raise line.fault("a second terminal there", "a space without one", column)
        line.must("level")
        level = line.integer("the level of a terminal", 2, 5)
        line.must("needs")
        terminal = Terminal(space, level, line.needs())
        if line.skip("hacked"):
            self.state.hacked |= 1 << len(self.stage.terminals)
        self.stage.terminals += (terminal,)

    def read_camera(self, line: Line) -> None:
        space = line.space(self.board)
        line.must(ORANGE)
        orange = line.direction()
        line.must(GREEN)
        self.stage.cameras += (Camera(space, orange, line.direction()),)

    def read_cameras(self, line: Line) -> None:
        self.only_once(line, "cameras")
        self.state.cameras = line.one_of([ORANGE, GREEN], "a colour")

    def read_chaff(self, line: Line) -> None:
        for _ in line.listed(","):
            column, name = line.column(), line.name("the name of a zone")
            self.later.append(partial(self.jam, line, column, name))

    def jam(self, line: Line, column: int, name: str) -> None:
        self.state.chaff |= 1 << self.zone_number(line, column, name)

    def zone_number(self, line: Line, column: int, name: str) -> int:
        names = [zone.name for zone in self.zones]
        if name not in names:
            raise line.fault(repr(name), f"a zone: {', '.join(names)}", column)
        return names.index(name)

    def read_trap(self, line: Line) -> None:
        space = line.space(self.board)
        kind = line.one_of(["camera", "laser", "blank"], "a kind of trap")
        trap = Trap(space, kind, line.one_of(["down", "up"], "a side") == "down")
        if kind == "camera" and (line.peek() or not trap.down):
            line.must(ORANGE)
            orange = line.direction()
            line.must(GREEN)
            trap = trap._replace(orange=orange, green=line.direction())
        self.state.traps.append(trap)
        self.state.traps.sort()

    def read_barracks(self, line: Line) -> None:
        space = line.space(self.board)
        line.must("zone")
        column, name = line.column(), line.name("the name of a zone")
        line.must("count")
        count = line.integer("a Guard Count", 0, 12)
        faces = line.direction() if line.skip("faces") else None

        def finish() -> None:
            self.stage.barracks += (Barracks(space, self.zone_number(line, column, name), count, faces),)

        self.later.append(finish)

    def read_event(self, line: Line) -> None:
        letter = line.one_of("ABCD", "the letter of an event")
        self.only_once(line, f"event {letter}")
        column, space = line.column(), line.space(self.board)
        if any(event.space == space for event in self.stage.events):
            raise line.fault("a second event there", "a space without one", column)
        if line.skip("used"):
            self.state.resolved |= 1 << len(self.stage.events)
        self.stage.events += (EventToken(letter, space),)

    def read_objective(self, line: Line) -> None:
        objective, number = Objective(line.space(self.board)), len(self.stage.objectives)
        while line.peek():
            match line.one_of(["down", "taken", "optional"], "a word about the objective"):
                case "down":
                    objective = replace(objective, face_down=True)
                    self.state.face_down |= 1 << number
                case "taken":
                    self.state.taken |= 1 << number
                case _:
                    objective = replace(objective, optional=True)
        self.stage.objectives += (objective,)

    def read_exit(self, line: Line) -> None:
        self.stage.exits |= 1 << line.space(self.board)

    def read_elevator(self, line: Line) -> None:
        space = line.space(self.board)
        line.must("to")
        column, to = line.column(), line.space(self.board)
        if to == space:
            raise line.fault("the same space", "another space", column)
        self.stage.elevators += (Elevator(space, to),)

    def read_supply(self, line: Line) -> None:
        self.stage.supplies += (line.space(self.board),)

    # heroes and guards

    def read_hero(self, line: Line) -> None:
        hero = Hero(line.take("a hero"), 0)
        self.only_once(line, hero.id)
        hero.space = line.space(self.board)
        dashboard = DASHBOARDS[hero.id]
        words = ["disguised", "boxed", "damage", "spent", "noisy", "acted", "inactive", "used"]
        while line.peek():
            match line.one_of(words, "a word about a hero"):
                case "disguised":
                    hero.disguised = True
                case "boxed":
                    hero.boxed = True
                case "damage":
                    hero.damage = line.integer("damage", 0, 42)
                case "spent":
                    hero.spent = line.integer("Action tokens", -1, dashboard.actions_a_turn)
                case "noisy":
                    hero.noisy = line.integer("Action tokens", 0, dashboard.actions_a_turn + 1)
                case "acted":
                    hero.acted = True
                case "inactive":
                    for _ in line.listed(","):
                        hero.inactive += (line.one_of(dashboard.focus, "a Focus token"),)
                case _:
                    for _ in line.listed(","):
                        known = [*dashboard.abilities, *GEAR]
                        hero.used += (line.one_of(known, "an ability or card used this round"),)
        hero.inactive = tuple(token for token in dashboard.focus if token in hero.inactive)
        hero.used = tuple(sorted(hero.used))
        self.state.heroes.append(hero)

    def read_gear(self, line: Line) -> None:
        column, owner = line.column(), line.one_of(HERO_IDS, "a hero")
        cards: list[Card] = []
        for _ in line.listed(","):
            at = line.column()
            name, _, count = line.take("a card").partition("*")
            gear = gear_named(name)
            if gear is None:
                raise line.fault(repr(name), f"equipment: {', '.join(GEAR)}", at)
            tokens = gear.tokens
            if count:
                if not count.isdecimal() or int(count[:9]) > gear.tokens:
                    raise line.fault(repr(count), f"at most the {gear.tokens} tokens printed on the card (SET-14)", at)
                tokens = int(count)
            cards.append(Card(name, tokens))
        self.later.append(lambda: self.owner(line, column, owner).gear.extend(cards))

    def owner(self, line: Line, column: int, name: str) -> Hero:
        for hero in self.state.heroes:
            if hero.id == name:
                return hero
        known = ", ".join(hero.id for hero in self.state.heroes) or "there is none"
        raise line.fault(repr(name), f"a hero of this scene: {known}", column)

    def read_guard(self, line: Line) -> None:
        guard = Guard(line.space(self.board), line.direction())
        while line.peek():
            match line.one_of(["damage", "ko", "hurt-by", "checked", "activated"], "a word about a guard"):
                case "damage":
                    guard.damage = line.integer("damage below Health", 0, 1)
                case "ko":
                    guard.ko = line.integer("KO damage below Health", 0, 1)
                case "hurt-by":
                    guard.hurt_by = line.one_of(HERO_IDS, "a hero")
                case "checked":
                    guard.checked = True
                case _:
                    guard.activated = True
        if len(self.state.guards) == GUARD_FIGURES:
            raise line.fault("a guard too many", f"at most the {GUARD_FIGURES} figures (COM-12)", line.words[0][1])
        self.state.guards.append(guard)

    def read_ko(self, line: Line) -> None:
        space = line.space(self.board)
        self.state.place_body(Body(space, line.integer("stars", 1, 2), line.skip("tied")))

    def read_dead(self, line: Line) -> None:
        self.state.place_body(Body(line.space(self.board), 0))

    def read_attention(self, line: Line) -> None:
        side = line.words[0][0]
        column, name = line.column(), line.one_of(HERO_IDS, "a hero")
        self.only_once(line, f"the Attention token of {name}")
        space = line.space(self.board)

        def finish() -> None:
            hero = self.owner(line, column, name)
            hero.attention, hero.attention_space = side, space

        self.later.append(finish)

    def read_charge(self, line: Line) -> None:
        kind = line.take("an explosive")
        space = line.space(self.board)
        line.must("by")
        self.state.charges.append(Charge(space, kind, line.one_of(HERO_IDS, "a hero")))
        self.state.charges.sort()

    def read_lock(self, line: Line) -> None:
        self.only_once(line, "lock")
        column, name = line.column(), line.take("a locked object")
        line.must("by")
        hero_column, hero = line.column(), line.one_of(HERO_IDS, "a hero")
        dice = []
        while line.peek():
            word = line.peek()
            if not re.fullmatch(r"w[!1-6]|b[1-6]", word):
                raise line.fault(repr(word), "a die such as w! or b4")
            line.take("a die")
            dice.append(Die(word[0], 0 if word[1] == "!" else int(word[1])))
        if not dice:
            raise line.fault("no dice", "dice such as w! b4")

        def finish() -> None:
            self.owner(line, hero_column, hero)
            self.state.lock = Lock(self.locked_object(line, column, name), hero, tuple(dice))

        self.later.append(finish)

    def locked_object(self, line: Line, column: int, name: str) -> str:
        """The name of a locked door or of a terminal that is not hacked."""
        door, terminal = self.stage.door_numbers.get(name), self.stage.terminal_numbers.get(name)
        if door is not None and self.state.locked >> door & 1:
            return self.stage.doors[door].name
        if terminal is None or self.state.hacked >> terminal & 1:
            raise line.fault(repr(name), "a locked door or terminal of this scene", column)
        return name

    # cards, turn, chance

    def order_card(self, line: Line) -> OrderCard:
        action = line.one_of([*ORDER_ACTIONS, GAME_OVER], "an Order card")
        if action == GAME_OVER:
            return THE_GAME_OVER_CARD
        column, numbers = line.column(), line.take("red/blue numbers")
        if not re.fullmatch(r"[0-9]/[0-9]", numbers):
            raise line.fault(repr(numbers), "a red and a blue number such as 5/4", column)
        arrow = line.one_of(["left", "right"], "a turn arrow")
        return OrderCard(action, int(numbers[0]), int(numbers[2]), arrow, line.skip("flip"))

    def read_orders(self, line: Line) -> None:
        self.only_once(line, "orders")
        self.state.orders = []
        if line.skip("none"):
            return
        layers = [0]
        while True:
            if line.skip("|"):
                layers.append(0)
            elif line.peek():
                self.state.orders.append(self.order_card(line))
                layers[-1] += 1
                if not line.skip(";") and line.peek() != "|":
                    break
            else:
                break
        if not self.state.orders:
            raise line.fault("no card", "Order cards, or none")
        self.state.layers = tuple(layers[:-1])

    def read_discard(self, line: Line) -> None:
        self.only_once(line, "discard")
        self.state.discard = [self.order_card(line) for _ in line.listed(";")]

    def read_order(self, line: Line) -> None:
        self.only_once(line, "order")
        self.state.order = self.order_card(line)

    def read_reactions(self, line: Line) -> None:
        self.only_once(line, "reactions")
        self.state.reactions = [line.one_of(REACTIONS, "a Reaction card") for _ in line.listed(";")]

    def system_card(self, line: Line) -> str:
        """A System card that is not named in this scene before; there is one of each."""
        column, name = line.column(), line.one_of(SYSTEM_CARDS, "a System card")
        if name in [*(self.state.system or ()), *(card.card for card in self.state.beside)]:
            raise line.fault(f"{name} a second time", "each System card once", column)
        return name

    def read_system(self, line: Line) -> None:
        self.only_once(line, "system")
        self.state.system = []
        if not line.skip("none"):
            for _ in line.listed(";"):
                self.state.system.append(self.system_card(line))

    def read_beside(self, line: Line) -> None:
        column, name = line.column(), self.system_card(line)
        dice = tuple(self.die_on(line, slot) for slot in SYSTEM_CARDS[name].slots)
        if len(self.state.beside) == MOST_BESIDE:
            raise line.fault("a System card too many", f"at most {MOST_BESIDE} (HER-11)", column)
        insort(self.state.beside, Beside(name, dice))

        def finish() -> None:
            self.owner(line, column, "otacon")
            self.state.system = self.state.system or []  # where there are System cards there is a deck

        self.later.append(finish)

    def die_on(self, line: Line, slot: Slot) -> int:
        """What lies on a slot of a System card; 0 is nothing."""
        if line.skip("-"):
            return 0
        column, face = line.column(), line.integer("a die or - for an empty slot", 1, 6)
        if not slot.takes(face):
            raise line.fault(repr(str(face)), f"a die that fits {slot}", column)
        return face

    def read_looked_at(self, line: Line) -> None:
        self.only_once(line, "looked-at")
        known = [line.one_of([ORDER_DECK, REACTION_DECK], "a deck") for _ in line.listed(",")]

        def finish() -> None:
            for deck in known:
                if not getattr(self.state, deck):
                    raise line.fault(f"the top of {deck}", "a deck of this scene", line.words[0][1])
            self.state.looked_at = tuple(sorted(set(known)))

        self.later.append(finish)

    def read_memory_box(self, line: Line) -> None:
        self.only_once(line, "memory-box")
        for _ in line.listed(","):
            column, card = line.column(), line.take("a card")
            if gear_named(card) is None or card in self.state.memory_box:
                raise line.fault(repr(card), f"equipment, each card once: {', '.join(GEAR)}", column)
            self.state.memory_box.append(card)
        self.state.memory_box.sort()

        def finish() -> None:
            if self.state.phase != SETUP_PHASE:
                raise line.fault("a Memory Box", "phase setup, where it is open", line.words[0][1])

        self.later.append(finish)

    def read_turn(self, line: Line) -> None:
        self.only_once(line, "turn")
        self.turn = line, line.one_of(HERO_IDS, "a hero")

    def read_phase(self, line: Line) -> None:
        self.only_once(line, "phase")
        self.state.phase = line.one_of([SETUP_PHASE, PLAYER_PHASE, ENEMY_PHASE], "a phase")

    def read_round(self, line: Line) -> None:
        self.only_once(line, "round")
        self.state.round = line.integer("the number of a round", 1)

    def read_dice(self, line: Line) -> None:
        while line.peek():
            self.state.dice.append(int(line.one_of([*"!123456"], "the side of a die").replace("!", "1")))

    def read_seed(self, line: Line) -> None:
        self.only_once(line, "seed")
        self.state.chance = line.integer("a seed", 0, (1 << 64) - 1)

    def read_outcome(self, line: Line) -> None:
        self.only_once(line, "outcome")
        words = [word for word, _ in line.words[1:]]
        if words != [WON] and words[:1] != ["lost:"]:
            raise line.fault(line.here(), "won or lost: reason")
        line.at = len(line.words)
        self.state.outcome = " ".join(words)

    def read_answers(self, line: Line) -> None:
        self.only_once(line, "answers")
        for _ in line.listed(";"):
            column, words = line.column(), [line.take("the text of an option")]
            while line.peek() and line.peek() != ";":
                words.append(line.take("a word"))
            self.answers.append((line.number, " ".join(words), column))

    # what lines say of each other

    def settle_figures(self, number: int) -> None:
        taken = 0
        for space in [hero.space for hero in self.state.heroes] + [guard.space for guard in self.state.guards]:
            if taken >> space & 1:
                raise SceneError(number, 1, f"two figures in {self.board.names[space]}", "one at most (MOV-1)")
            taken |= 1 << space
        for hero in self.state.heroes:
            if hero.damage >= DASHBOARDS[hero.id].health and not self.state.outcome:
                raise SceneError(number, 1, f"{hero.id} with damage {hero.damage}", "less than its Health (COM-6)")
        if not self.state.heroes:
            raise SceneError(number, 1, "no hero", f"a line such as: snake {self.board.names[0]}")

    def settle_turn(self, number: int) -> None:
        state = self.state
        if self.turn:
            line, name = self.turn
            hero = self.owner(line, line.words[1][1], name)
            if hero.acted or state.phase == ENEMY_PHASE:
                raise line.fault(
                    f"the turn of {name}", "a hero who has not acted, in the player phase", line.words[0][1]
                )
            state.turn = state.heroes.index(hero)
        elif state.phase == SETUP_PHASE:
            state.turn = 0
        elif all(hero.acted for hero in state.heroes):
            state.phase = ENEMY_PHASE
        if state.order and state.phase != ENEMY_PHASE:
            raise SceneError(number, 1, "an order in force in the player phase", "phase enemy")


READERS: dict[str, Callable[[SceneReader, Line], None]] = {
    "stage": SceneReader.read_stage,
    "zone": SceneReader.read_zone,
    "door": SceneReader.read_door,
    "terminal": SceneReader.read_terminal,
    "camera": SceneReader.read_camera,
    "cameras": SceneReader.read_cameras,
    "chaff": SceneReader.read_chaff,
    "trap": SceneReader.read_trap,
    "barracks": SceneReader.read_barracks,
    "event": SceneReader.read_event,
    "objective": SceneReader.read_objective,
    "exit": SceneReader.read_exit,
    "elevator": SceneReader.read_elevator,
    "supply": SceneReader.read_supply,
    "gear": SceneReader.read_gear,
    "guard": SceneReader.read_guard,
    "ko": SceneReader.read_ko,
    "dead": SceneReader.read_dead,
    INVESTIGATE: SceneReader.read_attention,
    ALERT: SceneReader.read_attention,
    "lock": SceneReader.read_lock,
    "orders": SceneReader.read_orders,
    "discard": SceneReader.read_discard,
    "order": SceneReader.read_order,
    "reactions": SceneReader.read_reactions,
    "system": SceneReader.read_system,
    "beside": SceneReader.read_beside,
    "looked-at": SceneReader.read_looked_at,
    "memory-box": SceneReader.read_memory_box,
    "turn": SceneReader.read_turn,
    "phase": SceneReader.read_phase,
    "round": SceneReader.read_round,
    "dice": SceneReader.read_dice,
    "seed": SceneReader.read_seed,
    "outcome": SceneReader.read_outcome,
    "answers": SceneReader.read_answers,
}
