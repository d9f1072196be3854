"""The rules that people may agree to change."""

from __future__ import annotations

from igroteka.core.option import Option, Value

OPTIONS = (
    Option("brute_reduction", "exact", choices=("exact", "up_to")),
    Option("merc_for_merc", True),
    Option("merc_with_pair", True),
    Option("refill_end_extra_round", True),
    Option("bottom_after_draw", False),
    Option("hide_hands", False, view_only=True),
)


class House:
    """The agreed rules of one game."""

    def __init__(self, options: dict[str, Value]) -> None:
        # A Brute lowers by exactly his value, not by less. [R17]
        self.exact = options["brute_reduction"] == "exact"
        # A Mercenary may stand in for another one. [R22]
        self.joker_for_mercenary = bool(options["merc_for_merc"])
        # A Mercenary may stand in also for a player who holds a true pair. [R31]
        self.joker_beside_pair = bool(options["merc_with_pair"])
        # A deck that ends with the refill after the second player's recruit brings one more round. [R12]
        self.extra_round = bool(options["refill_end_extra_round"])
        # A card goes under the deck after the draw, not before it. [R10]
        self.under_after = bool(options["bottom_after_draw"])
        # A rival sees how many cards are in a hand, but not which. [R1]
        self.hidden = bool(options["hide_hands"])
