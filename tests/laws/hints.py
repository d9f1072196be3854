"""Laws of hints: a turn that can be played, reasons that have words, and nothing in them that the seat cannot know."""

from __future__ import annotations

from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import CHANCES, CLOSE, MIXED, MOST_REASONS, ONLY, PREFERRED, PROVEN, Hint, Reason
from igroteka.bots.hints import hint, undecided
from igroteka.bots.search import SearchBot
from igroteka.core.chance import Rng, seeded
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from tests.laws.cases import require, waited_for

# A bot that thinks hardly at all says no less; whole turns are asked for again and again.
EFFORT = 6
# What a bot can say of any game.
OF_EVERY_GAME = (ONLY, PROVEN, CHANCES, CLOSE, MIXED, PREFERRED)


def told(hint: Hint | None) -> object:
    """A hint, to be compared."""
    return hint and (hint.choices, worded(hint.reasons))


def worded(reasons: list[Reason]) -> list[object]:
    """Reasons, to be compared."""
    return [(reason.id, reason.words) for reason in reasons]


def hint_for(state: State, seat: int, key: int) -> Hint:
    """What a seat is told, given this chance."""
    return hint(state, seat, SearchBot(EFFORT, 0), seeded(key))


def somebody(state: State, rng: Rng) -> list[int]:
    """One of those who may answer now: with twenty at once, all would take long and tell no more."""
    waiting = waited_for(state)
    return [waiting[rng.below(len(waiting))]] if waiting else []


def hints_can_be_followed(state: State, rng: Rng) -> None:
    """The answers of a hint can be played one after another, and each reason is one that the game declares."""
    before = state.dump()
    for seat in somebody(state, rng):
        hinted = hint_for(state, seat, rng.secret())
        require(bool(hinted.choices) and bool(hinted.reasons), "a hint says what to do, and why")
        require(len(hinted.reasons) <= MOST_REASONS, "a hint gives too many reasons")
        for reason in hinted.reasons:
            require(reason.id in (*state.game.words.hints, *OF_EVERY_GAME), f"the reason {reason.id} is not declared")
            plain = all(type(word) in (str, int) for word in reason.words.values())
            require(plain, f"the words of {reason.id} are no plain words")
        world = undecided(state, seat, rng)
        for action in hinted.choices:
            require(action in world.legal(seat), f"the hint {state.game.notation(action)} cannot be played")
            world.advance(seat, action)
    require(state.dump() == before, "a hint changed the position")


def hints_know_what_the_seat_knows(state: State, rng: Rng) -> None:
    """A hint is the same in every world that the seat imagines, and so is what the game says for it, whichever of them
    it is shown."""
    heuristics = heuristics_of(state.game)
    for seat in somebody(state, rng):
        if is_covert(state.top):
            continue
        key = rng.secret()
        hinted = hint_for(state, seat, key)
        one, other = undecided(state, seat, rng), undecided(state, seat, rng)
        require(told(hint_for(one, seat, key)) == told(hinted), f"a hint for seat {seat} depends on the truth")
        own = [told(heuristics.hint(world, seat, EFFORT, seeded(key))) for world in (one, other)]
        require(own[0] == own[1], f"the hint for seat {seat} depends on the world that it imagines")
        why = [worded(heuristics.reasons(world, seat, hinted.choices)) for world in (one, other)]
        require(why[0] == why[1], f"the reasons for seat {seat} depend on the world that it imagines")


def reasons_are_its_own(game: Game) -> None:
    """A game declares its reasons once each, and none that is said of every game."""
    require(
        len({*game.words.hints, *OF_EVERY_GAME}) == len(game.words.hints) + len(OF_EVERY_GAME),
        "a reason is declared twice",
    )


POSITION_LAWS = (hints_can_be_followed, hints_know_what_the_seat_knows)
GAME_LAWS = (reasons_are_its_own,)
