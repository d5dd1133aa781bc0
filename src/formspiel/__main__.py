"""The command, also as `python -m formspiel`: what Ctrl-C means before, meanwhile and after."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

AGAIN_SECONDS = 0.05


def main() -> None:
    """Run the command of this process."""
    is_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_heard:
        # While modules are being loaded there is nothing to tell yet.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        sys.unraisablehook = _hear_again
    from formspiel.cli.main import main as run  # noqa: PLC0415  it takes a tenth of a second

    if is_heard:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        run()
    finally:
        if is_heard:
            # All has been said; whoever is in a hurry now need not wait for the end.
            signal.signal(signal.SIGINT, signal.SIG_DFL)


def _hear_again(lost: UnraisableHookArgs) -> None:
    """Raise an interrupt anew that came where Python can only drop it, as in a callback."""
    if not issubclass(lost.exc_type, KeyboardInterrupt):
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
