"""Somebody has been gone for too long: what was agreed happens, or those who are here are asked whether a bot should
play.
"""

from __future__ import annotations

from igroteka.core.game import Game
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, length, position, questions
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, Doc
from igroteka.server.table.table import Table
from igroteka.server.wire import Absent, Question, Substitute


def usual(game: Game) -> Absent:
    """What a game does with an absent seat unless agreed otherwise: a bot plays, but where every step is a window none
    is needed.
    """
    return "wait" if position.asks_in_windows_only(game) else "bot"


def agreed(table: Table) -> Absent:
    """What happens at this table after a person has been gone for a minute."""
    return table.doc.setup.absent or usual(table.game)


def needs_nobody(doc: Doc) -> bool:
    """Does the match go on with nobody at the table? Only where that was chosen and nobody leads it."""
    return doc.setup.absent in {"bot", "end"} and doc.moderator == NOBODY


def goes_on_alone(doc: Doc) -> bool:
    """Is there a match that goes on although nobody is there?"""
    return doc.status == "playing" and not doc.paused and needs_nobody(doc)


def awaited(table: Table) -> list[int]:
    """The people who are gone and whom the table does not go on without.

    Of what was agreed only a question needs somebody to answer it.
    """
    people = [place.person for place in table.doc.places if place.kind == "person" and not place.stand_in]
    gone = [person for person in people if not table.presence.devices(person)]
    if not gone or table.state is None or position.is_covert(table.state):
        return []  # who is gone at a covert step is nobody's business
    if table.has_moderator_here():
        return []  # the person who has no device is answered for
    if agreed(table) == "wait" and (
        position.asks_in_windows_only(table.game) or not questions.others_here(table, NOBODY)
    ):
        return []
    return gone


def too_long(table: Table, person: int) -> Change:
    """Do what was agreed, or ask those who are here."""
    seat, change = table.doc.seat_of(person), Change(table)
    if agreed(table) == "bot":
        choices.hand_over(change, seat, stand_in=True)
    elif agreed(table) == "end":
        choices.give_up(change, seat)
    else:
        ask(change, person, questions.others_here(table, person), seat)
    return change


def ask(change: Change, person: int, waiting: list[int], seat: int) -> None:
    """Ask whether a bot should play, in the place of a question that nobody here can answer."""
    if not questions.asks_somebody_here(change.table):
        questions.drop(change)
    questions.put(change, "stand-in", person, waiting, seat)


def substitute(table: Table, person: int, command: Substitute) -> Change:
    """Ask the others who are here whether a bot should play for somebody whom the table has waited for in vain."""
    length.going_on(table)
    if table.silence is not None:  # before anything that would tell who is there
        raise Refusal("quiet-now")
    if command.seat >= len(table.doc.places):
        raise Refusal("no-such-seat")
    place = table.doc.places[command.seat]
    if place.kind != "person" or place.stand_in:
        raise Refusal("bot-answers")
    if place.person not in table.presence.overdue:
        raise Refusal("not-overdue")
    change, others = Change(table), questions.others_here(table, person)
    ask(change, place.person, [*others, person], command.seat)
    assert change.question is not None
    change.question = questions.agree(change.question, person)
    if not others:
        grant(change, change.question)
    return change


def grant(change: Change, question: Question) -> None:
    """Everybody who is here wants the bot; it leaves the seat as soon as its person is back."""
    change.question = None
    choices.hand_over(change, question.seat, stand_in=True)


def wait_on(change: Change, question: Question) -> None:
    """Somebody wants to wait: the table is patient for another minute, and asks again."""
    questions.drop(change)
    change.patient_with = question.by
