"""Random walks through games: the ground the laws stand on. They know no rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from noisecheck import Decision, Game, Option, Policy, State, new_game, scene
from noisecheck.content import variant_ids
from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit.bulk import under_boss
from noisecheck.engine.dashboards import starting_hero
from noisecheck.engine.equipment import COPIES, GEAR

GUARDED = [
    ("cargo-dock", ["snake"]),
    ("heliport", ["snake"]),
    ("holding-cells", ["snake"]),
    ("holding-cells", ["snake", "meryl"]),
    ("warhead-storage", ["snake"]),
    ("warhead-storage", ["snake", "meryl"]),
    ("prison-break", ["otacon"]),
    ("prison-break", ["otacon", "gray-fox"]),
    ("pal-override", ["snake"]),
    ("pal-override", ["snake", "meryl", "gray-fox", "otacon"]),
    ("recon", ["snake"]),
    ("recon", ["meryl", "otacon"]),
    ("recon", ["gray-fox", "snake", "otacon"]),
    ("recon", ["otacon", "gray-fox", "meryl", "snake"]),
    ("escape", ["snake"]),
    ("escape", ["snake", "meryl", "otacon", "gray-fox"]),
    ("sabotage", ["meryl"]),
    ("sabotage", ["snake", "meryl", "otacon", "gray-fox"]),
    ("stealth", ["gray-fox"]),
    ("stealth", ["snake", "meryl", "otacon", "gray-fox"]),
    ("hostages", ["otacon"]),
    ("hostages", ["snake", "meryl", "otacon", "gray-fox"]),
    ("coordination", ["snake"]),
    ("coordination", ["snake", "meryl", "otacon", "gray-fox"]),
    ("crowd", ["snake", "meryl", "otacon", "gray-fox"]),
]
BOSSES = [
    ("revolver-ocelot", ["snake"]),
    ("revolver-ocelot", ["snake", "meryl"]),
    ("tank", ["snake"]),
    ("tank", ["snake", "meryl"]),
    ("cyborg-ninja", ["snake"]),
    ("cyborg-ninja", ["snake", "meryl"]),
    ("psycho-mantis", ["snake"]),
    ("psycho-mantis", ["snake", "meryl"]),
    ("hind-d", ["snake"]),
    ("hind-d", ["snake", "meryl"]),
    ("hind-d", ["snake", "meryl", "gray-fox"]),
    ("hind-d", ["snake", "meryl", "otacon", "gray-fox"]),
    ("sniper-wolf", ["snake"]),
    ("sniper-wolf", ["snake", "meryl"]),
    ("sniper-wolf", ["snake", "meryl", "gray-fox"]),
    ("sniper-wolf", ["snake", "meryl", "gray-fox", "otacon"]),
    ("vulcan-raven", ["snake"]),
    ("vulcan-raven", ["snake", "meryl"]),
    ("vulcan-raven", ["snake", "meryl", "gray-fox"]),
    ("vulcan-raven", ["snake", "meryl", "gray-fox", "otacon"]),
    ("metal-gear-rex", ["snake"]),
    ("metal-gear-rex", ["snake", "meryl"]),
    ("metal-gear-rex", ["snake", "meryl", "gray-fox"]),
    ("metal-gear-rex", ["snake", "meryl", "otacon", "gray-fox"]),
    ("liquid", ["snake"]),
    ("liquid", ["snake", "meryl"]),
    ("liquid", ["snake", "meryl", "gray-fox"]),
    ("liquid", ["snake", "meryl", "gray-fox", "otacon"]),
    ("recon-ocelot", ["gray-fox", "snake"]),
    ("recon-ocelot", ["snake", "meryl", "gray-fox", "otacon"]),
    ("recon-mantis", ["meryl"]),
    ("recon-mantis", ["snake", "meryl", "gray-fox", "otacon"]),
    ("recon-wolf", ["snake", "gray-fox"]),
    ("recon-wolf", ["snake", "meryl", "gray-fox", "otacon"]),
    ("recon-raven", ["snake", "meryl"]),
    ("recon-raven", ["snake", "meryl", "gray-fox", "otacon"]),
    ("recon-liquid", ["gray-fox"]),
    ("recon-liquid", ["snake", "meryl", "gray-fox", "otacon"]),
]
STAGES = GUARDED + BOSSES
PARTIES = (["gray-fox"], ["snake", "meryl"], ["snake", "meryl", "gray-fox"], ["snake", "meryl", "gray-fox", "otacon"])
# BOS-45: the laws walk Recon's fights; those of the other missions are played through, and watched
OTHER_FIGHTS = [
    (fight, PARTIES[number % len(PARTIES)])
    for number, fight in enumerate(variant_ids())
    if fight not in {stage for stage, _ in STAGES}
]
CROWD = """
    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   >   . |
  +   +   +---+   +   +   +
2 | .   # | .   . : .   . |
  +   +   +   +   +   +   +
3 | .   .   .   .   o   . |
  +---+---+   +===+   +---+
4 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
zone north a1:f3
zone south a4:f4
door d2-e2 level 2 needs 3+ 4+
door d3-d4 level 3 needs 2+ 4+ 5+
terminal a3 level 4 needs 2+ 3+ hacked
terminal f4 level 2 needs 4+
camera f1 orange W green S
trap c2 camera down
trap e4 camera down
trap f3 laser down
barracks a1 zone north count 4
objective f2
objective d4 down
exit a4
elevator b4 to a1
elevator a1 to b4
snake b3
gear snake pistol-45, cardboard-box, claymore
meryl c3
gear meryl light-assault-rifle, stun-grenade, c-4
otacon a3
gear otacon rations, adv-stealth-camouflage, rope
gray-fox c4
gear gray-fox arm-cannon, high-frequency-blade, stealth-camouflage
guard e1 S
guard f2 S
guard e4 W
ko b4 1
dead d3
system distraction; all-clear; elevator-override; radio-silence
beside camera-loop 2 5
beside door-control 4 - 6
beside lights-out 4 5
claymore e3 by snake
orders stay-alert 4/3 left flip; radio-in 5/4 right; waken 4/3 left flip; lost-contact 5/4 right; game-over
reactions known; rush; radio
"""


def standing(state: State) -> list[int]:
    """The spaces of all figures, one for each; what a boss runs over is not counted against it (BOS-6)."""
    spaces = [hero.space for hero in state.heroes] + [guard.space for guard in state.guards]
    if boss := state.boss:
        spaces += [*bits(boss.body & ~under_boss(state)), *(token.space for token in boss.figures())]
    return spaces


def random_policy(seed: int) -> Policy:
    chooser = random.Random(seed)

    def choose(decision: Decision, state: State) -> Option:
        return chooser.choice(decision.options)

    return choose


UNLOCKABLE = [card for card in GEAR if not starting_hero(card)]
UNLOCKABLE += [f"{card}-{number}" for card, copies in COPIES.items() for number in range(2, copies + 1)]


def begin(stage: str, heroes: list[str], seed: int, memory_box: list[str] | None = None) -> Game:
    """A game with this Memory Box to choose from, or other cards for every seed; or one small crowded scene."""
    if stage == "crowd":
        return scene(f"{CROWD}seed {seed}")
    box = memory_box or random.Random(seed).sample(UNLOCKABLE, 12)
    return new_game(stage, heroes=heroes, seed=seed, memory_box=box)


def walk(stage: str, heroes: list[str], seed: int, most: int = 400) -> Iterator[Game]:
    """A game at each of its questions, and once more when it is over or long enough."""
    chooser = random.Random(seed)
    game = begin(stage, heroes, seed)
    for _ in range(most):
        yield game
        if game.decision is None:
            return
        game.choose(chooser.choice(game.decision.options))
    yield game
