"""What a moderator needs: the roles that all read before an evening, cards dealt by hand, somebody sent home."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from igroteka.core.errors import BadOptions
from igroteka.core.moderated import InPlay, Moderated, Showing
from igroteka.core.option import Value
from igroteka.games.candy_mafia import sets, showings, votes
from igroteka.games.candy_mafia.cards import NAMES, PRINTED_CARDS, SIDES, works
from igroteka.games.candy_mafia.exits import leave, let_shoot
from igroteka.games.candy_mafia.facts import CandyMafiaFacts
from igroteka.games.candy_mafia.night.schedule import program
from igroteka.games.candy_mafia.options import House
from igroteka.games.candy_mafia.roles.bound import ROLES
from igroteka.games.candy_mafia.state import CandyMafia


class ModeratedEvening(Moderated[CandyMafia]):
    """An evening that may be moderated."""

    def __init__(self, facts: CandyMafiaFacts) -> None:
        beside = {one.row.name: one.beside for one in ROLES.specials if one.beside}
        super().__init__({"cards": NAMES}, beside, SIDES, alterable=("night",))
        self.facts = facts

    def cast(self, seats: int, options: Mapping[str, object]) -> list[InPlay]:
        """The roles of the evening, as all may read them. [cast]"""
        mode, sides = str(options["mode"]), self.facts.sides_of
        return [
            InPlay(NAMES[card], SIDES[sides[card]], works(card, mode) or card >= PRINTED_CARDS)
            for card in sorted(sets.cast(self.facts, seats, options), key=sides.__getitem__)
        ]

    def card_sides(self) -> dict[str, str]:
        """For whom each role plays at first. [setup]"""
        return {name: SIDES[self.facts.sides_of[card]] for card, name in enumerate(NAMES)}

    def advised_about(self, seats: int, options: Mapping[str, object]) -> dict[str, list[str]]:
        """Which of the roles speak for an advice. [cast]"""
        return sets.advised_about(self.facts, seats, options)

    def is_fair(self, wins: Mapping[str, float]) -> bool:
        """Does the town win neither too seldom nor too often? [cast]"""
        return sets.LEAST_FAIR <= wins.get("town", 0.0) <= sets.MOST_FAIR

    def showings(self, seats: int, options: Mapping[str, object]) -> list[Showing]:
        """The first night of a table with printed cards. [first-night]"""
        return showings.showings(self.facts, seats, options)

    def take_options(self, s: CandyMafia) -> None:
        """The next night is called, or fast. [night]"""
        s.house = house(self.facts, s.seats, s.options)

    def night_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """Any two of the players or a word of the dead, and what one has learned."""
        return max(2_500 + 65 * seats * seats, 11_000 if options.get("spirits") else 0)

    def lay_out(self, s: CandyMafia, deal: Mapping[str, object]) -> None:
        """The cards by seat, as the moderator dealt them, or as the players have shown them. [setup] [first-night]"""
        shown = deal.get("shown", False)
        if not isinstance(shown, bool):
            raise BadOptions("deal.shown: must be true or false")
        named = {name: cards for name, cards in deal.items() if name != "shown"}
        beside_whom = {one.beside for one in ROLES.specials if one.beside}
        cards = sets.dealt(self.facts, int(s.seats), s.options, named, beside_whom)
        beside: i64 = -1
        for special in ROLES.specials:
            if special.beside:
                beside = special.laid_beside(s, s.named(cards), deal.get(special.beside, []))
        s.begin(cards, beside, shown)

    def is_in(self, s: CandyMafia, seat: i64) -> bool:
        """Is the seat alive?"""
        return lives(s, seat)

    def take_out(self, s: CandyMafia, seat: i64) -> None:
        """The room sends somebody away by day: out as if killed, without a shot; a vote begins anew. [R75]"""
        shooting: i64 = s.shooters
        leave(s, seat, "removed", {"seat": int(seat), "card": NAMES[s.cards[seat]]})
        s.shooters &= ~(1 << seat)
        if s.condemned >= 0 and not lives(s, s.condemned) and not shooting:
            s.then(s.game.steps["evening"])
        elif any(not lives(s, other) for other in s.suspects):
            votes.open_vote(s)
        elif s.top.name == "truce":
            s.then(s.game.steps["dusk"])
        s.votes = [vote if lives(s, voter) else -1 for voter, vote in enumerate(s.votes)]
        if not shooting:
            s.push(s.game.steps["reckoning"])
        let_shoot(s, shooting)


def house(facts: CandyMafiaFacts, seats: i64, options: dict[str, Value]) -> House:
    """The rules of a table, by which the roles work or do not."""
    return House(facts, ROLES, seats, options, len(program(options["night"] == "called")))


def lives(s: CandyMafia, seat: i64) -> bool:
    """Is the seat alive?"""
    return s.alive >> seat & 1 == 1
