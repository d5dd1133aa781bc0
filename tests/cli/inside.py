"""The command run inside the tests' own process: the same answers, without a second to start.

As a program it does the same in the process of another environment, with several commands
one after the other: their words come as JSON on standard input, and so go the answers.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from io import BytesIO, TextIOWrapper
from pathlib import Path
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


def run_elsewhere(
    python: str, commands: Sequence[Sequence[str]], environment: Mapping[str, str], folder: Path
) -> list[subprocess.CompletedProcess[str]]:
    """What the command answers each time, in one process of another Python."""
    done = subprocess.run(
        [python, "-P", __file__],
        input=json.dumps(commands),
        env=environment,
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [subprocess.CompletedProcess(*answer) for answer in json.loads(done.stdout)]


if __name__ == "__main__":
    answers = [run(*words) for words in json.load(sys.stdin)]
    told = [(done.args, done.returncode, done.stdout, done.stderr) for done in answers]
    sys.stdout.write(json.dumps(told))
