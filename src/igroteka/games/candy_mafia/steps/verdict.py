"""After the vote: the last word, who may still help, the execution, and shots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import votes as v
from igroteka.games.candy_mafia.cards import BY_NAME, NAMES
from igroteka.games.candy_mafia.exits import leave, let_shoot
from igroteka.games.candy_mafia.roles.avenger import AVENGER
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps.base import OfAPlayer, OfEvening
from igroteka.games.candy_mafia.steps.day import speakers
from igroteka.games.candy_mafia.victory import hunger, judge

SAVIOUR: Final[int] = BY_NAME["saviour"]
# Rounds without a loss after which the living may agree on a draw, and after which it is one.
OFFER: Final = 5
ENOUGH: Final = 10


class LastWord(OfEvening):
    """The condemned speaks. [verdict] [R71]"""

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return seat == s.condemned and speakers(s) >> seat & 1 == 1

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        if s.immune >> s.condemned & 1:
            if s.telling:
                s.tell(Event("immune", {"seat": int(s.condemned)}))
            s.then(s.game.steps["evening"])
        elif s.still_called(SAVIOUR):
            s.then(s.game.steps["save"])
        else:
            execute(s)


class Save(OfEvening):
    """The saviour may go instead; the call comes at every verdict. [saviour] [R65] [R127]"""

    def enter(self, s: CandyMafia) -> None:
        able = s.alive & ~s.still & ~(1 << s.condemned)
        s.ask_all([seat for seat in k.seats_in(able) if s.thinks(seat, SAVIOUR)])

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return [a.NOBODY_PICKED, a.YES]

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        for seat in range(s.seats):
            # Somebody who has come back may not know yet that the card was taken.
            if answers[seat] == a.YES and s.plays(seat, SAVIOUR):
                card = NAMES[s.cards[seat]]
                leave(s, seat, "stepped-in", {"seat": seat, "card": card, "condemned": int(s.condemned)})
                after(s)
                return
        execute(s)


def execute(s: CandyMafia) -> None:
    """The condemned leaves, or shows the card and stays. [verdict] [nobleman] [R68]"""
    seat = s.condemned
    if not s.house.specials[s.cards[seat]].stays(s, seat):
        leave(s, seat, "executed", {"seat": int(seat), "card": NAMES[s.cards[seat]]})
    after(s)


def after(s: CandyMafia) -> None:
    """Those who left with a shot may use it; then the day goes on."""
    s.then(s.game.steps["evening"])
    let_shoot(s)


class LastShot(OfAPlayer):
    """The avenger has left and may take somebody along; a recruited one cannot. [shot] [avenger] [R70]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(s.shooters)[:1])

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return seat in k.seats_in(s.shooters)[:1]

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        if not s.thinks(seat, AVENGER):
            return [a.NOBODY_PICKED]
        return [a.NOBODY_PICKED] + [a.PICK + other for other in k.seats_in(s.alive)]

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        if action == a.YES:
            return "not-this"
        if action - a.PICK >= s.seats:
            return "no-such-seat"
        return "out" if s.alive >> (action - a.PICK) & 1 == 0 else "powerless"

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        shooter = k.seats_in(s.shooters)[0]
        s.shooters &= ~(1 << shooter)
        victim = answers[shooter] - a.PICK
        if victim >= 0:
            told: dict[str, object] = {"seat": shooter, "victim": victim, "card": NAMES[s.cards[victim]]}
            leave(s, victim, "shot", told)
        elif s.telling:
            s.tell(Event("no-shot", {"seat": shooter}))
        if not s.shooters:
            s.pop()


class Evening(Step[CandyMafia]):
    """Has somebody won? Else a second vote, if it was called for, or dusk. [victory] [instigator] [R69]"""

    def enter(self, s: CandyMafia) -> None:
        s.condemned = -1
        if judge(s):
            return
        if s.riot:
            s.riot = False
            s.used |= 2
            if s.telling:
                s.tell(Event("second", {}))
            v.open_vote(s)
        else:
            s.then(s.game.steps["dusk"])


class Reckoning(Step[CandyMafia]):
    """Somebody was sent away: has that decided it? Else the day goes on where it was. [victory] [R75]"""

    def enter(self, s: CandyMafia) -> None:
        if not judge(s):
            s.pop()


class Dusk(Step[CandyMafia]):
    """The end of the day: hunger, or too long a quiet. [dusk] [R86] [R87]"""

    def enter(self, s: CandyMafia) -> None:
        if hunger(s):
            if s.telling:
                s.tell(Event("hunger", {}))
        elif s.quiet >= ENOUGH:
            s.end("nobody", [])
        elif s.quiet >= OFFER:
            if s.telling:
                s.tell(Event("truce-offered", {}))
            s.then(s.game.steps["truce"])
        else:
            s.then(s.game.steps["night"])
