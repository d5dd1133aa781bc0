"""The verbs of the command, their options and their help.

Only what `--help` needs is imported here; a verb imports its room when it runs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from formspiel.cli.arguments import (
    AsJson,
    Cluster,
    DatabaseUrl,
    EditionFile,
    GameName,
    Language,
    RecordFile,
    Workers,
)
from formspiel.cli.options import SAID, BotsCommand, ContestCommand, GameCommand, RecordCommand
from formspiel.cli.table_verbs import tables
from formspiel.cli.trouble import Trouble
from formspiel.version import __version__

app = typer.Typer(
    help="Play, solve and study four classic games of shapes.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"formspiel {__version__}")
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    epilog="Without a command: serves tables on this machine and opens the page.",
)
def formspiel(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show it.")
    ] = False,
) -> None:
    """Play, solve and study four classic games of shapes."""
    if context.invoked_subcommand is None:
        from formspiel.cli.serve import run_page

        run_page()


@app.command(epilog="Example: formspiel replay game.json --json")
def replay(
    file: RecordFile, json: AsJson = False, lang: Language = None, edition: EditionFile = None
) -> None:
    """Replay a record and report the scores, item by item."""
    from formspiel.cli.replay import run_replay

    run_replay(file, as_json=json, language=lang, edition=edition)


@app.command(epilog="Example: formspiel moves game.json --seat 0 --json")
def moves(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="Only of this seat, from 0 as in records."),
    ] = None,
    json: AsJson = False,
    lang: Language = None,
    edition: EditionFile = None,
) -> None:
    """List every legal next event of the seats to act."""
    from formspiel.cli.replay import run_moves

    run_moves(file, seat, as_json=json, language=lang, edition=edition)


@app.command(epilog="Example: formspiel edition my-boards.toml")
def edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file.")],
    json: AsJson = False,
) -> None:
    """Check a home-made edition or board file, and draw it."""
    from formspiel.cli.edition import run_edition

    run_edition(file, as_json=json)


@app.command(epilog="Example: formspiel boards GAME --edition my-boards.toml")
def boards(game: GameName, edition: EditionFile = None, json: AsJson = False) -> None:
    """Draw what is in the box of a game: boards, pieces, cards."""
    from formspiel.cli.edition import run_boards

    run_boards(game, edition, as_json=json)


@app.command(cls=GameCommand)
def play(
    context: typer.Context,
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="N|NAMES",
            help="How many people play; or who, people and bots: me,hard,master.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="The same seed, the same cards.")
    ] = None,
    lang: Language = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Save after each event; go on if it is there."),
    ] = None,
    edition: EditionFile = None,
    think: Annotated[
        float, typer.Option("--think", metavar="SECONDS", help="What a master may spend on a move.")
    ] = 1.0,
    practice: Annotated[
        bool, typer.Option("--practice", help="Moves can be taken back freely.")
    ] = False,
) -> None:
    """Play in the terminal: people who take turns, and bots."""
    from formspiel.cli.play import Wish, run_play

    said = context.meta[SAID]
    run_play(Wish(game, seats, said, seed, lang, save, edition, think, practice))


@app.command(epilog="Example: formspiel players --lang fr")
def players(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game; all if left out.")
    ] = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say how the bots of each level think."""
    from formspiel.cli.players import run_players

    run_players(game, as_json=json, language=lang)


@app.command(cls=BotsCommand)
def simulate(
    context: typer.Context,
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="NAMES", help="Bots, one a seat; `players` tells of them."),
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="The same seed, the same result.")
    ] = 0,
    workers: Workers = 1,
    cluster: Cluster = "",
    think: Annotated[
        float, typer.Option("--think", metavar="SECONDS", help="What a master may spend on a move.")
    ] = 1.0,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Keep every game as a record.")
    ] = None,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games; report means, wins and ranks."""
    from formspiel.cli.simulate import plan_of, run_simulate

    said, is_kept = context.meta[SAID], save is not None
    plan = plan_of(game, seats, said, seed, think, edition, keep_records=is_kept)
    run_simulate(plan, games, workers, cluster, save, as_json=json)


@app.command(cls=ContestCommand)
def tournament(
    context: typer.Context,
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="NAMES", help="Two or more; the levels if left out."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many deals all of them get.")
    ] = 20,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="How many sit at a table.")
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="The same seed, the same result.")
    ] = 0,
    workers: Workers = 1,
    cluster: Cluster = "",
    think: Annotated[
        float, typer.Option("--think", metavar="SECONDS", help="What a master may spend on a move.")
    ] = 1.0,
    luck: Annotated[
        float,
        typer.Option(
            "--luck", metavar="EFFORT", help="Subtract luck: seconds of judging a seat and game."
        ),
    ] = 0.0,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="DIR|FILE", help="Keep every game; or the answer as JSON."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write a report as HTML.")
    ] = None,
    edition: EditionFile = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let every bot meet every other with the same cards."""
    from formspiel.cli.tournament import Wanted, contest_of, run_tournament

    said = context.meta[SAID]
    contest = contest_of(game, players, seats, said, seed, think, luck, edition)
    run_tournament(contest, games, Wanted(workers, cluster, save, report, lang, json))


@app.command(cls=RecordCommand)
def solve(
    context: typer.Context,
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE…",
            help="A record, or several, or a folder; - reads standard input."
            " GAME-CHART: a chart of a game that has one.",
        ),
    ],
    number: Annotated[
        int | None, typer.Option("--round", metavar="N", help="Only this round, from 1.")
    ] = None,
    seat: Annotated[
        int, typer.Option("--seat", metavar="N", help="For this seat, from 0 as in records.")
    ] = 0,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", help="At most so long a round.")
    ] = 60.0,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Write the best line as a record."),
    ] = None,
    workers: Workers = 1,
    cluster: Cluster = "",
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Find the best score that was possible with the same cards."""
    wishes = context.meta[SAID]
    if len(files) > 1 or files[0].is_dir():
        from formspiel.cli.solve_many import Task, run_solve_many

        if save is not None:
            raise Trouble("--save writes the best line of one record")
        task = Task(number, seat, seconds, tuple(wishes.items()), edition)
        run_solve_many(files, task, workers, cluster, as_json=json)
        return
    from formspiel.cli.solve import run_chart, run_solve

    file = files[0]
    if not run_chart(str(file), edition, as_json=json):
        run_solve(file, number, seat, seconds, wishes, save=save, edition=edition, as_json=json)


@app.command(
    epilog="Examples: formspiel dataset records/ --out games.parquet"
    "   |   formspiel dataset all.jsonl --game GAME --seats 2 --out games.parquet"
)
def dataset(
    sources: Annotated[
        list[Path],
        typer.Argument(metavar="DIR…", help="Folders of records, records, or what export wrote."),
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="What to write; a new file.")],
    game: Annotated[
        str | None, typer.Option("--game", metavar="NAME", help="Only records of this game.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="Only records of so many seats.")
    ] = None,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Write the decisions of many records as a Parquet file."""
    from formspiel.cli.dataset import run_dataset

    run_dataset(sources, out, game, seats, edition, as_json=json)


@app.command(epilog="Example: formspiel puzzle GAME --level 3 --seed 7")
def puzzle(
    game: GameName,
    level: Annotated[
        int | None, typer.Option("--level", metavar="1-5", help="How hard, from 1 to 5.")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="N", help="The same seed and level, the same puzzle."),
    ] = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Solve puzzles whose best answer is proven."""
    from formspiel.cli.puzzle import run_puzzle

    run_puzzle(game, level, seed, as_json=json, language=lang)


@app.command(epilog="Example: formspiel review game.json --seat 1 --effort 20")
def review(
    file: RecordFile,
    seat: Annotated[
        int, typer.Option("--seat", metavar="N", help="For this seat, from 0 as in records.")
    ] = 0,
    effort: Annotated[
        float,
        typer.Option("--effort", metavar="S", help="About so many seconds go into the judging."),
    ] = 12.0,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the answer as JSON.")
    ] = None,
    json: AsJson = False,
    lang: Language = None,
    edition: EditionFile = None,
) -> None:
    """Tell luck from skill, and what would have been better."""
    from formspiel.cli.review import run_review

    run_review(file, seat, effort, save, as_json=json, language=lang, edition=edition)


@app.command(epilog="Example: formspiel bench --runs 3 --json")
def bench(
    games: Annotated[
        str | None,
        typer.Option("--games", metavar="NAMES", help="Which, with commas between; else all."),
    ] = None,
    runs: Annotated[int, typer.Option("--runs", metavar="N", help="Runs a figure.")] = 7,
    json: AsJson = False,
) -> None:
    """Measure random play a second, by kernels and plain rules."""
    from formspiel.cli.bench import run_bench

    run_bench(games, runs, as_json=json)


@app.command(
    epilog="Examples: formspiel serve --host 0.0.0.0 --port 8000"
    "   |   formspiel serve --database postgresql://me@localhost/formspiel --workers 4"
    "   |   formspiel serve --players ada=my_bots:play"
)
def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="NAME", help="Who may connect: 0.0.0.0 is everybody.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535)] = 8000,
    database: DatabaseUrl = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, help="Processes; needs PostgreSQL.")
    ] = 1,
    editions: Annotated[
        Path | None,
        typer.Option("--editions", metavar="DIR", help="Home-made editions to play with."),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Bots of your own for its tables: module:function, or NAME=module:function.",
        ),
    ] = None,
) -> None:
    """Serve tables for friends and bots, in the browser."""
    from formspiel.cli.serve import run_serve

    run_serve(host, port, database, workers, editions, players)


@app.command(epilog="Example: formspiel verify game.record.json --json")
def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None,
        typer.Option(
            "--commitment", metavar="HEX", help="What was shown before the first card, if kept."
        ),
    ] = None,
    secret: Annotated[
        str | None,
        typer.Option(
            "--secret", metavar="HEX", help="The dealer's, as a challenge tells it when it is over."
        ),
    ] = None,
    json: AsJson = False,
    edition: EditionFile = None,
) -> None:
    """Check every card and roll of a record by its dealer's secret."""
    from formspiel.cli.verify import run_verify

    run_verify(file, as_json=json, edition=edition, commitment=commitment, secret=secret)


@app.command(
    epilog="Examples: formspiel export records/   |   formspiel export all.jsonl"
    " --database sqlite:///club.db"
)
def export(
    target: Annotated[
        Path,
        typer.Argument(metavar="TARGET", help="A folder, or with an ending, one file of lines."),
    ],
    database: DatabaseUrl = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite the file, if there is one.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Write all tables of a server as records."""
    from formspiel.cli.export import run_export

    run_export(target, database, is_forced=force, as_json=json)


@app.command("import", epilog="Example: formspiel import records/ --database sqlite:///club.db")
def import_(
    source: Annotated[
        Path,
        typer.Argument(metavar="SOURCE", help="A record, a folder of them, or what export wrote."),
    ],
    database: DatabaseUrl = None,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    """Keep records in the archive of a server."""
    from formspiel.cli.export import run_import

    run_import(source, database, edition, as_json=json)


app.add_typer(
    tables,
    name="tables",
    epilog="Examples: formspiel tables list   |   formspiel tables ban 203.0.113.7",
)


@app.command(epilog="Example: formspiel backup club-2026-05-01.db --database sqlite:///club.db")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write; a new file.")],
    database: DatabaseUrl = None,
    json: AsJson = False,
) -> None:
    """Copy the SQLite database of a server, also while it runs."""
    from formspiel.cli.backup import run_backup

    run_backup(file, database, as_json=json)


@app.command(epilog="Example: formspiel restore club-2026-05-01.db --database sqlite:///club.db")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What backup wrote.")],
    database: DatabaseUrl = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace the database, if there is one.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Put a backup in the place of a server's database."""
    from formspiel.cli.backup import run_restore

    run_restore(file, database, is_forced=force, as_json=json)


@app.command(epilog="Example: formspiel doctor --database sqlite:///club.db")
def doctor(database: DatabaseUrl = None, json: AsJson = False) -> None:
    """Tell what is installed, where data lie, and if all is well."""
    from formspiel.cli.doctor import run_doctor

    run_doctor(database, as_json=json)
