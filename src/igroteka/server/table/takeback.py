"""Taking back: free until somebody learns something or answers; further with everybody's consent; never across news."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.knowledge import told_something
from igroteka.core.match import play_again
from igroteka.core.record import Line
from igroteka.server.refusal import Refusal
from igroteka.server.store import LineRow
from igroteka.server.table import back, history, messages, move, questions

if TYPE_CHECKING:
    from igroteka.server.table.story import Story
    from igroteka.server.table.table import Table


async def undo(table: Table, seat: int, command: str) -> None:
    """Take the last choice back, or ask the others."""
    move.ready(table, seat)
    how = back.may(table, seat)
    if how == "no":
        raise Refusal("cannot-undo")
    to = table.back.asking[seat]
    story = await history.story(table)
    if any(tells(story, to, viewer) for viewer in range(len(table.doc.places)) if how == "ask" or viewer == seat):
        raise Refusal("undo-news")
    if how == "ask":
        await questions.ask(table, "undo", table.doc.places[seat].person)
    else:
        await go_back(table, seat, to, command)


def tells(story: Story, to: int, viewer: int) -> bool:
    """Did the viewer learn anything since that line which another deal would not have shown as well?"""
    lines = [story.told[number - 1].line for number in story.path(len(story.told)) if number > to]
    before = story.after(to)
    after = before.clone()
    moves_since = []
    for line in lines:
        moves_since.append((line.seat, story.game.parse(line.choice)))
        play_again(after, line)
    return told_something(before, viewer, moves_since, after)


async def go_back(table: Table, seat: int, to: int, command: str | None) -> None:
    """Back to after that line; the log keeps what was undone."""
    story = await history.story(table)
    line = Line(table.number + 1, "undo", seat, to=to, hash=story.after(to).hash())
    row = LineRow(table.doc.match, line.number, seat, command, history.encode_line(line))
    await table.commit(rows=[row])
    table.remember(seat, command)
    history.take(table, await history.story(table))
    if table.question is not None and table.question.kind == "undo":
        table.question = None
    log = await history.story(table)
    table.wake()
    table.tell(lambda person: messages.whole_of(table, person, log))
