"""Showing what the program knows: hints, and reviews that tell luck from skill.

A review goes through a record for one seat. Whatever it says of a moment rests on what the
seat could see then; only hindsight, which a solver tells, knows the cards.
"""
