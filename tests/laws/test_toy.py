"""What the made-up game shows of the core: knowledge, sealed answers, a reaction, a covert night, even imagination."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain, permutations, product

import pytest

from igroteka.core.chance import seeded
from igroteka.core.errors import BadOptions
from igroteka.core.event import SPECTATOR
from igroteka.core.option import Option, resolve
from igroteka.core.state import State
from igroteka.core.step import Step
from tests.laws.cases import TOY, Case, choose, moves, viewers
from tests.laws.spreading import STRANGE, against_expected
from tests.toy import Magpies
from tests.toy.actions import BELL, TRINKETS
from tests.toy.state import Table

FEW_TRINKETS = """
copies = { value = [2, 1, 1, 1, 1], source = "ours" }
shine = { value = [1, 2, 3, 4, 5], source = "ours" }
hand = { value = 1, source = "ours" }
rounds = { value = 4, source = "ours" }
"""
FEW = Magpies(FEW_TRINKETS)


def dealt(seed: int = 0, **options: bool | int | str) -> Table:
    """A fresh game of three birds."""
    state = TOY.new(seats=3, seed=seed, options=options)
    assert isinstance(state, Table)
    return state


def do(s: Table, *choices: str) -> None:
    """The birds that are asked answer one after another."""
    for choice in choices:
        s.play(s.turn()[0], TOY.parse(choice))


def cards(s: Table, viewer: int, zone: str) -> list[object]:
    """What a viewer sees of the deck."""
    view = s.view(viewer)[zone]
    assert isinstance(view, dict)
    return list(view["cards"])


def told(s: State, viewer: int) -> list[dict[str, object]]:
    """The last events, as a viewer was told them."""
    return [seen for event in s.events if (seen := event.seen_by(viewer)) is not None]


def test_a_look_is_remembered_by_the_bird_that_looked_and_by_no_other() -> None:
    s = dealt()
    bird, top = s.current, TRINKETS[s.deck.cards[-1]]
    do(s, "peek")
    for viewer in viewers(s):
        assert cards(s, viewer, "deck")[-1] == (top if viewer == bird else None)
        assert told(s, viewer)[0].get("card") == (top if viewer == bird else None)


def test_a_buried_trinket_is_known_until_the_deck_is_stirred() -> None:
    s = dealt()
    bird, buried = s.current, TRINKETS[s.nests[s.current].cards[0]]
    do(s, "bury 1")
    assert cards(s, bird, "deck")[0] == buried
    assert s.imagine(bird, seeded(1)).dump()["table"]["deck"]["cards"][0] == TRINKETS.index(buried)  # type: ignore[index]
    do(s, "stir")
    assert set(cards(s, bird, "deck")) == {None}


def test_a_drawn_trinket_stays_known_to_whoever_peeked() -> None:
    s = dealt()
    peeker, thief = s.current, (s.current + 1) % 3
    do(s, "peek", "draw")
    top = s.nests[thief].cards[-1]
    nest = s.view(peeker)["nests"][thief]["cards"]  # type: ignore[index]
    assert nest == [None, None, TRINKETS[top]]
    assert {s.imagine(peeker, seeded(k)).nests[thief].cards[-1] for k in range(20)} == {top}  # type: ignore[attr-defined]


@pytest.mark.parametrize("ring", [True, False])
def test_a_bell_comes_before_the_snatch_and_cancels_it(ring: bool) -> None:
    s = next(s for s in map(dealt, range(100)) if BELL in s.nests[(s.starter + 1) % 3].cards)
    thief, victim = s.current, (s.current + 1) % 3
    do(s, f"snatch from {victim + 1}")
    assert [step.name for step in s.stack] == ["snatch", "bell"]
    assert s.turn() == [victim]
    do(s, f"ring {s.nests[victim].cards.index(BELL) + 1}" if ring else "let go")
    assert [len(s.nests[thief]), len(s.nests[victim]), len(s.heap)] == ([2, 1, 1] if ring else [3, 1, 0])
    assert [event.id for event in s.events] == (["rang"] if ring else ["snatched"])
    assert s.turn() == [victim]  # its own turn comes next


def test_laid_trinkets_stay_sealed_until_the_last_bird_has_laid() -> None:
    s = dealt()
    do(s, "stir", "stir", "stir")
    s.play(1, TOY.parse("lay 2"))
    assert s.turn() == [0, 2]
    assert s.view(0)["prompt"] == {"step": "lay", "clause": "lay", "mine": True, "awaited": [0, 1, 2]}
    assert s.view(1)["prompt"] == {**s.view(0)["prompt"], "answered": "lay 2"}  # type: ignore[dict-item]
    s.play(1, TOY.parse("nothing"))
    assert s.imagine(0, seeded(0)).turn() == [0, 1, 2]
    assert s.imagine(1, seeded(0)).turn() == [0, 2]
    do(s, "lay 1", "lay 1")
    assert s.events[0].id == "laid"
    assert [len(nest) for nest in s.nests] == [1, 2, 1]


def test_the_night_shows_nobody_who_is_awake() -> None:
    s = dealt()
    do(s, "stir", "stir", "stir", "nothing", "nothing", "nothing")
    cuckoo = s.turn()[0]
    assert s.is_cuckoo(cuckoo)
    for viewer in viewers(s):
        assert s.prompt(viewer) == {
            "step": "night",
            "clause": "night",
            "mine": viewer == cuckoo,
            **({"quiet": True} if viewer >= 0 else {}),
        }
    others = [viewer for viewer in range(3) if viewer != cuckoo]
    assert {s.imagine(others[0], seeded(k)).turn()[0] for k in range(30)} == {cuckoo, others[1]}
    do(s, "warm")
    assert told(s, cuckoo) == [{"event": "warmed", "warmth": 1}, {"event": "dawn"}]
    assert told(s, others[0]) == told(s, SPECTATOR) == [{"event": "dawn"}]


def test_an_egg_that_was_warm_enough_ends_the_game() -> None:
    s = dealt(hatch=2)
    night = ["stir", "stir", "stir", "nothing", "nothing", "nothing", "warm"]
    do(s, *night, *night)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "hatched"
    assert [place == 1 for place in outcome.places] == [s.is_cuckoo(seat) for seat in range(3)]


SIZES = Option("nests", "loose", choices=("loose", "dense", "free"), seats={"loose": (4,), "dense": (3, 5)})


def test_a_choice_may_be_only_for_so_many_players() -> None:
    assert [SIZES.usual(seats) for seats in (3, 4, 5)] == ["dense", "loose", "dense"]
    assert SIZES.usual(6) == "free"  # for any number, for it names none
    assert resolve([SIZES], {"nests": "free"}, 4) == {"nests": "free"}
    with pytest.raises(BadOptions, match="option nests: dense is for 3, 5 players, not 4"):
        resolve([SIZES], {"nests": "dense"}, 4)
    assert SIZES.schema()["seats"] == {"loose": [4], "dense": [3, 5]}


def test_the_fewest_seats_are_those_that_the_options_allow() -> None:
    game = Magpies()
    assert game.counts(None) == [3, 4]
    game.options = (*game.options, SIZES)
    assert game.counts({"nests": "loose"}) == [4]
    assert game.new(options={"nests": "loose"}).seats == 4
    assert game.new(options={"nests": "dense"}).seats == 3
    with pytest.raises(BadOptions, match="nests: loose is for 4 players, not 3"):
        game.new(3, options={"nests": "loose"})


def test_an_option_that_needs_another_is_refused_without_it() -> None:
    with pytest.raises(BadOptions, match="hatch: means something only with cuckoo"):
        dealt(cuckoo=False, hatch=2)
    assert dealt(cuckoo=False, hatch=3).roles.cards == [0, 0, 0]


def possible(s: Table, seat: int) -> set[str]:
    """Every table that is possible for all the seat knows, by brute force."""
    piles = [s.deck, *s.nests, s.roles]
    knows = [[bits >> seat & 1 for bits in pile.known] for pile in piles]
    unknown = [
        [card for card, known in zip(pile.cards, mine, strict=True) if not known]
        for pile, mine in zip(piles, knows, strict=True)
    ]
    all_trinkets, all_roles = set(permutations(chain(*unknown[:-1]))), set(permutations(unknown[-1]))
    warmths = [s.warmth] if s.is_cuckoo(seat) else range(min(s.round, s.hatch - 1) + 1)
    tables = set()
    for trinkets, roles, warmth in product(all_trinkets, all_roles, warmths):
        deal = iter(trinkets + roles)
        filled = [
            [card if known else next(deal) for card, known in zip(pile.cards, mine, strict=True)]
            for pile, mine in zip(piles, knows, strict=True)
        ]
        tables.add(json.dumps([filled, warmth]))
    return tables


def written(s: State) -> str:
    """A table in the words of `possible`."""
    assert isinstance(s, Table)
    return json.dumps([[pile.cards for pile in [s.deck, *s.nests, s.roles]], s.warmth])


def test_every_possible_world_is_imagined_equally_often() -> None:
    looked_at: Counter[str] = Counter()
    for seed in range(6):
        state = FEW.new(seats=3, seed=seed)
        for _ in moves(state, seeded(seed)):
            assert isinstance(state, Table)
            seat = seed % 3
            worlds = sorted(possible(state, seat))
            if 1 < len(worlds) <= 60 and looked_at[state.top.name] < 6:
                looked_at[state.top.name] += 1
                found = Counter(written(state.imagine(seat, seeded(k))) for k in range(30 * len(worlds)))
                assert set(found) <= set(worlds)
                assert against_expected([found[world] for world in worlds], [30.0] * len(worlds)) < STRANGE
    assert set(looked_at) == {"turn", "bell", "lay", "night"}


def test_an_eager_bird_seldom_gives_its_first_answer() -> None:
    state = dealt()
    case = Case(TOY, {"seats": 3, **TOY.defaults}, 0)
    assert case.new().same(state)
    rng = seeded(0)
    eager = [choose(state, state.current, rng, eager=True) for _ in range(200)]
    assert eager.count(TOY.parse("draw")) < 20


def test_a_step_that_names_nothing_to_reach_for_has_no_near_misses() -> None:
    s = dealt()
    step = Step[Table]("plain", "turn", 0, int(TOY.actions) - 1)
    assert step.near(s, s.turn()[0]) == []
    assert s.near(s.turn()[0]) == s.top.illegal(s, s.turn()[0])
