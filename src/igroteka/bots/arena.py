"""The arena: two bots meet on the same deals, one of them in each seat by turns, the other in all the rest."""
# not compiled

from __future__ import annotations

import signal
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from igroteka.bots.bot import Bot
from igroteka.bots.named import bot
from igroteka.core.chance import Rng, keyed
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


class Pair(NamedTuple):
    """What the first bot got of one deal, from 0 to 1, as a mean over all seats."""

    # Rivals beaten, a tie counts one half: one half is par for any number of seats.
    score: float
    # Matches won, a shared victory counts as a fraction: one divided by the seats is par.
    wins: float


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


def pair(meeting: Meeting, number: int) -> Pair:
    """One deal, played by the first bot from every seat against the second bot in all others."""
    chance = keyed(meeting.seed, number)
    secret = chance.secret()
    seats = int(deal(meeting, secret).seats)
    score = wins = 0.0
    for mine in range(seats):
        bots = [bot(meeting.first if seat == mine else meeting.second) for seat in range(seats)]
        outcome = play(deal(meeting, secret), bots, [chance.fork() for _ in bots]).outcome()
        assert outcome is not None
        score += outcome.share(mine)
        wins += outcome.won(mine)
    return Pair(score / seats, wins / seats)


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
