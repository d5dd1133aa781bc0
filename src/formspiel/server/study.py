"""Looking closer: what is in a box, how a game came about, and what was possible."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

from fastapi import Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute

from formspiel.core.game import Json, Picture
from formspiel.core.record import format_record
from formspiel.core.registry import GAMES
from formspiel.locales import read_words
from formspiel.server.form import Box, Drawn, Mark, Scene
from formspiel.server.fresh import find_fresh
from formspiel.server.live import LiveTable
from formspiel.server.message import Best, BestFound, BestRound, Phrase
from formspiel.server.routes import Bearer, Id, hall_of, refusals, seat_for
from formspiel.server.thinker import pack
from formspiel.server.thinking import Thinkers
from formspiel.server.words import GameName, Language, SeatNumber
from formspiel.solvers import has_solver
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know
from formspiel.table.sight import show_phrase, show_picture
from formspiel.table.table import Table

SECONDS_A_ROUND = 10.0
PATIENCE = 120.0
MOST_KEPT = 500


class Study:
    """The best results that were asked for; each is computed once."""

    def __init__(self, solvers: Thinkers) -> None:
        self._solvers = solvers
        self._found: dict[tuple[str, int], asyncio.Task[Best]] = {}

    def best(self, live: LiveTable, seat: int) -> asyncio.Task[Best]:
        """The work on the best of a seat, which may be done already."""
        key = (live.id, seat)
        if key not in self._found:
            while len(self._found) >= MOST_KEPT:
                del self._found[next(iter(self._found))]
            self._found[key] = asyncio.create_task(self._solve(live, seat))
        return self._found[key]

    async def _solve(self, live: LiveTable, seat: int) -> Best:
        """Have it computed, and tell all at the table what was found."""
        question = pack(("solve", format_record(live.shown.record), seat, SECONDS_A_ROUND))
        found: list[Json] = await self._solvers.ask(question, PATIENCE) or []
        best = Best(is_ready=True)
        if found:
            best = Best(
                is_ready=True,
                best=sum(one["best"] for one in found),
                bound=sum(one["bound"] for one in found),
                proven=all(one["proven"] for one in found),
                rounds=[BestRound(**one) for one in found],
            )
        text = BestFound(type="best", seat=seat, **best.model_dump()).model_dump_json()
        for connection in live.connections:
            connection.push(text)
        return best


Game = Annotated[GameName, Path(description="The name of a game.")]


async def show_game(
    game: Game,
    edition: Annotated[str | None, Query(max_length=40)] = None,
) -> Box:
    """Show what is in the box of a game, for drawing it."""
    known = GAMES[game].editions
    if edition is not None and edition not in known:
        raise Refusal(Code.UNKNOWN_EDITION, "there is no such edition")
    return _box(game, edition or known[0])


@cache
def _box(game: str, edition: str) -> Box:
    rules = GAMES[game]
    return Box(**rules.edition_json(rules.load_edition(edition)))


async def show_scene(
    request: Request,
    table: Id,
    at: Annotated[int, Path(ge=0, le=2**31)],
    picture: Annotated[bool, Query(description="Whether to draw the view in text.")] = False,  # noqa: FBT002  a flag of the query
    authorization: Bearer = None,
) -> Scene:
    """Show what the reader saw of the game after so many of the events that stand.

    Nobody is shown more than was shown at the time.
    """
    live = await find_fresh(hall_of(request), table)
    seat = seat_for(live.shown, authorization)
    return _scene(live.shown, seat, at, is_drawn=picture)


async def show_best(
    request: Request,
    response: Response,
    table: Id,
    seat: Annotated[SeatNumber, Query()] = 0,
    authorization: Bearer = None,
) -> Best:
    """Show the most that a seat could have had, knowing the cards; once the game is over.

    The answer is 202 while it is being computed: all at the table are told when it is ready.
    """
    live = await find_fresh(hall_of(request), table)
    seat_for(live.shown, authorization)
    if not live.shown.is_told:
        raise Refusal(Code.NOT_OVER, "the game is not over")
    if seat >= len(live.shown.holders):
        raise Refusal(Code.NO_SUCH_SEAT, "there is no such seat")
    is_own = live.shown.game.acts_together or len(live.shown.holders) == 1
    if not has_solver(live.shown.game.id) or not is_own:
        # Where seats move in turn, one cannot replace the moves of one and keep the others'.
        raise Refusal(Code.NO_SOLVER, "there is no solver for this game")
    study: Study = request.app.state.study
    work = study.best(live, seat)
    if not work.done():
        response.status_code = 202
        return Best(is_ready=False)
    found = work.result()
    if found.best is None:
        raise Refusal(Code.NO_SOLVER, "the solver found nothing")
    return found


async def show_words(
    game: Game,
    language: Annotated[Language, Path()],
) -> Response:
    """Show the words of a game in a language: the source of a Fluent catalogue."""
    return PlainTextResponse(read_words(GAMES[game].package, language))


async def show_drawn(
    request: Request,
    table: Id,
    move: Annotated[
        int | None, Query(ge=0, le=2**31, description="Try the n-th of the reader's legal moves.")
    ] = None,
    authorization: Bearer = None,
) -> Drawn:
    """Show what the reader sees of the game as a picture in text."""
    live = await find_fresh(hall_of(request), table)
    shown = live.shown
    seat = seat_for(shown, authorization)
    game, state = shown.game, shown.state
    tried = None
    if move is not None:
        legal = game.legal(state, seat) if seat is not None and seat in shown.acting else ()
        if move >= len(legal):
            raise Refusal(Code.NO_SUCH_MOVE, "you have no such move now")
        tried = legal[move]
    seen = know(shown, seat).view
    return Drawn(
        number=len(shown.log) - 1,
        lines=_marks(game.picture(seen, tried)),
        notes=[Phrase(**show_phrase(note)) for note in game.notes(seen)],
    )


def _marks(picture: Picture) -> list[list[Mark]]:
    return [[Mark(**mark) for mark in line] for line in show_picture(picture)]


def _scene(table: Table, seat: int | None, at: int, *, is_drawn: bool) -> Scene:
    moments = [table.moment]
    while (before := moments[-1].before) is not None:
        moments.append(before)
    moments.reverse()
    if at >= len(moments):
        raise Refusal(Code.NO_SUCH_MOMENT, "the game is not so far yet")
    moment = moments[at]
    then, now = know(table, seat, moment), know(table, seat)
    event, words = None, None
    if moment.entry is not None:
        event, words = now.read(moment.number, moment.entry)
    return Scene(
        at=at,
        of=len(moments) - 1,
        event=event,
        phrase=Phrase(**show_phrase(words)) if words else None,
        view=table.game.format_view(then.view),
        scores=list(then.outcome.scores),
        picture=_marks(table.game.picture(then.view, None)) if is_drawn else None,
    )


STUDY_ROUTES = [
    APIRoute("/api/games/{game}", show_game, responses=refusals(400, 404), tags=["games"]),
    APIRoute(
        "/api/games/{game}/words/{language}",
        show_words,
        responses={
            200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
            **refusals(404),
        },
        response_class=Response,
        tags=["games"],
    ),
    APIRoute(
        "/api/tables/{table}/picture",
        show_drawn,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/scenes/{at}",
        show_scene,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/best",
        show_best,
        responses={202: {"model": Best}, **refusals(401, 403, 404, 409, 410)},
        tags=["tables"],
    ),
]
