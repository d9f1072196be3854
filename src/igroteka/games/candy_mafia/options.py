"""What people may agree to play otherwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.option import Option, Value, number_of
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import sets
from igroteka.games.candy_mafia.cards import CARDS, MODES, PRINTED, ROWS, works
from igroteka.games.candy_mafia.facts import CandyMafiaFacts
from igroteka.games.candy_mafia.roles.special import Roles

MOST_WANTED: Final = 20

OPTIONS = (
    Option("mode", "basic", choices=MODES, headline=True),
    Option("two_gangs", False, seats={"True": tuple(range(sets.TWO_GANGS_FROM, 21))}, group="cast"),  # [two-gangs]
    Option("ready", "usual", choices=sets.READY, needs={"two_gangs": (False,)}, group="cast", deals=True),  # [R100]
    Option("wanted", [], choices=PRINTED, least=0, most=MOST_WANTED, group="cast", deals=True),
    Option(
        "crime_slots", "round", choices=("round", "floor"), needs={"ready": ("usual",)}, group="cast", deals=True
    ),  # [R99]
    Option("spare", 0, least=0, most=2, group="cast"),  # [R137]
    Option("night", "fast", choices=("fast", "called"), group="evening", moderated="called"),
    Option("talk", 1, least=0, most=3, group="evening", moderated=0),
    Option("speech", "free", choices=("free", "turns"), group="evening"),
    Option("vote_format", "sealed", choices=("sealed", "open", "candidate"), group="evening"),
    Option("majority", False, needs={"vote_format": ("sealed", "open")}, group="evening"),  # [R74]
    Option("spirits", False, group="evening"),
    Option("dead_open_eyes", False, needs={"spirits": (False,)}, view_only=True, group="evening"),  # [R108]
    Option("sleepwalker_hit", "dies", choices=("dies", "exposed_only"), group="rulings"),  # [R39]
    Option("vampire_immunity", "crime", choices=("crime", "all_night"), group="rulings"),  # [R35]
    Option("announce_crime_miss", False, group="rulings"),  # [R62]
    Option("boss_decides", "any_division", choices=("any_division", "tie_only"), group="rulings"),  # [R41]
    Option("gang_tie", "random", choices=("random", "no_kill"), group="rulings"),  # [R41]
    Option("piper_recruits", "dual", choices=("dual", "charm", "defect"), group="rulings"),  # [R54]
    Option("police_two_gangs", "own_gang", choices=("own_gang", "all"), needs={"two_gangs": (True,)}, group="rulings"),
    Option("dealer_two_gangs", "own_gang", choices=("own_gang", "all"), needs={"two_gangs": (True,)}, group="rulings"),
    Option("noble_survives", "always", choices=("always", "once"), group="rulings"),  # [R68]
    Option("town_win", "no_criminals", choices=("no_criminals", "no_criminals_no_loners"), group="rulings"),  # [R83]
    Option("simultaneous", "loner_first", choices=("loner_first", "joint"), group="rulings"),  # [R84]
    Option("kill_timing", "text", choices=("text", "all_simultaneous"), group="rulings"),  # [R1]
    Option("night1_checks", False, group="rulings"),  # [R5]
    Option("guest_dies_with_host_only", False, group="rulings"),  # [R32]
    Option("blacksmith_counts_healed", False, group="rulings"),  # [R38]
)


class House:
    """One table: the agreed rules, and what follows from them."""

    def __init__(
        self, facts: CandyMafiaFacts, roles: Roles, seats: i64, options: dict[str, Value], windows: int
    ) -> None:
        self.mode = str(options["mode"])
        # The cards that the table names, and how many of the town's it puts aside unseen. [setup] [R137]
        self.cast = sets.cast(facts, int(seats), options)
        self.spare: i64 = number_of(options, "spare")
        # What is special about the cards, and by card.
        self.roles = roles
        self.specials = roles.specials
        # The cards of the cast beside which another one must lie.
        self.with_another = [roles.specials[card] for card in self.cast if roles.specials[card].beside]
        # How many windows a night has.
        self.windows = windows
        # By card: does it work, and its traits and its place in the night, none on a plain card. [modes] [R14]
        self.works = [works(card, self.mode) for card in range(CARDS)]
        self.traits: list[int] = [int(ROWS[card].traits) if self.works[card] else 0 for card in range(CARDS)]
        self.numbers: list[int] = [int(ROWS[card].number) if self.works[card] else 0 for card in range(CARDS)]
        # Shared and never changed: what a player who is dealt a card is told of it; a row in which nobody has anything.
        self.own_card: list[list[list[int]]] = [
            [[0, k.CARD, card, facts.sides_of[card], int(self.works[card])]] for card in range(CARDS)
        ]
        self.none_yet: list[int] = [-1] * int(seats)
        self.two_gangs = bool(options["two_gangs"])
        self.gangs: i64 = 2 if self.two_gangs else 1
        self.called = options["night"] == "called"
        self.talk: i64 = number_of(options, "talk")
        self.turns = options["speech"] == "turns"
        self.candidates = options["vote_format"] == "candidate"
        self.open_hands = options["vote_format"] == "open"
        self.majority = bool(options["majority"])
        self.spirits = bool(options["spirits"])
        self.dead_see = bool(options["dead_open_eyes"])
        self.exposed_only = options["sleepwalker_hit"] == "exposed_only"
        self.vampire_all_night = options["vampire_immunity"] == "all_night"
        self.tell_miss = bool(options["announce_crime_miss"])
        self.boss_breaks_ties = options["boss_decides"] == "tie_only"
        self.tie_kills_nobody = options["gang_tie"] == "no_kill"
        self.recruits = str(options["piper_recruits"])
        self.defect = options["piper_recruits"] == "defect"
        self.police_all = options["police_two_gangs"] == "all"
        self.dealer_all = options["dealer_two_gangs"] == "all"
        self.noble_once = options["noble_survives"] == "once"
        self.loners_hold = options["town_win"] == "no_criminals_no_loners"
        self.joint = options["simultaneous"] == "joint"
        self.doomed_act = options["kill_timing"] == "all_simultaneous"
        self.first_checks = bool(options["night1_checks"])
        self.guest_with_host = bool(options["guest_dies_with_host_only"])
        self.healed_counts = bool(options["blacksmith_counts_healed"])
