"""The games, a folder each. They are found by the registry; nobody else names them."""
