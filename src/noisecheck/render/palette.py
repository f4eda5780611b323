"""The colours of the dark radar table. Every sign has a shape of its own; no meaning rests on colour alone."""

from __future__ import annotations

BACKGROUND = "#05090A"
PANEL = "#0A1214"
FLOOR = "#0E1A1C"
DARK = "#101C1F"
GRID = "#2B4347"
WALL = "#8FB8B0"
BORDER = "#54777B"

BRIGHT = "#E6F4F1"
TEXT = "#BFD4D0"
DIM = "#8CA6A2"

RADAR = "#4FE3C1"
ALERT = "#FF4F6D"
INVESTIGATE = "#FFBF3C"
GUARD = "#A9C0D6"
GUARD_FILL = "#22313C"
ORANGE_CONE = "#FFC08F"
GREEN_CONE = "#2E9E6B"
WARM, ROSE, COLD = "#FFE3B0", "#FF9AA8", "#CFE4FF"  # light of guards, of those after somebody, and of a boss
BODY = "#C9B8FF"
GOAL = "#7CF29A"
THING = "#8FD3FF"
TRAP = "#D49AFF"
ICON = "#7FA9AE"

HEROES = {"snake": "#4AA8FF", "meryl": "#E8743B", "otacon": "#FFE45C", "gray-fox": "#F5F7FA"}

# What has to keep its colour however few there are: small, and full of meaning.
SIGNALS = (ALERT, INVESTIGATE, BODY, GOAL, THING, TRAP, RADAR, GUARD, BRIGHT, *HEROES.values())

# Tints of neighbouring zones; their borders and names tell them apart without colour.
ZONES = ("#2F7F8F", "#6B5FB0", "#5F8F3F", "#A0703A", "#A04F7F", "#4F6FB0")
