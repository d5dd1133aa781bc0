"""Slow, naive second implementations of the games, sharing no code with `src`."""
