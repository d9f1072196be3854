"""What is awaited, as somebody at the table may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.core.event import HOST
from igroteka.core.who import SEVERAL

if TYPE_CHECKING:
    from igroteka.core.state import State


def prompt_of(state: State, viewer: i64) -> dict[str, object]:
    """The present step; whose answer it waits for, unless it is covert; the answers that the viewer may read as they stand."""
    step = state.top
    prompt: dict[str, object] = {"step": step.name, "clause": step.clause, "mine": state.asks(viewer)}
    if not step.covert or viewer == HOST:
        prompt["awaited"] = [int(state.who)] if state.who >= 0 else list(state.asked)
    if step.pace:
        prompt["pace"] = step.pace
    if viewer >= 0 and not step.may_talk(state, viewer):
        prompt["quiet"] = True
    if state.who == SEVERAL:
        stands = {seat: state.game.notation(action) for seat, action in state.read_by(viewer)}
        if viewer in stands:
            prompt["answered"] = stands.pop(viewer)
        if stands:
            prompt["others"] = {str(seat): answer for seat, answer in stands.items()}
    return prompt
