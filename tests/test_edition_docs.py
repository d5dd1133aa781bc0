"""docs/editions.md explains every key of every game, and its examples are what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from formspiel.core.edition_file import EditionError, Section, read_shipped
from formspiel.core.registry import GAMES

PAGE = (Path(__file__).parents[1] / "docs" / "editions.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
SHIPPED = {name: GAMES[name].editions[0] for name in ("fits", "bits", "quadrata", "digit")}


def chapter(title: str) -> str:
    """What stands under a heading, up to the next."""
    _, _, rest = PAGE.partition(f"\n## {title}\n")
    return rest.partition("\n## ")[0]


@pytest.mark.parametrize("game", SHIPPED)
def test_every_key_that_a_loader_asks_for_is_explained(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()
    finish = Section.finish

    def noting(section: Section) -> None:
        # What people choose themselves: characters of a board, numbers of forms.
        if not section.where.endswith(("fields", "forms", "names")):
            asked.update(section._seen)
        finish(section)

    monkeypatch.setattr(Section, "finish", noting)
    # An edition is read once in a process: one with another text is read anew.
    name = SHIPPED[game]
    GAMES[game].parse_edition(read_shipped(game, name).replace(f'id = "{name}"', 'id = "docs"'))
    assert len(asked) > 8
    told = chapter("What every edition has") + chapter(GAMES[game].info.title)
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", told))))
    assert not asked - words


def test_the_first_example_has_the_mistake_that_is_told() -> None:
    with pytest.raises(EditionError) as error:
        GAMES["fits"].parse_edition(EXAMPLES[0])
    [mistake] = error.value.mistakes
    assert f"formspiel: garden.toml: {mistake}\n" in PAGE
    mended = GAMES["fits"].parse_edition(EXAMPLES[0].replace("_....._", "_...._"))
    assert mended.boards["garden"].symbol_points == (0, -3, 3)


def test_the_second_example_replaces_a_board() -> None:
    edition = GAMES["fits"].parse_edition(EXAMPLES[1])
    assert edition.boards["1"].row_bonus == 3
    assert len(edition.boards) == 9
    assert len(EXAMPLES) == 2
