"""The Codec at the terminal: a call in its frame, with who speaks (CDX-1)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from noisecheck import codec
from noisecheck.terminal.signs import GOAL, PROBLEM
from noisecheck.terminal.veil import VeilSwitch
from noisecheck.texts import say

MOST_FOUND = 20  # calls that a search lists
WIDTH = 76


class Radio:
    """A radio that remembers which numbers were called: some of them are secrets. Words find what is not veiled."""

    def __init__(self, veil: VeilSwitch) -> None:
        self.veil = veil
        self.called: list[str] = []

    def call(self, words: str) -> RenderableType:
        """What is heard at a number, or found by a word. A list is not heard."""
        reply = codec.look_up(words, self.veil.hidden())
        if len(reply.calls) == 1:
            self.called.append(reply.calls[0].number)
        return answer(words, reply)


def answer(words: str, reply: codec.Reply) -> RenderableType:
    """The call, the list of calls, or that there is none; and how many are veiled."""
    if not reply.veiled:
        return what_was_found(words, reply)
    veiled = Text(say("radio-veiled", {"count": reply.veiled}), "dim")
    return Group(what_was_found(words, reply), veiled) if reply.calls else veiled


def what_was_found(words: str, reply: codec.Reply) -> RenderableType:
    if not reply.calls:
        return no_answer(words, reply.near)
    return framed(reply.calls[0]) if len(reply.calls) == 1 else listed(reply.calls)


def no_answer(words: str, near: tuple[str, ...]) -> Text:
    if not words.strip():
        return Text(say("radio-what", {}), PROBLEM)
    number = codec.number_in(words)
    silence = say("radio-silent", {"number": number}) if number else say("radio-unknown", {"words": words})
    more = say("radio-near", {"near": ", ".join(near)}) if near else say("radio-try", {})
    return Text(f"{silence} {more}", PROBLEM)


def listed(calls: tuple[codec.Call, ...]) -> Text:
    rows = [Text.assemble((f" {call.number}", "cyan"), f"  {call.title}") for call in calls[:MOST_FOUND]]
    more = [Text(say("rules-more", {"count": len(calls) - MOST_FOUND}), "dim")] * (len(calls) > MOST_FOUND)
    return Text("\n").join([*rows, *more])


def framed(call: codec.Call) -> RenderableType:
    """One call, as it is heard."""
    return Panel(
        Group(Text(call.text), *(Padding(line, (1, 0, 0, 0)) for line in remarks(call))),
        title=Text.assemble((f"{call.number}  ", "bold cyan"), (call.title, "bold")),
        title_align="left",
        subtitle=Text(f"{call.speaker_name}, {call.speaker_role}", "dim"),
        subtitle_align="right",
        padding=(1, 2),
        width=WIDTH,
    )


def remarks(call: codec.Call) -> Iterator[Text]:
    """What the call is worth, if it is a secret; and the rules it speaks of."""
    if call.unlocks:
        yield Text(say("radio-unlocks", {"gear": call.unlocks}), GOAL)
    elif call.secret:
        yield Text(say("radio-knows", {}), GOAL)
    elif call.kind == "secret":
        yield Text(say("radio-secret", {}), GOAL)
    if call.rules:
        yield Text(say("radio-rules", {"rules": ", ".join(call.rules)}), "dim")


def number_line(thing: str, veiled: Collection[str]) -> Text | None:
    """The numbers at which something is spoken of; None where it has none. RP-07: without those of veiled stages."""
    numbers = codec.numbers_for(thing, veiled)
    return Text(say("radio-numbers", {"numbers": ", ".join(numbers)}), "dim") if numbers else None
