"""`igroteka data`: the printed facts of a game, for the person who owns the box to correct."""

from __future__ import annotations

import sys
from argparse import Namespace

from igroteka.cli.arguments import Commands, add_data, add_game, command, the_game

DESCRIPTION = """\
Print the facts of a game: numbers of cards, points, each with the source it was taken from (book, derived,
third-party, ours). If your box says otherwise, save a copy as DIR/<game>.toml, correct it there, and give
--data DIR to the commands that play. A record carries the fingerprint of its facts and what was changed."""

EXAMPLES = """
mkdir mine && igroteka data GAME > mine/GAME.toml
igroteka data GAME --data mine          check the copy and print it
igroteka play GAME --data mine          play with it
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "data", "print the facts of a game", DESCRIPTION, EXAMPLES, run)
    add_game(parser)
    add_data(parser)


def run(args: Namespace) -> int:
    """Print the file as it is; what an owner changed goes to the error stream, so that the output stays a data file."""
    data = the_game(args).data
    sys.stdout.write(data.text)
    for change in data.changes:
        print(f"igroteka: changed: {change}", file=sys.stderr)
    return 0
