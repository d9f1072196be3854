"""The end of a round, and the next one."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.state import Pechenka


def next_round(s: Pechenka, round: Round, step: Step[Pechenka]) -> None:
    """The token goes on clockwise, or the game is over. [first] [end] [hunt-end] [R11] [R15] [R27]"""
    s.unveil()
    s.past = [*s.past, round]
    s.round += 1
    if s.round == s.house.rounds:
        s.finish("cycles" if s.house.hunt else "rounds")
        return
    s.begin_round(s.chance())
    s.then(step)


def tell_coins(s: Pechenka, event: str, seat: i64, told: dict[str, object], coins: i64) -> None:
    """Tell the coins that a seat earned in this round, and all that it has now."""
    s.tell(Event(event, {"seat": int(seat), **told, "coins": int(coins), "total": int(s.purse(seat))}))
