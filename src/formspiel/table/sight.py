"""What one seat, or a spectator, may see of a table and of its log.

Where several seats act on one card, what the others did with it shows as hidden until all
have acted; then it is told again in full, under the same number.
"""

from __future__ import annotations

from collections.abc import Iterator

from formspiel.core.game import Json, Outcome, Phrase, Picture, Seat
from formspiel.core.record import REMARKS, listed
from formspiel.table.entry import Happened, Made, Revealed, Seated, format_entry
from formspiel.table.holder import show_holder
from formspiel.table.table import Moment, Table

SECRETS = {Made: ("holders", "secret", "invite", "spectate"), Seated: ("token",)}
ALL, HIDDEN = "all", "hidden"


def hidden_numbers(table: Table) -> frozenset[int]:
    """The entries whose moves only their own seat may see."""
    if not table.game.acts_together:
        return frozenset()
    hidden = set(table.undone)
    if table.acting:
        for moment in table.moments:
            if moment.entry is None or moment.entry.by == "chance":
                break
            hidden.add(moment.number)
    return frozenset(hidden)


def rest(table: Table, seat: Seat | None, after: int) -> Iterator[int]:
    """The numbers of the entries that one who has seen all up to `after` has yet to see.

    That is all later ones, and the moves that were hidden then and are not now.
    """
    count = len(table.log)
    if table.game.acts_together and 0 <= after < count - 1:
        is_told = any(_tells(table, number) for number in range(after + 1, count))
        number = after
        earlier = []
        while is_told and not _tells(table, number) and number > 0:
            entry = table.log[number]
            if isinstance(entry, Happened) and entry.seat != seat:
                earlier.append(number)
            number -= 1
        yield from reversed(earlier)
    yield from range(max(after + 1, 0), count)


def _tells(table: Table, number: int) -> bool:
    """Whether an entry comes only when all have acted on the card."""
    entry = table.log[number]
    return isinstance(entry, Revealed) or (isinstance(entry, Happened) and entry.by == "chance")


def side(table: Table, number: int, seat: Seat | None, hidden: frozenset[int]) -> Seat | str | None:
    """From which side an entry is seen; those with the same side see the same."""
    entry = table.log[number]
    if not isinstance(entry, Happened):
        return ALL
    if number in hidden and entry.seat != seat:
        return HIDDEN
    return seat if table.game.has_secrets(table.config) and entry.by == "chance" else ALL


def show(table: Table, number: int, seen_from: Seat | str | None) -> Json:
    """An entry as it is seen from a side, with its number."""
    entry = table.log[number]
    data = {"number": number, **format_entry(entry)}
    for key in SECRETS.get(type(entry), ()):
        del data[key]
    if isinstance(entry, Made):
        data["commitment"] = table.dealer.commitment
    elif isinstance(entry, Happened):
        # An id is its maker's business; the answer to the command tells it.
        del data["id"]
        if seen_from == HIDDEN:
            data["event"] = {"seat": entry.seat, "hidden": True, "at": entry.event["at"]}
        else:
            game = table.game
            told = {key: v for key, v in entry.event.items() if key not in REMARKS}
            event = game.parse_event(table.config, told)
            words: Phrase | None = game.describe(event)
            if seen_from != ALL:
                who = None if isinstance(seen_from, str) else seen_from
                hidden = game.hide(table.config, event, who)
                data["event"] = {**hidden, "at": entry.event["at"]}
                if hidden != told:
                    words = game.describe_hidden(event)
            if words is not None:
                data["phrase"] = show_phrase(words)
    else:
        data.pop("id", None)
    return data


def told_moment(table: Table) -> Moment:
    """The latest moment of which all may know all but hands: before moves yet hidden."""
    moment = table.moment
    if table.game.acts_together and table.acting:
        while moment.entry is not None and moment.before and moment.entry.by != "chance":
            moment = moment.before
    return moment


def closed_round(table: Table, seat: Seat | None) -> Json | None:
    """The round as a seat saw it end, if it ended with the last move that all know of."""
    now = moment = told_moment(table)
    while moment.before is not None and moment.entry is not None and moment.entry.by == "chance":
        moment = moment.before
    if moment.before is None:
        return None
    game = table.game
    return game.close_round(game.view(moment.before.state, seat), game.view(now.state, seat))


def show_phrase(phrase: Phrase) -> Json:
    """A phrase as JSON."""
    return {"key": phrase.key, "values": dict(phrase.values)}


def show_score(outcome: Outcome) -> Json:
    """The scores, item by item."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "rounds": [
            {
                "title": show_phrase(done.title),
                "about": {key: listed(value) for key, value in done.about},
                "is_over": done.is_over,
                "scores": list(done.scores),
                "items": [
                    [
                        {
                            "what": show_phrase(item.what),
                            "points": item.points,
                            "where": listed(item.where),
                        }
                        for item in own
                    ]
                    for own in done.items
                ],
            }
            for done in outcome.rounds
        ],
    }


def show_picture(picture: Picture) -> list[list[Json]]:
    """A picture as JSON: lines of marks, the top line first."""
    return [[{"text": mark.text, "style": mark.style} for mark in line] for line in picture]


def show_table(table: Table) -> Json:
    """What anybody at the table may know of it, besides the game itself."""
    made = table.made
    return {
        "game": made.game,
        "edition": made.edition,
        "options": made.options,
        "title": made.title,
        "is_public": made.is_public,
        "is_practice": made.is_practice,
        "seats": [show_holder(holder) for holder in table.holders],
        "clock": None
        if table.clock is None
        else {
            "move_seconds": table.clock.move_seconds,
            "grace_seconds": table.clock.grace_seconds,
        },
        "commitment": table.dealer.commitment,
        "secret": table.dealer.secret.hex() if table.is_told else None,
        "has_begun": table.has_begun,
        "is_over": table.is_over,
        "rematch_of": made.rematch_of or None,
        "rematch": table.rematch or None,
    }
