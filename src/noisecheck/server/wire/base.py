"""What every chapter of the messages uses: the number of the protocol, and how long a thing may be."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

PROTOCOL = 3

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
LONGEST_NICKNAME = 24
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NICKNAME)]
HeroId: TypeAlias = Annotated[str, Meta(max_length=40)]
CardId: TypeAlias = Annotated[str, Meta(max_length=60)]
SpaceText: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,2}[1-9][0-9]?$")]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
TokenText: TypeAlias = Annotated[str, Meta(min_length=16, max_length=120)]
CodecNumber: TypeAlias = Annotated[str, Meta(pattern=r"^\d\d\.\d\d$")]
Seq: TypeAlias = Annotated[int, Meta(ge=0)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
BotName: TypeAlias = Literal["random", "steady", "search"]
Assist: TypeAlias = Literal[0, 1, 2, 3]


class Sent(Struct, forbid_unknown_fields=True):
    """From a client: `id` is of its own making. A message that comes again with the same one is done once."""

    id: CommandId


class Fresh(Sent):
    """About the position as the sender knows it, after so many entries; about an older one it is refused as stale."""

    seq: Seq


class Answered(Struct):
    """To the sender alone, with the id of what was sent, about the position after so many entries."""

    id: str
    seq: int
