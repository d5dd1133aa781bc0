"""The one error of the oracles."""


class Refused(Exception):
    """The record, option or event cannot be; nothing has changed."""
