"""The end of a turn, of a game, and of a series."""

from __future__ import annotations

from typing import Final

from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.core.who import NOBODY
from igroteka.games.candy_empire import movements as m
from igroteka.games.candy_empire.cards import few
from igroteka.games.candy_empire.score import all_candies, points_for
from igroteka.games.candy_empire.state import CandyEmpire


class End(Step[CandyEmpire]):
    """Draw to three and pass the turn to the left; if the next player has no card, the game is over.

    [draw] [end] [R34] [R36]
    """

    def enter(self, s: CandyEmpire) -> None:
        if not s.no_draw:
            s.tell_drawn(s.current, s.draw(s.current, s.facts.hand))
        assert few(s.players[s.current].hand) <= s.facts.hand  # [R35]
        s.no_draw = False
        s.target = NOBODY
        s.wanted = NOBODY
        s.write(m.TURN_OVER, s.current, 0, 0)
        s.current = (s.current + 1) % s.seats
        if s.players[s.current].hand:
            s.then(s.facts.first_step)
        elif s.house.series:
            self.next_game(s)
        else:
            s.finish("hands")

    def next_game(self, s: CandyEmpire) -> None:
        """A game of the series is over: places bring points, and the next player to the left begins. [series] [R37]"""
        scores = all_candies(s)
        won = points_for(s, scores)
        s.points = [mine + more for mine, more in zip(s.points, won, strict=True)]
        if s.telling:
            for seat in range(s.seats):
                told = {"seat": seat, "game": int(s.game_number), "candies": scores[seat]}
                s.tell(Event("counted", {**told, "points": won[seat], "total": s.points[seat]}))
        if s.game_number == s.facts.games:
            s.finish("series")
            return
        s.game_number += 1
        s.starter = (s.starter + 1) % s.seats
        s.deal_cards(s.chance())
        s.then(s.facts.first_step)


END: Final = End("end", "end")
