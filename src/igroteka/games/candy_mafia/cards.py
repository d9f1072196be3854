"""The cards: 49 printed roles and two plain cards of our own; each is a row of what it is asked and does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.traits import BOSS, FATED, LAST_PAIR, MEEK

# What a call asks for: nothing, a player, two, a player and which of two deeds, somebody who is out, yes.
NOTHING: Final = 0
ONE: Final = 1
TWO: Final = 2
FORK: Final = 3
ONE_OUT: Final = 4
WHETHER: Final = 5
# When a role may be asked once more in the same night: never, before the gangs' murders, before a revenge.
ONCE: Final = 0
AT_MURDERS: Final = 1
AT_REVENGE: Final = 2
# Of a card that may choose the same player twice running, and of one that works more than once.
NO_SLOT: Final = -1


class Row:
    """One card: when it is called, what it is asked, which deeds its answer does."""

    def __init__(
        self,
        name: str,
        number: i64 = 0,
        asks: i64 = NOTHING,
        does: str = "",
        other: str = "",
        traits: i64 = 0,
        self_too: bool = False,
        optional: bool = False,
        memory: i64 = NO_SLOT,
        once: i64 = NO_SLOT,
        check: bool = False,
        other_is_kill: bool = True,
        first: i64 = 0,
        nightfall: i64 = 0,
        letter: i64 = 0,
        further: i64 = ONCE,
        special: bool = False,
    ) -> None:
        self.name = name
        # Its place in the order of the night; 0: it is never called.
        self.number: i64 = number
        self.asks: i64 = asks
        # The deeds of `night/deeds.py` that its answer does, and the other ones of a fork; `own`: that of its own file.
        self.does = does
        self.other = other
        self.traits: i64 = traits
        self.self_too = self_too
        self.optional = optional
        # The place of whom it chose last, whom it may not choose again; the place of what it has used up.
        self.memory: i64 = memory
        self.once: i64 = once
        # Its first deed is a check, which a sentry may punish. [R27]
        self.check = check
        self.other_is_kill = other_is_kill
        # Its place among those that a called first night names, at nightfall, in the mail of the night; 0: none.
        self.first: i64 = first
        self.nightfall: i64 = nightfall
        self.letter: i64 = letter
        self.further: i64 = further
        # What is special about it lies in the file of its name in `roles/`.
        self.special = special


BASIC: Final = (
    # A three-way check. [elder]
    Row("elder", 9, ONE, "ask-side", check=True),
)
BUSINESS: Final = (
    # Learns a card; plays for the criminals, apart from them, and looks innocent. [lawyer]
    Row("lawyer", 8, ONE, "ask-card", traits=MEEK, optional=True, check=True),
    # The criminals cannot kill him. [vampire]
    Row("vampire", first=2, special=True),
    # Heals, never the same one twice running. [doctor]
    Row("doctor", 4, ONE, "heal", self_too=True, memory=0),
    # Compares two players. [fortune-teller]
    Row("fortune_teller", 11, TWO, "ask-same", check=True),
    # A three-way check for the criminals. [bloodhound]
    Row("bloodhound", 10, ONE, "ask-side", check=True),
    # Looks for the elder and the sleepwalker. [candy-baron]
    Row("candy_baron", 13, ONE, "own", check=True, special=True),
    # Takes somebody out of the night and of the next day. [beauty]
    Row("beauty", 14, ONE, "sleep seal still", optional=True, memory=1),
    # Sits among the criminals. [sleepwalker]
    Row("sleepwalker", first=1, special=True),
    # May kill. [mercenary]
    Row("mercenary", 23, ONE, "kill", optional=True),
    # Somebody is not woken. [kidnapper]
    Row("kidnapper", 1, ONE, "sleep", memory=2),
    # Once brings somebody back. [reanimator]
    Row("reanimator", 34, ONE_OUT, "raise", optional=True, once=0),
    # A check that spares the townsperson tomorrow. [judge]
    Row("judge", 30, ONE, "ask-spare", check=True),
    # Checks or kills. [detective]
    Row("detective", 22, FORK, "ask-town", "kill", optional=True, check=True),
    # Dies instead of somebody. [bodyguard]
    Row("bodyguard", 16, ONE, "shield"),
)
GUESTS: Final = (
    # Curses; the cursed leave with her. [witch]
    Row("witch", 28, ONE, "own", traits=LAST_PAIR, special=True),
    # Stands at a door with an axe. [woodcutter]
    Row("woodcutter", 17, ONE, "axe"),
    # Recruits one after another. [piper]
    Row("piper", 27, ONE, "own", letter=2, special=True),
    # Learns a card and is seen, or kills. [inquisitor]
    Row("inquisitor", 21, FORK, "own", "kill", optional=True, check=True, letter=3, special=True),
    # Marks somebody; if they die, kills the next night. [punisher]
    Row("punisher", 26, ONE, "mark", further=AT_REVENGE, special=True),
    # Kills the first who checks or attacks the ward. [sentry]
    Row("sentry", 3, ONE, "watch", self_too=True),
    # Gives up the murder and his life for a townsperson's soul. [sorcerer]
    Row("sorcerer", 20, ONE, "own", optional=True, letter=1, further=AT_MURDERS, special=True),
    # Dies on the second attempt. [blacksmith]
    Row("blacksmith", first=3, special=True),
    # Kills every night, cannot be killed at night. [maniac]
    Row("maniac", 25, ONE, "kill", traits=LAST_PAIR, special=True),
    # A criminal who looks innocent. [shapeshifter]
    Row("shapeshifter", traits=MEEK, first=5),
    # Wants one player executed. [executioner]
    Row("executioner", 0, ONE, "own", traits=FATED, first=7, special=True),
    # Visits or invites; the one who is away survives. [admirer]
    Row("admirer", 15, FORK, "own", other_is_kill=False, special=True),
    # Shuts somebody in, and a whole gang with them. [policeman]
    Row("policeman", 2, ONE, "sleep seal quell"),
    # Gets the set-aside card on the third night. [drunk]
    Row("drunk", first=4, nightfall=2, special=True),
    # Links two. [matchmaker]
    Row("matchmaker", 0, TWO, "own", traits=LAST_PAIR | FATED, self_too=True, first=6, special=True),
    # Learns a card; a criminal goes to prison. [jailer]
    Row("jailer", 24, ONE, "own", check=True, special=True),
    # The beauty's ability, for the criminals. [conjurer]
    Row("conjurer", 7, ONE, "sleep seal still", optional=True, memory=3),
    # Sees one of the killers. [clairvoyant]
    Row("clairvoyant", 29, ONE, "glimpse", self_too=True),
)
FESTIVAL: Final = (
    # Survives execution. [nobleman]
    Row("nobleman", first=15, special=True),
    # Killed by criminals, he spoils their next night. [dealer]
    Row("dealer", first=10, special=True),
    # Decides where the mafia is divided. [don]
    Row("don", traits=BOSS, first=8),
    # Decides where the triad is divided. [dragon]
    Row("dragon", traits=BOSS, first=9),
    # Once calls for a second execution. [instigator]
    Row("instigator", 33, WHETHER, "riot", optional=True, once=1),
    # Dies a day later. [tough-guy]
    Row("tough_guy", first=11, special=True),
    # Makes somebody look innocent. [mistress]
    Row("mistress", 6, ONE, "cover", self_too=True),
    # Takes somebody along. [avenger]
    Row("avenger", first=13, special=True),
    # Makes somebody look guilty. [libeller]
    Row("libeller", 5, ONE, "libel", self_too=True),
    # Learns cards; without him the town starves. [baker]
    Row("baker", 31, ONE, "ask-card", check=True, special=True),
    # Learns cards and must not tell. [sweet-tooth]
    Row("sweet_tooth", 12, ONE, "ask-card", check=True),
    # Leaves instead of the condemned. [saviour]
    Row("saviour", first=12),
    # Somebody is silent tomorrow. [dentist]
    Row("dentist", 32, ONE, "mute"),
    # Takes over the card of the player he followed. [wanderer]
    Row("wanderer", 0, ONE, "own", traits=FATED, first=16, nightfall=1, special=True),
    # Checks in the elder's place. [elders-son]
    Row("elders_son", 9, ONE, "ask-side", check=True, first=14, special=True),
    # The last of a gang kills a second time. [teacher]
    Row("teacher", 19, ONE, "own", optional=True, special=True),
)
PLAIN: Final = (
    # Plain cards of ours. [R97]
    Row("citizen"),
    Row("criminal"),
)

# Festival cards are plain cards in every other mode; of ours there are as many as are needed, without an ability.
ROWS: Final[list[Row]] = [*BASIC, *BUSINESS, *GUESTS, *FESTIVAL, *PLAIN]
NAMES: Final = tuple(row.name for row in ROWS)
PRINTED: Final = NAMES[: -len(PLAIN)]
BY_NAME: Final = {name: number for number, name in enumerate(NAMES)}
CARDS: Final = 51
PRINTED_CARDS: Final = 49
FIRST_BUSINESS: Final = 1
FIRST_GUEST: Final = 15
FIRST_FESTIVAL: Final = 33
CITIZEN: Final = 49
CRIMINAL: Final = 50
NO_CARD: Final = -1
# The cards that are asked for in the hottest loops, by the bots or by what everybody may know.
LAWYER: Final = 1
SLEEPWALKER: Final = 8
EXECUTIONER: Final = 25
DRUNK: Final = 28
SWEET_TOOTH: Final = 43


def in_order_of_first(row: Row) -> i64:
    """The place of a card among those that a called first night names."""
    return row.first


# The cards that a called first night names; those of them that make a choice once for the whole evening.
FIRST_NIGHT: Final[list[int]] = [BY_NAME[row.name] for row in sorted(ROWS, key=in_order_of_first) if row.first]
FATES: Final[list[int]] = [card for card in FIRST_NIGHT if ROWS[card].traits & FATED]

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
    if mode == "basic":
        return card < FIRST_BUSINESS or FIRST_FESTIVAL <= card < PRINTED_CARDS
    return mode != "business" or not FIRST_GUEST <= card < FIRST_FESTIVAL


def works(card: int, mode: str) -> bool:
    """Does the card's ability work in the mode? [modes] [R14]"""
    return card < PRINTED_CARDS and (card < FIRST_FESTIVAL or mode == "festival")
