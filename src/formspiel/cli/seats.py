"""Who sits at a terminal: people by their names, and bots by theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from formspiel.cli.games import check_player
from formspiel.cli.trouble import Trouble
from formspiel.core.game import AnyGame
from formspiel.locales import Texts
from formspiel.players import player_names
from formspiel.table.holder import BOT, PERSON, Holder

LONGEST_NAME = 40


def read_seats(game: AnyGame, said: str) -> tuple[Holder, ...]:
    """The holders of all seats, from a number of people or from names.

    A name that a bot has, or `module:function`, is that bot; any other is a person's.
    """
    words = [word.strip() for word in said.split(",")]
    if len(words) == 1 and words[0].lstrip("+-").isdecimal():
        if len(words[0]) > LONGEST_NAME:
            raise Trouble("seats must be a small number, or names")
        if (people := int(words[0])) < 0:
            raise Trouble(f"{people} people cannot play")
        return (Holder(PERSON),) * people
    if not all(words):
        raise Trouble("--seats is a number, or a name for each seat, with commas between")
    return hold_seats(game, words)


def hold_seats(game: AnyGame, names: Sequence[str]) -> tuple[Holder, ...]:
    """The holders of seats by their names, as a saved game has them."""
    bots = set(player_names(game.id))
    holders = []
    for name in names:
        is_bot = name in bots or ":" in name
        if (not is_bot and len(name) > LONGEST_NAME) or not name.isprintable():
            raise Trouble(f"a name has at most {LONGEST_NAME} signs that can be printed")
        if is_bot:
            check_player(game.id, name)
        holders.append(Holder(BOT, level=name) if is_bot else Holder(PERSON, name))
    return tuple(holders)


def name_seats(game: AnyGame, holders: Sequence[Holder], texts: Texts) -> list[str]:
    """What all are called in the language of the texts, bots as on the page.

    Those of the same name get a number.
    """
    names = []
    for seat, holder in enumerate(holders, 1):
        name = holder.name or holder.level or texts("player", number=seat)
        if holder.kind == BOT:
            try:
                name = texts(f"bot-{game.id}-{holder.level}")
            except KeyError:
                name = holder.level
        names.append(name)
    total, so_far = Counter(names), Counter[str]()
    for seat, name in enumerate(names):
        if total[name] > 1:
            so_far[name] += 1
            names[seat] = f"{name} {so_far[name]}"
    return names
