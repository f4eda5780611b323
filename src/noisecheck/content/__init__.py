"""Stages and cards as data: read, checked, and made into games.

The engine knows nothing of this package. What it needs of a stage, it is handed: a position and, by name, the mission.
"""

from noisecheck.content.faults import Fault
from noisecheck.content.lint import lint_stage
from noisecheck.content.loader import (
    begin_game,
    begin_record,
    load_stage,
    new_game,
    register_core_missions,
    stage_ids,
    stage_ids_of,
    variant_ids,
)

# A scene may say `stage heliport` before anybody loaded that stage, and the engine must not come here to ask.
register_core_missions()

__all__ = [
    "Fault",
    "begin_game",
    "begin_record",
    "lint_stage",
    "load_stage",
    "new_game",
    "stage_ids",
    "stage_ids_of",
    "variant_ids",
]
