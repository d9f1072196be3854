"""Bags and places are words of 64 bits, compiled too."""

from __future__ import annotations

from typing import Any

import igroteka
from igroteka.games.candy_empire import movements as m
from igroteka.games.candy_empire.cards import CHARACTERS, bag_of, cards, count, kinds, nth, one, size, variety
from igroteka.games.candy_empire.notes import FIRST_SLOT, MOST_SLOTS, hand_bit, slot_bit

GAME = igroteka.game("candy_empire")


def test_a_bag_has_room_for_every_character() -> None:
    assert [one(card) for card in range(CHARACTERS)] == [16**card for card in range(CHARACTERS)]
    row = sorted([*range(CHARACTERS), 11, 12, 12])
    bag = bag_of(row)
    assert cards(bag) == row
    assert kinds(bag) == list(range(CHARACTERS))
    assert (size(bag), count(bag, 12), count(bag, 11), count(bag, 0)) == (16, 3, 2, 1)


def test_every_place_is_a_bit_of_its_own() -> None:
    assert [hand_bit(seat) for seat in range(4)] == [1, 2, 4, 8]
    assert [slot_bit(slot) for slot in range(MOST_SLOTS + 1)] == [2 ** (FIRST_SLOT + k) for k in range(MOST_SLOTS + 1)]


def only(line: int) -> m.Entry:
    """What a line says that has one entry."""
    (entry,) = m.entries([line])
    return entry


def test_a_movement_is_read_as_it_was_written() -> None:
    entry = only(m.of_card(m.DROPPED, 3, 12, 48))
    assert (entry.kind, entry.seat, entry.card, entry.number) == (m.DROPPED, 3, 12, 48)
    entry = only(m.of_hands(2, 1, bag_of([0, 12]), bag_of([0, 0, 11])))
    assert (entry.kind, entry.seat, entry.card) == (m.SWAPPED, 2, 1)
    assert (entry.cards, entry.more) == ([0, 12], [0, 0, 11])
    entry = only(m.of_look(3, bag_of([12] * 15 + [0])))
    assert (entry.kind, entry.seat) == (m.LOOKED, 3)
    assert entry.cards == [1, *[0] * 11, 15]


def test_movements_are_read_in_the_order_in_which_they_were_written() -> None:
    s: Any = GAME.new(2, seed=1, telling=False)
    written = [(m.PLAYED, 0, 0, 0), (m.DROPPED, 1, 12, 48), (m.TURN_OVER, 1, 0, 0), (m.LOST, 0, 3, 0)]
    for entry in written:
        s.write(*entry)
    s.write_long(m.of_look(1, bag_of([4])))
    s.write(*written[0])
    s.end_line()
    read = [(entry.kind, entry.seat, entry.card, entry.number) for entry in m.entries(s.movements)]
    assert [*read[:4], read[5]] == [*written, written[0]]
    assert read[4][:2] == (m.LOOKED, 1)


def test_characters_of_a_bag_are_counted_and_found_by_number() -> None:
    for row in ([], [0], [12], [3] * 15, [0, 0, 5, 5, 12], list(range(13))):
        bag, different = bag_of(row), sorted(set(row))
        assert variety(bag) == len(different)
        assert [nth(bag, number) for number in range(len(different))] == different
