"""Games as files. One that still goes on is sealed: it can be taken elsewhere and continued, but not read.

A seal, not a vault: its key stands here for all to see, and whoever breaks it spoils their own game. It keeps an eye
that falls on the file from seeing the seed, the decks and the answers, no more.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256, shake_256
from hmac import compare_digest
from typing import Any
from zlib import compress, decompressobj, error

from msgspec.structs import replace

import noisecheck
from noisecheck import campaign as campaigns
from noisecheck.campaign import Campaign, CampaignError, Playing
from noisecheck.engine.errors import BadSave
from noisecheck.engine.game import Game
from noisecheck.engine.journal import SEALED
from noisecheck.engine.nesting import shallow_text

FORMAT = 2
WITH_FERNET = 1  # the format before, until 2026-11-18
SALT, SIGN = 16, 32  # bytes
LARGEST = 1_000_000  # bytes of a record, unpacked
SEED_BITS = 53  # as many as a browser can count: a commitment to fewer could be tried out

KEY = sha256(b"noisecheck: a seal, not a vault").digest()


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_nonce() -> str:
    return secrets.token_hex(16)


def commitment_of(seed: int, nonce: str) -> str:
    """DC-06: told at the start, and to be checked against the seed and the nonce at the end."""
    return sha256(f"{seed} {nonce}".encode()).hexdigest()


def sealed_record(record: str) -> str:
    return seal(compress(record.encode()))


def seal(packed: bytes) -> str:
    salt = secrets.token_bytes(SALT)
    hidden = blended(salt, packed)
    return urlsafe_b64encode(salt + sign_of(salt, hidden) + hidden).decode()


def unseal(text: str) -> bytes:
    """What was sealed. Raises `ValueError` if it was changed since."""
    raw = urlsafe_b64decode(text)
    salt, sign, hidden = raw[:SALT], raw[SALT : SALT + SIGN], raw[SALT + SIGN :]
    if not compare_digest(sign, sign_of(salt, hidden)):
        raise ValueError("changed")
    return blended(salt, hidden)


def blended(salt: bytes, data: bytes) -> bytes:
    """The same twice is what it was."""
    stream = shake_256(KEY + salt).digest(len(data))
    return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(len(data))


def sign_of(salt: bytes, hidden: bytes) -> bytes:
    return sha256(KEY + salt + hidden).digest()


def unseal_fernet(text: str) -> bytes:
    """Of files as they were sealed before; a page has not got the library for them."""
    try:
        from cryptography.fernet import Fernet, InvalidToken
    except ModuleNotFoundError:
        raise BadSave("an older noisecheck sealed this game: open it on a server and save it again") from None
    try:
        return Fernet(urlsafe_b64encode(KEY)).decrypt(text.encode())
    except InvalidToken:
        raise ValueError("changed") from None


UNSEAL = {WITH_FERNET: unseal_fernet, FORMAT: unseal}


def export(game: Game, room: dict[str, Any]) -> str:
    """The file of a game: sealed while it goes on; afterwards the plain record, with what is known of the room."""
    if game.outcome:
        return json.dumps(json.loads(game.save()) | {"version": noisecheck.__version__, "table": room})
    return json.dumps(
        {
            SEALED: FORMAT,
            "version": noisecheck.__version__,
            "stage": game.state.stage.mission.id,
            "heroes": [hero.id for hero in game.state.heroes],
            "round": game.state.round,
            "sealed": sealed_record(game.save()),
        }
    )


def opened(text: str) -> str:
    """The plain record in a file that `export` or the terminal wrote, or a `BadSave`."""
    try:
        found = json.loads(shallow_text(text))
    except ValueError:
        raise BadSave("a saved game is JSON text; this is not") from None
    if not isinstance(found, dict) or SEALED not in found:
        return text
    if found[SEALED] not in (*UNSEAL,) or not isinstance(found.get("sealed"), str):
        raise BadSave(f'a sealed game has "{SEALED}": {FORMAT} and "sealed"; this text has not')
    try:
        return unpacked(UNSEAL[found[SEALED]](found["sealed"]))
    except (error, ValueError):
        raise BadSave("the seal of this game is broken: the file was changed, or cut short") from None


def unpacked(packed: bytes) -> str:
    """Anybody can make a seal, so a small file may hold very much."""
    unpacker = decompressobj()
    record = unpacker.decompress(packed, LARGEST)
    if unpacker.unconsumed_tail:
        raise ValueError("too large")
    return record.decode()


# campaigns


def export_campaign(campaign: Campaign) -> str:
    """The file of a campaign; its open game is sealed."""
    playing = campaign.playing
    if playing is None:
        return campaigns.export(campaign)
    game = {
        SEALED: FORMAT,
        "stage": playing.stage,
        "heroes": list(playing.heroes),
        "sealed": sealed_record(json.dumps(playing.game)),
    }
    return campaigns.export(replace(campaign, playing=Playing(playing.number, game)))


def read_campaign(text: str) -> Campaign:
    """The campaign in a file that `export_campaign` or the terminal wrote, or a `CampaignError`."""
    try:
        found = json.loads(shallow_text(text))
        match found:
            case {"playing": {"game": dict(game)}} if SEALED in game:
                found["playing"]["game"] = json.loads(shallow_text(opened(json.dumps(game))))
                text = json.dumps(found)
    except BadSave as bad:
        raise CampaignError("bad-game", {"reason": str(bad)}) from None
    except ValueError:
        raise CampaignError("not-json") from None
    return campaigns.read(text)
