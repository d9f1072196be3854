"""All that the server asks of a game about its moderator and about seats that are out of it: nothing else here reads it
from a game.
"""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core import altering, removal
from igroteka.core.game import Game
from igroteka.core.moderated import InPlay, Showing
from igroteka.core.state import State
from igroteka.server.table import position


def may_be_moderated(game: Game) -> bool:
    """May somebody without a seat moderate the game, and answer for seats?"""
    return game.moderated is not None


def dealt_by_hand(game: Game) -> dict[str, list[str]]:
    """What may be dealt by hand, by its name in the deal: the cards of which each seat gets one."""
    return {name: list(cards) for name, cards in game.moderated.dealt.items()} if game.moderated else {}


def dealt_beside(game: Game) -> dict[str, str]:
    """The cards that, dealt by hand, need one more beside: by name, what the deal calls that one."""
    return game.moderated.aside if game.moderated else {}


def cast(game: Game, seats: int, options: Mapping[str, object]) -> list[InPlay]:
    """The cards that all may read before the deal, where they differ from table to table."""
    return game.moderated.cast(seats, options) if game.moderated else []


def advised_about(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, list[str]]:
    """The cards that an advice of the game is about, where its text does not name them."""
    return game.moderated.advised_about(seats, options) if game.moderated else {}


def card_sides(game: Game) -> dict[str, str]:
    """The side of each card that options may choose, where cards have sides."""
    return game.moderated.card_sides() if game.moderated else {}


def showings(game: Game, seats: int, options: Mapping[str, object]) -> list[Showing]:
    """The calls by which a moderator learns who holds which of the printed cards."""
    return game.moderated.showings(seats, options) if game.moderated else []


def alterable(state: State) -> dict[str, str]:
    """The options that may become others while the match is on, as they are now."""
    return altering.alterable(state)


def check_alteration(state: State, option: str, value: str) -> None:
    """IllegalAction if the option cannot become this."""
    altering.altered(state, option, value)


def removable(state: State) -> list[int]:
    """The seats that the room may want to send out of the game now."""
    if state.game.moderated is None or state.over or position.is_covert(state):
        return []
    return [seat for seat in range(int(state.seats)) if is_in(state, seat)]


def is_in(state: State, seat: int) -> bool:
    """Does the seat still play?"""
    return removal.is_in(state, seat)


def send_out(state: State, seat: int) -> None:
    """The room sends the seat out and plays on; or IllegalAction and nothing changed."""
    removal.send_out(state, seat)


def night_bytes(game: Game, seats: int, options: Mapping[str, object]) -> int:
    """What the game's `secret_bytes` is in a covert window; 0: as by day."""
    return game.moderated.night_bytes(seats, options) if game.moderated else 0
