"""The drunk: of no side until the card that was set aside becomes his on the third night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.errors import BadOptions, BadRecord
from igroteka.core.event import Event
from igroteka.games.candy_mafia.cards import DRUNK, LONER, NAMES, PRINTED_CARDS, in_mode, works
from igroteka.games.candy_mafia.change import give
from igroteka.games.candy_mafia.facts import CandyMafiaFacts
from igroteka.games.candy_mafia.night import mail
from igroteka.games.candy_mafia.roles.special import Special
from igroteka.games.candy_mafia.sets import CHECKERS, LONER_BESIDE_GANGS, card_named
from igroteka.games.candy_mafia.shapes import Hidden, Look
from igroteka.games.candy_mafia.state import CandyMafia

SOBER: Final = 3
NOT_ASIDE: Final = "not-aside"


class Drunk(Special):
    """Has a card beside his own."""

    beside = "aside"
    fault = NOT_ASIDE
    may_become_any = True

    def lay_beside(self, s: CandyMafia, rng: Rng) -> i64:
        """A card is set aside for him. [drunk] [R98]"""
        return one_beside(s, s.house.cast, rng)

    def laid_beside(self, s: CandyMafia, cards: list[int], given: object) -> i64:
        """A moderator has set aside one card for him. [setup] [drunk]"""
        names = given if isinstance(given, list) else [given]
        if len(names) != (1 if DRUNK in cards else 0):
            raise BadOptions("deal.aside: exactly one card is set aside if the drunk is in play, else none", NOT_ASIDE)
        for name in names:
            card: i64 = card_named(name, "deal.aside")
            if card in cards or card >= PRINTED_CARDS:
                raise BadOptions(f"deal.aside: {NAMES[card]} cannot be set aside", NOT_ASIDE)
            if s.house.two_gangs and s.facts.sides_of[card] == LONER:
                raise BadOptions(f"deal.aside: {NAMES[card]} is a loner", LONER_BESIDE_GANGS)
            return card
        return -1

    def dealt(self, s: CandyMafia) -> None:
        if s.aside >= 0:
            mail.cause(s, "aside", "drunk", {"card": NAMES[s.aside]})

    def nightfall(self, s: CandyMafia) -> None:
        """Everybody hears which role has joined, not who has it. [drunk] [R59]"""
        if s.night < SOBER or s.aside < 0:
            return
        drunks = [seat for seat in range(s.seats) if s.alive >> seat & 1 and s.holds(seat, DRUNK)]
        if not drunks:
            return
        s.joined = s.aside
        s.aside = -1
        if s.telling:
            s.tell(Event("joined", {"card": NAMES[s.joined]}))
        s.began = s.sizes()
        give(s, drunks[0], s.joined)

    def show_all(self, s: CandyMafia, seen: Look) -> None:
        seen["joined"] = NAMES[s.joined] if s.joined >= 0 else ""

    def show_moderator(self, s: CandyMafia, hidden: Hidden) -> None:
        hidden["aside"] = NAMES[s.aside] if s.aside >= 0 else ""

    def imagine_cards(self, s: CandyMafia, me: i64, rng: Rng) -> None:
        """Any card that may lie aside."""
        if DRUNK in s.cast and s.joined < 0:
            s.aside = one_beside(s, s.cast, rng)

    def check(self, s: CandyMafia) -> None:
        if s.joined >= 0 and (DRUNK not in s.cast or s.joined in s.cast):
            raise BadRecord("position.table.joined: cannot have joined")
        if (s.aside >= 0) != (DRUNK in s.cast and s.joined < 0) or s.aside in s.cast:
            raise BadRecord("position.table.aside: a card is set aside exactly for a drunk")


def one_beside(s: CandyMafia, cards: list[int], rng: Rng) -> i64:
    """One of the cards that may be set aside. [R98]"""
    fitting = spare(s.facts, cards, s.options)
    return fitting[rng.below(len(fitting))]


def spare(facts: CandyMafiaFacts, cards: list[int], options: Mapping[str, object]) -> list[int]:
    """The cards that may be set aside; beside two gangs no loner. [drunk] [two-gangs] [R91]"""
    mode, two_gangs = str(options["mode"]), bool(options["two_gangs"])
    unused = [
        card
        for card in range(PRINTED_CARDS)
        if card not in cards and card != DRUNK and not (two_gangs and facts.sides_of[card] == LONER)
    ]
    golden = any(card in facts.gold for card in cards)
    able = {NAMES[card] for card in cards if works(card, mode)}
    alone = two_gangs or not {"don", "dragon"} & able
    checked = not able.isdisjoint(CHECKERS)
    useful = {
        "candy_baron": "elder" in able or "sleepwalker" in able,
        "elders_son": "elder" in able,
        "bloodhound": two_gangs or any(facts.sides_of[card] == LONER for card in cards),
        "don": alone,
        "dragon": alone,
        "mistress": checked,
        "libeller": checked,
    }
    fitting = [
        card
        for card in unused
        if in_mode(card, mode)
        and not (golden and card in facts.gold)
        and (useful.get(NAMES[card], True) or not works(card, mode))
    ]
    return fitting or unused


ROLE: Final = Drunk()
