"""`igroteka tables`: what a server keeps."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from igroteka.cli.arena import number
from igroteka.cli.arguments import Commands, add_json, add_language, command
from igroteka.cli.screen import console, printable
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadOptions

if TYPE_CHECKING:
    from igroteka.server.store.store import Database, Stored

DESCRIPTION = """\
Look after the tables that a server keeps: list them, take a record out, back everything up, move to another database,
delete. Looking and backing up do no harm to a running server; copying and deleting are refused until it is stopped. An
exported record tells everything, the cards that nobody has seen included."""

EXAMPLES = """
igroteka tables list                    all tables, the last played first
igroteka tables export CODE > game.jsonl    a record, for `igroteka replay`
igroteka tables backup copy.db          a copy of everything
igroteka tables copy sqlite:///old.db postgresql://user@host/igroteka    to another database, where all go on
igroteka tables delete CODE             one table
igroteka tables clean --days 90         all that nobody has touched for so long
"""

DAY = 24 * 60 * 60 * 1000


def add(commands: Commands) -> None:
    """Declare the command and its parts."""
    parser = command(commands, "tables", "look after the tables that are kept", DESCRIPTION, EXAMPLES)
    parts = parser.add_subparsers(title="parts", metavar="PART", required=True)
    add_json(part(parts, "list", "list the tables, the last played first", show))
    export = part(parts, "export", "print the record of a match", record)
    add_code(export)
    export.add_argument("--match", metavar="N", help="which match of the evening (default: the last)")
    backup = part(parts, "backup", "copy everything into a new file", copy)
    backup.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    move = part(parts, "copy", "copy everything into another database, which has no tables yet", move_house, False)
    move.add_argument("source", metavar="FROM", help="sqlite:///FILE or postgresql://…")
    move.add_argument("target", metavar="TO", help="the same; made if it is not there")
    add_language(move)
    add_code(part(parts, "delete", "delete a table and its matches", forget))
    clean = part(parts, "clean", "delete what nobody has touched for long", clean_up)
    clean.add_argument("--days", required=True, metavar="N", help="for this many days")


def part(
    parts: Commands,
    name: str,
    summary: str,
    work: Callable[[Namespace], Coroutine[None, None, int]],
    one_database: bool = True,
) -> ArgumentParser:
    """Declare one part."""
    parser = parts.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
    if one_database:
        parser.add_argument(
            "--database", metavar="URL", help="where they are kept (default: where `igroteka serve` keeps them)"
        )
    parser.set_defaults(run=lambda args: asyncio.run(work(args)))
    return parser


def add_code(parser: ArgumentParser) -> None:
    """CODE."""
    parser.add_argument("code", metavar="CODE", type=str.upper, help="the code of a table, as `list` shows it")


@asynccontextmanager
async def opened(args: Namespace, own: bool = False) -> AsyncIterator[Database]:
    """The store that was asked for, for as long as it is needed."""
    # here, so that the other commands start quickly
    from igroteka.server.store.default_database import default_database
    from igroteka.server.store.opening import open_store

    url = args.database or default_database()
    store = await open_store(url, own=False)
    if own:  # only now: who owns a database makes it if there is none, and a typing error should not
        await store.close()
        store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def show(args: Namespace) -> int:
    """Print all tables."""
    async with opened(args) as store:
        tables, sizes = await store.tables(), await store.sizes()
    rows = [row(table, sizes.get(table.code, 0)) for table in tables]
    if args.json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        console().print(drawn(rows))
    return 0


def row(table: Stored, lines: int) -> dict[str, Any]:
    """A table for a program; a document of another version is read as far as it goes."""
    document = json.loads(table.doc)
    people = [person.get("name", "") for person in document.get("persons", []) if not person.get("gone")]
    return {
        "code": table.code,
        "game": document.get("setup", {}).get("game", ""),
        "status": document.get("status", ""),
        "people": people,
        "match": document.get("match", 1),
        "lines": lines,
        "created": table.created,
        "touched": table.touched,
    }


def drawn(rows: list[dict[str, Any]]) -> Table:
    """The tables for people."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("code", "game", "status", "people"):
        grid.add_column(name)
    grid.add_column("lines", justify="right")
    grid.add_column("last touched", no_wrap=True)
    for each in rows:
        people = Text(printable(", ".join(map(str, each["people"]))))
        when = datetime.fromtimestamp(each["touched"] / 1000).strftime("%Y-%m-%d %H:%M")
        grid.add_row(each["code"], str(each["game"]), str(each["status"]), people, str(each["lines"]), when)
    return grid


async def record(args: Namespace) -> int:
    """Print the record of a match as it is kept."""
    async with opened(args) as store:
        table = await store.load(args.code)
        if table is None:
            raise BadOptions(f"table {args.code[:40]}: there is none")
        match = json.loads(table.doc).get("match", 1) if args.match is None else number("match", args.match, 1)
        empty = True
        async for line in store.each_line(args.code, match):
            sys.stdout.write(f"{line.body.decode()}\n")
            empty = False
    if empty:
        raise BadOptions(f"table {args.code}: has no record of match {match}")
    return 0


async def copy(args: Namespace) -> int:
    """Back everything up."""
    async with opened(args) as store:
        await store.backup(args.file)
    return 0


async def move_house(args: Namespace) -> int:
    """Copy everything into another database, with a bar on a terminal meanwhile."""
    from igroteka.server.store.copying import copy_tables

    words, terminal = TerminalWords(None, args.lang), console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
        task = bar.add_task(words.say("cli-tables-copying"), total=None)
        copied = await copy_tables(
            args.source, args.target, lambda done, of: bar.update(task, completed=done, total=of)
        )
    print(words.say("cli-tables-copied", **copied._asdict()))
    return 0


async def forget(args: Namespace) -> int:
    """Delete one table."""
    async with opened(args, own=True) as store:
        if not await store.delete(args.code):
            raise BadOptions(f"table {args.code[:40]}: there is none")
    return 0


async def clean_up(args: Namespace) -> int:
    """Delete all old tables, and say how many."""
    days = number("days", args.days, 0)
    async with opened(args, own=True) as store:
        gone = await store.clean(int(time.time() * 1000) - days * DAY)
    print(f"deleted: {gone}")
    return 0
