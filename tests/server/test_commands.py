"""What players do at a table: once, in order, and only what they may."""

import asyncio
from hashlib import sha256

import pytest

from noisecheck.server import wire
from noisecheck.server.sql_store import SqlStore
from tests.server.house import House, new_id, opened_house, refusal

pytestmark = pytest.mark.anyio

WON_SOON = """
    a   b
  +---+---+
1 | .   . |
  +---+---+
snake a1
objective a1
turn snake
"""


async def test_a_decision_reaches_everybody_after_it_was_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, seat, _ = await house.pair()
    spectator = await house.watch(seat)
    append = SqlStore.append

    async def append_and_look(self: SqlStore, *entry: object) -> None:
        heard = len(ann.voice.heard), len(ben.voice.heard), len(spectator.voice.heard)
        await append(self, *entry)  # type: ignore[arg-type]
        assert heard == (len(ann.voice.heard), len(ben.voice.heard), len(spectator.voice.heard))

    monkeypatch.setattr(SqlStore, "append", append_and_look)
    await ann.choose("turn meryl")

    for each in (ann, ben, spectator):
        update = each.messages("update")[-1]
        assert (update["by"], update["what"]) == (1, "chose")
        assert update["state"]["position"]["turn"] == "meryl"


async def test_what_could_not_be_written_was_not_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, seat, _ = await house.pair()
    before = ann.state

    async def fail(self: SqlStore, *entry: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SqlStore, "append", fail)
        assert refusal(await ann.choose("turn meryl")) == "recovering"

    assert (await house.room(seat)).log.seq == before["seq"]
    assert ben.state["question"] == before["question"]
    assert refusal(await ann.choose("turn meryl")) == ""


async def test_a_command_that_is_sent_twice_is_done_once(house: House) -> None:
    ann, ben, _, _ = await house.pair()
    command = wire.Choose("same", ann.state["seq"], "turn meryl")

    first = (await ann.send(command))[-1]
    heard = len(ben.voice.heard)
    again = await ann.send(command)

    assert first == {"type": "done", "id": "same", "seq": ann.state["seq"]}
    assert again == [first]
    assert len(ben.voice.heard) == heard


async def test_a_command_is_known_again_after_a_restart(house: House) -> None:
    seat = await house.open()
    ann = await house.sit(seat)
    command = wire.Choose("same", ann.state["seq"], "turn meryl")
    done = (await ann.send(command))[-1]

    await house.restart()
    ann = await house.sit(seat)

    assert await ann.send(command) == [done]
    assert ann.state["position"]["turn"] == "meryl"


async def test_of_two_who_act_at_once_exactly_one_does_and_the_other_is_told(house: House) -> None:
    """T32"""
    ann, ben, _, _ = await house.pair()
    seq = ann.state["seq"]

    ours, theirs = await asyncio.gather(
        ann.send(wire.Choose("a", seq, "turn meryl")), ben.send(wire.Choose("b", seq, "turn snake"))
    )

    assert sorted([refusal(ours), refusal(theirs)]) == ["", "stale"]
    assert ann.state == ben.state
    assert ann.state["answers"] == 1


async def test_two_processes_that_write_at_once_agree_on_who_was_first(house: House) -> None:
    """T32, where the two players are connected to different server processes."""
    ann, _, _, ben_seat = await house.pair()
    async with opened_house(house.store.url.render_as_string()) as other:
        ben = await other.sit(ben_seat, "elsewhere")
        seq = ann.state["seq"]
        assert refusal(await ann.send(wire.Choose("a", seq, "turn meryl"))) == ""

        assert refusal(await ben.send(wire.Choose("b", seq, "turn snake"))) == "stale"
        assert ben.state["position"]["turn"] == "meryl"


async def test_chat_and_marks_make_no_answer_stale(house: House) -> None:
    ann, ben, _, _ = await house.pair()
    seq = ann.state["seq"]
    await ben.send(wire.Say(new_id(), "wait"))
    await ben.send(wire.Prefer(new_id(), seq, "turn snake"))

    assert refusal(await ann.send(wire.Choose(new_id(), seq, "turn meryl"))) == ""


async def test_an_answer_to_a_question_that_is_gone_is_stale(house: House) -> None:
    ann, _, _, _ = await house.pair()
    seq = ann.state["seq"]
    await ann.choose("turn meryl")

    assert refusal(await ann.send(wire.Choose(new_id(), seq, "end"))) == "stale"
    assert refusal(await ann.send(wire.Choose(new_id(), 10_000, "end"))) == "stale"


async def test_what_is_no_option_is_refused_with_the_rule_and_the_reason(house: House) -> None:
    ann, _, _, _ = await house.pair()
    await ann.choose("turn meryl")

    (answer,) = await ann.choose("sneak z99")

    assert answer["code"] == "not-an-option"
    assert answer["objection"]["rule"]
    assert answer["objection"]["reason"]


async def test_nobody_plays_before_the_start_or_after_the_end(house: House) -> None:
    seat = await house.open(alone=False)
    ann = await house.sit(seat)
    assert refusal(await ann.choose("turn snake")) == "not-started"

    over = await house.open(scene=WON_SOON)
    ben = await house.sit(over)
    await ben.choose("interact a1")

    assert ben.state["position"]["outcome"]["kind"] == "won"
    assert refusal(await ben.choose("end")) == "game-over"
    assert refusal(await ben.undo(0)) == "game-over"
    assert refusal(await ben.ask_rewind(0)) == "game-over"


async def test_chat_is_kept_and_a_ping_is_not(house: House) -> None:
    ann, ben, seat, _ = await house.pair()
    await ann.send(wire.Say(new_id(), "  look \n there\x07 "))
    await ann.send(wire.Ping("c3"))

    assert ben.messages("said")[-1]["line"]["text"] == "look there"
    assert ben.messages("pinged")[-1] == {"type": "pinged", "player": 1, "name": "Ann", "space": "c3"}
    assert refusal(await ann.send(wire.Ping("z99"))) == "no-such-space"

    await house.restart()
    ann = await house.sit(seat)
    assert [line["text"] for line in ann.messages("welcome")[0]["chat"]] == ["look there"]
    assert not ann.messages("pinged")


async def test_a_bookmark_is_lost_with_the_moment_it_stands_for(house: House) -> None:
    ann = await house.sit(await house.open())
    await ann.choose("turn meryl")
    await ann.send(wire.Bookmark(new_id(), "before it all"))
    assert ann.state["bookmarks"] == [{"name": "before it all", "answers": 1, "round": 1}]

    await ann.undo(0)

    assert ann.state["bookmarks"] == []


async def test_the_seed_is_promised_at_the_start_and_told_at_the_end(house: House) -> None:
    """DC-06"""
    ann = await house.sit(await house.open(stage="cargo-dock", heroes=("snake",)))
    state = ann.state
    assert (state["seed"], state["nonce"]) == (None, None)
    promised = state["commitment"]

    for _ in range(400):
        if not ann.state["question"]:
            break
        await ann.choose(ann.state["question"]["options"][-1]["text"])

    state = ann.state
    assert state["position"]["outcome"]
    assert state["commitment"] == promised == sha256(f"{state['seed']} {state['nonce']}".encode()).hexdigest()
