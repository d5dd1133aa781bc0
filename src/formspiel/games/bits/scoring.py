"""Points in BITS, item by item, and ranks."""

from __future__ import annotations

from functools import lru_cache

from formspiel.core.edition import rank_of
from formspiel.core.game import OVER, Item, Outcome, Phrase, RoundScore, phrase
from formspiel.games.bits.components import BitsEdition, Task
from formspiel.games.bits.rules import board_after, to_act
from formspiel.games.bits.state import Board, State
from formspiel.geometry import CELLS, Area, Cell, areas, normal, parse_picture, settled

PICTURES = {
    "single": "#",
    "pair": "##",
    "line": "###",
    "corner": "##\n# ",
    "I": "####",
    "L": "###\n#  ",
    "O": "##\n##",
    "S": " ##\n## ",
    "T": "###\n # ",
}
"""The forms that have a name."""

NAMES = {
    normal(CELLS, [cell for cell, _ in parse_picture(drawn)]): name
    for name, drawn in PICTURES.items()
}


def outcome(state: State) -> Outcome:
    """The scores of the rounds so far, the one under way as it stands."""
    config = state.config
    rounds = [
        _score(state, number, boards, is_over=True) for number, boards in enumerate(state.past)
    ]
    is_over = to_act(state) is OVER
    if not is_over:
        boards = tuple(board_after(state, seat) for seat in range(config.seats))
        rounds.append(_score(state, state.round, boards, is_over=False))
    # BITS-7: equal sums share the win, as in every outcome.
    result = Outcome(tuple(rounds), is_over, (None,) * config.seats)
    if is_over and config.seats == 1:
        return Outcome(result.rounds, is_over, (rank_of(config.edition.ranks, result.scores[0]),))
    return result


def items(edition: BitsEdition, tasks: tuple[str, ...], board: Board) -> tuple[Item, ...]:
    """What a board earns and costs, card by card."""
    colours = {(x, y): colour for _, squares in board.placed for x, y, colour in squares}
    found = areas(colours)
    # BITS-2: a card counts each such area.
    return tuple(
        _item(edition.tasks[name], area)
        for name in tasks
        for area in found
        if _is_asked_for(edition.tasks[name], area)
    )


def name_of(form: tuple[Cell, ...]) -> str:
    """What the catalogues call a normal form."""
    return NAMES.get(form, "other")


def _name_task(task: Task) -> Phrase:
    shape = "any" if task.form is None else name_of(task.form)
    return phrase("bits-task-name", shape=shape, squares=task.squares)


def _is_asked_for(task: Task, area: Area) -> bool:
    """Whether a card counts an area: an area larger than a form is never that form."""
    if len(area.cells) != task.squares:
        return False
    return task.form is None or task.form == _form(settled(area.cells))


def _item(task: Task, area: Area) -> Item:
    name = name_of(_form(settled(area.cells)))
    squares = len(area.cells)
    what = phrase("bits-area", card=task.round, colour=area.colour, shape=name, squares=squares)
    return Item(what, task.points, area.cells)


@lru_cache(maxsize=65_536)
def _form(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The normal form of settled cells; there are few of so few squares as cards ask for."""
    return normal(CELLS, cells)


def _score(state: State, number: int, boards: tuple[Board, ...], *, is_over: bool) -> RoundScore:
    edition = state.config.edition
    # Rule 1: the cards of earlier rounds stay in force.
    tasks = state.tasks[: number + 1]
    return RoundScore(
        phrase("bits-round", tasks=tuple(_name_task(edition.tasks[name]) for name in tasks)),
        (("tasks", tasks),),
        tuple(items(edition, tasks, board) for board in boards),
        is_over,
    )
