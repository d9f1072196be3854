"""The windows of the day: talk and votes."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import votes as v
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps.base import Window
from igroteka.games.candy_mafia.traits import HUSHED
from igroteka.games.candy_mafia.victory import judge


class Morning(Step[CandyMafia]):
    """Has somebody won already? Else all talk. [victory] [talk]"""

    def enter(self, s: CandyMafia) -> None:
        if judge(s):
            return
        s.at_dawn = False
        s.round = 0
        v.first_suspect(s)
        s.then(s.game.steps["talk"])


def speakers(s: CandyMafia) -> i64:
    """Who may speak today. [talk] [R67]"""
    return s.alive & ~s.still & ~s.mute


class Talk(Window):
    """All speak; what is to be remembered is said at once, and opened together. [talk]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(speakers(s)) if s.house.talk else [])

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return speakers(s) >> seat & 1 == 1

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        out = [a.SAY_NOTHING]
        free = not s.knows_trait(seat, HUSHED)
        others = [other for other in k.seats_in(s.alive) if other != seat]
        if free:
            out += [a.CLAIM + card for card in s.in_play()]
            out += [a.REPORT + 3 * other + side for other in others for side in range(3)]
        out += [a.ACCUSE + other for other in others]
        return out + [a.VOUCH + other for other in others]

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        if action < a.ACCUSE and s.knows_trait(seat, HUSHED):
            return "hushed"
        if action < a.REPORT:
            return "not-in-play"
        other = (action - a.REPORT) // 3 if action < a.ACCUSE else (action - a.ACCUSE) % a.MOST_SEATS
        if other >= s.seats:
            return "no-such-seat"
        return "yourself" if other == seat else "out"

    def near(self, s: CandyMafia, seat: i64) -> list[int]:
        return self.reach(s, seat, a.ACCUSE)

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        if s.house.talk:
            said = [answer if answer > a.SAY_NOTHING else -1 for answer in answers]
            s.said = [*s.said, [int(s.day), *said]]
            if s.telling:
                for seat in range(s.seats):
                    if said[seat] >= 0:
                        s.tell(statement(seat, said[seat]))
        s.round += 1
        if s.round >= s.house.talk:
            v.open_vote(s)


def statement(seat: int, action: i64) -> Event:
    """What somebody said."""
    if action < a.REPORT:
        return Event("claimed", {"seat": seat, "card": NAMES[action - a.CLAIM]})
    if action < a.ACCUSE:
        other, side = divmod(int(action) - a.REPORT, 3)
        return Event("reported", {"seat": seat, "about": other, "side": a.REPORTED[side]})
    if action < a.VOUCH:
        return Event("accused", {"seat": seat, "about": int(action) - a.ACCUSE})
    return Event("vouched", {"seat": seat, "about": int(action) - a.VOUCH})


class Voting(Window):
    """Something that all who may vote answer at once."""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(v.voters(s)))

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return speakers(s) >> seat & 1 == 1

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return [a.VOTE_NOBODY] + [a.VOTE + other for other in sorted(s.suspects) if other != seat]

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        other = action - a.VOTE
        if other >= s.seats:
            return "no-such-seat"
        if other == seat:
            return "yourself"
        return "not-a-suspect" if s.alive >> other & 1 else "out"

    def near(self, s: CandyMafia, seat: i64) -> list[int]:
        return self.reach(s, seat, a.VOTE)

    def cast(self, s: CandyMafia, answers: list[int]) -> None:
        """The ballots are in."""
        s.votes = [answer - a.VOTE if answer >= a.VOTE else -1 for answer in answers]
        v.tell_votes(s)


class Ballot(Voting):
    """Everybody names one or nobody, sealed. [vote] [R64]"""

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        self.cast(s, answers)
        v.count(s, again=False)


class Runoff(Voting):
    """Once more, among those with equal votes. [vote]"""

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        self.cast(s, answers)
        v.count(s, again=True)


class Nominate(Voting):
    """Everybody may name a candidate. [candidate] [R128]"""

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        named = [answer - a.VOTE if answer >= a.VOTE else -1 for answer in answers]
        if s.telling:
            for seat in k.seats_in(v.voters(s)):
                if named[seat] >= 0:
                    s.tell(Event("nominated", {"seat": seat, "target": named[seat]}))
        s.suspects = [seat for seat in s.suspects if seat in named]
        if s.suspects:
            s.then(s.game.steps["trial"])
        else:
            v.nobody(s)


class Defence(Window):
    """Those with equal votes have a word each. [vote]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all([])

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return seat in s.suspects and speakers(s) >> seat & 1 == 1

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        s.then(s.game.steps["hands" if s.house.open_hands else "runoff"])


class Showing(Window):
    """Hands are raised or not."""

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return speakers(s) >> seat & 1 == 1

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return [a.HAND_DOWN, a.HAND_UP]

    def raised(self, s: CandyMafia, answers: list[int]) -> list[int]:
        """Whose hands are up; everybody sees them."""
        hands = [seat for seat in range(s.seats) if answers[seat] == a.HAND_UP]
        if s.telling and s.suspects:
            s.tell(Event("hands", {"seat": s.suspects[s.at], "seats": hands}))
        return hands


class Hands(Showing):
    """Suspect by suspect, everybody has one hand to raise. [vote] [R64]"""

    def enter(self, s: CandyMafia) -> None:
        suspect = s.suspects[s.at]
        s.ask_all([seat for seat in k.seats_in(v.voters(s)) if s.votes[seat] < 0 and seat != suspect])

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        suspect = s.suspects[s.at]
        votes = s.votes.copy()
        for seat in self.raised(s, answers):
            votes[seat] = suspect
        s.votes = votes
        s.at += 1
        if s.at == len(s.suspects):
            s.at = 0
            v.count(s, again=s.again_vote)


class Trial(Showing):
    """Candidate by candidate: more than half of the voters must agree. [candidate] [R64]"""

    def enter(self, s: CandyMafia) -> None:
        candidate = s.suspects[s.at]
        s.ask_all([seat for seat in k.seats_in(v.voters(s)) if seat != candidate])

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        candidate = s.suspects[s.at]
        hands = self.raised(s, answers)
        s.ballots = [*s.ballots, [int(s.day), *(candidate if seat in hands else -1 for seat in range(s.seats))]]
        if 2 * len(hands) > len(k.seats_in(v.voters(s))):
            v.condemn(s, candidate)
            return
        s.at += 1
        if s.at == len(s.suspects):
            v.nobody(s)


class Truce(Showing):
    """After long quiet the living may agree on a draw. [truce] [R86] [R130]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(s.alive))

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        agreed = 2 * len(self.raised(s, answers)) > len(k.seats_in(s.alive))
        if s.telling:
            s.tell(Event("truce", {"agreed": agreed}))
        if agreed:
            s.end("nobody", [])
        else:
            s.then(s.game.steps["night"])
