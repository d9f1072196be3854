"""The game with so few cards that all deals can be listed."""

from __future__ import annotations

from typing import Any

from igroteka.core.data import read_data
from igroteka.games.candy_empire.cards import BY_NAME
from igroteka.games.candy_empire.game import CandyEmpireGame
from igroteka.registry import folder

MOVERS = {"kidnap_check_self": False, "avt_partial": True, "adv_may_decline": True}


def tiny(cards: str, aside: int = 1) -> CandyEmpireGame:
    """A box with only these cards, of which this many are laid aside."""
    game = CandyEmpireGame(read_data(folder("candy_empire") / "data.toml"))
    game.facts.small_deck = game.facts.whole_deck = sorted(BY_NAME[card] for card in cards.split())
    game.facts.copies = game.facts.copies_two = [game.facts.whole_deck.count(card) for card in range(len(BY_NAME))]
    game.facts.aside_two = game.facts.aside_more = aside
    return game


def dealt(cards: str, seats: int, seed: int, aside: int = 1) -> Any:
    """A new game of it."""
    return tiny(cards, aside).new(seats, seed, MOVERS, telling=False)
