"""A game from another package: installed beside the wheel in a fresh environment, and played."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect, sync_playwright
from websockets.sync.client import connect

from formspiel.core.game import AnyGame
from formspiel.players import Thought, load_general
from tests.cli.test_play import Screen
from tests.package import ROOT, Installed, shared_server
from tests.page.axe import complaints
from tests.page.house import Server, launch, why_not
from tests.page.player import board, confirm, play_on, visiting, wait_for_turn

PACKAGE = ROOT / "examples" / "fifth_game"
EXAMPLE = PACKAGE / "example.record.json"
NAME = "domineering"
CONFORMANCE = """
from formspiel import OVER, check_game, find_game, game_names
assert game_names()[-1] == "domineering"
game = find_game("domineering")
edition = game.load_edition(game.editions[0])
for seed, board in enumerate(edition.boards):
    state = check_game(game, game.configure(edition, 2, {"board": board}), seed)
    print(board, game.to_act(state) is OVER)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Both wheels are built and installed as anybody would do it."""
    return shared_server(tmp_path_factory)


def test_the_game_conforms(installed: Installed) -> None:
    told = installed.python_says("-c", CONFORMANCE)
    assert told.split() == ["8x8", "True", "6x6", "True", "4x4", "True", "5x4", "True"]


def test_its_moves_are_listed(installed: Installed) -> None:
    """Flat, in the free cells of the example: three in the top row, one below, two at the foot."""
    moves = json.loads(installed.run("moves", str(EXAMPLE), "--json"))
    assert [move["lay"] for move in moves] == [
        [[0, 3], [1, 3]],
        [[1, 0], [2, 0]],
        [[1, 3], [2, 3]],
        [[2, 0], [3, 0]],
        [[2, 2], [3, 2]],
        [[2, 3], [3, 3]],
    ]
    assert {move["seat"] for move in moves} == {1}


def test_its_record_is_replayed(installed: Installed) -> None:
    data, drawn = installed.ask_all([("replay", str(EXAMPLE), "--json"), ("replay", str(EXAMPLE))])
    told = json.loads(data.stdout)
    assert (told["finished"], told["to_act"], told["scores"]) == (False, [1], [0, 0])
    assert "2│ ▲  ▼  ◀  ▶ │" in drawn.stdout


def test_it_is_simulated_with_bots_for_any_game(installed: Installed) -> None:
    words = ("--seats", "search,random", "--games", "12", "--think", "0.03", "--board", "4x4")
    told = json.loads(installed.run("simulate", NAME, *words, "--seed", "1", "--json"))
    search, chance = told["players"]
    assert (search["player"], chance["player"]) == ("search", "random")
    assert told["decided"] == 12
    # By luck eleven of twelve would be won three times in a thousand.
    assert search["wins"] >= 11


def test_it_is_played_in_a_terminal(installed: Installed, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    words = ("play", NAME, "--board", "4x4", "--save", str(saved), "--lang", "en")
    screen = Screen(*words, python=installed.python, environment=installed.environment)
    screen.wait_for("q quit")
    screen.press("\x1b[C", until="[▲]")
    screen.press("\r", until="Enter confirms")
    screen.press("\r", until="You lay your dominoes flat.")
    screen.press("q", until="Saved in")
    assert screen.process.wait(10) == 0
    assert json.loads(saved.read_text())["events"] == [{"seat": 0, "lay": [[1, 0], [1, 1]]}]


@pytest.fixture(scope="module")
def server(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table server of the fresh environment."""
    folder = tmp_path_factory.mktemp("tables")
    found = Server(folder, python=installed.python, environment=installed.environment)
    found.start()
    yield found
    found.stop()


def test_a_table_has_a_bot(server: Server) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "search"}]
    made = post(server, {"game": NAME, "seats": seats, "options": {"board": "4x4"}})
    table, token = made["table"]["table"], made["seats"][0]["token"]
    events: list[Any] = []
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "after": -1}))
        sight, sent = None, 0
        while True:
            message = json.loads(socket.recv(timeout=60))
            entries = message.get("entries", [])
            events += [entry["event"] for entry in entries if entry["kind"] == "event"]
            sight = message.get("sight") or sight
            if message.get("table", {}).get("is_over"):
                break
            if sight and sight["moves"] and sent <= len(events):
                move, sight, sent = sight["moves"][0], None, len(events) + 1
                socket.send(json.dumps({"type": "play", "id": str(sent), "event": move}))
    assert [event["seat"] for event in events] == [n % 2 for n in range(len(events))]
    assert len(events) >= 5


def test_a_game_that_chance_does_not_begin_waits_for_all_seats(server: Server) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    clock = {"move_seconds": 600, "grace_seconds": 60}
    made = post(server, {"game": NAME, "seats": seats, "clock": clock})
    table, token = made["table"]["table"], made["seats"][0]["token"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:

        def receive(key: str) -> Any:
            while key not in (message := json.loads(socket.recv(timeout=60))):
                pass
            return message

        socket.send(json.dumps({"type": "hello", "token": token, "after": -1}))
        welcome = receive("sight")
        assert not welcome["table"]["has_begun"]
        assert welcome["sight"]["moves"] == []
        assert welcome["sight"]["due"] == [None, None]
        move = {"seat": 0, "lay": [[0, 0], [0, 1]]}
        socket.send(json.dumps({"type": "play", "id": "early", "event": move}))
        assert receive("code")["code"] == "not_begun"
        socket.send(json.dumps({"type": "bot", "id": "sit", "seat": 1, "level": "random"}))
        begun = receive("sight")
        assert begun["table"]["has_begun"]
        assert move in begun["sight"]["moves"]
        first, second = begun["sight"]["due"]
        assert first is not None
        assert second is None


@pytest.fixture
def page(server: Server) -> Iterator[Page]:
    """A page of the server in a real browser."""
    if reason := why_not():
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with visiting(browser) as found:
            found.goto(server.url)
            yield found
        browser.close()


def begin(page: Page) -> None:
    """From the home page, by its card and the form, to a small board with a bot."""
    page.get_by_role("link", name="With others Domineering").click()
    page.get_by_label("Board").select_option(label="4x4")
    page.get_by_label("Level").select_option(label="random")
    page.get_by_role("button", name="Start").click()
    board(page).wait_for()


def test_it_is_played_by_pointer_on_the_plain_board(page: Page) -> None:
    begin(page)

    def move(page: Page) -> None:
        choices = page.locator(".choices button")
        choices.last.click()
        expect(board(page)).to_contain_text("[▲]")
        expect(choices.last).to_have_attribute("aria-pressed", "true")
        confirm(page).click()

    wait_for_turn(page, -1)
    page.locator(".choices button").first.click()
    assert not complaints(page), "playing"
    assert play_on(page, move) >= 3
    expect(page.locator("#end")).to_be_visible()
    assert not complaints(page), "the end"


def test_it_is_played_by_keys_on_the_plain_board(page: Page) -> None:
    begin(page)

    def move(page: Page) -> None:
        expect(board(page)).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(board(page)).to_contain_text("[▲]")
        page.keyboard.press("Escape")
        expect(board(page)).not_to_contain_text("[▲]")
        page.keyboard.press("End")
        expect(board(page)).to_contain_text("[▲]")
        page.keyboard.press("Enter")

    assert play_on(page, move) >= 3
    expect(page.locator("#end")).to_be_visible()


def post(server: Server, wish: dict[str, Any]) -> Any:
    request = urllib.request.Request(  # noqa: S310  our own
        f"{server.url}/api/tables",
        json.dumps(wish).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310  our own
        return json.load(answer)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The game from its folder in this checkout."""
    monkeypatch.syspath_prepend(str(PACKAGE))
    found: AnyGame = import_module(NAME).GAME
    return found


def test_search_finds_what_wins_against_every_defence(game: AnyGame) -> None:
    @cache
    def is_lost(state: Any, seat: int) -> bool:
        """Whether the other has an answer to whatever a seat does."""
        after = (game.apply(state, move) for move in game.legal(state, seat))
        return not any(is_lost(one, 1 - seat) for one in after)

    config = game.configure(game.load_edition("classic"), 2, {"board": "4x4"})
    search, tried = load_general(game, "search"), 0
    for seed in range(16):
        state, rng = game.setup(config), Random(seed)
        for seat in (0, 1, 0, 1)[: 2 + seed % 3]:
            state = game.apply(state, rng.choice(game.legal(state, seat)))
        seat = seed % 3 % 2
        moves = game.legal(state, seat)
        winning = [move for move in moves if is_lost(game.apply(state, move), 1 - seat)]
        if 0 < len(winning) < len(moves):
            tried += 1
            chosen = search(game.view(state, seat), moves, rng, Thought(0.3))
            assert chosen in winning, (seed, chosen)
    assert tried >= 6


def test_nothing_else_names_the_game() -> None:
    """It stands in its folder, in this test and in the docs, and nowhere else."""
    suffixes = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".html", ".json"}
    named = {
        str(file.relative_to(ROOT))
        for folder in ("src", "tests", "web/src", "benchmarks", "examples")
        for file in (ROOT / folder).rglob("*")
        if file.suffix in suffixes and "node_modules" not in file.parts
        if PACKAGE not in file.parents and file != Path(__file__)
        if NAME in file.read_text("utf-8").lower()
    }
    assert not named
