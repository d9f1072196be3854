"""Every game as an OpenSpiel game: `pyspiel.load_game("igroteka_<id>")` after this import; needs `igroteka[openspiel]`.

Parameters: `seats`, `seeds` and the options of the game. One chance node opens the game and chooses one of `seeds`
seeds; all later chance follows from it, so that a searcher must resample (`resample_from_infostate`) instead of looking
ahead. Seats that choose at the same time are asked one after another, and their answers stay sealed until the last.
Returns go from -1 (last) to 1 (first), and their sum is 0. The information state is what the seat was told, what it did
and what it sees: equal in all worlds that the seat cannot tell apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from igroteka import registry
from igroteka.adapters.returns import balance
from igroteka.adapters.world import GAMES, World
from igroteka.core.chance import seeded
from igroteka.core.errors import BadOptions
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.game import Game
from igroteka.core.option import Option, Value

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("this adapter needs OpenSpiel: pip install igroteka[openspiel]") from missing

SEEDS = 1000
# OpenSpiel wants a default for every parameter; an option that exists only for some numbers of players has none for
# all.
BY_SEATS = ""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its seats and options chosen; `register` makes a class of its own for each."""

    ours: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.ours
        self.seats = params["seats"]
        self.options = {o.id: chosen(o, params[o.id]) for o in game.options if params[o.id] != BY_SEATS}
        seeds = params["seeds"]
        if seeds < 1:
            raise BadOptions(f"seeds: must be at least 1, not {seeds}")
        self.seeds = [(seed, 1.0 / seeds) for seed in range(seeds)]
        game.new(self.seats, 0, self.options)  # refuses wrong parameters now rather than at the first deal
        info = pyspiel.GameInfo(
            num_distinct_actions=int(game.actions),
            max_chance_outcomes=seeds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bound,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        """A table before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The choice of the seed."""
        return 1

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """The observer that a learning program uses."""
        if params:
            raise BadOptions(f"observer: has no parameters, but got {', '.join(params)}")
        return Observer(self.ours, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: nothing yet, or a world of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel clones by copy.deepcopy and writes by pickle: the world knows both.
        self.world: World | None = None

    def current_player(self) -> int:
        """The seat that is asked; the first of several."""
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.world.asked()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.world is not None and bool(self.world.position.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, all equally likely."""
        outcomes: list[tuple[int, float]] = self.get_game().seeds
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None
        return list(self.world.position.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            game = self.get_game()
            self.world = World(game.ours.new(game.seats, action, game.options))
        else:
            self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        notation: str = self.get_game().ours.notation(action)
        return notation

    def returns(self) -> list[float]:
        """The return of each seat: 0 before the end."""
        outcome = None if self.world is None else self.world.position.outcome()
        if outcome is None:
            return [0.0] * self.num_players()
        return [balance(outcome, seat) for seat in range(self.num_players())]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world as the player may imagine it; its past is only what the player was told."""
        assert self.world is not None
        other = SpielState(self.get_game())
        other.world = self.world.imagine(player, seeded(int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.world is None else json.dumps(self.world.position.dump())


class Observer:
    """The observation of one seat, of the public, or of an all-seeing eye.

    With perfect recall it is the information state, else the present view.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.recall = kind.perfect_recall
        self.private = kind.private_info
        # What a seat remembers has no fixed length: only its present view is also given as numbers.
        own = self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER and not self.recall
        self.tensor = np.zeros(game.observation, np.float32) if own else None
        self.dict = {"observation": self.tensor} if own else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        if self.tensor is not None:
            position = None if state.world is None else state.world.position
            self.tensor[:] = 0 if position is None else position.game.parts.observe(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or remembers and sees, as text."""
        if state.world is None:
            return ""
        viewer = player
        if self.private != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            viewer = SPECTATOR if self.private == pyspiel.PrivateInfoType.NONE else MODERATOR
        seen = json.dumps(state.world.position.view(viewer))
        return f"{state.world.told(viewer)}{seen}" if self.recall else seen


def parameter(value: Value) -> bool | int | str:
    """The value of an option as pyspiel knows parameters, which cannot be lists: a set is its members with commas."""
    return ",".join(value) if isinstance(value, list) else value


def chosen(option: Option, given: bool | int | str) -> object:
    """The option's value for a parameter."""
    return option.read(given) if option.kind == "set" and isinstance(given, str) else given


def register(game: Game) -> str:
    """Register the game with pyspiel; returns its name there."""
    GAMES[game.id] = game
    name = f"igroteka_{game.id}"
    # A flag that is off is off at every table.
    unsaid = {
        option.id: BY_SEATS if option.seats and option.kind != "flag" else parameter(option.default)
        for option in game.options
    }
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Igroteka {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seat_counts[0], "seeds": SEEDS, **unsaid},
    )
    # A class, for pyspiel lets go of it only after Python has ended: a mere function would crash there.
    pyspiel.register_game(kind, type(name, (SpielGame,), {"ours": game, "kind": kind}))
    return name


NAMES = [register(registry.game(id)) for id in registry.names()]
