"""A FITS round as a model for OR-tools CP-SAT: a second way to the best possible score."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ortools.sat.python import cp_model

from tests.oracle.fits import BOARDS, COLUMNS, ROWS, Cell, Laid, orientations

FIELD_POINTS = {".": -1, "1": 1, "2": 2, "3": 3, "m": -5}
WORD_POINTS = {"JEUXSOC": 7, "JEUX": 4}


@dataclass(frozen=True)
class Way:
    """A card may come to rest on these cells: whether it does is a variable."""

    card: int
    cells: frozenset[Cell]
    bottoms: frozenset[Cell]
    """Its lowest cell in every column."""
    is_chosen: cp_model.IntVar


def best_by_model(board: str, laid: Laid, cards: Sequence[str]) -> int:
    """The best score from a position; an AssertionError if CP-SAT cannot prove it."""
    model = cp_model.CpModel()
    ways = [way for card, piece in enumerate(cards) for way in _ways(model, laid, card, piece)]
    for card in range(len(cards)):
        model.add_at_most_one(way.is_chosen for way in ways if way.card == card)
    _must_come_straight_from_above(model, ways)
    for way in ways:
        _must_rest(model, laid, way, ways)
    visible = {}
    for cell in BOARDS[board]:
        visible[cell] = model.new_bool_var(f"visible {cell}")
        on_it = sum(way.is_chosen for way in ways if cell in way.cells)
        model.add(visible[cell] + on_it + (cell in laid) == 1)
    variables, points = zip(*_points(model, board, visible), strict=True)
    model.maximize(cp_model.LinearExpr.weighted_sum(variables, points))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def _ways(model: cp_model.CpModel, laid: Laid, card: int, piece: str) -> list[Way]:
    found = []
    for shape in orientations(piece):
        for x in range(COLUMNS - max(cx for cx, _ in shape)):
            for y in range(ROWS):  # FITS-3
                cells = frozenset((cx + x, cy + y) for cx, cy in shape)
                bottoms = frozenset(min(cell for cell in cells if cell[0] == cx) for cx, _ in cells)
                if not any(cx == lx and cy <= ly for cx, cy in bottoms for lx, ly in laid):
                    chosen = model.new_bool_var(f"{card} {piece} {sorted(cells)}")
                    found.append(Way(card, cells, bottoms, chosen))
    return found


def _must_come_straight_from_above(model: cp_model.CpModel, ways: list[Way]) -> None:
    """Over the lowest cell that a card takes in a column nothing may lie of an earlier card."""
    cards = {way.card for way in ways}
    for bottom in {bottom for way in ways for bottom in way.bottoms}:
        over = {(bottom[0], y) for y in range(bottom[1], ROWS + 6)}
        for later in cards:
            down_to_it = [w.is_chosen for w in ways if w.card == later and bottom in w.bottoms]
            for earlier in range(later):
                in_the_way = [w.is_chosen for w in ways if w.card == earlier and w.cells & over]
                model.add_at_most_one([*down_to_it, *in_the_way])


def _must_rest(model: cp_model.CpModel, laid: Laid, way: Way, ways: list[Way]) -> None:
    under = {(x, y - 1) for x, y in way.bottoms}
    if any(y < 0 or (x, y) in laid for x, y in under):
        return
    below = [w.is_chosen for w in ways if w.card < way.card and w.cells & under]
    model.add_bool_or([*below, ~way.is_chosen])


def _points(
    model: cp_model.CpModel, board: str, visible: dict[Cell, cp_model.IntVar]
) -> Iterator[tuple[cp_model.IntVar, int]]:
    """What scores, each with its points."""
    by_sign: dict[str, list[cp_model.IntVar]] = {}
    for cell, sign in BOARDS[board].items():
        by_sign.setdefault(sign, []).append(visible[cell])
        yield visible[cell], FIELD_POINTS.get(sign, 0)
    if board in ("1", "5"):
        for y in range(ROWS):
            is_complete = model.new_bool_var(f"row {y}")
            for x in range(COLUMNS):
                if BOARDS[board][x, y] != "_":
                    model.add_implication(is_complete, ~visible[x, y])
            yield is_complete, 1
    elif board in ("4", "8"):
        of_count = [0, -3, 3] if board == "4" else [0, -3, 3, -3]
        for symbol in sorted(by_sign.keys() - {"."}):
            counts = [model.new_bool_var(f"{symbol} {count}") for count in range(len(of_count))]
            model.add_exactly_one(counts)
            for count, is_count in enumerate(counts):
                model.add(sum(by_sign[symbol]) == count).only_enforce_if(is_count)
                yield is_count, of_count[count]
    elif board == "JEUXSOC":
        yield from _letter_points(model, {letter: by_sign[letter][0] for letter in "JEUXSOC"})


def _letter_points(
    model: cp_model.CpModel, visible: dict[str, cp_model.IntVar]
) -> Iterator[tuple[cp_model.IntVar, int]]:
    words = {word: model.new_bool_var(word) for word in WORD_POINTS}
    model.add_at_most_one(words.values())
    for word, is_word in words.items():
        for letter in word:
            model.add_implication(is_word, visible[letter])
        # The letters of the word do not cost what they would alone.
        yield is_word, WORD_POINTS[word] + 3 * len(word)
    for is_visible in visible.values():
        yield is_visible, -3
