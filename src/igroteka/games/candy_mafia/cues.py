"""What a moderator reads off: who is called now, in the book's order, also where nobody will wake."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import night
from igroteka.games.candy_mafia.calls import able, obstacle, role_of
from igroteka.games.candy_mafia.cards import GANGS, NAMES
from igroteka.games.candy_mafia.gang import members
from igroteka.games.candy_mafia.roles import ROLES
from igroteka.games.candy_mafia.shapes import Call
from igroteka.games.candy_mafia.state import CandyMafia

# The choices that are made once, in the order of the first night.
FATES: Final = ("matchmaker", "executioner", "wanderer")
NOBODY: Final = "nobody"


def calls(s: CandyMafia) -> list[Call]:
    """The calls of the present step. [night] [R101] [R102]"""
    name = s.top.name
    if name == "fate":
        return fates(s)
    if name == "call":
        return roles(s, night.window(s))
    if name == "gang":
        return [gang(s, night.window(s))]
    if name == "save":
        return [call("saviour", "ask-saviour", list(s.asked))]
    return []


def call(role: str, ask: str, seats: list[int], bar: str = "") -> Call:
    """One call: nobody wakes where nobody has the role."""
    return {"role": role, "ask": ask, "seats": seats, "bar": bar if seats else NOBODY}


def fates(s: CandyMafia) -> list[Call]:
    """Those who choose once for the whole evening; in a called first night each of its roles by name. [fate] [first-night]"""
    if s.place >= 0:
        names = [night.first_called(night.window(s))]
    else:
        names = [name for name in FATES if s.still_called(NAMES.index(name))]
    return [call(name, f"ask-{name}", holders(s, name)) for name in names]


def holders(s: CandyMafia, name: str) -> list[int]:
    """Whoever lives and holds this card, as far as they know."""
    return [seat for seat in k.seats_in(s.alive) if NAMES[s.believes[seat]] == name]


def gang(s: CandyMafia, w: night.Window) -> Call:
    """A gang wakes, or once more after a sleepwalker's card. [gang] [R41]"""
    if w.kind == night.AGAIN:
        return call("", "ask-again", night.asked(s, w))
    which = GANGS[w.gang] if s.house.two_gangs else "crime"
    awake = night.asked(s, w)
    kept = k.seats_in(members(s, w.gang) & ~s.jailed)
    return call("", f"ask-{which}", awake or kept, "" if awake else "blocked")


def roles(s: CandyMafia, w: night.Window) -> list[Call]:
    """The roles of a window: first the sorcerer's second name, then by number, last a revenge. [night] [extra]"""
    out: list[Call] = []
    if w.second and s.still_called(NAMES.index("sorcerer")):
        refused = int(s.tonight.refused)
        out.append(call("sorcerer", "ask-second", [refused] if refused >= 0 else []))
    number: i64
    for number in range(w.first, w.last + 1):
        named = [role for role in ROLES if role.number == number and s.still_called(role.card)]
        if named:
            seats = asked_by_number(s, w, number)
            ask = role_of(s, seats[0]).name if seats else named[0].name
            out.append(call(NAMES[named[0].card], f"ask-{ask}", seats, bar(s, seats)))
    if w.revenge and s.still_called(NAMES.index("punisher")):
        seats = [seat for seat in range(s.seats) if night.question(s, w, seat) == night.BY_REVENGE]
        out.append(call("punisher", "ask-revenge", seats, bar(s, seats)))
    return out


def asked_by_number(s: CandyMafia, w: night.Window, number: i64) -> list[int]:
    """Whom this call asks."""
    return [seat for seat in night.asked(s, w) if by_role(s, w, seat) and role_of(s, seat).number == number]


def by_role(s: CandyMafia, w: night.Window, seat: i64) -> bool:
    """Is the seat asked as the holder of its card?"""
    return w.kind == night.EXTRA or night.question(s, w, seat) == night.BY_ROLE


def bar(s: CandyMafia, seats: list[int]) -> str:
    """Why whoever is called is not woken after all; empty: is."""
    for seat in seats:
        if not able(s, seat, role_of(s, seat)):
            return obstacle(s, seat)
    return ""
