"""A dataset has what was seen, what was possible and what was done; the docs read it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.record import format_record, states
from formspiel.lab.match import play_match
from tests.cli.inside import run
from tests.cli.test_command import refused

pq: Any = pytest.importorskip("pyarrow.parquet", reason="the extra `data` is not installed")
DOCS = Path(__file__).parents[2] / "docs" / "datasets.md"
CASES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "fits": (["easy", "random"], {"boards": ["1"]}),
    "bits": (["easy", "random"], {}),
    "quadrata": (["easy", "medium"], {"rounds": 1, "turn_limit": 8}),
    "digit": (["easy", "medium"], {"open": False}),
}


@pytest.mark.parametrize("game", CASES)
def test_every_decision_is_a_row(game: str, tmp_path: Path) -> None:
    players, options = CASES[game]
    records = [play_match(game, players, options, seed=seed).record for seed in (1, 2)]
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "first.json").write_text(format_record(records[0]), "utf-8")
    lines = "\n".join(json.dumps(json.loads(format_record(one))) for one in records[1:])
    (tmp_path / "in" / "more.jsonl").write_text(lines + "\n", "utf-8")
    out = tmp_path / "games.parquet"
    done = run("dataset", str(tmp_path / "in"), "--out", str(out), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    rows = pq.read_table(out).to_pylist()
    assert json.loads(done.stdout)["rows"] == len(rows)
    steps = 2 if game == "quadrata" else 1
    at = 0
    for name, record in zip(("first.json", "more.jsonl:1"), records, strict=True):
        rules, config = record.game, record.config
        numbering = rules.numbering and rules.numbering(rules.edition_of(config), 2)
        observation = rules.observation and rules.observation(rules.edition_of(config), 2)
        assert numbering is not None
        assert observation is not None
        befores = [rules.setup(config), *states(record)]
        outcome = rules.outcome(befores[-1])
        for index, (state, data) in enumerate(zip(befores, record.events, strict=False)):
            event = rules.parse_event(config, data)
            if not isinstance(seat := rules.decided_by(event), int):
                continue
            view = rules.view(state, seat)
            row = rows[at : at + steps]
            first = (0, *numbering.sizes)
            indices = tuple(one["action"] - first[step] for step, one in enumerate(row))
            made = numbering.decode(view, indices)
            assert rules.apply(state, made) == rules.apply(state, event)
            for one in row:
                assert (one["record"], one["event"], one["seat"]) == (name, index, seat)
                assert one["result"] == outcome.scores[seat]
                assert one["won"] == (seat in outcome.winners)
                assert one["action_mask"][one["action"]]
                for part, numbers in zip(observation.parts, observation.read(view), strict=True):
                    assert one[part.name] == list(numbers)
            if steps > 1:
                # What is decided already is seen too: nothing first, then what is taken.
                taken = [[at for at, bit in enumerate(one["chosen"]) if bit] for one in row]
                assert taken == [[], [indices[0]]]
            mask = numbering.mask(view, rules.legal(state, seat))
            assert row[0]["action_mask"][: len(mask)] == [bool(bit) for bit in mask]
            at += steps
    assert at == len(rows)


def test_the_docs_read_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("--seats", "easy,random", "--games", "2", "--boards", "1")
    assert run("simulate", "fits", *words, "--save", "records").returncode == 0
    assert run("dataset", "records", "--out", "games.parquet").returncode == 0
    code = "\n".join(re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL))
    names: dict[str, Any] = {}
    exec(compile(code, str(DOCS), "exec"), names)  # noqa: S102  our own docs
    assert names["covered"].shape[1:] == (2, 12, 6)
    assert len(names["games"]) == len(names["mask"])


def test_what_cannot_be_one_table_is_refused(tmp_path: Path) -> None:
    for number, seats in enumerate((1, 2)):
        record = play_match("bits", ["random"] * seats, seed=number).record
        (tmp_path / f"{seats}.json").write_text(format_record(record), "utf-8")
    out = tmp_path / "out" / "games.parquet"
    out.parent.mkdir()
    words = ("dataset", str(tmp_path), "--out", str(out))
    assert "a file holds one kind; --game and --seats choose" in refused(run(*words))
    assert "there is no such record" in refused(run(*words, "--seats", "3"))
    assert not list(out.parent.iterdir())
    assert run(*words, "--seats", "2").returncode == 0
    assert "is there already" in refused(run(*words))
    document = json.loads((tmp_path / "2.json").read_text("utf-8"))
    document["events"].append(document["events"][-1])
    (tmp_path / "2.json").write_text(json.dumps(document), "utf-8")
    broken = ("dataset", str(tmp_path / "2.json"), "--out", str(out.with_name("b.parquet")))
    assert "2.json: event " in refused(run(*broken))
