"""What games share in which things fall on a board."""

from formspiel.dropping.drops import Column, Drop, Drops
from formspiel.dropping.falling import Profile, land, profile, rest
from formspiel.dropping.growth import find_growth
from formspiel.dropping.numbering import NumberedDrops
from formspiel.dropping.writing import WrittenDrops, write_drops

__all__ = [
    "Column",
    "Drop",
    "Drops",
    "NumberedDrops",
    "Profile",
    "WrittenDrops",
    "find_growth",
    "land",
    "profile",
    "rest",
    "write_drops",
]
