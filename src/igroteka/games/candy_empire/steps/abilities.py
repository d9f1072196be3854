"""What a card does when it comes to an empire."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import SNATCHER, count
from igroteka.games.candy_empire.empire import some_for_mercenary, some_for_policeman, some_of_others
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.base import cannot_kidnap
from igroteka.games.candy_empire.steps.boss import BOSS
from igroteka.games.candy_empire.steps.detective import DETECTIVE, victims
from igroteka.games.candy_empire.steps.end import END
from igroteka.games.candy_empire.steps.judge import JUDGE
from igroteka.games.candy_empire.steps.kidnapper import KIDNAPPER
from igroteka.games.candy_empire.steps.mercenary import MERCENARY
from igroteka.games.candy_empire.steps.policeman import POLICEMAN
from igroteka.games.candy_empire.steps.sly import richest, work
from igroteka.games.candy_empire.steps.thief import FETCHED_THIEF


def resolve(s: CandyEmpire, card: i64, fetched: bool) -> None:
    """The ability of a card just played, or fetched by a lawyer; the card itself stays.

    [play] [R3] [R4] [R9] [R12]
    """
    s.then(END)
    if card == c.MERCENARY:
        if some_for_mercenary(s, s.current):
            s.then(MERCENARY)
    elif card == c.POLICEMAN:
        if some_for_policeman(s, s.current):
            s.then(POLICEMAN)
    elif card == c.BOSS:
        if enough_for_boss(s):
            s.then(BOSS)
    elif card == c.JUDGE:
        if s.left:
            s.then(JUDGE)
    elif card == c.KIDNAPPER:
        lies(s)
        if not cannot_kidnap(s):
            s.then(KIDNAPPER)
    elif card == c.DETECTIVE:
        if victims(s):
            s.then(DETECTIVE)
    elif card == c.SLY:
        work(s)
    elif card == c.THIEF and fetched and some_of_others(s, s.current):
        s.then(FETCHED_THIEF)


def lies(s: CandyEmpire) -> None:
    """Where bans end with their card, every kidnapper is written down, even one who names nobody. [R21] [R23]"""
    if s.house.bans_end:
        s.kidnappers = [*s.kidnappers, [int(s.current), 0, -1]]


def enough_for_boss(s: CandyEmpire) -> bool:
    """Are there three cards to look at? [boss] [R19]"""
    return s.left >= (1 if s.house.partial_boss else 3)


def asks(s: CandyEmpire, card: i64) -> bool:
    """In the last turn: would the card, played now, ask anybody a question, as far as everybody can know? [end]"""
    seat = s.current
    if card == c.MERCENARY:
        return count(s.players[seat].loose, c.MERCENARY) > 0 or some_for_mercenary(
            s, seat
        )  # the new one does not count
    if card == c.POLICEMAN:
        return some_for_policeman(s, seat)
    if card == c.DETECTIVE:
        return bool(victims(s))
    if card == c.SLY:
        return not s.banned_now(SNATCHER) and not count(s.open, SNATCHER) and len(richest(s)) > 1
    return False
