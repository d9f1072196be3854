"""The wanderer: takes over the card of whoever he followed."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import CRIME, NAMES, WANDERER
from igroteka.games.candy_mafia.change import give
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.odd.jailer import free
from igroteka.games.candy_mafia.odd.piper import inherit
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import DRIFTER


def drift(s: CandyMafia) -> None:
    """At nightfall the cards are exchanged in secret, if the followed one is out. [wanderer] [R56]"""
    seat: i64 = s.holder(WANDERER)
    robbed: i64 = s.follows
    if seat < 0 or robbed < 0 or s.alive >> robbed & 1 or not s.trait(seat, DRIFTER):
        return
    card: i64 = s.cards[robbed]
    s.cards[robbed] = WANDERER
    s.follows = -1
    s.owes |= 1 << robbed
    if s.telling:
        mail.cause(s, "swapped", "wanderer", {"seat": int(seat), "robbed": int(robbed), "card": NAMES[card]})
    give(s, seat, card)
    if s.sides[seat] != CRIME and s.jailed >> seat & 1:
        free(s, 1 << seat)
    inherit(s, seat)
