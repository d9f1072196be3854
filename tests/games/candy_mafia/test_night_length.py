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


def test_it_goes_to_nobody_who_is_out_but_with_notes_and_most_often_when_roles_are_not_called() -> None:
    fast, called = ([on_one_phone(kind, 10, out=out) for out in (0, 3)] for kind in ("fast", "called"))
    assert called[0] == called[1] < fast[1] < fast[0]


def test_a_called_night_of_ten_around_one_phone_is_no_longer_than_with_ten_phones() -> None:
    assert on_one_phone("called", 10) <= longest("called", "usual")
