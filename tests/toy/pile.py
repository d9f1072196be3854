"""A pile of cards that remembers who knows which of them."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.reader import Reader

NOBODY_KNOWS = 0
ALL_KNOW = (1 << 31) - 1


class Pile:
    """Cards from the bottom to the top, and for each the seats that know it, as bits."""

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        """An independent pile of the same cards."""
        return Pile(self.cards.copy(), self.known.copy())

    def draw(self) -> int:
        """Take the top card."""
        self.known.pop()
        return self.cards.pop()

    def put_on(self, card: int, known: int) -> None:
        """Put a card on top."""
        self.cards.append(card)
        self.known.append(known)

    def put_under(self, card: int, known: int) -> None:
        """Put a card under the pile."""
        self.cards.insert(0, card)
        self.known.insert(0, known)

    def shuffle(self, rng: Rng) -> None:
        """A shuffle: from now on nobody knows any card's place."""
        rng.shuffle(self.cards)
        for i in range(len(self.known)):
            self.known[i] = NOBODY_KNOWS

    def show(self, place: int, seat: int) -> int:
        """Let a seat look at a card; it will remember."""
        self.known[place] |= 1 << seat
        return self.cards[place]

    def seen_by(self, seat: int) -> list[int]:
        """The cards from the bottom as the seat knows them, -1 for unknown."""
        bit = ALL_KNOW if seat < 0 else 1 << seat
        return [c if k & bit == bit else -1 for c, k in zip(self.cards, self.known, strict=True)]

    def dump(self) -> dict[str, object]:
        """The pile as plain JSON."""
        return {"cards": self.cards.copy(), "known": self.known.copy()}


def read_pile(source: Reader, name: str, most_card: int) -> Pile:
    """A pile out of a position."""
    inner = source.inner(name)
    cards = inner.numbers("cards", -1, 0, most_card)
    known = inner.numbers("known", len(cards), NOBODY_KNOWS, ALL_KNOW)
    inner.done()
    return Pile(cards, known)


def redeal(piles: Sequence[Pile], seat: int, rng: Rng) -> None:
    """Deal anew, over all these piles together, every card that the seat does not know."""
    bit: i64 = 1 << seat if seat >= 0 else ALL_KNOW
    unknown: list[int] = []
    for pile in piles:
        for place in range(len(pile.cards)):
            if pile.known[place] & bit != bit:
                unknown.append(pile.cards[place])
    # Sorted first, so that the deal depends on which cards are unknown, not on where they truly lie.
    unknown.sort()
    rng.shuffle(unknown)
    for pile in piles:
        for place in range(len(pile.cards)):
            if pile.known[place] & bit != bit:
                pile.cards[place] = unknown.pop()
