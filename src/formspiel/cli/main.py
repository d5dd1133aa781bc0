"""Running the command: whatever happens ends in one plain line and an exit code."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

import typer

from formspiel.cli.signs import PLAIN_SIGNS
from formspiel.cli.trouble import ExitCode, Trouble, because
from formspiel.cli.verbs import app

SURROUNDINGS = frozenset({
    errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO,
    errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ENAMETOOLONG, errno.ELOOP, errno.ENOTDIR,
})  # fmt: skip
"""What a system refuses that is full, broken or not ours: no mistake of the program."""


def main() -> None:
    """Run the command of this process."""
    _mend_streams()
    code = run_command(None)
    sys.exit(code)


def run_command(words: Sequence[str] | None) -> int:
    """Run the command; every trouble ends in one plain line and an exit code."""
    try:
        code = app(words, standalone_mode=False)
        # What waits to be written is part of the answer: a full disk is told here.
        sys.stdout.flush()
        if code == ExitCode.STOPPED:
            # So Typer tells an interrupt that reaches it.
            code = _say("stopped", code)
    except typer.Exit as end:
        code = end.exit_code
    except Trouble as trouble:
        code = _say(str(trouble), trouble.exit_code)
    except typer.TyperException as error:
        code = _say(error.format_message(), ExitCode.BAD_INPUT)
    except (typer.Abort, KeyboardInterrupt):
        code = _say("stopped", ExitCode.STOPPED)
    except SystemExit as end:
        # Typer ends the process by itself where the reader of our output has gone.
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        code = _give_up_output()
    except BrokenPipeError:
        code = _give_up_output()
    except OSError as error:
        code = _tell_mistake(error)
        if error.errno in SURROUNDINGS:
            _give_up_output()
    except Exception as error:  # noqa: BLE001  whatever it was, a person gets a sentence
        code = _tell_mistake(error)
    return code if isinstance(code, int) else ExitCode.WELL


def _mend_streams() -> None:
    """A closed stream is an empty one; a sign that a terminal lacks is no reason to stop."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            empty = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  it stays open
            setattr(sys, name, empty)
        elif isinstance(stream, TextIOWrapper) and name != "stdin":
            # Python writes UTF-8 all the same to a terminal of which it is said that it has none.
            is_plain = stream.isatty() and os.environ.get("LC_ALL") in {"C", "POSIX"}
            stream.reconfigure(encoding="ascii" if is_plain else None, errors=PLAIN_SIGNS)
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _give_up_output() -> int:
    """Nobody reads what we write any more, as after `head`: there is nobody to tell."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return ExitCode.WELL


def _tell_mistake(error: Exception) -> int:
    if isinstance(error, OSError) and error.errno in SURROUNDINGS:
        where = f"{error.filename}: " if error.filename else ""
        return _say(f"{where}{because(error)}", ExitCode.BAD_INPUT)
    if "FORMSPIEL_DEBUG" in os.environ:
        raise error
    what = f"{type(error).__name__}: {error}"
    sentence = f"this should not happen, and is our mistake, not yours ({what})"
    return _say(sentence, ExitCode.OUR_MISTAKE)


def _say(sentence: str, code: int) -> int:
    line = " ".join(sentence.split())
    with contextlib.suppress(OSError):
        print(f"formspiel: {line}", file=sys.stderr)
    return code
