"""What a seat may not know does not reach it, byte by byte.

Two games are played that differ only in what a seat cannot know; everything that is sent
to that seat, over the WebSocket and in answers to requests, must be the same.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.game import AnyGame
from formspiel.games.digit.events import Deal, Draw
from formspiel.games.digit.rules import stack
from formspiel.server import token
from formspiel.server.http import tables as routes
from formspiel.table.dealer import Dealer
from tests.server.inside import Inside, Peer, inside
from tests.server.test_play import bearer

EVERYBODY = range(3)
MOVES = 60


def fixed_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same names and tokens in both games, so that only the game can differ."""
    counts = {"token": 0, "table": 0}

    def next_token() -> str:
        counts["token"] += 1
        return f"{counts['token']:043d}"

    monkeypatch.setattr(routes, "new_token", next_token)
    monkeypatch.setattr(
        "formspiel.server.tables.registry.new_table_id", lambda: token.format_id(bytes(10))
    )
    monkeypatch.setattr("formspiel.server.http.tables.secrets.token_bytes", lambda _: bytes(32))


def crooked_dealer(monkeypatch: pytest.MonkeyPatch, seat: int | None, variant: int) -> None:
    """Deals the same to one seat in both variants, and other cards to the others."""

    def deal(_self: Dealer, game: AnyGame, state: Any, number: int) -> Any:
        chances = game.chances(state)
        event = chances.pick(chances.total // 2)
        if not isinstance(event, Deal | Draw):
            return event
        pool = list(stack(state))
        # Three heaps that never mix: for the seat, and for the others in each variant.
        known = [card for card in _figures(game) if _heap(card) == 0]
        mine = [card for card in pool if card in known]
        others = [card for card in pool if _heap(card) == 1 + variant]
        heap = mine if event.seat == seat else others
        count = len(event.figures)
        chosen = tuple(sorted(Random(f"{number}").sample(heap, min(count, len(heap)))))
        if len(chosen) < count:
            raise OutOfCardsError
        return type(event)(event.seat, chosen)

    monkeypatch.setattr(Dealer, "deal", deal)


class OutOfCardsError(Exception):
    """A heap is empty: the comparison ends here."""


def _figures(game: AnyGame) -> list[str]:
    return list(game.load_edition(game.editions[0]).figures)


def _heap(card: str) -> int:
    return int("".join(filter(str.isdigit, card))) % 3


async def play(house: Inside, seat: int | None) -> tuple[list[bytes], list[bytes], list[Any]]:
    """Everything that the seat gets to read while all play; and the hidden cards."""
    made = await house.make("digit", *[PLAYER] * 3)
    table = made["table"]["table"]
    own = made["spectate"] if seat is None else made["seats"][seat]["token"]
    hello = {"spectate": own} if seat is None else {"token": own}
    reader, _ = await house.join(table, **hello)
    players: list[Peer] = []
    for held in made["seats"]:
        peer, _ = await house.join(table, held["token"], views=False)
        players.append(peer)
    live = await house.tables.find(table)
    answers: list[bytes] = []
    rng = Random(5)
    for _ in range(MOVES):
        house.time.at += 1
        mover = live.table.acting[0]
        # No figure that anybody in either variant could lay down, but the reader's own.
        moves = [m for m in live.table.game.legal(live.table.state, mover) if _is_quiet(live, m)]
        event = live.table.game.format_event(rng.choice(moves))
        try:
            await players[mover].do("play", event=event)
        except OutOfCardsError:
            break
        await reader.listen()
        at = len(live.shown.record.events)
        parts = ("", "/record", "/scores", "/picture", "/stops?views=true")
        for part in (*parts, f"/scenes/{at}?picture=true"):
            got = await house.http.get(f"/api/tables/{table}{part}", headers=bearer(own))
            assert got.status_code == 200
            answers.append(got.content)
    for peer in players:
        house.broadcast.exit(peer.client)
    await reader.listen()
    again, _ = await house.join(table, **hello)
    events = live.shown.record.events
    hidden = [e["figures"] for e in events if "figures" in e and e["seat"] != seat]
    return reader.heard + again.heard, answers, hidden


PLAYER = {"kind": "person", "name": "P", "language": "it"}


def _is_quiet(live: Any, move: Any) -> bool:
    table = live.table
    sticks = [s for s in table.state.sticks if s != move.stick]
    figure = table.config.edition.figure_of(tuple(sorted([*sticks, move.to])))
    return figure is not None and _heap(figure) == 0


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_hidden_hands_leave_no_trace_on_the_wire(
    seat: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game(variant: int) -> tuple[list[bytes], list[bytes], list[Any]]:
        with monkeypatch.context() as patch:
            fixed_tokens(patch)
            crooked_dealer(patch, seat, variant)
            folder = tmp_path / str(variant)
            folder.mkdir()
            async with inside(folder) as house:
                return await play(house, seat)

    one, other = asyncio.run(game(0)), asyncio.run(game(1))
    assert len(one[0]) > 10
    assert one[:2] == other[:2]
    assert len(one[2]) == len(other[2]) > 5
    assert all(a != b for a, b in zip(one[2], other[2], strict=True)), "they did not differ"


@pytest.mark.parametrize("game", ["fits", "bits"])
def test_a_move_on_the_card_in_play_leaves_no_trace_until_all_have_acted(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def heard(variant: int) -> list[bytes]:
        with monkeypatch.context() as patch:
            fixed_tokens(patch)
            folder = tmp_path / str(variant)
            folder.mkdir()
            async with inside(folder) as house:
                made = await house.make(game, PLAYER, PLAYER)
                table = made["table"]["table"]
                mover, _ = await house.join(table, made["seats"][1]["token"])
                reader, _ = await house.join(table, made["seats"][0]["token"])
                watcher, _ = await house.join(table, spectate=made["spectate"])
                live = await house.tables.find(table)
                legal = live.table.game.legal(live.table.state, 1)
                event = live.table.game.format_event(legal[-1 if variant else 0])
                await mover.do("play", event=event)
                await reader.listen()
                await watcher.listen()
                again, _ = await house.join(table, made["seats"][0]["token"])
                own = bearer(made["seats"][0]["token"])
                at = len(live.shown.record.events)
                parts = ("record", "scores", "picture", "stops?views=true")
                for part in (*parts, f"scenes/{at}?picture=true"):
                    got = await house.http.get(f"/api/tables/{table}/{part}", headers=own)
                    again.heard.append(got.content)
                return reader.heard + watcher.heard + again.heard

    assert asyncio.run(heard(0)) == asyncio.run(heard(1))
