"""The random generator: SplitMix64 as published, at both speeds."""

import subprocess
import sys
from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.speed.arrays import ints
from formspiel.core.speed.generator import begin_stream, below, go_on, mix, pick

PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""The first five words after the seed 1234567: Rosetta Code, Pseudo-random numbers/Splitmix64."""

WORDS = st.integers(0, 2**64 - 1)


def test_words_are_those_of_the_published_sequence() -> None:
    state, found = 1234567, []
    for _ in PUBLISHED:
        state = go_on(state)
        found.append(mix(state))
    assert found == PUBLISHED


def test_plain_python_draws_the_same() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from formspiel.core.speed.generator import begin_stream, pick
row = [begin_stream(2**64 - 3, number) for number in range(20)]
print([pick(row, at, 47) for at in range(20) for _ in range(20)])
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    # A row holds 64 bits with a sign: what is over its half is the same word, written lower.
    begun = [begin_stream(2**64 - 3, number) for number in range(20)]
    row = ints(word - 2**64 if word >= 2**63 else word for word in begun)
    assert done.stdout.strip() == str([pick(row, at, 47) for at in range(20) for _ in range(20)])


@given(WORDS, st.integers(1, 2**30))
def test_draws_stay_below_their_end(word: int, end: int) -> None:
    assert 0 <= below(word, end) < end


def test_every_number_is_drawn_as_often() -> None:
    """As far as five standard deviations can tell."""
    row = ints([12345])
    counts = Counter(pick(row, 0, 47) for _ in range(47_000))
    assert sorted(counts) == list(range(47))
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts.values())


def test_streams_of_neighbouring_numbers_have_nothing_in_common() -> None:
    """The first draws of 47,000 streams are as even as those of one, and so are pairs of them."""
    firsts = [below(mix(go_on(begin_stream(1, number))), 47) for number in range(47_000)]
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in Counter(firsts).values())
    pairs = Counter((a % 7, b % 7) for a, b in pairwise(firsts))
    assert len(pairs) == 49
    ways = Counter(number % 7 for number in range(47))
    for (a, b), count in pairs.items():
        mean = 47_000 * ways[a] * ways[b] / 47**2
        assert abs(count - mean) < 5 * mean**0.5
