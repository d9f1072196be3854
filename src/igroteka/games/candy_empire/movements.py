"""A log of hidden movements, read only when somebody's memory is asked for: a game that nobody watches needs no notes.

An entry is a few bits: the kind, the seat, and above them what that kind is about. A line is one word: four entries of
one card each, the latest lowest, or one long entry.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_empire.cards import add_counts
from igroteka.games.candy_empire.notes import Notes, slot_bit

PLAYED: Final = 1  # the card
DROPPED: Final = 2  # the card, then its slot
DRAWN: Final = 3  # the card, then how many the hand had
PUT_BACK: Final = 4  # the card
LOST: Final = 5  # the card
NO_SNATCHER: Final = 6  # how many slots there are
TURN_OVER: Final = 7
# The long kinds have zeros in the bits of the short ones.
SWAPPED: Final = 8  # the other seat, then both hands
LOOKED: Final = 16  # what lies there, as a bag
# The number of bits of a kind, of a long kind, and of a whole short entry.
SHORT: Final = 3
LONG: Final = 5
NEXT: Final = 15
# A line below this has room for another entry.
FULL: Final = 0x2000_0000_0000
# A hand in an entry: four bits for each card, one bit above them all.
HAND_BITS: Final = 13
ONE_HAND: Final = 8191
# Shared and never changed.
NO_CARDS: Final[list[int]] = []


def of_card(kind: i64, seat: i64, card: i64, number: i64) -> i64:
    """A movement of one card."""
    return kind | (seat | (card | number << 4) << 2) << SHORT


def of_hands(seat: i64, other: i64, mine: i64, theirs: i64) -> i64:
    """An exchange of hands."""
    hands: i64 = packed(mine) | packed(theirs) << HAND_BITS
    return SWAPPED | (seat | (other | hands << 4) << 2) << LONG


def of_look(seat: i64, closed: i64) -> i64:
    """A player sees all these cards of the closed discard."""
    return LOOKED | (seat | closed << 2) << LONG


def packed(hand: i64) -> i64:
    """A hand of at most three cards as a number."""
    word: i64 = 1
    card: i64 = 0
    while hand:
        if hand & 15:
            word = word << 4 | card
            hand -= 1
        else:
            hand >>= 4
            card += 1
    return word


def unpacked(word: i64) -> list[int]:
    """The cards of a packed hand."""
    out: list[int] = []
    while word > 1:
        out.append(int(word & 15))
        word >>= 4
    out.reverse()
    return out


class Entry:
    """One movement, unpacked from its bits."""

    def __init__(self, kind: i64, rest: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = rest & 3
        self.card: i64 = rest >> 2 & 15
        self.number: i64 = rest >> 6
        # Both hands of an exchange; or the counts of the cards looked at.
        self.cards: list[int] = NO_CARDS
        self.more: list[int] = NO_CARDS
        if kind == SWAPPED:
            self.cards = unpacked(self.number & ONE_HAND)
            self.more = unpacked(self.number >> HAND_BITS)
        elif kind == LOOKED:
            self.cards = []
            add_counts(self.cards, rest >> 2)


def entries(lines: list[int]) -> list[Entry]:
    """The movements of these lines, the oldest first."""
    out: list[Entry] = []
    line: i64
    for line in lines:
        if line & 7 == 0:
            out.append(Entry(line & 31, line >> LONG))
            continue
        place: i64 = 3 * NEXT
        while place >= 0:
            kind: i64 = line >> place & 7
            if kind:
                out.append(Entry(kind, line >> (place + SHORT) & 4095))
            place -= NEXT
    return out


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
