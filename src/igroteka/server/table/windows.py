"""The open window of a table: how it ends, how long it stays open, and what of its time is left."""

from __future__ import annotations

from typing import Final

from igroteka.core.chance import keyed
from igroteka.core.match.match import Match
from igroteka.core.state import State
from igroteka.server.table import position
from igroteka.server.table.change import Change
from igroteka.server.table.document import NOBODY, Doc, OpenWindow
from igroteka.server.table.presence import GRACE
from igroteka.server.table.table import Table
from igroteka.server.table.window_timer import WindowTimer
from igroteka.server.wire import Closes, Pace, PaceSetup, Tempo

# Seconds that a window is open, by its pace and the tempo of the table.
LENGTHS: Final[dict[Pace, dict[Tempo, int]]] = {
    "short": {"brisk": 8, "usual": 12, "slow": 30},
    "pair": {"brisk": 20, "usual": 40, "slow": 80},
    "vote": {"brisk": 16, "usual": 24, "slow": 60},
    "talk": {"brisk": 180, "usual": 300, "slow": 480},
    "word": {"brisk": 30, "usual": 60, "slow": 120},
}
# Windows that are opened to be talked in: they have their time also where nobody is asked anything.
SPEECHES: Final = ("talk", "word")
# A window that only time ends stays open a little longer by chance, up to this part of its length.
LONGER: Final = 4


def length(pace: Pace, agreed: PaceSetup) -> int:
    """Milliseconds that a window of this pace stays open."""
    seconds: int | None = getattr(agreed.seconds, pace)
    return 1000 * (LENGTHS[pace][agreed.tempo] if seconds is None else seconds)


def closes(doc: Doc, state: State) -> Closes:
    """How the window ends: without a person time does it; a covert one never ends because everybody has answered."""
    agreed = doc.setup.pace.closes
    if agreed == "person":
        return "person" if doc.timekeeper() != NOBODY else "fixed"
    return "fixed" if position.is_covert(state) else agreed


def opened(table: Table, doc: Doc, match: Match, how: Closes) -> OpenWindow:
    """The window that is now to end so, its length drawn from nothing but what was agreed.

    In a night as it was settled at nightfall.
    """
    night = drawn_at_nightfall(table) if position.is_covert(match.state) else 0
    left = length(position.pace(match.state), doc.setup.pace)
    if how == "person":
        return OpenWindow(match.decision, how, None, night=night, length=left)
    if position.is_unhurried(match.state):
        left += left // 2
    if how == "fixed":
        chance = keyed(night, match.decision) if night else table.window_chance
        left += chance.below(left // LONGER)
    return OpenWindow(match.decision, how, left, night=night, length=left)


def drawn_at_nightfall(table: Table) -> int:
    """What all lengths of a row of covert windows are drawn from, never 0: chosen for the first and handed on to the
    next.
    """
    before = table.window.night if table.window is not None else 0
    return before or table.window_chance.secret() or 1


def spoken(table: Table, seats: list[int]) -> Change:
    """These have said or done all they wanted; the window goes on."""
    change = Change(table, info_changed=False)
    checkpoint(change)
    assert change.doc.window is not None
    change.doc.window.spoken = seats
    return change


def give_time(change: Change) -> None:
    """Nobody is there to close it: a window that only a person could close ends by time from now on."""
    table, before = change.table, change.doc.window
    if table.match is not None and before is not None and before.closes == "person":
        change.doc.window = opened(table, change.doc, table.match, "fixed")
        # It is still the same window, and screens show the same.
        change.doc.window.touched, change.doc.window.taps = before.touched, before.taps


def patience_with_timekeeper(table: Table, now: int) -> int | None:
    """Milliseconds that a window still waits for the person who is to close it and is away; None: it does not."""
    window, keeper = table.window, table.doc.timekeeper()
    if window is None or window.closes != "person" or not window.running or table.presence.devices(keeper):
        return None
    return max(0, GRACE - table.presence.absence(keeper, now))


def speakers(doc: Doc, state: State) -> list[int]:
    """Where a speech ends with its last word: the seats of the people who have the floor.

    Bots have said everything at once.
    """
    if (
        not position.is_window(state)
        or (state.asked and not position.talks_on(state))
        or position.pace(state) not in SPEECHES
        or closes(doc, state) != "ripe"
    ):
        return []
    people = [seat for seat, place in enumerate(doc.places) if place.kind == "person" and not place.thinks]
    return [seat for seat in people if position.may_talk(state, seat)]


def close_ripe(doc: Doc, match: Match) -> None:
    """Close windows in which all have answered, where that ends them.

    Also those that were opened for nobody, unless it is for a speech.
    """
    while position.is_window(match.state) and closes(doc, match.state) == "ripe":
        spoken = doc.window.spoken if doc.window is not None and doc.window.decision == match.decision else []
        if is_awaited(doc, match.state, spoken):
            return
        match.close({})


def is_awaited(doc: Doc, state: State, spoken: list[int]) -> bool:
    """Does a window that ends with its last answer, or a speech with its last word, still wait for anybody?"""
    talking = speakers(doc, state)
    if not talking:
        return bool(state.turn())
    return any(seat not in spoken for seat in talking) or any(doc.places[seat].thinks for seat in state.turn())


def follow(change: Change) -> None:
    """After new lines: the window goes on, another one is opened, or none is."""
    table, match = change.table, change.match
    assert match is not None
    before = (change.draft or table.doc).window
    if not position.is_window(match.state):
        if before is not None:
            change.doc.window = None
    elif before is None or before.decision != match.decision:
        change.doc.window = opened(table, change.doc, match, closes(change.doc, match.state))
    else:
        checkpoint(change)


def checkpoint(change: Change) -> None:
    """Store what is left of the window's time now."""
    timer = change.table.window
    if timer is not None:
        timer.charge(change.table.runtime.time.now())
        change.doc.window = timer.stored()


def take_timer(table: Table) -> None:
    """Let memory have a timer exactly for the window that the document names."""
    stored, timer = table.doc.window, table.window
    if stored is None:
        table.window = None
    elif timer is None or (timer.decision, timer.closes) != (stored.decision, stored.closes):
        table.window = WindowTimer(stored, table.runtime.time.now())
    else:
        timer.spoken = stored.spoken
        timer.touched = stored.touched
        timer.taps = stored.taps
