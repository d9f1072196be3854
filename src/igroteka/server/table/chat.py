"""The chat: kept in memory only, people and spectators apart."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import ChatLine, React, Say


def speak(table: Table, person: int, command: Say | React) -> Change:
    """Say something to one's own room."""
    if not table.doc.setup.chat or (table.state is not None and table.state.view(table.viewer(person)).get("silence")):
        raise Refusal("chat-closed")
    name = table.doc.person(person).name if person >= 0 else ""
    reaction = isinstance(command, React)
    change = Change(table, info_changed=False)
    change.said = ChatLine(person, name, command.sign if isinstance(command, React) else command.text, reaction)
    return change
