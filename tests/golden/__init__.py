"""Golden playthroughs: one short game of each, told step by step in a readable file."""
