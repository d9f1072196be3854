"""Random nights end as the algorithm of the specification says, chance included."""

from __future__ import annotations

from functools import cache

import pytest

from igroteka.core.chance import Rng, keyed, seeded
from igroteka.core.closing import close
from igroteka.core.state import State
from tests.games.candy_mafia.random_play import mixed
from tests.games.candy_mafia.reference import Night
from tests.games.candy_mafia.table import GAME, MAFIA, NAMES, SIDES, TRIAD, card, field, players, side, step

EVENINGS = 50
# What both tell in the same words.
ROWS = ("learnt", "checked", "compared", "office", "is-town", "killer", "exposed", "chorus")


def dealt(number: int, rng: Rng) -> State:
    """A large evening with many abilities; every third has two gangs."""
    two = number % 3 == 2
    crime = 3 + rng.below(2)
    mafia, triad = mixed(MAFIA[:-1], rng), mixed(TRIAD, rng)
    town = mixed([name for name in NAMES[:49] if SIDES[name] == "town"], rng)
    loners = [] if two else mixed([name for name in NAMES if SIDES[name] == "loner"], rng)[:2]
    criminals = [*mafia[:crime], *triad[:crime]] if two else mixed([*mafia, *triad], rng)[: crime + 2]
    cards = mixed([*criminals, *loners, *town[: 20 - len(criminals) - len(loners)]], rng)
    options: dict[str, object] = {"mode": "guests" if number % 5 == 0 else "festival", "talk": 0, "two_gangs": two}
    return GAME.new(20, number, options, held=True, deal={"cards": cards})


def prepared(s: State) -> Night:
    """The night as it begins, for the reference."""
    draws = int(s.draws)

    def pick(seats: list[int]) -> int:
        nonlocal draws
        if len(seats) == 1:
            return seats[0]
        draws += 1
        return seats[keyed(int(s.secret), draws).below(len(seats))]

    seats = range(int(s.seats))
    alive = players(field(s, "alive"))
    gangs = [field(s, "triad") >> seat & 1 for seat in seats]
    festival = s.options["mode"] == "festival"
    night = Night([card(s, seat) for seat in seats], [side(s, seat) for seat in seats], gangs, alive, festival, pick)
    night.recruited, night.cursed = players(field(s, "recruited")), players(field(s, "cursed"))
    night.jailed, night.hits = players(field(s, "jailed")), players(field(s, "hit"))
    night.links = [(link[0], link[1]) for link in field(s, "links")]
    night.resting = players(field(s, "tonight").resting)
    night.began = list(field(s, "began"))
    night.avenger_of_a_mark = field(s, "avenges")
    return night


@cache
def spoken(action: int) -> tuple[str, int, int]:
    """An answer as the reference reads it."""
    verb, _, rest = GAME.notation(action).partition(" ")
    seats = [int(seat) - 1 for seat in rest.split("+")] if rest and rest != "nobody" else []
    return verb, seats[0] if seats else -1, seats[1] if len(seats) > 1 else -1


def give(s: State, night: Night, seat: int, action: int) -> None:
    """The reference hears the same answer."""
    here, answer = step(s), spoken(action)
    if answer[1] < 0 and answer[0] != "yes":
        return
    gang = field(s, "triad") >> seat & 1
    if here == "gang":
        gang = 1 if any(field(s, "triad") >> other & 1 for other in s.asked if side(s, other) == "crime") else 0
        night.votes[gang][seat] = answer[1]
    elif here == "again":
        night.again[gang][seat] = answer[1]
    elif here == "errands" and card(s, seat) == "punisher":
        night.revenge = answer[1]
    elif here == "errands" and card(s, seat) in ("matchmaker", "executioner", "wanderer"):
        if answer[2] >= 0:
            night.links.append(answer[1:])
    elif here == "deeds" and field(s, "tonight").refused == seat:
        night.second = answer[1]
    else:
        night.acts[seat] = answer


def busy(legal: list[int], hot: set[int]) -> list[int]:
    """Answers about a few players, so that they meet; any, if none is."""
    return [action for action in legal if spoken(action)[1] in hot] or legal


@pytest.mark.parametrize("number", range(EVENINGS))
def test_a_random_night_ends_as_the_algorithm_says(number: int) -> None:
    rng = seeded(number + 500)
    s = dealt(number, rng)
    night: Night | None = None
    before: list[int] = []
    hot: set[int] = set()
    for _ in range(80):
        if s.over or field(s, "night") == 6:
            break
        here = step(s)
        if here == "errands":
            hot = {int(rng.below(20)) for _ in range(6)}
            night, before = prepared(s), [len(rows) for rows in field(s, "told")]
        if here == "mail" and night is not None:
            night.run()
            compare(s, night, before)
            night = None
        for seat in list(s.turn()):
            legal = busy(s.legal(seat), hot) if rng.below(4) else s.legal(seat)
            if here not in ("ballot", "runoff") and rng.below(8):
                action = legal[rng.below(len(legal))]
                s.play(seat, action)
                if night is not None:
                    give(s, night, seat, action)
        close(s, {})


def compare(s: State, night: Night, before: list[int]) -> None:
    """Is everything as the reference has it?"""
    tonight = field(s, "tonight")
    assert players(tonight.doomed) == night.doomed
    assert players(field(s, "recruited")) == night.recruited
    assert players(field(s, "cursed")) == night.cursed
    assert players(field(s, "hit")) == night.hits
    assert [side(s, seat) for seat in range(int(s.seats))] == night.sides
    assert sorted(tuple(link) for link in field(s, "links")) == sorted(night.links)
    assert [players(tonight.still), players(tonight.mute), players(tonight.immune)] == [
        night.still,
        night.mute,
        night.immune,
    ]
    assert players(tonight.jail) == night.prison
    assert (tonight.raised, players(tonight.struck), field(s, "riot")) == (night.raised, night.struck, night.riot)
    assert players(field(s, "rests")) == night.rests
    told = []
    for seat, rows in enumerate(s.game.parts.look(s, seat)["told"] for seat in range(int(s.seats))):
        assert isinstance(rows, list)
        for row in rows[before[seat] :]:
            if row["kind"] in ROWS:
                words = [value for key, value in row.items() if key not in ("night", "kind")]
                told.append((seat, row["kind"], *([] if row["kind"] == "chorus" else words)))
    assert sorted(map(str, told)) == sorted(map(str, night.told))
