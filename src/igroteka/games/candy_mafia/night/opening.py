"""The opening of the night: the round begins, cards change hands in secret, and choices that are owed may be made."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.gangs import introduce
from igroteka.games.candy_mafia.night.state import Tonight
from igroteka.games.candy_mafia.state import CandyMafia


def open_night(s: CandyMafia, shown: bool = False) -> None:
    """The night begins. [night] [first-night]"""
    if s.night == 0:
        look_at_cards(s, shown)
    s.night += 1
    s.place = -1
    s.tonight = Tonight(s.seats)
    s.tonight.resting = s.rests
    s.rests = 0
    s.still = 0
    s.mute = 0
    s.immune = 0
    s.riot = False
    s.suspects = []
    s.condemned = -1
    if s.telling:
        s.tell(Event("night", {"night": int(s.night)}))
    for card in s.house.roles.at_nightfall:
        s.house.specials[card].nightfall(s)
    open_letters(s)
    if s.night == 1:
        introduce(s)


def look_at_cards(s: CandyMafia, shown: bool) -> None:
    """Everybody looks at their card. [setup] [R16]"""
    if s.telling:
        told: dict[str, object] = {"cast": [NAMES[card] for card in s.cast]}
        s.tell(Event("dealt", {**told, "shown": True} if shown else told))
        if s.house.spare:
            s.tell(Event("spare", {"count": int(s.house.spare)}))
            mail.cause(s, "unseen", "cast", {"cards": [NAMES[card] for card in s.unseen()]})
        for special in s.house.specials:
            special.dealt(s)
    for seat in range(s.seats):
        mail.remember(s, seat, s.house.own_card[s.cards[seat]])


def open_letters(s: CandyMafia) -> None:
    """A player whose card was exchanged is told, once alive again. [R106]"""
    seat: i64
    for seat in range(s.seats):
        if s.alive >> seat & 1 and s.believes[seat] != s.cards[seat]:
            s.believes[seat] = s.cards[seat]
            works = 1 if s.house.works[s.cards[seat]] else 0
            mail.note(s, seat, k.NEW_CARD, s.cards[seat], s.sides[seat], works)


def owing(s: CandyMafia) -> i64:
    """Who may make a choice that is made once. [fate] [R5] [R11]"""
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if (s.owes & s.alive & ~s.knows_recruited()) >> seat & 1:
            mask |= 1 << seat
    return mask


def is_asked_for(s: CandyMafia) -> bool:
    """Is there a call for such choices? As long as such a card, or one that may become one, may be in play. [fate]"""
    roles = s.house.roles
    card: i64
    for card in s.cast:
        # Mostly there is none.
        if roles.choosing_bits >> card & 1:
            return any(s.still_called(other) for other in roles.choosing)
    return False
