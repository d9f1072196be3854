"""How much of an enemy everybody seems, as far as a seat was told and has heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, TOWN
from igroteka.games.candy_mafia.worlds import Known

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia

SURE = 3.0
HEARD = 0.3
READ_BACK = 3


def suspicion(s: CandyMafia, seat: i64) -> list[float]:
    """Above 0: an enemy; below: a friend; 0: nobody knows."""
    known = Known(s, seat)
    out = [0.0] * s.seats
    if known.side == CRIME:
        for other in range(s.seats):
            out[other] = -SURE if other in known.gangs else 0.5
        return out
    hear(s, seat, out)
    for row in known.rows:
        kind, about, second, value = row[k.KIND], row[k.FIRST], row[k.SECOND], row[k.VALUE]
        if kind == k.CHECKED:
            out[about] = -SURE if second == TOWN else SURE
        elif kind == k.IS_TOWN:
            out[about] = -SURE if value else SURE
        elif kind == k.LEARNT:
            out[about] = -SURE if value == TOWN else SURE
        elif kind == k.KILLER and second >= 0:
            out[second] = SURE
        elif kind == k.INQUISITOR:
            out[about] = -SURE
        elif kind == k.MET:
            for other in k.seats_in(value):
                out[other] = SURE
    if known.side != TOWN:
        for other in range(s.seats):
            out[other] = max(out[other], 0.5)
    out[seat] = -SURE
    return out


def hear(s: CandyMafia, seat: i64, out: list[float]) -> None:
    """Accusations and reports of the last rounds of talk weigh a little."""
    for row in s.said[-READ_BACK:]:
        for speaker in range(s.seats):
            word = row[1 + speaker]
            if speaker == seat or word < a.REPORT:
                continue
            if word >= a.VOUCH:
                out[word - a.VOUCH] -= HEARD
            elif word >= a.ACCUSE:
                out[word - a.ACCUSE] += HEARD
            else:
                about, side = divmod(word - a.REPORT, 3)
                out[about] += -HEARD if side == TOWN else 2 * HEARD
