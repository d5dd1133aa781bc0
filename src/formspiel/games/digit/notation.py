"""DIGIT in writing: events and views as JSON, and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from formspiel.core.game import CHANCE, Json, Phrase, Pose, Seat, Turn, Unreadable, phrase, quoted
from formspiel.core.options import settle_options
from formspiel.core.reading import Fields, check_seats
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.events import Deal, Draw, Event, MoveStick, Reshuffle, TurnUp
from formspiel.games.digit.info import INFO, LAST_TURNS, MOST_SEATS, PLAYED_OUT, PLUS, SOLITAIRE
from formspiel.games.digit.state import Cards, Config
from formspiel.games.digit.view import View
from formspiel.geometry import Stick

FARTHEST_START = 10**15
FARTHEST_MOVE = 2 * FARTHEST_START
"""The grid has no bounds, but numbers have. However long a game wanders from where it
began, it stays within what is read, and within the whole numbers that any reader of JSON
keeps exactly."""


def configure(edition: DigitEdition, seats: int, options: Mapping[str, Any]) -> Config:
    """The agreement before the game: one closed game of Standard, if nothing else is said."""
    agreed = settle_options(INFO.title, INFO.options, options)
    variant, is_open, end = agreed["variant"], agreed["open"], agreed["end"]
    if variant != PLUS and end != PLAYED_OUT:
        raise Unreadable(f"the option end is for plus, not for {variant}")
    if variant == SOLITAIRE:
        if seats != 1:
            raise Unreadable(f"solitaire is for one seat, not {quoted(seats)}")
        if is_open:
            raise Unreadable("the option open is for standard and plus; solitaire is always open")
    else:
        check_seats(f"{INFO.title} {variant}", seats, 2, MOST_SEATS)
    return Config(edition, seats, variant, is_open, agreed["games"], end)


def options_of(config: Config) -> Json:
    """The options in full; how it ends is agreed on in Plus only."""
    options: Json = {"variant": config.variant, "open": config.is_open, "games": config.games}
    return {**options, "end": config.end} if config.variant == PLUS else options


def parse_event(config: Config, data: Json) -> Event:
    """An event of a record."""
    fields = Fields(data)
    known = config.edition.figures
    event: Event
    match fields.kind(("table", "deal", "draw", "reshuffle"), ("from",)):
        case "table":
            figure = fields.name("figure", known, "figure")
            sticks = fields.parts("sticks", "h", "v", farthest=FARTHEST_START)
            event = TurnUp(figure, sticks)
        case "deal":
            event = Deal(fields.integer("seat"), fields.names("figures", known, "figure"))
        case "draw":
            event = Draw(fields.integer("seat"), fields.names("figures", known, "figure"))
        case "reshuffle":
            event = Reshuffle()
        case _:
            stick = fields.part("from", "h", "v", farthest=FARTHEST_MOVE)
            to = fields.part("to", "h", "v", farthest=FARTHEST_MOVE)
            event = MoveStick(fields.integer("seat"), stick, to)
    fields.finish()
    return event


def format_event(event: Event) -> Json:
    """An event as a record has it."""
    match event:
        case TurnUp(figure, sticks):
            return {"chance": "table", "figure": figure, "sticks": _format_sticks(sticks)}
        case Deal(seat, figures):
            return {"chance": "deal", "seat": seat, "figures": list(figures)}
        case Draw(seat, figures):
            return {"chance": "draw", "seat": seat, "figures": list(figures)}
        case Reshuffle():
            return {"chance": "reshuffle"}
        case MoveStick(seat, stick, to):
            return {"seat": seat, "from": list(stick), "to": list(to)}


def decided_by(event: Event) -> Seat | Turn:
    """The seat whose move an event is, or CHANCE."""
    return event.seat if isinstance(event, MoveStick) else CHANCE


def hide(config: Config, event: Event, seat: Seat | None) -> Json:
    """An event as a seat may read it: of cards that others get, only how many they are."""
    written = format_event(event)
    if isinstance(event, Deal | Draw) and event.seat != seat and not config.shows_hands:
        del written["figures"]
        written["count"] = len(event.figures)
    return written


def describe(event: Event) -> Phrase:
    """What an event is in words."""
    match event:
        case TurnUp(figure, _):
            return phrase("digit-turn-up", figure=figure)
        case Deal(seat, figures):
            return phrase("digit-deal", player=seat + 1, figures=" ".join(figures))
        case Draw(seat, figures):
            return phrase("digit-draw", player=seat + 1, figures=" ".join(figures))
        case Reshuffle():
            return phrase("digit-reshuffle")
        case MoveStick(_, (x, y, way), (to_x, to_y, to_way)):
            # As texts: a language must not group the digits of a coordinate.
            start, to = f"{x},{y}", f"{to_x},{to_y}"
            return phrase("digit-move", start=start, way=way, to=to, to_way=to_way)


def describe_hidden(event: Event) -> Phrase | None:
    """Cards that another seat gets, in words: only how many they are."""
    match event:
        case Deal(seat, figures):
            return phrase("digit-deal-hidden", player=seat + 1, count=len(figures))
        case Draw(seat, figures):
            return phrase("digit-draw-hidden", player=seat + 1, count=len(figures))
        case _:
            return None


def pose(event: Event) -> Pose | None:
    """Where a stick goes; which one it is, is the choice."""
    if not isinstance(event, MoveStick):
        return None
    x, y, letter = event.to
    turned = ("v",) if letter == "h" else ("h",)
    return Pose((event.stick,), x, y, (letter,), turned, (letter,))


def notes(view: View) -> tuple[Phrase, ...]:
    """The version, the stack, the last card laid down, and what is known of other hands."""
    config = view.config
    found = [phrase(f"digit-{config.variant}")]
    if config.is_open:
        found = [phrase(f"digit-{config.variant}-open")]
    if config.games > 1:
        game = min(len(view.past) + 1, config.games)
        found.append(phrase("digit-game", game=game, of=config.games))
    found.append(phrase("digit-stack", stack=view.stack_size, pile=len(view.pile)))
    card, owner = view.pile[-1] if view.pile else ("", None)
    if owner is not None:
        found.append(phrase("digit-last", figure=card, player=owner + 1))
    if view.run:
        found.append(phrase("digit-run", count=view.run))
    is_over = len(view.past) == config.games
    if config.end == LAST_TURNS and not view.stack_size and not is_over:
        found.append(phrase("digit-last-turns", count=config.seats - view.last_turns))
    for seat, (hand, size) in enumerate(zip(view.hands, view.sizes, strict=True)):
        if seat == view.seat or size is None:
            continue
        if hand is None:
            found.append(phrase("digit-hand-size", player=seat + 1, count=size))
        elif hand:
            found.append(phrase("digit-hand", player=seat + 1, figures=" ".join(hand)))
    return tuple(found)


def format_view(view: View) -> Json:
    """A view as JSON.

    From the second game of a series on, `last` is what was to be seen of the game before when
    it ended: the same keys as now.
    """
    config = view.config
    return {
        "seat": view.seat,
        **options_of(config),
        "game": min(len(view.past) + 1, config.games),
        "past": [
            {"counts": list(done.counts), "sticks": _format_sticks(done.sticks)}
            for done in view.past
        ],
        "turn": view.turn,
        "figure": config.edition.figure_of(view.sticks),
        "sticks": _format_sticks(view.sticks),
        **_format_cards(view),
        "stack": view.stack_size,
        "due": view.due,
        "run": view.run,
        "idle": view.idle,
        "extra": view.extra,
        **({"last_turns": view.last_turns} if config.end == LAST_TURNS else {}),
        **({} if view.last is None else {"last": _format_last(view, view.last)}),
    }


def close_round(before: View, after: View) -> Json | None:
    """The view of now, with the sticks and cards of the game that has ended."""
    if len(after.past) == len(before.past):
        return None
    shown = format_view(after)
    return {**shown, **shown.get("last", {})}


def _format_last(view: View, cards: Cards) -> Json:
    ended = view.past[-1]
    return {
        "figure": view.config.edition.figure_of(ended.sticks),
        "sticks": _format_sticks(ended.sticks),
        **_format_cards(cards),
        "extra": ended.counts[0] if view.config.variant == SOLITAIRE else 0,
    }


def _format_cards(seen: View | Cards) -> Json:
    return {
        "hands": [None if hand is None else list(hand) for hand in seen.hands],
        "sizes": list(seen.sizes),
        "pile": [[card, owner] for card, owner in seen.pile],
    }


def _format_sticks(sticks: tuple[Stick, ...]) -> list[list[int | str]]:
    return [list(stick) for stick in sticks]
