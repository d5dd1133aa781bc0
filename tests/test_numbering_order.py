"""What each game numbers, and in which order."""

from dataclasses import replace

import pytest

from formspiel.core.registry import GAMES
from formspiel.games.digit.state import State as DigitState
from formspiel.geometry import moved
from tests.oracle import sticks as oracle
from tests.random_play import configured, moments
from tests.test_numbering import first_view, numbering_of


def test_fits_counts_every_column_and_row_of_every_turn_of_every_piece() -> None:
    game = GAMES["fits"]
    edition = game.load_edition("2009")
    count = 0
    for piece in edition.pieces.values():
        turns = set()
        cells = list(piece.cells)
        for _ in range(2):
            for _ in range(4):
                cells = [(-y, x) for x, y in cells]
                left, low = min(x for x, _ in cells), min(y for _, y in cells)
                turns.add(frozenset((x - left, y - low) for x, y in cells))
            cells = [(-x, y) for x, y in cells]
        # Twelve rows, for a piece may stick out over the top.
        count += sum((6 - max(x for x, _ in turn)) * 12 for turn in turns)
    assert (count + 1,) == numbering_of(game, configured(game, 1, {})).sizes


def test_fits_sorts_placements_by_piece_and_cells_and_sets_aside_last() -> None:
    game = GAMES["fits"]
    config = configured(game, 1, {})
    numbering = numbering_of(game, config)
    start = first_view(game, config)
    written = [
        game.format_event(numbering.decode(start, (number,)))
        for number in range(numbering.sizes[0] - 1)
    ]
    pieces = list(dict.fromkeys(move["place"] for move in written))
    assert pieces == list(game.edition_of(config).pieces)
    assert pieces[0] == "F5"
    keys = [(pieces.index(move["place"]), move["cells"]) for move in written]
    assert keys == sorted(keys)
    assert numbering.decode(start, (4092,)) is None
    later = replace(start, turned=("L4",))
    assert game.format_event(numbering.decode(later, (4092,))) == {"seat": 0, "aside": "L4"}


def test_bits_sorts_placements_by_tile_and_squares() -> None:
    game = GAMES["bits"]
    config = configured(game, 1, {})
    numbering, view = numbering_of(game, config), first_view(game, config)
    # Six tiles of two colours have twice as many ways to lie as four of one colour.
    assert numbering.sizes == (6 * 80 + 4 * 40,)
    written = [game.format_event(numbering.decode(view, (number,))) for number in range(640)]
    tiles = list(game.edition_of(config).tiles)
    keys = [(tiles.index(move["place"]), move["cells"]) for move in written]
    assert keys == sorted(keys)


@pytest.mark.parametrize(
    ("take", "number", "origin", "of"),
    [
        (2, 3, "stock", None),
        (6 + 2, 3, "reserve", None),
        (12, 1, "square", None),
        (12 + 292 + 2, 3, "reserve", 3),
        (12 + 292 + 6, 1, "square", 3),
        (12 + 2 * 292 + 6 + 5, 6, "reserve", 0),
        (12 + 3 * 292 + 12, 1, "reserve", 1),
        (1197, 6, "square", 1),
    ],
)
def test_quadrata_counts_other_players_from_the_mover(
    take: int, number: int, origin: str, of: int | None
) -> None:
    game = GAMES["quadrata"]
    config = configured(game, 4, {})
    view = replace(first_view(game, config), seat=2)
    move = numbering_of(game, config).decode(view, (take, 1))
    assert move is not None
    assert move[:4] == (2, number, origin, of)
    assert bool(move.at_cells) == (origin == "square")
    assert (move.goal, move.cells) == ("reserve", ())


def test_quadrata_puts_to_the_stock_into_the_reserve_and_onto_every_place() -> None:
    game = GAMES["quadrata"]
    config = configured(game, 2, {})
    numbering, view = numbering_of(game, config), first_view(game, config)
    goals = [game.format_event(numbering.decode(view, (0, put)))["to"] for put in (0, 1, 2)]
    assert goals == ["stock", "reserve", "square"]
    found = []
    for put in range(2, 786):
        moves = [move for n in range(6) if (move := numbering.decode(view, (n, put)))]
        [move] = moves
        found.append((move.number, move.cells))
    assert found == sorted(found)
    assert len(set(found)) == 784


def test_digit_counts_the_moves_of_every_figure_in_every_way_to_lie() -> None:
    game = GAMES["digit"]
    config = configured(game, 2, {})
    numbering, view = numbering_of(game, config), first_view(game, config)
    x, y = min(s[0] for s in view.sticks), min(s[1] for s in view.sticks)
    assert (x, y) == (0, 0)
    ours = [numbering.decode(view, (number,)) for number in range(numbering.sizes[0])]
    assert [move and move[1:] for move in ours] == sorted(oracle_moves(5))


def oracle_moves(count: int) -> set[tuple[tuple[int, int, str], tuple[int, int, str]]]:
    """All moves of all figures, found by trying every stick in every place of a box."""
    lies = {frozenset({oracle.stick(0, 0, d)}) for d in (0, 1)}
    for _ in range(count - 1):
        lies = {
            _settled(lie | {new})
            for lie in lies
            for new in _around(lie)
            if new not in lie and oracle.is_connected(lie | {new})
        }
    return {
        (_written(old), _written(new))
        for lie in lies
        for old in lie
        for new in _around(lie)
        if new not in lie and oracle.is_connected(lie - {old} | {new})
    }


def _around(lie: frozenset[oracle.Stick]) -> list[oracle.Stick]:
    size = len(lie) + 1
    reach = range(-1, size + 1)
    return [oracle.stick(x, y, d) for x in reach for y in reach for d in (0, 1)]


def _settled(lie: frozenset[oracle.Stick]) -> frozenset[oracle.Stick]:
    left, low = (min(point[axis] for one in lie for point in one) for axis in (0, 1))
    return frozenset(frozenset((x - left, y - low) for x, y in one) for one in lie)


def _written(one: oracle.Stick) -> tuple[int, int, str]:
    x, y, upright = oracle.write_stick(one)
    return x, y, "hv"[upright]


def test_digit_gives_a_figure_that_has_wandered_the_same_numbers() -> None:
    game = GAMES["digit"]
    config = configured(game, 2, {})
    numbering = numbering_of(game, config)
    for state, _ in moments(game, config, seed=3, most=40):
        acting = game.to_act(state)
        if not isinstance(acting, tuple):
            continue
        view, moves = game.view(state, acting[0]), game.legal(state, acting[0])
        assert isinstance(state, DigitState)
        away = replace(state, sticks=moved(state.sticks, -1000, 77))
        far = game.view(away, view.seat)
        numbers = {numbering.encode(view, move) for move in moves}
        assert {numbering.encode(far, move) for move in game.legal(away, view.seat)} == numbers


def test_digit_has_no_moves_before_a_card_is_turned_up() -> None:
    game = GAMES["digit"]
    config = configured(game, 2, {})
    view = game.view(game.setup(config), 0)
    assert numbering_of(game, config).decode(view, (0,)) is None
