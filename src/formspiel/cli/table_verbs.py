"""The verbs of `formspiel tables`, for whoever runs a server."""

from __future__ import annotations

from typing import Annotated

import typer

from formspiel.cli.arguments import AsJson, DatabaseUrl

tables = typer.Typer(
    help="List, close and delete tables of a server; ban addresses.",
    rich_markup_mode=None,
    no_args_is_help=True,
)
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table.")]
TableNames = Annotated[list[str], typer.Argument(metavar="TABLE…", help="Names of tables.")]


@tables.command("list", epilog="Example: formspiel tables list --json")
def list_(database: DatabaseUrl = None, json: AsJson = False) -> None:
    """List all tables that are not archived, the quietest first."""
    from formspiel.cli.tables import run_list

    run_list(database, as_json=json)


@tables.command(epilog="Example: formspiel tables show abcdefghij234567")
def show(table: TableName, database: DatabaseUrl = None, json: AsJson = False) -> None:
    """Show what is played at a table, by whom, and how far it is."""
    from formspiel.cli.tables import run_show

    run_show(table, database, as_json=json)


@tables.command(epilog="Example: formspiel tables close abcdefghij234567")
def close(names: TableNames, database: DatabaseUrl = None, json: AsJson = False) -> None:
    """Close tables, also while people play; records are kept."""
    from formspiel.cli.tables import run_order

    run_order("close", names, database, as_json=json)


@tables.command(epilog="Example: formspiel tables delete abcdefghij234567")
def delete(names: TableNames, database: DatabaseUrl = None, json: AsJson = False) -> None:
    """Delete tables and their records for good."""
    from formspiel.cli.tables import run_order

    run_order("delete", names, database, as_json=json)


@tables.command(epilog="Example: formspiel tables ban 203.0.113.7")
def ban(
    address: Annotated[
        str | None, typer.Argument(metavar="ADDRESS", help="If left out, all are listed.")
    ] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let it in again.")] = False,
    database: DatabaseUrl = None,
    json: AsJson = False,
) -> None:
    """Keep an address out of a server; of IPv6 the first 64 bits count."""
    from formspiel.cli.tables import run_ban

    run_ban(address, database, is_lifted=lift, as_json=json)
