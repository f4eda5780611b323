"""What the server tells of the game itself, the same for everybody: stages, rules, equipment, examples."""

from __future__ import annotations

from noisecheck import catalogue, new_game, scene
from noisecheck.campaign import plan, veil
from noisecheck.content.happenings import consequences
from noisecheck.content.loader import find_stage
from noisecheck.content.schema import StageFile, for_heroes
from noisecheck.content.special_rules import special_rules
from noisecheck.engine.dashboards import starting_hero
from noisecheck.engine.equipment import COPIES, GEAR
from noisecheck.engine.keeping import keep
from noisecheck.foresight.view.film import Film
from noisecheck.foresight.view.map import stage_map
from noisecheck.foresight.view.position import cost_of
from noisecheck.server import wire


def stage_card(name: str) -> wire.StageCard:
    """The map and the opening are those of the smallest party."""
    file = find_stage(name).file
    group, number = place_of(name)
    game = new_game(name)
    return wire.StageCard(
        id=name,
        group=group,
        number=number,
        place=veil.place_of(name),
        mission=mission_of_fight(name),
        kind=file.kind,
        minutes=file.minutes,
        parties={number: (party.must, party.may) for number, party in file.players.items()},
        needed={number: needed(file, number) for number in file.players},
        rules={number: special(file, number) for number in file.players},
        rewards=[*file.rewards, *(card for each in consequences(file) for card in each.rewards)],
        own_exits=file.exits if isinstance(file.exits, dict) else {},
        map=stage_map(game.state),
        opening=Film(game).opening,
    )


def place_of(name: str) -> tuple[wire.StageGroup, int]:
    """Where a stage belongs, and its number there."""
    campaign = plan.core()
    if row := campaign.row(name):
        return "campaign", row.stage
    if name in campaign.simulations():
        return "vr", next((row.mission for row in campaign.missions if row.id == name), 0)
    return "other", 0


def mission_of_fight(name: str) -> str:
    """BOS-45: the VR mission that can be played as this fight; empty if it is none."""
    return next((row.id for row in plan.core().missions if name in plan.fights_of(row.id)), "")


def special(file: StageFile, heroes: int) -> list[wire.SpecialRule]:
    """SET-7: what is different in this stage for that many heroes."""
    return [wire.SpecialRule(each.key, dict(each.facts), each.rule) for each in special_rules(file, heroes)]


def needed(file: StageFile, heroes: int) -> int:
    """Objective tokens that this number of heroes has to take."""
    if file.objectives_needed is not None:
        return for_heroes(file.objectives_needed, heroes)
    return sum(not each.optional for each in file.objectives)


def read_stages() -> list[wire.StageCard]:
    """Every stage, and the bosses that VR missions can have (BOS-45), in the order they are meant to be played."""
    return [stage_card(name) for name in plan.everything_in_order()]


def read_examples() -> list[wire.Example]:
    found = []
    for each in catalogue.examples():
        shown = show_scene(each.scene)
        found.append(wire.Example(each.name, list(each.rules), each.scene, shown.map, shown.position))
    return found


def show_scene(text: str) -> wire.SceneShown:
    """A scene as it looks before anything happens in it."""
    game = scene(text)
    return wire.SceneShown(stage_map(game.state), Film(game).opening)


def read_rules() -> wire.RuleBook:
    built, shown = set(catalogue.built_ids()), read_examples()
    return wire.RuleBook(
        chapters=[chapter.id for chapter in catalogue.chapters()],
        rules=[
            wire.RuleCard(
                id=id,
                chapter=chapter.id,
                page=catalogue.rule(id).page,
                ruling=catalogue.rule(id).ruling,
                built=id in built,
                examples=[example.name for example in shown if id in example.rules],
            )
            for chapter in catalogue.chapters()
            for id in chapter.rules
        ],
        examples=shown,
    )


def read_gear() -> list[wire.GearCard]:
    return [
        wire.GearCard(
            id=id,
            family=gear.family,
            tokens=gear.tokens,
            heroes=list(gear.heroes),
            cost=cost_of(id),
            loud=gear.loud,
            copies=COPIES.get(id, 1),
            brought_by=starting_hero(id),
        )
        for id, gear in GEAR.items()
    ]


stages = keep(1)(read_stages)
rules = keep(1)(read_rules)
gear = keep(1)(read_gear)
