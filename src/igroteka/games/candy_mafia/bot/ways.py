"""How each role is played: a row of weights; what to do with them is the same for all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import BY_NAME, CARDS

# What an answer is for: nothing, to hurt enemies, to be where the murderers come, to mask a partner or slander an enemy, to learn,
# to hinder, to gather one after another, to choose somebody for later, to bring back, to call for more, to give oneself up.
IDLE: Final = 0
HARM: Final = 1
GUARD: Final = 2
COVER: Final = 3
FRAME: Final = 4
ASK: Final = 5
BIND: Final = 6
GATHER: Final = 7
CHOOSE: Final = 8
RAISE: Final = 9
CALL: Final = 10
TURN: Final = 11


class Way:
    """One row."""

    def __init__(self, name: str, family: i64, worth: float, bold: float = 0.0, keen: float = 0.0) -> None:
        self.card: int = BY_NAME[name]
        self.family: i64 = family
        # How much its side loses with it; how sure one must be for a deed that one need not do; whether guilt is worth more than doubt to a question.
        self.worth = worth
        self.bold = bold
        self.keen = keen


ROWS: Final = (
    Way("elder", ASK, 1.0),
    Way("lawyer", ASK, 0.4),
    Way("vampire", IDLE, 0.3),
    Way("doctor", GUARD, 0.7),
    Way("fortune_teller", ASK, 0.6),
    Way("bloodhound", ASK, 0.4),
    Way("candy_baron", ASK, 0.4),
    Way("beauty", BIND, 0.5, bold=0.45),
    Way("sleepwalker", IDLE, 1.0),
    Way("mercenary", HARM, 0.7, bold=0.5),
    Way("kidnapper", BIND, 0.5),
    Way("reanimator", RAISE, 0.7, bold=0.7),
    Way("judge", ASK, 0.9),
    Way("detective", ASK, 1.0, bold=0.8),
    Way("bodyguard", GUARD, 0.4),
    Way("witch", GATHER, 0.5),
    Way("woodcutter", GUARD, 0.4),
    Way("piper", GATHER, 0.5),
    Way("inquisitor", ASK, 1.0, bold=0.8),
    Way("punisher", GUARD, 0.5),
    Way("sentry", GUARD, 0.5),
    Way("sorcerer", TURN, 0.5, bold=0.6),
    Way("blacksmith", IDLE, 0.3),
    Way("maniac", HARM, 0.6),
    Way("shapeshifter", IDLE, 0.5),
    Way("executioner", CHOOSE, 0.3),
    Way("admirer", GUARD, 0.4),
    Way("policeman", BIND, 0.8),
    Way("drunk", IDLE, 0.2),
    Way("matchmaker", CHOOSE, 0.3),
    Way("jailer", ASK, 1.0, keen=1.0),
    Way("conjurer", BIND, 0.5),
    Way("clairvoyant", GUARD, 0.7),
    Way("nobleman", IDLE, 0.3),
    Way("dealer", IDLE, 0.2),
    Way("don", IDLE, 0.4),
    Way("dragon", IDLE, 0.4),
    Way("instigator", CALL, 0.4, bold=0.6),
    Way("tough_guy", IDLE, 0.3),
    Way("mistress", COVER, 0.4),
    Way("avenger", IDLE, 0.4, bold=0.4),
    Way("libeller", FRAME, 0.4),
    Way("baker", ASK, 1.2),
    Way("sweet_tooth", ASK, 0.9),
    Way("saviour", IDLE, 0.3, bold=0.15),
    Way("dentist", BIND, 0.3),
    Way("wanderer", CHOOSE, 0.3),
    Way("elders_son", ASK, 0.6),
    Way("teacher", HARM, 0.5),
    Way("citizen", IDLE, 0.2),
    Way("criminal", IDLE, 0.3),
)


def by_card() -> list[Way]:
    """The rows in the order of the cards."""
    rows: list[Way | None] = [None] * CARDS
    for row in ROWS:
        rows[row.card] = row
    return [row for row in rows if row is not None]


WAYS: Final[list[Way]] = by_card()
