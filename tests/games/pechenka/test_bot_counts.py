"""What the bots of «Печенька» count with: deals, beliefs, reputations, regrets."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from igroteka.bots import bot
from igroteka.bots.regret_matching import Regrets
from igroteka.core.chance import seeded
from igroteka.games.pechenka.actions import DECLARE, HUNT, OPEN, PEEK
from igroteka.games.pechenka.bot.big_hunt.hunt import bags
from igroteka.games.pechenka.bot.big_hunt.reputation import Reputation
from igroteka.games.pechenka.bot.everyone.belief import Belief, reputations
from igroteka.games.pechenka.bot.everyone.deal_counts import DealCounts
from igroteka.games.pechenka.bot.weighted_deals import chances, draw, endings
from igroteka.games.pechenka.cards import CHARACTERS, SHIELD, SWORD, at, hunter_of, pack, prey_of
from igroteka.games.pechenka.deals import deals
from igroteka.games.pechenka.rounds.remember import remember
from igroteka.games.pechenka.score import bag
from igroteka.games.pechenka.state import Pechenka
from tests.games.pechenka.fresh import new
from tests.games.pechenka.table import everyone, play, show


def ambush(roles: str) -> Pechenka:
    """A round of «Каждый сам за себя» with these roles."""
    s = everyone(roles)
    assert isinstance(s, Pechenka)
    return s


def test_a_sword_tells_whom_its_owner_hunts() -> None:
    s = ambush("P B S T")
    show(s, "T P P P", "S sword hill hill")
    before = [Belief(DealCounts(), s, 0).hopes(s, CHARACTERS.index(role))[1] for role in "BST"]
    assert before[0] == before[1]
    play(s, "before 3")
    after = [Belief(DealCounts(), s, 0).hopes(s, CHARACTERS.index(role))[1] for role in "BST"]
    # All but 1 have shown P. So 1 is the prey of a T, who would have known.
    assert after[2] < before[2] - 0.2
    assert after[0] > before[0]
    assert sum(after) == pytest.approx(1.0)


def test_whoever_strikes_blindly_is_known_for_it() -> None:
    s = new(4, 3)
    rng = seeded(2)
    bots = [bot("random"), bot("quick"), bot("quick"), bot("quick")]
    while s.round < 3:
        seat = s.turn()[0]
        s.play(seat, bots[seat].choose(s, seat, rng))
    doubt = reputations(DealCounts(), s)
    assert doubt[0] > 0.5 > max(doubt[1:])


def test_liars_and_simple_hunters_are_remembered() -> None:
    s = new(4, 3, variant="big_hunt")
    while s.round == 0:
        seat = s.turn()[0]
        role = at(s.roles, seat)
        if s.top.name == "declare":
            s.play(seat, DECLARE + (role + 1) % 6 if seat == 0 else DECLARE + role)
        elif s.top.name == "act":
            s.play(seat, PEEK if seat < 2 else OPEN if seat == 2 else OPEN + 2)
        else:
            wanted = HUNT + (at(s.roles, s.house.target) + 5) % 6
            legal = s.legal(seat)
            s.play(seat, wanted if wanted in legal and seat == 3 else legal[0] if legal[0] != wanted else legal[1])
    fame = Reputation(s)
    assert fame.honesty[0] < fame.honesty[2] == fame.honesty[3] < fame.honesty[1]
    hit = at(s.past[0].hunts, 3) - 1 == (at(s.past[0].roles, s.house.target) - 1 + 5) % 6
    assert (fame.plain[3] > fame.plain[0]) == hit


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_prey_and_hunter_are_counted_over_every_deal_that_fits(seats: int) -> None:
    counts, s, chance = DealCounts(), new(seats), seeded(3)
    for _ in range(60):
        s.played = 0
        for _ in range(2 * seats):
            s.lay(chance.below(seats), chance.below(seats))
        seat, role = chance.below(seats), chance.below(seats)
        can = [0b111111 >> (6 - seats) & ~(s.played >> (9 * other)) for other in range(seats)]
        can[seat] = 1 << role
        fitting = deals(can)
        known = counts.suspects(s.house, s.played, seat, role)
        assert known.deals == len(fitting)
        for other in set(range(seats)) - {seat}:
            prey = [deal for deal in fitting if at(deal, other) == prey_of(role, seats)]
            hunter = [deal for deal in fitting if at(deal, other) == hunter_of(role, seats)]
            assert known.right(SWORD, seat, other) == len(prey)
            assert known.right(SHIELD, seat, other) == len(hunter)


def test_weighed_deals_are_drawn_and_counted_as_they_are_worth() -> None:
    weights = [[0.0, 2.0, 1.0, 1.0], [1.0, 1.0, 0.0, 3.0], [1.0, 1.0, 1.0, 0.0], [0.5, 1.0, 1.0, 1.0]]
    worth = {}
    for deal in permutations(range(4)):
        parts = [weights[place][role] for place, role in enumerate(deal)]
        worth[deal] = parts[0] * parts[1] * parts[2] * parts[3]
    whole = sum(worth.values())
    for place in range(4):
        exact = [sum(value for deal, value in worth.items() if deal[place] == role) / whole for role in range(4)]
        assert chances(weights, place) == pytest.approx(exact)
    rng, after = seeded(1), endings(weights)
    assert after[0] == pytest.approx(whole)
    drawn = Counter(draw(weights, after, rng) for _ in range(4000))
    for deal, value in worth.items():
        assert drawn[pack(list(deal))] / 4000 == pytest.approx(value / whole, abs=0.03)


@pytest.mark.parametrize(("seats", "pays"), [(2, "each"), (3, "each"), (3, "first"), (4, "first")])
def test_a_hunt_brings_what_the_engine_pays(seats: int, pays: str) -> None:
    s = new(seats, 1, variant="big_hunt", multi_hunter_pays=pays)
    target = at(s.roles, s.house.target)
    for cards in product(range(6), repeat=seats):
        round = remember(s, pack([card + 1 for card in cards]), ended=True)
        paid = [sum(bag(s, round, seat)) - s.facts.guaranteed for seat in range(seats)]
        assert bags(s, list(cards), target) == paid


def test_regrets_find_the_mix_that_nobody_can_use() -> None:
    """Rock, scissors, paper, where scissors lose double: on paper a quarter, a quarter and a half."""
    pays = [[0.0, 2.0, -1.0], [-2.0, 0.0, 1.0], [1.0, -1.0, 0.0]]
    mine, theirs = Regrets(3), Regrets(3)
    for _ in range(4000):
        plan, reply = list(mine.plan), list(theirs.plan)
        mine.learn([sum(pays[a][b] * reply[b] for b in range(3)) for a in range(3)])
        theirs.learn([-sum(pays[a][b] * plan[a] for a in range(3)) for b in range(3)])
    mix = [share / sum(mine.shares) for share in mine.shares]
    assert mix == pytest.approx([0.25, 0.25, 0.5], abs=0.02)
