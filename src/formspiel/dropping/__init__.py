"""What games share in which things fall on a board."""

from formspiel.dropping.drops import Column, Drop, Drops
from formspiel.dropping.falling import Profile, land, profile, rest

__all__ = ["Column", "Drop", "Drops", "Profile", "land", "profile", "rest"]
