"""The shuffle: the server promises its part and the header, and everybody adds theirs."""

from __future__ import annotations

from igroteka.core.game import Game
from igroteka.server import old_shuffle, shuffle
from igroteka.server.refusal import Refusal
from igroteka.server.table.change import Change
from igroteka.server.table.document import Doc, Shuffle
from igroteka.server.table.table import Table
from igroteka.server.wire import Contribute, Contribution


def shuffle_anew(change: Change) -> None:
    """The server promises its part and the header of the match, and asks everybody for theirs."""
    doc = change.doc
    doc.status = "shuffling"
    doc.paused = False
    parts = [Contribution(p, doc.person(p).name, "") for p in sorted(doc.people())]
    server = shuffle.new_part()
    doc.shuffle = Shuffle(server, parts, doc.deal is not None, header(change.table.game, doc, server))


def header(game: Game, doc: Doc, server: str) -> str:
    """What the promise binds beside the server's part; nothing of it can change until the deal."""
    agreed: dict[str, object] = {
        "game": game.id,
        "rules": game.rules,
        "data": game.data.fingerprint,
        "options": doc.setup.options,
        "seats": len(doc.places),
        "players": doc.players(),
        "first": doc.setup.first,
    }
    people: list[dict[str, object]] = [
        {"person": number, "name": doc.person(number).name, "seat": doc.seat_of(number)}
        for number in sorted(doc.people())
    ]
    deal = None if doc.deal is None else shuffle.deal_digest(server, doc.deal)
    return shuffle.header(agreed, doc.code, doc.match, people, deal)


def is_outdated(game: Game, doc: Doc) -> bool:
    """Would the deal be another than the one that was promised, because another version of the server promised it?"""
    made = doc.shuffle
    return doc.status == "shuffling" and (made is None or made.header != header(game, doc, made.server))


def promise(made: Shuffle) -> str:
    """What everybody is shown of the server's part; a match that was dealt by version 1 keeps its promise."""
    return shuffle.promise(made.server, made.header) if made.header else old_shuffle.promise(made.server)


def contribute(table: Table, person: int, command: Contribute) -> Change | None:
    """One more part: everybody sees all parts before the first card, and with the last one the deal is due.

    A part for another promise is none.
    """
    if table.doc.status != "shuffling" or table.doc.shuffle is None:
        raise Refusal("not-shuffling")
    change = Change(table)
    made = change.doc.shuffle
    assert made is not None
    mine = next((p for p in made.parts if p.person == person), None)
    if mine is None or mine.part or command.promise not in ("", promise(made)):
        return None
    mine.part = command.part
    return change


def all_parts_are_here(table: Table) -> bool:
    """Has everybody given a part of the shuffle?"""
    made = table.doc.shuffle
    return made is not None and all(part.part for part in made.parts)
