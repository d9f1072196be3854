"""The rows of the sides: kept for each side, and held by the side whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.emperors_gold.cards import names
from igroteka.games.emperors_gold.rows import BITS, NO_ROW, longer, row_of
from igroteka.games.emperors_gold.state import NO_CARDS, EmperorsGold


def mine(s: EmperorsGold) -> i64:
    """The side whose turn it is."""
    if s.current < s.house.sides:  # seats are at most twice as many as sides
        return s.current
    return s.current - s.house.sides


def place_of(s: EmperorsGold, slot: i64) -> i64:
    """The place of a row of the present side among all rows."""
    return mine(s) * 2 + slot


def cards_of(s: EmperorsGold, slot: i64) -> list[int]:
    """The cards of a row of the present side."""
    return s.rows[place_of(s, slot)]


def word_of(s: EmperorsGold, slot: i64) -> i64:
    """A row of the present side as a number."""
    return s.row_b if slot else s.row_a


def set_word(s: EmperorsGold, slot: i64, word: i64) -> None:
    """Set a row of the present side, as a number."""
    if slot:
        s.row_b = word
    else:
        s.row_a = word


def set_row(s: EmperorsGold, slot: i64, row: list[int]) -> None:
    """Set a row of the present side."""
    s.rows[place_of(s, slot)] = row
    set_word(s, slot, row_of(row))


def pass_to(s: EmperorsGold, seat: i64) -> None:
    """Pass the turn to this seat."""
    keep(s, mine(s), s.row_a, s.row_b)
    take_up(s, seat)


def take_up(s: EmperorsGold, seat: i64) -> None:
    """A seat takes up its two rows."""
    s.current = seat
    both: i64 = kept(s, mine(s))
    s.row_a = both & (1 << BITS) - 1
    s.row_b = both >> BITS


def keep(s: EmperorsGold, side: i64, first: i64, second: i64) -> None:
    """Keep both rows of a side in one number."""
    both: i64 = first | second << BITS
    if side == 0:
        s.rows_0 = both
    elif side == 1:
        s.rows_1 = both
    elif side == 2:
        s.rows_2 = both
    else:
        s.rows_3 = both


def kept(s: EmperorsGold, side: i64) -> i64:
    """Both rows of a side in one number."""
    if side == 0:
        return s.rows_0
    if side == 1:
        return s.rows_1
    return s.rows_2 if side == 2 else s.rows_3


def set_rows(s: EmperorsGold, rows: list[list[int]]) -> None:
    """Set the rows of all sides."""
    s.rows = rows
    side: i64
    for side in range(s.house.sides):
        keep(s, side, row_of(rows[side * 2]), row_of(rows[side * 2 + 1]))


def lengthen(s: EmperorsGold, slot: i64, card: i64, left: bool) -> None:
    """A card comes to one end of a row, or begins it."""
    place: i64 = place_of(s, slot)
    word: i64 = word_of(s, slot)
    if word == NO_ROW:
        s.rows[place] = [card]
    elif left:
        s.rows[place].insert(0, card)
    else:
        s.rows[place].append(card)
    set_word(s, slot, longer(word, card // 3, not left))


def discard_row(s: EmperorsGold, slot: i64) -> None:
    """A row goes to the discards, and the turn begins a new one. [discard] [R11]"""
    row = cards_of(s, slot)
    s.dropped = slot
    s.dropped_cards = row
    set_row(s, slot, NO_CARDS)
    if s.telling:
        told = {"seat": int(s.current), "slot": int(slot) + 1, "cards": names(row)}
        s.tell(Event("dropped", told))
