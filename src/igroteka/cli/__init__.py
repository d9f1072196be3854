"""The command line: one module for each command."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence

from igroteka import __version__
from igroteka.cli import arena, balance, data, games, play, replay, rules, selfplay, serve, tables, verify
from igroteka.cli.arguments import Parser, with_examples
from igroteka.cli.build import build
from igroteka.core.errors import IgrotekaError

COMMANDS = (games, play, rules, data, selfplay, arena, balance, replay, verify, serve, tables)

PIPE_CLOSED, BAD_INPUT, INTERRUPTED = 1, 2, 130

DESCRIPTION = """\
Игротека: exact engines of Russian card and board games, for people, hosts and bots. Begin with `igroteka games`,
then `igroteka play GAME`; every command has a --help of its own, with examples."""

EXAMPLES = """
igroteka games                          what can be played
igroteka play GAME                      against a bot, here in the terminal
igroteka rules GAME --lang ru           the rules
igroteka selfplay GAME greedy random    bots among themselves
"""

EXIT_CODES = "exit codes: 0 done; 1 a check failed; 2 bad input, told in one sentence; 130 interrupted"


def parser() -> ArgumentParser:
    """The commands and their options."""
    epilog = f"{with_examples(EXAMPLES)}\n{EXIT_CODES}"
    top = Parser("igroteka", description=DESCRIPTION, epilog=epilog, formatter_class=RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"igroteka {__version__} ({build()})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; bad input is one sentence, Ctrl-C a way to end, not a failure."""
    forgive_encodings()
    try:
        args = parser().parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
    except IgrotekaError as error:
        print(f"igroteka: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the person who read our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def forgive_encodings() -> None:
    """A letter that a terminal does not have is no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
