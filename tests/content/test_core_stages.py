"""The stages that come with the game: sound, fair at the start, and as they are known to be."""

from itertools import permutations

import pytest

from noisecheck import new_game, picture, scene, stage_ids, texts
from noisecheck.content import lint_stage, load_stage
from noisecheck.content.loader import parties
from noisecheck.content.orders import STAGES
from noisecheck.engine.board import Geometry, bits, left_of, opposite, right_of
from noisecheck.engine.dashboards import HERO_IDS
from noisecheck.engine.outcome import WON
from noisecheck.engine.rules.sight import watched_spaces
from noisecheck.engine.state import State
from tests.table import rule

PARTIES = [
    (stage, party)
    for stage in stage_ids()
    for number in load_stage(stage).file.players
    for party in (
        list(permutations(HERO_IDS, number))[::5] if stage == "recon" else parties(load_stage(stage).file, number)
    )
]
MISSIONS = ["recon", "escape", "sabotage", "stealth", "hostages", "coordination"]
every_stage = pytest.mark.parametrize("stage", stage_ids())
every_party = pytest.mark.parametrize(("stage", "party"), PARTIES)


@every_stage
def test_a_stage_has_no_fault(stage: str) -> None:
    assert lint_stage(STAGES / stage) == []


@every_stage
def test_a_stage_has_a_name_a_line_and_a_briefing(stage: str) -> None:
    assert texts.name(stage) != stage
    assert texts.look_up(f"stage-{stage}", {})
    assert texts.look_up(f"stage-{stage}.briefing", {})


@every_party
def test_a_picture_of_the_start_is_the_same_position(stage: str, party: tuple[str, ...]) -> None:
    game = new_game(stage, party, seed=5)

    again = scene(picture(game))

    assert again.checkpoint == game.checkpoint
    assert again.state.stage.mission == game.state.stage.mission
    assert picture(again) == picture(game)


@every_party
def test_nobody_is_seen_at_the_start(stage: str, party: tuple[str, ...]) -> None:
    state = new_game(stage, party).state

    assert not watched_spaces(state) & state.hero_spaces()
    assert not any(state.geometry.sight[trap.space] & state.hero_spaces() for trap in state.traps)


def beat(state: State, number: int, arrow: str) -> list[tuple[int, int]]:
    """The spaces and facings of a guard that walks alone (GRD-11, GRD-15, GRD-16), until one comes again."""
    guard, icons = state.guards[number], state.stage.board.facing_icons
    ground: Geometry = state.geometry.inside(state.stage.zones[state.zone(guard.space)].area)
    space, facing = guard.space, icons.get(guard.space, guard.facing)
    walked: list[tuple[int, int]] = []
    while (space, facing) not in walked:
        walked.append((space, facing))
        if ground.steps[space][facing] < 0:
            sides = [left_of(facing), right_of(facing)]
            open_sides = [side for side in sides if ground.steps[space][side] >= 0]
            facing = sides[arrow == "right"] if len(open_sides) == 2 else (*open_sides, opposite(facing))[0]
        space = ground.steps[space][facing]
        facing = icons.get(space, facing)
    return [*walked, (space, facing)]


@rule("GRD-15", "GRD-16")
@every_stage
@pytest.mark.parametrize("arrow", ["left", "right"])
def test_every_guard_comes_round_again(stage: str, arrow: str) -> None:
    state = new_game(stage).state

    for number in range(len(state.guards)):
        walked = beat(state, number, arrow)

        assert walked[0] == walked[-1]


@every_stage
def test_there_are_two_ways_to_everything_that_matters(stage: str) -> None:
    """Close any one space on the way, or any one door: another way is left."""
    state = new_game(stage).state
    whole = state.stage.board.geometry(0)
    wanted = [each.space for each in state.stage.objectives] + [each.space for each in state.stage.events]
    for target in wanted:
        for closed in bits(whole.area & ~(1 << target) & ~whole.near[target]):
            if not state.hero_spaces() >> closed & 1 and whole.near[closed].bit_count() > 1:
                left = whole.inside(whole.area & ~(1 << closed))
                zone = state.stage.zones[state.zone(target)].area
                entries = {space for space in bits(zone) if entered_from_outside(state, space)} - {closed}
                assert any(left.distance(entry, target) >= 0 for entry in entries)


def entered_from_outside(state: State, space: int) -> bool:
    """Whether a hero starts here, comes by an elevator, or steps in from another zone."""
    return bool(
        state.hero_spaces() >> space & 1
        or any(elevator.to == space for elevator in state.stage.elevators)
        or any(state.zone(near) != state.zone(space) for near in state.stage.board.geometry(0).neighbours[space])
    )


@rule("SET-7")
def test_cargo_dock_is_played_without_focus() -> None:
    game = new_game("cargo-dock", seed=1)

    assert game.decision is not None
    assert not {option.verb for option in game.decision.options} & {"focus", "refresh"}


@rule("SET-8")
def test_the_panel_of_the_cargo_dock_opens_the_lift_and_calls_a_guard() -> None:
    text = picture(new_game("cargo-dock")).replace("snake a8", "snake f1")
    game = scene(text)

    game.choose("sneak f2")

    assert [door.name for number, door in enumerate(game.state.stage.doors) if not game.state.locked >> number & 1] == [
        "i2-j2",
        "j3-j2",
    ]
    assert len(game.state.guards) == 4


@rule("SET-4")
def test_the_cargo_dock_is_won_on_the_lift_after_the_panel() -> None:
    text = picture(new_game("cargo-dock")).replace("snake a8", "snake j3").replace("event A f2", "event A f2 used")
    game = scene(text.replace("door j3-j2 level 4 needs 3+ 5+ 6", "door j3-j2 level 4 needs 3+ 5+ 6 open"))

    game.choose("sneak j2")

    assert str(game.outcome) == "won"


@rule("SET-22")
def test_the_heliport_begins_with_green_cameras() -> None:
    assert new_game("heliport").state.cameras == "green"


@pytest.mark.parametrize(
    ("stage", "guards", "count", "blue"),
    [
        ("cargo-dock", 3, 3, 10),
        ("heliport", 4, 5, 13),
        ("recon", 9, 3, 14),
        ("escape", 9, 3, 15),
        ("sabotage", 9, 3, 15),
        ("stealth", 9, 3, 15),
        ("hostages", 9, 3, 15),
        ("coordination", 9, 3, 17),
    ],
)
def test_guards_and_cards_are_as_many_as_known(stage: str, guards: int, count: int, blue: int) -> None:
    state = new_game(stage).state

    assert len(state.guards) == guards
    assert {barracks.count for barracks in state.stage.barracks} == {count}
    assert load_stage(stage).file.orders.blue == blue


def test_recon_has_doors_of_every_level() -> None:
    assert {door.level for door in new_game("recon").state.stage.doors} == {2, 3, 4, 5}


@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
@pytest.mark.parametrize("mission", MISSIONS)
def test_no_mission_takes_more_tokens_than_the_box_has(mission: str, heroes: int) -> None:
    stage = new_game(mission, HERO_IDS[:heroes]).state.stage

    assert len(stage.doors) <= 10
    assert len(stage.terminals) <= 4
    assert len(stage.cameras) <= 3
    assert len(stage.objectives) <= 12


@rule("SET-4", "ACT-19")
@pytest.mark.parametrize(("heroes", "needed"), [(1, 2), (2, 3), (3, 5), (4, 6)])
def test_recon_is_won_when_enough_is_taken_and_one_hero_is_out(heroes: int, needed: int) -> None:
    text = picture(new_game("recon", HERO_IDS[:heroes])).replace("turn snake\n", "")
    lines = [line + " taken" if line.startswith("objective") else line for line in text.splitlines()]
    taken = [number for number, line in enumerate(lines) if line.startswith("objective")]
    for number in taken[needed:]:
        lines[number] = lines[number].removesuffix(" taken")

    for enough in (True, False):
        if not enough:
            lines[taken[0]] = lines[taken[0]].removesuffix(" taken")
        game = scene("\n".join([*lines, "turn snake"]).replace("snake a8", "snake r2"))
        game.choose("sneak r1")
        assert (game.outcome == WON) == enough


@rule("SET-7")
@pytest.mark.parametrize(
    ("mission", "tokens", "needed"),
    [
        ("sabotage", 11, {1: 2, 2: 3, 3: 4, 4: 6}),
        ("stealth", 6, {1: 1, 2: 2, 3: 3, 4: 4}),
        ("hostages", 6, {1: 1, 2: 2, 3: 3, 4: 4}),
    ],
)
def test_missions_want_as_many_objectives_as_known(mission: str, tokens: int, needed: dict[int, int]) -> None:
    file = load_stage(mission).file

    assert len(file.objectives) == tokens
    assert file.objectives_needed == needed
    assert {each.hostage for each in file.objectives} == {mission == "hostages"}


@pytest.mark.parametrize("mission", ["escape", "sabotage", "stealth", "hostages"])
def test_there_is_a_way_to_every_exit_past_one_hero_at_most(mission: str) -> None:
    """Who is early must not shut the others out, whatever exit it chose."""
    stage = new_game(mission).state.stage
    whole = stage.board.geometry(0)
    open_exits = {exit for exit in bits(stage.exits) if whole.near[exit] & ~stage.exits & ~(1 << exit)}

    for exit in bits(stage.exits):
        assert exit in open_exits or open_exits & set(bits(whole.near[exit]))


@rule("SET-7")
def test_every_hero_has_a_plate_of_its_own_and_starts_off_it() -> None:
    state = new_game("coordination", HERO_IDS).state

    assert set(state.stage.own_exits) == set(HERO_IDS)
    assert len(set(state.stage.own_exits.values())) == len(HERO_IDS)
    assert not set(state.stage.own_exits.values()) & {hero.space for hero in state.heroes}
