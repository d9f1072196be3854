"""What roles do to others at night: a small closed set of deeds, each an object without a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, LONER, NONE, TOWN
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.night.attempts import BY_WATCH, attempt, gangs_of, one_of
from igroteka.games.candy_mafia.night.state import COVER, LAID, LIBEL, WATCH
from igroteka.games.candy_mafia.roles.special import Deed, Killing
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import MEEK


def seen_side(s: CandyMafia, seat: i64) -> i64:
    """The side as a check shows it: cover, else slander, recruitment, innocent looks, the truth. [check] [R22] [R25]"""
    if s.tonight.laid[COVER] == seat:
        return TOWN
    if s.tonight.laid[LIBEL] == seat:
        return CRIME
    if s.recruited >> seat & 1:
        return LONER
    side: i64 = s.sides[seat]
    if side == NONE or (side == CRIME and s.trait(seat, MEEK)):
        return TOWN
    return side


def true_side(s: CandyMafia, seat: i64) -> i64:
    """The side beside a card that is shown: masks do not help, recruitment does. [check] [R23]"""
    return LONER if s.recruited >> seat & 1 else s.sides[seat]


def checked(s: CandyMafia, by: i64, a: i64) -> None:
    """The sentry kills the first who checks the ward, after the answer is given. [sentry] [R27] [R33]"""
    t = s.tonight
    if t.laid[WATCH] == a and not t.watch_used and t.laid_by[WATCH] != by:
        t.watch_used = True
        attempt(s, BY_WATCH, 1 << t.laid_by[WATCH], by)


def show_card(s: CandyMafia, by: i64, a: i64) -> None:
    """Somebody learns a card. [check] [R23]"""
    mail.note(s, by, k.LEARNT, a, s.cards[a], true_side(s, a))


class AskSide(Deed):
    """Town, crime or loner. [check] [R21]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        mail.note(s, by, k.CHECKED, a, seen_side(s, a))
        checked(s, by, a)


class AskSame(Deed):
    """Are both of the town, or neither? [fortune-teller] [R26]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        same = (seen_side(s, a) == TOWN) == (seen_side(s, b) == TOWN)
        mail.note(s, by, k.COMPARED, a, b, 1 if same else 0)
        checked(s, by, a)
        checked(s, by, b)


class AskTown(Deed):
    """Is it a townsperson? [detective]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        mail.note(s, by, k.IS_TOWN, a, -1, 1 if seen_side(s, a) == TOWN else 0)
        checked(s, by, a)


class AskAndSpare(Deed):
    """Is it a townsperson? Then nobody executes them tomorrow. [judge] [R24]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        town = seen_side(s, a) == TOWN
        mail.note(s, by, k.IS_TOWN, a, -1, 1 if town else 0)
        if town and s.night > 1:
            s.tonight.immune |= 1 << a
        checked(s, by, a)


class AskCard(Deed):
    """The card itself. [check] [R23]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        show_card(s, by, a)
        checked(s, by, a)


class Glimpse(Deed):
    """One of those who came to kill. [clairvoyant]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        killers: i64 = s.tonight.met[a]
        mail.note(s, by, k.KILLER, a, one_of(s, killers) if killers else -1)


class Sleep(Deed):
    """Not woken at any later call tonight. [block] [R6]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.asleep |= 1 << a


class Seal(Deed):
    """Cannot be killed tonight. [block]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.sealed |= 1 << a


class Still(Deed):
    """Neither speaks nor votes tomorrow. [block] [R7]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.still |= 1 << a


class Mute(Deed):
    """Does not speak tomorrow. [dentist]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.mute |= 1 << a


class Quell(Deed):
    """A criminal's gang does not vote tonight. [policeman]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        if s.sides[a] == CRIME:
            s.tonight.stopped |= 3 if s.house.police_all else gangs_of(s, 1 << a)


class Lay(Deed):
    """Healed, shielded, watched, slandered, covered, marked: it stays until the morning. [protect] [check] [R4]"""

    def __init__(self, what: i64) -> None:
        self.what: i64 = what

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.lay(self.what, a, by)


class Kill(Deed):
    """Tries to kill. [kill]"""

    def __init__(self, name: str) -> None:
        self.killing = Killing(name)

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        attempt(s, self.killing, 1 << by, a)


class Riot(Deed):
    """Tomorrow there are two executions. [instigator]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.riot = True


class Raise(Deed):
    """Somebody who is out comes back in the morning. [reanimator] [R58]"""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        s.tonight.raised = a


# As the rows of the cards name them; what can be laid on a player has its name from the night.
DEEDS: Final[dict[str, Deed]] = {
    "ask-side": AskSide(),
    "ask-same": AskSame(),
    "ask-town": AskTown(),
    "ask-spare": AskAndSpare(),
    "ask-card": AskCard(),
    "glimpse": Glimpse(),
    "sleep": Sleep(),
    "seal": Seal(),
    "still": Still(),
    "mute": Mute(),
    "quell": Quell(),
    "riot": Riot(),
    "raise": Raise(),
    **{name: Lay(what) for what, name in enumerate(LAID)},
}
