"""`igroteka selfplay`: bots among themselves."""

from __future__ import annotations

import json
import os
import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.progress import track
from rich.table import Table
from rich.text import Text

from igroteka.bots import Bot, bot
from igroteka.cli.advice import advise
from igroteka.cli.arguments import (
    Commands,
    add_game,
    add_json,
    add_language,
    add_match,
    command,
    options,
    seed,
    the_game,
)
from igroteka.cli.record_file import ENDING, CannotSave, write
from igroteka.cli.screen import console
from igroteka.cli.words import TerminalWords
from igroteka.core.chance import SECRET_BITS, Rng, seeded
from igroteka.core.errors import BadOptions
from igroteka.core.game import Game
from igroteka.core.match.begin import new_match
from igroteka.core.match.match import Match

DESCRIPTION = """\
Let bots play games against each other, one bot for each seat, and print how the games ended. With --out every game
is written as a record, which `igroteka replay` tells as a story and any program can read: a header and one JSON
object a line. With --seed S the games have the seeds S, S+1, … and come out the same each time. To compare the
strength of bots use `igroteka arena`, which also rotates the seats."""

EXAMPLES = """
igroteka selfplay GAME greedy random
igroteka selfplay GAME search:200 greedy --games 20 --seed 1 --json
igroteka selfplay GAME greedy greedy --games 100 --out records
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "selfplay", "let bots play", DESCRIPTION, EXAMPLES, run)
    add_game(parser)
    parser.add_argument(
        "bots", metavar="BOT", nargs="+", help="random, quick, greedy, search:N or search:Nms, one for each seat"
    )
    parser.add_argument("--games", default="1", metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument(
        "--out", type=Path, metavar="PATH", help=f"write records: a folder, or for one game a file *{ENDING}"
    )
    add_match(parser)
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Play, write, sum up."""
    game, number = the_game(args), number_of_games(args.games)
    bots, chosen = [bot(name) for name in args.bots], options(game, args.option)
    first = None if args.seed is None else seed(args.seed)
    paths = files(args.out, game.id, number)
    results = []
    bar = console(stderr=True)
    for k in track(range(number), game.id, console=bar, transient=True, disable=not bar.is_terminal):
        secret = secrets.randbits(SECRET_BITS) if first is None else first + k
        match = new_match(game, secret, len(bots), chosen, args.bots)
        if k == 0:
            advise(game, len(bots), match.state.options, args.lang)
        play(match, bots, seeded(secrets.randbits(SECRET_BITS) if first is None else first + k))
        if paths:
            write(paths[k], match.record.write())
        results.append(result(match, None if first is None else first + k, paths[k] if paths else None))
    report = summary(game, args.bots, results)
    if args.json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        show(report, TerminalWords(game.id, args.lang))
    return 0


def number_of_games(text: str) -> int:
    """The number that was typed."""
    if text.isascii() and text.isdecimal() and 0 < int(text[:9]) <= 1_000_000 and len(text) < 9:
        return int(text)
    raise BadOptions(f"games: must be a number from 1 to 1000000, not {text[:40]!r}")


def files(out: Path | None, game_id: str, number: int) -> list[Path]:
    """Where the records go; all places must be free before the first game begins."""
    if out is None:
        return []
    one = number == 1 and out.suffix == ENDING and not os.path.isdir(out)
    width = len(str(number))
    paths = [out] if one else [out / f"{game_id}-{k + 1:0{width}}{ENDING}" for k in range(number)]
    for path in paths:
        if os.path.exists(path):
            raise CannotSave(f"{path}: is there already, and nothing is written over")
    return paths


def play(match: Match, bots: Sequence[Bot], rng: Rng) -> None:
    """One game to its end."""
    while turn := match.state.turn():
        match.choose(turn[0], bots[turn[0]].choose(match.state, turn[0], rng))


def result(match: Match, seed: int | None, path: Path | None) -> dict[str, Any]:
    """How one game ended."""
    outcome = match.state.outcome()
    assert outcome is not None
    shares = [outcome.share(seat) for seat in range(len(outcome.scores))]
    row = {**outcome.dump(), "draw": outcome.draw, "shares": shares, "decisions": len(match.lines)}
    return row | ({} if seed is None else {"seed": seed}) | ({} if path is None else {"record": str(path)})


def by_side(results: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each side has won, where some play together.

    It is called as in the first game that it won alone, else by its number from 1.
    """
    found = []
    for side in sorted({side for row in results for side in row.get("sides", ())}):
        there = [row for row in results if side in row.get("sides", ())]
        won = [row for row in there if row["places"][row["sides"].index(side)] == 1 and not row["draw"]]
        names = [row["winners"][0] for row in won if len(row.get("winners", ())) == 1]
        found.append({"side": names[0] if names else str(side + 1), "wins": len(won)})
    return found


def teams_of(results: Sequence[dict[str, Any]]) -> list[int]:
    """The side of each seat, if it was the same in every game; empty: everybody played alone, or the deal tells."""
    first: list[int] = results[0].get("sides", [])
    return first if all(row.get("sides", []) == first for row in results) else []


def summary(game: Game, names: Sequence[str], results: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All games, and what each seat has won of them; where some played together, also each side."""
    seats = range(len(names))
    return {
        "game": game.id,
        "rules": game.rules,
        "bots": list(names),
        "wins": [sum(row["places"][seat] == 1 and not row["draw"] for row in results) for seat in seats],
        "sides": by_side(results),
        "score": [sum(row["shares"][seat] for row in results) / len(results) for seat in seats],
        "games": list(results),
    }


def show(report: dict[str, Any], words: TerminalWords) -> None:
    """The same for people: one line a game, then the sum."""
    screen = console()
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("", justify="right")
    for name in report["bots"]:
        grid.add_column(Text(name), justify="right")
    grid.add_column(words.say("cli-decisions"), justify="right")
    grid.add_column(words.say("cli-result"))
    if teams := teams_of(report["games"]):
        grid.add_row("", *(str(side + 1) for side in teams), "", words.say("cli-teams"), style="dim")
    for number, row in enumerate(report["games"], 1):
        scores = [
            Text(str(score), style="bold" if place == 1 else "")
            for score, place in zip(row["scores"], row["places"], strict=True)
        ]
        grid.add_row(str(number), *scores, str(row["decisions"]), words.ending(row["reason"], bool(teams)))
    games = len(report["games"])
    if games > 1:
        grid.add_section()
        grid.add_row("", *(Text(str(wins), style="bold") for wins in report["wins"]), "", words.say("cli-won-games"))
        grid.add_row("", *(f"{score:.1%}" for score in report["score"]), "", words.say("cli-share"))
    screen.print(grid)
    for row in report["sides"] if games > 1 else ():
        screen.print(f"{words.side_won(row['side'])}: {row['wins']}")
