"""Which cards are in play: the table's own choice, a ready set, or the moderator's deal; and advice about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from igroteka.core.errors import BadOptions, quoted
from igroteka.games.candy_mafia.cards import (
    BY_NAME,
    CITIZEN,
    CRIME,
    CRIMINAL,
    LONER,
    NAMES,
    PRINTED_CARDS,
    TOWN,
    in_mode,
    works,
)
from igroteka.games.candy_mafia.facts import CandyMafiaFacts

FEWEST = 6
TWO_GANGS_FROM = 12
# Which of the ready casts of about equal strength.
READY: Final = ("usual", "second", "third")
# The town's share of victories, within which neither side plays in vain.
LEAST_FAIR: Final = 0.33
MOST_FAIR: Final = 0.67
CHECKERS = ("elder", "fortune_teller", "detective", "judge", "inquisitor", "jailer", "sweet_tooth", "baker")
EXPELLERS = ("detective", "mercenary", "inquisitor", "punisher", "sentry", "avenger")
ADVICES = (
    "crowd",
    "ratio",
    "abilities",
    "many-loners",
    "gold",
    "no-checker",
    "no-expeller",
    "mode",
    "son-without-elder",
    "baron-without-prey",
    "bloodhound-alone",
    "mask-without-checker",
    "teacher-alone",
    "two-bosses",
    "uneven-gangs",
    "left-out",
    "spare",
)
# Why a cast cannot be played at all.
TWICE: Final = "twice"
NO_CRIMINAL: Final = "no-criminal"
LONER_BESIDE_GANGS: Final = "loner-beside-gangs"
UNEQUAL_GANGS: Final = "unequal-gangs"
NOT_THE_CAST: Final = "not-the-cast"
FAULTS = (TWICE, NO_CRIMINAL, LONER_BESIDE_GANGS, UNEQUAL_GANGS, NOT_THE_CAST)


def places(facts: CandyMafiaFacts, seats: int, options: Mapping[str, object]) -> int:
    """How many places are criminal ones, loners among them. [cast] [R93] [R99] [R100]"""
    if options["two_gangs"]:
        return facts.two_crime[seats - TWO_GANGS_FROM]
    further = facts.further.get(f"{options['ready']} {options['mode']} {seats}")
    if further:
        return int(further[0])
    usual = facts.crime[seats - FEWEST]
    return seats // 3 if options["crime_slots"] == "floor" else usual


def listed(facts: CandyMafiaFacts, seats: int, options: Mapping[str, object]) -> list[int]:
    """The cards that the set of this mode and number names. [cast]"""
    mode = str(options["mode"])
    names = ["elder"] if mode == "basic" else []
    if options["two_gangs"]:
        names += facts.two_sets[mode][seats - TWO_GANGS_FROM].split()
        names += facts.two_town if mode == "festival" else []
    elif further := facts.further.get(f"{options['ready']} {mode} {seats}"):
        names += further[1:]
    elif mode != "basic":
        names += facts.sets[mode][seats - FEWEST].split()
    return [BY_NAME[name] for name in names]


def cast(facts: CandyMafiaFacts, seats: int, options: Mapping[str, object]) -> list[int]:
    """The cards named: wanted ones first, then those of the set, then plain ones. [cast] [R91] [R97] [R137]"""
    chosen = options["wanted"]
    assert isinstance(chosen, list)
    wanted = [BY_NAME[str(name)] for name in chosen]
    two_gangs = bool(options["two_gangs"])
    spare = spare_cards(options)
    whole = len(wanted) == seats + spare <= seats + townspeople(facts, wanted)
    if whole and (not two_gangs or not fault_of_gangs(facts, wanted)):
        return wanted
    crime_places = places(facts, seats, options)
    town_places = seats - crime_places + spare
    room = crime_places // 2 if two_gangs else crime_places
    town: list[int] = []
    crime: list[int] = []
    rivals: list[int] = []
    for card in [*wanted, *listed(facts, seats, options)]:
        loner = facts.sides_of[card] == LONER
        if loner and two_gangs:
            continue
        guilty = loner or facts.sides_of[card] == CRIME
        side = town if not guilty else rivals if two_gangs and facts.triads[card] else crime
        only_loners = loner and all(facts.sides_of[c] == LONER for c in crime)
        most = (room if guilty else town_places) - (1 if only_loners else 0)
        if len(side) < most and (card not in side or card >= PRINTED_CARDS):
            side.append(card)
    fill_up(
        facts, crime, room, [card for card in facts.plain_crime if not (two_gangs and facts.triads[card])], CRIMINAL
    )
    fill_up(facts, town, town_places, facts.plain_town, CITIZEN)
    return [*town, *crime, *rivals]


def spare_cards(options: Mapping[str, object]) -> int:
    """How many cards of the town are named and dealt to nobody. [R137]"""
    spare = options["spare"]
    assert isinstance(spare, int)
    return spare


def townspeople(facts: CandyMafiaFacts, cards: list[int]) -> int:
    """How many of the cards are of the town."""
    return sum(facts.sides_of[card] == TOWN for card in cards)


def put_aside(facts: CandyMafiaFacts, cards: list[int], spare: i64) -> list[int]:
    """The cards without the first so many of the town's. [R137]"""
    town = [card for card in cards if facts.sides_of[card] == TOWN]
    out = cards.copy()
    for card in town[:spare]:
        out.remove(card)
    return out


def left_over(named: list[int], dealt: list[int]) -> list[int]:
    """The named cards that nobody was dealt. [R137]"""
    out = named.copy()
    for card in dealt:
        if card in out:
            out.remove(card)
    return out


def fill_up(facts: CandyMafiaFacts, side: list[int], room: int, plain: list[int], rest: int) -> None:
    """Plain cards, in their order, then our own. [cast] [R97]"""
    for card in plain:
        gold = card in facts.gold and any(other in facts.gold for other in side)
        if len(side) < room and card not in side and not gold:
            side.append(card)
    side += [rest] * (room - len(side))


def check_cast(facts: CandyMafiaFacts, cards: list[int], options: Mapping[str, object], where: str) -> None:
    """A cast that cannot be played is refused. [cast]"""
    for card in cards:
        if card < PRINTED_CARDS and cards.count(card) > 1:
            raise BadOptions(f"{where}: there is only one {NAMES[card]}", TWICE)
    sides = [facts.sides_of[card] for card in cards]
    if CRIME not in sides:
        raise BadOptions(f"{where}: at least one criminal is needed", NO_CRIMINAL)
    if options["two_gangs"] and (fault := fault_of_gangs(facts, cards)):
        raise BadOptions(f"{where}: {fault}", fault)


def fault_of_gangs(facts: CandyMafiaFacts, cards: list[int]) -> str:
    """Why two gangs cannot play with these cards; empty: they can. [two-gangs]"""
    sides = [facts.sides_of[card] for card in cards]
    if LONER in sides:
        return LONER_BESIDE_GANGS
    triad = sum(facts.triads[card] for card in cards)
    return "" if sides.count(CRIME) == 2 * triad > 0 else UNEQUAL_GANGS


def dealt(
    facts: CandyMafiaFacts, seats: int, options: Mapping[str, object], deal: Mapping[str, object], beside: set[str]
) -> list[int]:
    """The cards by seat, as a moderator dealt them, perhaps with others beside. [setup]"""
    names = deal.get("cards")
    if not set(deal) <= {"cards"} | beside or not isinstance(names, list) or len(names) != seats:
        more = "".join(f", and {name}" for name in sorted(beside))
        raise BadOptions(f"deal: must name cards, one for each of {seats} seats{more}")
    cards = [card_named(name, "deal.cards") for name in names]
    check_cast(facts, cards, options, "deal.cards")
    spare = spare_cards(options)
    if spare:
        left = left_over(cast(facts, seats, options), cards)
        if not townspeople(facts, left) == len(left) == spare:
            raise BadOptions("deal.cards: are of the cast, and only cards of the town are put aside", NOT_THE_CAST)
    return cards


def card_named(name: object, where: str) -> int:
    """The card of this name, or BadOptions."""
    if not isinstance(name, str) or name not in BY_NAME:
        raise BadOptions(f"{where}: there is no card {quoted(name)}")
    return BY_NAME[name]


def advice(facts: CandyMafiaFacts, seats: int, options: Mapping[str, object]) -> list[str]:
    """What to think about before playing so; nothing is forbidden. [cast] [R91] [R92]"""
    chosen = options["wanted"]
    assert isinstance(chosen, list)
    cards, mode = cast(facts, seats, options), str(options["mode"])
    said = advice_on(facts, cards, mode, bool(options["two_gangs"]), spare_cards(options))
    out = [card for card in (BY_NAME[str(name)] for name in chosen) if card not in cards]
    guilty = [card for card in out if options["two_gangs"] and facts.sides_of[card] in (CRIME, LONER)]
    said += ["uneven-gangs"] if guilty else []
    said += ["left-out"] if len(out) > len(guilty) else []
    return said + (["spare"] if options["spare"] else [])


def advised_about(facts: CandyMafiaFacts, seats: int, options: Mapping[str, object]) -> dict[str, list[str]]:
    """The cards that an advice is about. [cast]"""
    chosen = options["wanted"]
    assert isinstance(chosen, list)
    cards, mode = cast(facts, seats, options), str(options["mode"])
    out = [card for card in (BY_NAME[str(name)] for name in chosen) if card not in cards]
    guilty = [card for card in out if options["two_gangs"] and facts.sides_of[card] in (CRIME, LONER)]
    about = {
        "many-loners": [card for card in cards if facts.sides_of[card] == LONER],
        "gold": [card for card in cards if card in facts.gold],
        "mode": [card for card in cards if card < PRINTED_CARDS and not in_mode(card, mode)],
        "uneven-gangs": guilty,
        "left-out": [card for card in out if card not in guilty],
    }
    said = advice(facts, seats, options)
    return {id: [NAMES[card] for card in found] for id, found in about.items() if id in said}


def advice_on(facts: CandyMafiaFacts, cards: list[int], mode: str, two_gangs: bool, spare: int) -> list[str]:
    """Advice on a cast of which so many of the town's are put aside. [cast] [R91] [R92] [R137]"""
    sides = [facts.sides_of[card] for card in cards]
    guilty, loners = sides.count(CRIME) + sides.count(LONER), sides.count(LONER)
    town, seats = len(cards) - guilty - spare, len(cards) - spare
    able = [NAMES[card] for card in cards if works(card, mode)]
    crime = [NAMES[card] for card in cards if facts.sides_of[card] == CRIME]
    gangs = [[n for n in crime if not two_gangs or facts.triads[BY_NAME[n]] == gang] for gang in (False, True)]
    said = {
        "crowd": not 8 <= seats <= 14,
        "ratio": not (1.5 if two_gangs else 1.6) * guilty <= town <= 2.5 * guilty,
        "abilities": uneven(facts, cards, mode, two_gangs),
        "many-loners": loners > (0 if mode in ("basic", "business") else 1 if mode == "guests" else loners),
        "gold": sum(card in facts.gold for card in cards) > 1,
        "no-checker": not any(name in able for name in CHECKERS),
        "no-expeller": mode != "basic" and not any(name in able for name in EXPELLERS),
        "mode": any(card < PRINTED_CARDS and not in_mode(card, mode) for card in cards),
        "son-without-elder": "elders_son" in able and "elder" not in able,
        "baron-without-prey": "candy_baron" in able and "elder" not in able and "sleepwalker" not in able,
        "bloodhound-alone": "bloodhound" in able and not loners and not two_gangs,
        "mask-without-checker": bool({"mistress", "libeller"} & {*able}) and not any(c in able for c in CHECKERS),
        "teacher-alone": "teacher" in able and any("teacher" in gang and len(gang) < 2 for gang in gangs),
        "two-bosses": {"don", "dragon"} <= {*able} and not two_gangs,
    }
    return [id for id in ADVICES if said.get(id)]


def uneven(facts: CandyMafiaFacts, cards: list[int], mode: str, two_gangs: bool) -> bool:
    """Are there other than about a third of abilities on a side? Not asked in basic and festival. [R92]"""
    if mode in ("basic", "festival"):
        return False
    for crime in (False, True):
        side = [card for card in cards if (facts.sides_of[card] == CRIME) == crime and facts.sides_of[card] != LONER]
        able = sum(works(card, mode) for card in side)
        usual = max(1, (2 * len(side) + 3) // 6)
        if able != usual and not (crime and two_gangs and able == 2):
            return True
    return False
