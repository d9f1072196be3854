"""Random evenings of «Конфетная мафия», and how quick its bots are.

There are 20,000: ready sets, two gangs, arbitrary casts, a third of them with late answers and people sent away; every
position is looked at.
"""

from __future__ import annotations

from collections import Counter
from time import perf_counter

from bench.games.candy_mafia import bots, pace
from bench.report import Row
from tests.games.candy_mafia.random_play import arbitrary, evening, ready, sound

EVENINGS = 20_000
QUICK = 200


def run(quick: bool) -> list[Row]:
    """Half of the evenings have ready sets, half any cards; an unsound position ends the run and says which evening."""
    endings: Counter[str] = Counter()
    began, decisions = perf_counter(), 0
    for number in range(QUICK if quick else EVENINGS):
        s = (ready if number % 2 else arbitrary)(number // 2, held=number % 3 == 0)
        try:
            for position in evening(s, number):
                sound(position)
                decisions += 1
        except Exception as error:
            error.add_note(f"evening {number}")
            raise
        endings[s.over] += 1
    rows = [Row("evenings played to the end", sum(endings.values()))]
    rows += [Row(f"  {name}", count) for name, count in endings.most_common()]
    rows += [Row("decisions", decisions), Row("seconds", round(perf_counter() - began))]
    return [*rows, *pace.rows(), *bots.run(quick)]
