"""Leaving the game: what follows when somebody is out, by night and by day."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.knowledge import clause_of, seats_in
from igroteka.games.candy_mafia.leaving import followers
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.state import CandyMafia


def go_out(s: CandyMafia, seat: i64, executed: bool) -> None:
    """The seat is out and its card is seen; what hung on it happens. [dawn] [verdict] [R9] [R13]"""
    for special in s.house.roles.watching:
        special.before_leaving(s, seat, executed)
    card: i64 = s.cards[seat]
    s.shown[seat] = int(card)
    if s.avenges == seat:
        s.avenges = -1
    s.house.specials[card].leaves(s, seat)
    s.alive &= ~(1 << seat)
    s.due &= ~(1 << seat)
    s.quiet = 0


def leave(s: CandyMafia, seat: i64, how: str, told: dict[str, object]) -> None:
    """Somebody leaves by day, and those who are bound to them follow at once. [verdict] [shot] [R8] [R9]"""
    if s.alive >> seat & 1 == 0:
        return
    if s.telling:
        s.tell(Event(how, told))
    go_out(s, seat, how == "executed")
    s.house.specials[s.cards[seat]].leaves_by_day(s, seat)
    s.jailed &= s.alive
    s.still &= s.alive
    s.mute &= s.alive
    for other, special in followers(s, seat):
        follow(s, other, special)


def follow(s: CandyMafia, seat: i64, special: Special) -> None:
    """Somebody leaves because another has left."""
    if s.alive >> seat & 1 == 0:
        return
    if s.telling:
        mail.cause(s, "chain", clause_of(special.row.name), {"seat": int(seat), "cause": special.chain})
    leave(s, seat, "followed", {"seat": int(seat), "card": NAMES[s.cards[seat]]})


def let_shoot(s: CandyMafia, already: i64 = 0) -> None:
    """A player who left with a shot may use it before anything else; some may be at it already. [shot]"""
    if s.telling:
        for seat in seats_in(s.shooters & ~already):
            s.tell(Event("shoots", {"seat": seat}))
    if s.shooters and not already:
        s.push(s.game.steps["shot"])
