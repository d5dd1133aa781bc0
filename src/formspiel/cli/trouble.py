"""What goes wrong on the command line, as one sentence and an exit code."""

from __future__ import annotations


class Trouble(Exception):
    """Bad input: the sentence goes to standard error, the code to the shell."""

    def __init__(self, sentence: str, exit_code: int = 2) -> None:
        super().__init__(sentence)
        self.exit_code = exit_code
