"""The only step of Pebbles."""

from __future__ import annotations

from igroteka.core.event import Event
from igroteka.core.state import NOBODY
from igroteka.core.step import Step
from tests.pebbles.facts import HIGHEST
from tests.pebbles.state import Table

# Between the two, the value of a pebble to lay.
DRAW = 0
PASS = HIGHEST + 1


class Turn(Step[Table]):
    """Draw a pebble or lay one; pass if there is neither."""

    def enter(self, s: Table) -> None:
        s.ask(s.current)

    def legal(self, s: Table, seat: int) -> list[int]:
        return [action for action in range(DRAW, PASS + 1) if not self.why(s, seat, action)]

    def why(self, s: Table, seat: int, action: int) -> str:
        hand = s.hands[seat]
        if action == DRAW:
            return "bag-empty" if not s.bag else "hand-full" if len(hand) >= s.facts.full else ""
        if action == PASS:
            return "must-play" if hand or s.bag else ""
        return "" if action in hand else "no-such-pebble"

    def near(self, s: Table, seat: int) -> list[int]:
        return self.illegal(s, seat)

    def ends(self, s: Table, seat: int) -> list[int]:
        hand = s.hands[seat]
        last = not hand and s.passes == s.seats - 1 if s.options["all_out"] else len(hand) == 1
        return self.legal(s, seat) if last and not s.bag else []

    def play(self, s: Table, seat: int, action: int) -> None:
        s.current = (seat + 1) % int(s.seats)
        s.passes = s.passes + 1 if action == PASS else 0
        if action == DRAW:
            s.draw(seat)
        elif action == PASS:
            s.tell(Event("passed", {"seat": seat}))
            if s.passes == s.seats:
                s.finish("passes")
        else:
            lay(s, seat, action)
            if not s.bag and not s.hands[seat] and not s.options["all_out"]:
                s.finish("out")


def lay(s: Table, seat: int, pebble: int) -> None:
    """If the pebble is lower than the last one, the row goes to the player of the last one, and a new one begins."""
    place = s.hands[seat].index(pebble)
    s.hands[seat] = s.hands[seat][:place] + s.hands[seat][place + 1 :]
    s.tell(Event("laid", {"seat": seat, "pebble": pebble}))
    if s.last != NOBODY and pebble < s.row[-1]:
        s.taken[s.last] = s.taken[s.last] + s.row
        s.tell(Event("took", {"seat": int(s.last), "pebbles": len(s.row)}))
        s.row = []
    s.row, s.last = [*s.row, pebble], seat
