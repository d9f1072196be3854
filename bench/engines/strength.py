"""Scores of the bots: matches in the arena on paired deals, every deal from both seats."""

from __future__ import annotations

from dataclasses import dataclass

from bench.engines import ours
from bench.report import Row
from igroteka.bots.arena import Meeting
from igroteka.bots.ratings import Rating, Sprt
from igroteka.cli.arena import cores
from igroteka.parallel import meet

SEED = 9


@dataclass(frozen=True)
class Match:
    """Two bots, a number of deals, and the goal: a score, or None if the sequential test should say «better»."""

    first: str
    second: str
    wanted: float | None
    pairs: int = 200


MATCHES = (
    Match("greedy", "random", 0.97),
    Match("search:1000", "greedy", 0.95),
    Match("search:1000", "random", 0.98),
    Match("search:4000", "search:1000", None, 2000),
)


def run(quick: bool) -> list[Row]:
    """All matches; a quick run only shows that they can be played."""
    return [row for match in MATCHES for row in play(match, 4 if quick else match.pairs, 1 if quick else 200)]


def play(match: Match, most: int, least: int) -> list[Row]:
    """One match; the sequential test may end it early, after a decent number of pairs."""
    meeting = Meeting(ours.GAME, None, match.first, match.second, 0, {}, SEED)
    scores: list[float] = []
    sprt = Sprt()
    for pair in meet(meeting, most, cores()):
        scores.append(pair.score)
        sprt.add(pair.score)
        if match.wanted is None and sprt.verdict and len(scores) >= least:
            break
    rating = Rating(scores)
    note = f"± {100 * rating.error:.1f}, {rating.elo:+.0f} Elo, {rating.pairs} pairs, seed {SEED}"
    wanted = None if match.wanted is None else 100 * match.wanted
    rows = [Row(f"{match.first} against {match.second}", 100 * rating.score, "%", wanted, note)]
    if match.wanted is None:
        said = f"{sprt.verdict or 'undecided'}, decided after {sprt.needed} pairs"
        rows.append(Row("  SPRT 0 against +20 Elo passed", float(sprt.verdict == "better"), "", 1.0, said))
    return rows
