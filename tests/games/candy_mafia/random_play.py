"""Random evenings over all ready sets, two gangs and arbitrary casts, with a look at every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from igroteka.core.chance import Rng, seeded
from igroteka.core.state import State
from tests.games.candy_mafia.table import GAME, MAFIA, NAMES, SIDES, TRIAD, field

MODES = ("basic", "business", "guests", "festival")
# Options that change what may happen, each with its values.
VARIED = [option for option in GAME.options if option.id not in ("mode", "two_gangs", "wanted", "talk", "crime_slots")]


def ready(number: int) -> State:
    """One of the ready sets; every fourth has two gangs."""
    rng = seeded(number)
    two = number % 4 == 3
    seats = (12 if two else 6) + rng.below(9 if two else 15)
    options: dict[str, object] = {"mode": MODES[number // 4 % 4], "talk": 0, "two_gangs": two}
    return GAME.new(seats, number, {**options, **varied(rng, options)}, telling=False)


def arbitrary(number: int) -> State:
    """Any cards of the festival that can be a cast."""
    rng = seeded(number)
    deck = mixed([card for card in NAMES if card not in ("citizen", "criminal")], rng)
    two = number % 4 == 3
    seats = (12 if two else 6) + rng.below(9 if two else 15)
    if two:
        mafia = [card for card in deck if card in MAFIA]
        triad = [card for card in deck if card in TRIAD]
        each = 2 + rng.below(2)
        town = [card for card in deck if SIDES[card] in ("town", "none")]
        cards = mixed([*mafia[:each], *triad[:each], *town[: seats - 2 * each]], rng)
    else:
        cards = deck[:seats]
        if not any(SIDES[card] == "crime" for card in cards):
            cards[0] = "don"
    left = [card for card in deck if card not in cards and (not two or SIDES[card] != "loner")]
    deal: dict[str, object] = {"cards": cards}
    if "drunk" in cards:
        deal["aside"] = left[:1]
    options: dict[str, object] = {"mode": "festival", "talk": 0, "two_gangs": two}
    return GAME.new(seats, number, {**options, **varied(rng, options)}, telling=False, deal=deal)


def mixed(cards: list[str], rng: Rng) -> list[str]:
    """The cards in any order."""
    order = list(range(len(cards)))
    rng.shuffle(order)
    return [cards[place] for place in order]


def varied(rng: Rng, chosen: dict[str, object]) -> dict[str, object]:
    """Some rules otherwise, where they mean anything."""
    out: dict[str, object] = {}
    for option in VARIED:
        values: list[Any] = list(option.choices) or [False, True]
        if rng.below(4) == 0 and all(({**chosen, **out}).get(key) in wanted for key, wanted in option.needs.items()):
            out[option.id] = values[rng.below(len(values))]
    return out


def evening(s: State, number: int) -> Iterator[State]:
    """Play on at random to the end; whoever is asked answers, in any order."""
    rng = seeded(number + 1_000_000_007)
    for _ in range(int(GAME.bound) + 1):
        turn = s.turn()
        if not turn:
            break
        seat = turn[rng.below(len(turn))]
        legal = s.legal(seat)
        # Whoever may do nothing often does something: so more happens in an evening.
        choice = legal[rng.below(len(legal))]
        if len(legal) > 1 and choice == legal[0] and rng.below(2):
            choice = legal[1 + rng.below(len(legal) - 1)]
        s.play(seat, choice)
        yield s
    assert s.over, "an endless evening"


def sound(s: State) -> None:
    """What is true of every position."""
    seats = int(s.seats)
    everyone = (1 << seats) - 1
    alive = field(s, "alive")
    assert alive & ~everyone == 0
    cards = [NAMES[card] for card in field(s, "cards")]
    printed = [card for card in cards if card not in ("citizen", "criminal")]
    assert len(printed) == len(set(printed)), "a card twice"
    for mask in ("jailed", "still", "mute"):
        assert field(s, mask) & ~alive == 0, f"{mask}: somebody who has left"
    if s.over:
        outcome = s.outcome()
        assert outcome is not None
        assert (1 in outcome.places) == bool(outcome.winners) or s.over == "nobody"
        return
    assert s.turn()
    if s.top.name not in ("shot", "spirits"):
        assert all(alive >> seat & 1 for seat in s.turn()), f"{s.top.name} asks the dead"
    if s.top.name == "ballot":
        assert not any((field(s, "jailed") | field(s, "still")) >> seat & 1 for seat in s.turn())
