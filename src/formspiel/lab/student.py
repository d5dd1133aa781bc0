"""Student's t distribution: how wide an interval is that few games give."""

from __future__ import annotations

from functools import cache
from math import atan, cos, pi, sin, sqrt

CONFIDENCE = 0.95
ALIKE = 10_000
"""More degrees of freedom change nothing that is shown."""


@cache
def student_quantile(freedom: int) -> float:
    """How many standard errors either side of a mean hold 95 %, by degrees of freedom.

    >>> [round(student_quantile(freedom), 3) for freedom in (1, 2, 10, 1000)]
    [12.706, 4.303, 2.228, 1.962]
    """
    freedom = min(freedom, ALIKE)
    low, high = 1.0, 16.0
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The probability of a value between -t and t.

    For whole degrees of freedom it is a finite sum of powers of a cosine: Abramowitz and
    Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
    """
    angle = atan(t / sqrt(freedom))
    is_odd = freedom % 2 == 1
    term = cos(angle) if is_odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(3 if is_odd else 2, freedom - 1, 2):
        term *= cos(angle) ** 2 * (power - 1) / power
        total += term
    return 2 / pi * (angle + sin(angle) * total) if is_odd else sin(angle) * total
