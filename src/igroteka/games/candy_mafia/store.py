"""A position written down and read again, with a check of its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, bound, everybody, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import sets
from igroteka.games.candy_mafia.actions import ACTIONS
from igroteka.games.candy_mafia.cards import BY_NAME, NAMES, PRINTED_CARDS
from igroteka.games.candy_mafia.night.gangs import BY_ONE
from igroteka.games.candy_mafia.night.schedule import opens, program
from igroteka.games.candy_mafia.night.state import LAID, NIGHT_FIELDS, Tonight
from igroteka.games.candy_mafia.state import DERIVED as DERIVED
from igroteka.games.candy_mafia.state import MOST_ROUNDS, STORED, CandyMafia, Rows

FIELDS: Final = tuple(field for field in STORED if isinstance(field, Field))
# Cards and winners by their names, rows of rows, and the night.
BY_HAND: Final = tuple(
    field if isinstance(field, str) else field.name for field in STORED if not isinstance(field, Field)
)


def save(s: CandyMafia) -> dict[str, object]:
    """All fields, in the order in which they are declared."""
    out: dict[str, object] = {}
    for field in STORED:
        if isinstance(field, Field):
            out[field.stored] = field.save(s)
        elif isinstance(field, Rows):
            out[field.name] = [[*row] for row in getattr(s, field.name)]
        else:
            out[field] = FORMS[field](s)
    return out


def days(rows: list[list[int]]) -> list[dict[str, object]]:
    """A row by seat for each day."""
    return [{"day": row[0], "rows": row[1:]} for row in rows]


def save_night(t: Tonight) -> dict[str, object]:
    """The present night."""
    return {
        "meeting": [*t.meeting],
        "kills": [[*murder] for murder in t.kills],
        "laid": {name: [t.laid[what], t.laid_by[what]] for what, name in enumerate(LAID)},
        **save_fields(t, NIGHT_FIELDS),
    }


# The fields that have a form of their own.
FORMS: Final[dict[str, Callable[[CandyMafia], object]]] = {
    "cards": lambda s: " ".join(NAMES[card] for card in s.cards),
    "cast": lambda s: " ".join(NAMES[card] for card in s.cast),
    "won": lambda s: " ".join(s.won),
    "tonight": lambda s: save_night(s.tonight),
    "told": lambda s: [[[*row] for row in rows] for rows in s.told],
    "said": lambda s: days(s.said),
    "ballots": lambda s: days(s.ballots),
}


def restore(s: CandyMafia, source: Reader) -> None:
    """The inverse of `save`."""
    seats = int(s.seats)
    s.cards = named(source.text("cards"), "cards", seats)
    s.cast = named(source.text("cast"), "cast", seats + int(s.house.spare))
    restore_fields(s, FIELDS, source)
    s.said = by_day(source, "said", seats, ACTIONS - 1)
    s.ballots = by_day(source, "ballots", seats, seats - 1)
    for field in STORED:
        if isinstance(field, Rows):
            setattr(s, field.name, rows(source, field.name, field.length, 0, bound(field.most, s)))
    s.won = source.text("won").split()
    s.tonight = restore_night(source.inner("tonight"), seats)
    s.told = [told_rows(row, source.where, seats) for row in source.row("told", seats)]
    s.began = s.sizes()
    check_position(s)


def restore_night(source: Reader, seats: int) -> Tonight:
    """The inverse of `save_night`."""
    t = Tonight(seats)
    restore_fields(t, NIGHT_FIELDS, source)
    t.meeting = source.numbers("meeting", 2, 0, everybody(t))
    t.kills = rows(source, "kills", 4, 0, everybody(t))
    laid = source.inner("laid")
    for what, name in enumerate(LAID):
        seat, by = laid.numbers(name, 2, -1, seats - 1)
        t.lay(what, seat, by)
        if (seat < 0) != (by < 0):
            raise BadRecord(f"{laid.where}.{name}: what is laid was laid by somebody")
    laid.done()
    source.done()
    for _, victim, pool, kind in t.kills:
        if victim >= seats or pool == 0 or kind > BY_ONE:
            raise BadRecord(f"{source.where}.kills: there is no such murder")
    return t


def by_day(source: Reader, name: str, seats: int, most: int) -> list[list[int]]:
    """A row by seat for each day."""
    out: list[list[int]] = []
    for number, value in enumerate(source.row(name, -1)):
        row = Reader(value, f"{source.where}.{name}[{number}]")
        out.append([row.number("day", 1, MOST_ROUNDS), *row.numbers("rows", seats, -1, most)])
        row.done()
    return out


def named(text: str, name: str, length: int) -> list[int]:
    """Cards by their names."""
    words = text.split()
    if len(words) != length or any(word not in BY_NAME for word in words) or " ".join(words) != text:
        raise BadRecord(f"position.table.{name}: must be {length} cards")
    return [BY_NAME[word] for word in words]


def rows(source: Reader, name: str, length: int, least: int, most: int) -> list[list[int]]:
    """Rows of numbers."""
    where = source.where
    return [Reader({name: row}, where).numbers(name, length, least, most) for row in source.row(name, -1)]


def told_rows(value: object, where: str, seats: int) -> list[list[int]]:
    """What one seat was told."""
    out = rows(Reader({"told": value}, where), "told", 5, -1, (1 << 20) - 1)
    for night_, kind, a, b, value_ in out:
        if night_ > MOST_ROUNDS or not 0 <= kind < len(k.KINDS) or value_ < 0 or not k.sound(kind, a, b, value_, seats):
            raise BadRecord(f"{where}.told: nobody can be told this")
    return out


def check_position(s: CandyMafia) -> None:
    """Do the cards fit the cast, and the windows the step?"""
    if s.cast != sorted(s.cast) or any(s.cast.count(card) > 1 for card in s.cast if card < PRINTED_CARDS):
        raise BadRecord("position.table.cast: is in order, and no card is there twice")
    for special in s.house.specials:
        special.check(s)
    unseen = s.unseen()
    if len(unseen) != s.house.spare or sets.townspeople(s.facts, unseen) != len(unseen):
        raise BadRecord("position.table.cards: a card is missing or there are too many")
    if any(name not in s.facts.winners for name in s.won) or (s.won and not s.over):
        raise BadRecord("position.table.won: nobody can have won so")
    check_step(s)


def check_step(s: CandyMafia) -> None:
    """Does the place in the evening fit the step?"""
    name, windows = s.top.name, program(s.house.called)
    called = name in ("call", "gang") or (name == "fate" and s.place >= 0)
    if (s.place >= 0) != called and not s.over:
        raise BadRecord("position.table.place: there is no such place in the night")
    if s.place >= 0 and not s.over and (windows[s.place].step != name or not opens(s, windows[s.place])):
        raise BadRecord("position.table.place: this window is not open")
    if s.suspects and (len(set(s.suspects)) != len(s.suspects) or s.at >= len(s.suspects)):
        raise BadRecord("position.table.suspects: cannot be so")
    if name in ("hands", "trial", "defence", "runoff") and not s.suspects:
        raise BadRecord("position.table.suspects: nobody is suspected")
    if name in ("last_word", "save") and s.condemned < 0:
        raise BadRecord("position.table.condemned: nobody is")
    if name == "shot" and not s.shooters:
        raise BadRecord("position.table.masks: nobody may shoot")
    if not s.over and s.at_dawn != any(step.name == "morning" for step in s.stack):
        raise BadRecord("position.table.at_dawn: fits no step")
    if any(s.shown[seat] < 0 and not s.alive >> seat & 1 for seat in range(int(s.seats))):
        raise BadRecord("position.table.shown: a player who is out has shown a card")
    if s.jailed & ~s.alive or (s.still | s.mute) & ~s.alive:
        raise BadRecord("position.table.masks: only the living are meant")
