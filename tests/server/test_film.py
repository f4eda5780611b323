"""A film of differences is a film of positions: laid one over the other, frames lead everybody to what is told."""

import json
import random
from typing import Any

import msgspec
import pytest

from noisecheck.server import showing, wire
from tests.laws.walks import CROWD, STAGES
from tests.server.house import House, Person

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PARTIES = dict(STAGES)  # of each stage the largest


class Viewer:
    """What somebody has seen: the position at the beginning, and after each event since."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.read = 0
        self.first = 0
        self.positions: list[dict[str, Any]] = []
        self.watch()

    def watch(self) -> None:
        for raw in self.person.voice.heard[self.read :]:
            self.read += 1
            message = json.loads(raw)
            if message["type"] == "welcome":
                self.begin(message, len(message["events"]))
            elif message["type"] == "update":
                self.see(message)

    def begin(self, message: dict[str, Any], events: int) -> None:
        self.first = events
        self.positions = [message["state"]["position"]]

    def see(self, update: dict[str, Any]) -> None:
        if update["first"] < self.first:  # back to before this viewer came
            self.begin(update, update["first"] + len(update["events"]))
            return
        del self.positions[update["first"] - self.first + 1 :]
        for event in update["events"]:
            self.positions.append({**self.positions[-1], **event["frame"]})
        if update["events"]:  # else the next event shows what has changed
            assert self.positions[-1] == update["state"]["position"]


@pytest.mark.parametrize("stage", PARTIES)
async def test_seats_spectators_latecomers_and_replays_see_the_same_positions(house: House, stage: str) -> None:
    chooser = random.Random(stage)
    of = {"scene": CROWD} if stage == "crowd" else {"stage": stage, "heroes": tuple(PARTIES[stage])}
    seat = await house.open(**of, rewinds=None)
    ann = await house.sit(seat)
    (_, ben), eve = await house.join(seat, "Ben"), await house.watch(seat)
    viewers = [Viewer(each) for each in (ann, ben, eve)]
    for number in range(30):
        state = ann.state
        if state["position"]["outcome"]:
            break
        if state["back"]["free"] and chooser.random() < 0.15:
            await ann.undo(state["back"]["free"][-1]["answers"])
        elif state["question"]:
            await ann.choose(chooser.choice(state["question"]["options"])["text"])
        if number == 15:
            viewers.append(Viewer(await house.watch(seat)))
        for viewer in viewers:
            viewer.watch()

    replay = film(house, seat)
    shown = [replay["opening"]]
    for event in replay["events"]:
        shown.append({**shown[-1], **event["frame"]})
    for viewer in viewers:
        assert viewer.positions[1:] == shown[viewer.first + 1 :]
    await house.restart()
    await house.room(seat)
    assert film(house, seat) == replay


def film(house: House, seat: wire.Seat) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(showing.film(house.rooms.live[seat.table].log, seat.table))
    return found
