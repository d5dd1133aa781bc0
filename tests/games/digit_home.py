"""Home-made editions of DIGIT, larger and smaller than the box."""

from functools import cache

from formspiel.core.edition_file import read_shipped
from formspiel.games.digit.components import DigitEdition, parse_edition


@cache
def home_made(sticks: int, cards: int, hand: int) -> DigitEdition:
    """An edition with so many sticks, the cards that this makes, and so many cards a hand."""
    text = read_shipped("digit", "1987").replace('id = "1987"', 'id = "home"')
    for old, new in (
        ("count = 5\n", f"count = {sticks}\n"),
        ("count = 55\n", f"count = {cards}\n"),
        ("size = 5", f"size = {hand}"),
        ("most = 5", f"most = {min(hand, 5)}"),
    ):
        text = text.replace(old, new, 1)
    return parse_edition(text)
