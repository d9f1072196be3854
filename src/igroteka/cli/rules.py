"""`igroteka rules`: the rules of a game in our own words, and what stands behind them."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.cli.arguments import Commands, add_game, add_json, add_language, command
from igroteka.cli.screen import console
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadOptions
from igroteka.registry import folder
from igroteka.rules import Place, Row, Rule, missing, rules, trace

DESCRIPTION = """\
Print the rules of a game, clause by clause, then our rulings where the book leaves a doubt, then worked examples.
Every clause has an id; the game names it when it refuses a move. --trace shows, for each of them, the code that
follows it and the tests that watch it, and fails if one has none."""

EXAMPLES = """
igroteka rules GAME --lang ru
igroteka rules GAME --clause ID
igroteka rules GAME --trace
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "rules", "print the rules of a game", DESCRIPTION, EXAMPLES)
    add_game(parser)
    parser.add_argument("--clause", metavar="ID", help="only this clause, ruling or example")
    parser.add_argument("--trace", action="store_true", help="show code and tests; exit code 1 if something is missing")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the rules, or the trace."""
    folder(args.game)
    if args.trace:
        return run_trace(args)
    found = [rule for rule in rules(args.game).values() if args.clause in (None, rule.id)]
    if not found:
        raise BadOptions(f"clause: {args.game} has no {args.clause[:40]!r}; there are {', '.join(rules(args.game))}")
    if args.json:
        print(json.dumps([dumped(rule, args.lang) for rule in found], ensure_ascii=False))
    else:
        show(found, TerminalWords(args.game, args.lang), whole=args.clause is None)
    return 0


def dumped(rule: Rule, language: str) -> dict[str, object]:
    """A rule for a program."""
    return {"id": rule.id, "kind": rule.kind, "title": rule.title[language], "text": rule.text[language]}


def show(found: Sequence[Rule], words: TerminalWords, whole: bool) -> None:
    """The rules for people."""
    screen, kind = console(), "clause"
    if whole:
        screen.print(Text(words.say("title"), style="bold yellow"), Text(words.say("tagline")))
    for rule in found:
        if whole and rule.kind != kind:
            kind = rule.kind
            screen.print()
            screen.print(Text(words.say("cli-rulings" if kind == "ruling" else "cli-examples"), style="bold yellow"))
        screen.print()
        screen.print(Text.assemble((rule.title[words.language], "bold"), (f"  [{rule.id}]", "dim")))
        screen.print(Padding(Text(rule.text[words.language]), (0, 0, 0, 2)))


def run_trace(args: Namespace) -> int:
    """Rule, code, tests; and what is missing."""
    if args.clause:
        raise BadOptions("clause: the trace shows all clauses")
    rows = trace(args.game)
    holes = missing(rows)
    if args.json:
        print(json.dumps({"rows": [traced(row) for row in rows], "missing": holes}, ensure_ascii=False))
    else:
        show_trace(rows, holes)
    return 1 if holes else 0


def traced(row: Row) -> dict[str, object]:
    """A row of the trace for a program."""
    return {
        "id": row.rule.id,
        "kind": row.rule.kind,
        "code": [str(place) for place in row.code],
        "tests": [str(place) for place in row.tests],
    }


def show_trace(rows: Sequence[Row], holes: Sequence[str]) -> None:
    """The trace for people."""
    screen = console()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("rule", "code", "tests"):
        grid.add_column(title, overflow="fold")
    for row in rows:
        grid.add_row(Text(row.rule.id, style="bold"), places(row.code), places(row.tests))
    screen.print(grid)
    for hole in holes:
        screen.print(Text(f"missing: {hole}", style="bold red"))
    screen.print(Text(f"{len(rows)} rules, {len(holes)} holes", style="bold"))


def places(found: Sequence[Place]) -> Text:
    """Places, one a line."""
    return Text("\n".join(str(place) for place in found) or "–")
