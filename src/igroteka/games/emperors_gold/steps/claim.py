"""The fourth part of a turn: a task that the row has done; then the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.cards import names
from igroteka.games.emperors_gold.refill import refill
from igroteka.games.emperors_gold.rows import LENGTH
from igroteka.games.emperors_gold.side_rows import cards_of, pass_to, set_row, word_of
from igroteka.games.emperors_gold.state import GOING_ON, NO_CARDS, NO_TASK, EmperorsGold
from igroteka.games.emperors_gold.steps.base import ending
from igroteka.games.emperors_gold.tasks import done, one

# The number of rounds in a row without a card taken that end the game, and the most rounds of a game. [R6] [R30]
IDLE_ROUNDS: Final = 3
ROUNDS: Final = 100


def add(s: EmperorsGold, row: i64, first: i64, out: list[int]) -> None:
    """Add the claims for which this row can be spent."""
    slots: i64 = done_by(s, row)
    slot: i64
    for slot in range(len(s.open)):
        if slots >> slot & 1:
            out.append(first + slot)


def done_by(s: EmperorsGold, row: i64) -> i64:
    """The open tasks that a row has done, as bits of their slots."""
    slots: i64 = 0
    if row & LENGTH < s.facts.shortest:
        return slots
    needs = s.facts.needs
    bit: i64 = 1
    task: i64
    for task in s.open:
        if task != NO_TASK and done(needs[task], row):
            slots |= bit
        bit <<= 1
    return slots


def may_claim(s: EmperorsGold) -> bool:
    """Is there a task to claim? [claim] [R12]"""
    done: i64 = done_by(s, word_of(s, s.row))
    if s.house.claim_any:
        done |= done_by(s, word_of(s, 1 - s.row))
    return done != 0


class Claim(Step[EmperorsGold]):
    """Take one task that is done, or none; the row is spent on it. [claim] [R13]"""

    def enter(self, s: EmperorsGold) -> None:
        s.ask(s.current)

    def legal(self, s: EmperorsGold, seat: i64) -> list[int]:
        """No task, or an open task that the row of this turn has done; where agreed, also the other row.

        [R12] [R13] [R16]
        """
        out: list[int] = [a.NO_CLAIM]
        add(s, word_of(s, s.row), a.CLAIM, out)
        if s.house.claim_any:
            add(s, word_of(s, 1 - s.row), a.CLAIM_OTHER, out)
        return out

    def why(self, s: EmperorsGold, seat: i64, action: i64) -> str:
        if a.DROP <= action < a.PASS:
            return "row-stays"
        if action == a.PASS:
            return "no-pass"
        if action >= a.CLAIM_OTHER and not s.house.claim_any:
            return "other-row"
        slot: i64 = action - (a.CLAIM if action < a.DROP else a.CLAIM_OTHER)
        return "no-task" if slot >= len(s.open) or s.open[slot] == NO_TASK else "not-done"

    def near(self, s: EmperorsGold, seat: i64) -> list[int]:
        """The open tasks that are not done."""
        legal = s.legal(seat)
        slots = [slot for slot in range(len(s.open)) if s.open[slot] != NO_TASK]
        done = {(action - a.CLAIM) if action < a.DROP else (action - a.CLAIM_OTHER) for action in legal}
        return [a.CLAIM + slot for slot in slots if slot not in done]

    def ends(self, s: EmperorsGold, seat: i64) -> list[int]:
        return ending(s, seat, s.legal(seat))

    def default(self, s: EmperorsGold, seat: i64, rng: Rng) -> int:
        """The dearest task, the first of equal ones, as a player would hardly leave it. [R22]"""
        best: i64 = a.NO_CLAIM
        most: i64 = 0
        action: i64
        for action in s.legal(seat):
            if action != a.NO_CLAIM:
                slot: i64 = action - (a.CLAIM if action < a.DROP else a.CLAIM_OTHER)
                points: i64 = s.facts.tasks[s.open[slot]].points
                if points > most:
                    best, most = action, points
        return int(best)

    def play(self, s: EmperorsGold, seat: i64, action: i64) -> None:
        s.then(END)
        if action == a.NO_CLAIM:
            if s.telling:
                s.tell(Event("declined", {"seat": int(seat)}))
            return
        slot: i64 = action - (a.CLAIM if action < a.DROP else a.CLAIM_OTHER)
        spent: i64 = s.row if action < a.DROP else 1 - s.row
        task: i64 = s.open[slot]
        row = cards_of(s, spent)
        s.won[seat] = s.won[seat] | one(task)
        s.open_task(slot, NO_TASK)
        s.discard = s.discard + row
        set_row(s, spent, NO_CARDS)
        if s.telling:
            known = s.facts.tasks[task]
            told = {"seat": int(seat), "task": known.id, "points": int(known.points), "slot": int(spent) + 1}
            s.tell(Event("claimed", {**told, "cards": names(row)}))


class End(Step[EmperorsGold]):
    """Board and tasks are filled, and the next player goes on, or the game is over. [refill] [end] [R19] [R25] [R30]"""

    def enter(self, s: EmperorsGold) -> None:
        s.idle += 1
        if s.placed:
            s.idle = 0
        s.end_turn()
        refill(s)
        if s.left == GOING_ON:
            if reached(s, s.current):
                s.left = turns_left(s)
                if s.telling:
                    s.tell(Event("last-round", {"seat": int(s.current), "turns": int(s.left)}))
        else:
            s.left -= 1
        s.turns += 1
        if s.left == 0:
            s.finish("goal")
        elif s.idle == IDLE_ROUNDS * s.seats:
            s.finish("idle")
        elif s.turns == ROUNDS * s.seats:
            s.finish("turns")
        else:
            pass_to(s, (s.current + 1) % s.seats)
            s.then(s.facts.first_step)


def reached(s: EmperorsGold, seat: i64) -> bool:
    """Has the seat enough tasks to end the game? A team counts them together, unless agreed otherwise. [end] [R24]"""
    tasks: i64 = s.won[seat]
    if s.house.teams and not s.house.goal_of_person:
        tasks |= s.won[(seat + 2) % 4]
    return count_bits(tasks) >= s.house.goal


def turns_left(s: EmperorsGold) -> i64:
    """The number of turns that follow: to the end of the round; between teams one of the others. [end] [R19] [R25]"""
    seats: i64 = s.seats
    after: i64 = seats - 1 - (s.current - s.starter + seats) % seats
    if not s.house.teams:
        return after
    if s.house.equalise and (s.current - s.starter) % 2 != 0:
        return 0
    return 1


CLAIM: Final = Claim("claim", "claim", a.NO_CLAIM, a.ACTIONS - 1)
END: Final = End("end", "refill")
