"""What everybody heard and saw: statements and votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia.actions import MOST_SEATS
from igroteka.games.candy_mafia.bot.certainties import may_be_about
from igroteka.games.candy_mafia.bot.rates import ACCUSED, BLAMED, CLEARED, EVIDENCE_KINDS, VOTED, VOUCHED
from igroteka.games.candy_mafia.cards import CRIME, EXECUTIONER, TOWN

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.bot.belief import Belief
    from igroteka.games.candy_mafia.state import CandyMafia


class Evidence:
    """Statements and votes in threes: kind, who, about whom; a seat that does not listen has none."""

    def __init__(self, s: CandyMafia, listens: bool, share_belief: bool = False) -> None:
        # Do all who were told nothing share one belief? It is quicker, and good enough where a game is only imagined.
        self.share_belief = share_belief
        self.rows: list[int] = []
        self.added: list[int] = [0] * (EVIDENCE_KINDS * MOST_SEATS)
        # By seat: the card it claimed last, or -1. Who has reported anything.
        self.claims: list[int] = [-1] * s.seats
        self.reporters: i64 = 0
        # How many accuse each seat today.
        self.accused: list[int] = [0] * s.seats
        # The belief of everybody who was told nothing: worked out when it is first asked for.
        self.public_belief: Belief | None = None
        # A number that comes of all that was said today, and that nobody can aim at: words are opened together.
        self.tie_break: i64 = 0
        # Where somebody may want an innocent executed, bare accusations and votes say nothing of whom they are about.
        self.ignores_accusations = listens and may_be_about(s, EXECUTIONER)
        # What everybody saw when it was gathered: as long as that stays, so does the evidence.
        self.day: i64 = s.day
        self.alive: i64 = s.alive
        self.jailed: i64 = s.jailed
        self.joined: i64 = s.joined
        self.shown = s.shown.copy()
        self.statements = s.said
        self.ballots = s.ballots
        if not listens:
            return
        seat: i64
        for row in s.said:
            for seat in range(s.seats):
                if row[1 + seat] > a.SAY_NOTHING:
                    self.tie_break += row[1 + seat]
                    self.read_statement(s, seat, row[1 + seat], row[0])
        for row in s.ballots:
            for seat in range(s.seats):
                if row[1 + seat] >= 0:
                    self.rows += [VOTED, int(seat), row[1 + seat]]

    def is_current(self, s: CandyMafia) -> bool:
        """Is this still all that everybody knows?"""
        if self.statements is not s.said or self.ballots is not s.ballots or self.day != s.day or self.alive != s.alive:
            return False
        return self.jailed == s.jailed and self.joined == s.joined and self.shown == s.shown

    def read_statement(self, s: CandyMafia, seat: i64, word: int, day: int) -> None:
        """Count one statement."""
        if word < a.REPORT:
            self.claims[seat] = word - a.CLAIM
        elif word < a.ACCUSE:
            about, side = divmod(word - a.REPORT, 3)
            self.reporters |= 1 << seat
            self.add_once(CLEARED if side == TOWN else BLAMED, seat, about)
            if side == CRIME and day == s.day:
                self.accused[about] += 1
        elif word < a.VOUCH:
            if self.ignores_accusations:
                return
            self.add_once(ACCUSED, seat, word - a.ACCUSE)
            if day == s.day:
                self.accused[word - a.ACCUSE] += 1
        else:
            self.add_once(VOUCHED, seat, word - a.VOUCH)

    def add_once(self, kind: i64, seat: i64, about: i64) -> None:
        """What a seat says of another twice counts once."""
        new: i64 = 1 << about
        if self.added[kind * MOST_SEATS + seat] & new == 0:
            self.added[kind * MOST_SEATS + seat] |= int(new)
            self.rows += [int(kind), int(seat), int(about)]
