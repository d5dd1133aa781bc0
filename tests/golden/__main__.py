"""Writes the golden playthroughs anew: python -m tests.golden --write [game …]."""

import sys

from formspiel.core.registry import GAMES
from tests.golden.playthrough import golden_file, tell


def main(arguments: list[str]) -> int:
    """Write the files of the games named, or of all."""
    if arguments[:1] != ["--write"]:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    for game in arguments[1:] or GAMES:
        golden_file(game).write_text(tell(game), encoding="utf-8")
        sys.stdout.write(f"{golden_file(game).name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
