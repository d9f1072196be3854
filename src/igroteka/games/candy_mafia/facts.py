"""What the box of «Конфетная мафия» says: the sides of the cards, the gangs, and the ready sets."""

from __future__ import annotations

from igroteka.core.data import Data
from igroteka.core.errors import BadData
from igroteka.games.candy_mafia import ready_casts
from igroteka.games.candy_mafia.cards import BY_NAME, CRIME, GANGS, LONER, NAMES, NONE, PRINTED, TOWN

# Facts about sides, with their sources.
SIDE_FACTS = (
    (TOWN, ("town.book", "town.derived", "town.ours")),
    (CRIME, ("crime.book", "crime.derived", "crime.ours")),
    (LONER, ("loner.derived",)),
    (NONE, ("none.book",)),
)


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
        self.sets = {mode: data.words(f"sets.{mode}", 15) for mode in ("business", "guests", "festival")}
        self.two_crime: list[int] = data.numbers("two_gangs.crime", 9, 2, 8)
        modes = ("basic", "business", "guests", "festival")
        self.two_sets = {mode: data.words(f"two_gangs.{mode}", 9) for mode in modes}
        self.two_town = data.words("two_gangs.festival_town", -1, PRINTED)
        self.further: dict[str, list[str]] = ready_casts.by_table()
        # Who may win: the town, the criminals or one gang of them, a loner.
        loners = [name for name, side in zip(NAMES, self.sides_of, strict=True) if side == LONER]
        self.winners: tuple[str, ...] = ("town", "crime", *GANGS, *loners)
        data.done()
        criminals = [name for name in PRINTED if self.sides_of[BY_NAME[name]] == CRIME]
        if sorted([*first, *second]) != sorted(criminals):
            raise BadData(f"{data.file}: mafia, triad: every criminal belongs to exactly one gang")
        for row in (row for rows in (*self.sets.values(), *self.two_sets.values()) for row in rows):
            for name in row.split():
                if name not in BY_NAME:
                    raise BadData(f"{data.file}: sets: there is no card {name!r}")


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
