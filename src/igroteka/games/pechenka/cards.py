"""Characters, the other cards, and small numbers packed into one 64-bit word: four bits for each seat or place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.core.chance import Rng

# Each role hunts the next, the last hunts the first. [roles]
CHARACTERS: Final = "PBSTXK"
ROLES: Final = 6
SWORD: Final = 6
SHIELD: Final = 7
HILL: Final = 8
CARDS: Final = 9
ALL_CHARACTERS: Final = 0b111111

NAMES: Final[list[str]] = [*CHARACTERS, "sword", "shield", "hill"]


def prey_of(role: i64, wheel: i64) -> i64:
    """The prey of the role in a circle of `wheel` roles. [roles] [R1]"""
    return role + 1 if role + 1 < wheel else 0


def hunter_of(role: i64, wheel: i64) -> i64:
    """The hunter of the role in a circle of `wheel` roles. [roles] [R1]"""
    return role - 1 if role > 0 else wheel - 1


def at(word: i64, place: i64) -> i64:
    """The small number at a place."""
    return (word >> (4 * place)) & 15


def put(word: i64, place: i64, number: i64) -> i64:
    """The word with a small number put into an empty place."""
    return word | (number << (4 * place))


def pack(numbers: list[int]) -> i64:
    """One word made of small numbers by place."""
    word: i64 = 0
    for place, number in enumerate(numbers):
        word = put(word, place, number)
    return word


def shuffled(numbers: i64, length: i64, rng: Rng) -> i64:
    """The word with its first numbers in an even random order."""
    place: i64
    for place in range(length - 1, 0, -1):
        other: i64 = rng.below(place + 1)
        change: i64 = at(numbers, place) ^ at(numbers, other)
        numbers ^= change << (4 * place) | change << (4 * other)
    return numbers


def names(mask: i64) -> list[str]:
    """The names of the cards whose bits are set."""
    return [NAMES[card] for card in bits(mask)]


def named(number: i64) -> str | None:
    """The name of a card that is written as its number and one; None for nothing."""
    return NAMES[number - 1] if number else None


def seat_written(number: i64) -> int | None:
    """The seat that is written as its number and one; None for nobody."""
    return int(number) - 1 if number else None
