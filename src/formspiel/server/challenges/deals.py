"""What a challenge deals: the games of a day, of a wish, and of a game that was played."""

from __future__ import annotations

import secrets
from datetime import date
from functools import lru_cache

from formspiel.core.errors import Json, Unreadable
from formspiel.core.registry import GAMES
from formspiel.core.same_cards import load_same_cards
from formspiel.server.token import format_id
from formspiel.table.challenge import DAILY, FINISH_SECONDS, Challenge, SetGame
from formspiel.table.daily import choose_deal, draw_secret, make_task, span
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table


@lru_cache(maxsize=64)
def make_daily(game: str, day: date) -> Challenge | None:
    """What everybody plays on a day; None where a game has no daily."""
    deal = choose_deal(game, day)
    if deal is None:
        return None
    opens_at, closes_at = span(day)
    secret = draw_secret(game, day)
    played = set_game(game, None, dict(deal.options), secret, deal.limit or 0)
    return Challenge(
        daily_id(game, day),
        DAILY,
        (played,),
        opens_at,
        opens_at,
        closes_at,
        closes_at + FINISH_SECONDS,
        date=day.isoformat(),
    )


def daily_id(game: str, day: date) -> str:
    """The name of a daily: the same on every server."""
    return format_id(draw_secret(f"name {game}", day))


def set_game(
    game: str, edition: str | None, options: Json, secret: bytes | None = None, limit: int = 0
) -> SetGame:
    """A game of a challenge with its options in full, for one seat; a Refusal if it cannot be."""
    declared = load_same_cards(game)
    if declared is None:
        raise Refusal(Code.NOT_ALLOWED, "this game cannot be played with the same cards by all")
    rules = GAMES[game]
    name = edition or rules.editions[0]
    if name not in rules.editions:
        raise Refusal(Code.UNKNOWN_EDITION, "there is no such edition of this game")
    if declared.packing is None:
        try:
            config = rules.configure(
                rules.load_edition(name), 1, {**(rules.info.alone or {}), **options}
            )
        except Unreadable as error:
            raise Refusal(Code.BAD_OPTIONS, str(error)) from None
        options = rules.options_of(config)
    elif options:
        raise Refusal(Code.BAD_OPTIONS, "a packing has no options")
    drawn = secret or secrets.token_bytes(32)
    task = make_task(game, drawn)
    return SetGame(game, name, options, drawn.hex(), limit, declared.rounds, task)


def rounds_of(table: Table) -> tuple[int, ...]:
    """Where the draws of each round began to count, if that depends on how it was played."""
    declared = load_same_cards(table.game.id)
    if declared is None or not declared.rounds:
        return ()
    if table.made.rounds:
        return tuple(table.made.rounds)
    begun = {
        table.game.round_of(moment.before.state): moment.before.draws_before
        for moment in table.moments
        if moment.before is not None and moment.entry is not None and moment.entry.by == "chance"
    }
    return tuple(begun[number] for number in sorted(begun))
