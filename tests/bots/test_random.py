"""Random: every option as likely as any other, and the same again for the same seed."""

from collections import Counter

from noisecheck import autoplay, new_game
from noisecheck.bots import bot


def test_every_option_is_as_likely_as_any_other() -> None:
    game = new_game("heliport", seed=1)
    assert game.decision is not None
    player = bot("random", seed=4)
    counts = Counter(str(player.choose(game)) for _ in range(200 * len(game.decision.options)))

    assert len(counts) == len(game.decision.options)
    assert min(counts.values()) > 140
    assert max(counts.values()) < 260


def test_a_seed_gives_the_same_game_again() -> None:
    def answers(seed: int) -> list[str]:
        return [str(each) for each in autoplay(new_game("recon", seed=1), bot("random", seed).policy).answers]

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)
