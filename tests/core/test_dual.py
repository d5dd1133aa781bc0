"""One source, two speeds: types are read from annotations, and both speeds agree."""

import subprocess
import sys
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.speed.arrays import Floats, Ints, SmallInts, Word, blank, floats, ints
from formspiel.core.speed.arrays import small_ints as small
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled


class Inner(NamedTuple):
    first: int
    second: int


class Bundle(NamedTuple):
    row: Ints
    weights: Floats
    inner: Inner


@compiled
def weigh(bundle: Bundle, small_row: SmallInts, is_twice: bool) -> float:  # noqa: FBT001 - compiled
    """What a bundle weighs."""
    total = bundle.weights[0] * bundle.row[bundle.inner.second] + small_row[0]
    return 2 * total if is_twice else total


@compiled
def turn_over(first: int, second: float) -> tuple[float, int]:
    """Two numbers the other way round."""
    return second, first


@compiled
def halve(word: Word) -> Word:
    """Half of a word."""
    return word >> 1


def test_named_tuples_rows_and_truth_values_are_understood() -> None:
    bundle = Bundle(ints([1, 2, 3]), floats([0.5]), Inner(0, 2))
    assert weigh(bundle, small([10]), False) == 11.5  # noqa: FBT003
    assert weigh(bundle, small([10]), True) == 23.0  # noqa: FBT003


def test_several_numbers_are_returned() -> None:
    assert turn_over(1, 2.5) == (2.5, 1)


def test_a_word_has_no_sign() -> None:
    assert halve(2**64 - 1) == 2**63 - 1


def test_rows_are_blank_or_filled() -> None:
    assert list(blank(3)) == [0, 0, 0]
    assert list(blank(2, -1)) == [-1, -1]


def test_a_type_that_compiled_code_does_not_have_is_refused() -> None:
    def greet(name: str) -> None: ...

    with pytest.raises(TypeError, match="no type for <class 'str'>"):
        compiled(greet)


@given(st.integers(0, 2**63 - 1))
def test_bits_are_counted(word: int) -> None:
    assert count_bits(word) == word.bit_count()


def test_the_layer_itself_does_not_load_numba() -> None:
    code = (
        "import sys; import formspiel.core.speed.arrays, formspiel.core.speed.dual;"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
