"""A night at the middle tempo does not tire the town."""

from __future__ import annotations

import pytest

from tests.games.candy_mafia.night_length import ONE_PHONE, WANTED, longest, on_one_phone, windows


@pytest.mark.parametrize("kind", WANTED)
def test_a_night_of_ten_with_the_guests_is_short(kind: str) -> None:
    assert windows(kind)[-1] == "short"
    assert "vote" in windows(kind)
    assert longest(kind, "brisk") < longest(kind, "usual") <= WANTED[kind]


@pytest.mark.parametrize("kind", WANTED)
def test_six_around_one_phone_do_not_wait_long(kind: str) -> None:
    assert 30 < on_one_phone(kind, 6, "brisk") < on_one_phone(kind, 6) < ONE_PHONE


def test_a_called_night_of_ten_around_one_phone_is_no_longer_than_with_ten_phones() -> None:
    assert on_one_phone("called", 10) <= longest("called", "usual")
