"""The games in OpenSpiel: its own simulation test, its IS-MCTS, and the secrecy of the information state."""

from __future__ import annotations

import json
from itertools import islice

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import igroteka
from igroteka.adapters import openspiel
from igroteka.adapters.returns import balance
from tests.adapters.tables import (
    GAMES,
    at_every_table,
    at_the_smallest_and_the_largest,
    at_unusual_tables,
    for_every_game,
)

for made_up in GAMES[len(openspiel.NAMES) :]:
    openspiel.register(made_up)
# More seats than this are very many.
MANY = 8
# How many decisions of a game are searched; a random player goes on from there.
THOUGHT = 30
NO_PRIVATE = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
ALL_PRIVATE = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)


def load(game, seats, **params):
    return pyspiel.load_game(f"igroteka_{game.id}", {"seats": seats, **params})


def walk(game, seed, rng):
    """The positions of a random game, from the deal on."""
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def some_seats(seats):
    """Everybody, of very many three."""
    return (0, seats // 2, seats - 1) if seats > MANY else range(seats)


def some_positions(game, seats, seed, rng):
    """The positions of a random game, from the deal on; where very many answer one after another every third."""
    return islice(walk(game, seed, rng), None, None, 3 if seats > MANY else 1)


class Sampler:
    """Chance that a test can repeat."""

    def __init__(self, seed):
        self.rng = np.random.RandomState(seed)

    def __call__(self):
        return self.rng.uniform()


def test_every_game_is_registered():
    assert [f"igroteka_{id}" for id in igroteka.names()] == openspiel.NAMES
    assert set(openspiel.NAMES) <= set(pyspiel.registered_names())


@at_every_table
def test_openspiel_is_content(game, seats):
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@at_unusual_tables
def test_openspiel_is_content_with_every_choice_for_so_many(game, seats, options):
    theirs = load(game, seats, **options)
    assert theirs.options.items() >= options.items()
    pyspiel.random_sim_test(theirs, num_sims=1, serialize=True, verbose=False)


@for_every_game
def test_options_and_seeds_are_parameters(game):
    for option in game.options:
        for value in option.values():
            if not option.needs:
                seats = game.counts({option.id: value})[0]
                state = load(game, seats, seeds=3, **{option.id: openspiel.parameter(value)}).new_initial_state()
                assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
                state.apply_action(2)
                assert state.world.position.same(game.new(seats, 2, {option.id: value}))
    for wrong in ({"seats": 99}, {"seats": game.seat_counts[0], "seeds": 0}):
        with pytest.raises(igroteka.BadOptions):
            pyspiel.load_game(f"igroteka_{game.id}", wrong)


@at_every_table
def test_play_is_ours(game, seats):
    rng = np.random.RandomState(1)
    for state in walk(load(game, seats), 4, rng):
        ours = state.world.position
        if state.is_terminal():
            break
        assert state.current_player() == ours.turn()[0]
        assert state.legal_actions() == ours.legal(ours.turn()[0])
        assert state.action_to_string(state.legal_actions()[0]) == ours.game.notation(state.legal_actions()[0])
        assert state.returns() == [0.0] * seats
    outcome = ours.outcome()
    assert state.returns() == [balance(outcome, seat) for seat in range(seats)]


@at_the_smallest_and_the_largest
def test_observations_are_the_views(game, seats):
    theirs = load(game, seats)
    public, everything = make_observation(theirs, NO_PRIVATE), make_observation(theirs, ALL_PRIVATE)
    for state in some_positions(theirs, seats, 5, np.random.RandomState(2)):
        ours = state.world.position
        for seat in some_seats(seats):
            assert state.observation_string(seat) == json.dumps(ours.view(seat))
            assert state.observation_tensor(seat) == ours.game.parts.observe(ours, seat)
        assert public.string_from(state, 0) == json.dumps(ours.view(igroteka.SPECTATOR))
        assert everything.string_from(state, 0) == json.dumps(ours.view(igroteka.MODERATOR))


@at_the_smallest_and_the_largest
def test_information_state_is_the_same_in_every_world_the_seat_may_believe(game, seats):
    sampler = Sampler(3)
    for state in some_positions(load(game, seats), seats, 6, np.random.RandomState(3)):
        if state.is_terminal():
            break
        for seat in {*some_seats(seats), state.current_player()}:
            world = state.resample_from_infostate(seat, sampler)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            if seat == state.current_player():
                assert world.current_player() == seat
                assert world.legal_actions() == state.legal_actions()


@at_the_smallest_and_the_largest
def test_what_a_seat_cannot_see_leaves_no_trace_in_its_information_state(game, seats):
    rng, sampler = np.random.RandomState(4), Sampler(4)
    for state in islice(walk(load(game, seats), 7, rng), 40 if seats > MANY else None):
        if state.is_terminal():
            break
        ours, action = state.world.position, state.legal_actions()[0]
        for seat in some_seats(seats):
            secret = len(ours.turn()) > 1 or "awaited" not in ours.prompt(seat)
            futures = [state.child(a) for a in state.legal_actions() if secret and seat != state.current_player()]
            # the last of several answers opens them all, and each world has its own
            worlds = [state.resample_from_infostate(seat, sampler) for _ in range(4) if len(ours.asked) < 2]
            futures += [world.child(action) for world in worlds if action in world.legal_actions()]
            told: dict[str, set[str]] = {}
            for future in futures:
                told.setdefault(future.observation_string(seat), set()).add(future.information_state_string(seat))
            assert all(len(same) == 1 for same in told.values())


@at_the_smallest_and_the_largest
def test_a_resampled_world_goes_on_and_tells_the_others_nothing_of_the_true_one(game, seats):
    news = 0
    for state in walk(load(game, seats), 7, np.random.RandomState(4)):
        if state.is_terminal():
            break
        seat = state.current_player()
        world = state.resample_from_infostate(seat, Sampler(1))
        assert str(world) == str(world.resample_from_infostate(seat, Sampler(1)))
        assert all(world.world.told(other) == "" for other in range(seats) if other != seat)
        before = world.world.told(seat)
        world.apply_action(world.legal_actions()[0])
        assert world.world.told(seat).startswith(before)
        news += world.world.told(seat).count("\n") - before.count("\n") - 1  # beside its own answer
    assert news > 0


@at_the_smallest_and_the_largest
def test_information_state_has_perfect_recall(game, seats):
    before: dict[int, str] = {}
    for state in walk(load(game, seats), 8, np.random.RandomState(5)):
        for seat in {*some_seats(seats), max(0, state.current_player())}:
            remembered = state.world.told(seat)
            assert remembered.startswith(before.get(seat, ""))
            assert state.information_state_string(seat).startswith(remembered)
            before[seat] = remembered
        if not state.is_terminal():
            mover, history = state.current_player(), before[state.current_player()]
            child = state.child(state.legal_actions()[0])
            answer = state.action_to_string(state.legal_actions()[0])
            assert child.world.told(mover).startswith(f"{history}{mover}: {answer}\n")


@at_the_smallest_and_the_largest
def test_copies_and_written_states_remember_and_go_on_alike(game, seats):
    theirs = load(game, seats)
    for state in some_positions(theirs, seats, 9, np.random.RandomState(6)):
        copies = [state.clone(), theirs.deserialize_state(state.serialize())]
        if not state.is_terminal():
            twin = state.clone()
            for copy in (twin, *copies):
                copy.apply_action(state.legal_actions()[-1])
            assert state.world.position.hash() != twin.world.position.hash()
            for copy in copies:
                assert str(copy) == str(twin)
                for seat in some_seats(seats):
                    assert copy.information_state_string(seat) == twin.information_state_string(seat)


@at_the_smallest_and_the_largest
def test_ismcts_plays_a_game_with_our_resampling(game, seats):
    theirs = load(game, seats)
    bots = []
    for seat in range(seats):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seat))
        bots.append(ismcts.ISMCTSBot(theirs, evaluator, 2.0, 6, random_state=np.random.RandomState(seat)))
        sampler = Sampler(seat)
        bots[-1].set_resampler(lambda state, seat, sampler=sampler: state.resample_from_infostate(seat, sampler))
    state = theirs.new_initial_state()
    state.apply_action(10)
    for _ in range(THOUGHT):
        if not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
    rng = np.random.RandomState(10)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
