"""Random evenings over all ready sets, two gangs and arbitrary casts, with a look at every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from igroteka.core.chance import Rng, seeded
from igroteka.core.closing import close, missing
from igroteka.core.errors import BadOptions
from igroteka.core.removal import is_in, send_out
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from tests.games.candy_mafia.table import GAME, MAFIA, NAMES, SIDES, TRIAD, field

MODES = ("basic", "business", "guests", "festival")
# Options that change what may happen, each with its values.
VARIED = [option for option in GAME.options if option.id not in ("mode", "two_gangs", "wanted", "talk", "spare")]


def ready(number: int, held: bool = False) -> State:
    """One of the ready sets, or what is made of one for some wanted cards; every fourth has two gangs."""
    rng = seeded(number)
    two = number % 4 == 3
    options = begun(MODES[number // 4 % 4], two, rng)
    options["spare"] = max(0, rng.below(6) - 3)
    if rng.below(4) == 0:
        options["wanted"] = mixed(printed(), rng)[: 1 + rng.below(5)]
    try:
        return dealt(number, two, options, rng, held)
    except BadOptions:  # these cards cannot be together
        return dealt(number, two, {**options, "wanted": []}, rng, held)


def arbitrary(number: int, held: bool = False) -> State:
    """Any cards that can be a cast, most often with all their abilities."""
    rng = seeded(number)
    two = number % 4 == 3
    seats = seat_count(two, rng)
    deck = mixed(printed(), rng)
    if rng.below(4) == 0:
        deck = mixed([*deck, *["citizen", "criminal"] * 4], rng)
    if two:
        mafia = [card for card in deck if card in MAFIA or card == "criminal"]
        triad = [card for card in deck if card in TRIAD]
        each = 2 + rng.below(2)
        town = [card for card in deck if SIDES[card] in ("town", "none")]
        cards = mixed([*mafia[:each], *triad[:each], *town[: seats - 2 * each]], rng)
    else:
        cards = deck[:seats]
        if not any(SIDES[card] == "crime" for card in cards):
            cards[0] = "don"
    left = [card for card in printed() if card not in cards and (not two or SIDES[card] != "loner")]
    deal: dict[str, object] = {"cards": cards}
    if "drunk" in cards:
        deal["aside"] = [left[rng.below(len(left))]]
    mode = MODES[rng.below(4)] if rng.below(4) == 0 else "festival"
    return dealt(number, two, begun(mode, two, rng), rng, held, seats, deal)


def printed() -> list[str]:
    """The cards of the box."""
    return [card for card in NAMES if card not in ("citizen", "criminal")]


def seat_count(two: bool, rng: Rng) -> int:
    """Any number of players."""
    return (12 if two else 6) + rng.below(9 if two else 15)


def begun(mode: str, two: bool, rng: Rng) -> dict[str, object]:
    """Some options; people seldom talk, for talk changes nothing and is long."""
    talk = 1 + rng.below(3) if rng.below(16) == 0 else 0
    options: dict[str, object] = {"mode": mode, "talk": talk, "two_gangs": two}
    return {**options, **varied(rng, options)}


def dealt(
    number: int,
    two: bool,
    options: dict[str, object],
    rng: Rng,
    held: bool,
    seats: int = 0,
    deal: dict[str, object] | None = None,
) -> State:
    """The evening as it begins."""
    return GAME.new(seats or seat_count(two, rng), number, options, telling=False, held=held, deal=deal)


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
        if rng.below(3) == 0 and all(({**chosen, **out}).get(key) in wanted for key, wanted in option.needs.items()):
            out[option.id] = values[rng.below(len(values))]
    return out


def evening(s: State, number: int) -> Iterator[State]:
    """Play on at random to the end: all answer in any order, and at a held table some are late or sent away."""
    rng = seeded(number + 1_000_000_007)
    for _ in range(int(GAME.bound) + 1):
        if s.over:
            break
        turn = s.turn()
        if s.is_window and (not turn or rng.below(12) == 0):
            close(s, missing(s, rng))
        elif s.held and not is_covert(s.top) and rng.below(200) == 0:
            living = [seat for seat in range(int(s.seats)) if is_in(s, seat)]
            send_out(s, living[rng.below(len(living))])
        else:
            seat = turn[rng.below(len(turn))]
            legal = s.legal(seat)
            # A player who may do nothing often does something: so more happens in an evening.
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
    alive, jailed = field(s, "alive"), field(s, "jailed")
    assert alive & ~everyone == 0
    cards = [NAMES[card] for card in field(s, "cards")]
    once = [card for card in cards if card not in ("citizen", "criminal")]
    assert len(once) == len(set(once)), "a card twice"
    for mask in ("jailed", "still", "mute", "due"):
        assert field(s, mask) & ~alive == 0, f"{mask}: somebody who has left"
    tonight = field(s, "tonight")
    assert tonight.doomed & ~alive == 0, "somebody dies twice"
    sides, recruited = field(s, "sides"), field(s, "recruited")
    for seat in range(seats):
        assert not jailed >> seat & 1 or sides[seat] == 1 or recruited >> seat & 1, "a prisoner who is no criminal"
    if s.over:
        outcome = s.outcome()
        assert outcome is not None
        assert (1 in outcome.places) == bool(outcome.winners) or s.over == "nobody"
        return
    assert s.turn() or s.is_window
    if s.top.name not in ("shot", "spirits"):
        assert all(alive >> seat & 1 for seat in s.turn()), f"{s.top.name} asks the dead"
    if s.top.name == "ballot":
        assert not any((jailed | field(s, "still")) >> seat & 1 for seat in s.turn())
    if s.top.name in ("talk", "ballot", "hands", "nominate"):
        living = [sides[seat] for seat in range(seats) if alive >> seat & 1]
        town, crime = sum(side in (0, 3) for side in living), living.count(1)
        assert crime or not town or s.options["town_win"] == "no_criminals_no_loners", "the town has won"
        assert 2 * crime < len(living) or s.options["two_gangs"], "the criminals have won"
