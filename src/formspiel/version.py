"""The version, in a place that leads to no other room."""

__version__ = "0.1.0"
