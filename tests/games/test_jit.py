"""Numba behind its door: compiled code is taken again only if nothing in it has changed."""

from collections.abc import Callable

import pytest

from formspiel.core.speed import jit

SOURCE = """
def double(x):
    return {factor} * x

def quadruple(x):
    return double(double(x)) + OFFSET
"""


def stamps(monkeypatch: pytest.MonkeyPatch, factor: int = 2, offset: int = 0) -> list[str]:
    """The names under which the two functions are kept, the second using the first."""
    names: dict[str, Callable[[int], int] | int] = {"OFFSET": offset}
    exec(SOURCE.format(factor=factor), names)  # noqa: S102 - the source is above
    found = []
    for name in ("double", "quadruple"):
        function = names[name]
        assert callable(function)
        function.__qualname__ = f"{name}_{jit._stamp(function, 'i8(i8)')}"
        found.append(function.__qualname__)
        # Numba keeps the plain function here.
        monkeypatch.setattr(function, "py_func", function, raising=False)
    return found


def test_compiled_code_keeps_its_name_as_long_as_nothing_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert stamps(monkeypatch) == stamps(monkeypatch)


def test_compiled_code_is_new_when_what_it_calls_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old, new = stamps(monkeypatch), stamps(monkeypatch, factor=3)
    assert old[0] != new[0]
    assert old[1] != new[1]


def test_compiled_code_is_new_when_a_number_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = stamps(monkeypatch), stamps(monkeypatch, offset=1)
    assert old[0] == new[0]
    assert old[1] != new[1]


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "find_spec", lambda _: None)
    assert not jit.has_numba()
    with pytest.raises(jit.MissingExtra, match=r"pip install formspiel\[fast\]"):
        jit.require_numba()
