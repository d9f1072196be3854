"""The roles: each is a row of what it is asked and what its answer does, and of traits that other parts of the rules read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import BY_NAME, CARDS
from igroteka.games.candy_mafia.traits import (
    ALL_RECRUITED,
    APART,
    BOSS,
    BREAD,
    COVEN,
    DRIFTER,
    FATED,
    GANG_PROOF,
    GRUDGE,
    HANGMAN,
    HEIR,
    HUSHED,
    IRON,
    LAST_PAIR,
    MEEK,
    NIGHT_PROOF,
    NOBLE,
    OFFICE,
    SHOOTS,
    SPY,
    STEPS_IN,
    TIPSY,
    TOUGH,
    WARDEN,
)
from igroteka.games.candy_mafia.verbs import asks, blocks, changes, lays
from igroteka.games.candy_mafia.verbs.base import Verb

# What a call asks for: nothing, a player, two, a player and which of two deeds, somebody who is out, yes.
NOTHING: Final = 0
ONE: Final = 1
TWO: Final = 2
FORK: Final = 3
ONE_OUT: Final = 4
WHETHER: Final = 5

NO_VERBS: Final[tuple[Verb, ...]] = ()
# The places of cards that may not choose the same player twice running, and of those that work once.
NO_SLOT: Final = -1


class Role:
    """One row."""

    def __init__(
        self,
        name: str,
        number: i64 = 0,
        asks: i64 = NOTHING,
        does: tuple[Verb, ...] = NO_VERBS,
        other: tuple[Verb, ...] = NO_VERBS,
        traits: i64 = 0,
        self_too: bool = False,
        optional: bool = False,
        memory: i64 = NO_SLOT,
        once: i64 = NO_SLOT,
        check: bool = False,
        other_is_kill: bool = True,
    ) -> None:
        self.name = name
        self.card: i64 = BY_NAME[name]
        # Its place in the order of the night; 0: it is never called.
        self.number: i64 = number
        self.asks: i64 = asks
        self.does = does
        self.other = other
        self.traits: i64 = traits
        self.self_too = self_too
        self.optional = optional
        self.memory: i64 = memory
        self.once: i64 = once
        # Its first deed is a check, which a sentry may punish. [R27]
        self.check = check
        self.other_is_kill = other_is_kill


ROWS = (
    # A three-way check. [elder]
    Role("elder", 9, ONE, (asks.SIDE,), traits=OFFICE, check=True),
    # Learns a card; plays for the criminals, apart from them, and looks innocent. [lawyer]
    Role("lawyer", 8, ONE, (asks.CARD,), traits=APART | MEEK, optional=True, check=True),
    # The criminals cannot kill him. [vampire]
    Role("vampire", traits=GANG_PROOF),
    # Heals, never the same one twice running. [doctor]
    Role("doctor", 4, ONE, (lays.HEAL,), self_too=True, memory=0),
    # Compares two players. [fortune-teller]
    Role("fortune_teller", 11, TWO, (asks.SAME,), check=True),
    # A three-way check for the criminals. [bloodhound]
    Role("bloodhound", 10, ONE, (asks.SIDE,), check=True),
    # Looks for the elder and the sleepwalker. [candy-baron]
    Role("candy_baron", 13, ONE, (asks.IF_OFFICE,), check=True),
    # Takes somebody out of the night and of the next day. [beauty]
    Role("beauty", 14, ONE, (blocks.SLEEP, blocks.SEAL, blocks.STILL), optional=True, memory=1),
    # Sits among the criminals. [sleepwalker]
    Role("sleepwalker", traits=SPY),
    # May kill. [mercenary]
    Role("mercenary", 23, ONE, (changes.KILL_MERCENARY,), optional=True),
    # Somebody is not woken. [kidnapper]
    Role("kidnapper", 1, ONE, (blocks.SLEEP,), memory=2),
    # Once brings somebody back. [reanimator]
    Role("reanimator", 34, ONE_OUT, (changes.RAISE,), optional=True, once=0),
    # A check that spares the townsperson tomorrow. [judge]
    Role("judge", 30, ONE, (asks.TOWN_SPARED,), check=True),
    # Checks or kills. [detective]
    Role("detective", 22, FORK, (asks.IF_TOWN,), (changes.KILL_DETECTIVE,), optional=True, check=True),
    # Dies instead of somebody. [bodyguard]
    Role("bodyguard", 16, ONE, (lays.SHIELD,)),
    # Curses; the cursed leave with her. [witch]
    Role("witch", 28, ONE, (changes.CURSE,), traits=COVEN | LAST_PAIR),
    # Stands at a door with an axe. [woodcutter]
    Role("woodcutter", 17, ONE, (lays.AXE,)),
    # Recruits one after another. [piper]
    Role("piper", 27, ONE, (changes.RECRUIT,), traits=ALL_RECRUITED),
    # Learns a card and is seen, or kills. [inquisitor]
    Role("inquisitor", 21, FORK, (asks.CARD_SHOWN,), (changes.KILL_INQUISITOR,), optional=True, check=True),
    # Marks somebody; if they die, kills the next night. [punisher]
    Role("punisher", 26, ONE, (lays.MARK,)),
    # Kills the first who checks or attacks the ward. [sentry]
    Role("sentry", 3, ONE, (lays.WATCH,), self_too=True),
    # Gives up the murder and his life for a townsperson's soul. [sorcerer]
    Role("sorcerer", 20, ONE, (changes.TURN,), optional=True),
    # Dies on the second attempt. [blacksmith]
    Role("blacksmith", traits=IRON),
    # Kills every night, cannot be killed at night. [maniac]
    Role("maniac", 25, ONE, (changes.KILL_MANIAC,), traits=NIGHT_PROOF | LAST_PAIR),
    # A criminal who looks innocent. [shapeshifter]
    Role("shapeshifter", traits=MEEK),
    # Wants one player executed. [executioner]
    Role("executioner", 0, ONE, (changes.PREY,), traits=HANGMAN | FATED),
    # Visits or invites; whoever is away survives. [admirer]
    Role("admirer", 15, FORK, (blocks.GO,), (blocks.TAKE,), other_is_kill=False),
    # Shuts somebody in, and a whole gang with them. [policeman]
    Role("policeman", 2, ONE, (blocks.SLEEP, blocks.SEAL, blocks.QUELL)),
    # Gets the set-aside card on the third night. [drunk]
    Role("drunk", traits=TIPSY),
    # Links two. [matchmaker]
    Role("matchmaker", 0, TWO, (changes.LINK,), traits=LAST_PAIR | FATED, self_too=True),
    # Learns a card; a criminal goes to prison. [jailer]
    Role("jailer", 24, ONE, (asks.CARD_JAILED,), traits=WARDEN, check=True),
    # The beauty's ability, for the criminals. [conjurer]
    Role("conjurer", 7, ONE, (blocks.SLEEP, blocks.SEAL, blocks.STILL), optional=True, memory=3),
    # Sees one of the killers. [clairvoyant]
    Role("clairvoyant", 29, ONE, (asks.GLIMPSE,), self_too=True),
    # Survives execution. [nobleman]
    Role("nobleman", traits=NOBLE),
    # Killed by criminals, he spoils their next night. [dealer]
    Role("dealer", traits=GRUDGE),
    # Decides where the mafia is divided. [don]
    Role("don", traits=BOSS),
    # Decides where the triad is divided. [dragon]
    Role("dragon", traits=BOSS),
    # Once calls for a second execution. [instigator]
    Role("instigator", 33, WHETHER, (changes.RIOT,), optional=True, once=1),
    # Dies a day later. [tough-guy]
    Role("tough_guy", traits=TOUGH),
    # Makes somebody look innocent. [mistress]
    Role("mistress", 6, ONE, (lays.COVER,), self_too=True),
    # Takes somebody along. [avenger]
    Role("avenger", traits=SHOOTS),
    # Makes somebody look guilty. [libeller]
    Role("libeller", 5, ONE, (lays.LIBEL,), self_too=True),
    # Learns cards; without him the town starves. [baker]
    Role("baker", 31, ONE, (asks.CARD,), traits=BREAD, check=True),
    # Learns cards and must not tell. [sweet-tooth]
    Role("sweet_tooth", 12, ONE, (asks.CARD,), traits=HUSHED, check=True),
    # Leaves instead of the condemned. [saviour]
    Role("saviour", traits=STEPS_IN),
    # Somebody is silent tomorrow. [dentist]
    Role("dentist", 32, ONE, (blocks.MUTE,)),
    # Takes over the card of whoever he followed. [wanderer]
    Role("wanderer", 0, ONE, (changes.FATE,), traits=DRIFTER | FATED),
    # Checks in the elder's place. [elders-son]
    Role("elders_son", 9, ONE, (asks.SIDE,), traits=HEIR, check=True),
    # The last of a gang kills a second time. [teacher]
    Role("teacher", 19, ONE, (changes.JOIN,), optional=True),
    # Plain cards of ours. [R97]
    Role("citizen"),
    Role("criminal"),
)


def by_card() -> list[Role]:
    """The rows in the order of the cards."""
    rows: list[Role | None] = [None] * CARDS
    for row in ROWS:
        rows[row.card] = row
    return [row for row in rows if row is not None]


ROLES: Final[list[Role]] = by_card()
