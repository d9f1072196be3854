"""Everything that adds lines to a match but taking back: choices, time-ups, giving up, seats that change hands."""

from __future__ import annotations

from igroteka.core.errors import BadNotation, IllegalAction
from igroteka.core.game import Game
from igroteka.core.match.knowledge import need_not_ask
from igroteka.core.match.match import Match
from igroteka.core.state import SEVERAL, State
from igroteka.server.refusal import Refusal
from igroteka.server.table import conducting, length, moderated_game, position, questions, timekeeping, windows
from igroteka.server.table.change import Change
from igroteka.server.table.document import MOST_SCORES, Doc
from igroteka.server.table.table import Table
from igroteka.server.wire import Choose, Score

# A covert window that time ends is told to be closed so much later: how long it takes to write the answers must not
# show.
SETTLE = 150


def ready(table: Table, seat: int) -> Match:
    """The match, if the seat may act now."""
    match = length.going_on(table)
    if table.doc.places[seat].stand_in:
        raise Refusal("stand-in")
    return match


def named(table: Table, command: Choose) -> int:
    """The action that a command names for the decision that is open now."""
    table.check_open(command.decision)
    try:
        return table.game.parse(command.choice)
    except BadNotation:
        raise Refusal("no-such-choice") from None


def choose(table: Table, seat: int, command: Choose) -> Change:
    """A person's choice for the decision that is open now."""
    ready(table, seat)
    action = named(table, command)
    length.check_answer(table, seat, "choice")
    return answer(table, seat, action)


def bot_answer(table: Table, seat: int, action: int, decision: int) -> Change | None:
    """A bot's answer to the decision that it thought about.

    None: nobody waits for it any more, or it is kept until the closing.
    """
    doc = table.doc
    on = doc.status == "playing" and not doc.paused and doc.places[seat].thinks
    if not on or not table.awaits(seat, decision):
        return None
    if table.silence is not None:
        table.bot_answers[seat] = action
        return None
    return answer(table, seat, action)


def time_up(table: Table, seat: int) -> Change:
    """The seat did not answer in time: the table gives the answer that tells nothing, or what the step says happens."""
    change = Change(table, info_changed=False)
    change.branch().time_up(seat, table.rng)
    go_on(change)
    return change


def answer(table: Table, seat: int, action: int, by: str = "") -> Change:
    """An answer and what follows by itself; `by`: the name of the person who gives it for the seat."""
    change = Change(table, info_changed=False)
    try:
        change.branch().play("choice", seat, action, by)
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None
    if not by and table.doc.places[seat].kind == "person":
        change.answered = table.doc.places[seat].person
    go_on(change)
    return change


def close(table: Table, by: str = "") -> Change:
    """Close the open window: bots have answered, and for those who have not the table gives the answer that tells
    nothing.
    """
    change = Change(table, info_changed=False)
    match = change.branch()
    for seat, action in table.bot_answers.items():
        if seat in match.state.turn() and table.doc.places[seat].thinks:
            match.choose(seat, action)
    if table.silence is not None and not by:
        change.tell_at = table.runtime.time.now() + SETTLE
    match.close(position.missing(match.state, table.rng), by)
    go_on(change)
    return change


def go_on(change: Change) -> None:
    """What happens by itself after a new line, and what follows from all of them."""
    assert change.match is not None
    give_single_answers(change.match)
    windows.close_ripe(change.table.doc, change.match)
    settle(change)


def give_single_answers(match: Match) -> None:
    """Give the single answers of trifling steps, except where even that would tell something."""
    while need_not_ask(match.state, seat := int(match.state.next)):
        match.choose(seat, match.state.legal(seat)[0])


def settle(change: Change) -> None:
    """What follows from the new lines: the window, the clocks, the end of the match, the end of questions about it."""
    table, match = change.table, change.match
    assert match is not None
    conducting.take_effect(change)
    timekeeping.pass_to_first_out(change)
    windows.follow(change)
    questions.end_in_silence(change)
    change.left = clocks_after(table, match)
    if change.left is not None:
        change.doc.left = change.left
    if match.state.over and table.doc.status == "playing":
        finish(change.doc, match.state)
        change.info_changed = True
    questions.end_with_match(change, over=bool(match.state.over))


def clocks_after(table: Table, after: Match) -> list[int | None] | None:
    """The clocks after these lines."""
    clock, before = table.clock, table.match
    if clock is None or before is None:
        return None
    clock.charge(table.runtime.time.now())
    all_anew = before.state.who == SEVERAL and after.decision != before.decision
    return clock.after_answers(timed(before.state), timed(after.state), all_anew, after.decision != before.decision)


def timed(state: State) -> list[int]:
    """The seats whose clocks run.

    A window has a time of its own, and where nobody may know whose turn it is, it is nobody's.
    """
    return [] if position.is_covert(state) or position.is_window(state) else state.turn()


def finish(doc: Doc, state: State) -> None:
    """The match is over: one line more in the evening's score."""
    outcome = state.outcome()
    assert outcome is not None
    doc.status = "over"
    names = [doc.name_of(seat) for seat in range(len(doc.places))]
    places = ranks_of_people(doc, outcome.places, outcome.sides)
    draw = outcome.draw and len({side for side, place in zip(outcome.sides, places, strict=True) if place == 1}) > 1
    bots = [place.bot for place in doc.places]
    doc.evening = [*doc.evening, Score(doc.match, names, outcome.scores, places, draw, bots)][-MOST_SCORES:]


def ranks_of_people(doc: Doc, places: list[int], sides: list[int]) -> list[int]:
    """The places of the evening: the person who gave the match up is last, whatever the bot made of it.

    The partners keep theirs.
    """
    seats = range(len(places))
    kept = {sides[seat]: places[seat] for seat in seats if not doc.places[seat].gave_up}.values()
    return [
        1 + (len(kept) if doc.places[seat].gave_up else sum(place < places[seat] for place in kept)) for seat in seats
    ]


def resign(table: Table, person: int, match: int) -> Change | None:
    """The person gives the match up; a retry changes nothing."""
    if table.doc.match != match or table.doc.status == "over":
        return None
    seat = table.doc.seat_of(person)
    if seat < 0 or table.doc.status != "playing" or table.match is None:
        raise Refusal("not-playing")
    if table.doc.places[seat].gave_up:
        return None
    change = Change(table, info_changed=False)
    give_up(change, seat)
    return change


def give_up(change: Change, seat: int) -> None:
    """The seat gives the match up, whether its person says so or is gone for too long; among many a bot plays on.

    Whoever is out has nothing to give up: they keep their place in the evening, and a bot has the seat until they are
    back.
    """
    table, match = change.table, change.branch()
    if goes_on_without_one(table.game, table.doc):
        place = change.doc.places[seat]
        if not moderated_game.is_in(match.state, seat):
            if not place.stand_in:
                hand_over(change, seat, stand_in=True)
            return
        place.stand_in = place.gave_up = True
        match.give_up(seat, f"bot {place.level}")
        change.info_changed = True
    else:
        match.resign(seat)
    settle(change)


def goes_on_without_one(game: Game, doc: Doc) -> bool:
    """Does the match go on when somebody gives up? Not between two sides, nor when no other person would play."""
    people = [p for p in doc.places if p.kind == "person" and not p.gave_up and not doc.persons[p.person].gone]
    return len(people) > 1 and game.goes_on_without(len(doc.places), doc.setup.options)


def hand_over(change: Change, seat: int, stand_in: bool, agreed: str = "") -> None:
    """A bot takes the seat for its person, or gives it back, or gives it to somebody else as others agreed."""
    change.doc.places[seat].stand_in = stand_in
    name = f"bot {change.doc.places[seat].level}" if stand_in else change.doc.name_of(seat)
    change.branch().hand_over(seat, name, agreed)
    settle(change)


def come_back(change: Change, person: int) -> None:
    """The person is here: a bot that stood in leaves the seat, unless the match was given up."""
    table, seat = change.table, change.table.doc.seat_of(person)
    if seat < 0 or table.doc.status != "playing" or table.match is None:
        return
    if table.doc.places[seat].stand_in and not table.doc.places[seat].gave_up:
        change.patient_with = person
        hand_over(change, seat, stand_in=False)
