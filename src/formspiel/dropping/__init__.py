"""What games share in which things fall on a board."""

from formspiel.dropping.drops import Column, Drop, Drops
from formspiel.dropping.falling import Profile, land, profile, rest
from formspiel.dropping.growth import find_growth
from formspiel.dropping.numbering import NumberedDrops

__all__ = [
    "Column",
    "Drop",
    "Drops",
    "NumberedDrops",
    "Profile",
    "find_growth",
    "land",
    "profile",
    "rest",
]
