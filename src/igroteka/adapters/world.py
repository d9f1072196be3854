"""A position, and all that each viewer was told on the way to it: a seat's perfect memory."""

from __future__ import annotations

import json
from typing import Any

from igroteka.core.chance import Rng
from igroteka.core.event import MODERATOR, SPECTATOR, Event
from igroteka.core.game import Game
from igroteka.core.state import NOBODY, SEVERAL, State

Move = tuple[int, str, list[Event]]
# Cache: the games of loaded worlds, by id.
GAMES: dict[str, Game] = {}


class World:
    """A game under way, and its story as each viewer knows it."""

    def __init__(self, position: State, story: dict[int, str] | None = None) -> None:
        self.position = position
        # Written only for a viewer who asks; moves not written yet wait in `moves`.
        self.story = dict.fromkeys(self.viewers(), "") if story is None else story
        self.moves: list[Move] = [(NOBODY, "", position.events)] if story is None else []
        self.written = dict.fromkeys(self.viewers(), 0)

    def viewers(self) -> list[int]:
        """All viewers: the seats, the spectator and the moderator."""
        return [*range(self.position.seats), SPECTATOR, MODERATOR]

    def asked(self) -> int:
        """The seat to answer now, the first of several; NOBODY when the game is over."""
        return int(self.position.next)

    def play(self, action: int) -> None:
        """The asked seat plays."""
        seat = self.asked()
        self.position.play(seat, action)
        self.moves.append((seat, self.position.game.notation(action), self.position.events))

    def told(self, viewer: int) -> str:
        """The viewer's actions and all that it was told, a line each; others' secret answers leave no trace."""
        for seat, answer, events in self.moves[self.written[viewer] :]:
            if viewer in (seat, MODERATOR) and answer:
                self.story[viewer] += f"{seat}: {answer}\n"
            for event in events:
                seen = event.seen_by(viewer)
                if seen is not None:
                    self.story[viewer] += json.dumps(seen) + "\n"
        self.written[viewer] = len(self.moves)
        return self.story[viewer]

    def imagine(self, seat: int, rng: Rng) -> World:
        """A world as the seat may imagine it, with the same seat asked.

        The other seats remember nothing of the true one.
        """
        position = self.position.imagine(seat, rng)
        position.telling = True
        now = self.asked()
        if position.who == SEVERAL:  # seats asked before have answered in secret: any answer is possible
            for other in position.turn()[:-1]:
                if other == now:
                    break
                legal = position.legal(other)
                position.advance(other, legal[rng.below(len(legal))])
        story = dict.fromkeys(self.viewers(), "")
        story[seat] = self.told(seat)
        return World(position, story)

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        copy = World(self.position.clone(), self.story.copy())
        copy.moves = self.moves.copy()
        copy.written = self.written.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        story = {viewer: self.told(viewer) for viewer in self.viewers()}
        return load, (self.position.game.id, self.position.dump(), story)


def load(id: str, dump: dict[str, object], story: dict[int, str]) -> World:
    """The world that was dumped."""
    return World(GAMES[id].load(dump), story)
