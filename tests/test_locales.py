"""The catalogues are complete: no key is missing, none is unused, all say the same things."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import formspiel
from formspiel.locales import LANGUAGES, Texts
from formspiel.table.refusal import Code

SOURCE = Path(formspiel.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
QUOTED = re.compile(r"""'([a-z0-9-]+)'|"([a-z0-9-]+)"|`([a-z0-9-]*(?:\$\{[^}`]+\}[a-z0-9-]*)*)`""")
"""A text in TypeScript or Svelte that looks like a key."""
SAID = re.compile(r"""\bt\(\s*'([a-z0-9-]+)'""")
"""A text that is asked for there."""


COUNTED = ("count", "moves", "squares")
"""The values by which texts count."""
ONE_OF_SEVERAL = re.compile(r"\b1 (of|von|sur|di|van|mit|de|con|met|x)\b")
"""In "card 1 of 16", and "1 of number 3", nothing is counted that could be many."""
OF_SEVERAL = re.compile(r"fits-.+-(some|all)")
"""What is said of several symbols only: one has a text of its own."""

FRENCH_FAMILIAR = re.compile(r"\b(tu|toi|ton|ta|tes|t’)\b", re.IGNORECASE)
FRENCH_SLIP = re.compile(r"[^\u202f]([:;!?](?=\s|$)|»)|«[^\u202f]|\s…")
"""A mark without its narrow space, or with another: French does not print it so."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  its name
        self.names.add(node.id.name)


def paths(language: str) -> list[Path]:
    """The files of a language: what all share, and the words of the games."""
    shared = sorted((SOURCE / "locales" / language).glob("*.ftl"))
    return [*shared, *sorted(SOURCE.glob(f"games/*/locales/{language}.ftl"))]


def catalogue(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the values that its text uses."""
    found: dict[str, set[str]] = {}
    for path in paths(language):
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


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """Everything in the source that is a call or a text, with its file."""
    wanted = (ast.Call, ast.Constant, ast.JoinedStr)
    return [
        (path, node)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, wanted)
    ]


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
    for _, node in nodes():
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    own = catalogue(language)
    for code in Code:
        assert f"trouble-{code.replace('_', '-')}" in own, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_never_counted_like_many(language: str) -> None:
    """No "1 moves": where a word follows a number, one has a form of its own."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def say(key: str, number: int) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        values = dict.fromkeys(catalogue_of_language[key], "x")
        counted = {name: number for name in COUNTED if name in values}
        return str(bundle.format_pattern(pattern, {**values, **counted})[0])

    catalogue_of_language = catalogue(language)
    for key, names in catalogue_of_language.items():
        # A form without a name has many squares.
        if names.isdisjoint(COUNTED) or "shape" in names:
            continue
        of_one, of_seven = say(key, 1), say(key, 7)
        if ONE_OF_SEVERAL.search(of_one) or OF_SEVERAL.fullmatch(key):
            continue
        assert not re.search(r"\b1 \w", of_one) or of_one.replace("1", "7") != of_seven, key


def test_french_has_its_narrow_spaces() -> None:
    """Before : ; ! ? and within « » stands a narrow space that never breaks, before … none."""
    for path in paths("fr"):
        for line in path.read_text("utf-8").splitlines():
            assert not FRENCH_SLIP.search(line), f"{path.name}: {line}"
            # Readers are called vous.
            assert not FRENCH_FAMILIAR.search(line.partition("=")[2]), f"{path.name}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_fit_a_terminal(language: str) -> None:
    """A line of keys that is longer than a terminal is wide would be cut off."""
    texts = Texts(language)
    for key in ("play-keys", "play-more-keys"):
        assert len(texts(key)) <= 80, texts(key)


def test_no_key_is_unused() -> None:
    words, patterns = used_keys()
    for key in catalogue("en"):
        assert key in words or any(p.fullmatch(key) for p in patterns), f"nobody says {key}"


def test_no_phrase_is_missing() -> None:
    known = catalogue("en")
    for path, node in nodes():
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
