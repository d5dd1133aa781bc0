"""The WebSocket of a table: one client each, its messages, and what is told to whom."""
