"""All that the server asks of a game about somebody who leads it, and about seats that are out of it: nothing else here reads it from a game."""

from __future__ import annotations

from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.server.table import position


def may_lead(game: Game) -> bool:
    """May somebody without a seat lead the game?"""
    return game.host


def may_answer(game: Game) -> bool:
    """May whoever leads it answer for a seat?"""
    return game.host_answers


def dealt_by_hand(game: Game) -> dict[str, list[str]]:
    """What may be dealt by hand, by its name in the deal: the cards of which each seat gets one."""
    return {name: list(cards) for name, cards in game.hand_dealt.items()}


def dealt_beside(game: Game) -> dict[str, str]:
    """The cards that, dealt by hand, need one more beside: by name, what the deal calls that one."""
    return game.dealt_aside


def removable(state: State) -> list[int]:
    """The seats that the room may want to send out of the game now."""
    if not state.game.removes or state.over or position.is_covert(state):
        return []
    return [seat for seat in range(int(state.seats)) if state.is_in(seat)]


def is_in(state: State, seat: int) -> bool:
    """Does the seat still play?"""
    return state.is_in(seat)
