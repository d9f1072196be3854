"""Arguments that several commands share, and what people may write in them."""

from __future__ import annotations

import argparse
import os
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from igroteka.core.errors import BadOptions
from igroteka.core.game import Game
from igroteka.registry import game, names
from igroteka.texts import LANGUAGES

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"


class Parser(ArgumentParser):
    """Says what is wrong in one sentence, and where to read on."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def command(
    commands: Commands,
    name: str,
    summary: str,
    description: str,
    examples: str,
    run: Callable[[Namespace], int] | None = None,
) -> ArgumentParser:
    """Declare a command whose --help teaches: what it is for, then examples, in which GAME is a game that is here.

    One that has parts of its own is run by these.
    """
    parser = commands.add_parser(
        name,
        help=summary,
        description=description,
        epilog=with_examples(examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def with_examples(examples: str) -> str:
    """The foot of a --help: commands on the left, what they do on the right."""
    rows = [line.partition("  ") for line in examples.replace("GAME", names()[0]).strip().splitlines()]
    width = max((len(command) for command, _, does in rows if does), default=0)
    return "examples:\n" + "".join(f"  {command:<{width}}  {does.strip()}".rstrip() + "\n" for command, _, does in rows)


def add_game(parser: ArgumentParser) -> None:
    """GAME."""
    parser.add_argument("game", metavar="GAME", help="id of a game, as `igroteka games` lists it")


def add_language(parser: ArgumentParser) -> None:
    """--lang."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language(os.environ),
        help="language (default: Russian if the environment's LANG is, else English)",
    )


def add_data(parser: ArgumentParser) -> None:
    """--data."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="folder with <game>.toml, your corrected copy of what `igroteka data GAME` prints",
    )


def add_json(parser: ArgumentParser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="print JSON for a program (seats counted from 0)")


def add_match(parser: ArgumentParser) -> None:
    """What a new match may be told: --seed, --option, --data."""
    parser.add_argument("--seed", metavar="S", help="a number that fixes the deal (default: a secret of 256 bits)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="set an option of the game, a set as K=V,V; repeat for more (`igroteka games` lists them)",
    )
    add_data(parser)


def language(environment: Mapping[str, str]) -> str:
    """The language of the environment: ru if it is Russian, else en."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "ru" if environment[name].lower().startswith("ru") else "en"
    return "en"


def the_game(args: Namespace) -> Game:
    """The game that was asked for, with the owner's facts if given."""
    return game(args.game, args.data)


def seed(text: str) -> int:
    """The seed that was typed."""
    if not text.isascii() or not text.isdecimal() or len(text) > 78:
        raise BadOptions(f"seed: must be a whole number from 0 to 2**256 - 1, not {text[:40]!r}")
    return int(text)


def options(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The options that were typed as k=v."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"option {text[:40]!r}: write it as name=value")
        if name not in known:
            raise BadOptions(f"option {name[:40]}: unknown; there are {', '.join(known) or 'none'}")
        if name in chosen:
            raise BadOptions(f"option {name}: is there twice")
        chosen[name] = known[name].read(value)
    return chosen


def seat_number(text: str, seats: int) -> int:
    """The seat (from 0) that was typed as a number from 1."""
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= seats:
        return int(text) - 1
    raise BadOptions(f"seat: must be a number from 1 to {seats}, not {text[:40]!r}")
