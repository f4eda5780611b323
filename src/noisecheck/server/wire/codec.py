"""The Codec by HTTP. Its words come with the answer: nobody has the text of a secret before calling its number."""

from __future__ import annotations

from msgspec import Struct


class CodecCall(Struct):
    """A call (CDX-1): who answers at which number, what is said, and what it belongs to.

    `caller` is the id of who speaks, by which their face is known; `about` are components, `rules` rules, `stage` a
    stage or empty. Of a secret: `unlocks` is a card it is worth, or empty; `secret` is what a boss would rather have
    kept to himself, or empty.
    """

    number: str
    kind: str
    caller: str
    speaker: str
    role: str
    title: str
    text: str
    about: list[str]
    rules: list[str]
    stage: str
    unlocks: str
    secret: str


class CodecReply(Struct):
    """GET /api/codec?words=…&reached=…: the calls found, best first; if there are none, what may have been meant.

    With `reached`, the number of the farthest stage players have come to, those that tell of later ones are left out,
    and `veiled` is how many they are (RP-07). A number is always answered.
    """

    calls: list[CodecCall]
    near: list[str]
    veiled: int


class CodecLine(Struct):
    """A call in the list of all that are not secret."""

    number: str
    kind: str
    title: str
    caller: str
    speaker: str


class CodecIndex(Struct):
    """GET /api/codec: every call that is not a secret, and the numbers that components, rules and stages carry.

    With `reached` as in a search; `veiled` calls are left out then.
    """

    lines: list[CodecLine]
    numbers: dict[str, list[str]]
    veiled: int
