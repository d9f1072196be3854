"""What the steps of a turn have in common."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.board import EMPTY
from igroteka.games.emperors_gold.side_rows import cards_of, set_row
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold


class TimedStep(Step[EmperorsGold]):
    """A step before the turn is confirmed: if time runs out, the turn is taken back and the next player goes on.

    [timer] [R22]
    """

    def enter(self, s: EmperorsGold) -> None:
        s.ask(s.current)

    def expire(self, s: EmperorsGold, seat: i64) -> bool:
        go_back(s)
        if s.telling:
            s.tell(Event("passed", {"seat": int(seat), "why": "time"}))
        s.then(s.game.steps["end"])
        return True


def go_back(s: EmperorsGold) -> None:
    """Cards, pawn and a discarded row return to where they were when the turn began. [R22] [R28]"""
    placing: i64
    for placing in reversed(s.placings()):
        slot: i64 = a.slot_of(placing)
        row = cards_of(s, slot)
        left = (placing - a.PLACE) % 2 == a.LEFT
        s.lay(a.cell_of(placing), row[0] if left else row[-1])
        set_row(s, slot, row[1:] if left else row[:-1])
    if s.pawn_from != NO_SLOT:
        s.swap(s.pawn_from)
    if s.dropped != NO_SLOT:
        set_row(s, s.dropped, s.dropped_cards.copy())
    s.forget_turn()


def ending(s: EmperorsGold, seat: i64, answers: list[int]) -> list[int]:
    """The answers after which the game is over, whatever cards the decks bring."""
    out: list[int] = []
    for action in answers:
        after = s.clone()
        after.telling = False
        after.advance(seat, action)
        # Where chance fills the last cells, it also decides whether anybody can still move; a single card leaves it no
        # choice.
        came = s.board.count(EMPTY) - after.board.count(EMPTY)
        if after.over and (after.over != "idle" or came <= 1):
            out.append(action)
    return out
