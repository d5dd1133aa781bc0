"""Routes about games: what there is, what is in the box, words, and charts."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute

from formspiel.core.edition import Edition as Box
from formspiel.core.game import AnyGame
from formspiel.core.info import format_info
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES, read_text, read_words
from formspiel.players import GENERAL, guests_of
from formspiel.server.editions import Shelf, find_edition
from formspiel.server.fields import Language, Object
from formspiel.server.http.access import KnownGame, refusals
from formspiel.server.http.models import Edition, GameInfo, GameList
from formspiel.solvers import load_charts
from formspiel.solvers.puzzle import has_puzzles
from formspiel.table.refusal import Code, Refusal

EditionName = Annotated[str | None, Query(max_length=40)]


async def list_games(request: Request) -> GameList:
    """List the games that can be played here, and what can be agreed on before each."""
    shelf: Shelf = request.app.state.editions
    return GameList(games=[_tell_game(game, shelf) for game in GAMES.values()])


async def show_game(request: Request, game: KnownGame, edition: EditionName = None) -> Edition:
    """Show what is in the box of a game, for drawing it."""
    return _write_edition(game, _edition_of(request, game, edition))


async def show_words(game: KnownGame, language: Annotated[Language, Path()]) -> Response:
    """Show the words of a game in a language: the source of a Fluent catalogue."""
    return PlainTextResponse(read_words(GAMES[game].package, language))


# Without `async` it runs in a thread: a chart may take a moment to compute.
def show_chart(
    request: Request,
    game: KnownGame,
    chart: Annotated[str, Path(max_length=40, pattern=r"^[a-z][a-z0-9_-]*$")],
    edition: EditionName = None,
) -> Object:
    """Show what is known of a whole edition of a game, such as how far figures are apart."""
    if chart not in load_charts(game):
        raise Refusal(Code.NO_SUCH_CHART, "there is no such chart of this game")
    return _draw_chart(game, chart, _edition_of(request, game, edition))


def _tell_game(game: AnyGame, shelf: Shelf) -> GameInfo:
    about = {
        language: read_text(game.package, language, f"about-{game.id}") for language in LANGUAGES
    }
    info = format_info(game.id, (*game.editions, *shelf.get(game.id, ())), game.info)
    # A game without bots of its own is played by those that play any game.
    levels = info["levels"] or list(GENERAL)
    guests = guests_of(game.id)
    titles = {guest.name: dict.fromkeys(LANGUAGES, guest.title) for guest in guests if guest.title}
    own = {
        "levels": levels,
        "guests": [guest.name for guest in guests],
        "about": about,
        "has_puzzles": has_puzzles(game.id),
    }
    return GameInfo(**{**info, **own, "bots": _name_bots(game) | titles})


def _name_bots(game: AnyGame) -> dict[str, dict[str, str]]:
    """What the bots of a game are called, in every language that has a name for them."""
    names = {
        level: {
            language: name
            for language in LANGUAGES
            if (name := read_text(game.package, language, f"bot-{game.id}-{level}"))
        }
        for level in game.info.levels
    }
    return {level: found for level, found in names.items() if found}


@cache
def _write_edition(game: str, edition: Box) -> Edition:
    return Edition(**GAMES[game].edition_json(edition))


@cache
def _draw_chart(game: str, chart: str, edition: Box) -> Object:
    return {"game": game, "edition": edition.id, **load_charts(game)[chart](edition)}


def _edition_of(request: Request, game: str, wanted: str | None) -> Box:
    """The edition that is wanted, or the first; a Refusal if there is no such."""
    edition = find_edition(request.app.state.editions, game, wanted)
    if edition is None:
        raise Refusal(Code.UNKNOWN_EDITION, "there is no such edition")
    return edition


ROUTES = [
    APIRoute("/api/games", list_games, responses=refusals(), tags=["games"]),
    APIRoute("/api/games/{game}", show_game, responses=refusals(400, 404), tags=["games"]),
    APIRoute(
        "/api/games/{game}/words/{language}",
        show_words,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **refusals()},
        response_class=Response,
        tags=["games"],
    ),
    APIRoute(
        "/api/games/{game}/charts/{chart}",
        show_chart,
        responses=refusals(400, 404),
        tags=["games"],
    ),
]
