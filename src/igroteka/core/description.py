"""What an action is called, and what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Description:
    """An action in a few plain words, the same in every language; and what it does, for a page and for a sentence: a
    verb, its words, and the things in the view it touches.
    """

    def __init__(
        self, notation: str, verb: str, words: Mapping[str, str | int] | None = None, touches: Sequence[str] = ()
    ) -> None:
        self.notation = notation
        self.verb = verb
        self.words: dict[str, str | int] = dict(words) if words else {}
        self.touches = list(touches)

    def dump(self) -> dict[str, object]:
        """The description as plain JSON."""
        return {"verb": self.verb, "words": dict(self.words), "touches": list(self.touches)}
