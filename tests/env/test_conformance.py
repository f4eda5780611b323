"""What Gymnasium and PettingZoo themselves ask of an environment."""

from __future__ import annotations

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from noisecheck.env import IDS, aec

# An observation of several arrays and agents called by their names are meant.
pytestmark = pytest.mark.filterwarnings("ignore:Observation ", "ignore:We recommend agents to be named")
PARTY = ["snake", "meryl", "otacon", "gray-fox"]


@pytest.mark.parametrize("observation", ["array", "text"])
@pytest.mark.parametrize("id", IDS)
def test_gymnasium_finds_nothing_amiss(id: str, observation: str) -> None:
    check_env(gymnasium.make(id, observation=observation, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("id", IDS)
def test_pettingzoo_finds_nothing_amiss(id: str) -> None:
    api_test(aec(id), num_cycles=200)
    seed_test(lambda: aec(id), num_cycles=50)


def test_pettingzoo_finds_nothing_amiss_with_four_heroes() -> None:
    api_test(aec("noisecheck/Recon-v0", heroes=PARTY), num_cycles=500)
    seed_test(lambda: aec("noisecheck/Recon-v0", heroes=PARTY), num_cycles=50)
