"""A moderator with printed cards learns in the first night who holds which: the calls, and what is left of it."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import MODERATOR, BadOptions
from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.core.state import State
from igroteka.games.candy_mafia import sets
from igroteka.games.candy_mafia.cards import NAMES
from igroteka.games.candy_mafia.game import CandyMafiaGame
from tests.games.candy_mafia.table import GAME, look, step

CARDS = ["elder", "matchmaker", "detective", "avenger", "don", "mistress", "sleepwalker", "lawyer"]
MEETING = "showing-crime"


def showings(cards: list[str], **options: Any) -> list[tuple[str, list[str]]]:
    """The calls of a table at which these cards are dealt."""
    agreed = GAME.agreed(len(cards), {"wanted": cards, **options})
    assert GAME.moderated
    return [(one.text, one.cards) for one in GAME.moderated.showings(len(cards), agreed)]


def begun(night: str, shown: bool = True) -> State:
    """A first night after that of the cards."""
    options = {"mode": "festival", "night": night, "talk": 0}
    return GAME.new(len(CARDS), 1, options, held=True, deal={"cards": CARDS, "shown": shown})


def windows(s: State) -> list[str]:
    """The windows of the rest of the night."""
    out = []
    while step(s) != "ballot":
        out.append(step(s))
        close(s, missing(s, seeded(1)))
    return out


def test_the_gang_meets_first_and_then_every_card_is_called_by_name() -> None:
    found = showings(CARDS, mode="guests")
    assert found[0] == (MEETING, ["sleepwalker", "don", "mistress"]), "the lawyer keeps apart"
    called = [cards[0] for text, cards in found[1:] if text == "showing-role"]
    # the book's order of the first night, that of every night, and then what has no ability in this mode
    assert called == ["sleepwalker", "matchmaker", "lawyer", "elder", "detective", "don", "avenger", "mistress"]


def test_two_gangs_meet_one_after_the_other() -> None:
    agreed = GAME.agreed(12, {"mode": "business", "two_gangs": True})
    assert GAME.moderated
    found = GAME.moderated.showings(12, agreed)
    assert [one.text for one in found[:3]] == ["showing-mafia", "showing-triad", "showing-role"]
    assert not {*found[0].cards} & {*found[1].cards}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_card_of_a_ready_cast_is_called_once(seats: int) -> None:
    agreed = GAME.agreed(seats, {"mode": "basic"})
    assert isinstance(GAME, CandyMafiaGame)
    assert GAME.moderated
    by_name = [
        card for one in GAME.moderated.showings(seats, agreed) if one.text == "showing-role" for card in one.cards
    ]
    assert sorted(by_name) == sorted(NAMES[card] for card in sets.cast(GAME.facts, seats, agreed))


def test_after_the_cards_were_shown_only_those_who_choose_are_called() -> None:
    usual, shown = begun("called", shown=False), begun("called")
    assert windows(usual) == ["fate"] * 4 + ["mail", "talk"]
    assert [call["role"] for call in look(shown)["hidden"]["calls"]] == ["matchmaker"]
    assert shown.turn() == [1]
    assert windows(shown) == ["fate", "mail", "talk"]
    assert shown.view(MODERATOR)["night"] == 1
    assert windows(begun("fast")) == windows(begun("fast", shown=False))


def test_a_night_in_which_nobody_chooses_has_no_call() -> None:
    cards = [card if card != "matchmaker" else "doctor" for card in CARDS]
    s = GAME.new(8, 1, {"night": "called", "mode": "guests"}, held=True, deal={"cards": cards, "shown": True})
    assert step(s) == "mail"


def test_the_position_of_such_a_night_is_stored_like_any_other() -> None:
    s = begun("called")
    assert GAME.load(s.dump()).same(s)
    assert [event.public.get("shown") for event in s.events if event.id == "dealt"] == [True]


def test_whether_they_were_shown_is_yes_or_no() -> None:
    with pytest.raises(BadOptions, match="shown"):
        GAME.new(8, 1, {}, deal={"cards": CARDS, "shown": ["yes"]})
