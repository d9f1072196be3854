"""`igroteka rules`: the rules of a game in our own words."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from igroteka.cli.arguments import Commands, add_game, add_json, add_language, command
from igroteka.cli.screen import console
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadOptions
from igroteka.registry import folder
from igroteka.rules import Rule, rules

DESCRIPTION = """\
Print the rules of a game, clause by clause, then our rulings where the book leaves a doubt, then worked examples.
Every clause has an id; the game names it when it refuses a move."""

EXAMPLES = """
igroteka rules GAME --lang ru
igroteka rules GAME --clause ID
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "rules", "print the rules of a game", DESCRIPTION, EXAMPLES, run)
    add_game(parser)
    parser.add_argument("--clause", metavar="ID", help="only this clause, ruling or example")
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Print the rules."""
    folder(args.game)
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
