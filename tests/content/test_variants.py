"""VR missions with a boss instead of guards (BOS-45)."""

from pathlib import Path

import pytest

from noisecheck import load_game, new_game, picture
from noisecheck.campaign.plan import core
from noisecheck.content import load_stage, stage_ids, variant_ids
from noisecheck.content.loader import find_stage
from noisecheck.content.orders import STAGES
from noisecheck.content.special_rules import special_rules
from noisecheck.engine.board import bits
from noisecheck.engine.bosses.kit import BOSSES, boss_of
from noisecheck.engine.bosses.kit.reference_card import special_actions
from noisecheck.engine.game import Game
from noisecheck.engine.state import HOSTAGE
from tests.content.example import Change, changed, said
from tests.table import rule

RECON = STAGES / "recon"
HEALTH = {
    "ocelot": (5, 8, 11, 14),
    "mantis": (6, 9, 12, 15),
    "wolf": (5, 8, 11, 14),
    "raven": (6, 10, 14, 18),
    "liquid": (2, 3, 4, 5),
}
REWARDS = {
    "ocelot": "time-bomb",
    "mantis": "gas-mask",
    "wolf": "pentazemin",
    "raven": "cardboard-box-2",
    "liquid": "assault-rifle",
}
MISSIONS = ["coordination", "escape", "hostages", "recon", "sabotage", "stealth"]
PARTIES = (["snake"], ["snake", "meryl"], ["snake", "meryl", "gray-fox"], ["snake", "meryl", "gray-fox", "otacon"])


def fight(boss: str, party: list[str], mission: str = "recon") -> Game:
    return new_game(f"{mission}-{boss}", party, seed=4)


@rule("BOS-45")
@pytest.mark.parametrize("boss", HEALTH)
def test_each_boss_has_its_health_and_reward_as_a_vr_boss(boss: str) -> None:
    games = [fight(boss, party) for party in PARTIES]

    assert tuple(game.state.boss.health for game in games) == HEALTH[boss]  # type: ignore[union-attr]
    assert games[0].state.stage.mission.rewards == (REWARDS[boss],)


@rule("BOS-45", "BOS-8")
def test_raven_begins_with_threat_9_plus_against_several_heroes_with_8() -> None:
    steps = [BOSSES["raven"].steps[boss_of(fight("raven", party).state).track] for party in PARTIES]

    assert steps == ["hunt-9", "hunt-8", "hunt-8", "hunt-8"]


@rule("BOS-45")
@pytest.mark.parametrize("boss", HEALTH)
def test_there_are_barracks_and_orders_but_nothing_to_steal(boss: str) -> None:
    words = {line.split()[0] for line in picture(fight(boss, PARTIES[3])).splitlines() if line.strip()}

    assert words >= {"boss", "barracks", "orders", "reactions"}
    assert not words & {"camera", "trap", "event", "objective", "exit", "zone"}


@rule("BOS-45")
@pytest.mark.parametrize(
    ("boss", "guards"),
    [("ocelot", (2, 2, 2, 3)), ("mantis", (0, 0, 0, 0)), ("wolf", (2, 3, 4, 4)), ("liquid", (1, 3, 3, 4))],
)
def test_some_guards_are_there_only_with_more_heroes(boss: str, guards: tuple[int, ...]) -> None:
    assert tuple(len(fight(boss, party).state.guards) for party in PARTIES) == guards


@rule("BOS-45", "SET-18")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_doors_stay_as_the_mission_has_them_and_otacon_sits_behind_them(mission: str) -> None:
    state = fight("ocelot", PARTIES[3], mission).state
    otacon = state.hero("otacon").space

    assert state.locked == (1 << len(state.stage.doors)) - 1
    assert any(terminal.space == otacon for terminal in state.stage.terminals)
    assert all(state.geometry.distance(hero.space, otacon) < 0 for hero in state.heroes if hero.id != "otacon")


@rule("BOS-45")
@pytest.mark.parametrize("name", variant_ids())
def test_nobody_opens_the_doors_of_an_arena(name: str) -> None:
    """Neither by dice, nor with a key card, nor by Otacon's Door Control."""
    state = new_game(name, PARTIES[3], 1).state

    assert state.stage.doors
    assert all(door.is_sealed for door in state.stage.doors)
    assert "all-sealed" in [each.key for each in special_rules(find_stage(name).file, 4)]


@rule("BOS-45", "BOS-38")
@pytest.mark.parametrize("name", [name for name in variant_ids() if name.endswith(("-liquid", "-mantis"))])
def test_who_walks_no_circuit_has_none(name: str) -> None:
    assert new_game(name, PARTIES[0], 1).state.stage.nodes == ()


@rule("BOS-45")
def test_otacon_comes_only_with_all_others() -> None:
    players = find_stage("recon-ocelot").file.players

    assert players[4].must == PARTIES[3]
    assert "otacon" not in {hero for number in (1, 2, 3) for hero in (*players[number].must, *players[number].may)}


def test_the_mission_itself_stays_as_it_is() -> None:
    assert new_game("recon", ["snake"]).state.boss is None
    assert "recon" in stage_ids()
    assert not {*variant_ids()} & {*stage_ids()}


def test_a_fight_can_be_saved_and_replayed_by_its_id() -> None:
    game = fight("mantis", PARTIES[1])
    game.choose("turn meryl")

    assert picture(load_game(game.save())) == picture(game)


@rule("BOS-45")
def test_every_boss_of_vr_missions_can_be_fought_in_every_vr_mission() -> None:
    assert {name for name, boss in BOSSES.items() if boss.virtual} == {*HEALTH}
    assert sorted(row.id for row in core().missions) == MISSIONS
    assert variant_ids() == [f"{mission}-{boss}" for mission in MISSIONS for boss in HEALTH]


@rule("BOS-45")
@pytest.mark.parametrize("name", variant_ids())
def test_a_fight_has_health_and_reward_by_its_boss_whatever_the_mission(name: str) -> None:
    file, boss = find_stage(name).file, name.rpartition("-")[2]

    assert file.boss is not None
    assert file.boss.health == dict(enumerate(HEALTH[boss], 1))
    assert file.rewards == [REWARDS[boss]]


@rule("BOS-45")
@pytest.mark.parametrize("name", variant_ids())
def test_who_fights_can_be_reached_and_nobody_has_won_yet(name: str) -> None:
    game = new_game(name, PARTIES[3], seed=4)
    state, boss = game.state, boss_of(game.state)
    start = state.hero("snake").space
    places = [hero.space for hero in state.heroes if hero.id != "otacon"]
    places += [*bits(boss.body), *(guard.space for guard in state.guards), *state.stage.supplies]
    places += [barracks.space for barracks in state.stage.barracks]

    assert [space for space in places if state.geometry.distance(start, space) < 0] == []
    assert game.outcome is None
    assert not BOSSES[boss.id].gives_up(state)


@rule("BOS-45", "BOS-13")
def test_in_hostages_ocelot_has_one_of_the_hostages_with_him() -> None:
    state = fight("ocelot", PARTIES[0], "hostages").state

    assert [token.kind for token in boss_of(state).tokens] == [HOSTAGE]
    assert boss_of(state).tokens[0].space in {
        objective.space for objective in new_game("hostages", ["snake"]).state.stage.objectives
    }


def faults(folder: Path, *changes: Change) -> list[str]:
    place = folder / "drill"
    place.mkdir()
    text = changed((RECON / "stage.toml").read_text("utf-8"), ('id = "recon"', 'id = "drill"'), *changes)
    (place / "stage.toml").write_text(text, "utf-8")
    (place / "map.txt").write_text((RECON / "map.txt").read_text("utf-8"), "utf-8")
    return said(place)


def test_an_arena_of_your_own_makes_fights_of_your_own(tmp_path: Path) -> None:
    assert faults(tmp_path) == []
    load_stage(tmp_path / "drill")

    assert new_game("drill-ocelot", ["snake"]).state.stage.mission.id == "drill-ocelot"


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ('id = "ocelot"', 'id = "tank"', "no boss of VR missions: 'tank'"),
        ('id = "ocelot"', 'health = 3\nid = "ocelot"', "unknown key: 'health'"),
        ('gray-fox = "h8"', 'gray-fox = "i8"', "a hero where there is no floor: 'i8'"),
        ('supplies = ["g4"', 'gives_back = ["fly"]\nsupplies = ["g4"', "no action that a Boss stage covers: 'fly'"),
        ('space = "j2"\nfacing', 'space = "z9"\nfacing', "an area off the map, which goes from a1 to r8: 'z9'"),
        ('kind = "bust", space = "g3"', 'kind = "hostage", space = "g3"', "no token of this boss: 'hostage'"),
    ],
)
def test_a_fault_of_an_arena_is_told_once_and_in_its_line(tmp_path: Path, was: str, becomes: str, fault: str) -> None:
    found = faults(tmp_path, (was, becomes))
    before = (tmp_path / "drill" / "stage.toml").read_text("utf-8").partition(becomes)[0]

    assert len(found) == 1, found
    assert f"stage.toml:{before.count(chr(10)) + 1}: {fault}" in found[0]


@rule("BOS-14", "BOS-45")
@pytest.mark.parametrize("name", variant_ids())
def test_where_there_are_supplies_there_is_resupply(name: str) -> None:
    stage = new_game(name, PARTIES[0], 1).state.stage

    assert stage.supplies
    assert "resupply" in special_actions(stage)
