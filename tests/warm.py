"""Compile all that Numba compiles, once, before several processes test it side by side.

What a module compiles it compiles when it is imported, and keeps for whoever comes next.
"""

from importlib import import_module
from pathlib import Path

from formspiel.core.speed.jit import has_numba

SOURCE = Path(__file__).parents[1] / "src"


def main() -> None:
    """Import every module that has something compiled."""
    for file in sorted(SOURCE.rglob("*.py")):
        if "@compiled\n" in file.read_text("utf-8"):
            import_module(".".join(file.relative_to(SOURCE).with_suffix("").parts))


if __name__ == "__main__" and has_numba():
    main()
