"""Seating: sitting down, changing places, and agreeing on the game before the start."""

from __future__ import annotations

from collections.abc import Container
from typing import Literal

from igroteka.core.beginning import check_first
from igroteka.core.errors import BadOptions, UnknownGame
from igroteka.registry import Shelf
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, moderated_game, names, questions, quorum
from igroteka.server.table.change import Change
from igroteka.server.table.clock import full_banks
from igroteka.server.table.document import NOBODY, Doc, Person, Place, new_token, number_bots, sealed
from igroteka.server.table.table import Table
from igroteka.server.wire import Question, Seated, Setup


def checked(setup: Setup, shelf: Shelf) -> Setup:
    """The set-up with its options written out, or Refusal that says what is wrong with it."""
    try:
        game = shelf.game(setup.game)
        setup.options = dict(game.agreed(len(setup.seats), setup.options))
        check_first(game.parts.lot, len(setup.seats), setup.first)
    except UnknownGame as unknown:
        raise Refusal("bad-setup", str(unknown), status=400) from None
    except BadOptions as error:
        raise Refusal("bad-setup", str(error), status=400, fault=error.fault) from None
    if setup.moderator and not moderated_game.may_be_moderated(game):
        raise Refusal("bad-setup", f"moderator: {game.id} has none", status=400)
    if all(seat.kind == "bot" for seat in setup.seats):
        raise Refusal("no-people", status=400)
    return setup


def places(setup: Setup) -> list[Place]:
    """The seats of a new table."""
    return [Place("open" if seat.kind == "person" else "bot", level=seat.level) for seat in setup.seats]


def sit(doc: Doc, name: str, seat: int, busy: Container[int] = ()) -> str:
    """Put a new person on a seat; gives the token."""
    person, token = newcomer(doc, name, busy), new_token()
    person.token = sealed(token)
    doc.places[seat] = Place("person", person.number, doc.places[seat].level)
    return token


def newcomer(doc: Doc, name: str, busy: Container[int] = ()) -> Person:
    """A new person without a seat; takes a number that nobody at the table has any more, so that they never run out."""
    seated = {doc.moderator, *(place.person for place in doc.places if place.kind == "person")}
    number = next((n for n in range(len(doc.persons)) if n not in seated and n not in busy), len(doc.persons))
    person = Person(number, unique(doc, name), "")
    doc.carried_out.pop(number, None)
    doc.persons[number : number + 1] = [person]
    return person


def unique(doc: Doc, name: str) -> str:
    """A name that nobody else at the table has: the same is numbered, and one that only looks the same is refused."""
    taken = {doc.person(number).name for number in doc.people()}
    alike = {names.skeleton(other) for other in taken}
    name = names.cleaned(name)
    if name not in taken and names.skeleton(name) in alike:
        raise Refusal("name-alike")
    tries = [name, *(f"{name[:20]} {number}" for number in range(2, 30))]
    return next(one for one in tries if names.skeleton(one) not in alike)


def join(table: Table, name: str, seat: int | None, by: int | None = None) -> Change:
    """Sit down on this seat, or on the first free one; once somebody was sent away, the owner has to agree.

    While a match is on, the seats of bots are the free ones. The person who takes one sees its cards and may be
    somebody who sits here already: so the others have to agree.
    """
    table.check_not_silent()  # before anything that would tell who has left
    change = Change(table)
    if table.doc.status == "playing":
        ask_to_join(change, name, quorum.people_but(table), chosen(bots_seats(table), seat, "begun"))
        return change
    before_start(table)
    doc, free = change.doc, open_seats(table.doc)
    place = chosen(free, seat, "full")
    if doc.guarded and doc.people() and by != doc.owner:
        ask_to_join(change, name, owner_if_here(table))
        return change
    token = sit(doc, name, place, busy(table))
    person = change.newcomer = doc.places[place].person
    if doc.people() == [person]:  # everybody had left
        doc.owner = person
    change.seated = Seated(doc.code, token, person)
    return change


def chosen(free: list[int], seat: int | None, none: str) -> int:
    """This one of the free seats, or the first of them; Refusal if there is none, or not this one."""
    if not free:
        raise Refusal(none)
    if seat is not None and seat not in free:
        raise Refusal("seat-taken")
    return free[0] if seat is None else seat


def bots_seats(table: Table) -> list[int]:
    """The seats of the running match that nobody will come back to: of bots, and of people who left."""
    if table.match is None:
        return []
    doc = table.doc
    return [
        seat
        for seat, place in enumerate(doc.places)
        if place.kind == "bot" or (place.stand_in and doc.persons[place.person].gone)
    ]


def open_seats(doc: Doc) -> list[int]:
    """The seats that wait for somebody."""
    return [seat for seat, place in enumerate(doc.places) if place.kind == "open"]


def busy(table: Table) -> set[int]:
    """Numbers that are in use although their person may have no seat: of connections, a question, the chat."""
    question = {table.question.by} if table.question is not None else set()
    spoke = {line.person for line in table.chat.people}
    return {connection.person for connection in table.presence.connections} | question | spoke


def owner_if_here(table: Table) -> list[int]:
    """The owner, who lets newcomers in before the start."""
    return [person for person in questions.others_here(table, NOBODY) if person == table.doc.owner]


def asks_to_join(table: Table) -> bool:
    """Does a stranger who sits down now put a question to the table? Not where there is nobody to be asked."""
    return table.doc.status == "playing" or (table.doc.guarded and bool(table.doc.people()))


def ask_to_join(
    change: Change, name: str, asked: list[int], seat: int = NOBODY, kind: Literal["join", "moderator"] = "join"
) -> None:
    """A link that works once those who are asked let its person sit down; `seat`: in the place of this bot."""
    table, token = change.table, new_token()
    if table.question is not None:
        raise Refusal("question-open")
    if not asked:
        raise Refusal("nobody-here" if table.doc.status == "playing" else "owner-away")
    person = newcomer(change.doc, name, busy(table))
    person.pending = sealed(token)
    questions.put(change, kind, person.number, asked, seat)
    change.seated = Seated(table.doc.code, token, person.number)


def let_in(change: Change, question: Question) -> None:
    """Those who had to agreed: the newcomer takes the bot's seat or the first free one, if it still is."""
    number, doc = question.by, change.doc
    instead = question.seat >= 0
    free = [question.seat] if instead and question.seat in bots_seats(change.table) else open_seats(doc)
    if not free or doc.status != ("playing" if instead else "gathering"):
        change.question = question
        questions.drop(change, "late")
        return
    person, seat = doc.person(number), free[0]
    person.token, person.pending = person.pending, ""
    doc.places[seat] = Place("person", number, doc.places[seat].level)
    change.newcomer = number
    if instead:
        play_instead(change, seat, quorum.names(change.table, question.agreed))
    questions.close_waiting(change, number, "admitted", again=True)


def play_instead(change: Change, seat: int, agreed: str) -> None:
    """From now on a person plays for the bot, with a whole bank of time where there is a clock.

    `agreed`: who let them.
    """
    doc = change.doc
    doc.setup.seats[seat].kind = "person"
    choices.hand_over(change, seat, stand_in=False, agreed=agreed)
    bank = full_banks(doc.setup.clock, [True])[0]
    if change.left is not None and change.left[seat] is None:
        change.left[seat] = bank


def before_start(table: Table) -> None:
    """Some things can be done only before the start."""
    if table.doc.status != "gathering":
        raise Refusal("begun")


def move(table: Table, by: int, person: int, seat: int) -> Change | None:
    """A person sits elsewhere before the start: on a free seat or a bot's; the owner may seat anybody anywhere.

    A retry changes nothing.
    """
    doc = table.doc
    if person != by:
        table.check_owner(by)
    before_start(table)
    now = doc.seat_of(person)
    if now < 0:
        raise Refusal("nobody-there")
    if now == seat:
        return None
    if seat >= len(doc.places) or (doc.places[seat].kind == "person" and by != doc.owner):
        raise Refusal("seat-taken")
    change = Change(table)
    places, agreed = change.doc.places, change.doc.setup.seats
    places[now], places[seat] = places[seat], places[now]
    agreed[now], agreed[seat] = agreed[seat], agreed[now]
    if doc.setup.first in (now, seat):  # whoever was agreed to begin, wherever they sit
        change.doc.setup.first = seat if doc.setup.first == now else now
    change.doc.deal = None  # the cards were dealt to people
    return change


def rename(table: Table, person: int, name: str) -> Change | None:
    """Another name of one's own, before the start; a retry changes nothing."""
    before_start(table)
    if names.cleaned(name) == table.doc.person(person).name:
        return None
    change = Change(table)
    renamed = change.doc.person(person)
    renamed.name = ""  # nobody is in their own way
    renamed.name = unique(change.doc, name)
    return change


def agree(table: Table, person: int, setup: Setup) -> Change:
    """A new set-up before the start; the person who sits keeps a seat, and a bot on its seat its number."""
    table.check_owner(person)
    before_start(table)
    if setup.game != table.doc.setup.game:
        raise Refusal("other-game")
    change = Change(table)
    doc = change.doc
    doc.setup = checked(setup, table.runtime.shelf)
    if doc.moderator != NOBODY and not setup.moderator:
        raise Refusal("moderator-taken")
    if len(setup.seats) != len(doc.places) or doc.setup.options != table.doc.setup.options:
        doc.deal = None  # what was dealt by hand may not fit any more
    doc.places = places(setup)
    homeless = []
    for seat, place in enumerate(table.doc.places):
        stays = seat < len(doc.places) and doc.places[seat].kind == ("open" if place.kind == "person" else "bot")
        if place.kind == "bot" and stays:
            doc.places[seat].bot = place.bot
        elif place.kind == "person" and stays:
            doc.places[seat] = place
        elif place.kind == "person":
            homeless.append(place)
    number_bots(doc.places)
    for place in homeless:
        free = open_seats(doc)
        if not free:
            raise Refusal("too-few-seats")
        doc.places[free[0]] = place
    return change


def switch_door(table: Table, person: int, closed: bool) -> Change:
    """The owner closes the table for newcomers, or opens it again."""
    table.check_owner(person)
    change = Change(table)
    change.doc.setup.closed = closed
    return change


def check_door(table: Table, by: int | None) -> None:
    """Refusal if the table is closed, unless the owner brings somebody along, or there is no owner any more.

    At a covert night as it was when that fell.
    """
    doc = table.doc.as_shown()
    if doc.setup.closed and doc.people() and by != doc.owner:
        raise Refusal("table-closed", status=403)


def switch_chat(table: Table, person: int, on: bool) -> Change:
    """The owner opens or closes the chat."""
    table.check_owner(person)
    change = Change(table)
    change.doc.setup.chat = on
    return change
