"""The mathematics of the arena, against numbers worked out by hand."""

from __future__ import annotations

import pytest

from igroteka.bots.ratings import Rating, Sprt, elo, expected


def test_elo():
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.8485, abs=1e-3)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-190.8485, abs=1e-3)
    assert expected(20) == pytest.approx(0.5287505, abs=1e-6)
    assert expected(elo(0.6)) == pytest.approx(0.6)


def test_the_error_comes_from_the_spread_of_pairs():
    rating = Rating([1.0, 0.5, 0.5, 1.0])
    # mean 3/4, variance (4 · 1/16) / 3 = 1/12, error 1.96 · sqrt(1/48)
    assert rating.score == 0.75
    assert rating.error == pytest.approx(0.282901, abs=1e-5)
    assert rating.elo == pytest.approx(190.85, abs=0.01)
    assert rating.least == pytest.approx(elo(0.467099), abs=0.01)
    assert rating.most == pytest.approx(elo(1 - 1 / 16))  # no further than half a game short of all


def test_pairs_that_always_split_have_no_error():
    assert Rating([0.5] * 10).error == 0


def test_one_pair_says_nothing():
    assert Rating([1.0]).error == 0.5


def test_all_won_is_a_finite_number():
    rating = Rating([1.0] * 100)
    assert rating.elo == pytest.approx(elo(1 - 1 / 400))
    assert Rating([0.0] * 100).elo == pytest.approx(-rating.elo)


def test_evidence_by_hand():
    sprt = Sprt()
    for score in (1.0, 0.5, 0.5, 1.0):
        sprt.add(score)
    # spread (4 · 1/16 + 1/4) / 4 = 1/8; 4 · 0.0287505 · (1.5 - 1.0287505) / (2/8)
    assert sprt.evidence() == pytest.approx(0.216774, abs=1e-5)
    assert sprt.verdict == ""


def test_eight_clean_pairs_decide():
    sprt = Sprt()
    for number in range(1, 12):
        sprt.add(1.0)
        assert (sprt.verdict == "better") == (number >= 8)
    assert sprt.needed == 8


def test_equal_bots_are_not_better():
    sprt = Sprt()
    for number in range(2000):
        sprt.add((0.0, 0.5, 1.0, 0.5)[number % 4])
    assert sprt.verdict == "not better"
    assert sprt.needed < 2000


def test_a_verdict_stays():
    sprt = Sprt()
    for _ in range(8):
        sprt.add(1.0)
    for _ in range(50):
        sprt.add(0.0)
    assert sprt.verdict == "better"
    assert sprt.evidence() < 0
