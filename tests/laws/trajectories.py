"""One hash for a whole game: every choice, every event and every position of a walk.

`python -m tests.laws.trajectories` prints the hashes of all cases under the build that Python finds; the tests call it
for the build they do not run under themselves.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from igroteka.core import state as core_state
from igroteka.core.game import Game
from tests.laws.cases import GAMES, Case, cases


def trajectory(case: Case) -> str:
    """The hash of one walk."""
    total = blake2b(digest_size=8)
    state = case.new()
    tell = [state.hash(), *(event.dump() for event in state.events)]
    for seat, action in case.moves(state):
        total.update(json.dumps([*tell, seat, case.game.notation(action)]).encode())
        tell = [state.hash(), *(event.dump() for event in state.events)]
    outcome = state.outcome()
    assert outcome is not None
    total.update(json.dumps([state.hash(), outcome.dump()]).encode())
    return total.hexdigest()


def trajectories(game: Game) -> dict[str, str]:
    """The hashes of all cases of a game, by name."""
    return {case.name: trajectory(case) for case in cases(game)}


def build() -> str:
    """Which build is running."""
    return "uncompiled" if str(core_state.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    print(json.dumps({"build": build(), "games": {game.id: trajectories(game) for game in GAMES}}))
