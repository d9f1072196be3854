"""Balance: the share of games that each side wins where one bot plays all seats."""
# not compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.bots.arena import Meeting, match
from igroteka.bots.ratings import Rating
from igroteka.core.chance import keyed

# The name of a game without a winner.
NOBODY = "nobody"


class Row(NamedTuple):
    """One table: its number of seats and settings, and the share of games won by each side, the most frequent first."""

    seats: int
    mode: str
    games: int
    sides: dict[str, Rating]


def winners(meeting: Meeting, number: int) -> list[str]:
    """The winners of the game of this number, by the names of the sides."""
    chance = keyed(meeting.seed, number)
    return match(meeting, chance.secret(), [], chance).winners or [NOBODY]


def row(meeting: Meeting, mode: str, played: Sequence[Sequence[str]]) -> Row:
    """The row of these games; several sides that win together share the victory."""
    names = dict.fromkeys(name for won in played for name in won)
    rates = {name: Rating([(name in won) / len(won) for won in played]) for name in names}
    order = sorted(rates, key=lambda name: -rates[name].score)
    return Row(meeting.seats, mode, len(played), {name: rates[name] for name in order})
