"""Who does the work of an experiment: this process, several on this machine, or a cluster.

Whoever does it, results come in the order of the tasks, so that nothing depends on who was
faster.
"""

from __future__ import annotations

import logging
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from io import BytesIO
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from formspiel.core.speed.jit import tidy_up_after

AHEAD = 512
"""So many tasks are with the crew at once: twice as many as there may be processes."""

MOST_WORKERS = 256
CONNECT_SECONDS = 10

T = TypeVar("T")
R = TypeVar("R")


class LostCrew(Exception):
    """There is nobody to do the work; the message is a sentence that says why."""


def run_in_order(
    task: Callable[[T], R], items: Iterable[T], executor: Executor | None = None
) -> Iterator[R]:
    """The results of a task for all items, in their order; LostCrew if nobody does it any more."""
    if executor is None:
        yield from map(task, items)
        return
    # A few wait, so that no worker does; were all queued at once, none could be called off.
    rest = iter(items)
    futures = deque(executor.submit(task, item) for item in islice(rest, AHEAD))
    while futures:
        try:
            done = futures.popleft().result()
        except BrokenProcessPool:
            raise LostCrew(
                "a process that did the work has died; is there enough memory?"
            ) from None
        except CancelledError:
            raise LostCrew("the cluster is gone") from None
        except Exception as error:
            # By its name: distributed need not be installed.
            if type(error).__name__ != "KilledWorker":
                raise
            raise LostCrew(
                "the same task was with several workers of the cluster that died; is there"
                " enough memory?"
            ) from None
        yield done
        futures.extend(executor.submit(task, item) for item in islice(rest, 1))


@contextmanager
def gather(workers: int = 1, cluster: str = "") -> Iterator[Executor | None]:
    """Those who do the work: a cluster, else so many processes; None for this process alone.

    When the user stops us, they end at once and say nothing.
    """
    if cluster:
        with _cluster(cluster) as executor:
            yield executor
    elif workers > 1:
        with _processes(workers) as executor:
            yield executor
    else:
        yield None


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    # They are started here, and inherit that Ctrl-C is not for them.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        executor.submit(int)
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield executor
    except BaseException:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        # First of all: one that is still starting would miss what goes with the executor.
        for process in active_children():
            process.kill()
            process.join()
            tidy_up_after(process.pid or 0)
        executor.shutdown(wait=False, cancel_futures=True)
        signal.signal(signal.SIGINT, before)
        raise
    executor.shutdown()


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        import distributed  # noqa: PLC0415  an extra, and slow to load
    except ModuleNotFoundError:
        raise LostCrew("a cluster needs more libraries: pip install 'formspiel[cluster]'") from None
    # What is wrong is told by us, in a sentence.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        connect: Any = distributed.Client
        client = connect(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError):
        raise LostCrew(f"no cluster answers at {address}") from None
    # A task that a dead worker had goes to another one: the scheduler sees to that.
    executor = client.get_executor(pure=False)
    try:
        yield _Sealed(executor)
    finally:
        # Whoever stops us does not want what is still to come.
        executor.shutdown(wait=False)
        client.close()


class _Sealed(Executor):
    """Hands out tasks that the scheduler does not open: only workers need the modules of a task."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._last: tuple[Any, bytes] = (None, b"")

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        if self._last[0] is not fn:
            self._last = fn, _seal(fn)
        return self._executor.submit(_work, self._last[1], *args, **kwargs)


def _seal(task: Callable[..., Any]) -> bytes:
    """A task as bytes; what a script that was started has of its own goes by name.

    By value compiled functions would have to be compiled anew, which not all of them can be.
    """
    import cloudpickle  # noqa: PLC0415  comes with distributed

    file = getattr(sys.modules["__main__"], "__file__", None)

    class Pickler(cloudpickle.CloudPickler):  # type: ignore[misc]  # it says nothing of its types
        def reducer_override(self, obj: Any) -> Any:
            is_named = isinstance(obj, FunctionType | type) and obj.__module__ == "__main__"
            if is_named and file is not None:
                return _find, (Path(file).stem, obj.__qualname__)
            return super().reducer_override(obj)

    to = BytesIO()
    Pickler(to).dump(task)
    return to.getvalue()


def _find(module: str, name: str) -> Any:
    """What a module in the folder of the worker, or one that is installed, has of this name."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return getattr(import_module(module), name)


@lru_cache(maxsize=4)
def _open(sealed: bytes) -> Callable[..., Any]:
    found: Callable[..., Any] = pickle.loads(sealed)  # noqa: S301  whoever reaches a worker may run anything
    return found


def _work(sealed: bytes, *args: Any, **kwargs: Any) -> Any:
    """Do a task, on a worker."""
    return _open(sealed)(*args, **kwargs)
