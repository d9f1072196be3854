"""The worlds that a player may believe in, made of nothing but what it was told; they are not spread exactly."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.night.gangs import known_gang
from igroteka.games.candy_mafia.night.state import Tonight
from igroteka.games.candy_mafia.own_card import OwnCard
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.worlds.cards import deal
from igroteka.games.candy_mafia.worlds.night import rebuild
from igroteka.games.candy_mafia.worlds.secrets import forget
from igroteka.games.candy_mafia.worlds.sides import take_sides


def redeal(s: CandyMafia, seat: i64, rng: Rng) -> None:
    """Everything that the player was not told is made anew."""
    if s.over or s.sees_all(seat):
        return
    me: i64 = seat if 0 <= seat < s.seats else -1
    known = Known(s, me)
    own = OwnCard(s, known) if me >= 0 else None  # before the cards are dealt anew
    deal(s, known, rng)
    take_sides(s, known, rng)
    forget(s, known, own, rng)
    remember_others(s, me)
    s.tonight, before = Tonight(s.seats), s.tonight
    rebuild(s, before, me, known.rows, rng)


def remember_others(s: CandyMafia, me: i64) -> None:
    """The others were told at least their cards, and criminals their partners."""
    together: list[int] = [int(known_gang(s, gang)) for gang in range(s.house.gangs)]
    for other in range(s.seats):
        if other == me:
            continue
        card = s.believes[other]
        rows: list[list[int]] = [[0, k.CARD, card, s.facts.sides_of[card], 1 if s.house.works[card] else 0]]
        for gang in range(s.house.gangs):
            if together[gang] >> other & 1:
                rows.append([1, k.MET, gang, -1, together[gang]])
        s.told[other] = rows
