"""Beginning a match: everybody's part of the shuffle, the deal, and once more with rotated seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from igroteka.core.match import header_of
from igroteka.core.state import State
from igroteka.server import shuffle
from igroteka.server.refusal import Refusal
from igroteka.server.store import LineRow
from igroteka.server.table import gather, history, messages, move, questions
from igroteka.server.table.back import TakeBack
from igroteka.server.table.doc import Doc, Shuffle
from igroteka.server.table.story import Told
from igroteka.server.wire import Part

if TYPE_CHECKING:
    from igroteka.server.table.table import Table

# How long the deal waits for people's parts of the shuffle.
SHUFFLING = 3_000


async def start(table: Table, person: int) -> None:
    """The host begins; a retry changes nothing."""
    gather.host_only(table, person)
    if table.doc.status != "gathering":
        return
    if any(place.kind == "open" for place in table.doc.places):
        raise Refusal("seats-open")
    await shuffle_anew(table, table.doc.copy())


async def shuffle_anew(table: Table, doc: Doc) -> None:
    """The server promises its part and asks everybody for theirs."""
    doc.status = "shuffling"
    doc.paused = False
    parts = [Part(p, doc.person(p).name, "") for p in sorted(doc.seated())]
    doc.shuffle = Shuffle(shuffle.new_part(), parts)
    await table.commit(doc)
    await clear(table)
    table.deal_at = table.house.time.now() + SHUFFLING
    table.changed()


async def contribute(table: Table, person: int, part: str) -> None:
    """One more part; with the last one the cards are dealt."""
    if table.doc.status != "shuffling" or table.doc.shuffle is None:
        raise Refusal("not-shuffling")
    doc = table.doc.copy()
    assert doc.shuffle is not None
    mine = next((p for p in doc.shuffle.parts if p.person == person), None)
    if mine is None or mine.part:
        return
    mine.part = part
    await table.commit(doc)
    table.changed()  # everybody sees all parts before the first card
    if all(p.part for p in doc.shuffle.parts):
        await deal(table)


async def deal(table: Table) -> None:
    """The secret is made of all parts, and the match begins."""
    doc = table.doc.copy()
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
    await begin(table, doc, state, header_of(state, doc.players(), False, opened))


async def begin(table: Table, doc: Doc, state: State, header: dict[str, object]) -> None:
    """The first line of a match, and whatever needs no answer."""
    doc.status = "playing"
    bank = doc.setup.clock.bank * 1000 if doc.setup.clock else None
    doc.left = [bank if place.kind == "person" else None for place in doc.places]
    state = state.clone()
    told: list[Told] = move.single_answers(state, 1)
    rows = [LineRow(doc.match, 0, -1, None, msgspec.json.encode(header))]
    rows += [LineRow(doc.match, t.line.number, t.line.seat, None, history.encode_line(t.line)) for t in told]
    await table.commit(doc, rows)
    table.number = table.effect = 0
    table.decision = 1
    table.back = TakeBack()
    table.answered.clear()
    table.commands.clear()
    table.thinking.clear()
    history.start_clock(table)
    move.accept(table, state, told)
    story = await history.story(table)
    table.wake()
    table.tell(lambda person: messages.whole_of(table, person, story))


async def rematch(table: Table, person: int, match: int) -> None:
    """Once more, everybody one seat further; whoever is gone can be replaced first."""
    if table.doc.match != match:
        return
    if table.doc.status != "over" or table.doc.seat_of(person) < 0:
        raise Refusal("not-over")
    doc = table.doc.copy()
    doc.match += 1
    doc.origin = None
    doc.places = [*doc.places[1:], doc.places[0]]
    doc.setup.seats = [*doc.setup.seats[1:], doc.setup.seats[0]]
    doc.status, doc.shuffle, doc.left = "gathering", None, []
    for someone in doc.persons:
        if not someone.newer:  # that a new link has ended was told long enough
            someone.agreed = []
    for place in doc.places:
        place.stand_in = False
        if place.kind == "person" and doc.persons[place.person].gone:
            place.kind, place.person = "open", -1
    ready = all(p.kind == "bot" or (p.kind == "person" and table.presence.devices(p.person)) for p in doc.places)
    if ready:
        await shuffle_anew(table, doc)
    else:
        await table.commit(doc)
        await clear(table)
        table.changed()


async def clear(table: Table) -> None:
    """The last match is off the table, and what was asked during it is settled."""
    table.state, table.clock = None, None
    await questions.drop(table)
