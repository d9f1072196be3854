"""The cards by name: 49 printed roles, each once, and two plain cards of our own that large tables add."""

from __future__ import annotations

from typing import Final

BASIC: Final = ("elder",)
BUSINESS: Final = (
    "lawyer",
    "vampire",
    "doctor",
    "fortune_teller",
    "bloodhound",
    "candy_baron",
    "beauty",
    "sleepwalker",
    "mercenary",
    "kidnapper",
    "reanimator",
    "judge",
    "detective",
    "bodyguard",
)
GUESTS: Final = (
    "witch",
    "woodcutter",
    "piper",
    "inquisitor",
    "punisher",
    "sentry",
    "sorcerer",
    "blacksmith",
    "maniac",
    "shapeshifter",
    "executioner",
    "admirer",
    "policeman",
    "drunk",
    "matchmaker",
    "jailer",
    "conjurer",
    "clairvoyant",
)
# Plain cards in every other mode.
FESTIVAL: Final = (
    "nobleman",
    "dealer",
    "don",
    "dragon",
    "instigator",
    "tough_guy",
    "mistress",
    "avenger",
    "libeller",
    "baker",
    "sweet_tooth",
    "saviour",
    "dentist",
    "wanderer",
    "elders_son",
    "teacher",
)
# Ours, as many as are needed: a townsperson and a criminal without an ability.
PLAIN: Final = ("citizen", "criminal")

PRINTED: Final = (*BASIC, *BUSINESS, *GUESTS, *FESTIVAL)
NAMES: Final = (*PRINTED, *PLAIN)
BY_NAME: Final = {name: number for number, name in enumerate(NAMES)}
CARDS: Final = 51
PRINTED_CARDS: Final = 49
FIRST_FESTIVAL: Final = 33
CITIZEN: Final = 49
CRIMINAL: Final = 50
NO_CARD: Final = -1

# The cards that other rules name.
ELDER: Final = 0
REANIMATOR: Final = 11
EXECUTIONER: Final = 25
DRUNK: Final = 28
MATCHMAKER: Final = 29
SAVIOUR: Final = 44
WANDERER: Final = 46

# Sides, as they are written down: town, crime, loner, and nobody's until a role is given.
SIDES: Final = ("town", "crime", "loner", "none")
TOWN: Final = 0
CRIME: Final = 1
LONER: Final = 2
NONE: Final = 3

# Gangs: where all criminals are one group, it is the first.
GANGS: Final = ("mafia", "triad")
MODES: Final = ("basic", "business", "guests", "festival")


def in_mode(card: int, mode: str) -> bool:
    """Is the card among those that the mode may use? [modes]"""
    name = NAMES[card]
    if mode == "basic":
        return name in BASIC or name in FESTIVAL
    return mode != "business" or name not in GUESTS


def works(card: int, mode: str) -> bool:
    """Does the card's ability work in the mode? [modes] [R14]"""
    return card < PRINTED_CARDS and (card < FIRST_FESTIVAL or mode == "festival")
