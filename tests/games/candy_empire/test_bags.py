"""Bags and places are words of 64 bits, compiled too."""

from __future__ import annotations

from igroteka.games.candy_empire import journal as j
from igroteka.games.candy_empire.cards import CHARACTERS, bag_of, cards, count, kinds, one, size
from igroteka.games.candy_empire.notes import FIRST_SLOT, MOST_SLOTS, hand_bit, slot_bit


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


def test_a_movement_is_read_as_it_was_written() -> None:
    entry = j.Entry(j.of_card(j.DROPPED, 3, 12, 48))
    assert (entry.kind, entry.seat, entry.card, entry.number) == (j.DROPPED, 3, 12, 48)
    entry = j.Entry(j.of_hands(2, 1, [0, 12], [0, 0, 11]))
    assert (entry.kind, entry.seat, entry.card) == (j.SWAPPED, 2, 1)
    assert (entry.cards, entry.more) == ([0, 12], [0, 0, 11])
    entry = j.Entry(j.of_look(3, [12] * 15 + [0]))
    assert (entry.kind, entry.seat) == (j.LOOKED, 3)
    assert entry.cards == [1, *[0] * 11, 15]
