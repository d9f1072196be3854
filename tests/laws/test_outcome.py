"""What an outcome says of rivals and partners."""

from __future__ import annotations

import pytest

from igroteka.adapters.returns import balance
from igroteka.core.outcome import Outcome, places_of


def ended(places: list[int], sides: list[int] | None = None) -> Outcome:
    """An outcome with these places."""
    return Outcome("dusk", [0] * len(places), places, [{} for _ in places], sides=sides)


@pytest.mark.parametrize("places", [[1, 2], [1, 1], [1, 2, 3], [1, 1, 3], [2, 4, 1, 2]])
def test_where_all_play_for_themselves_the_balance_is_the_share_on_another_scale(places: list[int]) -> None:
    outcome = ended(places)
    for seat in range(len(places)):
        assert balance(outcome, seat) == pytest.approx(2 * outcome.share(seat) - 1)


def test_partners_win_together_and_are_no_rivals() -> None:
    outcome = ended([1, 2, 1, 2], [0, 1, 0, 1])
    assert [outcome.won(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    assert [outcome.share(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


def test_sides_that_tie_share_the_victory_and_all_of_a_side_have_the_same() -> None:
    assert [ended([1, 1, 1, 1], [0, 1, 0, 1]).won(seat) for seat in range(4)] == [0.5] * 4


@pytest.mark.parametrize("sides", [[0, 1, 1, 1, 1], [0, 0, 1, 1, 1], [0, 1, 0, 1, 2]])
def test_balances_sum_to_nothing_however_unequal_the_sides(sides: list[int]) -> None:
    outcome = ended([1 if side == 0 else 2 for side in sides], sides)
    assert sum(balance(outcome, seat) for seat in range(5)) == pytest.approx(0)


def test_an_outcome_names_sides_only_where_there_are_some() -> None:
    assert set(ended([1, 2]).dump()) == {"reason", "scores", "places", "sheet"}
    assert ended([1, 2, 1], [0, 1, 0]).dump()["sides"] == [0, 1, 0]


def test_a_draw_is_between_sides_and_partners_alone_are_none() -> None:
    assert ended([1, 1]).draw
    assert not ended([1, 2, 1], [0, 1, 0]).draw
    assert ended([1, 1, 1], [0, 1, 0]).draw


def test_a_side_takes_up_one_place_however_many_it_has() -> None:
    assert places_of([7, 9, 7, 9], [0, 1, 0, 1]) == [2, 1, 2, 1]
    assert places_of([3, 9, 9, 1], [0, 1, 1, 2]) == [2, 1, 1, 3]
    assert places_of([3, 9, 9, 1]) == [3, 1, 1, 4]
