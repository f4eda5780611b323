"""The folder of a run: `run.json` says what to play, `parts` holds a Parquet file for each chunk that has been played.

A part appears whole or not at all, and names its run and chunk. So a run that was killed goes on with whatever is
missing, and parts of another run are noticed.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import get_type_hints

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec.structs import fields

from noisecheck.lab.playing import Row
from noisecheck.lab.runs import Chunk, LabError, Run
from noisecheck.texts import say

RUN = "run.json"
PARTS = "parts"
MARK = b"noisecheck"  # where a part says which chunk of which run it is
ARROW_TYPES = {
    str: pa.string(),
    int: pa.int64(),
    list[str]: pa.list_(pa.string()),
    list[float]: pa.list_(pa.float64()),
    dict[str, int]: pa.map_(pa.string(), pa.int64()),
}
SCHEMA = pa.schema([(name, ARROW_TYPES[hint]) for name, hint in get_type_hints(Row).items()])


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def is_begun(self) -> bool:
        return (self.path / RUN).exists()

    def begin(self, run: Run) -> None:
        """Makes the folder of a new run; that of the same run is gone on with. Raises `LabError` for any other."""
        if self.is_begun():
            if kept := differences(self.run(), run):
                facts = {"folder": str(self.path), "differences": ", ".join(kept)}
                raise LabError(say("lab-other-run", facts))
            return
        try:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise LabError(say("lab-no-run", {"folder": str(self.path)}))
            (self.path / PARTS).mkdir(parents=True, exist_ok=True)
            write_whole(self.path / RUN, msgspec.json.format(msgspec.json.encode(run)))
        except OSError as error:
            raise LabError(say("lab-no-folder", {"folder": str(self.path), "reason": str(error.strerror)})) from None

    def run(self) -> Run:
        """What is played here."""
        path = self.path / RUN
        try:
            return msgspec.json.decode(path.read_bytes(), type=Run)
        except FileNotFoundError:
            raise LabError(say("lab-no-run", {"folder": str(self.path)})) from None
        except OSError as error:
            raise LabError(say("lab-no-folder", {"folder": str(self.path), "reason": str(error.strerror)})) from None
        except msgspec.MsgspecError as error:
            raise LabError(say("lab-broken-run", {"file": str(path), "reason": str(error)})) from None

    def part(self, chunk: Chunk) -> Path:
        return self.path / PARTS / f"{chunk.number:06}.parquet"

    def missing(self, run: Run) -> list[Chunk]:
        """The chunks still to be played: those without a part, and those whose part cannot be read."""
        return [chunk for chunk in run.chunks() if not self.has(run, chunk)]

    def has(self, run: Run, chunk: Chunk) -> bool:
        try:
            found = pq.read_schema(self.part(chunk)).metadata or {}
        except (FileNotFoundError, pa.ArrowException):
            return False
        return bool(found.get(MARK) == mark(run, chunk))

    def keep(self, run: Run, chunk: Chunk, rows: list[Row]) -> None:
        """Writes the part of a chunk."""
        table = pa.Table.from_pylist([msgspec.structs.asdict(row) for row in rows], SCHEMA)
        sink = pa.BufferOutputStream()
        pq.write_table(table.replace_schema_metadata({MARK: mark(run, chunk)}), sink, compression="zstd")
        write_whole(self.part(chunk), sink.getvalue().to_pybytes())

    def rows(self, run: Run) -> list[Row]:
        """All rows there are, in the order of the run's chunks, whoever played them when."""
        return [row for chunk in run.chunks() if self.part(chunk).exists() for row in self.rows_of(run, chunk)]

    def rows_of(self, run: Run, chunk: Chunk) -> list[Row]:
        path = self.part(chunk)
        try:
            table = pq.read_table(path)
            if (table.schema.metadata or {}).get(MARK) != mark(run, chunk) or table.schema != SCHEMA:
                raise LabError(say("lab-foreign-part", {"file": str(path)}))
            return msgspec.convert(table.to_pylist(maps_as_pydicts="strict"), list[Row])
        except (OSError, pa.ArrowException, msgspec.ValidationError) as error:
            raise LabError(say("lab-broken-part", {"file": str(path), "reason": str(error)})) from None


def differences(kept: Run, wanted: Run) -> list[str]:
    """What two runs disagree about."""
    return [each.name for each in fields(Run) if getattr(kept, each.name) != getattr(wanted, each.name)]


def mark(run: Run, chunk: Chunk) -> bytes:
    return msgspec.json.encode([run, chunk.setting, chunk.seeds.start, chunk.seeds.stop])


def write_whole(path: Path, data: bytes) -> None:
    """After a crash in the middle the file is not there, or as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(data)
    draft.replace(path)
