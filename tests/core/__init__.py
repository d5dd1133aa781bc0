"""What a game is, and how fast code is written."""
