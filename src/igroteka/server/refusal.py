"""The exception for a request that the server refuses."""

from __future__ import annotations

from igroteka.core.errors import IgrotekaError


class Refusal(IgrotekaError):
    """A request was refused and changed nothing.

    The reason is a key of the texts `refused-…` or, with a clause of the rules, `why-…`; what the game itself finds
    wrong with a set-up is a `fault-…`. The status is that of an HTTP response.
    """

    def __init__(self, reason: str, detail: str = "", status: int = 409, clause: str = "", fault: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.status = status
        self.clause = clause
        self.fault = fault


class OwnedElsewhere(Refusal):
    """Another process has the table; `url` is where it can be reached."""

    def __init__(self, url: str) -> None:
        super().__init__("moved", status=503)
        self.url = url
