"""The page: the files that were built from `web/`, kept in memory, ready to send."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from formspiel.version import __version__

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
ROOMS = (
    *("", "lobby", "mine", "new", "table", "rules", "guide", "review"),
    *("puzzles", "daily", "event", "challenge"),
)
"""The first parts of the addresses that the page itself knows what to show for."""
KEEP = "public, max-age=31536000, immutable"
ASK = "no-cache"
PLAIN = f"""Formspiel {__version__}

The table server is running. The page is not part of this installation; programs reach
the tables by HTTP and WebSocket:

  /openapi.json   every route
  /api/games      the games
  /api/tables     the lobby
"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page."""

    body: bytes
    packed: bytes | None
    """The same, with gzip, where that is shorter."""
    kind: str
    mark: str
    """Changes when the file does."""
    keep: str


class _PagePath(Convertor[str]):
    """Every path that is not one of the server's own."""

    regex = r"(?!api(?:/|$)|healthz$|metrics$|openapi\.json$).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())


def page_route(folder: Path = FOLDER) -> Route:
    """The route that serves the page; a plain sentence where it has not been built."""
    assets = load_assets(folder)

    async def show(request: Request) -> Response:
        path: str = request.path_params["path"]
        if INDEX not in assets:
            if path:
                raise HTTPException(404)
            return PlainTextResponse(PLAIN)
        if path in assets:
            return _answer(request, assets[path])
        is_wanted = "text/html" in request.headers.get("accept", "")
        is_known = path.split("/", 1)[0] in ROOMS and "." not in path
        if not is_known and not is_wanted:
            raise HTTPException(404)
        # A wrong address still gets the page, which says so and shows the way home.
        return _answer(request, assets[INDEX], 200 if is_known else 404)

    return Route("/{path:page}", show)


def load_assets(folder: Path) -> dict[str, Asset]:
    """The files of a folder by their path; none if there is no folder."""
    found = {}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.is_file():
            path = file.relative_to(folder).as_posix()
            found[path] = _load(path, file.read_bytes())
    return found


def _load(path: str, body: bytes) -> Asset:
    packed = gzip.compress(body, 9, mtime=0)
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if path.endswith(".webmanifest"):
        kind = "application/manifest+json"
    elif path.endswith(".js"):
        # Some systems have another idea of what a script is.
        kind = "text/javascript"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    mark = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    # The build puts a hash into the name of every file below assets/.
    keep = KEEP if path.startswith("assets/") else ASK
    return Asset(body, packed if len(packed) < len(body) else None, kind, mark, keep)


def _answer(request: Request, asset: Asset, status: int = 200) -> Response:
    headers = {"etag": asset.mark, "cache-control": asset.keep, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.mark:
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = asset.packed
    return Response(body, status, headers, asset.kind)
