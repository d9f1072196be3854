"""What moved unseen, written down until somebody's memory is asked for: a game played for nobody costs no notes.

An entry is one word: the kind, the seat, and above them what that kind is about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_empire.cards import CHARACTERS, bag_of
from igroteka.games.candy_empire.notes import Notes, slot_bit

PLAYED: Final = 0  # the card
DROPPED: Final = 1  # the card, then its slot
DRAWN: Final = 2  # the card, then how many the hand had
PUT_BACK: Final = 3  # the card
SWAPPED: Final = 4  # the other seat, then both hands
LOOKED: Final = 5  # what lies there, as a bag
LOST: Final = 6  # the card
NO_SNATCHER: Final = 7  # how many slots there are
TURN_OVER: Final = 8
# Where the parts of a word begin.
SEAT: Final = 4
BODY: Final = 7
NUMBER: Final = 11
# A hand in a word: four bits for each card, one bit above them all.
HAND_BITS: Final = 13
ONE_HAND: Final = 8191


def of_card(kind: i64, seat: i64, card: i64, number: i64) -> i64:
    """A movement of one card."""
    return kind | seat << SEAT | card << BODY | number << NUMBER


def of_hands(seat: i64, other: i64, mine: list[int], theirs: list[int]) -> int:
    """An exchange of hands."""
    hands: i64 = packed(mine) | packed(theirs) << HAND_BITS
    return int(SWAPPED | seat << SEAT | other << BODY | hands << NUMBER)


def of_look(seat: i64, closed: list[int]) -> int:
    """Somebody sees all these cards."""
    return int(LOOKED | seat << SEAT | bag_of(closed) << BODY)


def packed(hand: list[int]) -> i64:
    """At most three cards as a number."""
    word: i64 = 1
    card: i64
    for card in hand:
        word = word << 4 | card
    return word


def unpacked(word: i64) -> list[int]:
    """The cards of such a number."""
    out: list[int] = []
    while word > 1:
        out.append(int(word & 15))
        word >>= 4
    out.reverse()
    return out


class Entry:
    """One movement, read out of its word."""

    def __init__(self, word: i64) -> None:
        self.kind: i64 = word & 15
        self.seat: i64 = word >> SEAT & 7
        self.card: i64 = word >> BODY & 15
        self.number: i64 = word >> NUMBER
        # Both hands of an exchange; the counts of what was looked at.
        self.cards: list[int] = []
        self.more: list[int] = []
        if self.kind == SWAPPED:
            self.cards = unpacked(self.number & ONE_HAND)
            self.more = unpacked(self.number >> HAND_BITS)
        elif self.kind == LOOKED:
            self.cards = [int(word >> (BODY + 4 * card) & 15) for card in range(CHARACTERS)]


def read(notes: Notes, entry: Entry) -> None:
    """Bring notes up to date by one movement, as their reader saw it."""
    kind = entry.kind
    if kind == PLAYED:
        notes.plays(entry.seat, entry.card)
    elif kind == DROPPED:
        notes.drops(entry.seat, entry.card, entry.number)
    elif kind == DRAWN:
        notes.draws(entry.seat, entry.card, entry.number)
    elif kind == PUT_BACK:
        notes.puts_back(entry.seat, entry.card)
    elif kind == SWAPPED:
        notes.swaps(entry.seat, entry.card, entry.cards, entry.more)
    elif kind == LOOKED:
        if notes.reader == entry.seat:
            notes.looks(entry.cards)
    elif kind == LOST:
        notes.loses(entry.card)
    elif kind == NO_SNATCHER:
        notes.no_snatcher_in(slot_bit(entry.number) - slot_bit(0))
    else:
        notes.settle()
