"""The signs and colours of the terminal: a dark radar table. Signs differ by shape too, so colour may be missing."""

from __future__ import annotations

from typing import NamedTuple

from noisecheck.engine.state import CROSSHAIR, Token
from noisecheck.texts import LETTERS

GROUND = "on #0a1214"
WATCHED_GROUND = "on #401a27"
MARKED_GROUND = "on #1d4a44"
GUARD_GROUND = "on #26343f"

LABEL = "#7c9a96"
GRID = "#4a6b69"
WALL = "#a5cfc5"
DROP = "#ff8a70"
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
DROP_SIGNS = "╌╎"  # lying and upright
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


class LegendLine(NamedTuple):
    """A line of the legend: a sign and the key of its words."""

    sign: Sign
    key: str


LEGEND = [
    LegendLine(Sign("S M O G", f"bold {HEROES['snake']}"), "legend-hero"),
    LegendLine(Sign(FACING, GUARD), "legend-guard"),
    LegendLine(Sign("▲¹", HURT), "legend-hurt"),
    LegendLine(Sign(f"{BOSS}→", BOSS_STYLE), "legend-boss"),
    LegendLine(Sign(f"{BOSS}2", BOSS_STYLE), "legend-plate"),
    LegendLine(Sign(HOSTAGE, GOAL), "legend-hostage"),
    LegendLine(Sign("B", BOSS_STYLE), "legend-bust"),
    LegendLine(Sign(TOKENS["shadow"], BOSS_STYLE), "legend-shadow"),
    LegendLine(Sign(TOKENS["lock-on"], BOSS_STYLE), "legend-lock-on"),
    LegendLine(Sign(TOKENS["decoy"], BOSS_STYLE), "legend-decoy"),
    LegendLine(Sign(TOKENS["crosshair"], BOSS_STYLE), "legend-crosshair"),
    LegendLine(Sign("z1 z2", BODY), "legend-ko"),
    LegendLine(Sign("✗", BODY), "legend-dead"),
    LegendLine(Sign("?", INVESTIGATE), "legend-investigate"),
    LegendLine(Sign("!", ALERT), "legend-alert"),
    LegendLine(Sign("◉→", CAMERA), "legend-camera"),
    LegendLine(Sign("□4 ■4", "bold"), "legend-dice"),
    LegendLine(Sign("◇", TRAP), "legend-trap"),
    LegendLine(Sign("╳", TRAP), "legend-laser"),
    LegendLine(Sign("★ ☆", GOAL), "legend-objective"),
    LegendLine(Sign("EX [S]", GOAL), "legend-exit"),
    LegendLine(Sign(own_exit("snake"), GOAL), "legend-own-exit"),
    LegendLine(Sign("A–D", THING), "legend-event"),
    LegendLine(Sign("⇕", THING), "legend-elevator"),
    LegendLine(Sign("▦", THING), "legend-terminal"),
    LegendLine(Sign("▤", THING), "legend-supply"),
    LegendLine(Sign("◦→", ICON), "legend-node"),
    LegendLine(Sign("⌂", ICON), "legend-barracks"),
    LegendLine(Sign("●", ALERT), "legend-charge"),
    LegendLine(Sign(f"{FACING_ICON} {TURN_ICON}", ICON), "legend-icon"),
    LegendLine(Sign("━ ┃", WALL), "legend-wall"),
    LegendLine(Sign(" ".join(DROP_SIGNS), DROP), "legend-drop"),
    LegendLine(Sign("═ ║", DOOR), "legend-locked"),
    LegendLine(Sign(" ".join(SEALED), DOOR), "legend-sealed"),
    LegendLine(Sign("▫", DOOR), "legend-open"),
    LegendLine(Sign("┄ ┊", ZONE), "legend-zone"),
    LegendLine(Sign(OBSTACLE_SIGN * 3, OBSTACLE), "legend-obstacle"),
    LegendLine(Sign(WATCHED_SIGN * 3, WATCHED_GROUND), "legend-watched"),
    LegendLine(Sign(REACH_SIGN, REACH), "legend-reach"),
]
