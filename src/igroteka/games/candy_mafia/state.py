"""The town of «Конфетная мафия»: what everybody sees, what is hidden, the present night, and what each was told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.fields import Bound, Field, everybody, flag, last_seat, numbers
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.state import State
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import sets
from igroteka.games.candy_mafia.actions import SIGNS
from igroteka.games.candy_mafia.cards import CARDS, CRIME, DRUNK, PRINTED_CARDS
from igroteka.games.candy_mafia.facts import CandyMafiaFacts
from igroteka.games.candy_mafia.night.state import NO_MEMORY, Tonight, each_seat
from igroteka.games.candy_mafia.options import House
from igroteka.games.candy_mafia.traits import FATED

# Shared and never changed.
NO_ROWS: Final[list[list[int]]] = []
NO_SEATS: Final[list[int]] = []
MOST_ROUNDS: Final = 400


class Rows:
    """A field of rows of numbers, each of this length (-1: of any) and up to this number."""

    def __init__(self, name: str, length: int, most: Bound) -> None:
        self.name = name
        self.length = length
        self.most = most


def last_window(s: CandyMafia) -> int:
    """The last window of the night."""
    return int(s.house.windows) - 1


# What is written down of a position, as the hash reads it; `store.py` knows how to write what is only named here.
STORED: Final[tuple[Field | Rows | str, ...]] = (
    "cards",
    "cast",
    numbers("believes", each_seat, 0, CARDS - 1),
    numbers("shown", each_seat, -1, CARDS - 1),
    Field("aside", -1, PRINTED_CARDS - 1),
    Field("joined", -1, PRINTED_CARDS - 1),
    Field("place", -1, last_window),
    numbers("suspects", -1, 0, last_seat, shared=True),
    numbers("votes", each_seat, -1, last_seat, shared=True),
    "said",
    "ballots",
    Rows("sheet", -1, len(SIGNS) - 1),
    numbers("sides", each_seat, 0, 3),
    Rows("links", 2, last_seat),
    numbers("last", 4, -1, last_seat, shared=True),
    "won",
    "tonight",
    "told",
    *(Field(name, 0, MOST_ROUNDS) for name in ("night", "day", "quiet", "at", "round")),
    *(Field(name, 0, everybody) for name in ("alive", "jailed", "still", "mute", "noble", "shooters")),
    *(Field(name, 0, everybody) for name in ("triad", "recruited", "cursed", "hit", "due", "owes", "immune")),
    *(Field(name, -1, last_seat) for name in ("condemned", "prey", "follows", "avenges", "hangman", "first")),
    *(Field(name, -1, MOST_ROUNDS) for name in ("bread_said", "bread")),
    *(Field(name, 0, 3) for name in ("used", "rests", "spent")),
    *(flag(name) for name in ("again_vote", "at_dawn", "hunted", "riot")),
)
# How many criminals were dealt follows from the cast.
DERIVED: Final = ("began",)


class CandyMafia(State):
    """Six to twenty people of a town at night and by day; a mask has a bit for each seat."""

    def __init__(self, game: Game, facts: CandyMafiaFacts, house: House, seats: i64, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        self.facts = facts
        self.house = house
        everyone: i64 = (1 << seats) - 1
        # What everybody sees. The cards in play, Пьяница's apart, sorted.
        self.cast: list[int] = NO_SEATS
        self.joined: i64 = -1
        self.night: i64 = 0
        self.day: i64 = 0
        # Rounds without a loss.
        self.quiet: i64 = 0
        self.alive: i64 = everyone
        self.jailed: i64 = 0
        self.still: i64 = 0
        self.mute: i64 = 0
        self.noble: i64 = 0
        # Cards that were seen, by seat; who may still shoot; what was used for all to see: a return, a second vote.
        self.shown: list[int] = house.none_yet.copy()
        self.shooters: i64 = 0
        self.used: i64 = 0
        self.first: i64 = -1
        self.suspects: list[int] = NO_SEATS
        self.at: i64 = 0
        self.again_vote = False
        self.votes: list[int] = house.none_yet
        self.condemned: i64 = -1
        self.round: i64 = 0
        self.at_dawn = False
        self.bread_said: i64 = -1
        self.said: list[list[int]] = NO_ROWS
        self.ballots: list[list[int]] = NO_ROWS
        self.sheet: list[list[int]] = NO_ROWS
        # The place in the night's programme; -1: before it or after it.
        self.place: i64 = -1
        # What is hidden. The cards, and as what their holders know them; the card set aside.
        self.cards: list[int] = NO_SEATS
        self.believes: list[int] = NO_SEATS
        self.aside: i64 = -1
        self.sides: list[int] = NO_SEATS
        self.triad: i64 = 0
        self.recruited: i64 = 0
        self.cursed: i64 = 0
        # Blacksmiths hit once; tough ones who fall at the next dawn; who owes a choice; who cannot be executed today.
        self.hit: i64 = 0
        self.due: i64 = 0
        self.owes: i64 = 0
        self.immune: i64 = 0
        self.links: list[list[int]] = NO_ROWS
        self.prey: i64 = -1
        self.hunted = False
        self.hangman: i64 = -1
        self.follows: i64 = -1
        self.avenges: i64 = -1
        self.riot = False
        # Gangs that will not kill the next night; whom cards with a memory chose last; cards that are spent.
        self.rests: i64 = 0
        self.last: list[int] = NO_MEMORY
        self.spent: i64 = 0
        self.bread: i64 = -1
        self.began: list[int] = [0, 0]
        # Who won, when it is over.
        self.won: list[str] = []
        self.tonight = Tonight(seats)
        self.told: list[list[list[int]]] = [NO_ROWS] * seats

    # What cards can do.

    def trait(self, seat: i64, what: i64) -> bool:
        """Does the seat's card have this power, and does it work? [R55] [R132]"""
        return self.house.traits[self.cards[seat]] & what != 0 and self.recruited >> seat & 1 == 0

    def mark(self, seat: i64, what: i64) -> bool:
        """Does the seat's card have this mark? Recruitment does not take it. [R132]"""
        return self.house.traits[self.cards[seat]] & what != 0

    def holds(self, seat: i64, card: i64) -> bool:
        """Has the seat this card, and does it work? Recruitment does not take it. [R132]"""
        return self.cards[seat] == card and self.house.works[card]

    def plays(self, seat: i64, card: i64) -> bool:
        """Has the seat this card, and does its holder have its power? [R55] [R132]"""
        return self.cards[seat] == card and self.house.works[card] and self.recruited >> seat & 1 == 0

    def thinks(self, seat: i64, card: i64) -> bool:
        """Has the seat the power of this card, as far as it knows?"""
        return self.believes[seat] == card and self.house.works[card] and self.knows_recruited() >> seat & 1 == 0

    def knows_recruited(self) -> i64:
        """Those who believe themselves recruited: mail comes after the night, news of a taken card at nightfall."""
        mask: i64 = self.recruited & ~self.tonight.fresh
        if self.used & 1:
            seat: i64
            for seat in range(self.seats):
                if self.cards[seat] != self.believes[seat] and k.latest(self.told[seat], k.RECRUITED):
                    mask |= 1 << seat
        return mask

    def holder(self, card: i64) -> i64:
        """The living seat that holds a card; -1: none."""
        seat: i64
        for seat in range(self.seats):
            if self.cards[seat] == card and self.alive >> seat & 1:
                return seat
        return -1

    def lives(self, card: i64) -> bool:
        """Does somebody hold the card?"""
        return self.holder(card) >= 0

    def gang_of(self, seat: i64) -> i64:
        """The gang of a criminal."""
        return self.triad >> seat & 1

    def dead_tonight(self) -> i64:
        """Who does not act any more tonight. [R1]"""
        return 0 if self.house.doomed_act else self.tonight.doomed

    def awake(self, seat: i64) -> bool:
        """Would the seat be woken now? [night] [R1] [R6]"""
        return (self.alive & ~self.jailed & ~self.tonight.asleep & ~self.dead_tonight()) >> seat & 1 == 1

    def seen_out(self, card: i64) -> bool:
        """Has everybody seen this card leave, and not come back?"""
        return any(self.shown[seat] == card and self.alive >> seat & 1 == 0 for seat in range(self.seats))

    def has_card(self, card: i64) -> bool:
        """Is the card in play, as everybody knows? Пьяница's is as soon as it has joined."""
        return card == self.joined or any(other == card for other in self.cast)

    def still_called(self, card: i64) -> bool:
        """Is a role called, as far as everybody knows it may be in play? [R101] [R102]"""
        if not self.house.works[card] or not self.has_card(card):
            return False
        return not self.seen_out(card) or self.secret_changes()

    def secret_changes(self) -> bool:
        """May a card that was seen out be in play again, unseen? [R102]"""
        return (self.night < 3 and self.has_card(DRUNK)) or self.dead_may_matter()

    def dead_may_matter(self) -> bool:
        """May somebody who is out come back or be robbed?"""
        return any(self.house.works[card] and self.has_card(card) for card in self.house.roles.reaching_the_dead)

    def may_be_held(self) -> list[int]:
        """The cards that players hold, and those put aside unseen: the cast, but for Пьяница's if another joined."""
        cards = self.cast.copy()
        if self.joined >= 0:
            cards.remove(DRUNK)
            cards.append(int(self.joined))
        return cards

    def unseen(self) -> list[int]:
        """The cards of the town that were put aside unseen: nobody holds them. [R137]"""
        return sets.left_over(self.may_be_held(), self.cards)

    def named(self, cards: list[int]) -> list[int]:
        """The cards that everybody is told of when these are dealt. [cast] [R137]"""
        return self.house.cast if self.house.spare else cards

    def all_known(self) -> list[int]:
        """The cards in play, as everybody knows them; a card of ours may be there twice."""
        return self.cast if self.joined < 0 else self.in_play()

    def in_play(self) -> list[int]:
        """The cards that somebody may claim to hold, sorted."""
        cards = {*self.cast, self.joined} if self.joined >= 0 else set(self.cast)
        return sorted(int(card) for card in cards)

    def all_seats(self) -> i64:
        """Everybody."""
        return (1 << self.seats) - 1

    def hearers(self, seat: i64) -> list[int]:
        """Who hears what is said to this seat alone; -1: to nobody. [R108]"""
        out: list[int] = [int(seat)] if seat >= 0 else []
        if self.house.dead_see:
            out += [
                other for other in k.seats_in(self.all_seats() & ~self.alive) if other != seat and self.sees_all(other)
            ]
        return out

    def sees_all(self, viewer: i64) -> bool:
        """Have the dead open eyes? Not where they may come back, write or be robbed. [R108]"""
        if not self.house.dead_see or viewer < 0 or self.alive >> viewer & 1:
            return False
        # Nobody knows yet what the drunk will be.
        drunk_waits: bool = self.aside >= 0 and not self.seen_out(DRUNK)
        return not drunk_waits and not self.dead_may_matter()

    # What happens.

    def print_side(self, seat: i64) -> None:
        """The side and gang that are printed on the seat's card."""
        card = self.cards[seat]
        self.sides[seat] = self.facts.sides_of[card]
        if self.house.two_gangs and self.facts.triads[card]:
            self.triad |= 1 << seat
        else:
            self.triad &= ~(1 << seat)

    def end(self, reason: str, won: list[str]) -> None:
        """The game is over. [victory]"""
        self.won = won
        self.finish(reason)

    def deal(self) -> None:
        """The cast of this table is shuffled and dealt. [setup] [R98]"""
        rng = self.chance()
        cards = self.house.cast.copy()
        rng.shuffle(cards)
        cards = sets.put_aside(self.facts, cards, self.house.spare)
        aside: i64 = -1
        for special in self.house.with_another:
            aside = special.lay_beside(self, rng)
        self.begin(cards, aside)

    def begin(self, cards: list[int], aside: i64, shown: bool = False) -> None:
        """Everybody has a card, and has perhaps shown it to the moderator; the first night is to fall. [setup]"""
        self.cards = cards
        self.believes = cards.copy()
        self.aside = aside
        self.cast = sorted(self.named(cards))
        self.sides = cards.copy()
        seat: i64
        for seat in range(self.seats):
            self.print_side(seat)
            if self.house.traits[cards[seat]] & FATED:
                self.owes |= 1 << seat
        self.began = self.sizes()
        self.push(self.game.steps["shown_night" if shown else "night"])

    def sizes(self) -> list[int]:
        """How many criminals each gang was dealt, Пьяница's card among them as soon as it has joined."""
        sizes = [0, 0]
        dealt = [*self.cast, int(self.joined)] if self.joined >= 0 else self.cast
        for card in dealt:
            if self.facts.sides_of[card] == CRIME:
                sizes[1 if self.house.two_gangs and self.facts.triads[card] else 0] += 1
        return sizes

    # The contract.

    def clone(self) -> CandyMafia:
        """An independent copy."""
        c = CandyMafia(self.game, self.facts, self.house, self.seats, self.options)
        self.copy_to(c)
        c.cast, c.joined = self.cast, self.joined
        c.night, c.day, c.quiet = self.night, self.day, self.quiet
        c.alive, c.jailed, c.still, c.mute, c.noble = self.alive, self.jailed, self.still, self.mute, self.noble
        c.shown = self.shown.copy()
        c.shooters, c.used, c.first = self.shooters, self.used, self.first
        c.suspects, c.at, c.again_vote, c.votes = self.suspects, self.at, self.again_vote, self.votes
        c.condemned, c.round, c.at_dawn = self.condemned, self.round, self.at_dawn
        c.bread_said, c.said, c.ballots, c.sheet = self.bread_said, self.said, self.ballots, self.sheet
        c.place = self.place
        c.cards = self.cards.copy()
        c.believes = self.believes.copy()
        c.aside = self.aside
        c.sides = self.sides.copy()
        c.triad, c.recruited, c.cursed = self.triad, self.recruited, self.cursed
        c.hit, c.due, c.owes, c.immune = self.hit, self.due, self.owes, self.immune
        c.links = self.links
        c.prey, c.hunted, c.hangman = self.prey, self.hunted, self.hangman
        c.follows, c.avenges, c.riot, c.rests = self.follows, self.avenges, self.riot, self.rests
        c.last = self.last
        c.spent, c.bread, c.began, c.won = self.spent, self.bread, self.began, self.won
        c.tonight = self.tonight.copy()
        c.told = self.told.copy()
        return c
