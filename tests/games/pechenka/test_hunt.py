"""Stage 3 of the big hunt: all send a card hunting, the target is turned up, coins are counted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from igroteka import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.brute_force import bag
from tests.games.pechenka.table import GAME, WHEEL, big_hunt, coins, happened, hunt, may, play, to_the_hunt, told, view

SLOTS = {2: 2, 3: 1, 4: 1}


@cache
def ready(target: str, declared: str, pays: str = "each", first: int = 0) -> State:
    """Everybody may hunt now; declared by seat, one word for each; roles of no interest."""
    seats = len(declared.split())
    rest = [role for role in WHEEL if role != target]
    slots = SLOTS[seats]
    roles = " ".join("".join(rest[seat * slots : (seat + 1) * slots]) for seat in range(seats))
    middle = rest[seats * slots :]
    s = big_hunt(roles, target, middle[0], "".join(middle[1:]), first=first, multi_hunter_pays=pays)
    said = declared.split()
    order = [(first + turn) % seats for turn in range(seats)]
    return to_the_hunt(s, " ".join(said[seat][slot] for slot in range(slots) for seat in order))


def hunted(cards: str, target: str, pays: str = "each", first: int = 0) -> State:
    """The table after such a hunt; everybody has declared something else."""
    seats = len(cards.split())
    other = [("PB" if card not in "PB" else "ST")[: SLOTS[seats]] for card in cards.split()]
    s = ready(target, " ".join(other), pays, first).clone()
    hunt(s, cards)
    return s


def paid(s: State) -> list[list[int]]:
    """By seat: guaranteed, prey, target, survivor."""
    return [list(seat["coins"].values())[:4] for seat in view(s)["past"][0]["seats"]]


def earned(cards: str, target: str, pays: str = "each", first: int = 0) -> list[int]:
    """What such a hunt brings each."""
    return [sum(row) for row in paid(hunted(cards, target, pays, first))]


@covers("hunt-coins", "R21", "R23", "example:hunt")
def test_homer_lisa_bart_and_marge_hunt_for_cosine() -> None:
    s = hunted("X X T P", target="K")
    assert paid(s) == [[1, 0, 0, 0], [1, 0, 0, 0], [1, 2, 0, 0], [1, 0, 0, 0]]
    assert [seat["eliminated"] for seat in view(s)["past"][0]["seats"]] == [True, True, False, False]
    assert coins(s) == [2, 2, 4, 2]


@covers("hunt-coins", "R21", "example:simultaneous")
@pytest.mark.parametrize("target", "PBTX")
def test_all_eliminate_at_once(target: str) -> None:
    """Homer's Cosine, Lisa's 37, Bart's Persians; the target is one that none of the living hunts."""
    s = hunted("K T X", target)
    assert [row[:2] + row[3:] for row in paid(s)] == [[1, 0, 0], [1, 1, 2], [1, 1, 0]]
    assert [seat["eliminated"] for seat in view(s)["past"][0]["seats"]] == [True, False, True]
    if target != "X":
        assert earned("K T X", target) == [1, 4, 2]


@covers("hunt-coins", "roles")
@pytest.mark.parametrize(
    ("cards", "target", "coins"),
    [
        ("S T", "T", [7, 1]),
        ("S T", "X", [4, 1]),
        ("T T X", "K", [2, 2, 1]),
        ("P B S T", "X", [4, 2, 2, 1]),
        ("K K K K", "P", [4, 4, 4, 4]),
        ("P P", "K", [1, 1]),
        ("X X", "K", [4, 4]),
    ],
)
def test_worked_hunts(cards: str, target: str, coins: list[int]) -> None:
    assert earned(cards, target) == coins


@covers("R21")
def test_an_eliminated_card_is_paid_for_its_prey_and_for_nothing_else() -> None:
    assert paid(hunted("P B S", target="T")) == [[1, 1, 0, 2], [1, 1, 0, 0], [1, 0, 0, 0]]
    assert paid(hunted("B S T", target="T"))[1] == [1, 1, 0, 0]  # Strontium hunts the target too, but is eliminated


@covers("R22")
def test_equal_hunters_are_each_paid_for_prey_and_target() -> None:
    assert paid(hunted("S S T P", target="T")) == [[1, 1, 3, 0], [1, 1, 3, 0], [1, 0, 0, 0], [1, 0, 0, 0]]


@covers("R22")
@pytest.mark.parametrize(("first", "lucky"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_if_agreed_so_only_the_first_of_equal_hunters_is_paid(first: int, lucky: int) -> None:
    rows = paid(hunted("S S T P", "T", "first", first))
    assert rows[lucky] == [1, 1, 3, 0]
    assert rows[1 - lucky] == [1, 0, 0, 0]
    assert rows[2:] == [[1, 0, 0, 0], [1, 0, 0, 0]]


@covers("R22", "R24")
def test_if_only_the_first_is_paid_the_others_still_eliminate_and_live() -> None:
    s = hunted("S S T", "K", "first", 1)
    assert paid(s) == [[1, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0]]
    assert [seat["eliminated"] for seat in view(s)["past"][0]["seats"]] == [False, False, True]


@covers("R23")
def test_the_target_eliminates_nobody() -> None:
    s = hunted("P B", target="K")
    assert [seat["eliminated"] for seat in view(s)["past"][0]["seats"]] == [False, True]
    assert earned("P B", "K") == [4, 1]
    assert earned("P P P", "K") == [1, 1, 1]


@covers("R24")
def test_two_equal_living_cards_are_two_survivors_and_so_none_is_the_only_one() -> None:
    assert earned("T T X X", "P") == [3, 3, 1, 1]
    assert earned("T X X", "P") == [5, 1, 1]


@covers("R24")
def test_with_nobody_eliminated_there_is_no_only_survivor() -> None:
    assert earned("P S", "K") == [1, 1]
    assert earned("P S X", "B") == [4, 1, 1]


@covers("R25")
def test_a_card_of_the_targets_character_is_just_a_card() -> None:
    assert paid(hunted("S T", target="T")) == [[1, 1, 3, 2], [1, 0, 0, 0]]
    assert paid(hunted("T P", target="T")) == [[1, 0, 0, 0], [1, 0, 0, 0]]


@covers("hunt-coins", "R21", "R22", "R23", "R24", "R25")
@pytest.mark.parametrize(("seats", "most"), [(2, 7), (3, 8), (4, 9)])
def test_every_hunt_of_so_many_leaves_somebody_alive_and_pays_as_a_second_opinion_says(seats: int, most: int) -> None:
    found = set()
    for cards, target in hunts(seats):
        rows = told(hunted(" ".join(cards), target), "earned")
        assert [row["coins"] for row in rows] == bag(cards, target)
        assert not all(row["eliminated"] for row in rows)
        found |= {row["coins"] for row in rows}
    assert (min(found), max(found)) == (1, most)


@covers("R22")
def test_with_the_first_paid_alone_a_second_opinion_says_the_same() -> None:
    for number, (cards, target) in enumerate(hunts(3)):
        rows = told(hunted(" ".join(cards), target, "first", number % 3), "earned")
        assert [row["coins"] for row in rows] == bag(cards, target, number % 3)


def hunts(seats: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every hunt of this many players for every target."""
    return ((cards, target) for cards in product(WHEEL, repeat=seats) for target in WHEEL)


@covers("hunt", "R20")
@pytest.mark.parametrize(("declared", "left"), [("K S B P", "PBSTX"), ("KS PB", "PBTX")])
def test_only_what_was_not_declared_can_be_sent_hunting(declared: str, left: str) -> None:
    s = ready("K", declared)
    assert may(s, 0) == [f"hunt {card}" for card in left]
    assert len(may(s, 1)) == len(left)


@covers("hunt", "R20")
def test_declared_cards_neither_hunt_nor_are_hunted() -> None:
    s = ready("P", "B S T X").clone()
    hunt(s, "P P P P")
    assert paid(s) == [[1, 0, 0, 0]] * 4


@covers("hunt")
def test_nothing_is_turned_up_before_the_last_has_chosen() -> None:
    s = ready("K", "P S S B").clone()
    before = {viewer: view(s, viewer) for viewer in (0, 1, 2, 3, SPECTATOR, MODERATOR)}
    for seat, card in ((3, "P"), (1, "X"), (0, "X")):
        s.play(seat, GAME.parse(f"hunt {card}"))
        assert s.events == []
    for viewer in (2, SPECTATOR):
        assert view(s, viewer) == before[viewer]
    assert view(s, MODERATOR)["prompt"]["others"], "a moderator sees what stands"
    mine = view(s, 3)
    assert mine["prompt"].pop("answered") == "hunt P"
    assert mine == before[3]
    play(s, "hunt T")
    assert happened(s)[:9] == ["hunted"] * 4 + ["target"] + ["earned"] * 4
    assert told(s, "target", SPECTATOR) == [{"card": "K"}]
