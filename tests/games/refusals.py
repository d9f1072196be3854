"""What a refusal must be in every game, and all that the steps of a game can give."""

from __future__ import annotations

import ast

import pytest

from igroteka import IllegalAction
from igroteka.core.state import State
from igroteka.registry import folder


def refuses(s: State, move: str, reason: str, clause: str) -> None:
    """Seat 0 may not make the move: it hears why and by which clause, and nothing changes."""
    action = s.game.parse(move)
    before = s.hash()
    refusal = s.why(0, action)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (reason, clause)
    with pytest.raises(IllegalAction) as raised:
        s.play(0, action)
    assert (raised.value.reason, raised.value.clause) == (reason, clause)
    assert s.hash() == before


def reasons(game: str) -> set[tuple[str, str]]:
    """Every step of a game with every reason that its `why` can give, also by way of `why_…`."""
    return {
        (step.name, word.value)
        for file in (folder(game) / "steps").glob("*.py")
        for step in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(step, ast.ClassDef)
        for method in step.body
        if isinstance(method, ast.FunctionDef) and method.name.startswith("why")
        for answer in ast.walk(method)
        if isinstance(answer, ast.Return)
        for word in ast.walk(answer)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }
