"""`igroteka balance`: how often each side wins, table by table."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.balance import games_with_figures, ready
from igroteka.bots.arena import Meeting, are_secret, check, deal
from igroteka.bots.balance import Row, row
from igroteka.cli.arena import cores, number, percent
from igroteka.cli.arguments import Commands, add_data, add_game, add_json, command, options, seed, the_game
from igroteka.cli.record_file import CannotSave
from igroteka.cli.screen import console
from igroteka.core.errors import BadOptions
from igroteka.core.game import Game
from igroteka.parallel import simulate

DESCRIPTION = """\
Let one bot play all seats of a game with secret sides, and print how often each side wins, with its 95 % error and a
bar: is this table fair before people sit down to it? Several numbers of players and every mode of the game may be
asked for at once, each with all its ready casts, unless options say which. The same seed gives the same result, on
however many processes."""

EXAMPLES = """
igroteka balance GAME --players 10                     each mode of the game
igroteka balance GAME --players 8,10,12-14 --games 1000
igroteka balance GAME --players 10 --plot balance.svg  a picture too
igroteka balance GAME --markdown                       a table for a document
"""
WIDTH = 30
COLOURS = ("#3b6ea5", "#b23a48", "#c98b2b", "#6b7f3a", "#7a5c99", "#4f8f8b", "#888888")


def add(commands: Commands) -> None:
    """Declare the command."""
    examples = EXAMPLES.replace("GAME", next(iter(games_with_figures()), "GAME"))
    parser = command(commands, "balance", "how often each secret side wins", DESCRIPTION, examples, run)
    add_game(parser)
    parser.add_argument(
        "--players", default="", metavar="N", help="numbers of players, as 10 or 8,10,12-16 (default: all)"
    )
    parser.add_argument("--mode", metavar="M", help="one of the game's modes (default: each)")
    parser.add_argument("--games", default="200", metavar="N", help="games for each table (default: %(default)s)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (default: %(default)s)")
    parser.add_argument("--seed", default="0", metavar="S", help="a number that fixes all deals (default: %(default)s)")
    parser.add_argument("--jobs", default="0", metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="set an option of the game")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the bars into a picture")
    parser.add_argument("--markdown", action="store_true", help="print a table for a document")
    add_data(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    """Play every table, then say how it went."""
    rows = measure(args)
    if args.plot:
        save(args.plot, picture(rows))
    tell: Callable[[Sequence[Row]], str] = report if args.json else markdown if args.markdown else summary
    print(tell(rows))
    return 0


def measure(args: Namespace) -> list[Row]:
    """Play every table that was asked for."""
    game = the_game(args)
    if not game.words.winners:
        raise BadOptions(f"balance: {game.id} has no secret sides")
    games, jobs = number("games", args.games, 1), number("jobs", args.jobs, 0) or cores()
    tables = [
        (name, Meeting(game.id, args.data, args.bot, args.bot, seats, made_by, seed(args.seed)))
        for mode, chosen in modes(game, args.mode, options(game, args.option))
        for seats in players(game, args.players)
        for name, made_by in ({mode: chosen} if args.option else ready(game, seats, chosen)).items()
    ]
    for _, meeting in tables:
        check(meeting)
    if not are_secret(deal(tables[0][1], 0)):
        raise BadOptions(f"balance: {game.id} has no secret sides")
    return play(tables, games, jobs)


def modes(game: Game, wanted: str | None, chosen: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
    """Each mode with the options that make it: the game's headline option, if it has one."""
    headline = next((option for option in game.options if option.headline), None)
    if headline is None or headline.id in chosen:
        if wanted is not None:
            raise BadOptions(f"mode: {game.id} has none to choose from here")
        return [("" if headline is None else str(chosen[headline.id]), chosen)]
    values = headline.choices if wanted is None else (headline.read(wanted),)
    return [(str(value), {**chosen, headline.id: value}) for value in values]


def players(game: Game, text: str) -> list[int]:
    """The numbers of players that were typed; none: all."""
    out: list[int] = []
    for part in text.split(",") if text else []:
        low, dash, high = part.partition("-")
        first = number("players", low, 1)
        last = number("players", high, first) if dash else first
        out += range(first, max(first, min(last, max(game.seat_counts))) + 1)
    return out or list(game.seat_counts)


def play(tables: Sequence[tuple[str, Meeting]], games: int, jobs: int) -> list[Row]:
    """All tables, with a bar on a terminal while they are played."""
    rows: list[Row] = []
    terminal = console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
        task = bar.add_task("", total=games * len(tables))
        for mode, meeting in tables:
            played: list[list[str]] = []
            bar.update(task, description=f"{meeting.seats} {mode}".strip())
            for won in simulate(meeting, games, jobs):
                played.append(won)
                bar.advance(task)
            rows.append(row(meeting, mode, played))
    return rows


def summary(rows: Sequence[Row]) -> str:
    """Bars for people."""
    lines: list[str] = []
    for each in rows:
        lines.append(f"{each.seats} players{f', {each.mode}' if each.mode else ''}, {each.games} games")
        width = max(len(name) for name in each.sides)
        for name, rate in each.sides.items():
            filled = round(WIDTH * rate.score)
            lines.append(f"  {name:<{width}}  {'█' * filled}{'░' * (WIDTH - filled)}  {percent(rate)}")
    return "\n".join(lines)


def markdown(rows: Sequence[Row]) -> str:
    """A table for a document: a column for each side that wins anywhere, those with most victories first."""
    whole: dict[str, float] = {}
    for each in rows:
        for name, rate in each.sides.items():
            whole[name] = whole.get(name, 0.0) + rate.score
    names = sorted(whole, key=lambda name: -whole[name])
    lines = [f"| mode | players | {' | '.join(names)} |", "|---" * (2 + len(names)) + "|"]
    for each in rows:
        cells = [percent(each.sides[name]) if name in each.sides else "" for name in names]
        lines.append(f"| {each.mode} | {each.seats} | {' | '.join(cells)} |")
    return "\n".join(lines)


def report(rows: Sequence[Row]) -> str:
    """The result for a program."""
    return json.dumps(
        [
            {
                "seats": each.seats,
                "mode": each.mode,
                "games": each.games,
                "sides": {
                    name: {"wins": round(rate.score, 6), "error": round(rate.error, 6)}
                    for name, rate in each.sides.items()
                },
            }
            for each in rows
        ]
    )


def picture(rows: Sequence[Row]) -> str:
    """Stacked bars, one for each table, as SVG."""
    names = list(dict.fromkeys(name for each in rows for name in each.sides))
    colours = {name: COLOURS[min(place, len(COLOURS) - 1)] for place, name in enumerate(names)}
    high, left, wide = 22, 150, 500
    parts = [
        f'<text x="{left + 90 * place}" y="14" fill="{colours[name]}">{escape(name)}</text>'
        for place, name in enumerate(names)
    ]
    for line, each in enumerate(rows):
        y, x = 24 + high * line, float(left)
        parts.append(f'<text x="4" y="{y + 14}">{escape(f"{each.mode} {each.seats}".strip())}</text>')
        for name, rate in each.sides.items():
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{wide * rate.score:.1f}" height="{high - 4}" fill="{colours[name]}">'
                f"<title>{escape(name)} {percent(rate)}</title></rect>"
            )
            x += wide * rate.score
    size = f"0 0 {max(left + wide, left + 90 * len(names)) + 10} {30 + high * len(rows)}"
    style = "font: 13px sans-serif"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" style="{style}">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def save(path: Path, text: str) -> None:
    """Write the picture, or say why not."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CannotSave(f"{path}: {error.strerror}") from error
