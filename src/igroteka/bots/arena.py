"""The arena: two bots meet on the same deals, one of them on each side by turns (in each seat, where sides are secret), the other in all the rest."""
# not compiled

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from igroteka.bots.bot import Bot
from igroteka.bots.named import bot
from igroteka.core.chance import Rng, keyed
from igroteka.core.outcome import Outcome
from igroteka.core.state import State
from igroteka.registry import game


@dataclass(frozen=True)
class Meeting:
    """Who meets whom at what; the same meeting has the same results, however many processes play it."""

    game: str
    data: Path | None
    first: str
    second: str
    seats: int
    options: Mapping[str, object]
    seed: int


class Side(NamedTuple):
    """How a side of partners fared in one deal, from 0 to 1, as a mean over the matches."""

    # As the outcome calls it when it wins; else its number from 1.
    name: str
    # Matches that it won, whoever played it, and those of them that the first bot was on.
    wins: float
    first: float


class Pair(NamedTuple):
    """What the first bot got of one deal, from 0 to 1, as a mean over all that it played."""

    # Rivals beaten, a tie counts one half: one half is par for any number of seats.
    score: float
    # Matches won, a shared victory counts as a fraction: one divided by the sides is par, where they are known beforehand.
    wins: float
    # By number; none where everybody plays for themselves.
    sides: dict[int, Side]


def check(meeting: Meeting) -> None:
    """Refuse now what no process could play."""
    bot(meeting.first)
    bot(meeting.second)
    deal(meeting, 0)


def deal(meeting: Meeting, secret: int) -> State:
    """A fresh game of the meeting."""
    return game(meeting.game, meeting.data).new(meeting.seats, secret, meeting.options, telling=False)


def play(state: State, bots: list[Bot], chances: list[Rng]) -> State:
    """Let each bot answer for its seat until the game is over."""
    while turn := state.turn():
        seat = turn[0]
        state.play(seat, bots[seat].choose(state, seat, chances[seat]))
    return state


def turns(meeting: Meeting) -> list[list[int]]:
    """The seats that the first bot has in each match of a deal: those of a side; where none is known, one by one."""
    state = deal(meeting, 0)
    sides = state.game.sides(int(state.seats), state.options)
    return [[seat for seat, its in enumerate(sides) if its == side] for side in dict.fromkeys(sides)]


def pair(meeting: Meeting, number: int) -> Pair:
    """One deal, played by the first bot from every side against the second bot in all other seats."""
    chance = keyed(meeting.seed, number)
    secret = chance.secret()
    played: list[tuple[int, Outcome]] = []
    for mine in turns(meeting):
        state = deal(meeting, secret)
        bots = [bot(meeting.first if seat in mine else meeting.second) for seat in range(int(state.seats))]
        outcome = play(state, bots, [chance.fork() for _ in bots]).outcome()
        assert outcome is not None
        played.append((mine[0], outcome))
    score = mean(outcome.share(seat) for seat, outcome in played)
    wins = mean(outcome.won(seat) for seat, outcome in played)
    return Pair(score, wins, by_side(played))


def by_side(played: Sequence[tuple[int, Outcome]]) -> dict[int, Side]:
    """How the sides fared in these matches, each given with a seat of the first bot."""
    found: dict[int, Side] = {}
    if any(len(set(outcome.sides)) < len(outcome.sides) for _, outcome in played):
        for side in sorted({side for _, outcome in played for side in outcome.sides}):
            there = [(seat, outcome) for seat, outcome in played if side in outcome.sides]
            wins = mean(outcome.won(outcome.sides.index(side)) for _, outcome in there)
            first = [outcome.won(seat) for seat, outcome in there if outcome.sides[seat] == side]
            names = [name for _, outcome in there if (name := named(outcome, side))]
            found[side] = Side(names[0] if names else str(side + 1), wins, mean(first))
    return found


def named(outcome: Outcome, side: int) -> str:
    """What the outcome calls the side, if it alone has won."""
    alone = all((its == side) == (place == 1) for its, place in zip(outcome.sides, outcome.places, strict=True))
    return outcome.winners[0] if alone and len(outcome.winners) == 1 else ""


def mean(values: Iterable[float]) -> float:
    """Their mean; nothing of nothing."""
    row = list(values)
    return sum(row) / len(row) if row else 0.0


def meet(meeting: Meeting, pairs: int, jobs: int) -> Generator[Pair, None, None]:
    """The results of the pairs in their order, whichever is played first."""
    one = partial(pair, meeting)
    if jobs == 1:
        yield from map(one, range(pairs))
        return
    with get_context("spawn").Pool(min(jobs, pairs), leave_interrupts) as pool:
        yield from pool.imap(one, range(pairs))


def leave_interrupts() -> None:
    """Ctrl-C is for the process that people talk to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
