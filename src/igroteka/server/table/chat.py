"""The chat: kept in memory only, people and spectators apart."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import position
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import ChatLine, React, Say


def speak(table: Table, person: int, command: Say | React) -> Change:
    """Say something to one's own room."""
    if not table.doc.setup.chat or not may_talk(table, table.viewer(person)):
        raise Refusal("chat-closed")
    name = table.doc.person(person).name if person >= 0 else ""
    reaction = isinstance(command, React)
    change = Change(table, info_changed=False)
    change.said = ChatLine(person, name, command.sign if isinstance(command, React) else command.text, reaction)
    return change


def may_talk(table: Table, viewer: int) -> bool:
    """Is the chat open to the viewer now? A step may close it to a seat, a covert window closes it to all."""
    state = table.state
    if table.silence is not None:
        return False
    return state is None or viewer < 0 or position.may_talk(state, viewer)
