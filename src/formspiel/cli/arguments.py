"""What several verbs of the command may be told."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record; - reads standard input.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, for machines.")]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="A home-made edition to play with.")
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="de, en, fr, it or nl.")
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; otherwise SQLite in the user's data folder.",
    ),
]
Workers = Annotated[int, typer.Option("--workers", metavar="K", help="Processes.")]
Cluster = Annotated[
    str,
    typer.Option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786."),
]
