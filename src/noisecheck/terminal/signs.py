"""The signs and colours of the terminal: a dark radar table. Signs differ by shape too, so colour may be missing."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.bosses.kit.crosshairs import CROSSHAIR
from noisecheck.engine.state import Token

GROUND = "on #0a1214"
WATCHED_GROUND = "on #401a27"
MARKED_GROUND = "on #1d4a44"
GUARD_GROUND = "on #26343f"

LABEL = "#7c9a96"
GRID = "#4a6b69"
WALL = "#a5cfc5"
OBSTACLE = "#33474a"
DOOR = "bold #ffb84d"
ZONE = "#4c6f9a"
ICON = "#5d7f86"
GUARD = "bold #d5e2f5"
HURT = "bold #ff8a70"
BODY = "#b9a7c9"
CAMERA = "bold #ff9f4d"
TRAP = "#d49aff"
GOAL = "bold #4fe0bd"
THING = "#8fd3ff"
REACH = "bold #4fe0bd"
ALERT = "bold #ff4d6d"
INVESTIGATE = "bold #ffb84d"
PROBLEM = "yellow"

HEROES = {"snake": "#5aa9ff", "meryl": "#ff8b4a", "otacon": "#ffe25a", "gray-fox": "#f4f6ff"}
LETTERS = {"snake": "S", "meryl": "M", "otacon": "O", "gray-fox": "G"}

BOSS = "◆"
BOSS_STYLE = "bold #ff6f91"
TOKENS = {"lock-on": "⊕", "shadow": "◊", "decoy": "W", CROSSHAIR: "⌖"}
FACING = "▲▶▼◀"  # in the order of the compass, as the next two
FACING_ICON = "▵▹▿◃"
CONE = "↑→↓←"
TURN_ICON = "↻"
WATCHED_SIGN = "░"  # where there are not colours enough to tint the ground
OBSTACLE_SIGN = "▓"
REACH_SIGN = "∙"
EXIT = "EX"
FRAME = "[]"  # around who stands on an exit
HOSTAGE = "H"
SEALED = "═╪═", "╫"  # a door that no dice open, lying and upright


def boss_token(token: Token) -> str:
    """A hero's crosshair has the hero's letter, a token without a sign of its own its first."""
    if token.kind == CROSSHAIR and token.owner:
        return LETTERS[token.owner].lower()
    return TOKENS.get(token.kind, token.kind[0].upper())


def own_exit(hero: str) -> str:
    """The exit that belongs to one hero (SET-7)."""
    return f"X{LETTERS[hero]}"


class Sign(NamedTuple):
    """Something in a space: one or two characters, of which the first will do where it is crowded."""

    text: str
    style: str


class Entry(NamedTuple):
    """A line of the legend: a sign and the key of its words."""

    sign: Sign
    key: str


LEGEND = [
    Entry(Sign("S M O G", f"bold {HEROES['snake']}"), "legend-hero"),
    Entry(Sign(FACING, GUARD), "legend-guard"),
    Entry(Sign("▲¹", HURT), "legend-hurt"),
    Entry(Sign(f"{BOSS}→", BOSS_STYLE), "legend-boss"),
    Entry(Sign(f"{BOSS}2", BOSS_STYLE), "legend-plate"),
    Entry(Sign(HOSTAGE, GOAL), "legend-hostage"),
    Entry(Sign("B", BOSS_STYLE), "legend-bust"),
    Entry(Sign(TOKENS["shadow"], BOSS_STYLE), "legend-shadow"),
    Entry(Sign(TOKENS["lock-on"], BOSS_STYLE), "legend-lock-on"),
    Entry(Sign(TOKENS["decoy"], BOSS_STYLE), "legend-decoy"),
    Entry(Sign(TOKENS["crosshair"], BOSS_STYLE), "legend-crosshair"),
    Entry(Sign("z1 z2", BODY), "legend-ko"),
    Entry(Sign("✗", BODY), "legend-dead"),
    Entry(Sign("?", INVESTIGATE), "legend-investigate"),
    Entry(Sign("!", ALERT), "legend-alert"),
    Entry(Sign("◉→", CAMERA), "legend-camera"),
    Entry(Sign("□4 ■4", "bold"), "legend-dice"),
    Entry(Sign("◇", TRAP), "legend-trap"),
    Entry(Sign("╳", TRAP), "legend-laser"),
    Entry(Sign("★ ☆", GOAL), "legend-objective"),
    Entry(Sign("EX [S]", GOAL), "legend-exit"),
    Entry(Sign(own_exit("snake"), GOAL), "legend-own-exit"),
    Entry(Sign("A–D", THING), "legend-event"),
    Entry(Sign("⇕", THING), "legend-elevator"),
    Entry(Sign("▦", THING), "legend-terminal"),
    Entry(Sign("▤", THING), "legend-supply"),
    Entry(Sign("◦→", ICON), "legend-node"),
    Entry(Sign("⌂", ICON), "legend-barracks"),
    Entry(Sign("●", ALERT), "legend-charge"),
    Entry(Sign(f"{FACING_ICON} {TURN_ICON}", ICON), "legend-icon"),
    Entry(Sign("━ ┃", WALL), "legend-wall"),
    Entry(Sign("═ ║", DOOR), "legend-locked"),
    Entry(Sign(" ".join(SEALED), DOOR), "legend-sealed"),
    Entry(Sign("▫", DOOR), "legend-open"),
    Entry(Sign("┄ ┊", ZONE), "legend-zone"),
    Entry(Sign(OBSTACLE_SIGN * 3, OBSTACLE), "legend-obstacle"),
    Entry(Sign(WATCHED_SIGN * 3, WATCHED_GROUND), "legend-watched"),
    Entry(Sign(REACH_SIGN, REACH), "legend-reach"),
]
