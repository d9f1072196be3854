"""What each viewer sees."""

from __future__ import annotations

import json

import igroteka
from igroteka import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.famiglia.table import play, table

HIDDEN: dict[str, object] = {"hide_hands": True}
HANDS = ("I3 A1", "M4 B2")


def row(s: State, viewer: int, seat: int) -> dict[str, object]:
    """A player's place as the viewer sees it."""
    seats = s.view(viewer)["seats"]
    assert isinstance(seats, list)
    return dict(seats[seat])


@covers("R1")
def test_hands_are_open() -> None:
    s = table(street="I0", hands=HANDS)
    for viewer in (0, 1, SPECTATOR, MODERATOR):
        assert row(s, viewer, 0)["hand"] == ["I3", "A1"]
        assert row(s, viewer, 1)["hand"] == ["B2", "M4"]
        assert row(s, viewer, 0)["points"] == 11


@covers("R1")
def test_hidden_hands_are_seen_by_their_owner_and_the_moderator_alone() -> None:
    s = table(street="I0 B1", hands=HANDS, areas=("M3", "B3 B3"), deck="M1 M1", rest="discard", options=HIDDEN)
    for seat in (0, 1):
        whole = row(s, MODERATOR, seat)
        assert row(s, seat, seat) == whole
        for viewer in (1 - seat, SPECTATOR):
            seen = row(s, viewer, seat)
            assert "hand" not in seen
            assert "points" not in seen
            assert seen["hand_size"] == 2
            assert seen["area"] == whole["area"]
            assert seen["area_points"] == (6, 12)[seat]
    assert "M4" not in json.dumps(s.view(0))


@covers("R1")
def test_hidden_hands_are_open_at_the_end() -> None:
    s = table(street="I0", hands=HANDS, options=HIDDEN, passes=1)
    play(s, "pass")
    assert s.turn() == []
    for viewer in (0, 1, SPECTATOR):
        assert row(s, viewer, 1)["hand"] == ["B2", "M4"]
        assert row(s, viewer, 0)["points"] == 11


@covers("R1")
def test_bots_think_with_open_hands_also_when_people_do_not_see_them() -> None:
    s = table(street="I0", hands=HANDS, options=HIDDEN)
    world = s.imagine(1, igroteka.seeded(3))
    assert row(world, MODERATOR, 0) == row(s, MODERATOR, 0)


@covers("R29")
def test_the_bottom_of_the_second_deck_is_shown_and_kept_by_imagination() -> None:
    s = table(street="I1 A4", deck="B1 B2 B3 M1", under="M2", passage=2)
    play(s, "discard I1")
    for viewer in (0, 1, SPECTATOR):
        assert s.view(viewer)["under"] == ["I1", "M2"]
        assert s.view(viewer)["deck"] == 5
    for k in range(5):
        assert s.imagine(0, igroteka.seeded(k)).view(0)["under"] == ["I1", "M2"]


@covers("R29")
def test_the_order_of_the_deck_is_all_that_is_unknown() -> None:
    s = table(street="I0", hands=("I0", ""))
    worlds = [s.imagine(0, igroteka.seeded(k)) for k in range(12)]
    assert all(world.view(0) == s.view(0) for world in worlds)
    for world in worlds:
        play(world, "recruit I0 free")
    assert len({json.dumps(world.view(0)["street"]) for world in worlds}) > 8


def test_the_street_tells_the_price() -> None:
    s = table(street="I0 A3")
    assert s.view(0)["street"] == [
        {"card": "I0", "points": 1, "cost": 0},
        {"card": "A3", "points": 6, "cost": 3, "pair": "A2"},
    ]


def paid_with(s: State, seat: int) -> list[list[str]]:
    """What the player could show for each street card."""
    pays = row(s, seat, seat)["pays"]
    assert isinstance(pays, list)
    return [list(cards) for cards in pays]


@covers("pair", "mercenary")
def test_a_player_is_told_what_each_street_card_could_be_paid_with() -> None:
    s = table(street="I0 I1 A2 B2 M3", hands=("I0 I0 A1 B1 M2 M3 M4", ""), step="accountant", areas=("I4", ""))
    assert paid_with(s, 0) == [[], ["I0", "I0"], ["A1", "M2"], ["B1", "M2"], ["M2", "M3"]]
    assert paid_with(s, 1) == [[], [], [], [], []]


@covers("brute")
def test_a_scared_card_is_paid_by_its_lower_price() -> None:
    s = table(street="I3 I3", hands=("I1 I1", ""), areas=("B1", ""), step="recruit", threatened=3, cost=2)
    assert paid_with(s, 0) == [["I1", "I1"], []]


def test_what_a_player_could_pay_is_what_the_player_may_do() -> None:
    for seed in range(12):
        s, rng = igroteka.game("famiglia").new(seed=seed), igroteka.seeded(seed)
        while s.turn():
            seat = s.turn()[0]
            can = s.legal(seat)
            if s.top.name == "recruit":
                said = [s.game.describe(action) for action in can]
                street = s.view(seat)["street"]
                assert isinstance(street, list)
                for card, pays in zip(street, paid_with(s, seat), strict=True):
                    thing = f"street.{card['card']}{'.lowered' if card.get('lowered') else ''}"
                    ways = [does for does in said if does.touches[:1] == [thing]]
                    paid = bool(ways) and ways[0].verb != "recruit-free"
                    assert bool(pays) == paid
                    if pays:
                        assert (pays[0] == pays[1]) == (ways[0].verb == "recruit-pair")
            s.play(seat, can[rng.below(len(can))])


@covers("refresh", "accountant", "brute")
def test_a_part_of_the_turn_tells_why_it_asks_nothing() -> None:
    s = table(street="I0 M1", hands=("A0 B0", "A1 B1"))
    assert row(s, 0, 0)["idle"] == {"street": "zero", "accountant": "nobody", "brute": "nobody"}
    assert row(s, 0, 1)["idle"] == {"street": "zero", "accountant": "no-area", "brute": ""}
    s = table(street="M0", hands=("A1 B1", ""), areas=("I4", ""), deck="", passage=3)
    assert row(s, 0, 0)["idle"] == {"street": "no-deck", "accountant": "", "brute": "no-target"}
    s = table(street="M1", step="recruit", passage=2, refreshed=1)
    assert row(s, 0, 0)["idle"] == {"street": "once", "accountant": "nobody", "brute": "nobody"}


@covers("R1")
def test_what_rests_on_a_hidden_hand_is_told_to_its_owner_alone() -> None:
    s = table(street="M1", hands=("A0", "M0 M0"), step="recruit", options=HIDDEN)
    assert "pays" not in row(s, 0, 1)
    assert row(s, 0, 1)["idle"] == {"street": ""}
    assert paid_with(s, 1) == [["M0", "M0"]]


@covers("R15")
def test_the_accountant_who_stays_is_told_until_the_cards_are_fetched() -> None:
    s = table(street="M1", hands=("A1", ""), areas=("I4 M0", ""), step="accountant")
    assert s.view(0)["stays"] == ""
    play(s, "accountant 1")
    assert s.view(0)["stays"] == "A1"
    play(s, "take back I4")
    assert s.view(0)["stays"] == ""


@covers("exchange", "R15")
def test_an_exchange_tells_which_cards_of_the_hand_may_still_go() -> None:
    s = table(street="M1", hands=("A2 I1 B1 M1", "I0"), areas=("I4 M0", ""), step="accountant", options=HIDDEN)
    assert "may_give" not in row(s, 0, 0)
    play(s, "accountant 2", "take back I4")
    assert row(s, 0, 0)["may_give"] == ["I1", "I4", "B1", "M1"]
    play(s, "take back M0", "give B1")
    assert row(s, 0, 0)["may_give"] == ["M0", "M1"]
    assert "may_give" not in row(s, 1, 0)
    assert "may_give" not in row(s, 1, 1)
    play(s, "give M0")
    assert "may_give" not in row(s, 0, 0)


@covers("second-deck", "end")
def test_the_table_tells_where_removed_cards_go_and_that_the_last_round_has_come() -> None:
    told = [table(street="I1", deck=deck, passage=number).view(0) for number, deck in ((1, None), (2, "B1"), (3, ""))]
    assert [view["removed_to"] for view in told] == ["discard", "under", "under"]
    assert [view["last_round"] for view in told] == [False, False, True]
