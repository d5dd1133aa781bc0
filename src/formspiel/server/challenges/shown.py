"""What is told of a challenge to one reader, as JSON.

What may be told, `table/disclosure.py` says.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from formspiel.core.game import Json
from formspiel.core.phrase import format_phrase
from formspiel.server.challenges.registry import Challenges
from formspiel.server.store import challenges as store
from formspiel.table.challenge import (
    DAILY,
    FINISHED,
    MOST,
    NONE,
    OVER,
    OWN,
    PLAYING,
    STEP,
    Challenge,
    Entrant,
    Ranked,
    Result,
)
from formspiel.table.daily import VERSION
from formspiel.table.disclosure import may_know, may_know_secret
from formspiel.table.moment import Moment
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import Knowledge
from formspiel.table.table import Table

MOST_ROWS = 200
MOST_STEPS = 1_000


@dataclass(frozen=True)
class Reader:
    """Who asks."""

    entrant: Entrant | None = None
    is_host: bool = False
    is_screen: bool = False

    @property
    def leads(self) -> bool:
        """Whether it sees the ranking of an event: its host, or the big screen."""
        return self.is_host or self.is_screen


async def read_reader(challenges: Challenges, challenge: Challenge, given: str) -> Reader:
    """Who shows the token of this hash; a Refusal if it opens nothing here."""
    if not given:
        return Reader()
    if challenge.host and hmac.compare_digest(given, challenge.host):
        return Reader(is_host=True)
    if challenge.screen and hmac.compare_digest(given, challenge.screen):
        return Reader(is_screen=True)
    entrant = await store.find_entrant(challenges.storage, challenge.id, given)
    if entrant is None:
        raise Refusal(Code.BAD_TOKEN, "this token speaks for nobody at this challenge")
    return Reader(entrant)


async def known_games(
    challenges: Challenges, challenge: Challenge, own: Sequence[Result]
) -> list[int]:
    """The games of which somebody with such results may know what others did."""
    now = challenges.now()
    going: set[int] = set()
    if challenge.pace == STEP and challenge.state(now) != OVER:
        found = await store.list_results(challenges.storage, challenge.id)
        going = {one.game for one in found if one.state == PLAYING}
    by_game = {one.game: one for one in own}
    return [
        game
        for game in range(len(challenge.games))
        if may_know(challenge, game, by_game.get(game), now, is_done_by_all=game not in going)
    ]


async def show_challenge(challenges: Challenges, challenge: Challenge, reader: Reader) -> Json:
    """A challenge as a reader may know it."""
    now, entrant = challenges.now(), reader.entrant
    own = [] if entrant is None else await challenges.list_own(challenge, entrant)
    known = await known_games(challenges, challenge, own)
    state = challenge.state(now)
    is_step = challenge.pace == STEP
    return {
        "challenge": challenge.id,
        "kind": challenge.kind,
        "title": challenge.title,
        "date": challenge.date,
        "formula": VERSION if challenge.kind == DAILY else None,
        "pace": challenge.pace,
        "card_seconds": challenge.card_seconds if is_step else None,
        "opens_at": challenge.opens_at,
        "closes_at": challenge.closes_at,
        "ends_at": challenge.ends_at,
        "state": state,
        "stage": challenge.stage if challenge.is_started and state != OVER else None,
        "games": [
            show_game(
                challenge,
                number,
                now,
                is_told=number in known,
                is_begun=any(one.game == number for one in own),
            )
            for number in range(len(challenge.games))
        ],
        "entrants": await store.count_entrants(challenges.storage, challenge.id),
        "most": MOST[challenge.kind],
        "you": None
        if entrant is None
        else {
            "entrant": entrant.number,
            "name": entrant.name,
            "language": entrant.language,
            "is_again": entrant.is_again,
            "days": entrant.days,
            "games": [show_own(number, own, state) for number in range(len(challenge.games))],
        },
        "is_host": reader.is_host,
    }


def show_game(
    challenge: Challenge, number: int, now: float, *, is_told: bool, is_begun: bool
) -> Json:
    """A game of a challenge; what is to be packed is told to who has begun."""
    played = challenge.games[number]
    return {
        "number": number,
        "game": played.game,
        "edition": played.edition,
        "options": played.options,
        "limit": played.limit or None,
        "is_packing": played.task is not None,
        "task": played.task if is_begun or challenge.state(now) == OVER else None,
        "commitment": played.commitment,
        "secret": played.secret if may_know_secret(challenge, now) else None,
        "is_told": is_told,
    }


def show_own(game: int, own: Sequence[Result], state: str) -> Json:
    """How far the reader is in a game."""
    found = next((one for one in own if one.game == game), None)
    if found is None:
        return {"number": game, "state": NONE, "table": None, "points": None, "seconds": None}
    return {
        "number": game,
        "state": found.settled(state),
        "table": found.table or None,
        "points": found.points,
        "seconds": found.seconds,
    }


async def show_results(challenges: Challenges, challenge: Challenge, reader: Reader) -> Json:
    """The ranking, as far as a reader may know it."""
    entrant = reader.entrant
    own = [] if entrant is None else await challenges.list_own(challenge, entrant)
    known = await known_games(challenges, challenge, own)
    if reader.leads and challenge.pace == OWN:
        # The points of games that are finished are what a big screen is for.
        known = list(range(len(challenge.games)))
    ranked = await challenges.rank(challenge, tuple(known))
    state = challenge.state(challenges.now())
    number = None if entrant is None else entrant.number
    rows = [
        show_row(row, state)
        for place, row in enumerate(ranked)
        if place < MOST_ROWS or row.entrant.number == number
    ]
    return {
        "rows": rows,
        "finished": sum(row.points is not None for row in ranked),
        "days": None if entrant is None else entrant.days,
    }


def show_row(row: Ranked, state: str) -> Json:
    """Somebody in the ranking."""
    return {
        "entrant": row.entrant.number,
        "name": row.entrant.name,
        "is_again": row.entrant.is_again,
        "points": row.points,
        "rank": row.rank,
        "games": [
            None
            if found is None
            else {
                "state": found.settled(state),
                "points": found.points if found.state == FINISHED else None,
                "rank": rank,
                "seconds": found.seconds,
                "missed": found.missed,
            }
            for found, rank in row.games
        ],
    }


def show_steps(table: Table) -> list[Json]:
    """What the one seat of a table did, card by card, with all that it saw after it."""
    game = table.game
    steps: list[Json] = []
    gathered: list[Moment] = []
    for moment in reversed(list(table.moments)):
        gathered.append(moment)
        is_move = moment.entry is not None and moment.entry.by != "chance"
        if is_move and len(steps) < MOST_STEPS:
            steps.append(_show_step(table, gathered))
            gathered = []
    if gathered and steps and not isinstance(game.to_act(gathered[-1].state), tuple):
        # What came after the last move belongs to it.
        steps[-1]["events"] += _show_events(table, gathered)
    return steps


def _show_step(table: Table, moments: Sequence[Moment]) -> Json:
    last = moments[-1]
    game, before = table.game, last.before or last
    knowledge = Knowledge(game, table.config, last, 0)
    closed = game.close_round(game.view(before.state, 0), knowledge.view)
    return {
        "round": game.round_of(before.state) + 1,
        "card": before.draws - before.draws_before,
        "events": _show_events(table, moments),
        "view": closed or game.format_view(knowledge.view),
        "points": game.outcome(last.state).scores[0],
    }


def _show_events(table: Table, moments: Sequence[Moment]) -> list[Json]:
    shown = []
    for moment in moments:
        if moment.entry is None:
            continue
        knowledge = Knowledge(table.game, table.config, moment, 0)
        event, words = knowledge.read(moment.number, moment.entry)
        told = format_phrase(words) if words else None
        shown.append({"seat": moment.entry.seat, "event": event, "phrase": told})
    return shown
