"""Games won by the bots of «Конфетная империя»: every deal from every seat, about half an hour on one core."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass

from bench.progress import with_progress
from bench.report import Row
from igroteka.bots.arena import Meeting
from igroteka.bots.ratings import Rating
from igroteka.cli.arena import cores
from igroteka.parallel import meet

GAME = "candy_empire"
SEED = 9


@dataclass(frozen=True)
class Match:
    """One player of the first bot against the second in all other seats.

    There is a limit of deals and of minutes; `wanted` is the share of wins wanted, in percent.
    """

    first: str
    second: str
    seats: int
    wanted: float
    deals: int
    minutes: float


MATCHES = (
    Match("search:600", "random", 2, 95, 50, 4),
    Match("search:600", "quick", 2, 65, 200, 13),
    Match("search:600", "quick", 4, 45, 60, 13),
)


def run(quick: bool) -> list[Row]:
    """All matches; a quick run only shows that they can be played."""
    return [play(match, 1 if quick else match.deals) for match in MATCHES]


def play(match: Match, deals: int) -> Row:
    """One match."""
    name = f"{match.seats} seats: {match.first} against {match.second}"
    meeting = Meeting(GAME, None, match.first, match.second, match.seats, {}, SEED)
    with closing(meet(meeting, deals, cores())) as pairs:
        rating = Rating([pair.wins for pair in with_progress(name, pairs, deals, match.minutes)])
    note = f"± {100 * rating.error:.1f}, par {100 / match.seats:.0f}, {rating.pairs} deals from every seat, seed {SEED}"
    return Row(name, 100 * rating.score, "%", match.wanted, note)
