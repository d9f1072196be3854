"""What may be special about a role: the hooks by which the rules ask its own file; by itself each does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia.cards import FATES, ONE_OUT, Row
from igroteka.games.candy_mafia.shapes import Hidden, Look, Mine

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia

NOBODY_ELSE: Final[list[int]] = []
# Nothing speaks against it.
FINE: Final = ""


class Killing:
    """A kind of killing: its name, whether a gang does it, whether it only strikes back."""

    def __init__(self, name: str, of_gang: bool = False, strikes_back: bool = False) -> None:
        self.name = name
        self.of_gang = of_gang
        self.strikes_back = strikes_back


class Deed:
    """Something that a player does to another; the second player is -1 unless two are chosen."""

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """It happens."""
        raise AssertionError("a deed says what it does")

    def idle(self, s: CandyMafia, by: i64) -> None:
        """What happens to a player who is awake and chooses nobody."""


class Special(Deed):
    """A role. It is its own deed where its row says `own`; `seat` is the player who holds the card."""

    # Why others leave with its holder or because of it, as a moderator hears it.
    chain = ""
    # The text of the question that it is asked besides its call.
    ask_further = ""
    # What the deal calls the card that must lie beside it, and why a deal without one is refused.
    beside = ""
    fault = ""
    # Must it hear of everybody who leaves? Does it bind players to one another? Are players away because of it?
    # May it rob somebody who is out? May it become a card that makes a choice? May it lie under another's card?
    watches = False
    binds = False
    visits = False
    robs_the_dead = False
    may_become_any = False
    may_lie_under_another = False

    def __init__(self) -> None:
        self.row: Row = Row("")
        self.card: i64 = -1
        # What its answer does; the other deeds of a fork.
        self.does: tuple[Deed, ...] = ()
        self.other: tuple[Deed, ...] = ()

    # The deal.

    def lay_beside(self, s: CandyMafia, rng: Rng) -> i64:
        """The card that is dealt beside it; -1: none."""
        return -1

    def laid_beside(self, s: CandyMafia, cards: list[int], given: object) -> i64:
        """The card that a moderator laid beside it by hand, or BadOptions; -1: none."""
        return -1

    def dealt(self, s: CandyMafia) -> None:
        """Everybody has looked at their card: what a moderator hears besides."""

    # The night.

    def nightfall(self, s: CandyMafia) -> None:
        """The night falls; the row says when."""

    def is_called(self, s: CandyMafia) -> bool:
        """Is its call for its holder, as far as they can know?"""
        return True

    def is_able(self, s: CandyMafia, seat: i64) -> bool:
        """Does its ability work now?"""
        return True

    def barred(self, s: CandyMafia, seat: i64) -> i64:
        """The players whom it cannot choose once more, as its holder knows."""
        return 0

    def why_barred(self) -> str:
        """What keeps it from choosing a barred player once more."""
        return FINE

    def entitled(self, s: CandyMafia, seat: i64) -> bool:
        """May it do more tonight than vote with its gang?"""
        return False

    def woken(self, s: CandyMafia, seat: i64) -> None:
        """It is woken to do more than vote."""

    def asked_further(self, s: CandyMafia) -> i64:
        """The player who is asked something besides the call; -1: nobody."""
        return -1

    def why_not_further(self, s: CandyMafia, other: i64) -> str:
        """Why the answer to that question cannot be this player; empty: it can."""
        return FINE

    def answer_further(self, s: CandyMafia, seat: i64, action: i64) -> None:
        """That question is answered."""

    def withstands(self, s: CandyMafia, killing: Killing, killers: i64, seat: i64) -> str:
        """How an attempt to kill its holder ends by its power; empty: it goes on. Its place is in `HIT`."""
        return ""

    def is_saved(self, s: CandyMafia, seat: i64) -> bool:
        """Does the doctor save its holder?"""
        return True

    def is_away(self, s: CandyMafia, victim: i64) -> bool:
        """Do killers find the victim's house empty? Only a role that visits is asked."""
        return False

    def found_with(self, s: CandyMafia, victim: i64, killers: i64, dies: bool) -> i64:
        """The player whom the killers find at the victim's; -1: nobody. Only a role that visits is asked."""
        return -1

    def letters(self, s: CandyMafia, awaits: i64) -> None:
        """The mail of the night, to those who live to read it; the row says when."""

    # Leaving and coming back.

    def before_leaving(self, s: CandyMafia, leaver: i64, executed: bool) -> None:
        """Somebody is about to leave; only a role that watches is asked."""

    def tied(self, s: CandyMafia, leaver: i64) -> list[int]:
        """Those who leave because somebody else does; only a role that binds is asked."""
        return NOBODY_ELSE

    def leaves(self, s: CandyMafia, seat: i64) -> None:
        """Its holder leaves."""

    def leaves_by_day(self, s: CandyMafia, seat: i64) -> None:
        """Its holder has left by day."""

    def takes_along(self, s: CandyMafia, seat: i64) -> i64:
        """The players who leave with its holder."""
        return 0

    def stays(self, s: CandyMafia, seat: i64) -> bool:
        """Does its holder stay although condemned?"""
        return False

    def comes_back(self, s: CandyMafia, other: i64) -> None:
        """Somebody, perhaps its holder, has come back into the game."""

    def given(self, s: CandyMafia, seat: i64) -> None:
        """Somebody gets the card in the middle of the evening."""

    # What is seen.

    def show(self, s: CandyMafia, seat: i64, mine: Mine) -> None:
        """What its living holder sees of it."""

    def show_all(self, s: CandyMafia, seen: Look) -> None:
        """What everybody sees of it."""

    def show_moderator(self, s: CandyMafia, hidden: Hidden) -> None:
        """What a moderator sees of it."""

    # What others imagine.

    def imagine_cards(self, s: CandyMafia, me: i64, rng: Rng) -> None:
        """The cards are dealt as a player may believe: what may have become of this one."""

    def imagine_secrets(self, s: CandyMafia, me: i64, mine: bool, rng: Rng) -> None:
        """What it may have done in secret; `mine`: it is the card of the living player who imagines."""

    def imagine_tonight(self, s: CandyMafia, me: i64, row: list[int], murders_done: bool) -> bool:
        """Something that its holder was told tonight is so again; False: there is nothing special in it."""
        return False

    def check(self, s: CandyMafia) -> None:
        """A position is restored: BadRecord, if no evening can be so."""


class Roles:
    """What is special about all cards, and which of them are asked on certain occasions."""

    def __init__(self, specials: list[Special]) -> None:
        # By card.
        self.specials = specials
        self.gather()

    def gather(self) -> None:
        """Find those that are asked when somebody leaves, when killers come, at nightfall and in the mail."""
        specials = self.specials
        self.watching = [special for special in specials if special.watches]
        self.binding = [special for special in specials if special.binds]
        self.visiting = [special for special in specials if special.visits]
        # Those that may rob or bring back somebody who is out.
        self.reaching_the_dead = [
            int(special.card) for special in specials if special.robs_the_dead or special.row.asks == ONE_OUT
        ]
        self.at_nightfall = in_order([(int(special.row.nightfall), int(special.card)) for special in specials])
        self.with_letters = in_order([(int(special.row.letter), int(special.card)) for special in specials])
        # Those for which there is a call at nightfall as long as one may be in play; the same with a bit for each card.
        self.choosing = FATES + [int(special.card) for special in specials if special.may_become_any]
        # A sum of Python's own numbers: as an i64 a literal 1 would be shifted as 32 bits.
        self.choosing_bits: i64 = sum([1 << card for card in set(self.choosing)])


def in_order(places: list[tuple[int, int]]) -> list[int]:
    """The cards that have a place, by it."""
    return [card for place, card in sorted(places) if place]
