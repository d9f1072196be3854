"""What the box of «Конфетная мафия» says: the sides of the cards, the gangs, and the ready sets."""

from __future__ import annotations

from igroteka.core.data import Data
from igroteka.core.errors import BadData
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME, GANGS, LONER, MODES, NAMES, NONE, PRINTED, TOWN

# Facts about sides, with their sources.
SIDE_FACTS = (
    (TOWN, ("town.book", "town.derived", "town.ours")),
    (CRIME, ("crime.book", "crime.derived", "crime.ours")),
    (LONER, ("loner.derived",)),
    (NONE, ("none.book",)),
)
# Modes that have a second and a third ready cast.
FURTHER_SETS = (("second", MODES), ("third", ("guests", "festival")))


class CandyMafiaFacts:
    """The printed facts of the box."""

    def __init__(self, data: Data) -> None:
        self.sides_of: list[int] = read_sides(data)
        second = [*data.words("triad.book", -1, PRINTED), *data.words("triad.ours", -1, PRINTED)]
        first = [*data.words("mafia.book", -1, PRINTED), *data.words("mafia.ours", -1, PRINTED)]
        self.triads: list[bool] = [name in second for name in NAMES]
        self.gold: list[int] = [BY_NAME[name] for name in data.words("gold.cards", 5, PRINTED)]
        self.plain_town: list[int] = [BY_NAME[name] for name in data.words("plain.town", -1, PRINTED)]
        self.plain_crime: list[int] = [BY_NAME[name] for name in data.words("plain.crime", -1, PRINTED)]
        self.crime: list[int] = data.numbers("sets.crime", 15, 1, 9)
        self.sets = {mode: data.words(f"sets.{mode}", 15) for mode in MODES[1:]}
        self.two_crime: list[int] = data.numbers("two_gangs.crime", 9, 2, 8)
        self.two_sets = {mode: data.words(f"two_gangs.{mode}", 9) for mode in MODES}
        self.two_town = data.words("two_gangs.festival_town", -1, PRINTED)
        self.further: dict[str, list[str]] = read_further(data)
        # Who may win: the town, the criminals or one gang of them, a loner.
        loners = [name for name, side in zip(NAMES, self.sides_of, strict=True) if side == LONER]
        self.winners: tuple[str, ...] = ("town", "crime", *GANGS, *loners)
        data.done()
        criminals = [name for name in PRINTED if self.sides_of[BY_NAME[name]] == CRIME]
        if sorted([*first, *second]) != sorted(criminals):
            raise BadData(f"{data.file}: mafia, triad: every criminal belongs to exactly one gang")
        rows = (row.split() for rows in (*self.sets.values(), *self.two_sets.values()) for row in rows)
        for names in (*rows, *(names for _, *names in self.further.values())):
            for name in names:
                if name not in BY_NAME:
                    raise BadData(f"{data.file}: sets: there is no card {name!r}")


def read_further(data: Data) -> dict[str, list[str]]:
    """By which cast, mode and number of players: how many criminal places there are, then the cards."""
    further: dict[str, list[str]] = {}
    for which, modes in FURTHER_SETS:
        for mode in modes:
            for row in data.words(f"{which}.{mode}", -1):
                seats, *rest = row.split()
                if not (seats.isdecimal() and rest and rest[0].isdecimal() and 0 < int(rest[0]) < int(seats)):
                    raise BadData(f"{data.file}: {which}.{mode}: {row!r} must begin with players and criminal places")
                further[f"{which} {mode} {seats}"] = rest
    return further


def read_sides(data: Data) -> list[int]:
    """The side of each card. [setup] [R94]"""
    sides: dict[str, int] = {}
    for side, facts in SIDE_FACTS:
        for fact in facts:
            for name in data.words(fact, -1, PRINTED):
                if name in sides:
                    raise BadData(f"{data.file}: {fact}: {name} has two sides")
                sides[name] = side
    missing = [name for name in PRINTED if name not in sides]
    if missing:
        raise BadData(f"{data.file}: town: {missing[0]} has no side")
    return [*(sides[name] for name in PRINTED), TOWN, CRIME]
