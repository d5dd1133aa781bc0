"""`formspiel solve` on records of BITS and Quadrata, as a shell sees it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.inside import run
from tests.cli.test_command import RECORDS, refused

BITS = str(RECORDS / "bits-whole.record.json")
EMPTY = {
    "format": "formspiel-record/1",
    "game": "quadrata",
    "edition": "1973",
    "seats": 4,
    "options": {"rounds": 1},
    "events": [],
}


def solved(*words: str, text: str = "") -> Any:
    done = run("solve", *words, "--json", text=text)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_rounds_of_bits_are_solved_one_by_one_or_together(tmp_path: Path) -> None:
    together = solved(BITS, "--seconds", "1")
    assert list(together) == [
        "best", "bound", "proven", "seconds", "line", "played", "rounds",
    ]  # fmt: skip
    assert [one["round"] for one in together["rounds"]] == [1, 2, 3]
    assert together["best"] == sum(one["best"] for one in together["rounds"])
    document = json.loads(Path(BITS).read_text("utf-8"))
    document.pop("fairness", None)
    document["events"] = together["rounds"][1]["line"]
    path = tmp_path / "better.json"
    path.write_text(json.dumps(document), "utf-8")
    report = json.loads(run("replay", str(path), "--json").stdout)
    assert report["rounds"][1]["scores"][0] == together["rounds"][1]["best"]


def test_square_of_quadrata_is_filled_with_the_most_forms() -> None:
    answer = solved("-", "--seat", "3", "--keep", text=json.dumps(EMPTY))
    # 5 ones, 9 twos and 3 threes are 32 half squares: no more forms go into the small square.
    assert (answer["best"], answer["bound"], answer["proven"]) == (17, 17, True)
    assert {move["seat"] for move in answer["line"]} == {3}


def test_square_that_cannot_be_completed_is_an_answer() -> None:
    text = json.dumps(EMPTY)
    done = run("solve", "-", "--json", "--numbers", "4,4,4,4,4,4,4", text=text)
    assert (done.returncode, done.stderr) == (1, "")
    answer = json.loads(done.stdout)
    assert (answer["best"], answer["proven"], answer["line"]) == (None, True, [])
    done = run("solve", "-", "--numbers", "4, 4,4,4,4,4,4,4", text=text)
    assert done.returncode == 0
    *square, line = done.stdout.splitlines()
    assert line.startswith("round 1: played 0 forms, best possible 8 forms, proven in ")
    assert "·" not in "".join(square), "the square is drawn, and full"
    assert "".join(square).count("4") >= 8


def test_moves_without_rolls_are_no_record(tmp_path: Path) -> None:
    best = tmp_path / "best.json"
    done = run("solve", "-", "--save", str(best), text=json.dumps(EMPTY))
    assert "without the rolls that they take" in refused(done)
    assert not best.exists()


def test_wishes_that_make_no_sense_are_refused() -> None:
    text = json.dumps(EMPTY)
    assert "no form of number '7'" in refused(run("solve", "-", "--numbers", "3,7", text=text))
    assert "No such option: --keep" in refused(run("solve", BITS, "--keep"))


def test_a_chart_of_a_game_is_told_and_written() -> None:
    graph = solved("digit-graph")
    assert (graph["nodes"], len(graph["figures"])) == (55, 55)
    lines = run("solve", "digit-graph").stdout.splitlines()
    assert lines[0].startswith("55 figures, ")
    assert lines[2].split() == ["figure", "ways", "neighbours", "farthest"]
    assert len(lines) == 3 + 55
    assert "No such file" in refused(run("solve", "digit-grape"))
    assert "No such file" in refused(run("solve", "fits-graph"))


def test_the_best_is_told_beside_what_was_played_drawn_and_saved(tmp_path: Path) -> None:
    best = tmp_path / "best.json"
    done = run("solve", BITS, "--seconds", "5", "--save", str(best))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1].startswith("together: played +2, best possible +21, proven in ")
    assert any("│" in line for line in lines), "the last board is drawn"
    report = json.loads(run("replay", str(best), "--json").stdout)
    assert (report["finished"], report["scores"][0]) == (True, 21)
    assert "is there already" in refused(run("solve", BITS, "--save", str(best)))
    text = json.dumps(EMPTY)
    told = refused(run("solve", "-", "--keep", "--save", str(tmp_path / "no.json"), text=text))
    assert "no record" in told


def test_a_home_made_edition_is_solved_and_its_chart_drawn(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(
        'game = "digit"\nextends = "1987"\nid = "four"\ntitle = "Four"\n'
        'sticks = { count = 4, provenance = "derived", source = "us" }\n'
        'cards = { count = 16, provenance = "derived", source = "us" }\n'
        'hand = { size = 2, provenance = "derived", source = "us" }\n'
        'run = { most = 2, provenance = "derived", source = "us" }\n'
    )
    assert solved("digit-graph", "--edition", str(edition))["nodes"] == 16
    drawn = run("boards", "digit", "--edition", str(edition))
    assert drawn.stdout.startswith("DIGIT, edition four: Four. Other editions: 1987.")
    assert "D16" in drawn.stdout
    head = {"format": "formspiel-record/1", "game": "digit", "edition": "four", "seats": 1}
    text = json.dumps({**head, "options": {"variant": "solitaire"}, "events": []})
    assert "no edition" in refused(run("solve", "-", text=text))
    assert "nothing has happened yet" in refused(
        run("solve", "-", "--edition", str(edition), text=text)
    )
