"""A boss as its dashboard, its deck and its figure show it (SET-17)."""

from __future__ import annotations

from msgspec import Struct

from noisecheck.foresight.shapes.base import Facing, SpaceName


class Node(Struct):
    """A node of the circuit a boss walks, and the arrow on it."""

    space: SpaceName
    facing: Facing


class BossToken(Struct):
    """What a boss has on the map beside its figure. `stands`: it counts as a figure; `friend`: it is not an enemy.

    `owner` is the hero whose crosshair it is, or whom a lock is on. `health` is 0 for what has none. `down`: it lies
    face down, and what it hides nobody knows.
    """

    kind: str
    owner: str
    space: SpaceName
    damage: int
    health: int
    stands: bool
    friend: bool
    down: bool


class BossNote(Struct):
    """What else its dashboard shows. Words: `boss-note-<name>` with the facts."""

    name: str
    facts: dict[str, str | int]


class Boss(Struct):
    """`spaces` are those its figure covers, none while it is off the map; `printed` is what stands on them.

    `facing` is None for one that faces all ways. `wounded`: half of its Health is gone; what that means is
    `boss-half-<id>.means`; `numbers` are those it changes in other words (`$number`), as they are now: by card, by
    step, and by the boss's id that of its dashboard.

    `steps` are the effects of its track, of which number `track` is in force; without any, `track` is a count. Boss
    memory: `atop` lie on top again, below them those `unseen`, in the order of their names, then those `seen`, in the
    order in which they will come; `open` ones are being resolved and lie in no deck. `in_hand` is what each hero has
    left of the `hands_out` things the stage gave it.
    `pose` is how its figure stands, `rim` what lies on the rim of its base: words that have a drawing each.
    `fire` are the spaces where a hero would be attacked now. `circuit`: the nodes of the stage are its way, in order.
    """

    id: str
    spaces: list[SpaceName]
    facing: Facing | None
    damage: int
    health: int
    wounded: bool
    defense: int
    dice: int
    track: int
    steps: list[str]
    numbers: dict[str, int]
    notes: list[BossNote]
    atop: list[str]
    unseen: list[str]
    seen: list[str]
    open: list[str]
    tokens: list[BossToken]
    printed: dict[SpaceName, str]
    fire: list[SpaceName]
    circuit: bool
    hands_out: int
    in_hand: dict[str, int]
    pose: str
    rim: list[str]
