"""The rules a second time, plain and slow, from the specification alone: nothing of the engine is used here.

A game is a generator: it yields (seat, the answers it may give), in words, and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence

CHARACTERS = ["AVT", "ADV", "DET", "KAR", "VOR", "NAI", "OTN", "POL", "POH", "SKU", "SUD", "TOR", "HIT"]
PAIRS = {
    ("SKU", "VOR"): 5,
    ("POL", "OTN"): 3,
    ("SUD", "NAI"): 7,
    ("ADV", "AVT"): 3,
    ("POH", "KAR"): 5,
    ("DET", "HIT"): 7,
}
WANTED = ("AVT", "VOR", "SKU")
Question = tuple[list[int], list[list[str]]]
Play = Generator[Question, list[str], None]


class Reference:
    """One game of the table, dealt as given: the deck from the bottom to the top."""

    def __init__(
        self,
        deck: Sequence[str],
        hands: Sequence[Sequence[str]],
        aside: Sequence[str],
        first: int,
        options: dict[str, object],
    ) -> None:
        self.deck = list(deck)
        self.hands = [Counter(hand) for hand in hands]
        self.options = options
        # The discard: what all saw come, and what lies closed.
        self.open: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.unseen().update(aside)
        self.n = len(hands)
        self.free: list[Counter[str]] = [Counter() for _ in hands]
        self.protected: list[Counter[str]] = [Counter() for _ in hands]
        self.banned: set[str] = set()
        # Kidnappers on the table, the oldest first: [owner, protected, whom].
        self.kidnappers: list[list[object]] = []
        self.me = first
        self.no_draw = False

    def unseen(self) -> Counter[str]:
        """Where cards go that are not shown."""
        return self.open if self.options["open_discard"] else self.closed

    def others(self) -> list[int]:
        """All but the active player."""
        return [seat for seat in range(self.n) if seat != self.me]

    def game(self) -> Play:
        """Turn after turn, until the next player has no cards."""
        while self.hands[self.me].total():
            self.no_draw = False
            yield from self.turn()
            if not self.no_draw:
                self.fill(self.me)
            assert self.hands[self.me].total() <= 3
            self.me = (self.me + 1) % self.n

    def fill(self, seat: int) -> None:
        """Draw up to three."""
        while self.hands[seat].total() < 3 and self.deck:
            self.hands[seat][self.deck.pop()] += 1

    def ask(self, answers: list[str]) -> Generator[Question, list[str], str]:
        """The active player alone."""
        [answer] = yield [self.me], [answers]
        return answer

    def turn(self) -> Play:
        """One main action."""
        hand, mine = self.hands[self.me], self.free[self.me]
        kinds = [card for card in CHARACTERS if hand[card]]
        may = [f"PLAY {card}" for card in kinds if card not in self.banned]
        if hand["VOR"] and self.may_cast("VOR") and self.targets(self.others()):
            may.append("CAST VOR")
        if hand["ADV"] and self.may_cast("ADV") and (self.open + self.closed).total():
            may.append("CAST ADV")
        may += [f"DROP {card}" for card in kinds]
        if not self.options["defenceless"]:
            may += [f"PROTECT {card}>{other}" for card in kinds for other in CHARACTERS if mine[other]]
        verb, what = (yield from self.ask(may)).split()
        card = what.split(">")[0]
        hand[card] -= 1
        if verb == "PLAY":
            mine[card] += 1
            yield from self.resolve(card, fetched=False)
            return
        (self.open if verb == "CAST" else self.unseen())[card] += 1
        if verb == "CAST" and card == "VOR":
            yield from self.steal([])
        elif verb == "CAST":
            yield from self.fetch()
        elif verb == "PROTECT":
            other = what.split(">")[1]
            mine[other] -= 1
            self.protected[self.me][other] += 1
            if other == "POH":
                self.oldest(self.me)[1] = True

    def may_cast(self, card: str) -> bool:
        """Does a ban allow it?"""
        return not (self.options["kidnap_blocks_casting"] and card in self.banned)

    def targets(self, seats: Sequence[int]) -> list[str]:
        """Unprotected cards of these."""
        return [f"TARGET {seat} {card}" for seat in seats for card in CHARACTERS if self.free[seat][card]]

    def oldest(self, seat: int) -> list[object]:
        """The kidnapper of a player that has lain unprotected for longest."""
        return next(row for row in self.kidnappers if row[0] == seat and not row[1])

    def steal(self, also: list[str]) -> Play:
        """Take any card of another empire."""
        answer = yield from self.ask(self.targets(self.others()) + also)
        if answer == "KEEP":
            return
        if also:
            self.free[self.me]["VOR"] -= 1
            self.open["VOR"] += 1
        self.move(answer)

    def move(self, target: str) -> None:
        """A card changes its empire."""
        _, owner, card = target.split()
        self.free[int(owner)][card] -= 1
        self.free[self.me][card] += 1
        if card == "POH":
            self.oldest(int(owner))[0] = self.me

    def fetch(self) -> Play:
        """The lawyer has been cast, and stays where he is; of other equal cards the open one is taken."""
        shown = self.open - Counter(["ADV"])
        there = shown + self.closed
        may = [f"PICK {card}" for card in CHARACTERS if there[card] and card not in self.banned]
        if not may or self.options["adv_may_decline"]:
            may.insert(0, "SKIP")
        answer = yield from self.ask(may)
        if answer != "SKIP":
            card = answer.split()[1]
            (self.open if shown[card] else self.closed)[card] -= 1
            self.free[self.me][card] += 1
            yield from self.resolve(card, fetched=True)

    def resolve(self, card: str, fetched: bool) -> Play:
        """What a card does."""
        if card == "NAI":
            yield from self.mercenary()
        elif card == "POL":
            yield from self.policeman()
        elif card == "AVT":
            yield from self.boss()
        elif card == "SUD" and self.deck:
            other = int((yield from self.ask([f"PLAYER {seat}" for seat in self.others()])).split()[1])
            if not (yield from self.blocked(other)):
                self.hands[self.me], self.hands[other] = self.hands[other], self.hands[self.me]
                self.fill(other)
        elif card == "POH":
            yield from self.kidnapper()
        elif card == "DET":
            yield from self.detective()
        elif card == "HIT":
            yield from self.sly()
        elif card == "VOR" and fetched and self.targets(self.others()):
            yield from self.steal(["KEEP"])

    def mercenary(self) -> Play:
        """Discard a card of any empire."""
        may = [target for target in self.targets(range(self.n)) if not target.endswith("POH")]
        if self.free[self.me]["NAI"] == 1:
            may.remove(f"TARGET {self.me} NAI")
        if may:
            answer = yield from self.ask([*may, "SKIP"])
            if answer != "SKIP":
                _, owner, card = answer.split()
                self.free[int(owner)][card] -= 1
                self.open[card] += 1

    def policeman(self) -> Play:
        """Take a pickpocket or a snatcher."""
        may = [target for target in self.targets(self.others()) if target.endswith(("KAR", "OTN"))]
        if may:
            answer = yield from self.ask([*may, "SKIP"])
            if answer != "SKIP" and not (yield from self.blocked(int(answer.split()[1]))):
                self.move(answer)

    def boss(self) -> Play:
        """Three cards come, two go back."""
        if len(self.deck) < (1 if self.options["avt_partial"] else 3):
            return
        if (yield from self.ask(["SKIP", "USE"])) == "SKIP":
            return
        self.no_draw = True
        came = min(3, len(self.deck))
        for _ in range(came):
            self.hands[self.me][self.deck.pop()] += 1
        for _ in range(came - 1):
            hand = self.hands[self.me]
            card = (yield from self.ask([f"BACK {card}" for card in CHARACTERS if hand[card]])).split()[1]
            hand[card] -= 1
            self.deck.append(card)

    def blocked(self, target: int) -> Generator[Question, list[str], bool]:
        """Does anybody pay two snatchers?"""
        able = []
        for seat in self.others():
            number = self.free[seat]["OTN"]
            if self.options["block_may_use_protected"]:
                number += self.protected[seat]["OTN"]
            if number >= 2 and (seat == target or self.options["block_scope"] == "any"):
                able.append(seat)
        if not able:
            return False
        given = yield able, [["PASS", "BLOCK"]] * len(able)
        says = dict(zip(able, given, strict=True))
        for seat in [target, *((self.me + k) % self.n for k in range(1, self.n))]:
            if says.get(seat) == "BLOCK":
                for _ in range(2):
                    bag = self.free[seat] if self.free[seat]["OTN"] else self.protected[seat]
                    bag["OTN"] -= 1
                    self.open["OTN"] += 1
                return True
        return False

    def kidnapper(self) -> Play:
        """Name a character."""
        self.kidnappers.append([self.me, False, ""])
        looked_at = range(self.n) if self.options["kidnap_check_self"] else self.others()
        if any(not self.hands[seat].total() for seat in looked_at):
            return
        card = (yield from self.ask([f"NAME {card}" for card in CHARACTERS if card not in self.banned])).split()[1]
        for empire in self.free:
            self.open[card] += empire[card]
            empire[card] = 0
        self.banned.add(card)
        self.kidnappers[-1][2] = card
        if card == "POH" and self.options["kidnap_duration"] == "on_table":
            self.kidnappers = [row for row in self.kidnappers if row[1]]
            self.banned = {str(row[2]) for row in self.kidnappers if row[2]}

    def detective(self) -> Play:
        """All others lose a card."""
        asked = [seat for seat in self.others() if any(self.free[seat][card] for card in WANTED)]
        if asked:
            given = yield asked, [[f"LOSE {card}" for card in WANTED if self.free[seat][card]] for seat in asked]
            for seat, answer in zip(asked, given, strict=True):
                self.free[seat][answer.split()[1]] -= 1
                self.open[answer.split()[1]] += 1

    def sly(self) -> Play:
        """All snatchers of the discard, or two of the player who has the most."""
        if "OTN" in self.banned:
            return
        found = self.open["OTN"] + self.closed["OTN"]
        if found:
            self.free[self.me]["OTN"] += found
            self.open["OTN"] = self.closed["OTN"] = 0
            return
        has = {seat: self.free[seat]["OTN"] for seat in self.others()}
        if self.options["hit_counts_protected"]:
            has = {seat: has[seat] + self.protected[seat]["OTN"] for seat in has}
        most = [seat for seat in has if has[seat] == max(has.values()) > 0]
        if not most:
            return
        seat = most[0]
        if len(most) > 1:
            seat = int((yield from self.ask([f"PLAYER {other}" for other in most])).split()[1])
        number = min(2, self.free[seat]["OTN"])
        self.free[seat]["OTN"] -= number
        self.free[self.me]["OTN"] += number

    def candies(self, seat: int, printed: dict[str, int]) -> int:
        """What an empire is worth."""
        empire = self.free[seat] + self.protected[seat]
        total = sum(printed[card] * number for card, number in empire.items())
        total += 2 * (empire["VOR"] + empire["OTN"]) if empire["SKU"] else 0
        total += 2 * (empire["KAR"] // 2)
        return total + sum(worth * min(empire[one], empire[two]) for (one, two), worth in PAIRS.items())


def places(scores: Sequence[int], dense: bool = False) -> list[int]:
    """1 for the best; a player behind several equal ones is as many places lower, or just one."""
    among = set(scores) if dense else scores
    return [1 + sum(other > mine for other in among) for mine in scores]
