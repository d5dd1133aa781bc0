"""The queue of those who want a bot to think: nobody can make the others wait for long."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from formspiel.server.workers.line import CHEAP, DEAR, MOST_GONE, URGENT, Asker, Line
from formspiel.server.workers.pool import MOST_LOST, Pool, cost_of


def serve(line: Line, seconds: dict[int, float], most: int) -> list[Asker]:
    """Let so many ask, one after the other; whom, in order."""
    served: list[Asker] = []
    while len(served) < most and (number := line.advance()) is not None:
        asker = line._asking[number]
        served.append(asker)
        line.leave(number, seconds[asker.cost])
    return served


SECONDS = {URGENT: 0.1, CHEAP: 0.1, DEAR: 2.0}


def test_a_stranger_is_next_though_many_wait() -> None:
    line = Line(1)
    for table in range(30):
        for _ in range(4):
            line.enter(Asker("crowd", f"t{table}", DEAR))
    serve(line, SECONDS, 5)
    line.enter(Asker("stranger", "s", DEAR))
    assert serve(line, SECONDS, 2)[0].address == "stranger"
    # Nor can who has come late ask twice in a row.
    line.enter(Asker("stranger", "s", DEAR))
    line.enter(Asker("stranger", "s", DEAR))
    assert [asker.address for asker in serve(line, SECONDS, 4)].count("crowd") == 2


def test_of_one_address_clocks_and_cheap_levels_come_first_and_tables_take_turns() -> None:
    line = Line(1)
    for table in ("a", "a", "a", "b"):
        line.enter(Asker("x", table, DEAR))
    line.enter(Asker("x", "c", CHEAP))
    line.enter(Asker("x", "d", URGENT))
    served = [(asker.table, asker.cost) for asker in serve(line, SECONDS, 6)]
    assert served[:2] == [("d", URGENT), ("c", CHEAP)]
    assert [table for table, _ in served[2:]] == ["a", "b", "a", "a"]


def test_one_place_is_left_for_others_and_for_what_is_cheap() -> None:
    line = Line(3)
    for _ in range(5):
        line.enter(Asker("x", "a", DEAR))
        line.enter(Asker("y", "b", DEAR))
    taken = [line.advance() for _ in range(3)]
    assert taken[2] is None, "dear questions leave a place"
    cheap = line.enter(Asker("z", "c", CHEAP))
    assert line.advance() == cheap
    alone = Line(3)
    for _ in range(5):
        alone.enter(Asker("x", "a", CHEAP))
    assert [alone.advance() for _ in range(3)][2] is None, "one address leaves a place"
    other = alone.enter(Asker("y", "b", DEAR))
    assert alone.advance() == other


def test_nobody_saves_time_up_and_nothing_is_kept_of_who_is_gone() -> None:
    line = Line(1)
    line.enter(Asker("x", "a", DEAR))
    serve(line, SECONDS, 1)
    assert not line._spent
    numbers = [line.enter(Asker(f"{n}", f"{n}", CHEAP)) for n in range(3_000)]
    for number in numbers[1:]:
        line.leave(number)
    assert len(line._spent) <= 2 * len(line._here) + MOST_GONE


def test_levels_that_think_long_are_dear() -> None:
    assert [cost_of("fits", level) for level in ("easy", "medium", "hard", "master")] == [
        CHEAP,
        CHEAP,
        DEAR,
        DEAR,
    ]


def test_a_cheap_question_does_not_wait_for_dear_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = Pool("bots", 2, 0.1)
        dear = asyncio.Event()

        async def answer(question: bytes, _patience: float) -> Any:
            if question == b"dear":
                await dear.wait()
            return question

        monkeypatch.setattr(pool, "_ask", answer)
        crowd = [
            asyncio.create_task(pool.ask(b"dear", 1, Asker("crowd", f"{n}", DEAR)))
            for n in range(120)
        ]
        await asyncio.sleep(0)
        assert await pool.ask(b"cheap", 1, Asker("stranger", "s", CHEAP)) == b"cheap"
        # Who goes while waiting is forgotten, and the others are served all the same.
        crowd[50].cancel()
        dear.set()
        done = await asyncio.gather(*crowd, return_exceptions=True)
        assert done.count(b"dear") == 119
        assert len(pool._turns) == 0

    asyncio.run(scenario())


def test_a_process_that_ends_is_replaced_and_many_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        pool, wells = Pool("bots", 1, 0.1), []
        tidied: list[int] = []
        monkeypatch.setattr("formspiel.server.workers.pool.tidy_up_after", tidied.append)
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", "/bin/false")
            for _ in range(MOST_LOST):
                wells.append(pool.is_well)
                assert (await pool.choose("fits", "medium", None, ("a",), Asker())) == ("a", False)
            wells.append(pool.is_well)
        assert (await pool.choose("fits", "medium", None, ("a",), Asker())) == ("a", True)
        wells.append(pool.is_well)
        assert wells == [True] * MOST_LOST + [False, True]
        (running,) = pool._running
        await pool.stop()
        # What it kept for itself it could not remove: it was killed.
        assert len(tidied) == MOST_LOST + 1
        assert tidied[-1] == running.pid

    asyncio.run(scenario())
