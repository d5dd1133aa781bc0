"""The golden playthrough of every game is still what the game does.

When a change is meant, `python -m tests.golden --write` writes the files anew; read the
difference before you commit it.
"""

import pytest

from formspiel.core.registry import GAMES
from tests.golden.playthrough import golden_file, record_file, tell


@pytest.mark.parametrize("game", GAMES)
def test_game_has_a_golden_playthrough(game: str) -> None:
    assert record_file(game).exists()
    assert golden_file(game).exists()


@pytest.mark.parametrize("game", GAMES)
def test_playthrough_is_the_golden_one(game: str) -> None:
    golden = golden_file(game).read_text(encoding="utf-8")
    assert tell(game).splitlines() == golden.splitlines()
