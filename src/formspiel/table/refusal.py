"""Why something is not done: every code there is, and the exception that carries one."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

OTHER_CLOSE = 4400
"""The close code of a WebSocket where none says more."""


class Code(StrEnum):
    """A reason for programs, with the status of an HTTP answer that gives it.

    `close` is the close code of a WebSocket that is closed for this reason.
    """

    status: int
    close: int

    def __new__(cls, word: str, status: int = 400, close: int = OTHER_CLOSE) -> Self:
        """A code by its word."""
        code = str.__new__(cls, word)
        code._value_ = word
        code.status = status
        code.close = close
        return code

    # What cannot be read.
    MALFORMED = "malformed", 422
    UNREADABLE = "unreadable"
    BAD_OPTIONS = "bad_options", 422
    BAD_RECORD = "bad_record"
    BAD_TEXT = "bad_text"
    TOO_LARGE = "too_large", 413
    BAD_REQUEST = "bad_request"
    WRONG_METHOD = "wrong_method", 405

    # What is not there.
    NOT_FOUND = "not_found", 404
    NO_SUCH_TABLE = "no_such_table", 404, 4404
    NO_SUCH_SEAT = "no_such_seat", 404
    NO_SUCH_MOMENT = "no_such_moment", 404
    NO_SUCH_MOVE = "no_such_move", 404
    NO_SUCH_CHART = "no_such_chart", 404
    NO_SUCH_PUZZLE = "no_such_puzzle", 404
    NO_SUCH_CHALLENGE = "no_such_challenge", 404, 4404
    NO_SUCH_ENTRANT = "no_such_entrant", 404
    NO_SOLVER = "no_solver", 404
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_LEVEL = "unknown_level"

    # Who may not do it.
    NO_TOKEN = "no_token", 401
    BAD_TOKEN = "bad_token", 403
    NOT_INVITED = "not_invited", 403
    BANNED = "banned", 403
    NOT_PLAYED = "not_played", 403
    SPECTATOR = "spectator"
    NO_HELLO = "no_hello"
    HELLO_TWICE = "hello_twice"
    SEAT_LOST = "seat_lost"

    # Not now.
    ILLEGAL = "illegal"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_ALLOWED = "not_allowed"
    NOT_BEGUN = "not_begun"
    OVER = "over"
    NOT_OVER = "not_over", 409
    BOT_PLAYS = "bot_plays"
    UNDO_REFUSED = "undo_refused"
    SEAT_TAKEN = "seat_taken", 409
    NAME_TAKEN = "name_taken", 409
    NOT_OPEN = "not_open", 409
    NO_OPEN_SEAT = "no_open_seat", 409
    REMATCHED = "rematched"
    ARCHIVED = "archived", 410, 4410
    CONFLICT = "conflict", 409
    NOT_QUIET = "not_quiet"

    # Too much.
    TOO_FAST = "too_fast", 429, 4429
    TOO_MANY = "too_many", 429, 4429
    TOO_MANY_TABLES = "too_many_tables", 429
    TOO_MANY_CHALLENGES = "too_many_challenges", 429
    NO_ROOM = "no_room", 409
    TOO_MANY_MISTAKES = "too_many_mistakes", 429
    TOO_SLOW = "too_slow"
    FULL = "full"

    # The server has trouble.
    UNSTORABLE = "unstorable"
    BROKEN_TABLE = "broken_table", 500
    FAILED = "failed", 500
    STORAGE = "storage", 503
    UNWELL = "unwell", 503
    STOPPING = "stopping", 503


class Refusal(Exception):
    """A command that is not carried out: a code for programs, a sentence for people.

    `rule` names the rule of the game that is broken, where there is one.
    """

    def __init__(self, code: Code, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
