"""What each player can know: hands, cards seen, tales and deals as arrays, in the numbers of the table."""

from __future__ import annotations

from itertools import permutations, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from igroteka.games.pechenka.equilibrium_rows import HANDS, TALES, hand_of, rank, tale_of

Array: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int64]
Deal: TypeAlias = tuple[int, ...]

# A player before the hunt: a hand and one of the four other cards, which the act has shown.
INFORMED = 4 * HANDS
# The role cards covered first and second by the first player, those of the second player, the target, the exclusion.
DEALS: list[Deal] = list(permutations(range(6)))
TARGET = np.array([deal[4] for deal in DEALS])
# The deals that look alike to a player who knows a hand and one card more.
ALIKE = len(DEALS) // INFORMED


def hands() -> Numbers:
    """Both cards of each hand."""
    out = np.zeros((HANDS, 2), np.int64)
    for lead, other in permutations(range(6), 2):
        out[hand_of(lead, other)] = lead, other
    return out


def tales() -> Numbers:
    """The declarations of each tale: the two of the first player, then the two of the second."""
    out = np.zeros((TALES, 4), np.int64)
    for first_again, second, second_again in product(range(1, 6), range(6), range(6)):
        if second_again != second:
            out[tale_of(0, second, first_again, second_again)] = 0, first_again, second, second_again
    return out


def knowledge(deal: Deal, mine: int, theirs: int, act: int) -> int:
    """The number of a player's knowledge after an act: the hand, and the card that the act has shown."""
    lead, other = deal[mine], deal[mine + 1]
    seen = (deal[theirs], deal[theirs + 1], deal[5])[act]
    return int(4 * hand_of(lead, other) + rank(seen, lead, other))


def informed(mine: int, theirs: int) -> Numbers:
    """By act and deal: the number of a player's knowledge before the hunt."""
    return np.array([[knowledge(deal, mine, theirs, act) for deal in DEALS] for act in range(3)])


HAND_CARDS = hands()
DECLARED = tales()
FIRST_KNOWS = informed(0, 2)
SECOND_KNOWS = informed(2, 0)
# By hand and hand: 1 where no card is in both.
APART: Array = (HAND_CARDS[:, None, :, None] != HAND_CARDS[None, :, None, :]).all(axis=(2, 3)).astype(float)
# By role card, hand and tale: 1 where the declaration is a lie.
FIRST_LIES: Array = (HAND_CARDS.T[:, :, None] != DECLARED.T[:2, None, :]).astype(float)
SECOND_LIES: Array = (HAND_CARDS.T[:, :, None] != DECLARED.T[2:, None, :]).astype(float)


def left(declared: Numbers) -> Array:
    """By character and tale: 1 where it is still in the hand for the hunt."""
    kept: Array = np.all(np.arange(6)[:, None, None] != declared, axis=2).astype(float)
    return kept


FIRST_LEFT = left(DECLARED[:, :2])
SECOND_LEFT = left(DECLARED[:, 2:])


def covered(turn: bool) -> Numbers:
    """By hand as it lies on the table, and declaration: the hand as it is known thereafter; counting may begin anew."""
    out = np.zeros((HANDS, 12), np.int64)
    for hand, (slot, character) in product(range(HANDS), product(range(2), range(6))):
        origin = character if turn else 0
        cards = HAND_CARDS[hand].tolist()
        out[hand, 6 * slot + character] = hand_of((cards[slot] - origin) % 6, (cards[1 - slot] - origin) % 6)
    return out


# The first declaration of all is where counting begins; the other player's also says a character.
FIRST_COVERED = covered(turn=True)
SECOND_COVERED = 6 * covered(turn=False) + np.arange(12) % 6
