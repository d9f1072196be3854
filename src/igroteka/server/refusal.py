"""What the server does not do, and why."""

from __future__ import annotations

from igroteka.core.errors import IgrotekaError


class Refusal(IgrotekaError):
    """Nothing was changed: the reason is a key of `refused-…` or, with a clause, of `why-…`."""

    def __init__(self, reason: str, detail: str = "", status: int = 409, clause: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.status = status
        self.clause = clause
