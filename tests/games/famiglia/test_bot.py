"""What the bots know about Famiglia: the exact endgame, and sound judgement before it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

import igroteka
from igroteka.bots import bot
from igroteka.bots.arena import Meeting, Pair
from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.games.famiglia.bot import FamigliaHeuristics
from igroteka.games.famiglia.bot.card_values import standing
from igroteka.games.famiglia.bot.endgame import UNKNOWN, Endgame
from igroteka.games.famiglia.bot.reachable import reachable
from igroteka.games.famiglia.cards import kind_named
from igroteka.parallel import meet
from tests.games.famiglia.brute_force import BruteForce, TooBig
from tests.games.famiglia.table import may, step, street, table

ENOUGH = 10**9
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"brute_reduction": "up_to"},
    {"merc_for_merc": False},
    {"merc_with_pair": False},
    {"refill_end_extra_round": False},
    {"bottom_after_draw": True},
)
ALL = [f"{family}{value}" for family in "IABM" for value in range(5) for _ in range(5 - value)]


def late(chance: random.Random, passage: int, street: int, deck: int, under: int) -> Any:
    """Any late position: a few cards in play, the rest in the second player's area."""
    cards = ALL.copy()
    chance.shuffle(cards)
    if passage == 2:  # no 0 is left in the deck
        cards.sort(key=lambda card: card[1] == "0")

    def deal(number: int) -> str:
        return " ".join(cards.pop(0) for _ in range(number))

    deck_cards, under_cards, street_cards = deal(deck), deal(under), deal(street)
    chance.shuffle(cards)
    return table(
        street=street_cards,
        deck=deck_cards,
        under=under_cards,
        hands=(deal(chance.randint(2, 5)), deal(chance.randint(2, 4))),
        areas=(deal(chance.randint(0, 3)), ""),
        passage=passage,
        current=chance.randint(0, 1),
        starter=chance.randint(0, 1),
        passes=chance.randint(0, 1),
        options=chance.choice(OPTIONS),
    )


def check(s: Any, limit: int) -> bool:
    """Is the solver right about a position, and in all that its player may do first? False: too big to try."""
    seat = s.turn()[0]
    try:
        truth = BruteForce(seat, limit).values(s)
    except TooBig:
        return False
    solver = Endgame(seat, ENOUGH)
    for action, value in truth.items():
        assert solver.after(s, action) == pytest.approx(value, abs=1e-10), s.dump()
    answer = Endgame(seat, ENOUGH).best(s)
    assert truth[answer] == pytest.approx(max(truth.values()), abs=1e-10), s.dump()
    return True


def test_with_the_deck_gone_it_is_exact():
    chance = random.Random(1)
    positions = [late(chance, 3, chance.randint(1, 5), 0, 0) for _ in range(150)]
    assert sum(check(s, 500) for s in positions) > 75


def test_with_few_cards_in_the_deck_it_is_exact():
    chance = random.Random(2)
    positions = [late(chance, 2, chance.randint(1, 2), chance.randint(1, 3), chance.randint(0, 1)) for _ in range(60)]
    assert sum(check(s, 500) for s in positions) > 12


def test_in_the_middle_of_a_turn_it_is_exact():
    chance = random.Random(3)
    seen: dict[str, int] = {}
    for _ in range(200):
        s = late(chance, 3, chance.randint(2, 5), 0, 0)
        for _ in range(chance.randint(1, 4)):
            actions = s.legal(s.turn()[0])
            s.play(s.turn()[0], actions[chance.randrange(1, len(actions)) if len(actions) > 1 else 0])
            if not s.turn():
                break
        if s.turn() and check(s, 200):
            seen[step(s)] = seen.get(step(s), 0) + 1
    assert min(seen.get(name, 0) for name in ("brute", "threaten", "recruit", "take-back", "give")) > 3, seen


def test_a_budget_too_small_is_admitted():
    s: Any = table("I1 A1 B1 M1", ("I0 I0 A0 B0 B0", "I0 A0 A0 B0 M0"), deck="I2 A2 B2", passage=2)
    assert Endgame(0, 50).best(s) == UNKNOWN
    assert heuristics_of(s.game).solve(s, 0, 50) == UNKNOWN


def test_the_bot_plays_the_proven_answer():
    """B2 and I1 bring three points each, but I1 is also the only card that the other could take."""
    s = table("B2 I1", ("I0 I0 B1 B1", "I0 I0 A0"), deck="", passage=3, starter=0)
    for seed in range(5):
        chosen = [bot("search:1").choose(s, 0, seeded(seed))]
        s_after = s.clone()
        s_after.play(0, chosen[0])  # no Brute yet
        chosen.append(bot("search:1").choose(s_after, 0, seeded(seed)))
        assert [s.game.notation(action) for action in chosen] == ["no brute", "recruit I1 with pair"]


def walks(number: int, seed: int) -> Iterator[Any]:
    """Positions on the way through games in which nobody passes if he need not."""
    game = igroteka.game("famiglia")
    chance = random.Random(seed)
    for k in range(number):
        s = game.new(seed=seed * 1000 + k, options=chance.choice(OPTIONS), telling=False)
        while turn := s.turn():
            legal = s.legal(turn[0])
            s.play(turn[0], legal[chance.randrange(1 if len(legal) > 1 else 0, len(legal))])
            yield s


def test_standing_is_who_would_win_now():
    for s in walks(8, 5):
        outcome = s.game.parts.score(s)
        for seat in (0, 1):
            now = standing(s, seat)
            assert outcome.share(seat) == (1.0 if now > 0 else 0.0 if now < 0 else 0.5)


def recruits(s: State, seat: int) -> set[int]:
    """Every kind that the player can recruit before this turn ends."""
    found: set[int] = set()
    stack = [s]
    seen = set()
    while stack:
        here = stack.pop()
        for action in here.legal(seat):
            words = here.game.notation(action).split()
            if words[0] == "recruit":
                found.add((action - 85) // 20)
            elif words[0] not in ("pass", "discard"):
                next = here.clone()
                next.play(seat, action)
                key = str({**next.dump(), "secret": 0})
                if key not in seen:
                    seen.add(key)
                    stack.append(next)
        if len(seen) > 400:
            raise TooBig
    return found


def test_a_card_out_of_reach_is_out_of_reach():
    chance = random.Random(6)
    certain = hopeful = 0
    for _ in range(80):
        s = late(chance, 3, chance.randint(2, 6), 0, 0)
        seat = s.turn()[0]
        try:
            can = recruits(s, seat)
        except TooBig:
            continue
        for kind in {kind_named(card) for card in street(s).split()}:
            if reachable(s, kind):
                hopeful += kind not in can
            else:
                certain += 1
                assert kind not in can, (kind, s.dump())
    assert certain > 50
    assert hopeful < certain / 10


def test_the_evaluation_is_fair_to_both():
    heuristics = FamigliaHeuristics()
    for s in walks(3, 7):
        mine, theirs = heuristics.evaluate(s, 0), heuristics.evaluate(s, 1)
        assert heuristics.values(s) == pytest.approx([mine, theirs])
        if s.turn():
            assert mine + theirs == pytest.approx(1.0)
            odds = heuristics.weigh(s, s.turn()[0], s.legal(s.turn()[0]))
            assert len(odds) in (0, len(s.legal(s.turn()[0])))
            assert all(part >= 0 for part in odds)
            assert heuristics.answer(s, s.turn()[0], seeded(1)) in s.legal(s.turn()[0])


def test_a_second_pass_is_a_win_for_whoever_leads():
    s = table("M0", ("I1", "I0"), step="recruit", current=0, passes=1)
    assert heuristics_of(s.game).evaluate(s, 0) == 1.0
    for name in ("greedy", "search:30"):
        assert s.game.notation(bot(name).choose(s, 0, seeded(1))) == "pass"


def test_whoever_does_not_lead_never_passes_while_he_can_recruit():
    s = table("A0 I3 A3 A4 B4 M2", ("I0 A0 B0 M0", "I0 A0 B0 M0"))
    assert may(s) == ["pass", "recruit A0 free"]
    assert s.game.notation(bot("search:50").choose(s, 0, seeded(1))) == "recruit A0 free"


def test_behind_with_nothing_to_take_the_street_is_refreshed():
    s = table("I3 A3", ("I0 A0 B0", "I1 A0 B0 M0"))
    for name in ("greedy", "search:50"):
        assert s.game.notation(bot(name).choose(s, 0, seeded(1))).startswith("discard")


def test_corrected_points_are_played_for(tmp_path):
    """The evaluation reads the points of the box, not those it was made with."""
    shipped = igroteka.game("famiglia")
    text = shipped.data.text.replace("value = [1, 3, 6, 10, 15]", "value = [1, 3, 6, 10, 0]")
    (tmp_path / "famiglia.toml").write_text(text, encoding="utf-8")
    cheap = igroteka.game("famiglia", tmp_path)
    values = [heuristics_of(game).evaluate(table("A0", ("I4", "M3"), game=game), 0) for game in (shipped, cheap)]
    assert values[0] > values[1]


def mean(pairs: Iterable[Pair]) -> float:
    """The mean score."""
    scores = [pair.score for pair in pairs]
    return sum(scores) / len(scores)


@pytest.mark.long
def test_each_bot_beats_the_simpler_one():
    assert mean(meet(Meeting("famiglia", None, "greedy", "random", 0, {}, 1), 20, 1)) > 0.85
    assert mean(meet(Meeting("famiglia", None, "search:40", "greedy", 0, {}, 3), 3, 1)) > 0.6


def test_without_the_brute_there_is_nothing_to_take():
    """Who declines to use him must pass, and the other, who leads, ends the game."""
    s = table("I1 M4", ("I0 B1", "I1 A0"), step="brute")
    assert s.game.notation(bot("greedy").choose(s, 0, seeded(1))) == "brute 1"
    s.play(0, s.game.parse("no brute"))
    assert heuristics_of(s.game).evaluate(s, 0) == 0.0
