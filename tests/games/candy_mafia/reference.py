"""The night once more, as the algorithm of the specification (2.4) writes it: by role, without rows, verbs or parts.

It knows the usual rulings only, one gang or two; it draws chance where the specification does, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable

GANG_KILLS = ("gang", "teacher")
RETALIATIONS = ("sentry", "woodcutter")
FESTIVAL = [
    "nobleman",
    "dealer",
    "don",
    "dragon",
    "instigator",
    "tough_guy",
    "mistress",
    "avenger",
    "libeller",
    "baker",
    "sweet_tooth",
    "saviour",
    "dentist",
    "wanderer",
    "elders_son",
    "teacher",
]
ORDER = [
    "kidnapper",
    "policeman",
    "sentry",
    "doctor",
    "libeller",
    "mistress",
    "conjurer",
    "lawyer",
    "elder",
    "bloodhound",
    "fortune_teller",
    "sweet_tooth",
    "candy_baron",
    "beauty",
    "admirer",
    "bodyguard",
    "woodcutter",
]
LATER = [
    "inquisitor",
    "detective",
    "mercenary",
    "jailer",
    "maniac",
    "punisher",
    "piper",
    "witch",
    "clairvoyant",
    "judge",
    "baker",
    "dentist",
    "instigator",
    "reanimator",
]
Told = tuple[object, ...]


class Night:
    """One ordinary night: what was true at nightfall, and what became of it."""

    def __init__(
        self,
        cards: list[str],
        sides: list[str],
        gangs: list[int],
        alive: set[int],
        festival: bool,
        pick: Callable[[list[int]], int],
    ) -> None:
        self.cards, self.sides, self.gangs, self.alive = cards, sides, gangs, alive
        self.festival, self.pick = festival, pick
        # Carried over from earlier nights.
        self.recruited: set[int] = set()
        self.cursed: set[int] = set()
        self.jailed: set[int] = set()
        self.hits: set[int] = set()
        self.links: list[tuple[int, int]] = []
        self.resting: set[int] = set()
        self.began = [0, 0]
        self.avenger_of_a_mark = -1
        # The choices: whom the roles name, by seat; votes by gang; second votes; a revenge; a second name.
        self.acts: dict[int, tuple[str, int, int]] = {}
        self.votes: list[dict[int, int]] = [{}, {}]
        self.again: list[dict[int, int]] = [{}, {}]
        self.revenge = -1
        self.second = -1
        # This night.
        self.blocked: set[int] = set()
        self.sealed: set[int] = set()
        self.still: set[int] = set()
        self.mute: set[int] = set()
        self.immune: set[int] = set()
        self.prison: set[int] = set()
        self.cancelled: set[int] = set()
        self.on: dict[str, tuple[int, int]] = {}  # who laid what on whom
        self.used: set[str] = set()
        self.mover = self.host = -1
        self.kills: list[tuple[str, int, list[int], int]] = []  # kind, gang, killers, victim
        self.attempts: dict[int, set[int]] = {}
        self.doomed: set[int] = set()
        self.struck: set[int] = set()
        self.rests: set[int] = set()
        self.by_gang: set[int] = set()
        # Who met, by gang: its members, and the sleepwalker among them.
        self.met: dict[int, tuple[list[int], int]] = {}
        self.told: list[Told] = []
        self.raised = -1
        self.riot = False

    def active(self, seat: int) -> bool:
        """Does the card's ability work for this player?"""
        return (self.festival or self.cards[seat] not in FESTIVAL) and seat not in self.recruited

    def is_(self, seat: int, card: str) -> bool:
        """Is this the card, and does it work?"""
        return self.cards[seat] == card and self.active(seat)

    def awake(self, seat: int) -> bool:
        """Would this player be woken?"""
        return seat in self.alive and seat not in self.doomed | self.blocked | self.jailed

    def holder(self, card: str) -> int:
        """The living player of a card that works; -1: there is none."""
        return next((seat for seat in sorted(self.alive) if self.is_(seat, card)), -1)

    def seen_side(self, seat: int) -> str:
        """The side that a check shows."""
        if self.on.get("mistress", (-1, -1))[1] == seat:
            return "town"
        if self.on.get("libeller", (-1, -1))[1] == seat:
            return "crime"
        if seat in self.recruited:
            return "loner"
        if self.sides[seat] == "crime" and (self.is_(seat, "lawyer") or self.is_(seat, "shapeshifter")):
            return "town"
        return "town" if self.sides[seat] == "none" else self.sides[seat]

    def true_side(self, seat: int) -> str:
        """The side beside a card that is shown."""
        return "loner" if seat in self.recruited else self.sides[seat]

    def run(self) -> None:
        """The whole night, step by step."""
        for card in ORDER:
            self.call(card)
        for gang in (0, 1):
            self.gang_votes(gang)
        for gang in (0, 1):
            self.gang_votes_again(gang)
        self.teacher()
        self.sorcerer()
        for kind, gang, killers, victim in sorted(self.kills, key=lambda kill: (kill[0] == "teacher", kill[1])):
            self.attempt(kind, killers, victim, gang)
        for card in LATER:
            self.call(card)

    def call(self, card: str) -> None:
        """A role is called."""
        seat = self.holder(card)
        if card == "elder" and not any(self.cards[one] == "elder" for one in self.alive):
            seat = self.holder("elders_son")
        if seat < 0 or not self.awake(seat):
            return
        if card == "punisher" and self.avenger_of_a_mark == seat and self.revenge >= 0:
            self.attempt("punisher", [seat], self.revenge)
            if not self.awake(seat):
                return
        if card == "piper":
            met = [one for one in sorted(self.alive & self.recruited) if self.awake(one)]
            self.told += [(one, "chorus") for one in [*met, seat]]
        if seat not in self.acts:
            return
        verb, a, b = self.acts[seat]
        getattr(self, f"do_{card}")(seat, a, b, verb)

    # The steps, N1 to N17.

    def do_kidnapper(self, p: int, a: int, b: int, verb: str) -> None:
        self.blocked.add(a)

    def do_policeman(self, p: int, a: int, b: int, verb: str) -> None:
        self.blocked.add(a)
        self.sealed.add(a)
        if self.sides[a] == "crime":
            self.cancelled.add(self.gangs[a])

    def lay(self, p: int, a: int) -> None:
        """Something stands for the whole night."""
        self.on[self.cards[p]] = (p, a)

    def do_sentry(self, p: int, a: int, b: int, verb: str) -> None:
        self.lay(p, a)

    do_doctor = do_libeller = do_mistress = do_bodyguard = do_woodcutter = do_sentry

    def do_conjurer(self, p: int, a: int, b: int, verb: str) -> None:
        self.blocked.add(a)
        self.sealed.add(a)
        self.still.add(a)

    do_beauty = do_conjurer

    def do_lawyer(self, p: int, a: int, b: int, verb: str) -> None:
        self.told.append((p, "learnt", a, self.cards[a], self.true_side(a)))
        self.checked(p, a)

    do_sweet_tooth = do_baker = do_lawyer

    def do_elder(self, p: int, a: int, b: int, verb: str) -> None:
        self.told.append((p, "checked", a, self.seen_side(a)))
        self.checked(p, a)

    do_bloodhound = do_elder

    def do_fortune_teller(self, p: int, a: int, b: int, verb: str) -> None:
        self.told.append((p, "compared", a, b, (self.seen_side(a) == "town") == (self.seen_side(b) == "town")))
        self.checked(p, a)
        self.checked(p, b)

    def do_candy_baron(self, p: int, a: int, b: int, verb: str) -> None:
        son = self.is_(a, "elders_son") and not any(self.cards[one] == "elder" for one in self.alive)
        self.told.append((p, "office", a, self.cards[a] in ("elder", "sleepwalker") or son))
        self.checked(p, a)

    def do_admirer(self, p: int, a: int, b: int, verb: str) -> None:
        self.mover, self.host = (a, p) if verb == "take" else (p, a)

    # N18 to N20.

    def members(self, gang: int) -> list[int]:
        """Who of a gang is awake, but for the lawyer."""
        return [
            seat
            for seat in sorted(self.alive)
            if self.awake(seat)
            and self.sides[seat] == "crime"
            and self.gangs[seat] == gang
            and self.cards[seat] != "lawyer"
        ]

    def spy(self) -> int:
        """The sleepwalker who is still of the town; -1: there is none."""
        seat = self.holder("sleepwalker")
        return seat if seat >= 0 and self.sides[seat] != "crime" else -1

    def gang_votes(self, gang: int) -> None:
        """N18: a gang chooses its victim."""
        members = self.members(gang)
        if gang in self.resting | self.cancelled or not members:
            return
        spy = self.spy()
        voters = [*members, *([spy] if spy >= 0 and self.awake(spy) else [])]
        self.met[gang] = members, spy if spy in voters else -1
        victim = self.agreed(gang, {seat: self.votes[gang][seat] for seat in voters if seat in self.votes[gang]})
        if victim >= 0:
            self.kills.append(("gang", gang, members, victim))

    def gang_votes_again(self, gang: int) -> None:
        """The sleepwalker has shown his card: they choose again."""
        members, spy = self.met.get(gang, ([], -1))
        if spy < 0 or not any(kill[1] == gang and kill[3] == spy for kill in self.kills):
            return
        self.told += [(seat, "exposed", spy) for seat in [*members, spy]]
        again = {seat: vote for seat, vote in self.again[gang].items() if seat in members}
        victim = self.agreed(gang, again)
        if victim >= 0:
            self.kills.append(("gang", gang, members, victim))

    def agreed(self, gang: int, votes: dict[int, int]) -> int:
        """K11: unanimous, else the boss's, else most votes, else chance."""
        if not votes:
            return -1
        counts = {victim: list(votes.values()).count(victim) for victim in sorted(votes.values())}
        if len(counts) > 1:
            for boss in ("don", "dragon"):
                for seat in votes:
                    if self.is_(seat, boss):
                        return votes[seat]
        top = [victim for victim, count in counts.items() if count == max(counts.values())]
        return self.pick(top)

    def teacher(self) -> None:
        """N19: the last of a gang kills twice."""
        seat = self.holder("teacher")
        if seat < 0 or not self.awake(seat) or seat not in self.acts or self.sides[seat] != "crime":
            return
        gang = self.gangs[seat]
        others = [one for one in self.alive if one != seat and self.sides[one] == "crime" and self.gangs[one] == gang]
        if not others and self.began[gang] > 1 and any(kill[1] == gang for kill in self.kills):
            self.kills.append(("teacher", gang, [seat], self.acts[seat][1]))

    def sorcerer(self) -> None:
        """N20: a life and a murder for a townsperson; one second name."""
        seat = self.holder("sorcerer")
        if seat < 0 or not self.awake(seat) or seat not in self.acts:
            return
        gang = self.gangs[seat]
        if not any(kill[1] == gang for kill in self.kills):
            return
        self.kills = [kill for kill in self.kills if kill[1] != gang]
        for name in (self.acts[seat][1], self.second):
            if name >= 0 and self.sides[name] == "town" and name not in self.doomed:
                self.sides[name], self.gangs[name] = "crime", gang
                break
        self.doom(seat)

    # N21 to N34.

    def do_inquisitor(self, p: int, a: int, b: int, verb: str) -> None:
        if verb == "kill":
            self.attempt("inquisitor", [p], a)
        else:
            self.do_lawyer(p, a, b, verb)

    def do_detective(self, p: int, a: int, b: int, verb: str) -> None:
        if verb == "kill":
            self.attempt("detective", [p], a)
            return
        self.told.append((p, "is-town", a, self.seen_side(a) == "town"))
        self.checked(p, a)

    def do_mercenary(self, p: int, a: int, b: int, verb: str) -> None:
        self.attempt(self.cards[p], [p], a)

    do_maniac = do_mercenary

    def do_jailer(self, p: int, a: int, b: int, verb: str) -> None:
        if self.true_side(a) == "crime":
            self.prison.add(a)
        self.do_lawyer(p, a, b, verb)

    def do_punisher(self, p: int, a: int, b: int, verb: str) -> None:
        self.lay(p, a)

    def do_piper(self, p: int, a: int, b: int, verb: str) -> None:
        if a in self.recruited | self.doomed:
            return
        if self.is_(a, "witch"):
            self.cursed = set()
        self.recruited.add(a)

    def do_witch(self, p: int, a: int, b: int, verb: str) -> None:
        self.cursed.add(a)

    def do_clairvoyant(self, p: int, a: int, b: int, verb: str) -> None:
        killers = sorted(self.attempts.get(a, set()))
        self.told.append((p, "killer", a, self.pick(killers) if killers else -1))

    def do_judge(self, p: int, a: int, b: int, verb: str) -> None:
        town = self.seen_side(a) == "town"
        self.told.append((p, "is-town", a, town))
        if town:
            self.immune.add(a)
        self.checked(p, a)

    def do_dentist(self, p: int, a: int, b: int, verb: str) -> None:
        self.mute.add(a)

    def do_instigator(self, p: int, a: int, b: int, verb: str) -> None:
        self.riot = True

    def do_reanimator(self, p: int, a: int, b: int, verb: str) -> None:
        self.raised = a

    # Attempts.

    def checked(self, who: int, target: int) -> None:
        """The sentry kills the first who checks the ward."""
        sentry, ward = self.on.get("sentry", (-1, -1))
        if ward == target and "sentry" not in self.used and who != sentry:
            self.used.add("sentry")
            self.attempt("sentry", [sentry], who)

    def attempt(self, kind: str, killers: list[int], victim: int, gang: int = -1, guest: bool = False) -> None:
        """Somebody tries to kill somebody."""
        self.attempts.setdefault(victim, set()).update(killers)
        comes = kind not in RETALIATIONS
        sentry, ward = self.on.get("sentry", (-1, -1))
        if comes and ward == victim and "sentry" not in self.used and sentry not in killers:
            self.used.add("sentry")
            self.attempt("sentry", [sentry], self.pick(killers))
        axe = self.on.get("woodcutter", (-1, -1))[1] == victim and "woodcutter" not in self.used
        if comes and not guest and self.mover == victim and not axe:
            return
        self.hit(kind, killers, victim, gang)
        if comes and not guest and self.host == victim and self.mover not in killers:
            self.attempt(kind, killers, self.mover, gang, True)

    def hit(self, kind: str, killers: list[int], v: int, gang: int) -> None:
        """The first line that fits decides."""
        doctor = self.on.get("doctor", (-1, -1))[1]
        woodcutter, ward = self.on.get("woodcutter", (-1, -1))
        bodyguard, client = self.on.get("bodyguard", (-1, -1))
        if ward == v and "woodcutter" not in self.used and kind != "woodcutter":
            self.used.add("woodcutter")
            self.attempts.setdefault(woodcutter, set()).update(killers)
            if doctor != woodcutter:
                self.doom(woodcutter)
            others = [killer for killer in killers if killer != woodcutter]
            if others:
                self.attempt("woodcutter", [woodcutter], self.pick(others))
        elif (
            self.is_(v, "maniac")
            or (self.is_(v, "vampire") and kind in GANG_KILLS)
            or v in self.sealed
            or (doctor == v and not self.is_(v, "sleepwalker"))
        ):
            pass
        elif self.is_(v, "blacksmith") and v not in self.hits:
            self.hits.add(v)
        elif client == v:
            self.attempts.setdefault(bodyguard, set()).update(killers)
            if doctor != bodyguard:
                self.doom(bodyguard)
        elif self.is_(v, "tough_guy") and kind in GANG_KILLS:
            self.struck.add(v)
        else:
            if self.is_(v, "dealer") and kind in GANG_KILLS and (v not in self.doomed or v in self.by_gang):
                self.rests.add(gang)
            if kind in GANG_KILLS:
                self.by_gang.add(v)
            self.doom(v)

    def doom(self, v: int) -> None:
        """Somebody will have left by the morning, and all who are linked or cursed with them."""
        if v in self.doomed:
            return
        self.doomed.add(v)
        mine = [link for link in self.links if v in link]
        self.links = [link for link in self.links if v not in link]
        for one, other in mine:
            self.doom(other if one == v else one)
        if self.is_(v, "witch"):
            for seat in sorted(self.cursed & self.alive):
                self.doom(seat)
