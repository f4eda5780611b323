"""Playing through the environments: seeds, rewards, whose answer it is, and what happens at the edges."""

from __future__ import annotations

import importlib
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.utils.env import AECEnv

import noisecheck.env
from noisecheck import UnknownName, new_game
from noisecheck.bots import bot
from noisecheck.engine.outcome import WON
from noisecheck.env import IDS, aec
from noisecheck.env.heroes import HeroesEnv
from noisecheck.env.play import Episodes
from noisecheck.env.shaping import Shaped, promise
from noisecheck.env.team import TeamEnv

DOCS = Path(__file__).parents[2] / "docs" / "env.md"
EXAMPLE = DOCS.parents[1] / "examples" / "train_cargo_dock.py"
CARGO_DOCK = "noisecheck/CargoDock-v0"
RECON = "noisecheck/Recon-v0"
PARTY = ["snake", "meryl", "otacon", "gray-fox"]


def random_steps(env: gymnasium.Env[Any, Any], seed: int) -> list[tuple[Any, ...]]:
    """A whole random game: what each step returned."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    found: list[tuple[Any, ...]] = []
    while not found or not (found[-1][2] or found[-1][3]):
        found.append(env.step(chance.choice(np.flatnonzero(seen["action_mask"]))))
        seen = found[-1][0]
    return found


def play_of(env: gymnasium.Env[Any, Any]) -> Episodes:
    assert isinstance(env.unwrapped, TeamEnv)
    return env.unwrapped.play


def steadily(env: gymnasium.Env[Any, Any], seed: int) -> list[tuple[Any, ...]]:
    """A whole game of the steady bot, put into actions."""
    env.reset(seed=seed)
    play, player = play_of(env), bot("steady", seed)
    found: list[tuple[Any, ...]] = []
    while play.game.decision:
        decision, option = play.game.decision, player.choose(play.game)
        while play.asked and play.game.decision is decision:
            action = next(action for action, options in play.asked.answers.items() if option in options)
            found.append(env.step(action))
    return found


def test_a_seed_is_the_same_game_as_anywhere_else() -> None:
    env = gymnasium.make(RECON, heroes=PARTY)
    env.reset(seed=11)

    assert play_of(env).game.state == new_game("recon", PARTY, seed=11).state


def test_games_without_a_seed_follow_from_the_last_one_given() -> None:
    env = gymnasium.make(CARGO_DOCK)
    digests = []
    for _ in range(2):
        env.reset(seed=5)
        env.reset()
        digests.append(play_of(env).game.state.digest())
        env.reset()
        digests.append(play_of(env).game.state.digest())

    assert digests[:2] == digests[2:]
    assert digests[0] != digests[1]


def test_a_win_is_one_a_loss_minus_one_and_all_else_nothing() -> None:
    env = gymnasium.make(CARGO_DOCK)
    won = next(steps for seed in range(20) if (steps := steadily(env, seed))[-1][4].get("outcome") == WON)
    lost = next(steps for seed in range(20) if (steps := random_steps(env, seed))[-1][4]["outcome"].kind == "lost")

    assert [step[1] for step in won] == [0] * (len(won) - 1) + [1]
    assert [step[1] for step in lost] == [0] * (len(lost) - 1) + [-1]
    assert won[-1][2]
    assert not won[-1][3]
    assert not won[-1][0]["action_mask"].any()


def test_an_action_outside_the_mask_ends_the_play_as_a_loss() -> None:
    env = gymnasium.make(CARGO_DOCK)
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])

    seen, reward, is_over, _, info = env.step(forbidden)

    assert (reward, is_over, info["illegal"]) == (-1, True, play_of(env).catalogue.texts[forbidden])
    assert not seen["action_mask"].any()
    assert play_of(env).game.outcome is None


def test_a_step_after_the_end_asks_for_a_reset() -> None:
    env = TeamEnv("cargo-dock")
    seen, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\)"):
        env.step(0)

    env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_an_action_without_a_number_in_the_catalogue_is_outside_the_mask_too() -> None:
    play = Episodes("cargo-dock", None, ())

    for action in (len(play.catalogue), -1):
        play.begin(1)
        assert (play.take(action), play.is_over, play.illegal) == (-1, True, str(action))


def test_the_shaped_reward_adds_what_the_position_gained() -> None:
    plain, shaped = gymnasium.make(CARGO_DOCK), Shaped(gymnasium.make(CARGO_DOCK))
    one, other = random_steps(plain, 3), random_steps(shaped, 3)
    opening = promise(new_game("cargo-dock", seed=3).state)

    assert sum(step[1] for step in other) - sum(step[1] for step in one) == pytest.approx(
        promise(shaped.play.game.state) - opening
    )
    assert any(step[1] for step in other[:-1])


def seen_by(env: AECEnv[str, Any, Any], agent: str) -> dict[str, Any]:
    found = env.observe(agent)
    assert found is not None
    return dict(found)


def leaders(env: AECEnv[str, Any, Any], seed: int) -> list[tuple[int, str, str]]:
    """Round, hero asked and hero who answers, for every question of a random game."""
    assert isinstance(env.unwrapped, HeroesEnv)
    play, chance = env.unwrapped.play, np.random.default_rng(seed)
    env.reset(seed=seed)
    found = []
    while not any(env.terminations.values()):
        assert play.asked is not None
        found.append((play.game.state.round, play.asked.decision.hero, env.agent_selection))
        env.step(int(chance.choice(np.flatnonzero(play.mask()))))
    return found


def test_who_is_asked_answers_and_the_leader_of_the_round_answers_for_all() -> None:
    env = aec(RECON, heroes=PARTY)
    asked = [each for seed in range(8) for each in leaders(env, seed)]

    assert all(hero == agent for _, hero, agent in asked if hero)
    assert all(agent == PARTY[(number - 1) % 4] for number, hero, agent in asked if not hero)
    assert {agent for _, hero, agent in asked if not hero} > {"snake"}


def test_only_who_is_asked_has_actions() -> None:
    env = aec(RECON, heroes=PARTY)
    env.reset(seed=2)

    for seat, agent in enumerate(PARTY):
        seen = seen_by(env, agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert seen["me"].tolist() == [int(seat == number) for number in range(4)]


def test_all_heroes_get_the_same_reward() -> None:
    env = aec(RECON, heroes=PARTY)
    leaders(env, 0)

    assert set(env.rewards.values()) == {-1.0}
    assert all(env.terminations.values())


def test_a_play_that_is_too_long_is_cut() -> None:
    env = aec(RECON, heroes=["snake", "meryl"], max_steps=3)
    env.reset(seed=0)
    for _ in range(3):
        env.step(int(np.flatnonzero(seen_by(env, env.agent_selection)["action_mask"])[0]))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_environment_can_be_looked_at() -> None:
    text = gymnasium.make(CARGO_DOCK, render_mode="ansi")
    drawn = gymnasium.make(CARGO_DOCK, render_mode="svg")
    text.reset(seed=0)
    drawn.reset(seed=0)

    assert "snake a8" in str(text.render())
    assert str(drawn.render()).startswith("<svg")


def test_an_id_can_bring_its_module_along() -> None:
    env = gymnasium.make(f"noisecheck.env:{CARGO_DOCK}")

    assert env.spec is not None
    assert env.spec.id == CARGO_DOCK


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownName):
        aec("noisecheck/CargoDock-v99")
    with pytest.raises(UnknownName):
        gymnasium.make(CARGO_DOCK, observation="smell")


@pytest.mark.parametrize("missing", ["gymnasium", "numpy"])
def test_without_the_extra_it_says_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)

    advice = rf'{missing} is not installed\. It comes with the extra env: .* -m pip install "noisecheck\[env\]"'
    with pytest.raises(ModuleNotFoundError, match=advice):
        importlib.reload(noisecheck.env)


def test_the_page_tells_the_size_of_every_space() -> None:
    rows = re.findall(
        r"^\| `(noisecheck/\S+)` \| ([\w, -]+) \| (\d+) \| (\d+ × \d+ × \d+) \|", DOCS.read_text("utf-8"), re.M
    )
    told = {(id, heroes): (int(actions), board) for id, heroes, actions, board in rows}
    found = {}
    for id, heroes in told:
        env = gymnasium.make(id, heroes=heroes.split(", "))
        assert isinstance(env.action_space, gymnasium.spaces.Discrete)
        board = env.observation_space["observation"]["board"].shape  # type: ignore[index]
        found[id, heroes] = (int(env.action_space.n), " × ".join(map(str, board)))

    assert {id for id, _ in told} == set(IDS)
    assert told == found


def test_the_programs_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    for program in programs:
        exec(program, {})

    assert len(programs) == 2
    assert capsys.readouterr().out.startswith("lost: ")


def test_every_plane_stands_on_the_page() -> None:
    page = DOCS.read_text("utf-8")
    names = Episodes("recon", PARTY, ()).observer.names["board"]

    assert [name for name in names if f"`{name}`" not in page] == ["seat 2", "seat 3", "seat 4"]


def test_the_example_trains_and_judges(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["train_cargo_dock.py", "--batches", "1", "--games", "3"])

    runpy.run_path(str(EXAMPLE), run_name="__main__")

    assert re.findall(r"^(\w+): won .* of 3 games$", capsys.readouterr().out, re.M) == ["random", "trained"]


@pytest.mark.parametrize("games", ["0", "-1", "some"])
def test_the_example_wants_a_game_to_judge_by(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], games: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_cargo_dock.py", "--games", games])

    with pytest.raises(SystemExit):
        runpy.run_path(str(EXAMPLE), run_name="__main__")

    assert "--games" in capsys.readouterr().err


def test_the_example_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)

    with pytest.raises(SystemExit, match=r'gymnasium is not installed\. .* pip install "noisecheck\[env\]"'):
        runpy.run_path(str(EXAMPLE), run_name="__main__")
