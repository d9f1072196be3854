"""The rules that people may agree to change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.option import Option, Value
from igroteka.games.candy_empire.facts import CandyEmpireFacts

TEAMS: Final = "teams"
SERIES: Final = "series"

OPTIONS = (
    Option("play", "alone", choices=("alone", TEAMS, SERIES), seats={TEAMS: (4,), SERIES: (3, 4)}, headline=True),
    Option("deck", "usual", choices=("usual", "full"), seats={"full": (2,)}),
    Option("defenceless", False),
    Option("open_discard", False),
    Option("block_scope", "any", choices=("any", "target"), group="rulings"),  # [R13]
    Option("block_may_use_protected", False, group="rulings"),  # [R6]
    Option("kidnap_duration", "forever", choices=("forever", "on_table"), group="rulings"),  # [R21]
    Option("kidnap_blocks_casting", False, group="rulings"),  # [R22]
    Option("kidnap_check_self", True, group="rulings"),  # [R23]
    Option("avt_partial", False, group="rulings"),  # [R19]
    Option("hit_counts_protected", False, group="rulings"),  # [R31]
    Option("adv_may_decline", False, group="rulings"),  # [R10]
    Option("places", "skip", choices=("skip", "dense"), needs={"play": (SERIES,)}, group="rulings"),  # [R37]
)


class House:
    """The rules of one table: those agreed, and those that follow from the number of players."""

    def __init__(self, facts: CandyEmpireFacts, seats: i64, options: dict[str, Value]) -> None:
        self.teams = options["play"] == TEAMS
        self.series = options["play"] == SERIES
        # Two players use fewer cards and lay two of them aside, unless they want all. [two] [no-limits] [R39]
        self.small = seats == 2 and options["deck"] == "usual"
        self.aside: i64 = facts.aside_two if seats == 2 else facts.aside_more
        self.sides: i64 = 2 if self.teams else seats
        # No card can be protected. [defenceless]
        self.defenceless = bool(options["defenceless"])
        # The discard lies open. [know-all]
        self.open_discard = bool(options["open_discard"])
        self.only_target_blocks = options["block_scope"] == "target"
        self.protected_may_pay = bool(options["block_may_use_protected"])
        self.bans_end = options["kidnap_duration"] == "on_table"
        self.no_casting = bool(options["kidnap_blocks_casting"])
        self.own_hand_counts = bool(options["kidnap_check_self"])
        self.partial_boss = bool(options["avt_partial"])
        self.protected_count = bool(options["hit_counts_protected"])
        self.may_decline = bool(options["adv_may_decline"])
        self.dense = options["places"] == "dense"
