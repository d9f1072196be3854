"""A cast that names cards of the town which nobody was dealt: what is known of it, and what is not."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.bots import bot
from igroteka.core.chance import seeded
from igroteka.core.closing import close
from igroteka.core.errors import BadOptions
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.state import State
from igroteka.games.candy_mafia.cues import calls
from igroteka.games.candy_mafia.state import CandyMafia
from tests.games.candy_mafia.table import GAME, NAMES, SIDES, TOWN, field
from tests.games.candy_mafia.twins import look_alike
from tests.games.covers import covers

MODES = ["basic", "business", "guests", "festival"]
# The cast of a table of eight with a card too many, and the deal in which the elder lies aside.
WANTED = ["elder", "doctor", "saviour", "wanderer", "elders_son", "nobleman", "don", "mistress", "maniac"]
HELD = WANTED[1:]


def festival(deal: list[str] = HELD, held: bool = True, **options: object) -> State:
    """A festival of eight, dealt by hand out of the nine cards."""
    agreed = {"mode": "festival", "wanted": WANTED, "spare": 1, **options}
    return GAME.new(8, 5, agreed, held=held, deal={"cards": deal})


def names(cards: list[int]) -> list[str]:
    """Cards by their names, sorted."""
    return sorted(NAMES[card] for card in cards)


def aside(s: State) -> list[str]:
    """What lies aside: what nobody was dealt."""
    return names([*(Counter(field(s, "cast")) - Counter(field(s, "cards"))).elements()])


@covers("cast", "R137")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [6, 13, 20])
def test_the_cast_names_all_criminals_and_more_of_the_town_than_are_dealt(mode: str, seats: int) -> None:
    usual = GAME.new(seats, 1, {"mode": mode})
    for seed in range(6):
        s = GAME.new(seats, seed, {"mode": mode, "spare": 2})
        cast, dealt = Counter(field(s, "cast")), Counter(field(s, "cards"))
        assert not dealt - cast
        assert [SIDES.get(NAMES[card], TOWN) for card in (cast - dealt).elements()] == [TOWN, TOWN]
        assert not Counter(field(usual, "cast")) - cast
        assert "spare" in GAME.advice(seats, s.options)


@covers("R137", "cast")
def test_whoever_is_dealt_a_card_counts_for_advice() -> None:
    named = {"mode": "basic", "wanted": [*WANTED[:4], "don", "mistress"], "spare": 2}
    assert "crowd" in GAME.advice(6, GAME.agreed(6, named))
    assert {*GAME.advice(8, GAME.agreed(8, {"spare": 2}))} - {"spare"} == {*GAME.advice(8, GAME.agreed(8, {}))}


@covers("R137")
def test_any_card_of_the_town_may_lie_aside() -> None:
    found = {card for seed in range(80) for card in aside(GAME.new(6, seed, {"mode": "basic", "spare": 1}))}
    town = {NAMES[card] for card in field(GAME.new(6, 1, {"spare": 1}), "cast") if SIDES[NAMES[card]] == TOWN}
    assert found == town


@covers("R137")
def test_as_many_chosen_roles_as_are_named_are_the_cast() -> None:
    s = festival()
    assert names(field(s, "cast")) == sorted(WANTED)
    assert aside(s) == ["elder"]


@covers("R137")
def test_all_hear_how_many_cards_lie_aside_and_a_moderator_which() -> None:
    s = festival()
    told = [event for event in s.events if event.id in ("spare", "unseen")]
    for viewer in (SPECTATOR, *range(8)):
        assert [event.seen_by(viewer) for event in told if event.seen_by(viewer)] == [{"event": "spare", "count": 1}]
        assert "hidden" not in s.view(viewer)
    assert told[1].seen_by(MODERATOR) == {"event": "unseen", "clause": "cast", "cards": ["elder"]}


@covers("R137")
@pytest.mark.parametrize("night", ["fast", "called"])
@pytest.mark.parametrize("place", [0, 3])
def test_whether_a_card_is_dealt_or_lies_aside_is_told_to_nobody_else(night: str, place: int) -> None:
    """Somebody of the town has the elder's card instead of another: no other player's screen shows it."""
    other = [*HELD]
    other[place] = "elder"
    compared = 0
    for viewer in (SPECTATOR, *range(8)):
        if viewer != place:
            one, twin = festival(night=night), festival(other, night=night)
            compared += look_alike(viewer, one, twin, (place, place), seeded(place))
    assert compared > 20


@covers("R137", "R101")
def test_a_card_that_lies_aside_is_called_and_nobody_wakes() -> None:
    s = festival(night="called")
    called = []
    while field(s, "day") < 2:
        assert isinstance(s, CandyMafia)
        called += [call for call in calls(s) if call["role"] == "elder"]
        close(s, {})
    assert [(call["seats"], call["bar"]) for call in called] == [([], "nobody")]


@covers("R137", "elders-son")
def test_the_son_does_not_learn_that_the_elder_lies_aside() -> None:
    s = festival(night="called")
    son = HELD.index("elders_son")
    for _ in range(200):
        if s.over:
            break
        assert not (s.top.name == "call" and son in s.turn())
        close(s, {})
    assert field(s, "night") > 1


@covers("R137")
def test_imagined_worlds_put_aside_what_was_not_seen() -> None:
    s = festival()
    asides = {tuple(aside(s.imagine(3, seeded(k)))) for k in range(60)}
    town = [card for card in WANTED if SIDES[card] == TOWN]
    assert asides == {(card,) for card in town if card != HELD[3]}


@covers("R137", "setup")
@pytest.mark.parametrize(
    "deal",
    [
        pytest.param([*WANTED[:7], "maniac"], id="a criminal is left over"),
        pytest.param([*HELD[:7], "doctor"], id="a card twice"),
        pytest.param([*HELD[:3], "baker", *HELD[4:]], id="not of the cast"),
    ],
)
def test_a_deal_by_hand_leaves_only_cards_of_the_town(deal: list[str]) -> None:
    with pytest.raises(BadOptions):
        festival(deal)


@covers("R137", "drunk")
def test_the_drunks_card_is_not_of_the_cast() -> None:
    wanted = [*WANTED[:3], "drunk", *WANTED[4:]]
    deal = {"cards": [card for card in wanted if card != "doctor"], "aside": ["doctor"]}
    options = {"mode": "festival", "wanted": wanted, "spare": 1}
    with pytest.raises(BadOptions):
        GAME.new(8, 5, options, deal=deal)
    for seed in range(20):
        s = GAME.new(8, seed, options)
        assert field(s, "aside") not in field(s, "cast")
        assert "drunk" not in aside(s)


@covers("R137")
@pytest.mark.parametrize("level", ["quick", "greedy"])
def test_bots_play_such_an_evening_to_its_end(level: str) -> None:
    s = GAME.new(8, 2, {"mode": "guests", "spare": 2})
    plays, rng = bot(level), seeded(3)
    while turn := s.turn():
        s.play(turn[0], plays.choose(s, turn[0], rng))
    assert s.over
    assert len(aside(s)) == 2
