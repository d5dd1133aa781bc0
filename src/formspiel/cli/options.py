"""Verbs about a game: each has, beside its own options, those of the game that is named.

Which game that is shows in the words. Only its facts are loaded, and only if a word names it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperOption

from formspiel.core.names import shipped_games

if TYPE_CHECKING:
    from formspiel.core.info import GameInfo
    from formspiel.core.options import Option

SAID = "formspiel.said"
"""Where a context keeps what was said about the options of the game."""

NONE = "none"
"""How null is said, where an option may be null."""

PREFIX = "option_"
"""An option of a game may be called like one of the verb's own arguments."""


class GameCommand(TyperCommand):
    """A verb whose argument GAME names a game."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._fixed = list(self.params)
        self._game = ""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words with the options that the game among them has."""
        options = {PREFIX + option.key: option for option in self._own_options(args)}
        self.params = [*self._fixed, *(_parameter(*pair) for pair in options.items())]
        rest = super().parse_args(ctx, args)
        said = {name: ctx.params.pop(name) for name in options}
        ctx.meta[SAID] = {
            options[name].key: _value(options[name], value)
            for name, value in said.items()
            if value is not None
        }
        return rest

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Show examples: of the game that is named, or how to ask for the options of one."""
        self.epilog = self._examples()
        super().format_epilog(ctx, formatter)

    def _own_options(self, args: list[str]) -> tuple[Option, ...]:
        words = list(self._loose_words(args))
        # The values of options that are not known yet are among the words, too.
        named = [word for word in words if word in shipped_games()]
        self._game = next(iter(named or words), "")
        return self._info.options if self._game else ()

    @property
    def _info(self) -> GameInfo:
        from formspiel.cli.games import find_info

        return find_info(self._game)

    def _loose_words(self, args: list[str]) -> Iterator[str]:
        """The words that are neither options nor values of the verb's own options."""
        takes_value = {
            name
            for param in self._fixed
            if isinstance(param, TyperOption) and not param.is_flag
            for name in param.opts
        }
        before = ""
        for word in args:
            is_word = word == "-" or not word.startswith("-")
            if is_word and before not in takes_value:
                yield word
            before = word

    def _examples(self) -> str:
        verb = f"formspiel {self.name}"
        if not self._game:
            names = ", ".join(shipped_games())
            return (
                f"Games: {names}, and those of other packages."
                f" {verb} GAME --help shows the options of that game."
            )
        words = self._info.examples or ("--seed 7",)
        examples = [f"{verb} {self._game} {self._example(self._info)}{one}" for one in words]
        return f"Example: {'   |   '.join(examples)}"

    def _example(self, _info: GameInfo) -> str:
        """What an example says before it comes to the options of the game."""
        return ""


class BotsCommand(GameCommand):
    """A verb whose argument GAME names a game that bots play."""

    def _example(self, info: GameInfo) -> str:
        level = info.levels[-2] if len(info.levels) > 1 else "random"
        return f"--seats {','.join([level] * info.least_seats)} --games 20 "


class ContestCommand(GameCommand):
    """A verb whose argument GAME names a game that bots play against one another."""

    def _example(self, info: GameInfo) -> str:
        names = ",".join(info.levels[:3] or ("random", "flat"))
        return f"--players {names} --games 20 --report report.html "


class RecordCommand(GameCommand):
    """A verb whose argument FILE is a record: the options are those of the game's solver."""

    def _own_options(self, args: list[str]) -> tuple[Option, ...]:
        if not (words := list(self._loose_words(args))):
            return ()
        from formspiel.cli.files import peek_game
        from formspiel.cli.games import find_solver

        for word in words:
            game = peek_game(Path(word))
            if game is not None and game.info.has_solver:
                return find_solver(game.id).wishes
        return ()

    def _examples(self) -> str:
        return (
            "Examples: formspiel solve game.json --seat 0   |   formspiel solve game.json --round 2"
            "   |   formspiel solve records/ --workers 4 --json"
            "   |   formspiel solve game.json --help shows what else the solver of that game can be"
            " told"
        )


def tell_flags(sentence: str, options: Iterable[Option]) -> str:
    """A sentence about an option of a record, with the flag by which the command knows it.

    >>> from formspiel.core.options import Option
    >>> series = Option("games", "number", "", "game", "", flag="--series")
    >>> tell_flags("the option games must be null or a whole number", [series])
    '--series must be none or a whole number'
    """
    for option in options:
        named = f"the option {option.key} "
        if sentence.startswith(named):
            told = sentence.removeprefix(named).replace("must be null or", f"must be {NONE} or", 1)
            return f"{'/'.join(option.flags)} {told}"
    return sentence


def _parameter(name: str, option: Option) -> TyperOption:
    """An option of a game as the command takes it."""
    settings: dict[str, Any] = {"param_decls": [name, "/".join(option.flags)], "help": option.help}
    if option.kind == "flag":
        return TyperOption(type=bool, is_flag=True, default=None, **settings)
    if option.kind == "number" and not option.is_optional:
        return TyperOption(type=int, metavar=option.metavar, **settings)
    metavar = f"{option.metavar}|{NONE}" if option.is_optional else option.metavar
    return TyperOption(type=str, metavar=metavar, **settings)


def _value(option: Option, said: Any) -> Any:
    """What was said, as a record has it."""
    if option.is_optional and said == NONE:
        return None
    if option.is_optional and option.kind == "number":
        return _number(option, said)
    if option.kind != "list":
        return said
    return [word.strip() for word in said.split(",") if word.strip()]


def _number(option: Option, said: str) -> int:
    try:
        return int(said)
    except ValueError:
        raise typer.BadParameter(
            f"{said!r} is neither a whole number nor {NONE}.", param_hint=f"'{option.flags[0]}'"
        ) from None
