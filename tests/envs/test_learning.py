"""The example learns, a little, and what it has learned plays a match by the rules."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import formspiel
from formspiel.core.speed.jit import has_numba

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_fits.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("learn_fits", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not has_numba(), reason="the extra `fast` is not installed")
def test_the_example_learns(
    example: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: Any
) -> None:
    weights = example.learn(generations=4, crowd=18, games=3)
    told = capsys.readouterr().out.splitlines()
    means = [float(line.split("mean")[1].split(",")[0]) for line in told]
    assert len(means) == 4
    assert means[-1] > means[0] + 20
    written = tmp_path / "learned.json"
    named = dict(zip(example.FEATURES, map(float, weights), strict=True))
    written.write_text(json.dumps(named), "utf-8")
    monkeypatch.setattr(example, "FILE", written)
    match = formspiel.play_match("fits", [example.play, "easy"], {"boards": ["1"]}, seed=1)
    assert match.outcome.is_over


def test_it_is_short(example: Any) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 200
    assert len(set(example.FEATURES)) == len(example.FEATURES)
