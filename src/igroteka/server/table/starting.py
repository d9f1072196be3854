"""Starting a match: everybody's part of the shuffle, the deal, and once more with rotated seats."""

from __future__ import annotations

import msgspec

from igroteka.core.match import Match, header_of
from igroteka.server import shuffle
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, questions, seating
from igroteka.server.table.change import Change
from igroteka.server.table.clock import full_banks
from igroteka.server.table.document import Shuffle
from igroteka.server.table.table import Table
from igroteka.server.wire import Part


def start(table: Table, person: int) -> Change | None:
    """The host begins; a retry changes nothing."""
    seating.host_only(table, person)
    if table.doc.status != "gathering":
        return None
    if any(place.kind == "open" for place in table.doc.places):
        raise Refusal("seats-open")
    change = Change(table)
    shuffle_anew(change)
    return change


def shuffle_anew(change: Change) -> None:
    """The server promises its part and asks everybody for theirs."""
    doc = change.doc
    doc.status = "shuffling"
    doc.paused = False
    parts = [Part(p, doc.person(p).name, "") for p in sorted(doc.seated())]
    doc.shuffle = Shuffle(shuffle.new_part(), parts)
    questions.drop(change)


def contribute(table: Table, person: int, part: str) -> Change | None:
    """One more part: everybody sees all parts before the first card, and with the last one the deal is due."""
    if table.doc.status != "shuffling" or table.doc.shuffle is None:
        raise Refusal("not-shuffling")
    change = Change(table)
    made = change.doc.shuffle
    assert made is not None
    mine = next((p for p in made.parts if p.person == person), None)
    if mine is None or mine.part:
        return None
    mine.part = part
    return change


def all_parts_are_here(table: Table) -> bool:
    """Has everybody given a part of the shuffle?"""
    made = table.doc.shuffle
    return made is not None and all(part.part for part in made.parts)


def deal(table: Table) -> Change:
    """The secret is made of all parts, and the match begins."""
    doc = table.doc
    made = doc.shuffle
    assert made is not None
    game, setup = table.game, doc.setup
    agreed = {
        "game": game.id,
        "rules": game.rules,
        "data": game.data.fingerprint,
        "options": setup.options,
        "seats": len(doc.places),
        "players": doc.players(),
        "table": doc.code,
        "match": doc.match,
    }
    header = msgspec.json.encode(agreed).decode()
    secret = shuffle.secret(made.server, made.parts, header)
    state = game.new(len(doc.places), int(secret, 16), setup.options)
    opened = {
        "promise": shuffle.promise(made.server),
        "server": made.server,
        "parts": msgspec.to_builtins(made.parts),
        "header": header,
    }
    return begin(table, Match(game, state, header_of(state, doc.players(), False, opened)))


def begin(table: Table, match: Match) -> Change:
    """The header of a match, and whatever needs no answer."""
    change = Change(table, info_changed=False)
    doc = change.doc
    doc.status = "playing"
    doc.left = full_banks(doc.setup.clock, [place.kind == "person" for place in doc.places])
    choices.give_single_answers(match)
    change.match, change.begins = match, True
    return change


def rematch(table: Table, person: int, match: int) -> Change | None:
    """Once more, everybody one seat further; whoever is gone can be replaced first. A stopped match is over for good."""
    if table.doc.match != match:
        return None
    if (table.doc.status != "over" and not table.stopped) or table.doc.seat_of(person) < 0:
        raise Refusal("not-over")
    change = Change(table)
    doc = change.doc
    doc.match += 1
    doc.origin = None
    doc.places = [*doc.places[1:], doc.places[0]]
    doc.setup.seats = [*doc.setup.seats[1:], doc.setup.seats[0]]
    doc.status, doc.paused, doc.shuffle, doc.left = "gathering", False, None, []
    for someone in doc.persons:
        if not someone.newer:  # that a new link has ended was told long enough
            someone.agreed = []
    for place in doc.places:
        place.stand_in = place.gave_up = False
        if place.kind == "person" and doc.persons[place.person].gone:
            place.kind, place.person = "open", -1
    if all(p.kind == "bot" or (p.kind == "person" and table.presence.devices(p.person)) for p in doc.places):
        shuffle_anew(change)
    else:
        questions.drop(change)
    return change
