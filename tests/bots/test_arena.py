"""`igroteka arena`."""

from __future__ import annotations

import json
import re

import pytest

import igroteka
from igroteka.bots.arena import Meeting, Pair, Side, are_secret, deal, match, pair, turns, won
from igroteka.bots.ratings import Rating
from igroteka.cli import main
from igroteka.cli.arena import by_side
from igroteka.core.chance import keyed
from igroteka.core.outcome import Outcome
from igroteka.parallel import meet
from tests.laws.cases import ROOKS, TOY
from tests.shelf import put_on_the_shelf

GAME = igroteka.names()[0]


def arena(capsys, *words):
    """What the command prints, on stdout and stderr, and its exit code."""
    code = main(["arena", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_one_json_object(capsys):
    code, out, err = arena(capsys, GAME, "greedy", "random", "--pairs", "6", "--seed", "9", "--jobs", "1", "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert report["pairs"] == 6
    assert 0.5 < report["score"] <= 1
    assert report["elo"] > 0
    assert report["error"] >= 0
    assert 0.5 < report["wins"] <= 1
    assert report["wins_error"] >= 0
    assert report["wins_par"] == 0.5
    assert report["elo_interval"][0] <= report["elo"] <= report["elo_interval"][1]
    assert report["bots"] == ["greedy", "random"]


def test_the_number_of_processes_changes_nothing(capsys):
    words = (GAME, "search:5", "random", "--pairs", "4", "--seed", "3", "--json")
    assert arena(capsys, *words, "--jobs", "1") == arena(capsys, *words, "--jobs", "2")


def test_the_seed_matters(capsys):
    reports = {arena(capsys, GAME, "random", "random", "--pairs", "20", "--jobs", "1", "--seed", s)[1] for s in "123"}
    assert len(reports) == 3


def test_for_people(capsys):
    code, out, _ = arena(capsys, GAME, "greedy", "random", "--pairs", "3", "--jobs", "1")
    assert code == 0
    assert out.startswith(f"greedy against random, {GAME}, 3 pairs, seed 0\n")
    assert "score" in out
    assert "± " in out
    assert "Elo" in out
    assert "SPRT   0 against +20 Elo: undecided" in out


def test_sprt_stops_when_it_knows(capsys):
    words = (GAME, "greedy", "random", "--pairs", "60", "--jobs", "1", "--json", "--sprt")
    report = json.loads(arena(capsys, *words)[1])
    assert report["sprt"]["verdict"] == "better"
    assert report["pairs"] == report["sprt"]["pairs"] < 60


def test_a_pair_is_the_same_deal_from_every_seat():
    """A bot against itself: what one seat wins the other loses, if both draw the same luck."""
    meeting = Meeting(GAME, None, "random", "random", 0, {}, 5)
    scores = list(meet(meeting, 30, 1))
    assert scores == [pair(meeting, number) for number in range(30)]
    assert 0.3 < sum(pair.score for pair in scores) / 30 < 0.7


def test_a_shared_victory_is_a_fraction_of_one():
    outcome = Outcome("done", [3, 1, 3, 0], [1, 3, 1, 4], [])
    assert [outcome.won(seat) for seat in range(4)] == [0.5, 0.0, 0.5, 0.0]
    assert Outcome("done", [3, 1], [1, 2], []).won(0) == 1.0


@pytest.mark.long
def test_one_against_several(capsys):
    """With more seats than two par is less than one half of the matches, but still one half of the rivals."""
    name, seats = next(
        (g.id, max(g.seat_counts)) for g in map(igroteka.game, igroteka.names()) if max(g.seat_counts) > 2
    )
    pairs = list(meet(Meeting(name, None, "random", "random", seats, {}, 5), 40, 1))
    assert sum(pair.score for pair in pairs) / 40 == pytest.approx(0.5, abs=0.1)
    assert sum(pair.wins for pair in pairs) / 40 == pytest.approx(1 / seats, abs=0.1)
    code, out, _ = arena(capsys, name, "random", "random", "--pairs", "3", "--jobs", "1", "--seats", str(seats))
    assert code == 0
    assert f"(par {100 / seats:.1f} %)" in out


def test_partners_are_the_same_bot_and_it_plays_each_side_equally(capsys, monkeypatch):
    put_on_the_shelf(monkeypatch, TOY)
    meeting = Meeting(TOY.id, None, "greedy", "random", 4, {"flock": "pairs"}, 5)
    assert turns(deal(meeting, 0)) == {0: [0, 2], 1: [1, 3]}
    for one in meet(meeting, 20, 1):
        # Of two matches of a deal it plays one on each side.
        assert one.wins == pytest.approx(sum(side.first for side in one.sides.values()) / 2)
        assert sum(side.wins for side in one.sides.values()) == pytest.approx(1)
    words = (TOY.id, "greedy", "random", "--seats", "4", "--option", "flock=pairs", "--pairs", "20", "--jobs", "1")
    told = arena(capsys, *words)[1]
    assert "(par 50.0 %)" in told
    assert re.search(
        r"  side 1  won [\d.]+ % ± [\d.]+, with greedy [\d.]+ % ± [\d.]+, gain [+-][\d.]+ ± [\d.]+\n  side 2  won", told
    )
    report = json.loads(arena(capsys, *words, "--json")[1])
    assert [row["side"] for row in report["sides"]] == ["1", "2"]
    assert sum(row["wins"] for row in report["sides"]) == pytest.approx(1)


def test_sides_that_were_secret_are_told_by_their_names(capsys, monkeypatch):
    put_on_the_shelf(monkeypatch, ROOKS)
    words = (ROOKS.id, "random", "random", "--seats", "5", "--pairs", "20", "--jobs", "1", "--json")
    report = json.loads(arena(capsys, *words)[1])
    assert [row["side"] for row in report["sides"]] == ["flock", "rooks"]
    assert report["wins_par"] is None
    assert all(0 < row["wins"] < 1 and row["wins_error"] > 0 and row["first_error"] > 0 for row in report["sides"])


def test_where_sides_are_secret_the_first_bot_plays_the_whole_of_one_and_par_is_the_second_alone(monkeypatch):
    put_on_the_shelf(monkeypatch, ROOKS)
    meeting = Meeting(ROOKS.id, None, "greedy", "random", 8, {}, 5)
    for number in range(4):
        secret = keyed(meeting.seed, number).secret()
        begun = deal(meeting, secret)
        sides = begun.game.parts.score(begun).sides
        assert turns(begun) == {
            side: [seat for seat in range(8) if sides[seat] == side] for side in dict.fromkeys(sides)
        }
        assert are_secret(begun)
        chance = keyed(meeting.seed, number)
        chance.secret()
        alone = {side: match(meeting, secret, seats, chance) for side, seats in turns(begun).items()}
        usual = match(meeting, secret, [], chance)
        for side, fared in pair(meeting, number).sides.items():
            assert (fared.wins, fared.first) == (won(usual, side), won(alone[side], side))


def test_a_gain_is_the_difference_on_the_same_deals():
    pairs = [Pair(0, 0, {0: Side("flock", won, first)}) for won, first in ((0, 1), (0, 1), (1, 1), (1, 0))]
    fared = by_side(pairs)["flock"]
    assert (fared.won.score, fared.first.score) == (0.5, 0.75)
    assert fared.gained[0] == pytest.approx(0.25)
    assert fared.gained[1] == pytest.approx(2 * Rating([1, 1, 0.5, 0]).error)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nogame", "greedy", "random"), "there is no game 'nogame'"),
        ((GAME, "clever", "random"), "there is no bot 'clever'"),
        ((GAME, "greedy", "search:none"), "there is no bot 'search:none'"),
        ((GAME, "greedy", "random", "--pairs", "0"), "pairs: must be a whole number from 1"),
        ((GAME, "greedy", "random", "--pairs", "many"), "pairs: must be a whole number from 1"),
        ((GAME, "greedy", "random", "--jobs", "-1"), "jobs: must be a whole number from 0"),
        ((GAME, "greedy", "random", "--seats", "77"), "seats: "),
        ((GAME, "greedy", "random", "--seed", "x"), "seed: must be a whole number"),
        ((GAME, "greedy", "random", "--option", "nonsense=1"), "option nonsense: unknown"),
        ((GAME, "greedy", "random", "--option", "nonsense"), "write it as name=value"),
    ],
)
def test_bad_input_is_one_sentence(capsys, words, told):
    code, out, err = arena(capsys, *words)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
