"""The windows of the night."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.exits import let_shoot
from igroteka.games.candy_mafia.night import course, ending, gangs, opening, questions
from igroteka.games.candy_mafia.night.questions import asked, choices, owing, role_of, why_choice
from igroteka.games.candy_mafia.night.schedule import AGAIN, first_called, is_asked_for, window
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps.base import OfAPlayer, OfEvening


class Nightfall(Step[CandyMafia]):
    """The night falls."""

    def enter(self, s: CandyMafia) -> None:
        opening.open_night(s)
        # later on they are asked with the first calls, or by name
        if s.night == 1 and not s.house.called and is_asked_for(s):
            s.then(s.game.steps["fate"])
        else:
            course.go_on(s)


class ShownNight(Step[CandyMafia]):
    """The first night of players who have shown the moderator their cards: only those who choose are called again.

    [first-night] [R5]
    """

    def enter(self, s: CandyMafia) -> None:
        opening.open_night(s, shown=True)
        if is_asked_for(s):
            s.then(s.game.steps["fate"])
        else:
            course.after_fates(s)


class Fate(OfAPlayer):
    """The choice that is made once for the whole evening; a called first night names each role.

    [fate] [first-night] [R5]
    """

    def enter(self, s: CandyMafia) -> None:
        seats = k.seats_in(owing(s))
        if s.place >= 0:
            name = first_called(window(s))
            seats = [seat for seat in seats if role_of(s, seat).name == name]
        s.ask_all(seats)

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return choices(s, seat, role_of(s, seat))

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        return why_choice(s, seat, role_of(s, seat), action)

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        opening.choose_once(s, answers)
        if s.place < 0:
            course.after_fates(s)
        else:
            course.go_on(s)


class Calls(OfAPlayer):
    """Roles are called: one after another, or several at once. [night]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(asked(s, window(s)))

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return questions.legal(s, seat)

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        return questions.why(s, seat, action)

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        course.resolve(s, answers)


class Gang(OfAPlayer):
    """A gang agrees on a victim, each seeing the others' choice; after a sleepwalker's card once more. [gang] [R41]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(asked(s, window(s)))

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        of_all = s.can
        if of_all is None:
            of_all = [a.NOBODY_PICKED]
            for other in k.seats_in(s.alive):
                of_all.append(a.PICK + other)
            s.can = of_all
        shown = self.shown(s, seat)
        return of_all if shown < 0 else [answer for answer in of_all if answer != a.PICK + shown]

    def shown(self, s: CandyMafia, seat: i64) -> int:
        """Who has just shown the card and cannot be chosen again; -1: nobody. [sleepwalker] [R39]"""
        row = k.latest(s.told[seat], k.EXPOSED) if window(s).kind == AGAIN else []
        return row[k.FIRST] if row else -1

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        if action == a.YES:
            return "not-this"
        if action - a.PICK >= s.seats:
            return "no-such-seat"
        return "shown" if s.alive >> (action - a.PICK) & 1 else "out"

    def readers(self, s: CandyMafia, seat: i64) -> list[int]:
        return [other for other in asked(s, window(s)) if other != seat]

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        w = window(s)
        if asked(s, w):
            votes = answers.copy()
            other: i64
            for other in range(s.seats):
                answer: i64 = answers[other]
                votes[other] = int(answer - a.PICK) if answer >= a.PICK else -1
            gangs.choose(s, w.gang, votes, again=w.kind == AGAIN)
        course.go_on(s)


class Mail(OfEvening):
    """Everybody opens a letter; in most there is nothing new. [mail] [R106]"""

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        # As long as nobody is out, all know that nobody would write.
        s.then(s.game.steps["spirits" if s.house.spirits and s.alive != s.all_seats() else "dawn"])


class Spirits(OfEvening):
    """Each of the dead may add one sign and a drawing to the sheet; nobody knows whose they are. [spirits] [R129]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(s.all_seats() & ~s.alive))

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return list(range(a.WRITE_NOTHING, a.ACTIONS))

    def may_sketch(self, s: CandyMafia, seat: i64) -> bool:
        return s.alive >> seat & 1 == 0

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        signs = sorted(answer - a.WRITE for answer in answers if answer >= a.WRITE)
        if len(signs) > 1:
            s.chance().shuffle(signs)
        if signs:
            s.sheet = [*s.sheet, signs]
            if s.telling:
                s.tell(Event("sheet", {"signs": [a.SIGNS[sign] for sign in signs]}))
        s.then(s.game.steps["dawn"])


class Daybreak(Step[CandyMafia]):
    """Day breaks, and those who left with a shot may use it. [dawn]"""

    def enter(self, s: CandyMafia) -> None:
        ending.end_night(s)
        s.then(s.game.steps["morning"])
        let_shoot(s)
