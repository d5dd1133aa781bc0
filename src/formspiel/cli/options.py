"""Verbs about a game: each has, beside its own options, those of the game that is named.

Which game that is shows in the words; only that one is loaded, and only if a word names one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperOption

from formspiel.core.names import shipped_games

if TYPE_CHECKING:
    from formspiel.core.game import AnyGame
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
        self._game: AnyGame | None = None

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
        self._game = self._named_game(args)
        return self._game.info.options if self._game else ()

    def _named_game(self, args: list[str]) -> AnyGame | None:
        words = list(self._loose_words(args))
        if not words:
            return None
        from formspiel.cli.games import find_game

        named = [word for word in words if word in shipped_games()]
        # The values of options that are not known yet are among the words, too.
        return find_game((named or words)[0])

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
        if self._game is None:
            names = ", ".join(shipped_games())
            return (
                f"Games: {names}, and those of other packages."
                f" {verb} GAME --help shows the options of that game."
            )
        words = self._game.info.examples or ("--seed 7",)
        examples = [f"{verb} {self._game.id} {self._example(self._game)}{one}" for one in words]
        return f"Example: {'   |   '.join(examples)}"

    def _example(self, _game: AnyGame) -> str:
        """What an example says before it comes to the options of the game."""
        return ""


class BotsCommand(GameCommand):
    """A verb whose argument GAME names a game that bots play."""

    def _example(self, game: AnyGame) -> str:
        level = game.info.levels[-2] if len(game.info.levels) > 1 else "random"
        return f"--seats {','.join([level] * game.info.least_seats)} --games 20 "


class RecordCommand(GameCommand):
    """A verb whose argument FILE is a record: the options are those of the game's solver."""

    def _own_options(self, args: list[str]) -> tuple[Option, ...]:
        from formspiel.cli.files import peek_game
        from formspiel.cli.games import find_solver

        for word in self._loose_words(args):
            game = peek_game(Path(word))
            if game is not None and game.info.has_solver:
                return find_solver(game.id).wishes
        return ()

    def _examples(self) -> str:
        return (
            "Examples: formspiel solve game.json --seat 0   |   formspiel solve game.json --round 2"
            "   |   formspiel solve game.json --help shows what else the solver of that game can be"
            " told"
        )


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
