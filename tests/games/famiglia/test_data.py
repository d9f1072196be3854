"""The printed facts: where they come from, how they are corrected, how a wrong file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import igroteka
from igroteka.core.game import Game
from igroteka.registry import folder
from tests.games.covers import covers
from tests.games.famiglia.table import hand, play, table

SHIPPED = (folder("famiglia") / "data.toml").read_text(encoding="utf-8")


def edited(tmp_path: Path, old: str, new: str) -> Game:
    """The game with one place of its data file changed."""
    assert SHIPPED.count(old) >= 1
    (tmp_path / "famiglia.toml").write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return igroteka.game("famiglia", data=tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[copies]", "[copies", "is not TOML"),
        ("[street]", "[road]", "street: is missing"),
        ("value = 6", "", "a fact is a table with value and source"),
        ("value = [5, 4, 3, 2, 1]", 'value = "many"', "copies: must be a row of 5 numbers"),
        ("value = [5, 4, 3, 2, 1]", "value = [5, 4, 3, 2]", "copies: must be a row of 5 numbers"),
        ("value = [5, 4, 3, 2, 1]", "value = [5, 4, 3, 2, 8]", "copies[4]: must be from 0 to 7, not 8"),
        ("value = [5, 4, 3, 2, 1]", "value = [1, 4, 3, 2, 1]", "copies[0]: two starting sets need at least 2 zeros"),
        ("value = [5, 4, 3, 2, 1]", "value = [2, 1, 0, 0, 0]", "copies: the deck must be larger than the street"),
        ("value = 6", 'value = "six"', "street: must be a whole number, not 'six'"),
        ("value = 6", "value = 6.0", "street: must be a whole number, not 6.0"),
        ("value = 6", "value = true", "street: must be a whole number, not True"),
        ("value = 6", "value = 0", "street: must be from 1 to 12, not 0"),
        ("value = [1, 3, 6, 10, 15]", "value = [1, 3, 6, 10, -1]", "points.I[4]: must be from 0 to 99, not -1"),
        ("[points.M]", "[points.X]", "points.M: is missing"),
        ("[street]", '[bonus]\nvalue = 1\nsource = "ours"\n[street]', "bonus: the game has no such fact"),
        ('source = "book"', 'source = "hearsay"', "copies.source: must be one of book, derived, third-party, ours"),
        ('source = "book"', "", "copies.source: must be one of"),
        ('source = "book"', 'source = "book"\nsorce = "x"', "copies.sorce: unknown field"),
        ("[copies]", "extra = 3\n[copies]", "extra: a fact is a table with value and source"),
    ],
)
def test_a_wrong_file_is_refused_with_file_field_and_reason(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(igroteka.BadData) as refusal:
        edited(tmp_path, old, new)
    assert str(refusal.value).startswith("famiglia.toml: ")
    assert said in str(refusal.value)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(igroteka.BadData, match=r"there is no file <game>\.toml in it"):
        igroteka.game("famiglia", data=tmp_path)
    (tmp_path / "famiglia.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(igroteka.BadData, match=r"famiglia\.toml: cannot be read"):
        igroteka.game("famiglia", data=tmp_path)


@covers("points")
def test_corrected_points_change_the_score_the_fingerprint_and_the_list_of_changes(tmp_path: Path) -> None:
    shipped, mine = igroteka.game("famiglia"), edited(tmp_path, "[1, 3, 6, 10, 15]", "[1, 3, 6, 10, 16]")
    scores = []
    for game in (shipped, mine):
        s = table(street="I0", hands=("I4", "M4"), step="recruit", passes=1, game=game)
        play(s, "pass")
        outcome = s.outcome()
        assert outcome is not None
        scores.append(outcome.scores)
    assert scores == [[15, 10], [16, 10]]
    assert mine.data.fingerprint != shipped.data.fingerprint
    assert mine.data.changes == ["points.I: [1, 3, 6, 10, 15] -> [1, 3, 6, 10, 16]"]
    assert shipped.data.changes == []


@covers("R27", "tie")
def test_the_strongest_card_is_the_one_of_the_highest_value_whatever_it_is_worth(tmp_path: Path) -> None:
    game = edited(tmp_path, "[1, 3, 6, 10, 15]", "[1, 3, 6, 16, 20]")
    s = table(street="I0", hands=("I3", "A4 A3"), step="recruit", passes=1, game=game)
    play(s, "pass")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [16, 16]
    assert outcome.places == [2, 1]


def test_a_corrected_source_or_note_changes_nothing(tmp_path: Path) -> None:
    mine = edited(tmp_path, 'source = "third-party"', 'source = "ours"')
    assert mine.data.fingerprint == igroteka.game("famiglia").data.fingerprint
    assert mine.data.changes == []


def test_a_position_of_other_facts_is_refused(tmp_path: Path) -> None:
    mine = edited(tmp_path, "[1, 3, 6, 10, 15]", "[1, 3, 6, 10, 16]")
    with pytest.raises(igroteka.BadRecord, match=r"position\.data"):
        mine.load(igroteka.game("famiglia").new(seed=1).dump())


@covers("setup", "street")
def test_corrected_copies_and_street_are_dealt(tmp_path: Path) -> None:
    s = edited(tmp_path, "[5, 4, 3, 2, 1]", "[4, 4, 3, 2, 1]").new(seed=2)
    assert s.view(0)["deck"] == 48 - 6
    s = edited(tmp_path, "value = 6", "value = 3").new(seed=2)
    street = s.view(0)["street"]
    assert isinstance(street, list)
    assert len(street) == 3
    assert hand(s) == "I0 A0 B0 M0"


def test_every_fact_names_its_source() -> None:
    data = igroteka.game("famiglia").data
    assert set(data.facts) == set(data.sources) == {"copies", "street", "points.I", "points.A", "points.B", "points.M"}
