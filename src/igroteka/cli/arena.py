"""`igroteka arena`: which bot is better, and how sure is that."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.bots.arena import Meeting, Pair, Side, are_secret, check, deal, mean, turns
from igroteka.bots.ratings import GAIN, Rating, Sprt
from igroteka.cli.advice import advise
from igroteka.cli.arguments import Commands, add_data, add_game, add_json, command, options, seed, the_game
from igroteka.cli.screen import console
from igroteka.core.errors import BadOptions
from igroteka.parallel import meet

DESCRIPTION = f"""\
Let two bots meet on paired deals: every deal is played once from each seat, so that luck and the first move cancel
out. BOT_A sits in one seat, BOT_B in all others; where there are partners, BOT_A plays each side by turns. Prints BOT_A's score: the rivals it left behind, a tie counts one
half, 50 % is par for any number of seats; and the matches it won: a shared victory counts as a fraction, par is 25 %
with four seats. Where there are sides, it also prints how often each of them won, no matter who played it, and how often with
BOT_A on it. Where sides are secret, every deal is also played by BOT_B alone: what a side wins then is its par, and the gain is what BOT_A adds
on the same deals. All come with their 95 % error (from the spread of the pairs); then the Elo difference, and the
verdict of a sequential test on the score: is BOT_A better by {GAIN:.0f} Elo, or not better? The same seed gives the
same result, on however many processes."""

EXAMPLES = """
igroteka arena GAME greedy random
igroteka arena GAME search:1000 greedy --pairs 200 --seed 9 --json
igroteka arena GAME search:1000 random --seats 4      one of the first against three of the second
igroteka arena GAME search:4000 search:1000 --pairs 2000 --sprt
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "arena", "compare two bots", DESCRIPTION, EXAMPLES, run)
    add_game(parser)
    forms = "random, quick, greedy, search:N (simulations) or search:Nms (milliseconds)"
    parser.add_argument("first", metavar="BOT_A", help=forms)
    parser.add_argument("second", metavar="BOT_B", help="its opponent, in all other seats")
    parser.add_argument("--pairs", default="100", metavar="N", help="how many deals (default: %(default)s)")
    parser.add_argument("--seed", default="0", metavar="S", help="a number that fixes all deals (default: %(default)s)")
    parser.add_argument("--seats", default="0", metavar="N", help="players at the table (default: the fewest)")
    parser.add_argument("--jobs", default="0", metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--sprt", action="store_true", help="stop as soon as the test has decided")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="set an option of the game")
    add_data(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    """Play the pairs, then say what they tell."""
    pairs, jobs = number("pairs", args.pairs, 1), number("jobs", args.jobs, 0) or cores()
    game = the_game(args)
    chosen = options(game, args.option)
    meeting = Meeting(
        game.id, args.data, args.first, args.second, number("seats", args.seats, 0), chosen, seed(args.seed)
    )
    check(meeting)
    table = deal(meeting, 0)
    advise(game, int(table.seats), table.options, "en")
    results, sprt = play(meeting, pairs, jobs, args.sprt)
    rating, wins = Rating([pair.score for pair in results]), Rating([pair.wins for pair in results])
    sides, secret = by_side(results), are_secret(table)
    # Where sides are secret they are not equally strong.
    par = None if secret else 1 / len(turns(table))
    tell = (lambda *what: json.dumps(report(*what))) if args.json else summary
    print(tell(meeting, rating, wins, par, sides, sprt))
    return 0


# Those who play for themselves beside secret sides.
ALONE = "alone"


class Fared(NamedTuple):
    """How often a side won, no matter who played it, and with the first bot on it.

    And how much oftener that is, deal by deal.
    """

    won: Rating
    first: Rating
    gain: Rating

    @property
    def gained(self) -> tuple[float, float]:
        """The gain with its error: differences from -1 to 1 were rated as scores from 0 to 1."""
        return 2 * self.gain.score - 1, 2 * self.gain.error


def by_side(results: Sequence[Pair]) -> dict[str, Fared]:
    """How each side fared; sides that only some deals have are those of a single player, and are counted together."""
    found: dict[str, Fared] = {}
    standing = [number for number in sorted(results[0].sides) if all(number in pair.sides for pair in results)]
    for number in standing:
        rows = [pair.sides[number] for pair in results]
        # A side is named by the first deal that it won.
        found[next((row.name for row in rows if not row.name.isdecimal()), str(number + 1))] = fared(rows)
    others = [[side for number, side in pair.sides.items() if number not in standing] for pair in results]
    alone = [Side(ALONE, mean(s.wins for s in row), mean(s.first for s in row)) for row in others if row]
    return {**found, ALONE: fared(alone)} if alone else found


def fared(rows: Sequence[Side]) -> Fared:
    """How a side fared in these deals."""
    gains = [(1 + row.first - row.wins) / 2 for row in rows]
    return Fared(Rating([row.wins for row in rows]), Rating([row.first for row in rows]), Rating(gains))


def play(meeting: Meeting, pairs: int, jobs: int, stop: bool) -> tuple[list[Pair], Sprt]:
    """The results of the pairs, with a bar on a terminal while they are played."""
    results: list[Pair] = []
    sprt = Sprt()
    terminal = console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
        task = bar.add_task(f"{meeting.first} – {meeting.second}", total=pairs)
        with closing(meet(meeting, pairs, jobs)) as played:
            for pair in played:
                results.append(pair)
                sprt.add(pair.score)
                so_far = 100 * sum(pair.score for pair in results) / len(results)
                bar.update(task, advance=1, description=f"{meeting.first} – {meeting.second}  {so_far:.1f} %")
                if stop and sprt.verdict:
                    break
    return results, sprt


Sides = Mapping[str, Fared]


def report(
    meeting: Meeting, rating: Rating, wins: Rating, par: float | None, sides: Sides, sprt: Sprt
) -> dict[str, object]:
    """The result for a program."""
    return {
        "game": meeting.game,
        "bots": [meeting.first, meeting.second],
        "seed": meeting.seed,
        "pairs": rating.pairs,
        "score": round(rating.score, 6),
        "error": round(rating.error, 6),
        "wins": round(wins.score, 6),
        "wins_error": round(wins.error, 6),
        "wins_par": None if par is None else round(par, 6),
        "sides": [
            {
                "side": name,
                "wins": round(side.won.score, 6),
                "wins_error": round(side.won.error, 6),
                "first": round(side.first.score, 6),
                "first_error": round(side.first.error, 6),
                "gain": round(side.gained[0], 6),
                "gain_error": round(side.gained[1], 6),
            }
            for name, side in sides.items()
        ],
        "elo": round(rating.elo, 1),
        "elo_interval": [round(rating.least, 1), round(rating.most, 1)],
        "sprt": {"verdict": sprt.verdict or "undecided", "pairs": sprt.needed, "evidence": round(sprt.evidence(), 3)},
    }


def summary(meeting: Meeting, rating: Rating, wins: Rating, par: float | None, sides: Sides, sprt: Sprt) -> str:
    """The result for people."""
    decided = f"after {sprt.needed} pairs" if sprt.verdict else f"evidence {sprt.evidence():+.2f} of ±2.94"
    told = "" if par is None else f"  (par {100 * par:.1f} %)"
    rows = [
        f"  side {name}  won {percent(side.won)}, with {meeting.first} {percent(side.first)}, gain {points(side)}\n"
        for name, side in sides.items()
    ]
    return (
        f"{meeting.first} against {meeting.second}, {meeting.game}, {rating.pairs} pairs, seed {meeting.seed}\n"
        f"  score  {percent(rating)}\n"
        f"  wins   {percent(wins)}{told}\n"
        f"{''.join(rows)}"
        f"  Elo    {rating.elo:+.0f}  ({rating.least:+.0f} to {rating.most:+.0f})\n"
        f"  SPRT   0 against +{GAIN:.0f} Elo: {sprt.verdict or 'undecided'} ({decided})"
    )


def percent(rating: Rating) -> str:
    """A rate with its error."""
    return f"{100 * rating.score:.1f} % ± {100 * rating.error:.1f}"


def points(fared: Fared) -> str:
    """A gain in points of percent, with its error."""
    gain, error = fared.gained
    return f"{100 * gain:+.1f} ± {100 * error:.1f}"


def number(name: str, text: str, least: int) -> int:
    """The number that was typed."""
    if text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= least:
        return int(text)
    raise BadOptions(f"{name}: must be a whole number from {least}, not {text[:40]!r}")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
