"""What is seldom looked at, kept small: as bytes, until somebody asks for it.

Of what has been unpacked the latest stays for a while, since whoever looks back does so again
and again.
"""

from __future__ import annotations

import pickle
import zlib
from typing import Any

LEVEL = 3
"""Beyond it thrice the time saves an eighth."""
MOST_UNPACKED = 16
"""So many tables are kept unpacked."""


def pack(value: Any) -> bytes:
    """A value as bytes, which never leave this process."""
    return zlib.compress(pickle.dumps(value, protocol=5), LEVEL)


def unpack(data: bytes) -> Any:
    """The value that `pack` made bytes of."""
    return pickle.loads(zlib.decompress(data))  # noqa: S301  only what this process has packed
