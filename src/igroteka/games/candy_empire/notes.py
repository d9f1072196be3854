"""A player's memory of hidden cards: each card they follow, with the places where it may lie. [memory]

Notes never see the truth: they are made of what their reader is shown, event by event.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.games.candy_empire.cards import CHARACTERS, SNATCHER

# Places are bits of one word: hands by seat, the top of the deck, the second card, then the slots of the closed
# discard.
TOP: Final = 16
SECOND: Final = 32
FIRST_SLOT: Final = 6
MOST_SLOTS: Final = 49
# Marks a slot from which the card was taken.
TAKEN: Final = -1
# A followed card is one number: its places, and its character above them.
CHARACTER: Final = 56
PLACES: Final = (1 << 56) - 1


def slot_bit(slot: i64) -> i64:
    """The bit of a slot of the closed discard."""
    # As in `cards.one`: a shifted 1 would have 32 bits.
    return 0x80_0000_0000_0000 >> (MOST_SLOTS - slot)


def hand_bit(seat: i64) -> i64:
    """The bit of a hand."""
    return 8 >> (3 - seat)


class Notes:
    """One reader's memory. Rows are replaced or changed by their only owner; `copy` before changing shared ones."""

    def __init__(self, reader: int, hidden: list[int]) -> None:
        # The seat that reads them; the number of seats for a spectator.
        self.reader: i64 = reader
        # Followed cards: this very card lies in one of these places.
        self.cards: list[int] = []
        # Strangers: a card that is none of the followed lies in one of these places.
        self.strangers: list[int] = []
        # Holes: one of these slots is empty.
        self.holes: list[int] = []
        # The number of cards of each character that surely lie in the closed discard.
        self.seen: list[int] = [0] * CHARACTERS
        # Slots of the closed discard whose content is not known.
        self.dim: i64 = 0
        # The number of cards of each character that the reader cannot see: in others' hands, in the deck, in unknown
        # slots.
        self.hidden = hidden

    def copy(self) -> Notes:
        """Independent notes with the same content."""
        other = Notes(int(self.reader), self.hidden.copy())
        other.cards = self.cards.copy()
        other.strangers = self.strangers.copy()
        other.holes = self.holes.copy()
        other.seen = self.seen.copy()
        other.dim = self.dim
        return other

    @property
    def blank(self) -> bool:
        """Are no cards followed?"""
        return not self.cards and not self.strangers

    def follow(self, card: i64, places: i64) -> None:
        """From now on this card is followed."""
        self.cards.append(int(places | card << CHARACTER))

    def followed(self, card: i64) -> i64:
        """The number of followed cards of a character."""
        number: i64 = 0
        item: i64
        for item in self.cards:
            if item >> CHARACTER == card:
                number += 1
        return number

    def unseen(self, card: i64) -> i64:
        """The number of cards of a character that the reader has seen nowhere: hidden and not followed."""
        return self.hidden[card] - self.followed(card)

    def touching(self, card: i64, where: i64) -> list[int]:
        """The places of the followed cards of a character that may lie there, the narrowest first."""
        found: list[int] = []
        item: i64
        for item in self.cards:
            if item >> CHARACTER == card and item & where:
                found.append(int(item & PLACES))
        return sorted(found, key=narrow)

    def light(self, card: i64, where: i64) -> i64:
        """The places of the followed card that just came to light there, if it surely was that one; else 0."""
        if self.blank:
            return 0
        found = self.touching(card, where)
        places: i64
        for places in found:
            if places & ~where == 0:
                self.cards.remove(int(places | card << CHARACTER))
                return places
        all_followed = self.unseen(card) <= 0
        if found:
            for one in found:
                self.cards.remove(int(one | card << CHARACTER))
            for number in range(len(found) - 1):
                self.follow(card, found[number] | found[number + 1])
        if not all_followed:
            self._light_stranger(found, where)
        return 0

    def _light_stranger(self, found: list[int], where: i64) -> None:
        """The card found may also have been one that nobody follows."""
        strangers = sorted([one for one in self.strangers if one & int(where)], key=narrow)
        if not strangers:
            return
        for one in strangers:
            self.strangers.remove(one)
        chain = [*found[-1:], *strangers]
        for number in range(len(chain) - 1):
            self.strangers.append(chain[number] | chain[number + 1])

    def strike(self, where: i64) -> None:
        """No followed card lies in these places."""
        keep = int(~where)
        self.cards = [item & keep for item in self.cards]
        self.strangers = [places & keep for places in self.strangers if places & keep]

    def move(self, one: i64, other: i64) -> None:
        """Cards that could lie in the one place may now lie in the other instead."""
        self.cards = [moved(item, one, other) for item in self.cards]
        self.strangers = [moved(places, one, other) for places in self.strangers]

    def spread(self, one: i64, other: i64) -> None:
        """Cards that could lie in the one place may now lie in either."""
        self.cards = [int(item | other) if item & int(one) else item for item in self.cards]
        self.strangers = [int(places | other) if places & int(one) else places for places in self.strangers]

    # What happens, as the reader sees it.

    def plays(self, seat: i64, card: i64) -> None:
        """Somebody shows a card of their hand."""
        if seat == self.reader:
            return
        self.light(card, hand_bit(seat))
        self.hidden[card] -= 1

    def drops(self, seat: i64, card: i64, slot: i64) -> None:
        """A player discards a card unseen: only that player knows which."""
        if seat == self.reader:
            self.seen[card] += 1
            return
        place = slot_bit(slot)
        self.dim |= place
        self.spread(hand_bit(seat), place)

    def draws(self, seat: i64, card: i64, had: i64) -> None:
        """A player who had this number of cards draws one."""
        if seat == self.reader:
            self._draws_myself(card)
            return
        if self.blank:
            return
        hand = hand_bit(seat)
        items = [item & PLACES for item in self.cards] + self.strangers
        on_top = sum(1 for item in items if item & TOP)
        new: i64 = 0
        if on_top == 0:
            if any(item & int(hand) and item & PLACES & int(~hand) for item in self.cards):
                new = 1
        elif on_top > 1:
            new = max(0, had - sum(1 for item in items if item & int(hand)))
        self.move(TOP, hand)
        self.move(SECOND, TOP)
        for _ in range(new):
            self.strangers.append(int(hand))

    def _draws_myself(self, card: i64) -> None:
        if not self.blank:
            surely = int(TOP | card << CHARACTER)
            if surely in self.cards:
                self.cards.remove(surely)
            else:
                self.light(card, TOP)
            self.strike(TOP)
            self.move(SECOND, TOP)
        self.hidden[card] -= 1

    def puts_back(self, seat: i64, card: i64) -> None:
        """A player lays a card of their hand on the deck."""
        self.move(TOP, SECOND)
        if seat == self.reader:
            self.follow(card, TOP)
            self.hidden[card] += 1
        else:
            self.spread(hand_bit(seat), TOP)

    def swaps(self, seat: i64, other: i64, gave: list[int], got: list[int]) -> None:
        """Two players exchange their hands; each of them knows which cards it gave and got."""
        if self.reader == other:
            seat, other, gave, got = other, seat, got, gave
        if self.reader != seat:
            one, two = hand_bit(seat), hand_bit(other)
            self.cards = [exchanged(item, one, two) for item in self.cards]
            self.strangers = [exchanged(places, one, two) for places in self.strangers]
            return
        self.look(hand_bit(other), got, len(got))
        for card in gave:
            self.follow(card, hand_bit(other))
            self.hidden[card] += 1

    def looks(self, closed: list[int]) -> None:
        """The reader looks through the closed discard and sees how many cards of each character lie there."""
        new: list[int] = []
        card: i64
        for card in range(CHARACTERS):
            for _ in range(closed[card] - self.seen[card]):
                new.append(int(card))
        places: i64 = 0
        item: i64
        for item in self.cards:
            places |= item
        self.look(self.dim, new, count_bits(places & self.dim))
        self.seen = closed.copy()
        self.dim = 0
        self.holes = []

    def look(self, where: i64, found: list[int], most: i64) -> None:
        """The reader sees all cards of these places; at most this many of them can be followed ones."""
        inside = sum(1 for places in self.strangers if places & int(~where) == 0)
        self.strangers = [places for places in self.strangers if not places & int(where)]
        left: i64 = min(most, len(found) - inside)
        counts = [0] * CHARACTERS
        card: i64
        for card in found:
            counts[card] += 1
        must = [0] * CHARACTERS
        for card in range(CHARACTERS):
            if counts[card]:
                sure = sum(1 for places in self.touching(card, where) if places & int(~where) == 0)
                spare = counts[card] - self.unseen(card)
                must[card] = int(min(counts[card], max(sure, spare)))
                left -= must[card]
        for card in range(CHARACTERS):
            for _ in range(must[card] + max(0, min(left, counts[card] - must[card]))):
                self.light(card, where)
        self.strike(where)
        for card in found:
            self.hidden[card] -= 1

    def loses(self, card: i64) -> None:
        """A card of this character leaves the closed discard."""
        if self.seen[card]:
            self.seen[card] -= 1
            return
        places: i64 = 0
        item: i64
        for item in self.touching(card, self.dim):
            places |= item
        all_followed = self.unseen(card) <= 0
        surely = self.light(card, self.dim)
        self.holes.append(int(surely if surely else places & self.dim if all_followed else self.dim))
        self.hidden[card] -= 1
        self.settle_holes()

    def settle_holes(self) -> None:
        """A hole that can be in one slot only is certain; and so are holes that fill all their slots."""
        while True:
            sure = [hole for hole in self.holes if count_bits(hole) == 1]
            if not sure:
                break
            self.holes.remove(sure[0])
            self.dim &= ~sure[0]
            self.strike(sure[0])
            self.holes = [hole & ~sure[0] for hole in self.holes]
        if self.holes and len(self.holes) == count_bits(self.dim):
            self.strike(self.dim)
            self.dim = 0
            self.holes = []

    def no_snatcher_in(self, slots: i64) -> None:
        """Everybody hears that these slots hold no snatcher."""
        self.cards = [int(item & ~slots) if item >> CHARACTER == SNATCHER else item for item in self.cards]

    def settle(self) -> None:
        """At the end of a turn: strangers that tell nothing are dropped, and the rest is sorted."""
        undecided: i64 = 0
        item: i64
        for item in self.cards:
            if count_bits(item & PLACES) > 1:
                undecided |= item & PLACES
        self.strangers = sorted([places for places in self.strangers if places & int(undecided)])
        self.cards.sort()
        self.holes.sort()


def narrow(places: int) -> tuple[int, int]:
    """The sorting key of places: the fewest first."""
    return int(count_bits(places)), places


def moved(item: i64, one: i64, other: i64) -> int:
    """The item with one place exchanged for another."""
    return int((item & ~one) | other) if item & one else int(item)


def exchanged(item: i64, one: i64, other: i64) -> int:
    """The item with two places swapped."""
    plain: i64 = item & ~(one | other)
    if item & one:
        plain |= other
    if item & other:
        plain |= one
    return int(plain)
