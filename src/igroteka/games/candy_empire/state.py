"""The table of «Конфетная империя»: deck, hands, empires, the discard, and the scratch of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.beginning import draw_first
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.state import State
from igroteka.core.who import NOBODY
from igroteka.games.candy_empire import movements as m
from igroteka.games.candy_empire.cards import NAMES, SNATCHER, bag_of, cards, count, few, names, one
from igroteka.games.candy_empire.facts import CandyEmpireFacts
from igroteka.games.candy_empire.notes import TAKEN, Notes, slot_bit
from igroteka.games.candy_empire.options import House
from igroteka.games.candy_empire.player import Player

# Shared and never changed.
NO_CARDS: Final[list[int]] = []
NO_KIDNAPPERS: Final[list[list[int]]] = []
NO_PLAYERS: Final[list[Player]] = []
NO_NOTES: Final[list[Notes]] = []


class CandyEmpire(State):
    """Two to four builders of empires."""

    def __init__(
        self, game: Game, facts: CandyEmpireFacts, house: House, seats: i64, options: dict[str, Value]
    ) -> None:
        super().__init__(game, seats, options)
        self.facts = facts
        self.house = house
        # The deck is the first `left` cards of this list, from the bottom to the top; drawn cards stay behind them, so
        # that clones share the list.
        self.order: list[int] = NO_CARDS
        self.left: i64 = 0
        # By seat.
        self.players: list[Player] = NO_PLAYERS
        # The discard: a bag of the cards that all saw come, and the others in the order in which they came; a card that
        # was taken leaves its slot empty.
        self.open: i64 = 0
        self.closed: list[int] = NO_CARDS
        # Slots of the closed discard that all know to hold no snatcher, as places. [sly]
        self.clean: i64 = 0
        # Kidnapped characters, as a bag that is full of them; and, where bans end with their kidnapper, each one's
        # owner, protection and character, the oldest first.
        self.banned: i64 = 0
        self.kidnappers: list[list[int]] = NO_KIDNAPPERS
        self.starter: i64 = 0
        self.current: i64 = 0
        # The number of the game within the series, from 1, and the points so far, by seat.
        self.game_number: i64 = 1
        self.points: list[int] = NO_CARDS
        # The turn: whether no card is drawn at its end; the target and card of an ability that may be blocked; the
        # number of cards that must go back to the deck.
        self.no_draw = False
        self.target: i64 = NOBODY
        self.wanted: i64 = NOBODY
        self.owed: i64 = 0
        # The notes of everybody, by seat, the spectator last (empty: nobody was asked since the deal); and the
        # movements since.
        self.notes: list[Notes] = NO_NOTES
        # A clone reads the same notes: the first of them to add to the notes copies them.
        self.lent = False
        self.movements: list[int] = NO_CARDS
        self.line: i64 = 0
        # The cards laid aside openly at the deal, for the first notes.
        self.laid_open: list[int] = NO_CARDS

    @property
    def deck(self) -> list[int]:
        """The cards of the deck, from the bottom to the top."""
        return self.order[: self.left]

    @deck.setter
    def deck(self, order: list[int]) -> None:
        self.order = order
        self.left = len(order)

    @property
    def hands(self) -> list[list[int]]:
        """The cards of every hand, in order."""
        return [cards(player.hand) for player in self.players]

    def banned_now(self, card: i64) -> bool:
        """Is the character kidnapped? [kidnapper]"""
        return count(self.banned, card) != 0

    @property
    def hidden(self) -> i64:
        """All cards that somebody cannot see, as a bag: in hands, in the deck, in the closed discard."""
        bag: i64 = self.discard - self.open + bag_of(self.deck)
        for player in self.players:
            bag += player.hand
        return bag

    @property
    def discard(self) -> i64:
        """All cards of the discard, seen or not, as a bag."""
        bag: i64 = self.open
        card: i64
        for card in self.closed:
            if card >= 0:
                bag += one(card)
        return bag

    def anything_discarded(self) -> bool:
        """Is there a card in the discard? Everybody can see that. [R4] [R7]"""
        return self.open != 0 or any(card >= 0 for card in self.closed)

    def deal(self) -> None:
        """A random starter, then the first deal. [setup] [R41]"""
        rng = self.chance()
        self.points = [0] * self.seats
        self.starter = draw_first(rng, self.seats, self.agreed_first)
        self.deal_cards(rng)
        self.push(self.facts.first_step)

    def deal_cards(self, rng: Rng) -> None:
        """Shuffle, lay cards aside unseen, and deal three to each. [setup] [two] [no-limits] [know-all]"""
        seats: i64 = self.seats
        order = (self.facts.small_deck if self.house.small else self.facts.whole_deck).copy()
        rng.shuffle(order)
        left: i64 = len(order)
        self.open = 0
        self.closed = []
        self.clean = 0
        self.banned = 0
        self.kidnappers = NO_KIDNAPPERS
        aside: list[int] = []
        for _ in range(self.house.aside):
            left -= 1
            aside.append(order[left])
        self.players = []
        for _ in range(seats):
            hand: i64 = 0
            for _ in range(self.facts.hand):
                left -= 1
                hand += one(order[left])
            self.players.append(Player(hand, 0, 0, hand))
        self.order = order
        self.left = left
        self.current = self.starter
        self.movements = []
        self.line = 0
        self.notes = NO_NOTES
        self.laid_open = NO_CARDS
        if self.house.open_discard:
            self.laid_open = aside
            self.open = bag_of(aside)
        else:
            self.closed = aside
        if self.telling:
            told: dict[str, object] = {"starter": int(self.starter), "game": int(self.game_number)}
            told["aside"] = [NAMES[card] for card in sorted(aside)] if self.house.open_discard else []
            self.tell(Event("dealt", told))
            for seat in range(seats):
                dealt = names(cards(self.players[seat].hand))
                self.tell(Event("hand", {"seat": seat}, {"cards": (dealt, [seat])}, audience=[seat]))

    # All hidden movement goes through these functions, and those who may remember it learn of it.

    def write(self, kind: i64, seat: i64, card: i64, number: i64) -> None:
        """Note a movement of a card."""
        self.line = self.line << m.NEXT | m.of_card(kind, seat, card, number)
        if self.line >= m.FULL:
            self.end_line()

    def end_line(self) -> None:
        """Put the line of the latest movements into the log."""
        if self.line:
            self.movements.append(self.line)
            self.line = 0

    def write_long(self, entry: i64) -> None:
        """Note a movement that needs a line of its own."""
        self.end_line()
        self.movements.append(entry)

    def show(self, seat: i64, card: i64) -> None:
        """A card leaves the hand and all see it."""
        self.players[seat].hand -= one(card)
        self.write(m.PLAYED, seat, card, 0)

    def drop(self, seat: i64, card: i64) -> None:
        """A card goes from the hand to the discard, unseen by the others unless the discard lies open.

        [drop] [R7] [know-all]
        """
        if self.house.open_discard:
            self.show(seat, card)
            self.open += one(card)
            return
        self.players[seat].hand -= one(card)
        self.write(m.DROPPED, seat, card, len(self.closed))
        self.closed.append(int(card))

    def draw(self, seat: i64, up_to: i64) -> list[int]:
        """Draw from the deck while there is something to draw; returns the cards drawn, if they are told.

        [draw] [R34]
        """
        came: list[int] = [] if self.telling else NO_CARDS
        player = self.players[seat]
        had: i64 = few(player.hand)
        while had < up_to and self.left:
            self.left -= 1
            card: i64 = self.order[self.left]
            self.write(m.DRAWN, seat, card, had)
            player.hand += one(card)
            had += 1
            self.unveil()
            if self.telling:
                came.append(int(card))
        return came

    def tell_drawn(self, seat: i64, came: list[int]) -> None:
        """Everybody is told how many cards were drawn, and the player who drew them also which."""
        if came and self.telling:
            told = {"seat": int(seat), "number": len(came)}
            self.tell(Event("drew", told, {"cards": ([NAMES[card] for card in sorted(came)], [int(seat)])}))

    def put_back(self, seat: i64, card: i64) -> None:
        """A card goes from the hand onto the deck. [boss]"""
        self.players[seat].hand -= one(card)
        self.write(m.PUT_BACK, seat, card, 0)
        deck = self.deck
        deck.append(int(card))
        self.deck = deck

    def swap(self, seat: i64, other: i64) -> None:
        """Two exchange their hands. [judge]"""
        mine: i64 = self.players[seat].hand
        theirs: i64 = self.players[other].hand
        self.write_long(m.of_hands(seat, other, mine, theirs))
        self.players[seat].hand = theirs
        self.players[other].hand = mine
        self.unveil()

    def look_through(self, seat: i64) -> None:
        """Somebody looks through the whole discard. [lawyer] [sly] [R33]"""
        if self.closed:
            self.write_long(m.of_look(seat, self.discard - self.open))
            self.unveil()

    def take(self, card: i64, stays: i64) -> None:
        """A card leaves the discard: one that all saw come, if there is one besides those that stay.

        [lawyer] [R11] [R42]
        """
        if count(self.open, card) > count(stays, card):
            self.open -= one(card)
            return
        self.closed[self.closed.index(int(card))] = TAKEN
        self.write(m.LOST, 0, card, 0)

    def clear_of_snatchers(self) -> None:
        """Everybody hears that no snatcher is left in the discard. [sly]"""
        self.clean = slot_bit(len(self.closed)) - slot_bit(0)
        self.write(m.NO_SNATCHER, 0, SNATCHER, len(self.closed))

    def first_notes(self, reader: i64) -> Notes:
        """The notes of a reader who has seen only the first hand and the cards laid aside openly. [setup] [know-all]"""
        hidden = (self.facts.copies_two if self.house.small else self.facts.copies).copy()
        for row in (self.laid_open, cards(self.players[reader].dealt) if reader < self.seats else []):
            for card in row:
                hidden[card] -= 1
        notes = Notes(int(reader), hidden)
        if not self.house.open_discard:
            notes.dim = slot_bit(self.house.aside) - slot_bit(0)
        return notes

    def remember(self) -> None:
        """Bring everybody's notes up to date."""
        self.end_line()
        notes = self.notes
        if not notes:
            notes = [self.first_notes(reader) for reader in range(self.seats + 1)]
        elif self.lent and self.movements:
            notes = [row.copy() for row in notes]
            self.lent = False
        for entry in m.entries(self.movements):
            for row in notes:
                m.read(row, entry)
        self.notes = notes
        self.movements = []

    def clone(self) -> CandyEmpire:
        """An independent copy."""
        c = CandyEmpire(self.game, self.facts, self.house, self.seats, self.options)
        self.copy_to(c)
        c.order = self.order
        c.left = self.left
        c.players = [player.copy() for player in self.players]
        c.open = self.open
        c.closed = self.closed.copy()
        c.clean = self.clean
        c.banned = self.banned
        c.kidnappers = self.kidnappers
        c.starter = self.starter
        c.current = self.current
        c.game_number = self.game_number
        c.points = self.points
        c.no_draw = self.no_draw
        c.target = self.target
        c.wanted = self.wanted
        c.owed = self.owed
        c.notes = self.notes
        c.lent = True
        self.lent = True
        c.movements = self.movements.copy()
        c.line = self.line
        c.laid_open = self.laid_open
        return c

    def imagine(self, seat: i64, rng: Rng) -> State:
        """An imagined world; the notes are brought up to date once, for all worlds."""
        self.remember()
        return super().imagine(seat, rng)
