"""The command `formspiel`."""
