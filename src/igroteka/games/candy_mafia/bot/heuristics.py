"""A plain policy by verb and side: harm whoever seems an enemy, help whoever seems a friend, ask about whoever is unknown."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.heuristics import Heuristics
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import night
from igroteka.games.candy_mafia.bot.suspicion import SURE, suspicion
from igroteka.games.candy_mafia.calls import role_of, targets
from igroteka.games.candy_mafia.cards import CRIME, TOWN
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.victory import Count

# How much more often an enemy is chosen than a stranger, for each step of suspicion.
SHARP = 4.0
# A hand goes up against whoever seems at least so much of an enemy.
ENOUGH = 0.4


class CandyMafiaHeuristics(Heuristics[CandyMafia]):
    """It plays whole evenings legally and not against its own side; strength comes later."""

    def __init__(self) -> None:
        super().__init__(horizon=40, secretive=True, levels={"easy": "random", "steady": "greedy", "strong": "greedy"})

    def evaluate(self, s: CandyMafia, seat: i64) -> float:
        outcome = s.outcome()
        if outcome is not None:
            return 1.0 if outcome.places[seat] == 1 else 0.0
        count = Count(s)
        crime = min(1.0, 1.6 * float(count.crime) / float(max(1, count.all)) + 0.1)
        side = s.sides[seat]
        return crime if side == CRIME else 1.0 - crime if side == TOWN else 0.3

    def weigh(self, s: CandyMafia, seat: i64, legal: list[int]) -> list[float]:
        name = s.top.name
        doubts = suspicion(s, seat)
        if name in ("ballot", "runoff", "nominate"):
            return [self.odds(doubts, action - a.VOTE, 1, 0.3) for action in legal]
        if name in ("hands", "trial"):
            up = doubts[s.suspects[s.at]] >= ENOUGH
            return [(0.2 if up else 1.0) if action == a.HAND_DOWN else (1.0 if up else 0.2) for action in legal]
        if name == "talk":
            return [self.words(s, doubts, action) for action in legal]
        if name in ("truce", "spirits", "save"):
            return []
        harm, calm = self.aim(s, seat, name, doubts)
        return [self.pick_odds(s, doubts, action, harm, calm) for action in legal]

    def aim(self, s: CandyMafia, seat: i64, name: str, doubts: list[float]) -> tuple[i64, float]:
        """Whom the answer is meant for, and how tempting it is to choose nobody."""
        if name in ("gang", "shot"):
            return 1, 0.05
        role = role_of(s, seat)
        harm: i64 = role.does[0].harm() if role.does else 0
        if s.place >= 0 and night.window(s).revenge and night.question(s, night.window(s), seat) == night.BY_REVENGE:
            harm = 1
        worst = max(doubts[other] for other in range(s.seats) if s.alive >> other & 1)
        return harm, 0.1 if harm <= 0 or worst >= SURE else 4.0

    def pick_odds(self, s: CandyMafia, doubts: list[float], action: i64, harm: i64, calm: float) -> float:
        """The odds of an answer to a call."""
        one, other = targets(action)
        if action == a.YES:
            return 0.5
        if one < 0:
            return calm
        if a.KILL <= action < a.TAKE:
            return self.odds(doubts, one, 1, 0.0) * 0.5
        chance = self.odds(doubts, one, harm, 0.0)
        return chance * self.odds(doubts, other, harm, 0.0) if other >= 0 else chance

    def odds(self, doubts: list[float], other: i64, harm: i64, nobody: float) -> float:
        """Enemies for harm, friends for help, strangers for a question."""
        if other < 0:
            return nobody
        doubt = doubts[other]
        if harm == 0:
            return 1.0 if -SURE < doubt < SURE else 0.1
        return float(SHARP ** (doubt if harm > 0 else -doubt))

    def words(self, s: CandyMafia, doubts: list[float], action: i64) -> float:
        """Most say nothing; whoever suspects somebody says so."""
        if action == a.SAY_NOTHING:
            return 20.0
        if action >= a.VOUCH:
            return 0.2
        if action >= a.ACCUSE:
            return self.odds(doubts, action - a.ACCUSE, 1, 0.0)
        if action >= a.REPORT:
            about, side = divmod(int(action) - a.REPORT, 3)
            sure = doubts[about] >= SURE if side == CRIME else doubts[about] <= -SURE and side == TOWN
            return 2.0 if sure else 0.0
        return 0.05

    def glance(self, s: CandyMafia, seat: i64, rng: Rng) -> int:
        return self.answer(s, seat, rng)

    def ponder(self, s: CandyMafia, seat: i64, simulations: i64, rng: Rng) -> int:
        return self.answer(s, seat, rng)

    def shown(self, s: CandyMafia, seat: i64, action: i64, viewer: i64) -> int:
        if not s.top.covert or viewer == seat or viewer in s.top.readers(s, seat):
            return int(action)
        return 0
