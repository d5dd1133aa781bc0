"""Measuring speed: every task takes its turn. How fast they are is no test."""

import pytest

from formspiel.lab.speed import by_rules, measure_rates, measured_games, tasks_of


def test_tasks_take_turns_after_a_run_that_warms_up() -> None:
    calls: list[tuple[str, int]] = []

    def task(name: str) -> int:
        calls.append((name, len(calls)))
        return sum(1 for _ in range(100_000))

    rates = measure_rates({"a": lambda _: task("a"), "b": lambda _: task("b")}, runs=2)
    assert [name for name, _ in calls] == ["a", "b"] * 3
    assert [len(found) for found in rates.values()] == [2, 2]
    assert all(rate > 0 for found in rates.values() for rate in found)


def test_every_game_that_we_ship_can_be_measured() -> None:
    assert measured_games()[:4] == ("fits", "bits", "quadrata", "digit")


@pytest.mark.parametrize("game", measured_games())
def test_every_game_is_measured_by_kernel_and_rules(game: str) -> None:
    tasks = tasks_of(game)
    assert list(tasks) == ["kernel", "rules"]
    assert by_rules(game, games=1)(1) == (3 if game == "bits" else 1)
    assert tasks["kernel"](1) > 0
