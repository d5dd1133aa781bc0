"""What the server tells about the figures of DIGIT, against the oracle's slow figures."""

from __future__ import annotations

import asyncio
from pathlib import Path

from formspiel.core.game import Json
from tests.oracle.sticks import figures, name_figure, stick, stick_moves
from tests.server.inside import inside
from tests.server.test_http import trouble


def ask(folder: Path) -> Json:
    async def scenario() -> Json:
        async with inside(folder) as house:
            answer = await house.http.get("/api/games/digit/charts/distances")
            assert answer.status_code == 200
            told: Json = answer.json()
            return told

    return asyncio.run(scenario())


def test_every_way_to_lie_is_named_and_every_distance_is_counted(tmp_path: Path) -> None:
    told = ask(tmp_path)
    assert told["edition"] == "1987"
    assert told["figures"] == sorted(figures())
    for name, lies in zip(told["figures"], told["lies"], strict=True):
        assert len({str(lie) for lie in lies}) == len(lies)
        for lie in lies:
            assert lie == sorted(lie)
            assert min(x for x, _, _ in lie) == min(y for _, y, _ in lie) == 0
            assert name_figure(frozenset(stick(x, y, way == "v") for x, y, way in lie)) == name
    # All figures of five sticks, turned and flipped ones counted apart: OEIS A096267.
    assert sum(map(len, told["lies"])) == 372
    steps = {}
    for name, written in figures().items():
        lying = frozenset(stick(*one) for one in written)
        steps[name] = {name_figure((lying - {one}) | {to}) for one, to in stick_moves(lying)}
    for name, row in zip(told["figures"], told["distances"], strict=True):
        away, edge, moves = {name: 0}, {name}, 0
        while edge:
            moves += 1
            edge = {there for here in edge for there in steps[here]} - away.keys()
            away.update(dict.fromkeys(edge, moves))
        assert row == [away[other] for other in told["figures"]]


def test_another_edition_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            path = "/api/games/digit/charts/distances"
            known = await house.http.get(path, params={"edition": "1987"})
            assert known.status_code == 200
            wrong = await house.http.get(path, params={"edition": "1066"})
            trouble(wrong, 400, "unknown_edition")

    asyncio.run(scenario())


def test_a_game_without_such_a_chart_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for path in ("fits/charts/distances", "digit/charts/depths"):
                trouble(await house.http.get(f"/api/games/{path}"), 404, "no_such_chart")
            trouble(await house.http.get("/api/games/chess/charts/distances"), 422, "malformed")
            refused = await house.http.delete("/api/games/digit/charts/distances")
            trouble(refused, 405, "wrong_method")
            assert refused.headers["allow"] == "GET"

    asyncio.run(scenario())
