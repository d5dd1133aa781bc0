"""Where others reach this machine."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  asked for by name
MOST = 4
BEYOND = "192.0.2.1"
"""An address that is nobody's: no packet is sent to find out by which way it would go."""


def find_addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which others can open the page; none if only this machine can."""
    if host not in EVERYWHERE:
        return () if _is_own(host) else (f"http://{_written(host)}:{port}",)
    found = dict.fromkeys(address for address in _own_addresses() if not _is_own(address))
    return tuple(f"http://{_written(address)}:{port}" for address in found)[:MOST]


def _own_addresses() -> Iterator[str]:
    """The addresses of this machine, the one that leads into the network first."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((BEYOND, 9))
            yield probe.getsockname()[0]
        except OSError:
            pass
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])
    except OSError:
        return


def _is_own(host: str) -> bool:
    """Whether an address leads nowhere but to the machine that asks."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
