"""The windows of the day: talk and votes."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import votes as v
from igroteka.games.candy_mafia.cards import NAMES, SWEET_TOOTH
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps.base import ANSWERS, OfEvening
from igroteka.games.candy_mafia.victory import judge

# The three reports on each seat.
REPORTS: Final = [ANSWERS[a.REPORT + 3 * seat : a.REPORT + 3 * seat + 3] for seat in range(a.MOST_SEATS)]


class Morning(Step[CandyMafia]):
    """Has somebody won already? Else all talk. [victory] [talk]"""

    def enter(self, s: CandyMafia) -> None:
        if judge(s):
            return
        s.at_dawn = False
        s.round = 0
        v.first_suspect(s)
        s.at = 0
        s.then(s.game.steps["floor" if s.house.turns else "talk"])


def speakers(s: CandyMafia) -> i64:
    """Who may speak today. [talk] [R67]"""
    return s.alive & ~s.still & ~s.mute


class OfDay(OfEvening):
    """A window in which whoever may speak today may do so."""

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return speakers(s) >> seat & 1 == 1


class Saying(OfDay):
    """Talk, in which one may also state something that is remembered. [talk]"""

    def talks_on(self, s: CandyMafia) -> bool:
        return True

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        of_all = s.can
        if of_all is None:
            of_all = sayings(s)
            s.can = of_all
        # Nobody speaks of themselves.
        living: i64 = count_bits(s.alive)
        before: i64 = count_bits(s.alive & ((1 << seat) - 1))
        accused: i64 = len(of_all) - 2 * living
        reported: i64 = accused - 3 * (living - before)
        out = of_all.copy()
        del out[accused + living + before]
        del out[accused + before]
        del out[reported : reported + 3]
        if s.thinks(seat, SWEET_TOOTH):
            del out[1 : accused - 3]
        return out

    def why(self, s: CandyMafia, seat: i64, action: i64) -> str:
        if action < a.ACCUSE and s.thinks(seat, SWEET_TOOTH):
            return "hushed"
        if action < a.REPORT:
            return "not-in-play"
        other = (action - a.REPORT) // 3 if action < a.ACCUSE else (action - a.ACCUSE) % a.MOST_SEATS
        if other >= s.seats:
            return "no-such-seat"
        return "yourself" if other == seat else "out"

    def near(self, s: CandyMafia, seat: i64) -> list[int]:
        return self.reach(s, seat, a.ACCUSE)


class Talk(Saying):
    """All speak; what is to be remembered is said at once, and opened together. [talk]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(speakers(s)) if s.house.talk else [])

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        open_statements(s, answers)
        s.round += 1
        if s.round >= s.house.talk:
            v.open_vote(s)


class Floor(Saying):
    """One after another has the floor, each day from another first one on. [talk]"""

    def enter(self, s: CandyMafia) -> None:
        seat = has_floor(s)
        if seat < 0:
            v.open_vote(s)
        else:
            s.ask_all([int(seat)] if s.house.talk else [])

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return seat == has_floor(s)

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        open_statements(s, answers)
        s.at += 1


def has_floor(s: CandyMafia) -> i64:
    """Who speaks now, where one speaks after another; -1: all have."""
    waiting: i64 = s.at
    place: i64
    for place in range(s.seats):
        seat: i64 = (s.first + place) % s.seats
        if speakers(s) >> seat & 1:
            if waiting == 0:
                return seat
            waiting -= 1
    return -1


def open_statements(s: CandyMafia, answers: list[int]) -> None:
    """What was stated is remembered, and opened; where nobody is asked for statements there is nothing."""
    if not s.house.talk:
        return
    said: list[int] = [int(s.day)]
    said += answers
    seat: i64
    for seat in range(s.seats):
        answer: i64 = answers[seat]
        if answer == a.SAY_NOTHING:
            said[seat + 1] = -1
        elif answer >= 0 and s.telling:
            s.tell(statement(int(seat), answer))
    rows = [said]
    s.said = s.said + rows


def sayings(s: CandyMafia) -> list[int]:
    """All that can be said of the living, sorted: claims, three reports of each, accusations, words of trust."""
    out: list[object] = [a.SAY_NOTHING]
    card: i64
    last: i64 = -1
    for card in s.all_known():
        if card != last:
            out.append(ANSWERS[a.CLAIM + card])
        last = card
    living = k.seats_in(s.alive)
    seat: i64
    for seat in living:
        out += REPORTS[seat]
    for seat in living:
        out.append(ANSWERS[a.ACCUSE + seat])
    for seat in living:
        out.append(ANSWERS[a.VOUCH + seat])
    return cast(list[int], out)


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


class Voting(OfDay):
    """Something that all who may vote answer at once."""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(v.voters(s)))

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        of_all = s.can
        if of_all is None:
            of_all = candidates(s)
            s.can = of_all
        # Nobody votes for themselves.
        place: i64
        for place in range(1, len(of_all)):
            answer: i64 = of_all[place]
            if answer == a.VOTE + seat:
                out = of_all.copy()
                del out[place]
                return out
        return of_all

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
        s.votes = named_in(answers)
        v.tell_votes(s)


def candidates(s: CandyMafia) -> list[int]:
    """Nobody, and every suspect, sorted."""
    mask: i64 = 0
    seat: i64
    for seat in s.suspects:
        mask |= 1 << seat
    out: list[object] = [ANSWERS[a.VOTE_NOBODY]]
    for seat in k.seats_in(mask):
        out.append(ANSWERS[a.VOTE + seat])
    return cast(list[int], out)


def named_in(ballots: list[int]) -> list[int]:
    """Whom each ballot names; -1: nobody."""
    out = ballots.copy()
    seat: i64
    for seat in range(len(ballots)):
        ballot: i64 = ballots[seat]
        out[seat] = int(ballot - a.VOTE) if ballot >= a.VOTE else -1
    return out


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
        named = named_in(answers)
        if s.telling:
            for seat in k.seats_in(v.voters(s)):
                if named[seat] >= 0:
                    s.tell(Event("nominated", {"seat": seat, "target": named[seat]}))
        s.suspects = [seat for seat in s.suspects if seat in named]
        if s.suspects:
            s.then(s.game.steps["trial"])
        else:
            v.nobody(s)


class Defence(OfEvening):
    """Those with equal votes have a word each. [vote]"""

    def may_talk(self, s: CandyMafia, seat: i64) -> bool:
        return seat in s.suspects and speakers(s) >> seat & 1 == 1

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        s.then(s.game.steps["hands" if s.house.open_hands else "runoff"])


class Showing(OfDay):
    """Hands are raised or not."""

    def legal(self, s: CandyMafia, seat: i64) -> list[int]:
        return [a.HAND_DOWN, a.HAND_UP]

    def raised(self, s: CandyMafia, answers: list[int]) -> list[int]:
        """Whose hands are up; everybody sees them."""
        hands = [seat for seat in range(s.seats) if answers[seat] == a.HAND_UP]
        if s.telling and s.suspects:
            s.tell(Event("hands", {"seat": s.suspects[s.at], "seats": hands}))
        return hands


class HandVote(Showing):
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
        v.record(s, [candidate if seat in hands else -1 for seat in range(s.seats)])
        if len(hands) >= v.enough(s):
            v.condemn(s, candidate)
            return
        s.at += 1
        if s.at == len(s.suspects):
            v.nobody(s)


class TruceVote(Showing):
    """After long quiet the living may agree on a draw. [truce] [R86] [R130]"""

    def enter(self, s: CandyMafia) -> None:
        s.ask_all(k.seats_in(s.alive))

    def resolve(self, s: CandyMafia, answers: list[int]) -> None:
        agreed = 2 * len(self.raised(s, answers)) > count_bits(s.alive)
        if s.telling:
            s.tell(Event("truce", {"agreed": agreed}))
        if agreed:
            s.end("nobody", [])
        else:
            s.then(s.game.steps["night"])
