"""The rules that people may agree to change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.option import Option, Value
from igroteka.games.emperors_gold.facts import EmperorsGoldFacts

TEAMS: Final = "teams"

OPTIONS = (
    Option("sides", "alone", choices=("alone", TEAMS), seats={TEAMS: (4,)}, headline=True),
    Option("children", False, variant=True),
    Option("two_sided", False, variant=True, needs={"children": (False,)}),
    Option("row_discard", "forced_only", choices=("forced_only", "at_chosen_position", "free")),  # [R10]
    Option("claim_any_row", False),  # [R12]
    Option("team_goal_counts", "team", choices=("team", "person"), needs={"sides": (TEAMS,)}),  # [R24]
    Option("team_last_turn", "literal", choices=("literal", "equalise"), needs={"sides": (TEAMS,)}),  # [R25]
)


class House:
    """The rules of one table: those agreed, and those that follow from the number of players."""

    def __init__(self, facts: EmperorsGoldFacts, seats: i64, options: dict[str, Value]) -> None:
        self.teams = options["sides"] == TEAMS
        # Partners sit opposite each other and share two rows. [teams] [R23]
        self.sides: i64 = 2 if self.teams else seats
        self.open: i64 = facts.open_teams if self.teams else facts.open[seats - 2]
        self.goal: i64 = facts.goal_teams if self.teams else facts.goal[seats - 2]
        # Any card fits any row. [children]
        self.children = bool(options["children"])
        # Cards may be added at the left end, too. [two-sided]
        self.two_sided = bool(options["two_sided"]) and not self.children
        # A row that cannot be extended from where the pawn went may be discarded there. [R10]
        self.drop_there = options["row_discard"] == "at_chosen_position"
        # One of two rows may be discarded in any turn. [R10]
        self.drop_freely = options["row_discard"] == "free"
        # The row that was left alone this turn may be spent. [R12]
        self.claim_any = bool(options["claim_any_row"])
        # The goal is reached by one person's tasks, not by the team's. [R24]
        self.goal_of_person = options["team_goal_counts"] == "person"
        # The other team has a last turn only if it has had fewer. [R25]
        self.equalise = options["team_last_turn"] == "equalise"
