"""BOS-10: the System decks for bosses, in the stages they are for: Otacon in his booth, and random turns there."""

import random
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

from noisecheck import Game, known_to_players, load_game, new_game
from noisecheck.content.lint import lint_stage
from noisecheck.content.loader import variant_ids
from noisecheck.content.orders import STAGES as STAGE_FOLDERS
from noisecheck.engine.bosses.kit import BOSSES, rules_of
from noisecheck.engine.bosses.kit.fighting import nearest_heroes
from noisecheck.engine.systems.cards import BOSS_DECKS, LENT_DECKS, LEVELS, SNEAKING_DECK, SYSTEM_CARDS, deck_of
from noisecheck.engine.systems.effects import EFFECTS
from noisecheck.env.catalogue import Catalogue
from tests.play import options
from tests.systems.desk import covered
from tests.table import picture, rule, scene

STAGES = {"hind": "hind-d", "raven": "vulcan-raven", "rex": "metal-gear-rex"}
VIRTUAL = {"ocelot": "recon-ocelot", "mantis": "escape-mantis", "wolf": "hostages-wolf", "liquid": "stealth-liquid"}
FIGHTS = STAGES | VIRTUAL
HEROES = ["snake", "meryl", "gray-fox", "otacon"]
WALKS = 8


@rule("BOS-10")
def test_there_are_seven_cards_for_each_of_three_bosses_and_no_card_twice() -> None:
    assert {boss: len(deck) for boss, deck in BOSS_DECKS.items()} == {"hind": 7, "raven": 7, "rex": 7}
    decks = [*SNEAKING_DECK, *(card for deck in BOSS_DECKS.values() for card in deck)]
    assert sorted(decks) == sorted(SYSTEM_CARDS) == sorted(EFFECTS)
    assert len(set(decks)) == 29


@rule("BOS-10")
@pytest.mark.parametrize(("boss", "stage"), STAGES.items())
def test_otacon_draws_from_the_deck_of_the_boss(boss: str, stage: str) -> None:
    decks = [new_game(stage, HEROES, seed).state.system for seed in range(4)]

    assert all(deck is not None and sorted(deck) == sorted(BOSS_DECKS[boss]) for deck in decks)
    assert len({tuple(deck or ()) for deck in decks}) > 1


@rule("BOS-10", "BOS-45")
def test_in_vr_fights_other_bosses_have_one_of_seven_of_these_cards() -> None:
    lent = set(LENT_DECKS.values())

    assert set(LENT_DECKS) == {boss for boss, rules in BOSSES.items() if rules.virtual} - set(BOSS_DECKS)
    assert [len(set(deck)) for deck in lent] == [7]
    assert {card for deck in lent for card in deck} < {card for deck in BOSS_DECKS.values() for card in deck}
    fights = [new_game(stage, HEROES).state for stage in variant_ids()]
    others = [state for state in fights if state.stage.boss in LENT_DECKS]
    assert len(others) == 24
    assert all(sorted(state.system or ()) == sorted(LENT_DECKS[state.stage.boss]) for state in others)


@rule("BOS-10")
@pytest.mark.parametrize("stage", ["recon", "revolver-ocelot", "psycho-mantis", "sniper-wolf", "liquid", "tank"])
def test_without_a_boss_or_without_a_terminal_to_draw_them_at_the_cards_are_those_of_sneaking_stages(
    stage: str,
) -> None:
    assert deck_of(new_game(stage).state.stage) == SNEAKING_DECK


@rule("BOS-10", "SET-18", "LOS-3")
@pytest.mark.parametrize("stage", STAGES.values())
def test_his_booth_is_closed_and_has_a_terminal_and_no_fire_reaches_it(stage: str) -> None:
    state = new_game(stage, HEROES).state
    space = state.hero("otacon").space

    assert [terminal.level in LEVELS for terminal in state.stage.terminals if terminal.space == space] == [True]
    assert state.geometry.near[space] == 0
    assert state.geometry.sight[space] & ~(1 << space) == 0
    assert state.boss is not None
    assert not rules_of(state.boss).fire(state) >> space & 1


@rule("BOS-10", "HER-13")
@pytest.mark.parametrize("stage", STAGES.values())
def test_his_terminal_is_good_for_all_that_his_cards_can_do(stage: str) -> None:
    state = new_game(stage, HEROES).state

    assert [terminal.level for terminal in state.stage.terminals] == [LEVELS[-1]]


@rule("BOS-10")
@pytest.mark.parametrize("stage", ["vulcan-raven", "metal-gear-rex"])
def test_whoever_can_be_reached_is_nearer_than_he_is(stage: str) -> None:
    state = new_game(stage, HEROES).state

    assert "otacon" not in [hero.id for hero in nearest_heroes(state, state.heroes)]


@rule("BOS-10", "SET-18")
@pytest.mark.parametrize("stage", STAGES.values())
def test_at_first_he_can_hack_his_terminal_and_little_else(stage: str) -> None:
    game = new_game(stage, HEROES)
    game.choose("turn otacon")

    assert {option.split()[0] for option in options(game)} == {"hack", "use", "end"}


@rule("BOS-10")
def test_a_stage_without_a_terminal_where_he_begins_is_refused(tmp_path: Path) -> None:
    folder = copytree(STAGE_FOLDERS / "hind-d", tmp_path / "hind-d")
    file = folder / "stage.toml"
    file.write_text(file.read_text("utf-8").split("[[terminals]]")[0], "utf-8")

    assert [fault.problem for fault in lint_stage(folder)][-1:] == ["no terminal there for Otacon's System cards"]


def connected(boss: str, seed: int) -> Game:
    """Otacon's turn with three covered cards of the boss's deck, after a while in which heroes spent things."""
    chooser = random.Random(seed)
    opening = new_game(FIGHTS[boss], HEROES, seed)
    cards = deck_of(opening.state.stage)
    beside = chooser.sample(cards, 3)
    deck = [card for card in cards if card not in beside]
    lines = [line for line in picture(opening).splitlines() if not line.startswith("system")]
    lines = [f"{line} hacked" if line.startswith("terminal") else line for line in lines]
    lines = [f"{line} track 2 marks spent-meryl,spent-snake" if line.startswith("boss ") else line for line in lines]
    lines = [f"{line} damage 2 inactive plus-2" if line.startswith("snake") else line for line in lines]
    lying = "".join(map(covered, beside))
    return scene("\n".join(lines) + f"\nsystem {'; '.join(deck)}\n{lying}trace {seed % 4}\nturn otacon\n")


@cache
def walked(boss: str) -> tuple[tuple[Game, ...], frozenset[str]]:
    """Games after random turns, in which all that can be resolved is; and every answer Otacon could give."""
    games, texts = [], set[str]()
    for seed in range(WALKS):
        chooser, game = random.Random(seed), connected(boss, seed)
        for _ in range(25):
            if game.decision is None:
                break
            found = options(game)
            texts |= set(found) if game.decision.hero == "otacon" else set()
            ready = [text for text in found if text.startswith("resolve")]
            game.choose(chooser.choice(ready or found))
            games.append(game.clone())
    return tuple(games), frozenset(texts)


@pytest.mark.parametrize("boss", FIGHTS)
def test_no_card_is_ever_lost(boss: str) -> None:
    for game in walked(boss)[0]:
        state = game.checkpoint
        assert sorted([*(state.system or ()), *(card.card for card in state.beside)]) == sorted(deck_of(state.stage))
        assert state.boss is not None
        assert sorted(state.boss.deck) == sorted(rules_of(state.boss).cards)
        assert 0 <= state.boss.atop + state.boss.unseen <= len(state.boss.deck)


@pytest.mark.parametrize("boss", FIGHTS)
def test_every_position_can_be_drawn_saved_and_dealt_anew(boss: str) -> None:
    games = walked(boss)[0]
    for game in games[::5]:
        assert scene(picture(game)).state == game.state
        assert load_game(game.save()).state == game.state
        dealt = known_to_players(game, 9)
        assert game.checkpoint.boss is not None
        assert dealt.boss is not None
        assert dealt.boss.deck[: dealt.boss.atop] == game.checkpoint.boss.deck[: dealt.boss.atop]


@pytest.mark.parametrize("boss", FIGHTS)
def test_learning_machines_know_every_answer(boss: str) -> None:
    games, texts = walked(boss)
    stage = games[0].state.stage
    catalogue = Catalogue(stage, HEROES, [card.id for hero in games[0].state.heroes for card in hero.gear])

    assert {"resolve", "target", "recall", "end"} <= {text.split()[0] for text in texts}
    assert {text for text in texts if text not in catalogue.numbers} == set()
