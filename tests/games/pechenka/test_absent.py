"""What the table answers for somebody who is not there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, everyone, may, play, show, step, to_the_hunt


def answers(s: State, seat: int) -> set[str]:
    """Every answer that the table may give for the seat."""
    return {GAME.notation(s.default(seat, igroteka.seeded(key))) for key in range(80)}


def characters_left() -> State:
    """Seat 0 still has Blue and Strontium."""
    s = everyone("P B S T")
    show(s, "T P P P")
    return s


def no_characters_left() -> State:
    """Seat 0 has shown all of its characters."""
    s = characters_left()
    show(s, "B S B B", "S T T S")
    return s


def nothing_but_weapons() -> State:
    """Seat 0 of six has no character left, and there are no hills."""
    s = everyone("P B S T X K")
    show(s, "B P P P P P", "S S B B B B", "T T T S S S", "X X X X T T", "K K K K K X")
    return s


def attacked() -> State:
    """Seat 0 must put its shield before seat 1 or 3."""
    s = everyone("P B S T")
    show(s, "B P sword P")
    play(s, "before 1")
    show(s, "shield S B B")
    return s


@covers("R28")
@pytest.mark.parametrize(
    ("position", "given"),
    [
        (characters_left, {"show B", "show S"}),
        (no_characters_left, {"show hill"}),
        (nothing_but_weapons, {"show sword", "show shield"}),
        (attacked, {"before 2", "before 4"}),
        (lambda: big_hunt("P S X T", "K", "B"), {f"declare {card} on 1" for card in "PBSTXK"}),
        (lambda: big_hunt("PX ST", "K", "B"), {f"declare {card} on {slot}" for card in "PBSTXK" for slot in (1, 2)}),
        (lambda: to_the_hunt(big_hunt("P S X T", "K", "B"), "P S S B"), {f"hunt {card}" for card in "BSTXK"}),
    ],
)
def test_the_absent_promise_nothing(position: Callable[[], State], given: set[str]) -> None:
    assert answers(position(), 0) == given


@covers("R28")
def test_the_absent_look_at_the_exclusion() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, *["declare P on 1"] * 4)
    assert step(s) == "act"
    assert len(may(s)) == 4
    assert answers(s, 0) == {"peek"}


@covers("R28", "R3")
def test_with_nobody_to_choose_the_card_stays() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1", "before 1", "before 1")
    show(s, "sword P P P")
    assert answers(s, 0) == {"before nobody"}
