"""What a seat knows is what it was told: rows of numbers, and what each says."""

from __future__ import annotations

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


def words(row: list[int]) -> dict[str, object]:
    """What a row says."""
    kind, a, b, value = row[KIND], row[FIRST], row[SECOND], row[VALUE]
    if kind in (CARD, NEW_CARD):
        return {"card": NAMES[a], "side": SIDES[b], "works": value == 1}
    if kind in OF_GANGS:
        return {"gang": GANGS[a], "seats": seats_in(value)}
    if kind == CHECKED:
        return {"seat": a, "side": SIDES[b]}
    if kind == COMPARED:
        return {"seat": a, "other": b, "same": value == 1}
    if kind == IS_TOWN:
        return {"seat": a, "town": value == 1}
    if kind == LEARNT:
        return {"seat": a, "card": NAMES[b], "side": SIDES[value]}
    if kind == OFFICE:
        return {"seat": a, "office": value == 1}
    if kind == KILLER:
        return {"seat": a, "other": b}
    if kind in (RECRUITED, CHORUS):
        return {"seat": a, "seats": seats_in(value)}
    if kind in (INQUISITOR, EXPOSED, VICTIM, REFUSED):
        return {"seat": a}
    return {"choice": NOTATIONS[a]} if kind == CHOSE else {}


def sound(kind: int, a: int, b: int, value: int, seats: int) -> bool:
    """Can a row say this at a table with this number of seats?"""
    everybody = (1 << seats) - 1
    if kind in (CARD, NEW_CARD):
        return 0 <= a < CARDS and 0 <= b <= 3 and value <= 1
    if kind in OF_GANGS:
        return 0 <= a <= 1 and b == -1 and value <= everybody
    if kind in (RECRUITED, CHORUS):
        return -1 <= a < seats and b == -1 and value <= everybody and (kind == RECRUITED or a >= 0)
    if kind == CHOSE:
        return 0 <= a < ACTIONS and b == -1 and value == 0
    if kind in (UNWOKEN, REVENGE, LAST):
        return a == -1 and b == -1 and value == 0
    if kind == CHECKED:
        return 0 <= a < seats and 0 <= b <= 3 and value == 0
    if kind == LEARNT:
        return 0 <= a < seats and 0 <= b < CARDS and value <= 3
    if kind == COMPARED:
        return 0 <= a < seats and 0 <= b < seats and value <= 1
    if kind in (IS_TOWN, OFFICE):
        return 0 <= a < seats and b == -1 and value <= 1
    if kind == KILLER:
        return 0 <= a < seats and -1 <= b < seats and value == 0
    return (0 if kind != VICTIM else -1) <= a < seats and b == -1 and value == 0


def seats_in(mask: i64) -> list[int]:
    """The seats of a mask, in order."""
    return bits(mask)


def latest(rows: list[list[int]], kind: i64) -> list[int]:
    """The last row of this kind; an empty one: there is none."""
    for place in range(len(rows) - 1, -1, -1):
        if rows[place][KIND] == kind:
            return rows[place]
    return []
