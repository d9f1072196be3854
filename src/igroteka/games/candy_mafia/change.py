"""Somebody holds another card than before."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import LONER, ROWS
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import FATED


def give(s: CandyMafia, seat: i64, card: i64) -> None:
    """A player gets another card with its printed side and gang, but stays with the piper. [change] [R54] [R56]"""
    s.cards[seat] = int(card)
    s.believes[seat] = int(card)
    s.print_side(seat)
    bit: i64 = 1 << seat
    if s.house.defect and s.recruited & bit:
        s.sides[seat] = LONER
    s.hit &= ~bit
    memory = ROWS[card].memory
    if memory >= 0:
        s.last = [-1 if slot == memory else s.last[slot] for slot in range(len(s.last))]
    s.owes &= ~bit
    if s.house.traits[card] & FATED:
        s.owes |= bit
    s.house.specials[card].given(s, seat)
    mail.note(s, seat, k.NEW_CARD, card, s.sides[seat], 1 if s.house.works[card] else 0)
