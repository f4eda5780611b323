"""How each look lays its floor, a file for each."""

from noisecheck.art.floors import cells, dock, furnace, glacier, hangar, heliport, lab, office, roof, warheads
from noisecheck.art.floors.laying import Floor

FLOORS: dict[str, Floor] = {
    "dock": dock.FLOOR,
    "heliport": heliport.FLOOR,
    "cells": cells.FLOOR,
    "warheads": warheads.FLOOR,
    "glacier": glacier.FLOOR,
    "furnace": furnace.FLOOR,
    "lab": lab.FLOOR,
    "office": office.FLOOR,
    "hangar": hangar.FLOOR,
    "roof": roof.FLOOR,
}
