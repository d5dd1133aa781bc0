"""The bots of four levels, and how they think."""
