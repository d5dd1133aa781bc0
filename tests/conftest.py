"""Settings that all tests share."""

import pytest
from hypothesis import settings

# How long an example takes depends on the machine, and speed is measured in benchmarks/.
# The same examples every time: a change is to blame when a test fails, not the luck of a run.
settings.register_profile("formspiel", deadline=None, derandomize=True)

# For a long search: pytest --hypothesis-profile=long tests/test_fuzz.py
settings.register_profile("long", deadline=None, max_examples=2_000)

settings.load_profile("formspiel")

FIRST = ("test_chaos.py", "test_package.py")
"""These take longest, mostly waiting; begun last, they would keep all others waiting."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=lambda item: item.path.name not in FIRST)
