"""The printed facts: where they come from, how they are corrected, how a wrong file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import igroteka
from igroteka.core.game import Game
from igroteka.registry import folder
from tests.games.candy_empire.table import GAME, play, scores, table
from tests.games.covers import covers

SHIPPED = (folder("candy_empire") / "data.toml").read_text(encoding="utf-8")


def section(card: str, old: str, new: str) -> str:
    """The data file with one fact of a character changed."""
    head, _, rest = SHIPPED.partition(f"[cards.{card}]\n")
    body, gap, tail = rest.partition("\n\n")
    assert old in body
    return f"{head}[cards.{card}]\n{body.replace(old, new)}{gap}{tail}"


def box(tmp_path: Path, text: str) -> Game:
    """The game by this data file."""
    (tmp_path / "candy_empire.toml").write_text(text, encoding="utf-8")
    return igroteka.game("candy_empire", data=tmp_path)


WRONG = [
    (section("TOR", "value = 4", "value = 5"), "cards: copies must be 49 in all, not 50"),
    (section("KAR", "value = 3", "value = 4"), "cards.KAR.candies: the book says 3, not 4"),
    (
        section("KAR", "copies = { value = 6", "copies = { value = 2").replace(
            "value = 7, source", "value = 11, source"
        ),
        "cards.KAR.copies: the examples of the book need 3",
    ),
    (section("TOR", "value = 4", "value = 0"), "cards.TOR.copies: must be from 1 to 15"),
    (section("TOR", "two = { value = 3", "two = { value = 5"), "cards.TOR.two: must be from 0 to 4"),
    (
        section("POH", "two = { value = 0", "two = { value = 1").replace(
            'copies = { value = 6, source = "ours" }\ntwo = { value = 0',
            'copies = { value = 6, source = "ours" }\ntwo = { value = 1',
        ),
        "cards.POH.two: two players have no pair POH-KAR",
    ),
    (SHIPPED.replace("value = -", "value = "), "cards: at least one character costs candies"),
    (SHIPPED.replace("[cards.HIT]", "[cards.XXX]"), "cards.HIT.candies: is missing"),
    (SHIPPED.replace("SKU-VOR", "SKU-TOR"), "pairs.SKU-VOR: is missing"),
    (SHIPPED.replace('source = "ours"', 'source = "hearsay"', 1), "must be one of book, derived, third-party, ours"),
]


@covers("candies", "two")
@pytest.mark.parametrize(("text", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_wrong_file_is_refused_with_file_field_and_reason(tmp_path: Path, text: str, said: str) -> None:
    assert text != SHIPPED
    with pytest.raises(igroteka.BadData) as refusal:
        box(tmp_path, text)
    assert str(refusal.value).startswith("candy_empire.toml: ")
    assert said in str(refusal.value)


@covers("two")
def test_too_few_cards_for_two_are_refused(tmp_path: Path) -> None:
    lines, card = [], ""
    for line in SHIPPED.splitlines():
        card = line[7:10] if line.startswith("[cards.") else card
        lines.append(
            f'two = {{ value = {int(card == "OTN")}, source = "ours" }}' if card and line.startswith("two") else line
        )
    with pytest.raises(igroteka.BadData, match="cards: too few for two players"):
        box(tmp_path, "\n".join(lines))


@covers("candies")
def test_corrected_candies_change_the_score_the_fingerprint_and_the_list_of_changes(tmp_path: Path) -> None:
    mine = box(tmp_path, section("TOR", "value = 6", "value = 5"))
    found = []
    for game in (GAME, mine):
        s = table(("OTN", ""), ("TOR", ""), deck="", box=game)
        found.append(scores(play(s, "DROP OTN"))[0])
    assert found == [6, 5]
    assert mine.data.fingerprint != GAME.data.fingerprint
    assert mine.data.changes == ["cards.TOR.candies: 6 -> 5"]


@covers("candies")
@pytest.mark.parametrize(("candies", "advised"), [(5, []), (4, []), (3, ["poor-trader"])])
def test_a_trader_with_fewer_candies_than_others_is_allowed_and_advised_against(
    tmp_path: Path, candies: int, advised: list[str]
) -> None:
    mine = box(tmp_path, section("TOR", "value = 6", f"value = {candies}"))
    for seats in (2, 4):
        assert mine.advice(seats, mine.usual[seats]) == advised
        assert mine.new(seats).who >= 0
    assert GAME.advice(2, GAME.usual[2]) == []


@covers("candies")
def test_every_number_names_its_source_and_few_are_from_the_book() -> None:
    facts = GAME.data.facts
    assert facts["cards.KAR.candies"] == 3
    assert SHIPPED.count('source = "third-party"') == 16
    assert SHIPPED.count('source = "ours"') == 22


@covers("pairs", "buyer", "pickpocket", "series", "setup")
def test_what_the_book_says() -> None:
    facts = GAME.data.facts
    pairs = {"SKU-VOR": 5, "POL-OTN": 3, "SUD-NAI": 7, "ADV-AVT": 3, "POH-KAR": 5, "DET-HIT": 7}
    assert {pair: facts[f"pairs.{pair}"] for pair in pairs} == pairs
    assert (facts["bonus.buyer"], facts["bonus.pickpockets"]) == (2, 2)
    assert (facts["hand"], facts["aside.two"], facts["aside.more"]) == (3, 2, 1)
    assert (facts["series.points"], facts["series.games"]) == ([3, 2, 1], 5)
