"""The command, also as `python -m formspiel`: how it is stopped before, meanwhile and after."""

from __future__ import annotations

import atexit
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from types import FrameType

AGAIN_SECONDS = 0.05


class Ended(SystemExit):
    """Somebody ends this process by SIGTERM: no more is told, but all is tidied up."""

    has_come = False


def main() -> None:
    """Run the command of this process."""
    is_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_heard:
        # While modules are being loaded there is nothing to tell yet.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        sys.unraisablehook = _hear_again
    # What is registered first runs last.
    atexit.register(_die)
    from formspiel.cli.main import main as run  # noqa: PLC0415  it takes a tenth of a second

    if is_heard:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _end)
    try:
        run()
    finally:
        if is_heard:
            # All has been said; whoever is in a hurry now need not wait for the end.
            signal.signal(signal.SIGINT, signal.SIG_DFL)


def _end(_number: int, _frame: FrameType | None) -> None:
    # A second one ends it at once.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Ended.has_come = True
    raise Ended(128 + signal.SIGTERM)


def _die() -> None:
    """Die of the signal that has ended us: whoever sent it sees that it did."""
    if Ended.has_come:
        signal.raise_signal(signal.SIGTERM)


def _hear_again(lost: UnraisableHookArgs) -> None:
    """Raise an interrupt anew that came where Python can only drop it, as in a callback."""
    if not issubclass(lost.exc_type, KeyboardInterrupt | Ended):
        sys.__unraisablehook__(lost)
        return
    import threading  # noqa: PLC0415  hardly ever needed

    threading.Timer(AGAIN_SECONDS, _interrupt).start()


def _interrupt() -> None:
    """Interrupt the main thread, also where it sleeps or waits."""
    import _thread  # noqa: PLC0415
    import threading  # noqa: PLC0415

    if sys.platform == "win32":
        _thread.interrupt_main()
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)


if __name__ == "__main__":
    main()
