"""A stronger bot: the best turns are played out with random decks, against rivals who play nearly as `greedy` does."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng, seeded
from igroteka.games.emperors_gold.bot.chances import chances
from igroteka.games.emperors_gold.bot.judge import Judge
from igroteka.games.emperors_gold.bot.outlook import Outlook
from igroteka.games.emperors_gold.bot.turn import answers
from igroteka.games.emperors_gold.check import at_its_beginning, done
from igroteka.games.emperors_gold.score import score
from igroteka.games.emperors_gold.state import GOING_ON, EmperorsGold
from igroteka.games.emperors_gold.tasks import Task

# The number of turns that are compared.
CANDIDATES: Final = 8
# The number of turns in a play-out, with an estimate of the chances after each; once the last turns have begun, all of
# them are played.
HORIZON: Final = 4
# The number of turns of a rival that are compared by what they leave to the next player (of 100 turns 86 are those of
# `greedy`, at a glance 69); and the number of simulations for which such a turn counts.
CLOSELY: Final = 4
CLOSE_LOOK: Final = 2
# The weight of a point at a glance: that of eight play-outs lost by 4 % each.
TRUST: Final = 8 * 0.04


class Playouts:
    """Candidate turns and their play-outs.

    Each candidate begins with its worth at a glance and meets the same chances; after every round the worse half is
    left out. A turn at a glance counts as a simulation, a rival's as two.
    """

    def __init__(self, tasks: list[Task]) -> None:
        self.outlook = Outlook(tasks)
        self.judge = Judge(tasks)
        self.judge.finder.every = False
        self.rivals = Outlook(tasks)
        self.horizon: i64 = HORIZON
        self.candidates: i64 = CANDIDATES
        self.trust = TRUST
        # The last turn that was planned from its beginning, and its position: asked again, the same would be found.
        self.planned: i64 = 0
        self.planned_at = ""

    def answer(self, s: EmperorsGold, simulations: i64) -> int:
        """The next answer of the best turn from its beginning; or of the best rest, if the turn began otherwise."""
        start = at_its_beginning(s)
        plan = answers(start, self.plan(start, simulations))
        begun = done(s, start)
        if plan[: len(begun)] == begun:
            return plan[len(begun)]
        return answers(s, self.best(s, simulations, chance_of(what_is_seen(s))))[0]

    def plan(self, start: EmperorsGold, simulations: i64) -> int:
        """The best turn: always the same from the same table."""
        seen = f"{simulations} {what_is_seen(start)}"
        if seen != self.planned_at:
            self.planned = self.best(start, simulations, chance_of(seen))
            self.planned_at = seen
        return self.planned

    def best(self, s: EmperorsGold, simulations: i64, rng: Rng) -> int:
        """The best rest of the turn."""
        self.outlook.look(s, self.candidates)
        alive = self.outlook.turns
        budget: i64 = simulations // self.effort(s)
        rounds: i64 = 1
        while 1 << rounds < len(alive):
            rounds += 1
        best = self.outlook.values[0]
        won: dict[int, float] = {}
        for turn, value in zip(alive, self.outlook.values, strict=True):
            won[turn] = self.trust * (value - best)
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

    def effort(self, s: EmperorsGold) -> i64:
        """The cost of a play-out, in simulations."""
        mine: i64 = self.horizon // s.house.sides
        return mine + (self.horizon - mine) * CLOSE_LOOK

    def play(self, s: EmperorsGold, turn: i64, secret: int) -> float:
        """The chance of the side to win, in one play-out of the turn and some more.

        It is the mean of the last estimates on the way: the mean varies less than the last one alone.
        """
        world = s.clone()
        world.telling = False
        world.secret = secret
        world.draws = 0
        mine: i64 = s.current % s.house.sides
        seat: i64 = s.current
        for action in answers(world, turn):
            world.advance(seat, action)
        left = self.horizon
        # The number of last estimates in the mean: between teams one, for there the others told nothing more.
        counted: i64 = 1 if s.house.teams else self.horizon
        missing = counted
        likely = 0.0
        while world.who >= 0 and (left > 0 or world.left != GOING_ON):
            seat = world.who
            if seat % s.house.sides != mine:
                turn = self.rivals.best(world, CLOSELY, 1)
            else:
                turn = self.judge.look(world, False)
            for action in answers(world, turn):
                world.advance(seat, action)
            if world.left == GOING_ON and not world.over:
                left -= 1
                if left < counted:
                    missing -= 1
                    likely += chances(world, self.judge)[mine]
        if world.over:
            likely += float(missing) * score(world).won(mine)
        return likely / float(counted)


def what_is_seen(s: EmperorsGold) -> str:
    """All that matters of a table, and nothing that the decks will bring."""
    numbers = (s.current, s.starter, s.turns, s.idle, s.left, s.pawn_from, s.row, s.placed, s.dropped)
    return repr(([int(number) for number in numbers], s.board, s.rows, s.open, s.won, s.options))


def chance_of(seen: str) -> Rng:
    """The generator of chances with which a table is played out."""
    return seeded(int.from_bytes(blake2b(seen.encode(), digest_size=7).digest(), "little"))
