"""What a terminal drawing is made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from igroteka.cli.words import TerminalWords
from igroteka.core.description import Description


class Scene(NamedTuple):
    """A view, who looks at it, and what he may do now."""

    view: Mapping[str, object]
    viewer: int
    # How each seat is called.
    players: Sequence[str]
    can: Sequence[Description]
    words: TerminalWords
    width: int
