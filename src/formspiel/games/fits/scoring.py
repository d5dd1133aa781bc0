"""Points in FITS, item by item, and ranks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from operator import getitem
from typing import Any, NamedTuple

from formspiel.core.edition import rank_of
from formspiel.core.game import OVER, Item, Outcome, Phrase, RoundScore, phrase
from formspiel.games.fits.components import Field, FitsEdition, Layout, Word
from formspiel.games.fits.rules import board_after, to_act
from formspiel.games.fits.state import Board, State
from formspiel.geometry import Cell

MOST_ENDED = 4_096
"""So many rounds that are over are remembered."""


def outcome(state: State) -> Outcome:
    """The scores of the rounds so far, the one under way as it stands."""
    config = state.config
    edition, names = config.edition, config.boards
    rounds = [
        _score_ended(edition, name, boards) for name, boards in zip(names, state.past, strict=False)
    ]
    is_over = to_act(state) is OVER
    if not is_over:
        boards = tuple([board_after(state, seat) for seat in range(config.seats)])
        rounds.append(_score(edition, names[state.round], boards, is_over=False))
    result = Outcome(tuple(rounds), is_over, (None,) * config.seats)
    # FITS-6: ranks are for the sum of the standard boards, in any order, played alone.
    if is_over and config.seats == 1 and sorted(config.boards) == sorted(config.edition.programme):
        return Outcome(result.rounds, is_over, (rank_of(config.edition.ranks, result.scores[0]),))
    return result


def items(edition: FitsEdition, layout: Layout, board: Board) -> tuple[Item, ...]:
    """What a board earns and costs."""
    ground = _ground(edition, layout)
    visible = ground.whole & ~board.covered
    found = []
    if plain := visible & ground.plain:
        count = plain.bit_count()
        found.append(Item(_uncovered(count), -count, Uncovered(plain, ground.spread)))
    if layout.row_bonus:
        # FITS-1: a row is horizontal. A blank field counts as covered for its row; no other
        # special field does.
        is_open = visible & ~ground.blank
        found += [item for mask, item in ground.rows if not mask & is_open]
    special = visible & ~ground.plain
    find = _special_items if edition.box is None else _special_items.__wrapped__
    return (*found, *find(edition, layout, special))


class Ground(NamedTuple):
    """A board as masks, in which the field (x, y) is the bit y · columns + x."""

    whole: int
    special: tuple[tuple[int, Cell, Field], ...]
    """The bit of each special field, sorted."""
    values: tuple[tuple[int, Item], ...]
    """What those with a value earn or cost."""
    plain: int
    blank: int
    rows: tuple[tuple[int, Item], ...]
    """Each row, and what it earns when it is complete."""
    spread: Spread
    """The same for all boards of a size."""


class Spread(NamedTuple):
    """How the fields of a mask are found, row by row."""

    fields: tuple[tuple[tuple[Cell, ...], ...], ...]
    """For every byte of a mask the fields of each value."""
    written: tuple[tuple[bytes, ...], ...]
    """The same as JSON, with a comma at the end."""


class Uncovered(Sequence[Cell]):
    """The fields of a mask: hardly anybody asks for them but as JSON."""

    __slots__ = ("_mask", "_spread")

    def __init__(self, mask: int, spread: Spread) -> None:
        self._mask, self._spread = mask, spread

    def _pick(self, parts: tuple[tuple[Any, ...], ...]) -> Iterator[Any]:
        found = self._mask.to_bytes(len(parts), "little")
        return map(getitem, parts, found)

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __iter__(self) -> Iterator[Cell]:
        return chain.from_iterable(self._pick(self._spread.fields))

    def __getitem__(self, place: Any) -> Any:
        return tuple(self)[place]

    def __reduce__(self) -> tuple[Any, ...]:
        # All the tables need not travel along.
        return tuple, (tuple(self),)

    @property
    def written(self) -> bytes:
        """They as JSON in UTF-8."""
        return b"[%b]" % b"".join(self._pick(self._spread.written))[:-1]


# For a box 2,304 lists of fields; few enough to stay at hand in the processor.
@lru_cache(maxsize=8)
def _spread(columns: int, rows: int) -> Spread:
    cells = [(bit % columns, bit // columns) for bit in range(columns * rows)]
    fields = tuple(
        tuple(_pick(cells[start : start + 8], byte) for byte in range(256))
        for start in range(0, len(cells), 8)
    )
    written = tuple(
        tuple(b"".join(b"[%d,%d]," % cell for cell in one) for one in each) for each in fields
    )
    return Spread(fields, written)


@lru_cache(maxsize=32)
def _ground(edition: FitsEdition, layout: Layout) -> Ground:
    columns = edition.columns
    whole = (1 << columns * edition.rows) - 1
    special = sorted((1 << y * columns + x, (x, y)) for x, y in layout.fields)
    rows = [tuple((x, y) for x in range(columns)) for y in range(edition.rows)]
    fields = [(bit, cell, layout.fields[cell]) for bit, cell in special]
    return Ground(
        whole,
        tuple(fields),
        tuple(
            (bit, _value(cell, field.value))
            for bit, cell, field in fields
            if field.value is not None
        ),
        whole - sum(bit for bit, _ in special),
        sum(bit for bit, cell in special if layout.fields[cell].is_blank),
        tuple(
            (
                (1 << columns) - 1 << y * columns,
                Item(phrase("fits-row", row=y + 1), layout.row_bonus, row),
            )
            for y, row in enumerate(rows)
        ),
        _spread(columns, edition.rows),
    )


def _value(cell: Cell, value: int) -> Item:
    key = "fits-bonus" if value > 0 else "fits-malus"
    return Item(phrase(key, column=cell[0] + 1, row=cell[1] + 1), value, (cell,))


def _pick(cells: list[Cell], byte: int) -> tuple[Cell, ...]:
    return tuple(cell for bit, cell in enumerate(cells) if byte >> bit & 1)


@lru_cache(maxsize=512)
def _uncovered(count: int) -> Phrase:
    return phrase("fits-uncovered", count=count)


# A card covers few special fields, and most cards none.
@lru_cache(maxsize=16_384)
def _special_items(edition: FitsEdition, layout: Layout, visible: int) -> tuple[Item, ...]:
    """What the special fields that are visible earn and cost."""
    ground = _ground(edition, layout)
    special = {cell: field for bit, cell, field in ground.special if bit & visible}
    found = [item for bit, item in ground.values if bit & visible]
    of = len(layout.symbol_points) - 1
    for symbol in sorted({field.symbol for field in special.values()} - {""}):
        where = tuple(cell for cell, field in special.items() if field.symbol == symbol)
        points = layout.symbol_points[len(where)]
        found.append(Item(_symbol(symbol, len(where), of), points, where))
    letters = {field.letter: cell for cell, field in special.items() if field.letter}
    return (*found, *_words(layout, letters))


def _symbol(symbol: str, count: int, of: int) -> Phrase:
    """How many of a symbol are visible; every language has its own word for two of two."""
    if count == 1:
        return phrase(f"fits-{symbol}-one")
    if count < of:
        return phrase(f"fits-{symbol}-some", count=count)
    return phrase(f"fits-{symbol}-both") if of == 2 else phrase(f"fits-{symbol}-all", count=count)


def spell(layout: Layout, letters: Iterable[str]) -> tuple[list[Word], set[str]]:
    """The words that visible letters make, and the letters that no word has used up."""
    # FITS-9: a longer word replaces those within it; what is visible and left over costs.
    left = set(letters)
    found = []
    for word in layout.words:
        if set(word.text) <= left:
            found.append(word)
            left -= set(word.text)
    return found, left


def score_letters(layout: Layout, letters: Iterable[str]) -> int:
    """The points of visible letters."""
    words, left = spell(layout, letters)
    return sum(word.points for word in words) + layout.unused_letter * len(left)


def _words(layout: Layout, letters: dict[str, Cell]) -> list[Item]:
    """The words that are all visible, and the letters that they do not use."""
    words, left = spell(layout, letters)
    found = []
    for word in words:
        where = tuple(letters[letter] for letter in word.text)
        found.append(Item(phrase("fits-word", word=word.text), word.points, where))
    return found + [
        Item(phrase("fits-letter", letter=letter), layout.unused_letter, (letters[letter],))
        for letter in sorted(left)
    ]


_ended: dict[tuple[FitsEdition, str, int], tuple[tuple[Board, ...], RoundScore]] = {}
"""The scores of rounds that are over, by the identity of what lies on their boards, which is kept
here."""


def _score_ended(edition: FitsEdition, name: str, boards: tuple[Board, ...]) -> RoundScore:
    """A round that is over: every score of a game tells of it again."""
    key = (edition, name, id(boards))
    found = _ended.get(key)
    if found is not None:
        return found[1]
    scored = _score(edition, name, boards, is_over=True)
    # Boxes that strangers send must not pile up.
    if edition.box is None:
        if len(_ended) >= MOST_ENDED:
            _ended.clear()
        _ended[key] = (boards, scored)
    return scored


@lru_cache(maxsize=64)
def _title(name: str) -> Phrase:
    return phrase("fits-board", board=name)


def _score(
    edition: FitsEdition, name: str, boards: tuple[Board, ...], *, is_over: bool
) -> RoundScore:
    layout = edition.boards[name]
    return RoundScore(
        _title(name),
        (("board", name),),
        tuple([items(edition, layout, board) for board in boards]),
        is_over,
    )
