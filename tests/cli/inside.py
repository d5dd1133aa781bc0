"""The command run inside the tests' own process: the same answers, without a second to start."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO, TextIOWrapper
from unittest.mock import patch

from formspiel.cli.main import main


def run(*words: str, text: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """What the command answers to these words, with this text as its standard input."""
    data = text if isinstance(text, bytes) else text.encode()
    given, said, told = (TextIOWrapper(BytesIO(b), "utf-8") for b in (data, b"", b""))
    with (
        patch.multiple(sys, argv=["formspiel", *words], stdin=given, stdout=said, stderr=told),
        patch.dict("os.environ", {"COLUMNS": "80"}),
    ):
        code: str | int | None = None
        try:
            main()
        except SystemExit as end:
            code = end.code
    written = []
    for stream in (said, told):
        stream.flush()
        written.append(stream.detach().getvalue().decode())
    return subprocess.CompletedProcess(words, int(code or 0), *written)
