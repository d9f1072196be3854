"""The table of the two-player bot: it is what it claims to be, and the engine agrees."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import igroteka
from igroteka.core.chance import seeded
from igroteka.games.pechenka.cards import CHARACTERS
from igroteka.games.pechenka.equilibrium import Equilibrium
from igroteka.games.pechenka.state import Pechenka
from igroteka.registry import folder
from solve.pechenka.__main__ import main
from solve.pechenka.judge import FIRST, SECOND, judge
from solve.pechenka.regrets import Regrets
from solve.pechenka.sets import APART, DECLARED, HAND_CARDS
from solve.pechenka.stakes import PAID, STAKES
from solve.pechenka.table import pack, unpack
from tests.games.pechenka.by_hand import ByHand
from tests.games.pechenka.kuhn import kuhn_value

FILE = folder("pechenka") / "equilibrium.bin"


@cache
def plans():
    return unpack(FILE.read_bytes())


def big_hunt(seats: int = 2, seed: int = 0, **options: object) -> Pechenka:
    state = igroteka.game("pechenka").new(seats, seed, {"variant": "big_hunt", **options})
    assert isinstance(state, Pechenka)
    return state


def test_the_solver_finds_the_value_of_kuhn_poker() -> None:
    assert kuhn_value(1000) == pytest.approx(-1 / 18, abs=1e-4)


def test_the_solver_finds_the_hunt_for_a_target_that_both_know() -> None:
    paid = PAID[CHARACTERS.index("K")]
    mine, theirs = (Regrets(np.full(6, 1 / 6), 0) for _ in range(2))
    for sweep in range(1, 3000):
        mine.learn(paid @ theirs.odds)
        mine.remember(np.ones(1), sweep**2)
        theirs.learn(-paid.T @ mine.odds)
        theirs.remember(np.ones(1), sweep**2)
    odds = dict(zip(CHARACTERS, mine.average(), strict=True))
    x = odds["X"]  # worked out on paper: any share from 1/5 to 1/3 will do, .25 in the specification, the others follow
    assert 0.2 <= x <= 1 / 3
    assert odds == pytest.approx({"T": (1 - x) / 2, "X": x, "S": x, "B": (1 - 3 * x) / 2, "P": 0, "K": 0}, abs=0.002)


def test_the_average_counts_a_decision_as_often_as_it_comes_about() -> None:
    decision = Regrets(np.full(2, 0.5), 0)
    for odds, reach in ([1.0, 0.0], 0.3), ([0.0, 1.0], 0.1):
        decision.odds = np.array(odds)
        decision.remember(np.array([reach]), 1.0)
    assert decision.average() == pytest.approx([0.75, 0.25])


def test_the_command_tells_when_a_table_is_not_good_enough(tmp_path: Path, monkeypatch, capsys) -> None:
    file = tmp_path / "early.bin"
    monkeypatch.setattr("sys.argv", ["solve", "--sweeps", "20", "--file", str(file)])
    assert main() == 1
    early = judge(*unpack(file.read_bytes()))
    assert 0.02 < early.exploitability < 0.5  # even odds have 2.6
    assert f"exploitability {early.exploitability:.5f}" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["solve", "--check"])
    assert main() == 0


def test_nobody_gains_more_than_two_hundredths_of_a_coin_by_knowing_the_table() -> None:
    verdict = judge(*plans())
    assert verdict.first >= verdict.value >= -verdict.second
    assert verdict.exploitability <= 0.02
    about = json.loads(FILE.read_bytes().partition(b"\n")[0])
    assert verdict.value == pytest.approx(about["value"], abs=1e-3)
    assert about["stakes"] == STAKES


def test_the_judge_notices_a_plan_that_never_lies() -> None:
    first, second = plans()
    honest = np.zeros_like(first["declare"])
    honest[np.arange(30), HAND_CARDS[:, 0]] = 1.0
    assert judge({**first, "declare": honest}, second).exploitability > 0.05


def test_a_table_written_and_read_is_the_same_table() -> None:
    first, second = plans()
    assert judge(*unpack(pack(first, second, {}))) == pytest.approx(judge(first, second), abs=1e-4)


@pytest.mark.parametrize("case", range(6))
def test_the_engine_pays_what_the_solver_reckons(case: int) -> None:
    leads, rng = case % 2 == 0, np.random.default_rng(case)
    me, other, plan = (FIRST, SECOND, plans()[1]) if leads else (SECOND, FIRST, plans()[0])
    reckoned = {}

    def decide(name, values):
        reckoned[name] = values
        return np.max(values, me.axes[name], where=me.legal[name] > 0, initial=-np.inf)

    facing = other.facing(plan)
    me.walk(facing, decide)
    hand, origin = (int(rng.integers(n)) for n in (30, 6))
    told = APART[hand] @ facing.acted.sum(axis=(0, 1))
    tale = int(rng.choice(150, p=told / told.sum()))
    by_hand = ByHand(leads, HAND_CARDS[hand].tolist(), DECLARED[tale].tolist(), origin, (case % 2, case // 2 % 2))
    for act in range(3):
        if leads:  # the other may cover its cards in two orders
            value, worth = by_hand.value(act, None) * 2, reckoned["act"][act, hand, tale]
        else:  # and the first player, moreover, may begin with any character
            value = sum(by_hand.value(theirs, act) for theirs in range(3)) * 12 / 720
            worth = reckoned["act"][:, act, hand, tale].sum()
        assert value == pytest.approx(worth, rel=1e-3)


@pytest.mark.parametrize("seed", range(20))
def test_every_answer_in_any_round_has_odds(seed: int) -> None:
    table, rng = Equilibrium(), seeded(seed)
    s = big_hunt(seed=seed)
    assert table.knows(s)
    while s.turn():
        for seat in s.turn():
            legal, imagined = s.legal(seat), s.imagine(seat, rng)
            assert isinstance(imagined, Pechenka)
            odds = table.weigh(s, seat, legal)
            assert len(odds) == len(legal) and min(odds) >= 0 and max(odds) == 65535
            assert odds == table.weigh(imagined, seat, legal)
            s.play(seat, legal[rng.below(len(legal))])


def test_another_payment_of_equal_hunters_is_another_game() -> None:
    assert not Equilibrium().knows(big_hunt(multi_hunter_pays="first"))


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_are_another_game(seats: int) -> None:
    assert not Equilibrium().knows(big_hunt(seats))


def test_corrected_coins_are_another_game(tmp_path: Path) -> None:
    facts = (folder("pechenka") / "data.toml").read_text("utf-8")
    corrected = re.sub(r"(\[big_hunt\.target\][^\[]*value = )3", r"\g<1>2", facts)
    assert corrected != facts
    (tmp_path / "pechenka.toml").write_text(corrected, "utf-8")
    state = igroteka.game("pechenka", tmp_path).new(2)
    assert isinstance(state, Pechenka) and not Equilibrium().knows(state)
