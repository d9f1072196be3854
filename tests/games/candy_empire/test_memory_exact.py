"""Notes against the truth of all that can be known: with few cards every deal that fits is listed."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.chance import seeded
from igroteka.games.candy_empire.movements import entries
from tests.games.candy_empire.memory import Exact, allowed, outline
from tests.games.candy_empire.tiny import dealt
from tests.games.covers import covers
from tests.laws.cases import moves

DECKS = [
    (2, "SUD SUD AVT AVT VOR VOR ADV ADV OTN OTN"),
    (2, "SUD SUD SUD ADV ADV OTN OTN HIT VOR VOR"),
    (2, "AVT AVT AVT SUD SUD ADV VOR VOR TOR TOR"),
    (2, "SUD SUD AVT ADV ADV HIT HIT OTN OTN OTN"),
    (3, "SUD SUD AVT ADV ADV OTN OTN VOR VOR VOR VOR"),
]
GAMES_EACH = 5


def compare(s: Any, seed: int, readers: list[int]) -> tuple[int, int, float]:
    """Play a game; how many positions were compared, how many allow more than there is, at most how many times as
    much."""
    exact = {reader: Exact(s, reader) for reader in readers}
    compared = larger = 0
    worst = 1.0
    for _ in moves(s, seeded(seed)):
        s.end_line()
        news = entries(s.movements)
        s.remember()
        for reader, mine in exact.items():
            for entry in news:
                mine.see(entry)
            if not news or s.top.name != "main":
                continue
            by_notes = {outline(world) for world in allowed(s, s.notes[reader])}
            known = {outline(world) for world in mine.worlds}
            assert known <= by_notes, "the notes exclude what can be"
            compared += 1
            larger += known != by_notes
            worst = max(worst, len(by_notes) / len(known))
    return compared, larger, worst


@covers("memory", "R45", "R47")
@pytest.mark.parametrize(("seats", "cards"), DECKS)
def test_notes_exclude_nothing_that_can_be_and_hardly_allow_what_cannot(seats: int, cards: str) -> None:
    compared = larger = 0
    worst = 1.0
    for seed in range(GAMES_EACH):
        s = dealt(cards, seats, seed)
        found = compare(s, seed + 7, list(range(seats)))
        compared += found[0]
        larger += found[1]
        worst = max(worst, found[2])
    print(compared, larger, worst)
    # What memory forgets, by ruling, is rare and small.
    assert larger * 20 <= compared
    assert worst <= 2.0
