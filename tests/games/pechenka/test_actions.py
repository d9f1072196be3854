"""One action space for both variants: what each number means, and what it touches on the table."""

from __future__ import annotations

import pytest

from igroteka import BadNotation
from tests.games.pechenka.table import GAME

NUMBERS = {
    0: "show P",
    5: "show K",
    6: "show sword",
    7: "show shield",
    8: "show hill",
    9: "before 1",
    14: "before 6",
    15: "before nobody",
    16: "declare P on 1",
    21: "declare K on 1",
    22: "declare P on 2",
    27: "declare K on 2",
    28: "open 1 role 1",
    29: "open 1 role 2",
    34: "open 4 role 1",
    35: "open 4 role 2",
    36: "peek",
    37: "hunt P",
    42: "hunt K",
}


def test_there_are_43_numbers() -> None:
    assert GAME.actions == 43
    assert len({GAME.notation(action) for action in range(43)}) == 43
    assert {number: GAME.notation(number) for number in NUMBERS} == NUMBERS
    assert {GAME.parse(text): text for text in NUMBERS.values()} == NUMBERS


@pytest.mark.parametrize(
    ("move", "verb", "words", "touches"),
    [
        ("show P", "show", {"card": "P"}, ["hand.P"]),
        ("show hill", "show", {"card": "hill"}, ["hand.hill"]),
        ("before 1", "before", {"seat": 0}, ["seat.0"]),
        ("before 6", "before", {"seat": 5}, ["seat.5"]),
        ("before nobody", "before-nobody", {}, []),
        ("declare X on 1", "declare", {"card": "X", "slot": 1}, ["hand.X", "own.0"]),
        ("declare B on 2", "declare", {"card": "B", "slot": 2}, ["hand.B", "own.1"]),
        ("open 1 role 1", "open", {"seat": 0, "slot": 1}, ["role.0.0"]),
        ("open 2 role 2", "open", {"seat": 1, "slot": 2}, ["role.1.1"]),
        ("peek", "peek", {}, ["excluded"]),
        ("hunt K", "hunt", {"card": "K"}, ["hand.K"]),
    ],
)
def test_an_action_says_what_it_does_and_touches(
    move: str, verb: str, words: dict[str, object], touches: list[str]
) -> None:
    assert GAME.describe(GAME.parse(move)).dump() == {"verb": verb, "words": words, "touches": touches}


@pytest.mark.parametrize(
    "text", ["", "show", "show Z", "before 7", "before 0", "declare P on 3", "open 5 role 1", "hunt sword"]
)
def test_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)
