"""Measuring speed: every task takes its turn. How fast they are is no test."""

from formspiel.lab.speed import fits_tasks, measure_rates


def test_tasks_take_turns_after_a_run_that_warms_up() -> None:
    calls: list[tuple[str, int]] = []

    def task(name: str) -> int:
        calls.append((name, len(calls)))
        return sum(1 for _ in range(100_000))

    rates = measure_rates({"a": lambda _: task("a"), "b": lambda _: task("b")}, runs=2)
    assert [name for name, _ in calls] == ["a", "b"] * 3
    assert [len(found) for found in rates.values()] == [2, 2]
    assert all(rate > 0 for found in rates.values() for rate in found)


def test_fits_is_measured_by_kernel_and_rules() -> None:
    tasks = fits_tasks()
    assert list(tasks) == ["kernel", "rules"]
    assert tasks["rules"](1) == 100
    assert tasks["kernel"](1) == 200_000
