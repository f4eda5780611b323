"""Boss fights: bots that think strike, look out for the boss's turn, keep to a plan, and bring a fight to an end."""

import pytest

from noisecheck import Game, autoplay, new_game, scene, texts
from noisecheck.bots import bot
from noisecheck.bots.bosses import PLANS, plan_named, plans_against
from noisecheck.bots.bosses.tank import STEERING
from noisecheck.bots.fights.fighter import Fighter
from noisecheck.bots.fights.steering import steer
from noisecheck.bots.fights.turn_worth import TurnWorth, everywhere
from noisecheck.engine.bosses.kit import BOSSES
from noisecheck.engine.errors import UnknownName
from tests.bosses.field import field
from tests.bosses.rooms import ROOM
from tests.laws.walks import BOSSES as STAGES

THINKING = ("steady", "search")
MANY_HEROES = dict(STAGES)  # the last party of each stage


def fighter(boss: str, plan: str = "") -> Fighter:
    return Fighter(plan_named(boss, plan))


def best(game: Game, plan: str = "") -> str:
    """What a fighter does at the action that waits."""
    assert game.decision is not None
    assert game.state.boss is not None
    return str(fighter(game.state.boss.id, plan).act(game.decision, game.state))


def harm(game: Game, space: str) -> float:
    """What Snake has to expect of the boss's turn in a space."""
    assert game.state.boss is not None
    judge = fighter(game.state.boss.id).judge
    turn = TurnWorth(judge, game.state, game.hero("snake"), everywhere)
    return turn.harm_at(game.state.stage.board.numbers[space])


# what it does


@pytest.mark.parametrize("name", THINKING)
def test_a_boss_that_one_blow_can_fell_is_struck(name: str) -> None:
    game = scene(ROOM + "boss ocelot a1 S health 12 damage 11\nboss-deck quick-draw; reload\nsnake b1\nturn snake")

    option = bot(name, nodes=20).choose(game)

    assert option.verb in ("hand-to-hand", "combo")


def test_a_boss_out_of_reach_is_gone_after() -> None:
    game = scene(ROOM + "boss ocelot a1 S\nboss-deck reload; quick-draw\nsnake e3\nturn snake")

    assert best(game).split()[0] in ("sneak", "dash", "focus")


def test_with_a_card_known_that_reaches_three_spaces_a_hero_on_its_last_health_does_not_end_there() -> None:
    near = "boss ocelot a1 S\nboss-deck | fan-fire; reload |\nsnake e1 damage 3\nturn snake"
    game = scene(ROOM + near)

    assert harm(game, "d1") > 0  # he goes on to e1, and fans from there
    assert harm(game, "a3") == 0


def test_a_hostage_who_would_be_shot_is_harm_too() -> None:
    around = "boss ocelot a1 S\nboss-deck | loose-end; reload |\ntoken hostage c3 damage 1\nsnake e1\nturn snake"
    game = scene(ROOM + around)

    assert harm(game, "e1") > harm(game, "c2")  # beside him one gets in the way


def test_grenades_are_steered_onto_the_best_plate() -> None:
    game = field("boss tank e4:g6 N\nboss-deck | jammed-gun; bulldoze |\nsnake b3\nturn snake\ndice 4 2")
    game.choose("throw")
    while game.decision and game.decision.kind != "fly":
        game.choose("pass")
    while game.decision and game.decision.kind == "fly":
        game.choose(steer(game.decision, game.state, STEERING))

    assert game.state.boss is not None
    assert game.state.boss.damage == 6  # the hatch, and the bonus of the card


# plans


def test_every_boss_has_two_plans_or_more_and_each_has_a_name_of_its_own() -> None:
    for boss in BOSSES:
        names = [plan.name for plan in plans_against(boss)]
        assert boss in PLANS
        assert len(set(names)) == len(names) >= 2


def test_a_bot_may_be_told_a_plan_but_only_one_there_is() -> None:
    game = new_game("tank", seed=1)

    assert bot("steady:by-the-supplies").choose(game)
    with pytest.raises(UnknownName, match="there is no plan 'dance'; known: by-the-supplies, keep-close"):
        bot("steady:dance").choose(game)


# whole fights


@pytest.mark.parametrize("stage", MANY_HEROES)
def test_a_fight_of_steady_comes_to_an_end(stage: str) -> None:
    game = new_game(stage, MANY_HEROES[stage], seed=7)

    ending = autoplay(game, bot("steady", 7).policy).state

    assert ending.outcome
    assert ending.round <= 60


@pytest.mark.parametrize("name", THINKING)
def test_it_explains_what_it_does_in_words(name: str) -> None:
    game, player = new_game("tank", ["snake", "meryl"], seed=3), bot(name, 3, nodes=8)
    for _ in range(30):
        if game.decision is None:
            break
        game.choose(player.choose(game))
        why = player.explain()
        assert not texts.say(why.key, why.facts).startswith("bot-"), why


def test_a_search_leaves_the_fight_as_it_is_and_plays_the_same_again() -> None:
    game = new_game("revolver-ocelot", ["snake", "meryl"], seed=5)
    before = game.save(), game.state.digest()
    chosen = {str(bot("search", 5, nodes=12).choose(game)) for _ in range(2)}

    assert (game.save(), game.state.digest()) == before
    assert len(chosen) == 1
