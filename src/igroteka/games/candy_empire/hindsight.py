"""After the game: what a player could have known of hands and discard before a decision."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_empire.cards import CHARACTERS, NAMES, cards, few, names
from igroteka.games.candy_empire.notes import CHARACTER, PLACES, Notes, hand_bit
from igroteka.games.candy_empire.odds import Odds
from igroteka.games.candy_empire.shapes import Knew, KnownPlace
from igroteka.games.candy_empire.state import CandyEmpire

# The main action of a turn, and whether to block; and the answers that only say at whom or what it is aimed.
TOLD = ("main", "block")
AIMS = ("thief", "fetched-thief", "mercenary", "policeman", "judge", "kidnapper", "sly", "lawyer")
DISCARD = -1


def hindsight(s: CandyEmpire, seat: i64, action: i64) -> Knew | None:
    """The certain cards and the chances of others; of an aim only that it follows; None for anything else. [memory]"""
    if s.top.name in AIMS:
        return {"hand": [], "deck": int(s.left), "open": [], "unseen": {}, "places": [], "follows": True}
    if s.top.name not in TOLD:
        return None
    s.remember()
    notes = s.notes[seat]
    places = [hand_of(s, notes, other) for other in range(int(s.seats)) if other != seat and s.players[other].hand]
    if any(card >= 0 for card in s.closed):
        places.append(closed_discard(s, notes))
    return {
        "hand": names(cards(s.players[seat].hand)),
        "deck": int(s.left),
        "open": names(cards(s.open)),
        "unseen": {NAMES[card]: int(notes.unseen(card)) for card in range(CHARACTERS) if notes.unseen(card)},
        "places": places,
    }


def hand_of(s: CandyEmpire, notes: Notes, other: int) -> KnownPlace:
    """What could be known of another player's hand."""
    place = int(hand_bit(other))
    sure = [item >> CHARACTER for item in notes.cards if item & PLACES == place]
    return known(other, int(few(s.players[other].hand)), sure, Odds(s, notes, place))


def closed_discard(s: CandyEmpire, notes: Notes) -> KnownPlace:
    """What could be known of the closed discard: cards seen there, and cards that may lie in the slots not seen."""
    sure = [card for card in range(CHARACTERS) for _ in range(notes.seen[card])]
    inside = int(notes.dim)
    sure += [item >> CHARACTER for item in notes.cards if item & PLACES and not item & PLACES & ~inside]
    return known(DISCARD, sum(card >= 0 for card in s.closed), sure, Odds(s, notes, inside))


def known(seat: int, number: int, sure: list[int], odds: Odds) -> KnownPlace:
    """A place with the cards that are certain, and the chances of the characters of which none is."""
    chances: dict[str, int] = {}
    for card in range(CHARACTERS):
        percent = odds.percent(card) if odds.notes.hidden[card] and card not in sure else 0
        if percent == 100:
            sure.append(card)
        elif percent:
            chances[NAMES[card]] = percent
    return {"seat": seat, "cards": number, "sure": names(sorted(sure)), "chances": chances}
