"""The matchmaker: links two players; when one of them leaves, so does the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.roles.special import NOBODY_ELSE, Special
from igroteka.games.candy_mafia.shapes import Hidden, Mine
from igroteka.games.candy_mafia.state import CandyMafia


class Matchmaker(Special):
    """Links two."""

    chain = "link"
    binds = True

    def do(self, s: CandyMafia, by: i64, a: i64, b: i64) -> None:
        """When one of the two leaves, so does the other. [matchmaker]"""
        s.links = [*s.links, [int(a), int(b)]]

    def tied(self, s: CandyMafia, leaver: i64) -> list[int]:
        """The living partners of the one who leaves; a link is used up when it works. [matchmaker] [R8]"""
        if not s.links:
            return NOBODY_ELSE
        out: list[int] = []
        for link in s.links:
            if leaver in link:
                partner = link[0] if link[1] == leaver else link[1]
                if s.alive >> partner & 1:
                    out.append(partner)
        self.unlink(s, leaver)
        return out

    def unlink(self, s: CandyMafia, seat: i64) -> None:
        """Nobody is linked to the seat any more."""
        if s.links:
            s.links = [link for link in s.links if seat not in link]

    def comes_back(self, s: CandyMafia, other: i64) -> None:
        """Nobody comes back linked. [reanimator] [R58]"""
        self.unlink(s, other)

    def show(self, s: CandyMafia, seat: i64, mine: Mine) -> None:
        mine["links"] = [pair.copy() for pair in Known(s, seat).pairs]

    def show_moderator(self, s: CandyMafia, hidden: Hidden) -> None:
        hidden["links"] = [link.copy() for link in s.links]

    def imagine_secrets(self, s: CandyMafia, me: i64, mine: bool, rng: Rng) -> None:
        """Only the own links are known."""
        s.links = []
        if mine:
            s.links = [pair for pair in Known(s, me).pairs if s.alive >> pair[0] & s.alive >> pair[1] & 1]


ROLE: Final = Matchmaker()
