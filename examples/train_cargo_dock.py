"""Trains a small policy on Cargo Dock that clearly beats random play. NumPy only, one core, a few minutes.

    python examples/train_cargo_dock.py

The policy is linear: every action is scored by its verb's weights on what the board planes show in the space it names
(or, if it names none, in the hero's own), and by a weight of its own for that space. It is trained on shaped rewards
by proximal policy optimisation with a linear critic, and judged by wins alone, on games it has never seen.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple, TypeAlias

from noisecheck.extras import MissingExtra, needs

try:
    with needs("env"):
        import gymnasium
        import numpy as np
        import numpy.typing as npt
except MissingExtra as missing:
    raise SystemExit(str(missing)) from None

from noisecheck import WON
from noisecheck.env.play import Episodes
from noisecheck.env.shaping import Shaped

ID = "noisecheck.env:noisecheck/CargoDock-v0"
HELD_OUT = 1_000_000  # the first seed of the games to be judged by
GAMES_A_BATCH, EPOCHS = 48, 4
RATE, CLIP, ENTROPY, DECAY, RIDGE = 0.05, 0.2, 0.01, 0.95, 1.0
LONG = 30.0  # the plane `way` is a share of 60 actions; two of them nearer should weigh like any other sign

Numbers: TypeAlias = npt.NDArray[np.float32]
Whole: TypeAlias = npt.NDArray[np.int64]


class Choice(NamedTuple):
    """What there is to choose from: actions, the row of weights for each, its space, and what is seen there."""

    actions: Whole
    rows: Whole
    spaces: Whole
    seen: Numbers
    table: Numbers  # what the critic judges by


def join(choices: list[Choice]) -> Choice:
    """Several choices as one long one."""
    actions, rows, spaces, seen, tables = (list(part) for part in zip(*choices, strict=True))
    return Choice(*map(np.concatenate, (actions, rows, spaces, seen, tables)))


class Step(NamedTuple):
    choice: Choice
    chosen: int
    chance: float
    reward: float


class Policy:
    def __init__(self, play: Episodes) -> None:
        names = play.observer.names["board"]
        self.actor, self.way = names.index("actor"), names.index("way")
        self.size, self.planes = len(play.catalogue.names), len(play.catalogue.planes)
        rows = self.planes + len(play.catalogue.plain)
        self.weights = [np.zeros((rows, len(names) + 1), np.float32), np.zeros((rows, self.size), np.float32)]
        self.first = [np.zeros_like(each) for each in self.weights]
        self.second = [np.zeros_like(each) for each in self.weights]
        self.updates = 0

    def look(self, seen: dict[str, Any]) -> Choice:
        actions = np.flatnonzero(seen["action_mask"])
        arrays = seen["observation"]
        board = arrays["board"].reshape(len(arrays["board"]), -1).copy()
        here = int(board[self.actor].argmax())
        away = board[self.way, here]
        board[self.way] = (away - board[self.way]) * LONG
        is_plane = actions < self.planes * self.size
        rows = np.where(is_plane, actions // self.size, actions - self.planes * self.size + self.planes)
        spaces = np.where(is_plane, actions % self.size, here)
        ones = np.ones((len(actions), 1), np.float32)
        table = np.concatenate([[1, away], arrays["heroes"].ravel(), arrays["table"], board[:, here]])
        return Choice(actions, rows, spaces, np.hstack([ones, board[:, spaces].T]), table.astype(np.float32))

    def scores(self, choice: Choice) -> Numbers:
        signs, habits = self.weights
        found: Numbers = (signs[choice.rows] * choice.seen).sum(1) + habits[choice.rows, choice.spaces]
        return found

    def chances(self, choice: Choice) -> npt.NDArray[np.float64]:
        scores = self.scores(choice).astype(np.float64)
        odds = np.exp(scores - scores.max())
        found: npt.NDArray[np.float64] = odds / odds.sum()
        return found

    def improve(self, steps: list[Step], advantages: Numbers) -> None:
        """Some rounds over the same games: towards what went better than expected, not too far at once."""
        sizes = np.array([len(step.choice.actions) for step in steps])
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        chosen = starts + np.array([step.chosen for step in steps])
        joined = join([step.choice for step in steps])
        before = np.array([step.chance for step in steps])
        order = np.argsort(joined.rows, kind="stable")
        which, firsts = np.unique(joined.rows[order], return_index=True)
        for _ in range(EPOCHS):
            scores = self.scores(joined)
            odds = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
            chances = odds / np.repeat(np.add.reduceat(odds, starts), sizes)
            ratio = chances[chosen] / before
            is_near = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = advantages * ratio * is_near
            logs = np.log(chances + 1e-9)
            entropy = np.repeat(np.add.reduceat(chances * logs, starts), sizes)
            slopes = -chances * np.repeat(push, sizes) - ENTROPY * chances * (logs - entropy)
            slopes[chosen] += push
            slopes /= len(steps)
            signs, habits = (np.zeros_like(each) for each in self.weights)
            signs[which] = np.add.reduceat((slopes[:, None] * joined.seen)[order], firsts)
            np.add.at(habits, (joined.rows, joined.spaces), slopes)
            self.climb([signs, habits])

    def climb(self, slopes: list[Numbers]) -> None:
        """A step of Adam."""
        self.updates += 1
        for weights, first, second, slope in zip(self.weights, self.first, self.second, slopes, strict=True):
            first += 0.1 * (slope - first)
            second += 0.01 * (slope**2 - second)
            size = np.sqrt(second / (1 - 0.99**self.updates)) + 1e-6
            weights += RATE * first / (1 - 0.9**self.updates) / size


def play_game(
    env: gymnasium.Env[Any, Any], policy: Policy | None, seed: int, chance: np.random.Generator
) -> tuple[list[Step], bool]:
    """One game; no policy is random play. Returns its steps, and whether it was won."""
    seen, info = env.reset(seed=seed)
    steps: list[Step] = []
    is_over = False
    while not is_over:
        if policy is None:
            seen, _, is_ended, is_cut, info = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        else:
            choice = policy.look(seen)
            chances = policy.chances(choice)
            chosen = int(chance.choice(len(chances), p=chances))
            seen, reward, is_ended, is_cut, info = env.step(choice.actions[chosen])
            steps.append(Step(choice, chosen, float(chances[chosen]), float(reward)))
        is_over = is_ended or is_cut
    return steps, info.get("outcome") == WON


def advantages(games: list[list[Step]], critic: Numbers | None) -> tuple[Numbers, Numbers]:
    """How much better than the critic expected each step went on; and the critic, taught by these games."""
    tables = [np.array([step.choice.table for step in game]) for game in games]
    found, returns = [], []
    for game, table in zip(games, tables, strict=True):
        expected = np.append(table @ critic, 0) if critic is not None else np.zeros(len(game) + 1)
        better, ahead = np.zeros(len(game)), 0.0
        for number in range(len(game) - 1, -1, -1):
            ahead = game[number].reward + expected[number + 1] - expected[number] + DECAY * ahead
            better[number] = ahead
        found.append(better)
        returns.append(better + expected[:-1])
    every, goal, gained = np.concatenate(tables), np.concatenate(returns), np.concatenate(found)
    taught = np.linalg.solve(every.T @ every + RIDGE * np.eye(every.shape[1]), every.T @ goal)
    if critic is not None:
        taught = 0.7 * critic + 0.3 * taught
    return ((gained - gained.mean()) / (gained.std() + 1e-6)).astype(np.float32), taught.astype(np.float32)


def interval(wins: int, games: int) -> str:
    """The share of wins with its 95 % interval (Wilson)."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{share:.1%} ({max(0, middle - half):.1%} to {middle + half:.1%}) of {games} games"


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is none")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--batches", type=int, default=60, help=f"how long to train: {GAMES_A_BATCH} games each")
    parser.add_argument("--games", type=at_least_one, default=500, help="how many unseen games to judge by")
    parser.add_argument("--seed", type=int, default=0, help="where the policy's own dice begin")
    asked = parser.parse_args()
    env = gymnasium.make(ID)
    shaped = Shaped(env)
    policy, chance = Policy(shaped.play), np.random.default_rng(asked.seed)
    critic: Numbers | None = None
    began = time.monotonic()
    for batch in range(asked.batches):
        seeds = range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH)
        played = [play_game(shaped, policy, seed, chance) for seed in seeds]
        gained, critic = advantages([steps for steps, _ in played], critic)
        policy.improve([step for steps, _ in played for step in steps], gained)
        if batch % 10 == 9:
            won = sum(is_won for _, is_won in played)
            took = time.monotonic() - began
            print(f"{took:4.0f} s, {seeds.stop} games: {won} of the last {GAMES_A_BATCH} won", flush=True)
    for name, player in (("random", None), ("trained", policy)):
        wins = sum(play_game(env, player, HELD_OUT + number, chance)[1] for number in range(asked.games))
        print(f"{name}: won {interval(wins, asked.games)}")


if __name__ == "__main__":
    main()
