"""What each viewer may see of the town: what all see, and the rows that they were told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import MOST_SEATS, NOTATIONS, SIGNS
from igroteka.games.candy_mafia.cards import CRIME, FATES, FORK, GANGS, NAMES, ROWS, SIDES, TWO
from igroteka.games.candy_mafia.cues import calls
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.night.questions import FURTHER, NOT_ASKED, question, special_of
from igroteka.games.candy_mafia.night.schedule import AGAIN, expected, first_called, window
from igroteka.games.candy_mafia.own_card import OwnCard
from igroteka.games.candy_mafia.shapes import (
    Heard,
    Hidden,
    InPlay,
    Look,
    Mine,
    Person,
    nothing_added,
    nothing_hidden,
    nothing_more,
)
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.steps import STEPS
from igroteka.games.candy_mafia.steps.day import has_floor
from igroteka.games.candy_mafia.votes import enough

PER_SEAT = 7
NUMBERS = 10
STEP_NUMBERS = {step.name: number for number, step in enumerate(STEPS, 1)}
OBSERVATION = PER_SEAT * MOST_SEATS + NUMBERS


def look(s: CandyMafia, viewer: i64) -> Look:
    """The town as this viewer may see it. [R13] [R16]"""
    all_open = viewer == MODERATOR or bool(s.over) or s.sees_all(viewer)
    seen: Look = {
        **nothing_added(),
        "night": int(s.night),
        "day": int(s.day),
        "quiet": int(s.quiet),
        "round": int(s.round),
        "first": int(s.first),
        "cast": [in_play(s, card) for card in s.cast],
        "seats": [person(s, seat, viewer, all_open) for seat in range(int(s.seats))],
        "told": [heard(row) for row in s.told[viewer]] if viewer >= 0 else [],
        "mine": mine(s, viewer) if viewer >= 0 else None,
        "words": [
            {"day": row[0], "said": [NOTATIONS[word] if word >= 0 else "" for word in row[1:]]} for row in s.said
        ],
        "counts": [{"day": row[0], "votes": row[1:]} for row in s.ballots],
        "vote": {
            "suspects": s.suspects.copy(),
            "at": int(s.at),
            "again": s.again_vote,
            "votes": s.votes.copy(),
        },
        "condemned": int(s.condemned),
        "shooters": k.seats_in(s.shooters),
        "sheet": [[SIGNS[sign] for sign in row] for row in s.sheet],
        "returned": s.used & 1 == 1,
        "second": s.used & 2 == 2,
    }
    for special in s.house.specials:
        special.show_all(s, seen)
    if all_open:
        seen["hidden"] = hidden(s)
        seen["notes"] = [[heard(row) for row in rows] for rows in s.told]
    return seen


def in_play(s: CandyMafia, card: int) -> InPlay:
    """A card of the evening."""
    side = s.facts.sides_of[card]
    return {
        "card": NAMES[card],
        "side": SIDES[side],
        "gang": GANGS[int(s.facts.triads[card])] if s.house.two_gangs and side == CRIME else None,
        "works": s.house.works[card],
        "out": s.seen_out(card),
    }


def person(s: CandyMafia, seat: int, viewer: i64, all_open: bool) -> Person:
    """A player as the viewer sees them."""
    bit = 1 << seat
    card, side = s.shown[seat], -1
    if all_open:
        card, side = s.cards[seat], s.sides[seat]
    elif seat == viewer:
        card, side = s.believes[seat], int(Known(s, seat).side)
    row: Person = {
        "alive": s.alive & bit != 0,
        "jailed": s.jailed & bit != 0,
        "absent": s.still & bit != 0,
        "silent": s.mute & bit != 0,
        "noble": s.noble & bit != 0,
        "shown": NAMES[s.shown[seat]] if s.shown[seat] >= 0 else None,
        "card": NAMES[card] if card >= 0 else None,
        "side": SIDES[side] if side >= 0 else None,
    }
    if all_open:
        row["recruited"] = s.recruited & bit != 0
        row["cursed"] = s.cursed & bit != 0
        row["doomed"] = s.tonight.doomed & bit != 0
        row["asleep"] = s.tonight.asleep & bit != 0
    return row


def heard(row: list[int]) -> Heard:
    """A row in words."""
    return cast(Heard, {"night": row[k.NIGHT], "kind": k.KINDS[row[k.KIND]], **k.words(row)})


def mine(s: CandyMafia, seat: i64) -> Mine:
    """What the own card has done and may do."""
    card: i64 = s.believes[seat]
    known = Known(s, seat)
    own = OwnCard(s, known)
    shown = nothing_more()
    shown["role"] = NAMES[card]
    shown["works"] = s.house.works[card]
    shown["recruited"] = own.recruited
    if s.alive >> seat & 1:  # who is out cannot see what becomes of the card
        shown["last"] = int(own.last)
        shown["spent"] = own.spent
        shown["owes"] = own.owes
        shown["revenge"] = s.avenges == seat
        special_of(s, seat).show(s, seat, shown)
    return shown


def hidden(s: CandyMafia) -> Hidden:
    """What nobody at the table sees."""
    out = nothing_hidden()
    for special in s.house.specials:
        special.show_moderator(s, out)
    out["meetings"] = [k.seats_in(mask) for mask in s.tonight.meeting]
    out["calls"] = [] if s.over else calls(s)
    return out


def asked_words(s: CandyMafia, viewer: i64) -> dict[str, object]:
    """What a sentence about the present step needs."""
    if s.top.name in ("call", "fate"):
        role = called_role(s, viewer)
        return {
            "role": role,
            "ask": question_of(s, viewer, role),
            "own": viewer >= 0 and role == NAMES[s.believes[viewer]],
            "heard": question_of(s, SPECTATOR, called_role(s, SPECTATOR)),
            "fork": may_ask(s, FORK) and s.night > 1,
            "two": may_ask(s, TWO),
        }
    words = ASKED.get(s.top.name)
    return words(s) if words is not None else {}


def gang_called(s: CandyMafia) -> str:
    """The gang that is awake, by its name where there are two."""
    return GANGS[window(s).gang] if s.house.two_gangs else "crime"


# By step: the words that are the same for everybody.
ASKED: Final[dict[str, Callable[[CandyMafia], dict[str, object]]]] = {
    "gang": lambda s: {"gang": gang_called(s), "again": window(s).kind == AGAIN},
    **dict.fromkeys(("ballot", "nominate"), lambda s: {"enough": int(enough(s))}),
    **dict.fromkeys(("hands", "trial"), lambda s: {"seat": s.suspects[s.at], "enough": int(enough(s))}),
    "runoff": lambda s: {"seats": s.suspects.copy(), "enough": int(enough(s))},
    "defence": lambda s: {"seats": s.suspects.copy()},
    **dict.fromkeys(("last_word", "save"), lambda s: {"seat": int(s.condemned)}),
    "shot": lambda s: {"seat": k.seats_in(s.shooters)[0]},
    "floor": lambda s: {"seat": int(has_floor(s)), "round": 1},
    "talk": lambda s: {"round": int(s.round) + 1},
}


def called_role(s: CandyMafia, viewer: i64) -> str:
    """The role that is called: in a called night as all hear it, else the viewer's own if it is asked."""
    name = s.top.name
    if name == "fate" and s.place >= 0:
        return first_called(window(s))
    if name == "call" and s.house.called:
        w = window(s)
        if w.further_card >= 0:
            return NAMES[w.further_card]
        return next(row.name for row in ROWS if row.number == w.first)
    return NAMES[s.believes[viewer]] if viewer >= 0 and s.asks(viewer) else ""


def may_ask(s: CandyMafia, asks: i64) -> bool:
    """Does everybody have to expect that somebody is asked so in this window? [R101] [R102]"""
    cards: list[int] = FATES if s.place < 0 else expected(s, window(s))
    return any(s.still_called(card) and ROWS[card].asks == asks for card in cards)


def question_of(s: CandyMafia, viewer: i64, role: str) -> str:
    """The question that goes with the role: of one that is asked once more there are two."""
    if s.top.name == "call":
        w = window(s)
        mine: i64 = question(s, w, viewer) if viewer >= 0 and not s.house.called else NOT_ASKED
        if w.further_card >= 0 and (mine == FURTHER or w.alone):
            return s.house.specials[w.further_card].ask_further
    return f"ask-{role}" if role else ""


def observe(s: CandyMafia, seat: i64) -> list[int]:
    """All players, oneself first, then the numbers of the evening."""
    out: list[int] = []
    seats = int(s.seats)
    for place in range(MOST_SEATS):
        if place >= seats:
            out += [0] * PER_SEAT
            continue
        other = (int(seat) + place) % seats
        bit = 1 << other
        card = s.believes[other] if place == 0 else s.shown[other]
        out += [
            1 if s.alive & bit else 0,
            1 if s.jailed & bit else 0,
            1 if (s.still | s.mute) & bit else 0,
            card + 1,
            int(Known(s, other).side) + 1 if place == 0 else 0,
            s.votes[other] + 1,
            1 if other in s.suspects or other == s.condemned else 0,
        ]
    named = mine(s, seat)
    out += [
        seats,
        STEP_NUMBERS.get(s.top.name, 0),
        int(s.night),
        int(s.day),
        int(s.quiet),
        int(s.round),
        1 if named["spent"] else 0,
        1 if named["recruited"] else 0,
        named["last"] + 1,
        int(s.place) + 1,
    ]
    return out
