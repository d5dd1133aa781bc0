"""The catalogues are complete: no key is missing, none is unused, all say the same things."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import formspiel
from formspiel.locales import LANGUAGES

SOURCE = Path(formspiel.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
QUOTED = re.compile(r"""'([a-z0-9-]+)'|"([a-z0-9-]+)"|`([a-z0-9-]*(?:\$\{[^}`]+\}[a-z0-9-]*)*)`""")
"""A text in TypeScript or Svelte that looks like a key."""
SAID = re.compile(r"""\bt\(\s*'([a-z0-9-]+)'""")
"""A text that is asked for there."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  its name
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the values that its text uses."""
    found: dict[str, set[str]] = {}
    shared = sorted((SOURCE / "locales" / language).glob("*.ftl"))
    for path in [*shared, *sorted(SOURCE.glob(f"games/*/locales/{language}.ftl"))]:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def page_sources() -> list[Path]:
    """The source of the page; none where only the package is installed."""
    return [path for path in sorted(WEB.rglob("*")) if path.suffix in {".ts", ".svelte"}]


def used_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the source that looks like a key, and patterns for those put together."""
    words: set[str] = set()
    patterns = []
    for path in page_sources():
        for plain, quoted, put in QUOTED.findall(path.read_text("utf-8")):
            words |= {plain, quoted, put}
            parts = [re.escape(part) for part in re.split(r"\$\{[^}]+\}", put)]
            if len(parts) > 1 and re.match(r"[a-z]+\\-", parts[0]):
                patterns.append(re.compile(".+".join(parts)))
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                if re.match(r"[a-z]+\\-|\.\+-", "".join(parts)):
                    patterns.append(re.compile("".join(parts)))
    return words, patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_values(language: str) -> None:
    english, own = catalogue("en"), catalogue(language)
    assert own.keys() == english.keys()
    for key, values in own.items():
        assert values == english[key], key


def test_no_key_is_unused() -> None:
    words, patterns = used_keys()
    for key in catalogue("en"):
        assert key in words or any(p.fullmatch(key) for p in patterns), f"nobody says {key}"


def test_no_phrase_is_missing() -> None:
    known = catalogue("en")
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                first = node.args[0]
                if name in ("phrase", "texts") and isinstance(first, ast.Constant):
                    assert first.value in known, f"{path.name}: {first.value!r}"


def test_no_text_of_the_page_is_missing() -> None:
    known = catalogue("en")
    for path in page_sources():
        for key in SAID.findall(path.read_text("utf-8")):
            assert key in known, f"{path.name}: {key!r}"
