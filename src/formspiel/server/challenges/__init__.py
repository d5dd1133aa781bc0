"""The same cards for everybody: dailies, challenges for friends, and events."""
