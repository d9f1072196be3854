"""The arena: two bots meet on the same deals.

The first bot takes each side in turn, secret sides too, and the second bot all other seats.
"""
# not compiled

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
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
    """Two bots, a game and its settings; a meeting has the same results on any number of processes."""

    game: str
    data: Path | None
    first: str
    second: str
    seats: int
    options: Mapping[str, object]
    seed: int


class Side(NamedTuple):
    """The success of a side of partners in one deal, from 0 to 1, as a mean over the matches."""

    # The side's name in the outcome when it wins; else its number from 1.
    name: str
    # The share of matches that it won, with any bot in its seats (where sides are secret: with the second bot in every
    # seat), and the share of those with the first bot on it.
    wins: float
    first: float


class Pair(NamedTuple):
    """The success of the first bot in one deal, from 0 to 1, as a mean over its matches."""

    # Rivals beaten, a tie counts one half: one half is par for any number of seats.
    score: float
    # Matches won, a shared victory counts as a fraction: one divided by the sides is par, where they are known
    # beforehand.
    wins: float
    # By number; empty where everybody plays for themselves.
    sides: dict[int, Side]


def check(meeting: Meeting) -> None:
    """Refuse at once a meeting that no process could play."""
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


def sides_of(state: State) -> list[int]:
    """The side of each seat at the deal, as a referee sees it: also sides that the players do not know."""
    known = state.game.sides(int(state.seats), state.options)
    return state.game.parts.score(state).sides if len(set(known)) == len(known) else known


def are_secret(state: State) -> bool:
    """Do some players share a side without everybody's knowledge?"""
    known = state.game.sides(int(state.seats), state.options)
    return len(set(known)) == len(known) > len(set(sides_of(state)))


def turns(state: State) -> dict[int, list[int]]:
    """The seats of the first bot in each match of a deal: those of one side after another."""
    sides = sides_of(state)
    return {side: [seat for seat, its in enumerate(sides) if its == side] for side in dict.fromkeys(sides)}


def pair(meeting: Meeting, number: int) -> Pair:
    """One deal, played by the first bot from every side against the second bot in all other seats.

    Where sides are secret it is also played without the first bot.
    """
    chance = keyed(meeting.seed, number)
    secret = chance.secret()
    begun = deal(meeting, secret)
    played = [(side, seats[0], match(meeting, secret, seats, chance)) for side, seats in turns(begun).items()]
    score = mean(outcome.share(seat) for _, seat, outcome in played)
    wins = mean(outcome.won(seat) for _, seat, outcome in played)
    if not are_secret(begun):
        return Pair(score, wins, by_side([(seat, outcome) for _, seat, outcome in played]))
    usual = match(meeting, secret, [], chance)
    return Pair(score, wins, by_secret_side(usual, {side: outcome for side, _, outcome in played}))


def match(meeting: Meeting, secret: int, mine: Sequence[int], chance: Rng) -> Outcome:
    """One match of a deal, with the first bot in these seats."""
    state = deal(meeting, secret)
    bots = [bot(meeting.first if seat in mine else meeting.second) for seat in range(int(state.seats))]
    outcome = play(state, bots, [chance.fork() for _ in bots]).outcome()
    assert outcome is not None
    return outcome


def by_secret_side(usual: Outcome, with_first: Mapping[int, Outcome]) -> dict[int, Side]:
    """The success of each side of the deal with the second bot everywhere, and with the first bot on it."""
    found: dict[int, Side] = {}
    for side, outcome in sorted(with_first.items()):
        names = [name for one in (usual, outcome) if (name := named(one, side))]
        found[side] = Side(names[0] if names else str(side + 1), won(usual, side), won(outcome, side))
    return found


def won(outcome: Outcome, side: int) -> float:
    """A side's share of the victory; 0 if no seat belongs to it any more."""
    return outcome.won(outcome.sides.index(side)) if side in outcome.sides and outcome.winners else 0.0


def by_side(played: Sequence[tuple[int, Outcome]]) -> dict[int, Side]:
    """The success of the sides in these matches, each given with a seat of the first bot."""
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
    """The name of the side in the outcome, if it alone has won."""
    alone = all((its == side) == (place == 1) for its, place in zip(outcome.sides, outcome.places, strict=True))
    return outcome.winners[0] if alone and len(outcome.winners) == 1 else ""


def mean(values: Iterable[float]) -> float:
    """Their mean; 0 for an empty list."""
    row = list(values)
    return sum(row) / len(row) if row else 0.0
