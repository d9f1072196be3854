"""What a seat knows is what it was told: rows of numbers, and what each says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Literal

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.games.candy_mafia.actions import ACTIONS, NOTATIONS
from igroteka.games.candy_mafia.cards import CARDS, GANGS, NAMES, SIDES

KINDS: Final = (
    "card",
    "new-card",
    "met",
    "checked",
    "compared",
    "is-town",
    "learnt",
    "office",
    "killer",
    "inquisitor",
    "recruited",
    "turned",
    "unwoken",
    "exposed",
    "victim",
    "refused",
    "revenge",
    "last",
    "chorus",
    "chose",
)
CARD: Final = 0
NEW_CARD: Final = 1
MET: Final = 2
CHECKED: Final = 3
COMPARED: Final = 4
IS_TOWN: Final = 5
LEARNT: Final = 6
OFFICE: Final = 7
KILLER: Final = 8
INQUISITOR: Final = 9
RECRUITED: Final = 10
TURNED: Final = 11
UNWOKEN: Final = 12
EXPOSED: Final = 13
VICTIM: Final = 14
REFUSED: Final = 15
REVENGE: Final = 16
LAST: Final = 17
CHORUS: Final = 18
CHOSE: Final = 19
# Those that name a gang; those of them that make the reader one of it; what card somebody shows by being named.
OF_GANGS: Final = (MET, TURNED)
CONVERTING: Final = (TURNED,)
REVEALS: Final = {INQUISITOR: "inquisitor", EXPOSED: "sleepwalker", RECRUITED: "piper", CHORUS: "piper"}
REVEALED: Final[list[str]] = [REVEALS.get(kind, "") for kind in range(len(KINDS))]
# The kinds that say nothing more than their name, those that name a player alone, those that name a gang.
PlainRow = Literal["unwoken", "revenge", "last"]
SeatRow = Literal["inquisitor", "exposed", "victim", "refused"]
GangRow = Literal["met", "turned"]
# The places in a row.
NIGHT: Final = 0
KIND: Final = 1
FIRST: Final = 2
SECOND: Final = 3
VALUE: Final = 4


def clause_of(card: str) -> str:
    """The clause of a card."""
    return card.replace("_", "-")


# What a row of each kind says, by its three numbers; the other kinds say nothing more than their name.
SAYS: Final[dict[int, Callable[[int, int, int], dict[str, object]]]] = {
    **dict.fromkeys((CARD, NEW_CARD), lambda a, b, value: {"card": NAMES[a], "side": SIDES[b], "works": value == 1}),
    **dict.fromkeys(OF_GANGS, lambda a, b, value: {"gang": GANGS[a], "seats": seats_in(value)}),
    **dict.fromkeys((RECRUITED, CHORUS), lambda a, b, value: {"seat": a, "seats": seats_in(value)}),
    **dict.fromkeys((INQUISITOR, EXPOSED, VICTIM, REFUSED), lambda a, b, value: {"seat": a}),
    CHECKED: lambda a, b, value: {"seat": a, "side": SIDES[b]},
    COMPARED: lambda a, b, value: {"seat": a, "other": b, "same": value == 1},
    IS_TOWN: lambda a, b, value: {"seat": a, "town": value == 1},
    LEARNT: lambda a, b, value: {"seat": a, "card": NAMES[b], "side": SIDES[value]},
    OFFICE: lambda a, b, value: {"seat": a, "office": value == 1},
    KILLER: lambda a, b, value: {"seat": a, "other": b},
    CHOSE: lambda a, b, value: {"choice": NOTATIONS[a]},
}


def words(row: list[int]) -> dict[str, object]:
    """What a row says."""
    says = SAYS.get(row[KIND])
    return says(row[FIRST], row[SECOND], row[VALUE]) if says is not None else {}


@cache
def bounds(seats: int) -> dict[int, tuple[range, range, int]]:
    """At a table of this size, by kind: what the first two numbers of a row may be, and the highest third."""
    seat, anybody, nothing, everybody = range(seats), range(-1, seats), range(-1, 0), (1 << seats) - 1
    return {
        **dict.fromkeys(range(len(KINDS)), (seat, nothing, 0)),
        **dict.fromkeys((CARD, NEW_CARD), (range(CARDS), range(4), 1)),
        **dict.fromkeys(OF_GANGS, (range(2), nothing, everybody)),
        **dict.fromkeys((UNWOKEN, REVENGE, LAST), (nothing, nothing, 0)),
        **dict.fromkeys((IS_TOWN, OFFICE), (seat, nothing, 1)),
        RECRUITED: (anybody, nothing, everybody),
        CHORUS: (seat, nothing, everybody),
        CHOSE: (range(ACTIONS), nothing, 0),
        CHECKED: (seat, range(4), 0),
        LEARNT: (seat, range(CARDS), 3),
        COMPARED: (seat, seat, 1),
        KILLER: (seat, anybody, 0),
        VICTIM: (anybody, nothing, 0),
    }


def sound(kind: int, a: int, b: int, value: int, seats: int) -> bool:
    """Can a row say this at a table with this number of seats?"""
    first, second, most = bounds(seats)[kind]
    return a in first and b in second and 0 <= value <= most


def seats_in(mask: i64) -> list[int]:
    """The seats of a mask, in order."""
    return bits(mask)


def latest(rows: list[list[int]], kind: i64) -> list[int]:
    """The last row of this kind; an empty one: there is none."""
    for place in range(len(rows) - 1, -1, -1):
        if rows[place][KIND] == kind:
            return rows[place]
    return []
