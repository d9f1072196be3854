"""What a game is made of beside its positions and steps, each named once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.outcome import Outcome
from igroteka.core.reader import Reader

S = TypeVar("S")
NO_WORDS: Final[Mapping[str, object]] = {}


class Parts(Generic[S]):
    """The functions of a game over its positions; a position itself is data and walks through steps."""

    def __init__(
        self,
        look: Callable[[S, i64], Mapping[str, object]],
        observe: Callable[[S, i64], list[int]],
        score: Callable[[S], Outcome],
        save: Callable[[S], dict[str, object]],
        restore: Callable[[S, Reader], None],
        redeal: Callable[[S, i64, Rng], None],
        gist: Callable[[S], object] | None = None,
        all_see_alike: Callable[[S], bool] | None = None,
        asked: Callable[[S, i64], Mapping[str, object]] | None = None,
        hindsight: Callable[[S, i64, i64], Mapping[str, object] | None] | None = None,
        lot: bool = False,
    ) -> None:
        # The table as this viewer may see it: an allow-list.
        self.look = look
        # What the seat knows as a row of small numbers of fixed length, for learning programs.
        self.observe = observe
        # The result as the position stands.
        self.score = score
        # The game's own fields as plain JSON, and the inverse: BadRecord for a position that no game could reach in its
        # parts.
        self.save = save
        self.restore = restore
        # Deal anew what the seat cannot know.
        self.redeal = redeal
        # What `save` says, in as few words as the game likes: a fingerprint is made of it every turn.
        self.gist: Callable[[S], object] = gist or save
        # Is the look of the table the same for everybody? Then a server draws it once for all.
        self.all_see_alike = all_see_alike or differently
        # The words that a sentence about what is awaited needs, as this viewer may know them.
        self.asked = asked or wordless
        # What the seat, about to play this action, could know for certain and by chance; None: the game does not tell.
        self.hindsight = hindsight or untold
        # Does a lot name who begins (`draw_first`), so that a table may agree on it instead?
        self.lot = lot


def differently(s: object) -> bool:
    """Each sees the table with their own eyes."""
    return False


def wordless(s: object, viewer: i64) -> Mapping[str, object]:
    """The step says enough."""
    return NO_WORDS


def untold(s: object, seat: i64, action: i64) -> Mapping[str, object] | None:
    """The game tells nothing of what could have been known."""
    return None
