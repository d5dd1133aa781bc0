"""What people may agree on before a game: its options, as a schema that every room reads.

From it come the flags of the command, the checks of a record and of the server, and the form
of a new table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from formspiel.core.errors import Json, Unreadable, counted, quoted
from formspiel.core.reading import is_integer

Kind = Literal["list", "choice", "flag", "number"]
RESERVED = frozenset({
    "--database", "--deadline", "--edition", "--editions", "--force", "--games", "--help", "--host",
    "--json", "--lang", "--options", "--players", "--port", "--practice", "--round", "--runs",
    "--save", "--seat", "--seats", "--seconds", "--seed", "--think", "--version", "--workers",
})  # fmt: skip
"""Flags that the verbs of the command have, or may come to have, whatever the game."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value to choose."""

    value: Any
    label: str | None = None
    """The key of its name in the game's words; None where the value is said as it is."""
    alone: bool | None = None
    """True where only one alone can choose it, False where only several can."""


@dataclass(frozen=True, slots=True)
class When:
    """Where an option applies: everywhere, unless something is said."""

    alone: bool | None = None
    """True: to one who plays alone; False: to several."""
    options: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    """Other options by key, each with the values of which it must have one."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on."""

    key: str
    """What it is called in a record."""
    kind: Kind
    label: str
    """The key of its name in the game's words."""
    noun: str
    """What one value is called in a sentence, such as `board`."""
    help: str
    """What the command says of it."""
    metavar: str = "N"
    flag: str = ""
    """The flag of the command, if it is not the key; with its opposite: `--open/--closed`."""
    choices: tuple[Choice, ...] = ()
    """The values of a choice or a flag, or the parts of a list; an edition may have others."""
    least: int | None = None
    most: int | None = None
    is_optional: bool = False
    """Whether it may be null."""
    default: Any = None
    """What holds if nothing is said; None where that is up to the edition, or null."""
    among_bots: Any = None
    """What holds in games between bots alone if nothing is said, if that is something else."""
    suggestion: Any = None
    """What a new table is offered first, if that is not the default."""
    suggestions: tuple[tuple[int, Any], ...] = ()
    """Numbers of seats, each with what so many are offered first, if that is something else."""
    quick: tuple[Choice, ...] = ()
    """Values that a new table is offered as one click."""
    when: When = field(default_factory=When)

    def __post_init__(self) -> None:
        if taken := RESERVED.intersection(self.flags):
            raise ValueError(f"the flag {min(taken)} of the option {self.key} is taken")

    @property
    def flags(self) -> tuple[str, ...]:
        """The flag of the command, and its opposite if it has one."""
        return tuple((self.flag or "--" + self.key.replace("_", "-")).split("/"))

    @property
    def suggested(self) -> Any:
        """What a new table is offered first, unless its number of seats asks for another."""
        return self.default if self.suggestion is None else self.suggestion

    def suggested_for(self, seats: int) -> Any:
        """What a new table of so many is offered first."""
        return dict(self.suggestions).get(seats, self.suggested)


def settle_options(
    title: str,
    options: Iterable[Option],
    given: Mapping[str, Any],
    parts: Mapping[str, Collection[str]] | None = None,
) -> Json:
    """The options in full, with the defaults of those not given; Unreadable says what is wrong.

    `parts` has, for a list or choice by key, what an edition knows in place of the choices.
    """
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise Unreadable(f"{title} has no option {quoted(key)}")
    settled: Json = {}
    for key, option in known.items():
        value = given.get(key, option.default)
        if key in given:
            own = [choice.value for choice in option.choices]
            _check_value(option, value, (parts or {}).get(key, own))
        settled[key] = value
    return settled


def suggest_options(options: Collection[Option], given: Mapping[str, Any], seats: int) -> Json:
    """Options for a new game of so many people: what is suggested where nothing was given.

    What is in a list is up to the edition, and so is a list of which nothing is said.
    """
    agreed = dict(given)
    held = {option.key: option.default for option in options}
    for option in options:
        is_open = option.key not in agreed and option.kind != "list"
        if is_open and _applies(option.when, held | agreed, seats):
            agreed[option.key] = option.suggested_for(seats)
    return agreed


def _applies(when: When, agreed: Mapping[str, Any], seats: int) -> bool:
    if when.alone is not None and when.alone != (seats == 1):
        return False
    return all(agreed.get(key) in values for key, values in when.options)


def options_among_bots(options: Iterable[Option], given: Mapping[str, Any]) -> Json:
    """Options for a game between bots alone, which nobody stops: with what then holds.

    Null is not enough: it would let them play for ever.
    """
    agreed = dict(given)
    for option in options:
        if option.among_bots is not None and agreed.get(option.key) is None:
            agreed[option.key] = option.among_bots
    return agreed


def _check_value(option: Option, value: Any, values: Collection[Any]) -> None:
    if option.is_optional and value is None:
        return
    if option.kind == "number":
        _check_number(option, value)
    elif option.kind == "flag":
        if not isinstance(value, bool):
            raise Unreadable(f"the option {option.key} must be true or false, not {quoted(value)}")
    elif option.kind == "choice":
        _check_name(option, value, values)
    else:
        if not isinstance(value, list) or not value:
            raise Unreadable(
                f"the option {option.key} must be a list of at least one {option.noun} name"
            )
        # Each may be named once, so no list is longer than all there are.
        if len(value) > len(values):
            most = counted(len(values), option.noun)
            raise Unreadable(f"the option {option.key} names at most {most}, each once")
        for one in value:
            _check_name(option, one, values)
        if len(set(value)) != len(value):
            raise Unreadable(f"the option {option.key} names a {option.noun} twice")


def _check_name(option: Option, value: Any, values: Collection[Any]) -> None:
    if not isinstance(value, str) or value not in values:
        raise Unreadable(f"there is no {option.noun} {quoted(value)}")


def _check_number(option: Option, value: Any) -> None:
    least, most = option.least, option.most
    if is_integer(value) and (least is None or least <= value) and (most is None or value <= most):
        return
    span = "" if least is None else f" from {least}"
    span += "" if most is None else f" to {most}"
    null = "null or " if option.is_optional else ""
    raise Unreadable(
        f"the option {option.key} must be {null}a whole number{span}, not {quoted(value)}"
    )


def format_option(option: Option) -> Json:
    """An option as JSON, for whoever draws a form of it.

    Choices that nobody can take where the option applies are left out.
    """
    alone = option.when.alone
    choices = [one for one in option.choices if alone is None or one.alone in (None, alone)]
    return {
        "key": option.key,
        "kind": option.kind,
        "label": option.label,
        "choices": _format_choices(choices),
        "least": option.least,
        "most": option.most,
        "is_optional": option.is_optional,
        "default": option.default,
        "suggestion": option.suggested,
        "suggestions": {str(seats): value for seats, value in option.suggestions},
        "quick": _format_choices(option.quick),
        "when": {
            "alone": alone,
            "options": {key: list(values) for key, values in option.when.options},
        },
    }


def _format_choices(choices: Iterable[Choice]) -> list[Json]:
    return [{"value": choice.value, "label": choice.label} for choice in choices]
