"""`formspiel review`, as a shell sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formspiel.locales import LANGUAGES
from tests.cli.inside import run
from tests.cli.test_command import RECORDS, refused

BITS = str(RECORDS / "bits-moves.record.json")
QUICK = ("--effort", "0.05")


def test_review_is_told_to_machines_and_saved(tmp_path: Path) -> None:
    saved = tmp_path / "review.json"
    done = run("review", BITS, *QUICK, "--json", "--save", str(saved))
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told == json.loads(saved.read_text("utf-8"))
    assert (told["game"], told["seat"], told["utility"]) == ("bits", 0, "points")
    again = run("review", BITS, *QUICK, "--save", str(saved))
    assert refused(again) == f"formspiel: {saved} is there already; name another file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_review_is_told_to_people_in_their_language(language: str) -> None:
    done = run("review", str(RECORDS / "digit-moves.record.json"), *QUICK, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert "%" in done.stdout
    # What lost nothing has no minus.
    assert "−0.0" not in done.stdout.replace(",", ".")


def test_review_refuses_what_cannot_be() -> None:
    assert "effort must be more than 0" in refused(run("review", BITS, "--effort", "0"))
    assert "there is no seat 9" in refused(run("review", BITS, "--seat", "9"))
    assert "not JSON" in refused(run("review", "-", text="no"))


def test_whoever_waits_for_a_review_is_told_that_code_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Judges are compiled when the first one is needed."""
    done: list[str] = []
    monkeypatch.setattr("formspiel.cli.review.tell_compiling", lambda: done.append("told"))

    def stop(*_: object, **__: object) -> None:
        done.append("reviewed")
        raise KeyboardInterrupt

    monkeypatch.setattr("formspiel.cli.review.review", stop)
    run("review", str(RECORDS / "bits-moves.record.json"))
    assert done == ["told", "reviewed"]
