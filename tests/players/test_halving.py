"""Successive halving: who is given up when, and what it may cost."""

from time import monotonic

from formspiel.players import Thought
from formspiel.players.halving import carry_over, halve, larger_half, share_out, smaller_half

Calls = list[tuple[tuple[str, ...], int, int]]


def sampled(worths: dict[str, float], calls: Calls, first: str = "") -> str:
    """The best of options whose every sample is worth the same."""

    def sample(options: list[str], begin: int, end: int) -> list[float]:
        calls.append((tuple(options), begin, end))
        return [worths[option] * (end - begin) for option in options]

    options = sorted(worths, key=lambda option: option != first)
    return halve(options, sample, share_out(24, len(worths)), Thought(), batch=lambda _: 3)


def test_the_worse_half_is_given_up_and_the_rest_gets_its_samples() -> None:
    calls: Calls = []
    assert sampled({"a": 1, "b": 4, "c": 2, "d": 3}, calls) == "b"
    # Two passes of 12 samples each: 3 for each of four, 6 for each of two, 3 at a time.
    assert calls == [(("a", "b", "c", "d"), 0, 3), (("b", "d"), 0, 3), (("b", "d"), 3, 6)]


def test_of_equals_the_first_is_kept() -> None:
    assert sampled({"a": 1, "b": 1, "c": 1}, [], first="b") == "b"


def test_a_single_option_needs_no_samples() -> None:
    calls: Calls = []
    assert sampled({"a": 1}, calls) == "a"
    assert calls == []


def test_what_was_known_before_counts() -> None:
    best = halve(
        "ab",
        lambda options, _, end: [end] * len(options),
        share_out(4, 2),
        Thought(),
        batch=lambda _: 10,
        worths=[1, 2],
    )
    assert best == "b"


def test_an_odd_option_stays_or_is_given_up() -> None:
    def run(*, is_small: bool) -> list[int]:
        sizes = []

        def sample(options: list[int], begin: int, end: int) -> list[float]:
            sizes.append(len(options))
            return [float(end - begin)] * len(options)

        keep = smaller_half if is_small else larger_half
        halve(range(7), sample, share_out(1, 7), Thought(), batch=lambda _: 9, keep=keep)
        return sizes

    assert run(is_small=False) == [7, 4, 2]
    assert run(is_small=True) == [7, 3]


def test_fresh_passes_forget_those_before() -> None:
    """The first pass speaks for a, the second for b."""
    passes: list[int] = []

    def sample(options: list[str], begin: int, _: int) -> list[float]:
        if begin == 0:
            passes.append(len(options))
        early = len(passes) == 1
        return [100.0 if early and option == "a" else float(option == "b") for option in options]

    options, allot = ["a", "b", "c"], share_out(1, 3)
    assert halve(options, sample, allot, Thought(), batch=lambda _: 9) == "a"
    passes.clear()
    fresh = halve(options, sample, allot, Thought(), batch=lambda _: 9, is_fresh=True)
    assert fresh == "b"


def test_what_rounding_leaves_is_carried_over() -> None:
    allot = carry_over(100, 3)
    # 100 // (2 · 4 · 3) is 4, which costs 48; the other 52 are for one pass of two: 52 // 6.
    assert [allot(4), allot(2)] == [4, 8]
    even = share_out(33, 4)
    assert [even(4), even(2)] == [4, 8]


def test_when_the_time_is_up_there_is_one_batch_or_none() -> None:
    calls: Calls = []

    def sample(options: list[str], begin: int, end: int) -> list[float]:
        calls.append((tuple(options), begin, end))
        return [float(option == "c") for option in options]

    late = Thought(deadline=monotonic() - 1)
    options, allot = list("abcd"), share_out(800, 4)
    assert halve(options, sample, allot, late, batch=lambda _: 5) == "a"
    assert calls == []
    assert halve(options, sample, allot, late, batch=lambda _: 5, must_begin=True) == "c"
    assert calls == [(("a", "b", "c", "d"), 0, 5)]
