"""What a player knows of hidden cards, case by case."""

from __future__ import annotations

from typing import Any

from igroteka import SPECTATOR
from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.games.candy_empire.cards import cards
from tests.games.candy_empire.table import named, play, table
from tests.games.covers import covers

WORLDS = 60


def memory(s: State, viewer: int) -> Any:
    """What the viewer is shown of it."""
    return s.view(viewer)["memory"]


def followed(s: State, viewer: int) -> list[tuple[str, list[int], list[int], list[int]]]:
    """The followed cards: character, hands, places of the deck, slots."""
    return [(row["card"], row["hands"], row["deck"], row["slots"]) for row in memory(s, viewer)["followed"]]


def worlds(s: State, viewer: int) -> list[Any]:
    """Some worlds that the viewer imagines."""
    return [s.imagine(viewer, seeded(key)) for key in range(WORLDS)]


def judged() -> State:
    """Seat 0 has given OTN and SKU to seat 1, who has drawn a third card."""
    s = table(("SUD OTN SKU", "TOR VOR AVT", "POL KAR KAR"), closed="DET")
    return play(s, "PLAY SUD", "PLAYER 1")


@covers("memory")
def test_a_card_that_i_gave_is_in_that_hand_in_every_world() -> None:
    s = judged()
    assert followed(s, 0) == [("OTN", [1], [], []), ("SKU", [1], [], [])]
    for world in worlds(s, 0):
        assert {"OTN", "SKU"} <= set(named(world.hands[1]).split())
    thirds = {
        (set(named(world.hands[1]).split()) - {"OTN", "SKU"}).pop()
        for world in worlds(s, 0)
        if len(set(world.hands[1])) == 3
    }
    assert len(thirds) > 5


@covers("memory")
def test_a_card_that_i_follow_is_not_one_that_i_have_not_seen() -> None:
    s = judged()
    unseen = memory(s, 0)["unseen"]
    assert (unseen["OTN"], unseen["SKU"]) == (7 - 1, 4 - 1)
    # All but the Judge on the table, my hand, and the two that I gave.
    assert sum(unseen.values()) == 49 - 1 - 3 - 2
    knew: Any = s.game.parts.hindsight(s, 0, 0)
    assert knew["unseen"] == {card: number for card, number in unseen.items() if number}


@covers("memory")
def test_who_was_judged_knows_what_was_given_and_others_know_nothing() -> None:
    s = judged()
    assert followed(s, 1) == [("AVT", [0], [], []), ("VOR", [0], [], []), ("TOR", [0], [], [])]
    assert followed(s, 2) == followed(s, SPECTATOR) == []


@covers("memory")
def test_after_a_closed_discard_it_is_in_one_of_two_places() -> None:
    s = play(judged(), "DROP OTN")
    assert followed(s, 0) == [("OTN", [1], [], [1]), ("SKU", [1], [], [1])]
    places = set()
    for world in worlds(s, 0):
        for card in ("OTN", "SKU"):
            number = ["OTN", "SKU"].index(card)
            in_hand, in_slot = card in named(world.hands[1]).split(), named(world.closed[1:2]) == card
            assert in_hand or in_slot
            places.add((number, in_slot))
        assert not (named(world.closed[1:2]) not in ("OTN", "SKU") and len(world.hands[1]) < 3)
    assert places == {(0, False), (0, True), (1, False), (1, True)}


@covers("memory", "R47")
def test_what_is_played_is_no_longer_looked_for() -> None:
    s = play(judged(), "PLAY SKU")
    assert followed(s, 0) == [("OTN", [1], [], [])]


@covers("memory")
def test_two_others_exchange_hands_and_the_card_goes_along() -> None:
    s = table(("SUD OTN SKU", "TOR VOR SUD", "POL KAR KAR"), deck="DET DET HIT HIT SUD")
    play(s, "PLAY SUD", "PLAYER 1")
    assert followed(s, 0) == [("OTN", [1], [], []), ("SKU", [1], [], [])]
    play(s, "PLAY SUD", "PLAYER 2")
    assert followed(s, 0) == [("OTN", [2], [], []), ("SKU", [2], [], [])]


@covers("memory", "boss")
def test_what_i_put_on_the_deck_is_drawn_by_whoever_draws() -> None:
    s = table(("AVT OTN SKU", "TOR VOR VOR", "POL KAR KAR"), deck="HIT HIT DET TOR ADV")
    play(s, "PLAY AVT", "USE", "BACK OTN", "BACK DET")
    assert followed(s, 0) == [("DET", [], [1], []), ("OTN", [], [2], [])]
    assert followed(s, 1) == []
    play(s, "PLAY TOR")
    assert followed(s, 0) == [("DET", [1], [], []), ("OTN", [], [1], [])]
    play(s, "DROP KAR")
    assert ("OTN", [2], [], []) in followed(s, 0)
    for world in worlds(s, 0):
        assert "OTN" in named(world.hands[2]).split()


@covers("memory", "boss")
def test_my_top_that_goes_into_anothers_boss_may_lie_in_three_places() -> None:
    s = table(("AVT OTN SKU", "AVT VOR VOR"), deck="POL POL SKU TOR ADV")
    play(s, "PLAY AVT", "USE", "BACK OTN", "BACK TOR", "PLAY AVT", "USE", "BACK VOR", "BACK VOR")
    assert followed(s, 0) == [("OTN", [1], [1, 2], []), ("TOR", [1], [1, 2], [])]
    for world in worlds(s, 0):
        lies = [*named(world.hands[1]).split(), *named(world.deck[-2:]).split()]
        assert {"OTN", "TOR"} <= set(lies)


@covers("memory", "lawyer")
def test_a_lawyer_takes_a_card_equal_to_my_discard() -> None:
    s = table(("SKU TOR", "ADV TOR"), closed="SKU")
    play(s, "DROP SKU")
    assert memory(s, 0)["discard"] == ["SKU"]
    play(s, "CAST ADV", "PICK SKU")
    assert memory(s, 0)["discard"] == []
    assert memory(s, 0)["dim"] == [0]


@covers("memory", "lawyer")
def test_a_card_that_nobody_followed_leaves_a_hole_somewhere() -> None:
    s = table(("TOR POL", "ADV TOR"), closed="SKU VOR", current=1)
    play(s, "CAST ADV", "PICK SKU")
    assert memory(s, 0)["holes"] == [{"hands": [], "deck": [], "slots": [0, 1]}]
    assert memory(s, 1)["discard"] == ["VOR"]
    assert memory(s, 1)["holes"] == []
    empty = {tuple(card < 0 for card in world.closed) for world in worlds(s, 0)}
    assert empty == {(True, False), (False, True)}


@covers("memory", "lawyer", "R42")
def test_all_know_that_a_lawyer_fetched_the_closed_lawyer_and_not_himself() -> None:
    s = table(("TOR ADV", "TOR ADV POL"), closed="SKU", current=1)
    play(s, "DROP ADV")
    assert memory(s, 1)["discard"] == ["ADV"]
    play(s, "CAST ADV", "PICK ADV")
    for viewer in (0, 1, SPECTATOR):
        assert s.view(viewer)["discard"] == {"open": ["ADV"], "closed": 1, "slots": 2, "no_snatchers": []}
        assert {named(cards(world.open)) for world in worlds(s, viewer)} == {"ADV"}
    assert memory(s, 0)["discard"] == ["SKU"]
    assert (memory(s, 1)["discard"], memory(s, 1)["dim"]) == ([], [0])
    assert memory(s, SPECTATOR)["holes"] == [{"hands": [], "deck": [], "slots": [0, 1]}]


@covers("R44", "memory")
def test_no_world_has_a_snatcher_where_none_is_left() -> None:
    s = table(("HIT TOR", "OTN TOR", "TOR OTN"), closed="VOR SKU")
    play(s, "PLAY HIT", "DROP OTN")
    for viewer in (2, SPECTATOR):
        for world in worlds(s, viewer):
            assert "OTN" not in named(world.closed[:2]).split()
    assert any("OTN" in named(world.closed[2:]).split() for world in worlds(s, 2))


@covers("R46")
def test_a_spectator_remembers_what_all_have_seen() -> None:
    s = table(("HIT TOR", "OTN TOR", "TOR OTN"), open="OTN", closed="VOR OTN")
    play(s, "PLAY HIT")
    mine = memory(s, SPECTATOR)
    assert mine["unseen"]["OTN"] == 7 - 2
    assert mine["holes"] == [{"hands": [], "deck": [], "slots": [0, 1]}]


@covers("memory", "know-all")
def test_where_the_discard_lies_open_nothing_is_lost_sight_of() -> None:
    s = table(("SUD OTN SKU", "TOR VOR AVT", "POL KAR KAR"), options={"open_discard": True})
    play(s, "PLAY SUD", "PLAYER 1", "DROP OTN")
    assert followed(s, 0) == [("SKU", [1], [], [])]


@covers("memory", "teams", "R38")
def test_a_team_shares_no_memory() -> None:
    s = table(("SUD OTN SKU", "TOR VOR AVT", "POL KAR KAR", "TOR"), options={"play": "teams"})
    play(s, "PLAY SUD", "PLAYER 1")
    assert len(followed(s, 0)) == 2
    assert followed(s, 2) == []
