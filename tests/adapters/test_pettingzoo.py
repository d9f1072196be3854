"""The PettingZoo environments: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium import spaces

import igroteka
from igroteka.adapters.pettingzoo import env, lines
from tests.adapters.tables import at_every_table, at_unusual_tables, for_every_game

with warnings.catch_warnings():  # PettingZoo's tests import its own games in a way it calls deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test


def play(table, rng):
    """Random answers to the end; what was played."""
    played = []
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        played.append(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        table.step(played[-1])
    return played


# PettingZoo keeps a list of its own environments that may have a dictionary as observation and no legal action at the
# end.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@at_every_table
def test_pettingzoo_is_content(game, seats):
    api_test(env(game, seats=seats), num_cycles=300)
    seed_test(lambda: env(game, seats=seats), num_cycles=300)


@at_unusual_tables
def test_pettingzoo_is_content_with_every_choice(game, seats, options):
    api_test(env(game, seats=seats, options=options), num_cycles=300)


@at_unusual_tables
def test_every_choice_for_so_many_is_played_to_the_end(game, seats, options):
    table = env(game, seats=seats, options=options)
    assert table.position.options.items() >= options.items()
    assert play(table, np.random.default_rng(8))[-seats:] == [None] * seats


@at_every_table
def test_mask_is_what_is_legal_for_the_seat_that_is_asked(game, seats):
    table, rng = env(game, seats=seats), np.random.default_rng(1)
    table.reset(seed=5)
    while not table.terminations[table.agent_selection]:
        turn = table.position.turn()
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            legal = table.position.legal(seat) if seat == turn[0] else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert seen["observation"].tolist() == table.position.game.parts.observe(table.position, seat)
        assert table.agent_selection == f"seat_{turn[0]}"
        table.step(rng.choice(table.position.legal(turn[0])))


def test_actions_are_drawn_as_gymnasium_draws_them():
    table, rng = env("famiglia"), np.random.default_rng(4)
    mine = table.action_space("seat_0")
    theirs = spaces.Discrete(int(table.game.actions))
    assert mine == theirs
    mine.seed(5)
    theirs.seed(5)
    for share in (0.5, 0.1, 0.02, 0.0) * 20:
        mask = (rng.random(int(theirs.n)) < share).astype(np.int8)
        assert mine.sample(mask) == theirs.sample(mask)
    even = np.full(int(theirs.n), 1 / int(theirs.n))
    assert mine.sample() == theirs.sample()
    assert mine.sample(probability=even) == theirs.sample(probability=even)


@at_every_table
def test_rewards_come_at_the_end_and_sum_to_nothing(game, seats):
    table, rng = env(game, seats=seats), np.random.default_rng(2)
    total = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=6)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0.0}
        table.step(int(rng.choice(np.flatnonzero(table.last()[0]["action_mask"]))))
    outcome = table.position.outcome()
    assert outcome
    for agent in list(table.agents):
        _, reward, over, cut, _ = table.last()
        assert over
        assert not cut
        assert agent == table.agent_selection
        total[agent] = reward
        table.step(None)
    assert table.agents == []
    assert sum(total.values()) == pytest.approx(0)
    assert min(total.values()) >= -1
    assert max(total.values()) <= 1
    best = [f"seat_{seat}" for seat, place in enumerate(outcome.places) if place == 1]
    assert all(total[agent] == max(total.values()) for agent in best)


@at_every_table
def test_illegal_action_is_refused_with_a_reason_and_changes_nothing(game, seats):
    table = env(game, seats=seats)
    table.reset(seed=7)
    before, who = table.position.dump(), table.agent_selection
    legal = table.position.legal(table.possible_agents.index(who))
    wrong = next(action for action in range(int(table.game.actions)) if action not in legal)
    for action in (wrong, -1, int(table.game.actions)):
        with pytest.raises(igroteka.IllegalAction) as refusal:
            table.step(action)
        assert refusal.value.reason
    with pytest.raises(TypeError, match="is asked"):
        table.step(None)
    assert table.position.dump() == before
    assert table.agent_selection == who


@at_every_table
def test_a_seed_gives_the_same_game_and_none_the_next(game, seats):
    tables = [env(game, seats=seats), env(game, seats=seats)]
    stories = []
    for table in tables:
        rng = np.random.default_rng(3)
        story = []
        for seed in (8, None, None, 8):
            table.reset(seed=seed)
            story.append((table.position.dump(), play(table, rng)))
        stories.append(story)
    assert stories[0] == stories[1]
    deals = [deal for deal, _ in stories[0]]
    assert deals[0] == deals[3]
    assert deals[0] != deals[1] != deals[2] != deals[0]


@for_every_game
def test_bad_wishes_are_refused(game):
    for wish in ({"seats": 99}, {"options": {"no such": 1}}, {"render_mode": "human"}):
        with pytest.raises(igroteka.BadOptions):
            env(game, **wish)
    for seed in (-1, 1 << 256):
        with pytest.raises(igroteka.BadOptions, match="seed"):
            env(game).reset(seed=seed)
    with pytest.raises(igroteka.UnknownGame):
        env("no such game")


@at_every_table
def test_render_shows_the_last_action_and_the_table(game, seats):
    silent, table = env(game, seats=seats), env(game, seats=seats, render_mode="ansi")
    assert silent.render() is None
    table.reset(seed=9)
    assert "played" not in str(table.render())
    action = table.position.legal(table.position.turn()[0])[0]
    table.step(action)
    first, *rest = str(table.render()).splitlines()
    assert first == f"played: {table.game.notation(action)}"
    assert rest == lines(table.position.view(igroteka.MODERATOR))
    for name in table.position.view(igroteka.MODERATOR):
        assert any(line.startswith(f"{name}:") for line in rest)
