"""Stages and cards as data: read, checked, and made into games.

The engine knows nothing of this package. What it needs of a stage, it is handed: a position and, for a scene that names
one, the mission.
"""

from noisecheck.content.beginning import begin_game, begin_record, scene
from noisecheck.content.faults import Fault
from noisecheck.content.lint import lint_stage
from noisecheck.content.loader import core_folders, load_stage, new_game, stage_ids, stage_ids_of, variant_ids

# At once, not when a thread of a server asks first: msgspec may not get to know a type in two threads at the same time.
core_folders()

__all__ = [
    "Fault",
    "begin_game",
    "begin_record",
    "lint_stage",
    "load_stage",
    "new_game",
    "scene",
    "stage_ids",
    "stage_ids_of",
    "variant_ids",
]
