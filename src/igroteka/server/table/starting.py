"""Starting a match: the owner begins, the deal, the first lines; and going on with one after the rules have changed."""

from __future__ import annotations

import msgspec

from igroteka.core.match.begin import header_of
from igroteka.core.match.match import Match
from igroteka.server import shuffle
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, questions, windows
from igroteka.server.table.change import Change
from igroteka.server.table.clock import full_banks
from igroteka.server.table.document import NOBODY
from igroteka.server.table.shuffling import promise, shuffle_anew
from igroteka.server.table.table import Table


def start(table: Table, person: int) -> Change | None:
    """The owner begins; a retry changes nothing."""
    table.check_owner(person)
    if table.doc.status != "gathering":
        return None
    if any(place.kind == "open" for place in table.doc.places):
        raise Refusal("seats-open")
    if table.doc.setup.moderator and table.doc.moderator == NOBODY:
        raise Refusal("moderator-missing")
    change = Change(table)
    questions.drop(change)
    shuffle_anew(change)
    return change


def deal(table: Table) -> Change:
    """The secret is made of all parts, and the match begins."""
    doc = table.doc
    made = doc.shuffle
    assert made is not None
    game, setup = table.game, doc.setup
    secret = shuffle.secret(made.server, made.header, made.parts)
    state = game.new(len(doc.places), int(secret, 16), setup.options, held=True, deal=doc.deal, first=setup.first)
    opened = {
        "version": shuffle.VERSION,
        "promise": promise(made),
        "server": made.server,
        "parts": msgspec.to_builtins(made.parts),
        "header": made.header,
    }
    return begin(table, Match(game, state, header_of(state, doc.players(), False, opened, doc.deal, setup.first)))


def adopt_rules(table: Table) -> Change | None:
    """A running match of older rules that went as it would by the present ones goes on by these; its log says so."""
    if table.match is None or table.doc.status != "playing" or not table.match.is_of_older_rules:
        return None
    change = Change(table, info_changed=False)
    change.branch().renew(table.game.rules)
    return change


def begin(table: Table, match: Match) -> Change:
    """The header of a match, and whatever needs no answer."""
    change = Change(table, info_changed=False)
    doc = change.doc
    doc.status = "playing"
    doc.deal = None
    doc.left = full_banks(doc.setup.clock, [place.kind == "person" for place in doc.places])
    choices.give_single_answers(match)
    windows.close_ripe(doc, match)
    change.match, change.begins = match, True
    windows.follow(change)
    questions.end_in_silence(change)
    return change
