"""Every whole turn by trying every small answer on the engine itself: slow, and as plain as can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from igroteka.core.state import State
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.side_rows import cards_of

Turn = tuple[object, ...]


def whole_turns(state: State) -> set[Turn]:
    """What the rest of the present turn can come to, before the board is filled again."""
    return set(ways(state))


def ways(state: Any) -> Iterator[Turn]:
    """Every way to play on, whether or not another one comes to the same."""
    for action in state.legal(state.current):
        after = state.clone()
        after.advance(state.current, action)
        if state.top.name == "claim":
            yield result(state, action)
        elif action == a.STOP and after.top.name != "claim":
            yield result(state, None)
        else:
            yield from ways(after)


def result(s: Any, claim: int | None) -> Turn:
    """What is left of a turn: where the pawn is, which cells are empty, the rows as far as they differ for the future,
    the claim."""
    empty = frozenset(cell for cell, card in enumerate(s.board) if card == -1)
    rows = tuple(row_result(s, cards_of(s, slot)) for slot in (0, 1))
    return (int(s.pawn), empty, rows, int(s.row), int(s.dropped), claim)


def row_result(s: Any, cards: list[int]) -> Turn:
    """The cards of a row, and the kinds at the ends at which it can grow."""
    ends: tuple[int, ...] = ()
    if cards and not s.house.children:
        ends = (cards[-1] // 3,)
        if s.house.two_sided:
            ends = tuple(sorted((cards[0] // 3, cards[-1] // 3)))
    return (frozenset(cards), ends)


def played(state: State, answers: list[int]) -> Turn:
    """What a turn comes to that is given by its small answers; each must be legal."""
    s: Any = state.clone()
    *first, last = answers
    for action in first:
        assert action in s.legal(s.current), s.game.notation(action)
        s.advance(s.current, action)
    assert last in s.legal(s.current), s.game.notation(last)
    return result(s, last if s.top.name == "claim" else None)
