"""Leaky twins of Magpies: each shows, tells or imagines one thing that it must not, in a line or two."""

from __future__ import annotations

from igroteka.bots.hint import Hint, Reason
from igroteka.core.chance import Rng, seeded
from igroteka.core.event import Event
from igroteka.core.state import State
from igroteka.core.step import Step
from igroteka.core.windows import is_covert
from tests.toy import actions as a
from tests.toy.game import Magpie, Magpies
from tests.toy.state import Table
from tests.toy.steps import Bell, Night, Turn, the_steps


class ShowsTheTop(Table):
    """Everybody sees the top of the deck."""

    def look(self, viewer: int) -> dict[str, object]:
        return {**super().look(viewer), "top": self.deck.cards[-1:]}


class ShowsTheWarmth(Table):
    """Everybody sees how warm the egg is."""

    def look(self, viewer: int) -> dict[str, object]:
        return {**super().look(viewer), "egg": self.warmth}


class ObservesTheTop(Table):
    """The numbers for learning programs contain the top of the deck."""

    def observe(self, seat: int) -> list[int]:
        return [*super().observe(seat)[:-1], self.deck.cards[-1] if len(self.deck) else 0]


class TellsTheDraw(Table):
    """All are told what a bird drew."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.id, {**event.public, **{name: value for name, (value, _) in event.secret.items()}}))


class TellsTheNight(Table):
    """All are told that the egg was warmed, though not by whom."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.id, event.public, event.secret))


class ShowsAllTheSame(Table):
    """One look of the table is drawn for all birds."""

    def all_see_alike(self) -> bool:
        return True


class AwaitsTheCuckoo(Table):
    """At night all see who is awaited."""

    def prompt(self, viewer: int) -> dict[str, object] | None:
        prompt = super().prompt(viewer)
        return prompt and {**prompt, "awaited": self.turn()}


class ShowsWhoAnswered(Table):
    """All see who has laid a trinket already."""

    def look(self, viewer: int) -> dict[str, object]:
        return {**super().look(viewer), "waiting": [] if is_covert(self.top) else self.turn()}


class KeepsTheTop(Table):
    """The imagined deck has the true card on top, if the seat does not hold all of its kind."""

    def redeal(self, seat: int, rng: Rng) -> None:
        top = self.deck.cards[-1:]
        super().redeal(seat, rng)
        for pile in [*self.nests, self.deck]:
            for place, card in enumerate(pile.seen_by(seat)):
                if card < 0 and [pile.cards[place]] == top:
                    pile.cards[place], self.deck.cards[-1] = self.deck.cards[-1], pile.cards[place]
                    return


class KeepsTheCuckoo(Table):
    """The imagined cuckoo is the true one."""

    def redeal(self, seat: int, rng: Rng) -> None:
        roles = self.roles.cards.copy()
        super().redeal(seat, rng)
        self.roles.cards = roles


class ImaginesFromTheSecret(Table):
    """What is imagined depends on the secret of the match."""

    def imagine(self, seat: int, rng: Rng) -> State:
        return super().imagine(seat, seeded(self.secret ^ rng.secret()))


class ImaginesOneWorld(Table):
    """Whatever the chance, the same world is imagined."""

    def imagine(self, seat: int, rng: Rng) -> State:
        return super().imagine(seat, seeded(0))


class CutsInsteadOfShuffling(Table):
    """The unseen trinkets are sorted and only cut: not every world is as likely as it should be."""

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.over:
            return
        unseen = [(p, i) for p in [self.deck, *self.nests] for i, card in enumerate(p.seen_by(seat)) if card < 0]
        cards = sorted(p.cards[i] for p, i in unseen)
        cut = int(rng.below(len(cards) + 1))
        for (pile, place), card in zip(unseen, cards[cut:] + cards[:cut], strict=True):
            pile.cards[place] = card


class NoStirUnderABell(Turn):
    """Whether the deck may be stirred depends on its top."""

    def hindrance(self, s: Table, seat: int, action: int) -> str:
        return (
            "under-a-bell" if action == a.STIR and s.deck.cards[-1:] == [a.BELL] else super().hindrance(s, seat, action)
        )


class RefusesByTheTop(Turn):
    """The reason of a refusal depends on the top of the deck."""

    def why(self, s: Table, seat: int, action: int) -> str:
        return "under-a-bell" if s.deck.cards[-1:] == [a.BELL] else super().why(s, seat, action)


class ReachesByTheTop(Turn):
    """What a bird may reach for in vain depends on the top of the deck."""

    def near(self, s: Table, seat: int) -> list[int]:
        return [] if s.deck.cards[-1:] == [a.BELL] else super().near(s, seat)


class DefaultByTheTop(Turn):
    """The answer for an absent bird depends on the top of the deck."""

    def default(self, s: Table, seat: int, rng: Rng) -> int:
        return self.legal(s, seat)[0] if s.deck.cards[-1:] < [2] else a.STIR


class WarnsByTheTop(Turn):
    """What a bird is warned of depends on the top of the deck."""

    def ends(self, s: Table, seat: int) -> list[int]:
        return [a.STIR] if s.deck.cards[-1:] == [a.BELL] else []


class PeeksInPassing(Turn):
    """A bird may take back what showed it a trinket."""

    def play(self, s: Table, seat: int, action: int) -> None:
        before = s.unveiled
        super().play(s, seat, action)
        s.unveiled = before


class AsksOnlyBellRingers(Bell):
    """A bird without a bell is not asked, so all see who has one."""

    def enter(self, s: Table) -> None:
        if a.BELL in s.nests[s.victim].cards:
            s.ask(s.victim)
        else:
            s.pop()


class NamesTheCuckoo(Night):
    """The dawn tells who was awake."""

    def play(self, s: Table, seat: int, action: int) -> None:
        super().play(s, seat, action)
        s.tell(Event("yawned", {"seat": seat}))


class ReasonsByTheTop(Magpie):
    """What is said for an answer depends on the top of the deck."""

    def reasons(self, s: Table, seat: int, choices: list[int]) -> list[Reason]:
        return [Reason("shine", {"shine": s.deck.cards[-1] if len(s.deck) else 0})]


class HintsByTheTop(Magpie):
    """A hint depends on the top of the deck."""

    def hint(self, s: Table, seat: int, effort: int, rng: Rng) -> Hint | None:
        legal = s.legal(seat)
        return Hint([legal[0 if s.deck.cards[-1:] == [a.BELL] else -1]], [Reason("shine", {"shine": 0})])


def leaky(table: type[Table] = Table, step: Step[Table] | None = None) -> Magpies:
    """Magpies with another table, or with one other step."""
    steps = [step if step is not None and step.name == usual.name else usual for usual in the_steps()]
    return Magpies(table=table, steps=steps, id="leaky")


def turn(kind: type[Turn]) -> Magpies:
    """Magpies with another turn."""
    return leaky(step=kind("turn", "turn", a.DRAW, a.LET_GO - 1))


def bell(kind: type[Bell]) -> Magpies:
    """Magpies with another bell."""
    return leaky(step=kind("bell", "bell", a.LET_GO, a.NOTHING - 1, trifling=True))


def night(kind: type[Night] = Night, covert: bool = True, trifling: bool = False) -> Magpies:
    """Magpies with another night."""
    step = kind("night", "night", a.SLEEP, a.WARM, covert=covert)
    step.trifling = trifling
    return leaky(step=step)
