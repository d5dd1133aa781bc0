"""What the docs name is there."""

from __future__ import annotations

import re
from pathlib import Path

import formspiel

SOURCE = Path(formspiel.__file__).parent
ROOT = SOURCE.parent.parent
NAMED = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte))`")
LINKED = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
PAGES = sorted(
    [*(ROOT / "docs").glob("*.md"), *ROOT.glob("*.md"), *(ROOT / "examples").glob("*/*.md")]
)


def test_every_file_that_the_architecture_names_is_there() -> None:
    named = NAMED.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len(named) > 15
    places = (SOURCE, SOURCE.parent, ROOT)
    missing = [name for name in named if not any((at / name).exists() for at in places)]
    assert not missing


def test_every_room_is_told_of() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert rooms
    assert not [room for room in rooms if f"| `{room}` |" not in text]


def test_every_link_in_the_docs_leads_somewhere() -> None:
    broken = [
        f"{page.name}: {link}"
        for page in PAGES
        for link in LINKED.findall(page.read_text("utf-8"))
        if not (page.parent / link).exists()
    ]
    assert not broken
