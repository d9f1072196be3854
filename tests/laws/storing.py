"""Laws of keeping a position: dump, load and clone give the same again and share nothing with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from igroteka.core.chance import Rng, seeded
from igroteka.core.errors import BadRecord
from igroteka.core.event import MODERATOR
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.laws.cases import Broken, Case, moves, play_on, require, viewers


def plain(value: object) -> bool:
    """Does JSON give the value back exactly as it is?"""
    if isinstance(value, dict):
        return all(type(key) is str and plain(inner) for key, inner in value.items())
    if isinstance(value, list):
        return all(plain(inner) for inner in value)
    return value is None or type(value) in (bool, int, str)


def everything(state: State) -> list[object]:
    """All that can be asked of a position: two equal positions answer alike."""
    seats = range(int(state.seats))
    return [
        state.dump(),
        state.hash(),
        state.turn(),
        [list(state.legal(seat)) for seat in seats],
        [state.view(viewer) for viewer in [*viewers(state), MODERATOR]],
        [state.game.parts.observe(state, seat) for seat in seats],
    ]


def loaded(game: Game, dump: object) -> State:
    """The position in a dump that the game itself wrote."""
    try:
        return game.load(dump)
    except BadRecord as error:
        raise Broken(f"a position cannot be loaded again: {error}") from error


def load_undoes_dump(state: State, rng: Rng) -> None:
    """`load(dump(s))` equals s, through JSON too; it takes the cards only if all are there."""
    text = json.dumps(state.dump())
    read = json.loads(text)
    again = loaded(state.game, read)
    require(everything(again) == everything(state), "load gives another position than was dumped")
    require(json.dumps(read) == text, "load changed what it read")
    spoil(read)
    require(json.dumps(again.dump()) == text, "a loaded position hangs on the dump it was read from")


def cards_are_counted(state: State, rng: Rng) -> None:
    """No card can be lost, doubled or exchanged for another: the largest pile of a dump is counted by load."""
    for change in ("lose", "double", "exchange"):
        dump = json.loads(json.dumps(state.dump()))
        home, key, cards = max(piles(dump["table"]), key=lambda pile: len(pile[2]))
        place = rng.below(len(cards)) if cards else 0
        others = [card for card in cards if card != cards[place]]
        if not others:
            continue
        if change == "exchange":
            cards[place] = others[rng.below(len(others))]
        else:
            cards[place : place + 1] = [cards[place]] * (0 if change == "lose" else 2)
        home[key] = " ".join(cards) if isinstance(home[key], str) else cards
        try:
            state.game.load(dump)
        except BadRecord:
            continue
        raise Broken(f"load did not notice a change in {key} ({change})")


def piles(tree: Any) -> list[tuple[Any, Any, list[Any]]]:
    """Every text of words and every list of numbers in a tree: where it is, and its words or numbers."""
    found = []
    for key in tree if isinstance(tree, dict) else range(len(tree)):
        thing = tree[key]
        if isinstance(thing, str):
            found.append((tree, key, thing.split()))
        elif isinstance(thing, list) and all(type(inner) is int for inner in thing):
            found.append((tree, key, list(thing)))
        elif isinstance(thing, (dict, list)):
            found += piles(thing)
    return found


def what_is_told_is_plain(state: State, rng: Rng) -> None:
    """Dumps, views, prompts and events are plain JSON; what is done to them changes no position."""
    before = everything(state)
    told: list[object] = [state.dump(), *(state.view(viewer) for viewer in [*viewers(state), MODERATOR])]
    told += [state.prompt(viewer) for viewer in [*viewers(state), MODERATOR]]
    told += [event.dump() for event in state.events]
    told += [event.seen_by(viewer) for event in state.events for viewer in [*viewers(state), MODERATOR]]
    for thing in told:
        require(plain(thing), f"is not plain JSON: {thing}")
    for thing in told[:1] + told[1 : 3 + len(viewers(state))]:
        spoil(thing)
    require(everything(state) == before, "a position hangs on what it told")


def observation_has_its_length(state: State, rng: Rng) -> None:
    """Every seat at every time sees the same number of plain numbers."""
    for seat in range(int(state.seats)):
        row = state.game.parts.observe(state, seat)
        require(len(row) == state.game.observation, f"{len(row)} numbers, not {state.game.observation}")
        require(all(type(number) is int for number in row), "an observation is plain numbers")


def clone_shares_nothing(state: State, rng: Rng) -> None:
    """A clone equals its original; what is played on one leaves the other as it was."""
    original, copy = state.clone(), None
    before, events = everything(original), [event.dump() for event in original.events]
    copy = original.clone()
    require(everything(copy) == before, "a clone is another position")
    require([event.dump() for event in copy.events] == events, "a clone has other events")
    for decisions in (4, 8, 70):
        play_on(copy, rng, decisions)
        require(everything(original) == before, "a game played on a clone changed the original")
    require([event.dump() for event in original.events] == events, "a game played on a clone changed the events")
    copy = original.clone()
    play_on(original, rng, 80)
    require(everything(copy) == before, "a game played on the original changed its clone")


def spoil(thing: object) -> None:
    """Empty a nested thing from the inside."""
    if isinstance(thing, dict):
        for inner in thing.values():
            spoil(inner)
        thing.clear()
    elif isinstance(thing, list):
        for inner in thing:
            spoil(inner)
        thing.clear()


def fingerprint_knows_every_number(state: State, rng: Rng) -> None:
    """Change any number of a dump: if such a position can be, its fingerprint is another."""
    for up in (-1, 1):
        dump = json.loads(json.dumps(state.dump()))
        places = list(numbers(dump["table"]))
        holder, key = places[int(rng.below(len(places)))]
        holder[key] += up
        try:
            other = state.game.load(dump)
        except BadRecord:
            continue
        if other.dump() != state.dump():
            require(other.hash() != state.hash(), f"the fingerprint does not know {key!r}")


def numbers(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Where the numbers of a nested thing stand."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in inside:
        if type(value) is int:
            yield thing, key
        else:
            yield from numbers(value)


def is_determined(case: Case) -> None:
    """The same seed and choices give the same states and events; telling and checking change nothing."""
    told, again, silent = case.new(), case.new(), case.new(telling=False)
    for seat, action in moves(told, seeded(case.seed), eager=True):
        require(told.hash() == again.hash() == silent.hash(), "the same choices led elsewhere")
        events = [[event.dump() for event in state.events] for state in (told, again)]
        require(events[0] == events[1], "the same choices were told otherwise")
        require(not silent.events, "a silent game told something")
        require(told.clone().hash() == told.hash(), "a clone is another position")
        again.play(seat, action)
        silent.advance(seat, action)
    require(told.hash() == again.hash() == silent.hash(), "the same choices led to another end")


def names_are_unique(game: Game) -> None:
    """Notation and parse are inverse on the whole action space; every action can be described."""
    written = [game.notation(action) for action in range(int(game.actions))]
    descriptions = set()
    for action, text in enumerate(written):
        require(text == " ".join(text.split()) != "", f"{text!r} is no plain notation")
        require(written.count(text) == 1, f"{text!r} means several actions")
        require(game.parse(text) == action, f"{text!r} is not read as it was written")
        description = game.describe(action)
        require(plain(description.dump()) and description.verb != "", f"{text!r} has no plain description")
        require(all(description.touches), f"{text!r} touches something without a name")
        descriptions.add(json.dumps(description.dump()))
    require(len(descriptions) == len(written), "two actions are described alike")


POSITION_LAWS = (
    load_undoes_dump,
    cards_are_counted,
    what_is_told_is_plain,
    observation_has_its_length,
    clone_shares_nothing,
    fingerprint_knows_every_number,
)
CASE_LAWS = (is_determined,)
GAME_LAWS = (names_are_unique,)
