"""The law of sending away: at an open step a seat that plays can be taken out and the game goes on; anywhere else it is
refused and nothing changes."""

from __future__ import annotations

from igroteka.core.chance import Rng
from igroteka.core.errors import IllegalAction
from igroteka.core.removal import is_in, send_out
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from tests.laws import secrecy, storing
from tests.laws.cases import play_on, require

# After how many more decisions the game still stands.
LATER = 30


def a_seat_can_be_sent_away(state: State, rng: Rng) -> None:
    """A player who was sent away is asked nothing about playing on, and the position is one like any other."""
    seat = rng.below(int(state.seats))
    refused = why_not(state, seat)
    if refused:
        require(reason(state, seat) == refused, f"sending seat {seat} away should be refused as {refused}")
        return
    send_out(state, seat)
    require(not is_in(state, seat), "a player who was sent away still plays")
    require(bool(state.events), "nobody is told that somebody was sent away")
    require(state.over != "" or reason(state, seat) == "not-in-the-game", "somebody can be sent away twice")
    storing.load_undoes_dump(state, rng)
    if not state.over:
        secrecy.worlds_look_alike(state, rng)
    storing.load_undoes_dump(play_on(state, rng, LATER), rng)


def why_not(state: State, seat: int) -> str:
    """Why the seat cannot be sent away now; empty: it can."""
    if state.game.moderated is None:
        return "not-removable"
    if state.over:
        return "game-over"
    if not is_in(state, seat):
        return "not-in-the-game"
    return "covert-now" if is_covert(state.top) else ""


def reason(state: State, seat: int) -> str:
    """Why it is refused; nothing has changed then."""
    before = state.dump()
    try:
        send_out(state.clone(), seat)
    except IllegalAction as refusal:
        require(state.dump() == before, "a refusal changed the position")
        return refusal.reason
    return ""
