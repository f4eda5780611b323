"""The set-up of a stage: each hero chooses from the Memory Box what to carry (SET-11 to SET-13)."""

from __future__ import annotations

from noisecheck.engine.dashboards import DASHBOARDS, HERO_IDS, starting_hero
from noisecheck.engine.equipment import can_handle, carried, found, gear_named, printed
from noisecheck.engine.events import BeganHurt, Equipped, PutBack
from noisecheck.engine.objections import Objection
from noisecheck.engine.phrases import phrase, split_verb
from noisecheck.engine.state import NOBODY, PLAYER_PHASE, SETUP_PHASE, Card, Hero, State
from noisecheck.engine.table import Decision, Option, Table

EQUIP, PUT_BACK, DONE = phrase("equip {hero} {gear}"), phrase("put {back=back} {hero} {gear}"), phrase("done").option()
BROUGHT_TO_A_FIGHT = 1


def begin_setup(state: State, memory_box: list[str]) -> None:
    """SET-13: equipment to choose from; with none there is nothing to ask."""
    if memory_box:
        state.memory_box = sorted(memory_box)
        state.phase, state.turn = SETUP_PHASE, 0


def may_carry(hero: Hero, card: str) -> bool:
    """SET-12, SET-13: starting equipment is for its hero, a card with portraits for the heroes shown on it."""
    gear, owner = gear_named(card), starting_hero(card)
    assert gear is not None
    return hero.id == owner if owner else hero.id in (gear.heroes or HERO_IDS)


def takes_slot(card: Card) -> bool:
    """Attachments go with a weapon and take no slot."""
    return printed(card).family != "attachment"


def slots_left(hero: Hero) -> int:
    return DASHBOARDS[hero.id].limit - sum(takes_slot(card) for card in hero.gear)


def brings(hero: Hero) -> int:
    """How many cards from the Memory Box the hero has in slots."""
    return sum(takes_slot(card) and not starting_hero(card.id) for card in hero.gear)


def fight_objection(state: State, hero: Hero, card: str) -> Objection | None:
    """BOS-47: to a fight each hero brings one card of the Memory Box."""
    if not state.boss or starting_hero(card) or not takes_slot(Card(card)) or brings(hero) < BROUGHT_TO_A_FIGHT:
        return None
    return Objection("BOS-47", "brings-enough", {"gear": card, "hero": hero.id})


def equip_objection(state: State, hero: Hero, card: str) -> Objection | None:
    """SET-13: from the Memory Box, by portrait, within the hero's limit."""
    facts = {"gear": card, "hero": hero.id}
    if card not in state.memory_box:
        return Objection("SET-13", "not-in-the-box", facts)
    if not may_carry(hero, card):
        return Objection("SET-13", "not-for-this-hero", facts)
    if not can_handle(hero, Card(card)):
        return Objection("HER-9", "no-soldier", facts)
    if takes_slot(Card(card)) and slots_left(hero) <= 0:
        return Objection("SET-13", "no-slot-left", facts)
    return fight_objection(state, hero, card)


def done_objection(state: State) -> Objection | None:
    """SET-7: what a stage wants equipped has to be carried by somebody before the last hero is done."""
    for card in state.stage.mission.equipped:
        if card in state.memory_box and state.turn == len(state.heroes) - 1:
            return Objection("SET-7", "must-be-equipped", {"gear": card})
    return None


def put_back_objection(state: State, hero: Hero, card: str) -> Objection | None:
    return None if carried(hero, card) else Objection("SET-13", "not-carried", {"gear": card})


def equip_options(state: State, hero: Hero) -> list[Option]:
    cards = [card for card in state.memory_box if not equip_objection(state, hero, card)]
    return [EQUIP.option(hero.id, card, value=card) for card in cards]


def put_back_options(hero: Hero) -> list[Option]:
    return [PUT_BACK.option(hero.id, card.id, value=card.id) for card in hero.gear]


def objection(state: State, hero: Hero, text: str) -> Objection | None:
    """Why a choice of the set-up is not possible; only choices about this hero's cards have a specific reason."""
    verb, words = split_verb(text)
    if verb == DONE.verb and not words:
        return done_objection(state)
    for said, objects in ((EQUIP, equip_objection), (PUT_BACK, put_back_objection)):
        named = said.split(words) if verb == said.verb else None
        if named and named["hero"] == hero.id and named["gear"]:
            return objects(state, hero, named["gear"])
    return None


def choose(state: State, table: Table) -> None:
    """SET-13: one choice of the hero whose seat it is; when the last is done, the first round begins."""
    hero = state.heroes[state.turn]
    options = [*equip_options(state, hero), *put_back_options(hero)]
    if done_objection(state):
        options.sort(key=lambda option: option.value in state.stage.mission.equipped)  # last what leads on
    else:
        options.append(DONE)
    facts = {"slots": slots_left(hero), "fight": int(bool(state.boss))}
    choice = table.ask(Decision("loadout", hero.id, options, "SET-13", facts))
    if choice is DONE:
        end_choice(state)
    elif choice.verb == "equip":
        equip(state, table, hero, choice.value)
    else:
        put_back(state, table, hero, choice.value)


def equip(state: State, table: Table, hero: Hero, card: str) -> None:
    """SET-11: with all the tokens printed on it."""
    state.memory_box.remove(card)
    hero.gear.append(found(card))
    table.report(Equipped, hero.id, card, rule="SET-13")


def put_back(state: State, table: Table, hero: Hero, card: str) -> None:
    hero.gear = [each for each in hero.gear if each.id != card]
    state.memory_box = sorted([*state.memory_box, card])
    table.report(PutBack, hero.id, card, rule="SET-13")


def end_choice(state: State) -> None:
    state.turn += 1
    if state.turn == len(state.heroes):
        state.phase, state.turn, state.memory_box = PLAYER_PHASE, NOBODY, []


def tell_scars(state: State, table: Table, hero: Hero) -> None:
    """SET-11: heroes begin unhurt but for what the campaign says. Who does not is named when the first turn begins."""
    if state.is_opening():
        for each in state.heroes:
            if each.damage:
                table.report(BeganHurt, each.id, each.damage, rule="SET-11")
