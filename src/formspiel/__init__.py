"""Play, solve and study four classic games of shapes."""

__version__ = "0.1.0"
