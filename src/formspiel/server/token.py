"""Secrets that hold a seat, invite or let watch: 256 random bits, stored only as a hash."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

_ID = re.compile(r"[a-z2-7]{16}")


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def token_of(secret_id: str, *purpose: object) -> str:
    """The secret for a purpose that follows from a client's own: the same whenever it asks."""
    text = "\n".join(map(str, (secret_id, *purpose)))
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")


def hashed(token: str | None) -> str:
    """What is stored of a secret; nothing for none. 256 random bits need no salt."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def new_table_id() -> str:
    """A name for a table: short, and too rare to meet by chance."""
    return format_id(secrets.token_bytes(10))


def table_id_of(secret_id: str) -> str:
    """The name of the table that is made with a client's own secret."""
    return format_id(hashlib.sha256(f"{secret_id}\ntable".encode()).digest())


def rematch_id(secret: bytes) -> str:
    """The name of a table's rematch: the same, whoever asks first and on which process."""
    return format_id(hashlib.sha256(b"rematch" + secret).digest())


def format_id(source: bytes) -> str:
    """Sixteen small letters and digits."""
    return base64.b32encode(source[:10]).decode().lower()


def is_table_id(text: str) -> bool:
    """Whether a text can be the name of a table."""
    return _ID.fullmatch(text) is not None
