"""Plays a script: gives every answer where it is asked for, closes every window, and looks at what came of it."""

from __future__ import annotations

from typing import Any

from igroteka.core.chance import seeded
from igroteka.core.closing import close, may_talk, missing
from igroteka.core.event import Event
from igroteka.core.state import State
from igroteka.games.candy_mafia.cards import AT_REVENGE
from igroteka.games.candy_mafia.night.schedule import CALLED
from tests.games.candy_mafia import table
from tests.games.candy_mafia.script import Choice, Phase, Script, parse
from tests.games.candy_mafia.seen import check

# In which window a card is asked, by the printed order: the names of the first night, N1 to N17, N19 and N20; the
# others N21 to N34.
WINDOW = {
    **dict.fromkeys(["matchmaker", "executioner", "wanderer"], "fate"),
    **dict.fromkeys(
        [
            "kidnapper",
            "policeman",
            "sentry",
            "doctor",
            "libeller",
            "mistress",
            "conjurer",
            "lawyer",
            "elder",
            "elders_son",
            "bloodhound",
            "fortune_teller",
            "sweet_tooth",
            "candy_baron",
            "beauty",
            "admirer",
            "bodyguard",
            "woodcutter",
        ],
        "errands",
    ),
    **dict.fromkeys(["teacher", "sorcerer"], "extra"),
}
NIGHT = ("night", "fate", "call", "errands", "gang", "again", "extra", "deeds", "spirits", "mail", "dawn")
VOTES = ("ballot", "hands", "nominate")
# More windows than any evening has phases, and any phase windows.
MANY = 300


class Playing:
    """One evening while it is played."""

    def __init__(self, script: Script, seed: int = 1, **options: object) -> None:
        self.script = script
        more = {**script.options, **({"two_gangs": True} if script.two_gangs else {}), **options}
        self.s = table.evening(script.cards, script.mode, script.aside, seed, **more)
        # What nightfall has told already.
        self.tonight: list[Event] = list(self.s.events)
        self.forget()
        self.tonight = self.events

    def forget(self) -> None:
        """A new phase begins."""
        self.events: list[Event] = self.tonight
        self.tonight = []
        self.before = table.players(self.field("alive"))
        # Who is asked when the vote begins, and about whom; who may not speak then; who may speak in defence.
        self.voters: list[int] = []
        self.suspects: list[int] = []
        self.quiet: set[int] = set()
        self.defence: list[bool] = []
        self.second = False
        self.tied = False

    def field(self, name: str) -> Any:
        """A field of the position."""
        return table.field(self.s, name)

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.script.names[name]

    def run(self) -> State:
        """Play every phase that is written, and those between them in silence."""
        for phase in self.script.phases:
            for _ in range(MANY):
                name = self.phase()
                if name == phase.name:
                    break
                assert name, f"the game was over before {phase.name}: {self.s.over}"
                self.play(Phase(name, [], []))
            self.play(phase)
        return self.s

    def phase(self) -> str:
        """Which phase it is now."""
        if self.s.over:
            return ""
        if table.step(self.s) not in NIGHT:
            return f"D{self.field('day')}"
        return "F" if self.field("night") == 1 else f"N{self.field('night')}"

    def play(self, phase: Phase) -> None:
        """Play one phase and see what it says."""
        left = list(phase.choices)
        self.forget()
        day = phase.name.startswith("D")
        for _ in range(MANY):
            here = table.step(self.s)
            if not here or (here != "shot" and (here in NIGHT) == day):
                break
            self.look_on(here)
            self.window(here, left)
        missing = [choice for choice in left if not choice.may_fail and not choice.refused]
        assert not missing, f"{phase.name}: nobody was asked for {missing}"
        for words in phase.seen:
            check(self, words)

    def look_on(self, here: str) -> None:
        """Remember who votes and who may speak."""
        s = self.s
        if here in VOTES and not self.voters:
            self.voters = list(s.asked)
            self.suspects = list(self.field("suspects"))
            self.quiet = table.players(self.field("mute") | self.field("still"))
        if here == "defence":
            self.defence = [may_talk(s, seat) for seat in range(int(s.seats))]

    def window(self, here: str, left: list[Choice]) -> None:
        """Give the answers that are written for this step, and silence for the others."""
        s = self.s
        used: list[Choice] = []
        for seat in list(s.turn()):
            answers = [(choice, words) for choice in left if (words := self.words(here, seat, choice))]
            for choice, words in answers:
                if choice.refused:
                    assert s.game.parse(words) not in s.legal(seat), f"{here}: seat {seat + 1} may {words}"
            for choice, words in [pair for pair in answers if not pair[0].refused][:1]:
                assert s.game.parse(words) in s.legal(seat), f"{here}: seat {seat + 1} may not {words}"
                used.append(choice)
                self.do(lambda seat=seat, words=words: s.play(seat, s.game.parse(words)))
        left[:] = [choice for choice in left if choice not in used]
        if table.step(s) == here and s.is_window:
            self.do(lambda: close(s, missing(s, seeded(1))))
        elif not s.is_window and s.who >= 0 and not used:
            self.do(lambda: s.play(int(s.who), s.default(s.who, seeded(1))))

    def do(self, what: Any) -> None:
        """Let something happen, and remember what was told."""
        what()
        for event in self.s.events:
            # What nightfall tells belongs to the night.
            (self.tonight if self.tonight or event.id == "night" else self.events).append(event)
            self.second = self.second or event.id == "second"
            self.tied = self.tied or event.id == "tie"

    def words(self, here: str, seat: int, choice: Choice) -> str:
        """What this choice makes the seat say at this step; nothing, if it is not for it."""
        kind, target = choice.kind, choice.target
        if choice.player and kind != "yes" and self.seat(choice.player) != seat:
            return ""
        if kind in ("act", "then", "revenge"):
            return self.spoken(seat, target) if self.asked_for(here, seat, kind) else ""
        if kind in ("gang", "mafia", "triad") and here == "gang":
            return f"pick {self.seat(target) + 1}" if kind in ("gang", self.gang()) else ""
        if (kind, here) in (("vote", "gang"), ("again", "again"), ("shot", "shot")):
            return f"pick {self.seat(target) + 1}"
        if kind in ("execute", "second") and here in ("ballot", "hands"):
            others = self.seat(target) != seat and self.second == (kind == "second")
            return self.hand(here, target) if others else ""
        if here in {"vote": ("ballot", "hands"), "runoff": ("runoff", "hands"), "nominate": ("nominate",)}.get(
            kind, ()
        ):
            return self.hand(here, target) if here != "hands" or (kind == "runoff") == self.tied else ""
        if (kind, here) == ("yes", "trial") and self.suspect() == self.seat(choice.player):
            return "hand up" if seat in map(self.seat, target.split("+")) else ""
        if (kind, here) == ("agree", "truce"):
            return "hand up"
        if (kind, here) == ("save", "save"):
            return "yes"
        return f"write {target}" if (kind, here) == ("write", "spirits") else ""

    def suspect(self) -> int:
        """Who may be voted for just now."""
        return int(self.field("suspects")[self.field("at")])

    def hand(self, here: str, target: str) -> str:
        """A vote against somebody; in an open ballot the hand goes up when it is their turn."""
        if here == "hands":
            return "hand up" if self.suspect() == self.seat(target) else ""
        return f"vote {self.seat(target) + 1}"

    def spoken(self, seat: int, target: str) -> str:
        """A personal answer in the notation of the game."""
        if target == "yes":
            return "yes"
        if "+" in target:
            one, other = sorted(self.seat(name) + 1 for name in target.split("+"))
            return f"pick {one}+{other}"
        verb = "pick"
        if target.endswith("!"):
            verb = "take" if self.card(seat) == "admirer" else "kill"
        return f"{verb} {self.seat(target.rstrip('!')) + 1}"

    def card(self, seat: int) -> str:
        """The card that a player holds now."""
        return table.card(self.s, seat)

    def gang(self) -> str:
        """Whose vote it is."""
        return "triad" if any(self.field("triad") >> seat & 1 for seat in self.s.asked) else "mafia"

    def asked_for(self, here: str, seat: int, kind: str) -> bool:
        """Is the seat asked for its personal choice, for its second name, for its revenge?"""
        card = self.card(seat)
        window = WINDOW.get(card, "deeds")
        if kind == "revenge":
            return card == "punisher" and (here == "errands" or (here == "call" and self.avenging()))
        if kind == "then":
            return card == "sorcerer" and here in ("deeds", "call") and self.field("tonight").refused >= 0
        if here == "call":
            return not (card == "punisher" and self.avenging()) and not (
                card == "sorcerer" and self.field("tonight").refused >= 0
            )
        if window == "fate" and self.field("night") > 1:
            return here in ("errands", window)
        return here == window

    def avenging(self) -> bool:
        """Is the Punisher called for the revenge?"""
        window = CALLED[self.field("place")]
        return bool(window.further == AT_REVENGE and window.alone)


def play(text: str, seed: int = 1, **options: object) -> Playing:
    """Play one line of a table."""
    playing = Playing(parse(text), seed, **options)
    playing.run()
    return playing
