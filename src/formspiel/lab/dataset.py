"""Records as a table of decisions, for those who learn from games that were played.

A row is one action of a seat: what it saw as tensors, what it might have done, what it did, and
how the game ended for it. Rows are written a batch at a time: memory holds one record and one
batch, however many there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from formspiel.core.game import OVER, AnyGame, Json
from formspiel.core.layout import Layout
from formspiel.core.record import Record, RecordError, states, without_remarks

BATCH = 512
"""Rows that are written at a time."""


class Mixed(Exception):
    """Records whose tensors have different shapes; the message says which record differs."""


class Broken(Exception):
    """A record that cannot be; the message says which, and why."""


class Decisions:
    """The rows of records that have the edition and the number of seats of the first."""

    def __init__(self, record: Record) -> None:
        self._game: AnyGame = record.game
        self._edition = record.game.edition_of(record.config)
        self._layout = Layout(self._game, self._edition, record.game.seats_of(record.config))
        lists = [
            (part.name, pa.list_(pa.from_numpy_dtype(part.dtype), part.size))
            for part in self._layout.parts
        ]
        about = {"formspiel": json.dumps(self._about())}
        self.schema = pa.schema(
            [
                ("record", pa.string()),
                ("event", pa.int32()),
                ("seat", pa.int8()),
                *lists,
                ("action_mask", pa.list_(pa.bool_(), self._layout.actions)),
                ("action", pa.int32()),
                ("result", pa.int32()),
                ("won", pa.bool_()),
            ],
            metadata=about,
        )

    def _about(self) -> Json:
        """What a reader has to know to make tensors of the columns."""
        return {
            "game": self._game.id,
            "edition": self._edition.id,
            "seats": self._layout.seats,
            "parts": [
                {"name": part.name, "shape": list(part.shape), "meaning": part.meaning}
                for part in self._layout.parts
            ],
        }

    def rows(self, name: str, record: Record) -> Iterator[Json]:
        """The decisions of a record; Mixed if it has not the shapes of the first."""
        game, config = record.game, record.config
        found = (game.id, game.edition_of(config), game.seats_of(config))
        if found != (self._game.id, self._edition, self._layout.seats):
            raise Mixed(
                f"{name} is a game of {game.id} with {found[2]} seats and the edition"
                f" {found[1].id}, and the first of {self._game.id} with {self._layout.seats} and"
                f" {self._edition.id}: a file holds one kind"
            )
        events = [game.parse_event(config, without_remarks(data)) for data in record.events]
        try:
            all_states = [game.setup(config), *states(record)]
        except RecordError as error:
            raise Broken(f"{name}: {error}") from None
        end = all_states[-1]
        is_over, outcome = game.to_act(end) is OVER, game.outcome(end)
        for index, (state, event) in enumerate(zip(all_states, events, strict=False)):
            seat = game.decided_by(event)
            if not isinstance(seat, int):
                continue
            for one in self._layout.decisions(state, seat, event):
                mask = np.zeros(self._layout.actions, bool)
                mask[one.choices] = True
                yield {
                    "record": name,
                    "event": index,
                    "seat": seat,
                    **dict(zip((part.name for part in self._layout.parts), one.seen, strict=True)),
                    "action_mask": mask,
                    "action": one.action,
                    "result": outcome.scores[seat] if is_over else None,
                    "won": seat in outcome.winners if is_over else None,
                }


def write_dataset(records: Iterable[tuple[str, Record]], path: Path) -> tuple[int, int]:
    """Write a Parquet file; how many records and rows it has. There must be a record."""
    counts = [0, 0]
    first, writer = None, None
    batch: list[Json] = []
    try:
        for name, record in records:
            if first is None:
                first = Decisions(record)
                writer = pq.ParquetWriter(path, first.schema, compression="zstd")
            counts[0] += 1
            for row in first.rows(name, record):
                batch.append(row)
                if len(batch) == BATCH:
                    counts[1] += _flush(writer, first.schema, batch)
        if batch and first is not None:
            counts[1] += _flush(writer, first.schema, batch)
    finally:
        if writer is not None:
            writer.close()
    return counts[0], counts[1]


def _flush(writer: Any, schema: Any, batch: list[Json]) -> int:
    columns = []
    for field in schema:
        values = [row[field.name] for row in batch]
        if pa.types.is_fixed_size_list(field.type):
            flat = np.asarray(values, field.type.value_type.to_pandas_dtype()).reshape(-1)
            columns.append(pa.FixedSizeListArray.from_arrays(pa.array(flat), type=field.type))
        else:
            columns.append(pa.array(values, field.type))
    writer.write_table(pa.Table.from_arrays(columns, schema=schema))
    count = len(batch)
    batch.clear()
    return count
