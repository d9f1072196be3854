"""How each role is played: a row of weights; the policy that reads them is the same for all roles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import BY_NAME, CARDS

# What an answer is for.
IDLE: Final = 0
# To hurt an enemy.
ATTACK: Final = 1
# To be where the murderers come.
GUARD: Final = 2
# To make a partner look innocent to a check.
WHITEWASH: Final = 3
# To make an enemy look guilty to a check.
SLANDER: Final = 4
# To learn something of somebody.
ASK: Final = 5
# To keep somebody from acting.
BLOCK: Final = 6
# To win over one player after another.
GATHER: Final = 7
# To choose somebody for what comes later.
CHOOSE: Final = 8
# To bring somebody back.
REVIVE: Final = 9
# To have the town vote a second time.
SECOND_VOTE: Final = 10
# To give the own life for a convert.
SACRIFICE: Final = 11


class RoleWeights:
    """The row of one role."""

    def __init__(self, name: str, purpose: i64, worth: float, threshold: float = 0.0, guilt_bonus: float = 0.0) -> None:
        self.card: int = BY_NAME[name]
        self.purpose: i64 = purpose
        # How much its side loses with it.
        self.worth = worth
        # How much of an enemy somebody must seem for a deed that one need not do.
        self.threshold = threshold
        # How much more a question about a likely criminal is worth than one about a doubtful player.
        self.guilt_bonus = guilt_bonus


ROLE_WEIGHTS: Final = (
    RoleWeights("elder", ASK, 1.0),
    RoleWeights("lawyer", ASK, 0.4),
    RoleWeights("vampire", IDLE, 0.3),
    RoleWeights("doctor", GUARD, 0.7),
    RoleWeights("fortune_teller", ASK, 0.6),
    RoleWeights("bloodhound", ASK, 0.4),
    RoleWeights("candy_baron", ASK, 0.4),
    RoleWeights("beauty", BLOCK, 0.5, threshold=0.45),
    RoleWeights("sleepwalker", IDLE, 1.0),
    RoleWeights("mercenary", ATTACK, 0.7, threshold=0.5),
    RoleWeights("kidnapper", BLOCK, 0.5),
    RoleWeights("reanimator", REVIVE, 0.7, threshold=0.7),
    RoleWeights("judge", ASK, 0.9),
    RoleWeights("detective", ASK, 1.0, threshold=0.8),
    RoleWeights("bodyguard", GUARD, 0.4),
    RoleWeights("witch", GATHER, 0.5),
    RoleWeights("woodcutter", GUARD, 0.4),
    RoleWeights("piper", GATHER, 0.5),
    RoleWeights("inquisitor", ASK, 1.0, threshold=0.8),
    RoleWeights("punisher", GUARD, 0.5),
    RoleWeights("sentry", GUARD, 0.5),
    RoleWeights("sorcerer", SACRIFICE, 0.5, threshold=0.6),
    RoleWeights("blacksmith", IDLE, 0.3),
    RoleWeights("maniac", ATTACK, 0.6),
    RoleWeights("shapeshifter", IDLE, 0.5),
    RoleWeights("executioner", CHOOSE, 0.3),
    RoleWeights("admirer", GUARD, 0.4),
    RoleWeights("policeman", BLOCK, 0.8),
    RoleWeights("drunk", IDLE, 0.2),
    RoleWeights("matchmaker", CHOOSE, 0.3),
    RoleWeights("jailer", ASK, 1.0, guilt_bonus=1.0),
    RoleWeights("conjurer", BLOCK, 0.5),
    RoleWeights("clairvoyant", GUARD, 0.7),
    RoleWeights("nobleman", IDLE, 0.3),
    RoleWeights("dealer", IDLE, 0.2),
    RoleWeights("don", IDLE, 0.4),
    RoleWeights("dragon", IDLE, 0.4),
    RoleWeights("instigator", SECOND_VOTE, 0.4, threshold=0.6),
    RoleWeights("tough_guy", IDLE, 0.3),
    RoleWeights("mistress", WHITEWASH, 0.4),
    RoleWeights("avenger", IDLE, 0.4, threshold=0.4),
    RoleWeights("libeller", SLANDER, 0.4),
    RoleWeights("baker", ASK, 1.2),
    RoleWeights("sweet_tooth", ASK, 0.9),
    RoleWeights("saviour", IDLE, 0.3, threshold=0.15),
    RoleWeights("dentist", BLOCK, 0.3),
    RoleWeights("wanderer", CHOOSE, 0.3),
    RoleWeights("elders_son", ASK, 0.6),
    RoleWeights("teacher", ATTACK, 0.5),
    RoleWeights("citizen", IDLE, 0.2),
    RoleWeights("criminal", IDLE, 0.3),
)


def by_card() -> list[RoleWeights]:
    """The rows in the order of the cards."""
    rows: list[RoleWeights | None] = [None] * CARDS
    for row in ROLE_WEIGHTS:
        rows[row.card] = row
    return [row for row in rows if row is not None]


WEIGHTS: Final[list[RoleWeights]] = by_card()
