"""What is wrong with a home-made edition."""

import re
from collections.abc import Callable

import pytest

from formspiel.core.edition_file import EditionError

WHERE = re.compile(r" \((?:at line \d+|in the edition '[^']*')\)$")


def all_mistakes(parse: Callable[[str], object], text: str) -> tuple[str, ...]:
    """Every mistake with its key, and without its line."""
    return tuple(WHERE.sub("", mistake) for mistake in mistakes_with_lines(parse, text))


def mistakes_with_lines(parse: Callable[[str], object], text: str) -> tuple[str, ...]:
    with pytest.raises(EditionError) as wrong:
        parse(text)
    return wrong.value.mistakes
