"""A game that may have a moderator: a cast that all read, cards dealt by hand, seats that are sent out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from igroteka.core.errors import BadOptions

S = TypeVar("S")


class InPlay:
    """A card that is known to be in play: its name, its side, and whether it does what is printed on it."""

    def __init__(self, card: str, side: str, able: bool) -> None:
        self.card = card
        self.side = side
        self.able = able

    def dump(self) -> dict[str, object]:
        """The card as plain JSON."""
        return {"card": self.card, "side": self.side, "able": self.able}


class Showing:
    """A call by which players show the moderator who they are: `text` says it aloud, and they hold some of these
    cards; `cards` may name one as often as it is in play.
    """

    def __init__(self, text: str, cards: Sequence[str]) -> None:
        self.text = text
        self.cards = list(cards)

    def dump(self) -> dict[str, object]:
        """The call as plain JSON."""
        return {"text": self.text, "cards": self.cards}


@mypyc_attr(allow_interpreted_subclasses=True)
class Moderated(Generic[S]):
    """The moderator plays no seat, sees all, closes windows, answers for a seat, and may have dealt the printed cards
    by hand.
    """

    def __init__(
        self,
        dealt: Mapping[str, Sequence[str]],
        aside: Mapping[str, str] | None = None,
        sides: Sequence[str] = (),
        alterable: Sequence[str] = (),
    ) -> None:
        # What may be dealt by hand, by its name in the deal: the cards of which each seat gets one, each with a text
        # `card-…`.
        self.dealt = {name: tuple(cards) for name, cards in dealt.items()}
        # A card that, dealt to somebody by hand, needs one more beside: by its name, what the deal calls that one.
        self.aside = dict(aside or {})
        # The sides of the cards that `cast` names; each has a text `side-…`, with what its cards do whose own text does
        # not hold.
        self.sides = tuple(sides)
        # Options, each one of a few, that may become others while the game is on.
        self.alterable = tuple(alterable)

    def cast(self, seats: int, options: Mapping[str, object]) -> list[InPlay]:
        """The cards that all may read before the deal, where they differ from table to table."""
        return []

    def card_sides(self) -> dict[str, str]:
        """The side of each card that options may choose, where cards have sides; each has a text `side-…`."""
        return {}

    def advised_about(self, seats: int, options: Mapping[str, object]) -> dict[str, list[str]]:
        """By advice of the game: the cards that it is about, where its text does not name them."""
        return {}

    def is_fair(self, wins: Mapping[str, float]) -> bool:
        """Is it fair that sides win this often, in parts of one? Such casts alone are recommended."""
        return True

    def showings(self, seats: int, options: Mapping[str, object]) -> list[Showing]:
        """How a moderator learns who holds which of the printed cards: one call after another, each of those who show
        themselves; empty: the game has no such calls. A deal that was learnt so says `shown`.
        """
        return []

    def take_options(self, s: S) -> None:
        """Play by options that have become others."""
        raise AssertionError("a game with options that may become others says what follows from it")

    def night_bytes(self, seats: int, options: Mapping[str, object]) -> int:
        """What `secret_bytes` is while the night makes all look alike; 0: as by day."""
        return 0

    def lay_out(self, s: S, deal: Mapping[str, object]) -> None:
        """Set up the table as the cards were dealt by hand, or BadOptions that says what cannot be."""
        raise BadOptions("deal: this game is dealt by the table alone")

    def is_in(self, s: S, seat: i64) -> bool:
        """Does the seat still play?"""
        raise AssertionError("a game with a moderator says who still plays")

    def take_out(self, s: S, seat: i64) -> None:
        """The room sends the seat out of the game: what follows from that, and which step comes next."""
        raise AssertionError("a game with a moderator says how one leaves it")
