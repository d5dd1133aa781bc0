"""A home-made board of FITS that scores in every way there is."""

from formspiel.games.fits.components import FitsEdition, parse_edition

PICTURE = """
A.___2
..B...
......
m..C..
......
x...x.
.o....
......
...o..
_.....
......
2....m
"""


def everything_at_once(last_word: int = -2) -> FitsEdition:
    """The shipped edition with the board "home"; the last of its words has so many points."""
    return parse_edition(
        f'''
extends = "2009"
id = "home"
title = "ours"

[[board]]
id = "home"
provenance = "reconstructed"
source = "made at home"
row_bonus = 2
symbol_points = [0, -1, 4]
unused_letter = 1
words = [
    {{ text = "AB", points = 6 }},
    {{ text = "BC", points = 5 }},
    {{ text = "C", points = {last_word} }},
]
picture = """{PICTURE}"""

[board.fields]
A = {{ letter = "A" }}
B = {{ letter = "B" }}
C = {{ letter = "C" }}
x = {{ symbol = "star" }}
o = {{ symbol = "moon" }}
_ = {{ blank = true }}
2 = {{ value = 2 }}
m = {{ value = -7 }}
'''
    )
