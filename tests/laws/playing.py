"""Laws of playing: what is legal can be played, the rest is refused and changes nothing, and the game ends."""

from __future__ import annotations

import re

from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import Rng, seeded
from igroteka.core.errors import IllegalAction
from igroteka.core.state import NOBODY, OPEN, RULES_OF_THE_TABLE, SEVERAL, State
from igroteka.core.windows import is_covert, readers_of
from tests.laws.cases import Broken, Case, choose, moves, require, viewers, waited_for, walk

WORDS = re.compile(r"[a-z]+(-[a-z]+)*")
# Of many legal actions this many are tried.
TRIED = 12
# How many of those who are asked try each action.
MANY = 4
# In this many worlds a seat looks whether an answer ends the game.
WORLDS = 3


def legal_is_playable(state: State, rng: Rng) -> None:
    """Legal actions are distinct, sorted and of the present step; each can be played, and somebody is asked next."""
    turn = state.turn()
    require(bool(turn) != bool(state.over), "somebody is asked exactly while the game goes on")
    require(state.next == (turn[0] if turn else NOBODY), "next is not the first of turn")
    for seat in range(int(state.seats)):
        legal = list(state.legal(seat))
        require(bool(legal) or seat not in turn, f"seat {seat} is asked but can do nothing")
        require(all(type(action) is int for action in legal), "an action is not a plain number")
        require(legal == sorted(set(legal)), f"legal is not sorted and distinct: {legal}")
        for action in legal if len(legal) <= TRIED else [choose(state, seat, rng) for _ in range(TRIED)]:
            require(state.top.first <= action <= state.top.last, f"action {action} is not of the step {state.top.name}")
            other = state.clone()
            other.play(seat, action)
            require(bool(other.turn()) != bool(other.over), f"after {state.game.notation(action)} nobody is asked")
    require(state.hash() == state.clone().hash(), "asking for legal actions changed the position")


def chance_answers_as_if_it_read_the_list(state: State, rng: Rng) -> None:
    """A random answer is the one that the same chance picks out of the list of legal ones."""
    for seat in state.turn():
        legal = state.legal(seat)
        for _ in range(2 * len(legal)):
            listed = legal[rng.copy().below(len(legal))]
            answer = state.top.random_answer(state, seat, rng)
            require(answer == listed, f"chance answers {answer} instead of {listed} of {legal}")


def rest_is_refused(state: State, rng: Rng) -> None:
    """Every other action is refused with reason and clause, `why` and `play` agree, and nothing changes."""
    before, turn, events = state.hash(), state.turn(), list(state.events)
    asked = waited_for(state)
    space = range(-1, int(state.game.actions) + 1)
    for seat in [*range(-2, int(state.seats) + 1)]:
        legal = list(state.legal(seat))
        for action in (
            space if seat in asked[:MANY] else (-1, 0, rng.below(state.game.actions), int(state.game.actions))
        ):
            refusal = state.why(seat, action)
            require((refusal is None) == (action in legal), f"why and legal disagree on {action} of seat {seat}")
            if refusal is None:
                continue
            require_reason(state, seat in asked, action, refusal)
            try:
                state.play(seat, action)
            except IllegalAction as raised:
                same = (raised.reason, raised.clause) == (refusal.reason, refusal.clause)
                require(same, f"play says {raised}, why says {refusal}")
            else:
                raise Broken(f"seat {seat} could play {action}, which is not legal")
    unchanged = state.hash() == before and state.turn() == turn and list(state.events) == events
    require(unchanged, "a refused action changed the position")


def require_reason(state: State, asked: bool, action: int, refusal: IllegalAction) -> None:
    """The core gives its own reasons; within a step every reason is a word of the step."""
    require(WORDS.fullmatch(refusal.reason) is not None, f"{refusal.reason!r} is no reason")
    require(WORDS.fullmatch(refusal.clause) is not None, f"{refusal.clause!r} is no clause")
    step = state.top
    if state.over:
        expected = ("game-over", RULES_OF_THE_TABLE)
    elif not asked:
        expected = ("not-your-turn", RULES_OF_THE_TABLE)
    elif not 0 <= action < state.game.actions:
        expected = ("no-such-action", RULES_OF_THE_TABLE)
    elif not step.first <= action <= step.last:
        expected = ("not-now", step.clause)
    else:
        core = ("game-over", "not-your-turn", "no-such-action", "not-now")
        require(refusal.reason not in core, f"step {step.name} answers {refusal.reason}, which is the core's word")
        expected = (refusal.reason, step.clause)
    require((refusal.reason, refusal.clause) == expected, f"action {action}: {refusal}, expected {expected}")


def near_is_refused(state: State, rng: Rng) -> None:
    """What a seat may reach for in vain is listed once and refused: by the step in its own words, of another step as
    `not-now` and nothing else."""
    for seat in range(-2, int(state.seats)):
        near = state.near(seat)
        require(len(near) == len(set(near)), f"near-misses of seat {seat} are listed twice")
        require(not near or seat in waited_for(state), f"seat {seat} reaches for something unasked")
        for action in near:
            refusal = state.why(seat, action)
            require(refusal is not None, f"near-miss {action} can be played")
            assert refusal is not None
            require(refusal.reason != "no-such-action", f"near-miss {action} is no action of the game")
            require_reason(state, True, action, refusal)
            require(refusal.reason == state.reason(seat, action), f"near-miss {action} is refused for two reasons")


def default_is_legal(state: State, rng: Rng) -> None:
    """The table can answer for every absent seat."""
    before = state.hash()
    for seat in state.turn():
        for _ in range(3):
            require(state.default(seat, rng) in state.legal(seat), f"the default of seat {seat} is not legal")
    require(state.hash() == before, "asking for a default changed the position")


def heuristics_are_sound(state: State, rng: Rng) -> None:
    """What a game tells the bots is in range, about a world that the seat imagines."""
    heuristics = heuristics_of(state.game)
    for seat in range(int(state.seats)):
        world = state.imagine(seat, rng)
        before = world.hash()
        require(0.0 <= heuristics.evaluate(world, seat) <= 1.0, "a position is worth less than lost or more than won")
        if seat in world.turn():
            legal = list(world.legal(seat))
            odds = heuristics.weigh(world, seat, legal)
            require(not odds or len(odds) == len(legal), "there must be odds for every answer, or none")
            require(not odds or min(odds) >= 0.0, "odds are never negative")
            require(
                len(odds) < 2 or 0.0 < sum(odds) < float("inf"), "among several answers one must be worth a thought"
            )
            require(heuristics.answer(world, seat, rng) in legal, "the quick answer is not legal")
            require(heuristics.solve(world, seat, 50) in (-1, *legal), "the proven answer is not legal")
        require(world.hash() == before, "the heuristics changed the position they looked at")


def sealed_may_change(state: State, rng: Rng) -> None:
    """A sealed seat may change its answer until the last is in; nobody but its readers sees that it has answered."""
    if state.who != SEVERAL:
        return
    for seat in state.asked:
        if state.turn() == [seat]:
            continue
        readers = [seat, *readers_of(state.top, state, seat)]
        others = [viewer for viewer in viewers(state) if viewer not in readers]
        before = [state.view(viewer) for viewer in others]
        sealed = state.clone()
        for _ in range(2):
            action = choose(sealed, seat, rng)
            sealed.play(seat, action)
            require(sealed.sealed[seat] == action, "the last answer must count")
            known = (sealed.hash() == state.hash()) == (sealed.sealed == state.sealed)
            require(known, "the fingerprint does not know a sealed answer")
            require(list(sealed.legal(seat)) == list(state.legal(seat)), "a sealed seat may choose as before")
            require(not sealed.events, "a sealed answer tells nothing")
            require([sealed.view(viewer) for viewer in others] == before, f"others see that seat {seat} has answered")


def arrival_leaves_no_trace(state: State, rng: Rng) -> None:
    """Sealed answers in any order of arrival give the same state and the same events."""
    if state.who != SEVERAL:
        return
    answers = {seat: choose(state, seat, rng) for seat in state.asked}
    results = set()
    for _ in range(6):
        order = list(answers)
        rng.shuffle(order)
        played = state.clone()
        for seat in state.asked:
            played.sealed[seat] = OPEN
        for number, seat in enumerate(order):
            if number + 1 < len(order):  # first something else: minds change
                played.play(seat, choose(played, seat, rng))
            played.play(seat, answers[seat])
        results.add((played.hash(), str([event.dump() for event in played.events])))
    require(len(results) == 1, "the order of arrival changed what happened")


def outcome_is_sound(state: State, rng: Rng) -> None:
    """There is an outcome exactly at the end, of a named kind; anybody may resign at any time."""
    if not state.over:
        require(state.outcome() is None, "there is an outcome before the end")
        gone = rng.below(state.seats)
        state = state.clone()
        state.resign(gone)
        require(state.over == "resigned" and state.turn() == [], "a resigned game must be over")
        require(state.game.load(state.dump()).same(state), "a resigned game cannot be loaded")
    outcome = state.outcome()
    assert outcome is not None
    seats = int(state.seats)
    require(outcome.reason in (*state.game.endings, "resigned"), f"{outcome.reason!r} is no ending of this game")
    lengths = (len(outcome.scores), len(outcome.places), len(outcome.sheet))
    require(lengths == (seats, seats, seats), "an outcome has one score, place and row for each seat")
    require(min(outcome.places) == 1 and max(outcome.places) <= seats, f"places are counted from 1: {outcome.places}")
    require(set(outcome.winners) <= set(state.game.words.winners), f"{outcome.winners} are no sides that have a name")
    require({tie.reason for tie in outcome.ties} <= set(state.game.words.ties), "what breaks a tie has a text")
    require(len(outcome.sides) == seats, "an outcome tells the side of each seat")
    rivals = [sum(other != side for other in outcome.sides) for side in outcome.sides]
    beaten = sum(outcome.share(seat) * rivals[seat] for seat in range(seats))
    require(abs(beaten - sum(rivals) / 2) < 1e-9, "what one wins of a rival, the rival must lose")
    for seat, side in enumerate(outcome.sides):
        partners = [other for other in range(seats) if outcome.sides[other] == side]
        require(
            len({outcome.places[one] for one in partners}) == 1, f"seat {seat} and its partners have different places"
        )
        require(
            len({outcome.scores[one] for one in partners}) == 1, f"seat {seat} and its partners have different scores"
        )


def sides_fit(case: Case) -> None:
    """Everybody has a side, sides are numbered from 0 and there are rivals; seats known to be partners end as such."""
    sides = case.game.sides(case.seats, case.options)
    require(len(sides) == case.seats, f"{len(sides)} sides for {case.seats} seats")
    require(set(sides) == set(range(max(sides) + 1)), f"sides are counted from 0 and each has somebody: {sides}")
    require(len(set(sides)) > 1, "all are on one side, and there is nobody to play against")
    if len(set(sides)) < len(sides):
        *_, last = walk(case)
        outcome = last.outcome()
        assert outcome is not None
        require(outcome.sides == sides, f"partners were {sides} and ended as {outcome.sides}")


def ends_in_time(case: Case) -> None:
    """No game has more decisions than its bound, whether played at random, eagerly or by default."""
    for eager in (False, True):
        rng = seeded(case.seed)
        number = sum(1 for _ in moves(case.new(telling=False), rng, eager))
        require(number <= case.game.bound, f"{number} decisions, the bound is {case.game.bound}")
    state, number, rng = case.new(telling=False), 0, seeded(case.seed)
    while turn := state.turn():
        state.play(turn[0], state.default(turn[0], rng))
        number += 1
        require(number <= case.game.bound, f"more than {case.game.bound} decisions by default")


def played(state: State, seat: int, action: int) -> State:
    """What an answer leads to."""
    other = state.clone()
    other.play(seat, action)
    return other


def what_ends_is_told(case: Case) -> None:
    """A seat is warned of what ends the game in every world that it imagines, and of nothing else; of sealed answers no
    one knows."""
    rng = seeded(case.seed)
    for state in walk(case):
        for seat in range(-1, int(state.seats)):
            told = state.ends(seat)
            require(not told or state.who == seat, f"seat {seat} is warned of what it cannot do, or cannot know")
        if state.who >= 0:
            seat = int(state.who)
            ending = [action for action in state.legal(seat) if played(state, seat, action).over]
            for _ in range(WORLDS if ending else 0):
                world = state.imagine(seat, rng)
                ending = [action for action in ending if played(world, seat, action).over]
            require(state.ends(seat) == ending, f"{state.ends(seat)} are told to end the game, {ending} do")


def trifles_end_nothing(case: Case) -> None:
    """A trifling step asks one seat, openly, and its single answer never ends the game."""
    for state in walk(case):
        if state.top.trifling:
            require(state.who >= 0 and not is_covert(state.top), f"step {state.top.name} is secret, and no trifle")
            if len(legal := state.legal(state.who)) == 1:
                require(
                    not played(state, int(state.who), legal[0]).over,
                    f"{case.game.notation(legal[0])} ends the game, and is no trifle",
                )


POSITION_LAWS = (
    legal_is_playable,
    chance_answers_as_if_it_read_the_list,
    rest_is_refused,
    near_is_refused,
    default_is_legal,
    heuristics_are_sound,
    sealed_may_change,
    arrival_leaves_no_trace,
    outcome_is_sound,
)
CASE_LAWS = (ends_in_time, what_ends_is_told, trifles_end_nothing, sides_fit)
