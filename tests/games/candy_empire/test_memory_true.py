"""What anybody remembers is true, in every mode, after every turn."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.core.option import Value, number_of
from igroteka.games.candy_empire.arrangements import feasible, unknown_places
from tests.games.candy_empire.memory import Slots, fits
from tests.games.covers import covers
from tests.laws.cases import moves
from tests.laws.pairwise import SEATS, settings

GAME = igroteka.game("candy_empire")
ROWS = settings(GAME)
GAMES_EACH = 4


def notes_are_true(s: Any, slots: Slots) -> None:
    """Everybody's notes hold, whichever of equal cards was taken."""
    s.remember()
    for notes in s.notes:
        sizes = unknown_places(s, notes)
        assert sum(notes.hidden) == sum(size for _, size in sizes) - len(notes.holes)
        assert any(fits(truth, notes, sizes) for truth in slots.truths(s)), (notes.reader, s.dump())
        assert feasible(s, notes)


@covers("memory", "R46")
@pytest.mark.parametrize("row", ROWS, ids=[str(number) for number in range(len(ROWS))])
def test_whatever_is_remembered_is_true(row: dict[str, Value]) -> None:
    options = {name: value for name, value in row.items() if name != SEATS}
    for seed in range(GAMES_EACH if options["play"] != "series" else GAMES_EACH // 4):
        s: Any = GAME.new(number_of(row, SEATS), seed, options, telling=False)
        slots, game = Slots(), 1
        slots.note(s)
        for _ in moves(s, seeded(seed + 40), eager=bool(seed % 2)):
            if s.game_number != game:
                slots, game = Slots(), s.game_number
            slots.note(s)
            notes_are_true(s, slots)
