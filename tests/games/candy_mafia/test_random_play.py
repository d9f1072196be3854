"""Random evenings end, and every position of them is sound; all of them are in `python3 dev.py bench casts`."""

from __future__ import annotations

from collections import Counter

from tests.games.candy_mafia.random_play import arbitrary, evening, ready, sound
from tests.games.covers import covers

SAMPLE = 48


@covers("dusk", "R86")
def test_random_evenings_with_ready_sets_end() -> None:
    endings: Counter[str] = Counter()
    for number in range(SAMPLE):
        s = ready(number)
        for position in evening(s, number):
            sound(position)
        endings[s.over] += 1
    assert {"town", "crime"} <= set(endings)


def test_random_evenings_with_any_cards_end() -> None:
    endings: Counter[str] = Counter()
    for number in range(SAMPLE):
        s = arbitrary(number)
        for position in evening(s, number):
            sound(position)
        endings[s.over] += 1
    assert {"town", "crime", "loners"} <= set(endings)
