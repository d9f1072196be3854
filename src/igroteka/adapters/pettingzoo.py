"""Every game as a PettingZoo environment: `env(name)`; needs the extra `igroteka[pettingzoo]`.

The seats are the agents seat_0, seat_1 … . An observation is what the seat knows, as a row of numbers, with the mask of
its legal actions (empty while it is not asked). Seats that choose at the same time are asked one after another, and
their answers stay sealed until the last. The rewards come at the end, from -1 (last) to 1 (first), and their sum is 0.
No game is truncated: every game ends by itself. An illegal action raises `igroteka.IllegalAction` with its reason and
changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from struct import Struct
from typing import Any

from igroteka.adapters.returns import balance
from igroteka.core.chance import SECRET_BITS, seeded
from igroteka.core.errors import BadOptions
from igroteka.core.event import MODERATOR
from igroteka.core.game import Game
from igroteka.registry import game as game_of

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("this adapter needs PettingZoo: pip install igroteka[pettingzoo]") from missing


class Actions(spaces.Discrete):
    """The actions of a game.

    A random action under a mask is the one that gymnasium would draw, found without its eight passes over the mask.
    """

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action that the mask allows, the one that gymnasium would draw; if it allows none, the first."""
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[self.np_random.integers(len(legal))] if len(legal) else self.start


class Table(AECEnv):  # type: ignore[misc]
    """One table at which learning programs sit."""

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, object] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"render_mode: must be None or 'ansi', not {render_mode!r}")
        self.game = game
        self.options = dict(options) if options else None
        self.render_mode = render_mode
        self.metadata = {
            "name": f"igroteka_{game.id}_v{game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.seats = seats or game.counts(options)[0]
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = int(game.actions)
        # Packing a row is quicker than letting numpy look at every number.
        self._row = Struct(f"{game.observation}h")
        numbers = np.iinfo(np.int16)
        self.action_spaces = {agent: Actions(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(numbers.min, numbers.max, (game.observation,), np.int16),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = seeded(secrets.randbits(SECRET_BITS))
        self.reset()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space object for the same agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space object for the same agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal a new game: with a seed always the same one, without a seed the next one.

        Rules are chosen in `env`, not here.
        """
        if seed is not None:
            if not 0 <= seed < 1 << SECRET_BITS:
                raise BadOptions(f"seed: must be a whole number from 0 to 2**{SECRET_BITS} - 1")
            self._chance = seeded(int(seed))
        self.position = self.game.new(self.seats, self._chance.secret(), self.options, telling=False)
        self.last_action: int | None = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """The seat's knowledge, and a mask of its legal actions."""
        seat = self._number[agent]
        # Filled as plain bytes, which become arrays as they are: numpy takes far longer to set a single number.
        mask, row = bytearray(self._actions), bytearray(self._row.size)
        if agent == self.agent_selection:
            for action in self.position.legal(seat):
                mask[action] = 1
        self._row.pack_into(row, 0, *self.position.game.parts.observe(self.position, seat))
        return {"observation": np.frombuffer(row, np.int16), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """The selected agent plays; an agent whose game is over leaves with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is asked for an action, not for None")
        self.position.play(self._number[agent], int(action))
        self.last_action = int(action)
        self._next()

    def _next(self) -> None:
        seat = self.position.next
        if seat < 0:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _finish(self) -> None:
        outcome = self.position.outcome()
        assert outcome is not None
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = balance(outcome, seat)
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """With render_mode "ansi": the last action and the whole table, hidden cards included, as text."""
        if self.render_mode is None:
            return None
        played = [] if self.last_action is None else [f"played: {self.game.notation(self.last_action)}"]
        return "\n".join(played + lines(self.position.view(MODERATOR)))

    def close(self) -> None:
        """Do nothing: no resource is held."""


def lines(view: Mapping[str, object], indent: str = "") -> list[str]:
    """A view as text, one thing a line."""
    out: list[str] = []
    for name, value in view.items():
        if isinstance(value, dict):
            out += [f"{indent}{name}:", *lines(value, indent + "  ")]
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            out.append(f"{indent}{name}:")
            out += [f"{indent}  - {', '.join(f'{k} {short(v)}' for k, v in item.items())}" for item in value]
        else:
            out.append(f"{indent}{name}: {short(value)}")
    return out


def short(value: object) -> str:
    """A value in one line."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Table:
    """An environment of this game, dealt and ready.

    Without `seats` it is for the fewest players, without `options` by the usual rules.
    """
    return Table(game_of(game) if isinstance(game, str) else game, seats, options, render_mode)
