"""Few settings of a game that together contain every pair of values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from igroteka.core.game import Game
from igroteka.core.option import Option, Value, holds

# A value that can be looked up: a set as a tuple.
Fixed = bool | int | str | tuple[str, ...]
Pair = tuple[str, Fixed, str, Fixed]
Row = dict[str, Fixed]
SEATS = "seats"
# A game for more numbers of players than this is tried with the fewest, a middle number and the most.
MOST_COUNTS = 6


def settings(game: Game) -> list[dict[str, Value]]:
    """Rows of seat count and options; every two values that can meet do meet in one of them."""
    names = [SEATS, *(option.id for option in in_order(game.options))]
    values: dict[str, list[Fixed]] = {option.id: list(map(fixed, option.values())) for option in game.options}
    counts = tried_counts(game.seat_counts)
    values[SEATS] = [*counts]
    known = {option.id: option for option in game.options}
    missing = dict.fromkeys(pair for pair in pairs(names, values) if row_with(pair, known, counts) is not None)
    if len(names) == 1:
        return [{SEATS: count} for count in counts]
    rows = []
    while missing:
        row = row_with(next(iter(missing)), known, counts)
        assert row is not None
        for name in names:
            if name not in row:
                row[name] = max(
                    (value for value in values[name] if allowed(name, value, row, known)),
                    key=lambda value: sum(pair in missing for pair in pairs_of({**row, name: value}, names)),
                )
        for pair in pairs_of(row, names):
            missing.pop(pair, None)
        rows.append(plain(row))
    return rows


def tried_counts(counts: Sequence[int]) -> list[int]:
    """The numbers of players to try."""
    if len(counts) <= MOST_COUNTS:
        return list(counts)
    return [counts[0], counts[len(counts) // 2], counts[-1]]


def fixed(value: Value) -> Fixed:
    """The value as it can be looked up."""
    return tuple(value) if isinstance(value, list) else value


def plain(row: Row) -> dict[str, Value]:
    """The row as a game takes it."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in row.items()}


def in_order(options: Sequence[Option]) -> list[Option]:
    """The options, each after those it needs."""
    return sorted(options, key=lambda option: depth(option, options))


def depth(option: Option, options: Sequence[Option]) -> int:
    """How many options stand behind this one."""
    return max((1 + depth(other, options) for other in options if other.id in option.needs), default=0)


def pairs(names: Sequence[str], values: dict[str, list[Fixed]]) -> Iterator[Pair]:
    """Every two values of two different settings."""
    for one, two in combinations(names, 2):
        for v, w in product(values[one], values[two]):
            yield one, v, two, w


def pairs_of(row: Row, names: Sequence[str]) -> list[Pair]:
    """The pairs that a row contains."""
    return [(one, row[one], two, row[two]) for one, two in combinations([n for n in names if n in row], 2)]


def row_with(pair: Pair, known: dict[str, Option], counts: Sequence[int]) -> Row | None:
    """The beginning of a row with this pair and all that it needs; None if the two cannot meet."""
    row: Row = {pair[0]: pair[1], pair[2]: pair[3]}
    names = [pair[0], pair[2]]
    for name in names:
        if name in known and row[name] != fixed(known[name].default):
            for other, admitted in known[name].needs.items():
                if other not in row:
                    row[other] = next(fixed(value) for value in known[other].values() if holds(value, admitted))
                    names.append(other)
            if known[name].lacks(plain(row)):
                return None
    return row if any(fit(row, count, known) for count in counts) else None


def fit(row: Row, count: int, known: dict[str, Option]) -> bool:
    """May a table of this size have this row?"""
    options = plain(row)
    return options.pop(SEATS, count) == count and all(known[o].fits(value, count) for o, value in options.items())


def allowed(name: str, value: Fixed, row: Row, known: dict[str, Option]) -> bool:
    """May the value join the row? It must be for this number of seats; without what it needs an option keeps its
    default."""
    together = {**row, name: value}
    seats = together.get(SEATS)
    if isinstance(seats, int) and not fit(together, seats, known):
        return False
    return name not in known or value == fixed(known[name].default) or not known[name].lacks(plain(row))
