"""What the table says: messages made for one pair of eyes each, their number still left as 0."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec import Raw

from igroteka.bots.hint import Hint
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.game import Game
from igroteka.core.state import SEVERAL, State
from igroteka.server.refusal import Refusal
from igroteka.server.table import (
    choices,
    conducting,
    hints,
    moderated_game,
    padding,
    position,
    quorum,
    sketches,
    taps,
    timekeeping,
    undo,
    windows,
)
from igroteka.server.table.document import NOBODY, Doc, Person, Place, Shuffle
from igroteka.server.table.shuffling import promise
from igroteka.server.table.table import Table
from igroteka.server.wire import (
    Ack,
    Answered,
    Beat,
    Changed,
    ChatLine,
    Clocks,
    Done,
    Hinted,
    HintReason,
    Me,
    MixPart,
    Moved,
    Near,
    NewLink,
    Option,
    Play,
    Refused,
    Said,
    SealedAnswer,
    SeatChoices,
    SeatInfo,
    ServerMessage,
    ShuffleInfo,
    TableInfo,
    Waiting,
    Whole,
    WindowInfo,
)

json = msgspec.json.Encoder()
# Whose message it is of which the length is taken as that for a spectator: parts that all people know are in it.
ANYBODY: Final = 0


def encoded(message: ServerMessage) -> bytes:
    """The message as it goes out, but for its number."""
    return json.encode(message)


# --- the table


def info(table: Table, member: bool) -> TableInfo:
    """The table as everybody at it may know it, at a covert night as it was when that fell.

    The spectators' link only for its members.
    """
    doc = table.doc if table.silence is None else table.doc.as_shown()
    table.presence.charge(table.runtime.time.now())
    made = doc.shuffle
    return TableInfo(
        code=doc.code,
        setup=doc.setup,
        status=doc.status,
        stopped=table.stopped,
        match=doc.match,
        seats=[seat_info(table, doc, place) for place in doc.places],
        sides=table.sides(),
        moderator=moderator_info(table, doc) if doc.setup.moderator else None,
        watching=table.presence.watching() if table.silence is None else 0,
        paused=doc.paused,
        goes_on=choices.goes_on_without_one(table.game, doc),
        advice=table.game.advice(len(doc.places), doc.setup.options) if doc.status == "gathering" else [],
        question=quorum.shown_question(table),
        shuffle=None if made is None else shuffle_info(doc, made),
        evening=doc.evening,
        watch=doc.watch if member and doc.setup.spectators else "",
    )


def shuffle_info(doc: Doc, made: Shuffle) -> ShuffleInfo:
    """The shuffle as everybody sees it; once the cards are dealt the promise stands for the header."""
    header = made.header if doc.status == "shuffling" else ""
    return ShuffleInfo(promise(made), made.parts, made.by_hand, header)


def seat_info(table: Table, doc: Doc, place: Place) -> SeatInfo:
    """A place and who sits there."""
    if place.kind != "person":
        return SeatInfo(place.kind, bot=place.bot, level=place.level if place.kind == "bot" else None)
    info = person_info(table, doc, place.person)
    info.level = place.level if place.stand_in else None
    info.stand_in, info.gave_up = place.stand_in, place.gave_up
    return info


def moderator_info(table: Table, doc: Doc) -> SeatInfo:
    """The moderator, or that nobody is it yet."""
    return SeatInfo("open") if doc.moderator == NOBODY else person_info(table, doc, doc.moderator)


def person_info(table: Table, doc: Doc, person: int) -> SeatInfo:
    """A place and the person who sits there; at a covert night everybody is shown as being here."""
    who = doc.person(person)
    made = SeatInfo("person", who.name, person, owner=person == doc.owner, devices=1, new_link=new_link(who))
    if table.silence is None:
        presence = table.presence
        made.devices, made.overdue = presence.devices(person), person in presence.overdue
        made.grace = presence.left(person) if person in presence.counting else None
    return made


def new_link(person: Person) -> NewLink | None:
    """That a new link was given while the person was away, and what became of it."""
    return NewLink(person.agreed, ended=not person.newer) if person.agreed else None


def me(table: Table, person: int, viewer: int) -> Me:
    """Who the reader is."""
    seat = table.doc.seat_of(person) if person >= 0 else SPECTATOR
    return Me(person, seat, table.doc.deal if viewer == MODERATOR else None)


def changed(table: Table, person: int, viewer: int) -> bytes:
    """Something happened around the game."""
    return encoded(Changed(0, info(table, person >= 0), me(table, person, viewer)))


# --- the game


class Answers:
    """The answers of a game as they go out, each made once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.options: dict[tuple[int, bool], Any] = {}
        self.misses: dict[tuple[int, str, str], Any] = {}

    def option(self, action: int, ends: bool) -> Any:
        """One that can be given."""
        made = self.options.get((action, ends))
        if made is None:
            does = self.game.describe(action)
            option = Option(self.game.notation(action), does.verb, does.words, does.touches, ends)
            made = self.options[action, ends] = Raw(json.encode(option))
        return made

    def near(self, action: int, reason: str, clause: str) -> Any:
        """One that cannot, and why not."""
        key = (action, reason, clause)
        made = self.misses.get(key)
        if made is None:
            does = self.game.describe(action)
            miss = Near(self.game.notation(action), does.verb, does.words, does.touches, reason, clause)
            made = self.misses[key] = Raw(json.encode(miss))
        return made


@cache
def answers(game: Game) -> Answers:
    """The answers of this game."""
    return Answers(game)


@lru_cache(1)
def drawn(state: State) -> bytes:
    """What all see alike of a position, still open for the prompt; one table tells everybody before another begins."""
    outcome = state.outcome()
    told = None if outcome is None else outcome.told()
    return json.encode({**state.game.parts.look(state, SPECTATOR), "outcome": told})[:-1] + b',"prompt":'


def view(state: State, viewer: int) -> Any:
    """`state.view` of the viewer."""
    if not state.game.parts.all_see_alike(state):
        return state.view(viewer)
    return Raw(drawn(state) + json.encode(state.prompt(viewer)) + b"}")


def play(table: Table, viewer: int) -> Play:
    """The whole game as the viewer sees it now."""
    state = table.state
    assert state is not None
    options: list[Any] = []
    misses: list[Any] = []
    if viewer >= 0 and table.doc.status == "playing" and not table.doc.places[viewer].stand_in:
        step, known, ends = state.top, answers(table.game), state.ends(viewer)
        options = [known.option(action, action in ends) for action in state.legal(viewer)]
        for action in state.near(viewer):
            misses.append(known.near(action, state.reason(viewer, action), step.clause))
    seats = asked_seats(table, state) if viewer == MODERATOR and moderated_game.may_be_moderated(table.game) else None
    if seats:
        actions = {action for seat in seats for action in state.legal(seat)}
        options = [answers(table.game).option(action, False) for action in sorted(actions)]
    return Play(
        view=view(state, viewer),
        decision=table.decision,
        options=cast(list[Option], options),
        near=cast(list[Near], misses),
        undo=undo.may(table, viewer),
        clocks=clocks(table, viewer),
        window=window(table, viewer),
        answered=answered_seats(table),
        others=others(table, viewer),
        open=state.game.parts.all_see_alike(state),
        seats=None if seats is None else [choices_of(table, state, seat) for seat in seats],
        hint=hints.may_be_asked(table, viewer),
        removable=removable(table, state, viewer),
        sketch=sketches.standing(table, viewer),
        touched="" if table.silence is None else taps.kept(table, viewer),
        alterable=conducting.alterable(table, state),
    )


def removable(table: Table, state: State, viewer: int) -> list[int]:
    """The people's seats that the viewer may want to send away now."""
    if viewer == SPECTATOR:
        return []
    places = table.doc.places
    return [seat for seat in moderated_game.removable(state) if places[seat].kind == "person" and seat != viewer]


def asked_seats(table: Table, state: State) -> list[int]:
    """The seats that are asked now, whether they have answered or not."""
    if table.doc.status != "playing":
        return []
    return state.asked if state.who == SEVERAL else state.turn()


def choices_of(table: Table, state: State, seat: int) -> SeatChoices:
    """What the seat may answer, in the notation of a choice."""
    choices = [table.game.notation(action) for action in state.legal(seat)]
    return SeatChoices(seat, choices, table.doc.places[seat].thinks)


def answered_seats(table: Table) -> list[int]:
    """Who of several has answered, by hand or because time was up, or has finished a speech.

    At a covert step nobody may know.
    """
    state = table.state
    if state is None or state.who != SEVERAL or position.is_covert(state):
        return []
    if not state.asked or position.talks_on(state):
        return [] if table.window is None else table.window.spoken
    missing = state.turn()
    return [seat for seat in state.asked if seat not in missing]


def others(table: Table, viewer: int) -> list[SealedAnswer]:
    """The sealed answers of others that the viewer may read, with what the page needs to word them."""
    state = table.state
    if state is None or state.who != SEVERAL:
        return []
    known = answers(table.game)
    return [
        SealedAnswer(seat, known.option(action, False))
        for seat, action in position.read_by(state, viewer)
        if seat != viewer
    ]


def clocks(table: Table, viewer: int) -> Clocks | None:
    """The clocks.

    While answers are sealed only one's own, for another's would tell a time-up from an answer by hand.
    """
    clock, state = table.clock, table.state
    if clock is None or state is None:
        return None
    clock.charge(table.runtime.time.now())
    if position.hides_answers(state):
        own = [left if seat == viewer else None for seat, left in enumerate(clock.left)]
        return Clocks(own, [seat for seat in clock.ticking() if seat == viewer])
    return Clocks(list(clock.left), clock.ticking())


def window(table: Table, viewer: int) -> WindowInfo | None:
    """The open window; its time depends on nothing that anybody does, so all see it also at night."""
    timer, state = table.window, table.state
    if timer is None or state is None:
        return None
    timer.charge(table.runtime.time.now())
    return WindowInfo(
        timer.closes,
        timer.left,
        timer.running,
        timer.length,
        windows.speakers(table.doc, state),
        timer.passed if timer.closes == "person" else 0,
        timekeeping.is_gone(table),
    )


def moved(table: Table, viewer: int, entries: Any) -> bytes:
    """Something happened in the game; entries that all read alike come encoded."""
    return encoded(Moved(0, entries, play(table, viewer)))


def beat(table: Table, viewer: int) -> Beat:
    """What is sent at a fixed period while a covert window is open: of the game all that an answer or a pause may
    change.
    """
    state = table.state
    assert state is not None
    return Beat(
        0,
        prompt=cast(dict[str, Any], state.prompt(viewer)),
        window=window(table, viewer),
        others=others(table, viewer),
        sketch=sketches.standing(table, viewer),
        touched=taps.kept(table, viewer),
        bots=[seat for seat in asked_seats(table, state) if viewer == MODERATOR and table.doc.places[seat].thinks],
        paused=table.doc.paused,
        pace=table.doc.setup.pace,
        alterable=conducting.alterable(table, state),
        acks=[],
    )


def answered(seats: list[int]) -> bytes:
    """One more of several has answered."""
    return encoded(Answered(0, seats))


def whole(table: Table, person: int, viewer: int) -> bytes:
    """Everything, for anybody who comes or may have missed something."""
    chat, facts = list(table.chat.room(person)), table.game.data.facts
    whole = Whole(0, info(table, person >= 0), me(table, person, viewer), facts, None, [], chat)
    if table.match is not None or table.stopped:
        whole.play = play(table, viewer) if table.match is not None else None
        whole.log = table.log.whole(viewer, table.untold)
    return encoded(whole)


def whole_room(table: Table) -> int:
    """What is filled up of it."""
    return padding.log_room(table, table.silence is not None, table.log.length(table.untold))


def whole_for(table: Table, person: int) -> bytes:
    """The same as it goes out to one person."""
    viewer, room = table.viewer(person), whole_room(table)
    made = whole(table, person, viewer)
    public = len(whole(table, ANYBODY, SPECTATOR)) if room and viewer != SPECTATOR else 0
    return padding.fill(table, [(viewer, made)], public, room)[0]


def hinted(table: Table, seat: int, hint: Hint | None) -> bytes:
    """The turn that a bot would play, and why; nothing, if it had no time to think."""
    assert table.state is not None
    nothing = encoded(Hinted(0, table.decision, [], []))
    made = nothing
    if hint is not None:
        known, ends = answers(table.game), table.state.ends(seat)
        turn = [known.option(action, number == 0 and action in ends) for number, action in enumerate(hint.choices)]
        reasons = [HintReason(reason.id, dict(reason.words)) for reason in hint.reasons]
        mix = [MixPart(known.option(action, False), share) for action, share in hint.mix]
        made = encoded(Hinted(0, table.decision, turn, reasons, mix))
    return padding.fill(table, [(seat, made)], len(nothing), padding.game_room(table))[0]


# --- small ones


def said(line: ChatLine) -> bytes:
    """A line of the chat."""
    return encoded(Said(0, line))


def ack(id: str, refusal: Refusal | None) -> Ack:
    """What became of a command, as a beat tells it."""
    return Ack(id) if refusal is None else Ack(id, refusal.reason, refusal.clause)


def acknowledged(table: Table, person: int, ack: Ack, detail: str = "") -> bytes:
    """The same where no beat will come: that the command was carried out, or that it changed nothing, equally long."""
    done = encoded(Done(0, ack.id))
    made = encoded(Refused(0, ack.id, ack.reason, ack.clause, detail)) if ack.reason else done
    return padding.fill(table, [(table.viewer(person), made)], len(done), padding.small_room(table))[0]


def waiting() -> bytes:
    """The link waits for consent."""
    return encoded(Waiting(0))
