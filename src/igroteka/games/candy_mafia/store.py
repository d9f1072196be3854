"""A position written down and read again, with a check of its parts."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, everybody, flag, last_seat, numbers, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import night
from igroteka.games.candy_mafia.actions import ACTIONS, SIGNS
from igroteka.games.candy_mafia.cards import BY_NAME, CARDS, DRUNK, NAMES, PRINTED_CARDS
from igroteka.games.candy_mafia.score import WINNERS
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.tonight import Tonight

MOST_ROUNDS: Final = 400


def each_seat(s: Any) -> int:
    """A number for every seat."""
    return int(s.seats)


def last_place(s: CandyMafia) -> int:
    """The last window of the night."""
    return len(night.program(s)) - 1


# The hash reads them in this order, with what is written by hand between them.
OPENLY: Final = (
    numbers("believes", each_seat, 0, CARDS - 1),
    numbers("shown", each_seat, -1, CARDS - 1),
    Field("aside", -1, PRINTED_CARDS - 1),
    Field("joined", -1, PRINTED_CARDS - 1),
    Field("place", -1, last_place),
    numbers("suspects", -1, 0, last_seat, shared=True),
    numbers("votes", each_seat, -1, last_seat, shared=True),
)
SIDES: Final = (numbers("sides", each_seat, 0, 3),)
MEMORY: Final = (numbers("last", 4, -1, last_seat, shared=True),)
EVENING: Final = (
    *(Field(name, 0, MOST_ROUNDS) for name in ("night", "day", "quiet", "at", "round")),
    *(Field(name, 0, everybody) for name in ("alive", "jailed", "still", "mute", "noble", "shooters")),
    *(Field(name, 0, everybody) for name in ("triad", "recruited", "cursed", "hit", "due", "owes", "immune")),
    *(Field(name, -1, last_seat) for name in ("condemned", "prey", "follows", "avenges", "hangman", "first")),
    *(Field(name, -1, MOST_ROUNDS) for name in ("bread_said", "bread")),
    *(Field(name, 0, 3) for name in ("used", "rests", "spent")),
    *(flag(name) for name in ("again_vote", "at_dawn", "hunted", "riot")),
)
FIELDS: Final = (*OPENLY, *SIDES, *MEMORY, *EVENING)
# Cards and winners by their names, rows of rows, and the night.
BY_HAND: Final = ("cards", "cast", "said", "ballots", "sheet", "links", "won", "tonight", "told")
# How many criminals were dealt, by the cast.
DERIVED: Final = ("began",)
# Of the present night.
NIGHT: Final = (
    numbers("met", each_seat, 0, everybody),
    numbers("chosen", 4, -1, last_seat),
    *(Field(name, 0, everybody) for name in ("asleep", "sealed", "doomed", "by_gang", "struck", "fresh")),
    *(Field(name, 0, everybody) for name in ("jail", "still", "mute", "immune", "lost", "extra")),
    *(Field(name, 0, 3) for name in ("stopped", "resting", "exposed")),
    *(Field(name, -1, last_seat) for name in ("guest", "host", "raised", "refused", "not_this")),
    *(Field(name, -1, last_seat) for name in ("sentence", "turned", "seen_by", "seen")),
    *(flag(name) for name in ("watch_used", "axe_used")),
)
LAID: Final = ("heal", "shield", "axe", "watch", "libel", "cover", "mark")


def save(s: CandyMafia) -> dict[str, object]:
    """All fields; the cards first."""
    return {
        "cards": " ".join(NAMES[card] for card in s.cards),
        "cast": " ".join(NAMES[card] for card in s.cast),
        **save_fields(s, OPENLY),
        "said": [{"day": row[0], "rows": row[1:]} for row in s.said],
        "ballots": [{"day": row[0], "rows": row[1:]} for row in s.ballots],
        "sheet": [[*row] for row in s.sheet],
        **save_fields(s, SIDES),
        "links": [[*link] for link in s.links],
        **save_fields(s, MEMORY),
        "won": " ".join(s.won),
        "tonight": save_night(s.tonight),
        "told": [[[*row] for row in rows] for rows in s.told],
        **save_fields(s, EVENING),
    }


def save_night(t: Tonight) -> dict[str, object]:
    """The present night."""
    return {
        "meeting": [*t.meeting],
        "kills": [[*murder] for murder in t.kills],
        "laid": {name: [t.laid[what], t.laid_by[what]] for what, name in enumerate(LAID)},
        **save_fields(t, NIGHT),
    }


def restore(s: CandyMafia, source: Reader) -> None:
    """The inverse of `save`."""
    seats = int(s.seats)
    s.cards = named(source.text("cards"), "cards", seats)
    s.cast = named(source.text("cast"), "cast", seats)
    restore_fields(s, FIELDS, source)
    s.said = by_day(source, "said", seats, ACTIONS - 1)
    s.ballots = by_day(source, "ballots", seats, seats - 1)
    s.sheet = rows(source, "sheet", -1, 0, len(SIGNS) - 1)
    s.links = rows(source, "links", 2, 0, seats - 1)
    s.won = source.text("won").split()
    s.tonight = restore_night(source.inner("tonight"), seats)
    s.told = [told_rows(row, source.where, seats) for row in source.row("told", seats)]
    s.began = s.sizes()
    check(s)


def restore_night(source: Reader, seats: int) -> Tonight:
    """The inverse of `save_night`."""
    t = Tonight(seats)
    restore_fields(t, NIGHT, source)
    t.meeting = source.numbers("meeting", 2, 0, everybody(t))
    t.kills = rows(source, "kills", 4, 0, everybody(t))
    laid = source.inner("laid")
    for what, name in enumerate(LAID):
        seat, by = laid.numbers(name, 2, -1, seats - 1)
        t.lay(what, seat, by)
        if (seat < 0) != (by < 0):
            raise BadRecord(f"{laid.where}.{name}: whatever is laid was laid by somebody")
    laid.done()
    source.done()
    for _, victim, pool, kind in t.kills:
        if victim >= seats or pool == 0 or kind > 1:
            raise BadRecord(f"{source.where}.kills: there is no such murder")
    if (t.guest < 0) != (t.host < 0):
        raise BadRecord(f"{source.where}.guest: a guest has a moderator")
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
        if night_ > MOST_ROUNDS or not 0 <= kind < len(k.KINDS) or value_ < 0 or not sound(kind, a, b, value_, seats):
            raise BadRecord(f"{where}.told: nobody can be told this")
    return out


def sound(kind: int, a: int, b: int, value: int, seats: int) -> bool:
    """Can a row say this?"""
    everybody = (1 << seats) - 1
    if kind in (k.CARD, k.NEW_CARD):
        return 0 <= a < CARDS and 0 <= b <= 3 and value <= 1
    if kind in (k.MET, k.TURNED):
        return 0 <= a <= 1 and b == -1 and value <= everybody
    if kind in (k.RECRUITED, k.CHORUS):
        return -1 <= a < seats and b == -1 and value <= everybody and (kind == k.RECRUITED or a >= 0)
    if kind == k.CHOSE:
        return 0 <= a < ACTIONS and b == -1 and value == 0
    if kind in (k.UNWOKEN, k.REVENGE, k.LAST):
        return a == -1 and b == -1 and value == 0
    if kind == k.CHECKED:
        return 0 <= a < seats and 0 <= b <= 3 and value == 0
    if kind == k.LEARNT:
        return 0 <= a < seats and 0 <= b < CARDS and value <= 3
    if kind == k.COMPARED:
        return 0 <= a < seats and 0 <= b < seats and value <= 1
    if kind in (k.IS_TOWN, k.OFFICE):
        return 0 <= a < seats and b == -1 and value <= 1
    if kind == k.KILLER:
        return 0 <= a < seats and -1 <= b < seats and value == 0
    return (0 if kind != k.VICTIM else -1) <= a < seats and b == -1 and value == 0


def check(s: CandyMafia) -> None:
    """Do the cards fit the cast, and the windows the step?"""
    in_hands = s.cast.copy()
    if s.cast != sorted(s.cast) or any(s.cast.count(card) > 1 for card in s.cast if card < PRINTED_CARDS):
        raise BadRecord("position.table.cast: is in order, and no card is there twice")
    if s.joined >= 0:
        if DRUNK not in in_hands or s.joined in in_hands:
            raise BadRecord("position.table.joined: cannot have joined")
        in_hands[in_hands.index(DRUNK)] = int(s.joined)
    if sorted(s.cards) != sorted(in_hands):
        raise BadRecord("position.table.cards: a card is missing or there are too many")
    if (s.aside >= 0) != (DRUNK in s.cast and s.joined < 0) or s.aside in s.cast:
        raise BadRecord("position.table.aside: a card is set aside exactly for a drunk")
    if any(name not in WINNERS for name in s.won) or (s.won and not s.over):
        raise BadRecord("position.table.won: nobody can have won so")
    check_step(s)


def check_step(s: CandyMafia) -> None:
    """Does the place in the evening fit the step?"""
    name, windows = s.top.name, night.program(s)
    called = name in ("call", "gang") or (name == "fate" and s.night == 1 and s.house.called)
    if (s.place >= 0) != called and not s.over:
        raise BadRecord("position.table.place: there is no such place in the night")
    if s.place >= 0 and not s.over and (windows[s.place].step != name or not night.opens(s, windows[s.place])):
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
        raise BadRecord("position.table.shown: whoever is out has shown a card")
    if s.jailed & ~s.alive or (s.still | s.mute) & ~s.alive:
        raise BadRecord("position.table.masks: only the living are meant")
