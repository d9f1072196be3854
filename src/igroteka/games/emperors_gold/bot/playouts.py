"""Stronger: the best turns are played out with what the decks may bring, and rivals who play their best at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.emperors_gold.bot.chances import chances
from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.outlook import Outlook
from igroteka.games.emperors_gold.bot.turn import answers
from igroteka.games.emperors_gold.state import GOING_ON, EmperorsGold
from igroteka.games.emperors_gold.tasks import Task

# So many turns are compared, at the beginning of a turn and once the pawn has moved, when little is left to decide and a part of the playouts will do.
CANDIDATES: Final = 8
FEWER: Final = 4
PART: Final = 4
# So many turns are played out before the chances are estimated; once the last turns have begun, all of them.
HORIZON: Final = 4
# What a point less at a glance counts: eight playouts that were lost by 4 % each.
TRUST: Final = 8 * 0.04


class Playouts:
    """Each candidate begins with what it is worth at a glance and meets the same chances; after every round the worse half is left out. A turn of a playout counts as a simulation."""

    def __init__(self, tasks: list[Task]) -> None:
        self.outlook = Outlook(tasks)
        self.judge = Judge(tasks)
        self.horizon: i64 = HORIZON

    def best(self, s: EmperorsGold, simulations: i64, rng: Rng) -> int:
        """The best rest of the turn."""
        begun = s.top.name == "place" or s.top.name == "claim"
        self.outlook.look(s, FEWER if begun else CANDIDATES)
        alive = self.outlook.turns
        budget: i64 = simulations // (self.horizon * (PART if begun else 1))
        rounds: i64 = 1
        while 1 << rounds < len(alive):
            rounds += 1
        best = self.outlook.values[0]
        won: dict[int, float] = {}
        for turn, value in zip(alive, self.outlook.values, strict=True):
            won[turn] = TRUST * (value - best)
        while len(alive) > 1:
            samples: i64 = budget // (rounds * len(alive)) + 1
            _: i64
            for _ in range(samples):
                secret = rng.secret()
                for turn in alive:
                    won[turn] += self.play(s, turn, secret)
            alive.sort(key=lambda turn: -won[turn])
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def play(self, s: EmperorsGold, turn: i64, secret: int) -> float:
        """Play the turn and some more; how likely the side wins then."""
        world = s.clone()
        world.telling = False
        world.secret = secret
        world.draws = 0
        mine: i64 = s.current % s.house.sides
        seat: i64 = s.current
        for action in answers(world, turn):
            world.advance(seat, action)
        left = self.horizon
        while world.who >= 0 and (left > 0 or world.left != GOING_ON):
            seat = world.who
            for action in answers(world, self.judge.look(world, False)):
                world.advance(seat, action)
            left -= 1
        if world.over:
            return world.score().won(mine)
        return chances(world, self.judge)[mine]
