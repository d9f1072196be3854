"""What an action does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Description:
    """What an action does, for a page and for a sentence: a verb, its words, and the things in the view it touches."""

    def __init__(self, verb: str, words: Mapping[str, str | int], touches: Sequence[str]) -> None:
        self.verb = verb
        self.words = dict(words)
        self.touches = list(touches)

    def dump(self) -> dict[str, object]:
        """The description as plain JSON."""
        return {"verb": self.verb, "words": dict(self.words), "touches": list(self.touches)}
