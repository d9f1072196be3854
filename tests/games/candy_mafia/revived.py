"""Twin evenings of a player who is executed and comes back: in one of them the wanderer has taken over the card."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.core.removal import is_in
from igroteka.core.state import State
from tests.games.candy_mafia.random_play import begun, mixed, printed
from tests.games.candy_mafia.table import GAME, SIDES, field, step
from tests.games.candy_mafia.twins import Heard

WANDERER, REANIMATOR, BACK, FOLLOWED = range(4)
PLAYERS = 14
# More windows than there are until the second nightfall after the deal.
MANY = 150


class Revived:
    """Two evenings with the same cards; all who are asked in both answer the same, the thief of the card acts alone."""

    def __init__(self, number: int) -> None:
        self.rng = seeded(number)
        deck = mixed([name for name in printed() if name not in ("wanderer", "reanimator", "drunk")], self.rng)
        town = [name for name in deck[1:] if SIDES[name] == "town"]
        crime = [name for name in deck[1:] if SIDES[name] == "crime"]
        cards = ["wanderer", "reanimator", deck[0], *town[: PLAYERS - 6], *crime[:3]]
        options = {**begun("festival", False, self.rng), "talk": 1}
        self.one, self.other = (
            GAME.new(PLAYERS, number, options, held=True, deal={"cards": list(cards)}) for _ in range(2)
        )

    def is_back(self) -> bool:
        """Is the player back, the card taken, and nothing told of it?"""
        s = self.one
        return is_in(s, BACK) and bool(field(s, "cards")[BACK] != field(s, "believes")[BACK])

    def windows(self) -> Iterator[tuple[State, State]]:
        """The two evenings at every window until the player is told something else in one than in the other."""
        mine, theirs = Heard(BACK, self.one), Heard(BACK, self.other)
        for _ in range(MANY):
            if mine.rows != theirs.rows or self.one.over or self.other.over:
                return
            yield self.one, self.other
            self.answer()
            for s, heard in ((self.one, mine), (self.other, theirs)):
                close(s, missing(s, seeded(1)))
                heard.listen(s)

    def answer(self) -> None:
        """Those who are asked answer."""
        for seat in self.one.turn():
            legal = self.one.legal(seat)
            if self.other.asks(seat):
                legal = [action for action in legal if action in self.other.legal(seat)]
            if not legal:
                continue
            action = self.wanted(seat)
            if action not in legal:
                action = legal[self.rng.below(len(legal))]
            self.one.play(seat, action)
            if self.other.asks(seat):
                follows = action == GAME.parse(f"pick {BACK + 1}") and seat == WANDERER and step(self.one) != "gang"
                self.other.play(seat, GAME.parse(f"pick {FOLLOWED + 1}") if follows else action)

    def wanted(self, seat: int) -> int:
        """The answers that make the story; -1: any will do."""
        here, night = step(self.one), field(self.one, "night")
        words = ""
        if here == "fate" and seat == WANDERER:
            words = f"pick {BACK + 1}"
        elif night == 1 and here in ("ballot", "runoff", "nominate") and seat != BACK:
            words = f"vote {BACK + 1}"
        elif night == 1 and here in ("hands", "trial"):
            words = "hand up" if field(self.one, "suspects")[field(self.one, "at")] == BACK else "hand down"
        elif night == 2 and seat == REANIMATOR and not is_in(self.one, BACK):
            words = f"pick {BACK + 1}"
        elif night == 2 and here == "gang":
            words = "pick nobody"
        return GAME.parse(words) if words else -1
