"""What a moderator reads off: who is called now, in the book's order, also where nobody will wake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import AT_MURDERS, FATES, GANGS, NAMES, ROWS
from igroteka.games.candy_mafia.night.course import able, obstacle
from igroteka.games.candy_mafia.night.gangs import members
from igroteka.games.candy_mafia.night.questions import FURTHER, asked, by_role, question, role_of
from igroteka.games.candy_mafia.night.schedule import AGAIN, Window, fates_too, first_called, window
from igroteka.games.candy_mafia.shapes import Call
from igroteka.games.candy_mafia.state import CandyMafia

NO_HOLDER: Final = "nobody"


def calls(s: CandyMafia) -> list[Call]:
    """The calls of the present step. [night] [R101] [R102]"""
    told = CUES.get(s.top.name)
    return told(s) if told is not None else []


def call(role: str, ask: str, seats: list[int], bar: str = "") -> Call:
    """One call: nobody wakes where nobody has the role."""
    return {"role": role, "ask": ask, "seats": seats, "bar": bar if seats else NO_HOLDER}


def fates(s: CandyMafia) -> list[Call]:
    """Those who choose once for the whole evening; a called first night names each role. [fate] [first-night]"""
    if s.top.name == "fate" and s.place >= 0:
        names = [first_called(window(s))]
    else:
        names = [NAMES[card] for card in FATES if s.still_called(card)]
    return [call(name, f"ask-{name}", holders(s, name)) for name in names]


def holders(s: CandyMafia, name: str) -> list[int]:
    """The living who hold this card, as far as they know."""
    return [seat for seat in k.seats_in(s.alive) if NAMES[s.believes[seat]] == name]


def gang(s: CandyMafia, w: Window) -> Call:
    """A gang wakes, or once more after a sleepwalker's card. [gang] [R41]"""
    if w.kind == AGAIN:
        return call("", "ask-again", asked(s, w))
    which = GANGS[w.gang] if s.house.two_gangs else "crime"
    awake = asked(s, w)
    kept = k.seats_in(members(s, w.gang) & ~s.jailed)
    return call("", f"ask-{which}", awake or kept, "" if awake else "blocked")


def roles(s: CandyMafia, w: Window) -> list[Call]:
    """The roles of a window by number; before them choices that are made once, or one that is asked once more; or this
    one after them. [fate] [night] [extra]
    """
    out: list[Call] = fates(s) if fates_too(s, w) else []
    number: i64
    for number in range(w.first, w.last + 1):
        named = [row for card, row in enumerate(ROWS) if row.number == number and s.still_called(card)]
        if named:
            seats = asked_by_number(s, w, number)
            ask = role_of(s, seats[0]).name if seats else named[0].name
            out.append(call(named[0].name, f"ask-{ask}", seats, bar(s, seats)))
    if w.further_card >= 0 and s.still_called(w.further_card):
        seats = [seat for seat in range(s.seats) if question(s, w, seat) == FURTHER]
        again = call(NAMES[w.further_card], s.house.specials[w.further_card].ask_further, seats, bar(s, seats))
        out = [again, *out] if w.further == AT_MURDERS else [*out, again]
    return out


def asked_by_number(s: CandyMafia, w: Window, number: i64) -> list[int]:
    """Whom this call asks."""
    return [seat for seat in asked(s, w) if by_role(s, w, seat) and role_of(s, seat).number == number]


def bar(s: CandyMafia, seats: list[int]) -> str:
    """Why a called player is not woken after all; empty: is."""
    for seat in seats:
        if not able(s, seat):
            return obstacle(s, seat)
    return ""


# The steps that a moderator calls.
CUES: Final[dict[str, Callable[[CandyMafia], list[Call]]]] = {
    "fate": fates,
    "call": lambda s: roles(s, window(s)),
    "gang": lambda s: [gang(s, window(s))],
    "save": lambda s: [call("saviour", "ask-saviour", list(s.asked))],
}
