"""The first night with printed cards: whoever is called opens their eyes, and the moderator sees who it is."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.moderated import Showing
from igroteka.games.candy_mafia import sets
from igroteka.games.candy_mafia.cards import CRIME, GANGS, LAWYER, NAMES, ROWS, SLEEPWALKER, works
from igroteka.games.candy_mafia.facts import CandyMafiaFacts


def showings(facts: CandyMafiaFacts, seats: int, options: Mapping[str, object]) -> list[Showing]:
    """The gangs meet, then every card is called by name: able ones in the order of the book, then the plain ones.

    [first-night] [gang] [R17]
    """
    cards, mode = sets.cast(facts, seats, options), str(options["mode"])
    out = []
    for gang, name in enumerate(GANGS if options["two_gangs"] else ("crime",)):
        meeting = [card for card in cards if meets(facts, card, mode, gang if options["two_gangs"] else -1)]
        if meeting:
            out.append(Showing(f"showing-{name}", [NAMES[card] for card in meeting]))
    for card in sorted(set(cards), key=lambda one: place(one, mode)):
        out.append(Showing("showing-role", [NAMES[card]] * cards.count(card)))
    return out


def meets(facts: CandyMafiaFacts, card: int, mode: str, gang: int) -> bool:
    """Does the card open its eyes with the gang (-1: the only one)? [gang] [R17]"""
    if card in (LAWYER, SLEEPWALKER) and works(card, mode):
        return card == SLEEPWALKER
    return facts.sides_of[card] == CRIME and (gang < 0 or facts.triads[card] == bool(gang))


def place(card: int, mode: str) -> tuple[bool, bool, int, int]:
    """The card's place among the calls: the book names some in the first night alone, and then those of every night."""
    row = ROWS[card]
    return not works(card, mode), not row.first, int(row.first or row.number), card
