"""What goes wrong on the command line, as one sentence and an exit code."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """What the shell is told; docs/command.md explains each."""

    WELL = 0
    NO = 1
    """The answer is no."""
    BAD_INPUT = 2
    """What was asked for, or the surroundings, cannot be."""
    OUR_MISTAKE = 70
    STOPPED = 130
    """By Ctrl-C."""


class Trouble(Exception):
    """Bad input: the sentence goes to standard error, the code to the shell."""

    def __init__(self, sentence: str, exit_code: int = ExitCode.BAD_INPUT) -> None:
        super().__init__(sentence)
        self.exit_code = exit_code


def because(error: OSError) -> str:
    """Why the system would not do something, in its own words."""
    return error.strerror or str(error) or type(error).__name__
