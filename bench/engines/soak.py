"""A long random walk under the laws of the tests, with seeds that no test has: it stops when its time is up."""

from __future__ import annotations

from secrets import randbelow
from time import monotonic

from bench.report import Row
from igroteka.core.chance import seeded
from tests.laws import imagining, playing, secrecy, storing
from tests.laws.cases import GAMES, Case, positions
from tests.laws.pairwise import settings

POSITION_LAWS = (*playing.POSITION_LAWS, *storing.POSITION_LAWS, *secrecy.POSITION_LAWS, *imagining.POSITION_LAWS)
# Not imagining.CASE_LAWS: that worlds vary is true of most seeds, and in some two early passes end every world alike.
CASE_LAWS = (*playing.CASE_LAWS, *storing.CASE_LAWS)


def run(quick: bool) -> list[Row]:
    """Try case after case; the first broken law ends it, and the error names the case."""
    until, walked, looked = monotonic() + (5 if quick else 120), 0, 0
    tables = [(game, setting) for game in GAMES for setting in settings(game)]
    while monotonic() < until:
        for game, setting in tables:
            case = Case(game, setting, 1_000_000 + randbelow(1 << 60))
            looked += keep(case)
            walked += 1
            if monotonic() > until:
                break
    return [Row("games walked, every law kept", walked), Row("  positions looked at", looked)]


def keep(case: Case) -> int:
    """Try every law on one random game; returns the number of positions looked at."""
    chosen = positions(case)
    try:
        for number, state in enumerate(chosen):
            for law in POSITION_LAWS:
                law(state, seeded(number))
        for rule in CASE_LAWS:
            rule(case)
    except Exception as error:
        error.add_note(f"soak: {case}")
        raise
    positions.cache_clear()  # a soak is long
    return len(chosen)
