"""Imagined worlds are spread evenly over all that the notes allow: against a list of them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from igroteka.core.chance import seeded
from igroteka.games.candy_empire.notes import FIRST_SLOT
from tests.games.candy_empire.memory import World, allowed
from tests.games.candy_empire.tiny import dealt
from tests.games.covers import covers
from tests.laws.cases import moves
from tests.laws.spreading import STRANGE, against_expected

SAMPLES = 1000
DECKS = [
    "SUD SUD AVT AVT VOR VOR ADV ADV OTN OTN",
    "SUD SUD SUD ADV ADV OTN OTN HIT VOR VOR",
    "SUD SUD AVT ADV ADV HIT HIT OTN OTN OTN",
]


def dreamt(s: Any, reader: int, key: int) -> World:
    """A world as the reader imagines it; of known slots only the contents count."""
    world: Any = s.imagine(reader, seeded(key))
    notes = world.notes[reader]
    dim = [card for slot, card in enumerate(world.closed) if notes.dim >> slot + FIRST_SLOT & 1]
    lit = [card for slot, card in enumerate(world.closed) if not notes.dim >> slot + FIRST_SLOT & 1]
    hands = tuple(tuple(hand) for hand in world.hands)
    return hands, tuple(world.deck), (*dim, *sorted(card for card in lit if card >= 0))


def even(s: Any, reader: int) -> float:
    """How strange the spread of many dreams is; none is outside of the list."""
    ways = allowed(s, s.notes[reader])
    found = Counter(dreamt(s, reader, key) for key in range(SAMPLES))
    assert set(found) <= set(ways)
    # Rare worlds are put together until each heap is large enough to be counted.
    counts, expected, heap = [], [], [0, 0.0]
    for world in sorted(ways):
        heap[0] += found[world]
        heap[1] += SAMPLES * ways[world] / ways.total()
        if heap[1] >= 8:
            counts.append(int(heap[0]))
            expected.append(heap[1])
            heap = [0, 0.0]
    if counts:
        counts[-1] += int(heap[0])
        expected[-1] += heap[1]
    return against_expected(counts, expected) if len(counts) > 1 else 0.0


def interesting(s: Any, reader: int) -> bool:
    """Is something followed that may be in several places, or is there a hole, or are slots known to be clean?"""
    notes = s.notes[reader]
    loose = any(bin(item & ((1 << 56) - 1)).count("1") > 1 for item in notes.cards)
    return loose or bool(notes.holes) or bool(s.clean & notes.dim)


def positions(cards: str) -> Iterator[tuple[Any, int]]:
    """Positions in which a reader has something interesting to imagine, one of a game at most."""
    for seed in range(40):
        s = dealt(cards, 2, seed)
        for _ in moves(s, seeded(seed + 11)):
            s.remember()
            found = [reader for reader in (0, 1) if s.top.name == "main" and interesting(s, reader)]
            if found:
                yield s, found[0]
                break


@covers("memory", "R44")
@pytest.mark.parametrize("cards", DECKS)
def test_dreams_are_even(cards: str) -> None:
    for s, reader in islice(positions(cards), 4):
        assert even(s, reader) < STRANGE


@covers("memory", "R44")
def test_dreams_are_even_where_no_snatcher_lies_in_the_discard() -> None:
    s, reader = next((s, reader) for s, reader in positions(DECKS[-1]) if s.clean & s.notes[reader].dim)
    assert even(s, reader) < STRANGE
