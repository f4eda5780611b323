"""What an Order card says before the guards move: section I, one of four actions; section II, the cameras (ORD)."""

from __future__ import annotations

from collections.abc import Callable

from noisecheck.engine import moments
from noisecheck.engine.cards import OrderCard
from noisecheck.engine.events import CamerasFlipped, GuardWoke, StarLost
from noisecheck.engine.guards.deck import burn_order_card
from noisecheck.engine.guards.spawning import spawn_guard
from noisecheck.engine.guards.zones import active_zones
from noisecheck.engine.rules.attention import place_attention
from noisecheck.engine.rules.sight import alert_the_seen, cameras
from noisecheck.engine.state import ALERT, GREEN, INVESTIGATE, ORANGE, Body, State
from noisecheck.engine.table import Table

ONE_STAR, TWO_STARS = 1, 2


def carry_out(state: State, table: Table, card: OrderCard) -> None:
    """ORD-1: sections I and II. Whoever is in sight after each is alerted (LOS-6)."""
    SECTION_I[card.action](state, table)
    alert_the_seen(state, table)
    if card.flips and cameras(state):
        flip_cameras(state, table)
        alert_the_seen(state, table)


def waken_guard(state: State, table: Table) -> None:
    """ORD-2: 1-star KO tokens become guards, in the order of zones and spaces; then 2-star ones lose a star."""
    names = state.stage.board.names
    asleep = [body for zone in active_zones(state) for body in state.bodies if state.zone(body.space) == zone]
    for body in asleep:
        if body.stars == ONE_STAR and not body.tied:
            state.bodies.remove(body)
            with table.because(table.report(GuardWoke, names[body.space], rule="ORD-2")):
                spawn_guard(state, table, body.space, "ORD-2")
    for body in asleep:
        if body.stars == TWO_STARS and not body.tied:
            state.bodies.remove(body)
            state.place_body(body._replace(stars=ONE_STAR))
            table.report(StarLost, names[body.space], rule="ORD-2")


def radio_in(state: State, table: Table) -> None:
    """ORD-3: each active zone whose guards are fewer than its barracks' Guard Count gets the missing ones."""
    zones = active_zones(state)
    for take_part in moments.radio_called:
        zones = take_part(state, table, zones)
    for zone in zones:
        reinforce(state, table, zone, "ORD-3")


def reinforce(state: State, table: Table, zone: int, rule: str, *, activated: bool = False) -> None:
    """ORD-3: for each guard figure that is missing one spawns on the barracks' spawn icon; tokens do not count."""
    for barracks in state.stage.barracks:
        if barracks.zone == zone:
            present = (state.guard_spaces() & state.stage.zones[zone].area).bit_count()
            for _ in range(barracks.count - present):
                spawn_guard(state, table, barracks.space, rule, activated=activated)


def lost_contact(state: State, table: Table) -> None:
    """ORD-4: for every 3 Dead tokens on the map, in all zones, a card is burned."""
    dead = sum(is_dead(body) for body in state.bodies)
    for _ in range(dead // 3):
        burn_order_card(state, table, "ORD-4")


def is_dead(body: Body) -> bool:
    return body.stars == 0


def stay_alert(state: State, table: Table) -> None:
    """ORD-5: each hero within 2 spaces of a guard of an active zone has its ? under itself now; a ! stays as it is."""
    zones = active_zones(state)
    alert_hearers(state, table, [guard.space for guard in state.guards if state.zone(guard.space) in zones], "ORD-5")


def alert_hearers(state: State, table: Table, guards: list[int], rule: str) -> None:
    """ORD-5: those within 2 spaces of these guards, by a path that crosses no obstacle, put or move their ? there."""
    geometry = state.geometry
    heard = 0
    for space in guards:
        heard |= geometry.within(space, 2)
    for hero in state.heroes:
        if heard >> hero.space & 1 and hero.attention != ALERT:
            place_attention(state, table, hero, INVESTIGATE, hero.space, rule)


SECTION_I: dict[str, Callable[[State, Table], None]] = {
    "waken": waken_guard,
    "radio-in": radio_in,
    "lost-contact": lost_contact,
    "stay-alert": stay_alert,
}


def flip_cameras(state: State, table: Table) -> None:
    """ORD-8: section II. The Camera Facing token is turned over."""
    state.cameras = GREEN if state.cameras == ORANGE else ORANGE
    table.report(CamerasFlipped, state.cameras, rule="ORD-8")
