"""The numbering of what a player can know, as the table of the equilibrium has it: for its solver and for the bot.

Only what matters is told apart. Characters are counted along the wheel from the first declaration, for the wheel looks
the same from everywhere; the two role cards of a player are the one covered first and the other, wherever they lie.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HANDS: Final = 30
# Four declarations, of which the first is the start of the counting.
TALES: Final = 150
# The beginning of the odds for each decision: what is known; what is decided.
FIRST_DECLARES: Final = 0  # hand; role card, character
SECOND_DECLARES: Final = 360  # hand; role card, character
FIRST_DECLARES_AGAIN: Final = 720  # hand, the other's declaration; character by steps
SECOND_DECLARES_AGAIN: Final = 1_620  # hand, own declaration, the other's second by steps; character by steps
FIRST_ACTS: Final = 6_120  # hand, tale; act
SECOND_ACTS: Final = 19_620  # the other's act, hand, tale; act
FIRST_HUNTS: Final = 60_120  # first act, second act, hand, card seen, tale; character left
SECOND_HUNTS: Final = 708_120  # first act, second act, hand, card seen, tale; character left
END: Final = 1_356_120
# The acts: to open the role card that was covered first, or the other, or to peek.
OPEN_LEAD: Final = 0
OPEN_OTHER: Final = 1
LOOK: Final = 2


def steps(start: i64, card: i64) -> i64:
    """The number of steps from one character to another along the wheel: 0 for its prey, 4 for its hunter."""
    return (card - start + 5) % 6


def hand_of(lead: i64, other: i64) -> i64:
    """The number of a pair of role cards: the one covered first, and the other."""
    return 5 * lead + steps(lead, other)


def tale_of(first: i64, second: i64, first_again: i64, second_again: i64) -> i64:
    """The number of all that was declared."""
    return (5 * second + steps(first, first_again)) * 5 + steps(second, second_again)


def rank(card: i64, one: i64, other: i64) -> i64:
    """The rank of a card among the four that are neither of two others."""
    if one < card:
        return card - 2 if other < card else card - 1
    return card - 1 if other < card else card


def declares(leads: bool, hand: i64) -> i64:
    """The beginning of the odds of a first declaration."""
    return (FIRST_DECLARES if leads else SECOND_DECLARES) + 12 * hand


def declares_again(leads: bool, hand: i64, second: i64, first_again: i64) -> i64:
    """The beginning of the odds of a second declaration; the first player makes it before the other's is known."""
    if leads:
        return FIRST_DECLARES_AGAIN + 5 * (6 * hand + second)
    return SECOND_DECLARES_AGAIN + 5 * (30 * hand + 5 * second + steps(0, first_again))


def acts(leads: bool, first_act: i64, hand: i64, tale: i64) -> i64:
    """The beginning of the odds of an act."""
    if leads:
        return FIRST_ACTS + 3 * (TALES * hand + tale)
    return SECOND_ACTS + 3 * (TALES * (HANDS * first_act + hand) + tale)


def hunts(leads: bool, first_act: i64, second_act: i64, hand: i64, seen: i64, tale: i64) -> i64:
    """The beginning of the odds of a hunt; `seen` is the rank of the card that the act showed."""
    row: i64 = 4 * (HANDS * (3 * first_act + second_act) + hand) + seen
    return (FIRST_HUNTS if leads else SECOND_HUNTS) + 4 * (TALES * row + tale)
