"""The thirteen characters, and bags of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# In the order of the action space.
NAMES: Final = ("AVT", "ADV", "DET", "KAR", "VOR", "NAI", "OTN", "POL", "POH", "SKU", "SUD", "TOR", "HIT")
BY_NAME: Final = {name: number for number, name in enumerate(NAMES)}
CHARACTERS: Final = 13

BOSS: Final = 0  # Авторитет
LAWYER: Final = 1  # Адвокат
DETECTIVE: Final = 2
PICKPOCKET: Final = 3  # Карманник
THIEF: Final = 4  # Конфетный вор
MERCENARY: Final = 5  # Наёмник
SNATCHER: Final = 6  # Отнимаша
POLICEMAN: Final = 7
KIDNAPPER: Final = 8  # Похититель
BUYER: Final = 9  # Скупщик конфет
JUDGE: Final = 10
TRADER: Final = 11  # Торгаш
SLY: Final = 12  # Хитрый полицейский

# A bag is one word with four bits for each character.
MOST_OF_A_KIND: Final = 15
ONE_OF_EACH: Final = 0x1_1111_1111_1111
# Shared and never changed.
NONE_OF_ANY: Final[list[int]] = [0] * CHARACTERS


def one(card: i64) -> i64:
    """A bag with one card of this character."""
    # Not 1 << 4 * card: in the C that mypyc writes a 1 that it knows has 32 bits, whatever variable it is in.
    return 0x1_0000_0000_0000 >> (48 - 4 * card)


def count(bag: i64, card: i64) -> i64:
    """The number of cards of a character in a bag."""
    return bag >> (4 * card) & 15


def size(bag: i64) -> i64:
    """The number of cards in a bag."""
    total: i64 = 0
    while bag:
        total += bag & 15
        bag >>= 4
    return total


def few(bag: i64) -> i64:
    """The number of cards in a bag of at most fourteen, as a hand is."""
    # As casting out nines: 16 leaves 1 when divided by 15, so a bag leaves the sum of its digits.
    return bag % 15


def all_of(card: i64) -> i64:
    """A bag full of one character: it splits another bag into that character and all others."""
    return 15 * one(card)


def offer(out: list[int], bag: i64, first: i64) -> None:
    """Offer those of the thirteen actions from `first` on, one for each character, whose character is in the bag."""
    action: i64 = first
    while bag:
        if bag & 15:
            out.append(action)
        bag >>= 4
        action += 1


def fill(out: list[int], place: i64, bag: i64, first: i64) -> i64:
    """Write the same actions into a list that is long enough, from a place on; returns the place after them."""
    while bag:
        if bag & 15:
            out[place] = first
            place += 1
        bag >>= 4
        first += 1
    return place


def variety(bag: i64) -> i64:
    """The number of different characters in a bag."""
    return ((bag | bag >> 1 | bag >> 2 | bag >> 3) & ONE_OF_EACH) % 15


def nth(bag: i64, number: i64) -> i64:
    """The character of this number, from 0, among the different ones of a bag."""
    card: i64 = 0
    while True:
        if bag & 15:
            if number == 0:
                return card
            number -= 1
        bag >>= 4
        card += 1


def kinds(bag: i64) -> list[int]:
    """The characters of which the bag has at least one."""
    out: list[int] = []
    offer(out, bag, 0)
    return out


def add_counts(out: list[int], bag: i64) -> None:
    """Add the number of cards of every character to a list."""
    if bag == 0:
        out += NONE_OF_ANY
        return
    card: i64
    for card in range(CHARACTERS):
        out.append(count(bag, card))


def cards(bag: i64) -> list[int]:
    """Every card of a bag, in order."""
    out: list[int] = []
    card: i64
    for card in range(CHARACTERS):
        for _ in range(bag >> (4 * card) & 15):
            out.append(card)
    return out


def bag_of(row: list[int]) -> i64:
    """The bag of these cards."""
    bag: i64 = 0
    card: i64
    for card in row:
        bag += one(card)
    return bag


def names(row: list[int]) -> list[str]:
    """The names of these cards."""
    return [NAMES[card] for card in row]
