"""The command as a shell sees it: answers, exit codes, one line of trouble."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from formspiel.core.registry import GAMES
from tests.cli.inside import run

RECORDS = Path(__file__).parent.parent / "records"


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line of a refusal, checked to be one line, with exit code 2 and no answer."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("formspiel: ")
    return lines[0]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record.json")), ids=lambda p: p.name)
def test_examples_give_the_expected_results(path: Path) -> None:
    expected = json.loads(path.with_name(path.name.replace("record", "expected")).read_text())
    answer = json.loads(run("replay", str(path), "--json").stdout)
    assert answer["finished"] == expected["finished"]
    assert answer["scores"] == expected.get("scores", answer["scores"])
    rounds = [done["scores"] for done in answer["rounds"]]
    assert rounds == expected.get("rounds", rounds)
    for done in answer["rounds"]:
        sums = [sum(item["points"] for item in items) for items in done["items"]]
        assert sums == done["scores"]
    moves = json.loads(run("moves", str(path), "--json").stdout)
    if "moves" in expected:
        assert sorted(map(str, map(_sorted, moves))) == sorted(
            map(str, map(_sorted, expected["moves"]))
        )
    else:
        assert moves == []


def _sorted(event: dict[str, object]) -> list[tuple[str, object]]:
    return sorted(event.items())


def test_the_keys_of_a_report_are_those_of_the_contract() -> None:
    answer = json.loads(run("replay", str(RECORDS / "fits-whole.record.json"), "--json").stdout)
    assert list(answer) == [
        "game", "edition", "finished", "round", "to_act", "scores", "rounds", "ranks", "winners",
    ]  # fmt: skip
    assert answer["to_act"] == []
    assert answer["winners"] == [1]
    assert {"board", "scores", "items"} <= answer["rounds"][0].keys()
    assert answer["rounds"][0]["items"][0][0].keys() == {"what", "points"}


def test_a_record_may_come_from_standard_input() -> None:
    text = (RECORDS / "fits-moves.record.json").read_text()
    assert json.loads(run("replay", "-", "--json", text=text).stdout)["to_act"] == [0]


def test_a_process_of_its_own_answers_the_same() -> None:
    record, unknown = str(RECORDS / "fits-moves.record.json"), "none.json"
    for words in (("replay", record, "--json"), ("moves", record), ("replay", unknown)):
        done = subprocess.run(
            [sys.executable, "-m", "formspiel", *words],
            capture_output=True,
            timeout=60,
            check=False,
            encoding="utf-8",
        )
        inside = run(*words)
        assert (done.returncode, done.stdout, done.stderr) == (
            inside.returncode,
            inside.stdout,
            inside.stderr,
        )


def test_moves_of_one_seat() -> None:
    path = str(RECORDS / "bits-moves.record.json")
    assert {move["seat"] for move in json.loads(run("moves", path, "--json").stdout)} == {0, 1}
    one = json.loads(run("moves", path, "--seat", "1", "--json").stdout)
    assert {move["seat"] for move in one} == {1}
    assert "there is no seat 7" in refused(run("moves", path, "--seat", "7"))


def test_trouble_is_one_plain_line(tmp_path: Path) -> None:
    good = (RECORDS / "fits-whole.record.json").read_text()
    assert "not JSON" in refused(run("replay", "-", text=good[:500]))
    assert "No such file" in refused(run("replay", str(tmp_path / "none.json")))
    assert "directory" in refused(run("replay", str(tmp_path))).lower()
    assert "Missing argument" in refused(run("replay"))
    assert "No such command" in refused(run("frobnicate"))
    assert "No such option" in refused(run("replay", "-", "--frobnicate", text=good))
    assert "there is no language" in refused(run("replay", "-", "--lang", "xx", text=good))
    late = good.replace("]}", ',{"seat": 0, "aside": "L4"}]}')
    refused(run("replay", "-", text=late))
    bad = good.replace(
        "[[3, 1], [3, 2], [4, 0], [4, 1], [5, 0]]", "[[3, 2], [3, 3], [4, 1], [4, 2], [5, 1]]"
    )
    line = refused(run("moves", "-", text=bad))
    assert "event 2: FITS rule 3: the piece slides down further, by 1" in line


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bytes.json"
    path.write_bytes(b"\xff\xfe{}")
    assert "UTF-8" in refused(run("replay", str(path)))
    assert "UTF-8" in refused(run("edition", str(path)))


def test_scores_are_told_in_five_languages() -> None:
    path = str(RECORDS / "fits-whole.record.json")
    said = {
        lang: run("replay", path, "--lang", lang).stdout for lang in ("de", "en", "fr", "it", "nl")
    }
    assert "nur ein Kreis sichtbar" in said["de"]
    assert "just one circle visible" in said["en"]
    assert "un seul rond visible" in said["fr"]
    assert "solo un cerchio visibile" in said["it"]
    assert "slechts één cirkel zichtbaar" in said["nl"]
    assert all("−151" in text for text in said.values())


def test_an_edition_file_is_checked_and_every_mistake_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    head = 'game = "fits"\nextends = "2009"\nid = "mine"\ntitle = "Mine"\n'
    rows = "\n".join(["......"] * 12)
    board = f'[[board]]\nid = "B"\npicture = """\n{rows}\n"""\n'
    path.write_text(head + board + 'row_bonus = 2\nprovenance = "derived"\nsource = "us"\n')
    done = run("edition", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "called 'mine'" in done.stdout
    path.write_text(head + board.replace("......", ".....x", 1) + 'provenance = "me"\nhue = 3\n')
    done = run("edition", str(path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 4
    for key in ("board[B].picture", "board[B].provenance", "board[B].source", "board[B].hue"):
        assert key in done.stderr
    # What is extended says of which game it is.
    path.write_text('extends = "1973"\nid = "mine"\n')
    assert "left in the box with 3 seats" in run("edition", str(path)).stdout
    path.write_text('extends = "1066"\nid = "mine"\n')
    assert "game: must be one of" in refused(run("edition", str(path)))
    path.write_text('game = "chess"')
    assert "game: must be one of" in refused(run("edition", str(path)))
    path.write_text("game = = 3\n")
    assert "line 1" in refused(run("edition", str(path)))


def test_a_game_on_a_home_made_board_is_played_saved_and_replayed(tmp_path: Path) -> None:
    edition, saved = tmp_path / "mine.toml", tmp_path / "game.json"
    rows = "\n".join(["......"] * 12)
    edition.write_text(
        'game = "fits"\nextends = "2009"\nid = "mine"\ntitle = "Mine"\n[[board]]\nid = "B"\n'
        f'picture = """\n{rows}\n"""\nrow_bonus = 2\nprovenance = "derived"\nsource = "us"\n'
    )
    words = ("play", "fits", "--edition", str(edition), "--boards", "B", "--save", str(saved))
    done = run(*words, text="ok\nok\nquit\n")
    assert done.returncode == 0, done.stderr
    assert json.loads(saved.read_text("utf-8"))["box"] == edition.read_text("utf-8")
    answer = run("replay", str(saved), "--json")
    assert json.loads(answer.stdout)["rounds"][0]["board"] == "B"
    # One who goes on with a game goes on with its edition.
    edition.write_text(edition.read_text("utf-8").replace("row_bonus = 2", "row_bonus = 3"))
    assert "another edition" in refused(run(*words, text="quit\n"))
    # Records from before there were boxes need the file.
    document = json.loads(saved.read_text("utf-8"))
    del document["box"]
    saved.write_text(json.dumps(document), "utf-8")
    assert "no edition" in refused(run("replay", str(saved)))
    answer = run("replay", str(saved), "--edition", str(edition), "--json")
    assert json.loads(answer.stdout)["rounds"][0]["board"] == "B"


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('game = "fits"\nextends = "2009"\nid = "mine"\ntitle = "Mine"\n')
    for verb in ("play", "simulate"):
        told = refused(run(verb, "bits", "--edition", str(edition)))
        assert "this is an edition of fits, not of bits" in told


def test_bots_play_a_home_made_edition_and_its_records_bring_it_along(tmp_path: Path) -> None:
    edition, folder = tmp_path / "mine.toml", tmp_path / "games"
    edition.write_text(
        'game = "digit"\nextends = "1987"\nid = "short"\ntitle = "Short"\n'
        'hand = { size = 2, provenance = "derived", source = "us" }\n'
        'run = { most = 2, provenance = "derived", source = "us" }\n'
    )
    words = ("--games", "1", "--edition", str(edition), "--save", str(folder))
    done = run("simulate", "digit", "--seats", "easy,easy", *words)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("digit: 1 game, seed 0\n")
    [path] = folder.iterdir()
    assert json.loads(path.read_text("utf-8"))["box"] == edition.read_text("utf-8")
    answer = json.loads(run("replay", str(path), "--json").stdout)
    assert (answer["edition"], answer["finished"]) == ("short", True)


def verbs_of(*group: str) -> list[str]:
    """The verbs that a help lists."""
    # The list ends at an empty line; a word about the command without a verb follows.
    listed = run(*group, "--help").stdout.split("Commands:\n")[1].split("\n\n")[0].splitlines()
    # Each on one line and with a whole sentence.
    assert all(line.startswith("  ") and line[2] != " " for line in listed)
    assert not [line for line in listed if not line.endswith(".") or line.endswith("..")]
    return [line.split()[0] for line in listed]


def test_every_verb_helps_with_an_example() -> None:
    assert "Usage:" in run("--help").stdout
    verbs = verbs_of()
    assert len(verbs) > 20
    for words in [(verb,) for verb in verbs] + [("tables", verb) for verb in verbs_of("tables")]:
        done = run(*words, "--help")
        assert done.returncode == 0
        assert "Usage:" in done.stdout
        said = " ".join(done.stdout.split("Options:")[1].split())
        assert f"formspiel {' '.join(words)} " in said, words


@pytest.mark.parametrize("words", ["'--help'", "'replay', '--help'", "'play', '--help'"])
def test_help_imports_nothing_heavy(words: str) -> None:
    code = (
        "import sys; from formspiel.cli.verbs import app\n"
        f"try: app([{words}])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('rich.console', 'fluent', 'formspiel.games', 'numpy', 'pydantic')"
        " if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"


OWN = {
    "fits": {"--boards"},
    "bits": set[str](),
    "quadrata": {"--rounds", "--turn-limit"},
    "digit": {"--variant", "--open", "--closed", "--series"},
}


@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize("game", OWN)
def test_help_shows_the_options_of_the_game_that_is_named_and_no_others(
    verb: str, game: str
) -> None:
    for words in ((game, "--help"), ("--help", game)):
        shown = set(run(verb, *words).stdout.split("Options:")[1].split())
        assert shown & set().union(*OWN.values()) == OWN[game]
        assert "--seed" in shown


def test_help_without_a_game_tells_how_to_ask_for_its_options() -> None:
    said = " ".join(run("play", "--help").stdout.split())
    assert "formspiel play GAME --help shows the options of that game" in said
    assert all(name in said for name in OWN)
    assert not any(flag in said for flags in OWN.values() for flag in flags)


@pytest.mark.parametrize("game", OWN)
def test_the_example_in_the_help_of_a_game_can_be_run(game: str) -> None:
    said = " ".join(run("simulate", game, "--help").stdout.split())
    words = said.split("Example: formspiel ")[1].split()
    words[words.index("--games") + 1] = "1"
    done = run(*words, "--think", "0.01", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 1


def test_the_words_may_come_in_any_order() -> None:
    plain = ("quadrata", "--rounds", "1", "--turn-limit", "9", "--seats", "easy,easy")
    mixed = ("--rounds", "1", "--seats", "easy,easy", "--turn-limit=9", "quadrata")
    first, second = (run("simulate", *w, "--games", "1", "--json") for w in (plain, mixed))
    assert first.returncode == 0, first.stderr
    assert first.stdout == second.stdout
    assert json.loads(first.stdout)["options"] == {"rounds": 1, "turn_limit": 9}


def test_games_between_bots_alone_are_stopped_where_the_game_asks_for_it() -> None:
    words = ("simulate", "quadrata", "--seats", "easy,easy", "--rounds", "1", "--games", "1")
    for more in ((), ("--turn-limit", "none")):
        told = json.loads(run(*words, *more, "--json").stdout)
        assert told["options"] == {"rounds": 1, "turn_limit": 600}


def test_every_verb_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "command.md").read_text()
    verbs = verbs_of()
    for verb in verbs:
        assert f"formspiel {verb}" in page, verb
        helps = [run(verb, "--help").stdout]
        if "GAME --help" in " ".join(helps[0].split()):
            helps += [run(verb, game, "--help").stdout for game in GAMES]
        if "game.json --help" in " ".join(helps[0].split()):
            paths = [RECORDS / f"{game}-moves.record.json" for game in GAMES]
            helps += [run(verb, str(path), "--help").stdout for path in paths]
        options = [word for text in helps for word in text.split() if word.startswith("--")]
        for option in {o.strip(",.").split("/")[0] for o in options} - {"--help"}:
            assert option in page, f"{verb} {option}"


def test_every_bot_is_described_in_every_language() -> None:
    seen = set()
    for language in ("de", "en", "fr", "it", "nl"):
        answer = json.loads(run("players", "--json", "--lang", language).stdout)
        assert list(answer) == ["fits", "bits", "quadrata", "digit"]
        for sentences in answer.values():
            assert list(sentences) == [
                "easy", "medium", "hard", "master", "random", "flat", "search",
            ]  # fmt: skip
            seen |= set(sentences.values())
    assert len(seen) == (4 * 4 + 3) * 5, "two sentences are the same"


def test_bots_of_an_unknown_game() -> None:
    assert "there is no game 'chess'" in refused(run("players", "chess"))


def test_moves_says_when_nobody_can_choose() -> None:
    document = json.loads((RECORDS / "fits-whole.record.json").read_text("utf-8"))
    whole = json.dumps(document)
    start = json.dumps({**document, "events": []})
    assert "chance is to act" in run("moves", "-", "--lang", "en", text=start).stdout
    assert "the game is over" in run("moves", "-", "--lang", "en", text=whole).stdout
    assert run("moves", "-", "--json", text=start).stdout == "[]\n"


@pytest.mark.parametrize("game", OWN)
def test_the_box_of_every_game_is_drawn(game: str) -> None:
    done = run("boards", game)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 15
    assert json.loads(run("boards", game, "--json").stdout)["game"] == game


@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_a_refusal_names_the_flag_that_was_typed(verb: str) -> None:
    line = refused(run(verb, "digit", "--series", "101"))
    assert line == "formspiel: --series must be a whole number from 1 to 100, not 101"
    line = refused(run(verb, "quadrata", "--turn-limit", "0"))
    assert line == "formspiel: --turn-limit must be none or a whole number from 1 to 10000, not 0"


def test_help_loads_the_facts_of_the_game_that_is_named_and_no_rules_of_any() -> None:
    code = (
        "import sys; from formspiel.cli.main import run_command\n"
        "run_command(['play', 'digit', '--help'])\n"
        "print('\\n'.join(n for n in sys.modules if n.startswith('formspiel.games.')))\n"
        "print({'rich', 'numpy', 'tomllib', 'fluent', 'formspiel.core.game'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    said, loaded = done.stdout.split("Example: ")
    assert "--series N" in said
    assert loaded.splitlines()[-3:] == [
        "formspiel.games.digit",
        "formspiel.games.digit.info",
        "set()",
    ]
