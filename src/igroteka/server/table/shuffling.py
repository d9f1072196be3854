"""The shuffle: the server promises its part, and everybody adds theirs."""

from __future__ import annotations

from igroteka.server import shuffle
from igroteka.server.refusal import Refusal
from igroteka.server.table.change import Change
from igroteka.server.table.document import Shuffle
from igroteka.server.table.table import Table
from igroteka.server.wire import Part


def shuffle_anew(change: Change) -> None:
    """The server promises its part and asks everybody for theirs."""
    doc = change.doc
    doc.status = "shuffling"
    doc.paused = False
    parts = [Part(p, doc.person(p).name, "") for p in sorted(doc.people())]
    doc.shuffle = Shuffle(shuffle.new_part(), parts, doc.deal is not None)


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
