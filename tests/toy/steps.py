"""A round of Magpies, step by step."""

from __future__ import annotations

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.step import Step
from igroteka.core.windows import Window
from tests.toy import actions as a
from tests.toy.state import CUCKOO, Table, names


class Modest(Step[Table]):
    """The answer of an absent bird is the first of its step that is always allowed."""

    modest = 0

    def enter(self, s: Table) -> None:
        s.ask(s.current)

    def default(self, s: Table, seat: int, rng: Rng) -> int:
        return self.modest

    def near(self, s: Table, seat: int) -> list[int]:
        return self.illegal(s, seat)


class Turn(Modest):
    """Draw, peek, stir, bury or snatch."""

    modest = a.STIR

    def legal(self, s: Table, seat: int) -> list[int]:
        return [action for action in range(int(self.first), int(self.last) + 1) if not self.hindrance(s, seat, action)]

    def why(self, s: Table, seat: int, action: int) -> str:
        return self.hindrance(s, seat, action)

    def hindrance(self, s: Table, seat: int, action: int) -> str:
        """What stands in the way; empty if nothing does."""
        if action == a.STIR:
            return ""
        if action in (a.DRAW, a.PEEK):
            if not len(s.deck):
                return "deck-empty"
            if action == a.PEEK:
                return "already-seen" if s.deck.known[-1] >> seat & 1 else ""
        elif action < a.SNATCH:
            return "" if action - a.BURY < len(s.nests[seat]) else "empty-place"
        else:
            bird = action - a.SNATCH
            if bird >= s.seats:
                return "no-such-bird"
            if bird == seat:
                return "own-nest"
            if not len(s.nests[bird]):
                return "nothing-there"
        return "nest-full" if len(s.nests[seat]) == a.PLACES else ""

    def play(self, s: Table, seat: int, action: int) -> None:
        if action >= a.SNATCH:
            s.victim = action - a.SNATCH
            s.tell(Event("snatching", {"seat": seat, "from": s.victim}))
            s.then(s.facts.steps["snatch"])
            s.push(s.facts.steps["bell"])  # it comes first, and may cancel the snatch
            return
        if action == a.DRAW:
            s.unveil()
            known = s.deck.known[-1] | 1 << seat
            card = s.deck.draw()
            s.nests[seat].put_on(card, known)
            s.tell(Event("drew", {"seat": seat}, {"card": (a.TRINKETS[card], [seat])}))
        elif action == a.PEEK:
            s.unveil()
            card = s.deck.show(len(s.deck) - 1, seat)
            s.tell(Event("peeked", {"seat": seat}, {"card": (a.TRINKETS[card], [seat])}))
        elif action == a.STIR:
            s.deck.shuffle(s.chance())
            s.tell(Event("stirred", {"seat": seat}))
        else:
            place = action - a.BURY
            nest = s.nests[seat]
            card, known = nest.cards.pop(place), nest.known.pop(place)
            s.deck.put_under(card, known)
            s.tell(Event("buried", {"seat": seat, "place": place}, {"card": (a.TRINKETS[card], [seat])}))
        next_turn(s)


class Bell(Modest):
    """The owner of the nest may ring a bell, and the thief flies off with nothing."""

    modest = a.LET_GO

    def enter(self, s: Table) -> None:
        s.ask(s.victim)

    def legal(self, s: Table, seat: int) -> list[int]:
        bells = [a.RING + place for place, card in enumerate(s.nests[seat].cards) if card == a.BELL]
        return [a.LET_GO, *bells]

    def why(self, s: Table, seat: int, action: int) -> str:
        return "no-bell" if action - a.RING < len(s.nests[seat]) else "empty-place"

    def play(self, s: Table, seat: int, action: int) -> None:
        s.pop()
        if action == a.LET_GO:
            return
        nest = s.nests[seat]
        nest.known.pop(action - a.RING)
        s.heap.append(nest.cards.pop(action - a.RING))
        s.tell(Event("rang", {"seat": seat, "place": action - a.RING}))
        next_turn(s)


class Snatch(Step[Table]):
    """Nobody rang: a trinket changes its nest, seen by both birds."""

    def enter(self, s: Table) -> None:
        thief, victim, nest = s.current, s.victim, s.nests[s.victim]
        place = int(s.chance().below(len(nest)))
        card, known = nest.cards.pop(place), nest.known.pop(place)
        s.nests[thief].put_on(card, known | 1 << thief)
        told = {"card": (a.TRINKETS[card], [thief, victim])}
        s.tell(Event("snatched", {"seat": thief, "from": victim}, told))
        next_turn(s)


class Lay(Modest):
    """All lay a trinket at once; the brightest that nobody else laid wins."""

    modest = a.NOTHING

    def enter(self, s: Table) -> None:
        s.ask_all(list(range(int(s.seats))))

    def legal(self, s: Table, seat: int) -> list[int]:
        return [a.NOTHING, *range(a.LAY, a.LAY + len(s.nests[seat]))]

    def why(self, s: Table, seat: int, action: int) -> str:
        return "empty-place"

    def resolve(self, s: Table, answers: list[int]) -> None:
        laid = [-1] * int(s.seats)
        for seat, answer in enumerate(answers):
            if answer != a.NOTHING:
                nest = s.nests[seat]
                nest.known.pop(answer - a.LAY)
                laid[seat] = nest.cards.pop(answer - a.LAY)
        s.heap += [card for card in laid if card >= 0]
        s.tell(Event("laid", {"cards": names(laid), "places": [answer - a.LAY for answer in answers]}))
        alone = [card for card in laid if card >= 0 and laid.count(card) == 1]
        if alone:
            best = max if s.options["prize"] == "brightest" else min
            winner = laid.index(best(alone, key=lambda card: s.facts.shine[card]))
            s.points[winner] += 1
            s.tell(Event("won", {"seat": winner}))
        if s.options["cuckoo"]:
            s.then(s.facts.steps["night"])
        else:
            next_round(s)


class Night(Window[Table]):
    """Only the cuckoo is awake, and nobody may see who that is."""

    def default(self, s: Table, seat: int, rng: Rng) -> int:
        return a.SLEEP

    def enter(self, s: Table) -> None:
        s.ask(s.roles.cards.index(CUCKOO))

    def legal(self, s: Table, seat: int) -> list[int]:
        return [a.SLEEP, a.WARM]

    def ends(self, s: Table, seat: int) -> list[int]:
        if s.round + 1 == s.facts.rounds:
            return self.legal(s, seat)
        return [a.WARM] if s.warmth + 1 == s.hatch else []

    def play(self, s: Table, seat: int, action: int) -> None:
        if action == a.WARM:
            s.warmth += 1
            s.tell(Event("warmed", {"warmth": s.warmth}, audience=[seat]))
        if s.warmth == s.hatch:
            s.tell(Event("hatched", {"seat": seat}))
            s.finish("hatched")
            return
        heard: dict[str, object] = {"warmth": s.warmth} if s.options["omen"] == "heard" else {}
        s.tell(Event("dawn", heard))
        next_round(s)


def next_turn(s: Table) -> None:
    """The next bird's turn; after the last one all lay."""
    s.turns += 1
    s.victim = -1
    s.then(s.facts.steps["turn" if s.turns < s.seats else "lay"])


def next_round(s: Table) -> None:
    """A new round, or dusk."""
    s.round += 1
    if s.round == s.facts.rounds:
        s.finish("dusk")
    else:
        s.turns = 0
        s.then(s.facts.steps["turn"])


def the_steps() -> list[Step[Table]]:
    """The steps in the order of a round."""
    return [
        Turn("turn", "turn", a.DRAW, a.LET_GO - 1),
        Snatch("snatch", "snatch"),
        Bell("bell", "bell", a.LET_GO, a.NOTHING - 1, trifling=True),
        Lay("lay", "lay", a.NOTHING, a.SLEEP - 1),
        Night("night", "night", a.SLEEP, a.WARM, covert=True),
    ]
