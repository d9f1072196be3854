"""Texts and lists of texts among the printed facts, as an owner may correct them: what is wrong is refused by file,
fact and place."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core.data import Data, read_data
from igroteka.core.errors import BadData
from tests.rooks import FACTS, Rooks

AMONG = ("caw", "hoot", "coo")
CALL = 'call = {{ value = {}, source = "book" }}'


def data(value: str) -> Data:
    """A file with one fact."""
    return Data(CALL.format(value), "birds.toml")


@pytest.mark.parametrize(("value", "read"), [('"caw"', "caw"), ('"Ку-ку, «дрозд»"', "Ку-ку, «дрозд»"), ('" "', " ")])
def test_a_text_is_read_as_it_is_written(value: str, read: str) -> None:
    assert data(value).word("call") == read


@pytest.mark.parametrize("value", ['""', "7", "true", "1.5", '["caw"]', "[]"])
def test_what_is_no_text_is_refused(value: str) -> None:
    with pytest.raises(BadData, match=r"^birds\.toml: call: must be a text, not "):
        data(value).word("call")


@pytest.mark.parametrize("value", ["1979-05-27", '["caw", 07:32:00]', "{ caw = 1979-05-27T07:32:00Z }"])
def test_what_only_toml_knows_is_refused(value: str) -> None:
    with pytest.raises(BadData, match=r"^birds\.toml: call\.value: must be of numbers and texts, not "):
        data(value)


def test_a_text_may_be_one_of_a_few() -> None:
    assert data('"coo"').word("call", AMONG) == "coo"
    with pytest.raises(BadData, match=r"^birds\.toml: call: must be one of caw, hoot, coo, not 'Coo'$"):
        data('"Coo"').word("call", AMONG)


@pytest.mark.parametrize(
    ("value", "length", "read"),
    [('["caw", "hoot"]', 2, ["caw", "hoot"]), ('["caw", "caw", "coo"]', -1, ["caw", "caw", "coo"]), ("[]", -1, [])],
)
def test_a_row_of_texts_keeps_its_order(value: str, length: int, read: list[str]) -> None:
    assert data(value).words("call", length) == read


@pytest.mark.parametrize(
    ("value", "length", "said"),
    [
        ('"caw"', 2, "call: must be a row of 2 texts"),
        ('["caw"]', 2, "call: must be a row of 2 texts"),
        ('["caw", "hoot", "coo"]', 2, "call: must be a row of 2 texts"),
        ("{ caw = 1 }", -1, "call: must be a row of texts"),
        ('["caw", ""]', 2, "call[1]: must be a text, not ''"),
        ('["caw", 1]', -1, "call[1]: must be a text, not 1"),
        ('[["caw"], "hoot"]', 2, "call[0]: must be a text, not ['caw']"),
        ('["caw", "quack"]', 2, "call[1]: must be one of caw, hoot, coo, not 'quack'"),
    ],
)
def test_a_wrong_row_is_refused_with_its_place(value: str, length: int, said: str) -> None:
    with pytest.raises(BadData) as refusal:
        data(value).words("call", length, AMONG)
    assert str(refusal.value) == f"birds.toml: {said}"


def test_texts_that_an_owner_corrected_are_told_and_have_a_fingerprint_of_their_own(tmp_path: Path) -> None:
    shipped = Rooks()
    (tmp_path / "rooks.toml").write_text(FACTS.replace('["caw", "hoot"]', '["кар", "ух"]'), encoding="utf-8")
    facts = read_data(tmp_path / "rooks.toml")
    mine = Rooks(facts.text)
    mine.data.compare(shipped.data)
    assert mine.calls == ["кар", "ух"] and mine.data.sources == shipped.data.sources
    assert mine.data.fingerprint != shipped.data.fingerprint
    assert mine.data.corrected == {"words": ["caw", "hoot"]}
    assert mine.data.changes == ["words: ['caw', 'hoot'] -> ['кар', 'ух']"]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rooks.toml").write_bytes(b'words = { value = ["\xff"], source = "ours" }')
    with pytest.raises(BadData, match=r"^rooks\.toml: cannot be read"):
        read_data(tmp_path / "rooks.toml")
