"""Rate limits of requests, by client address and by kind of request."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import blake2b

from igroteka.server.limits.token_bucket import Rate
from igroteka.server.refusal import Refusal

# Beyond this many the least recently used bucket is dropped.
MOST_BUCKETS = 20_000

# Twenty phones behind one address must fit into these. A miss is a code that no table has: of 34 million codes an
# address can try some twenty thousand a day.
DEFAULT_RATES: Mapping[str, Rate] = {
    "create": Rate(60, 1 / 5),
    "join": Rate(60, 1 / 2),
    "mend": Rate(20, 1 / 10),
    # Questions that strangers put to a table, of an address and of a table: each is on everybody's screen.
    "ask": Rate(3, 1 / 20),
    "asked": Rate(6, 1 / 10),
    "miss": Rate(40, 1 / 4),
    "other": Rate(2_000, 100),
    # Of each person, when the address is over its limit.
    "member": Rate(200, 10),
    # Bytes that a few bytes ask for: the whole table, which has 150 kB at night; of each link, and of all spectators of
    # an address.
    "whole": Rate(2_000_000, 256_000),
    "watched": Rate(16_000_000, 2_000_000),
}
NO_RATES: Mapping[str, Rate] = {}
# These guard tables against strangers, and count over all processes on a database.
SHARED = frozenset({"join", "mend", "miss"})


class RateLimited(Refusal):
    """The client is over its limit and may ask again after this many seconds."""

    def __init__(self, retry_after: int) -> None:
        super().__init__("too-many", f"{retry_after} s", status=429)
        self.retry_after = retry_after


class RateLimits:
    """A token bucket for each client (an address prefix, or the key of a person) and kind of request.

    A kind that has no rate is not limited.
    """

    def __init__(
        self, rates: Mapping[str, Rate] = DEFAULT_RATES, now: Callable[[], float] = time.monotonic, secret: str = ""
    ) -> None:
        self.rates = rates
        self.now = now
        # Of several processes: under it they tell one another who asked, without an address.
        self.secret = secret.encode()
        # Tells the others what of a shared kind was counted here: whose, which, how much.
        self.tell: Callable[[str, str, float], None] = lambda alias, kind, amount: None
        # The tokens that were left, and when; the least recently used first.
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, client: str, kind: str) -> None:
        """Count a request, or raise RateLimited."""
        if exceeded := self.exceeded(client, kind):
            raise exceeded
        self.charge(client, kind, 1)

    def charge(self, client: str, kind: str, amount: float) -> None:
        """Take this many tokens, also more than there are."""
        if kind in self.rates:
            key = self.key(client, kind)
            self.put(key, self.tokens(key) - amount)
            if kind in SHARED:
                self.tell(*key, amount)

    def hear(self, alias: str, kind: str, amount: float) -> None:
        """Take what another process has counted."""
        if kind in SHARED and kind in self.rates:
            self.put((alias, kind), self.tokens((alias, kind)) - amount)

    def key(self, client: str, kind: str) -> tuple[str, str]:
        """The key of a bucket: where several processes share it, with an alias of the client that all of them know."""
        if self.secret and kind in SHARED:
            client = blake2b(client.encode(), key=self.secret, digest_size=12).hexdigest()
        return client, kind

    def seconds_in_debt(self, client: str, kind: str) -> float:
        """How long it takes until no token is owed any more."""
        return (
            max(0.0, -self.tokens(self.key(client, kind)) / self.rates[kind].per_second) if kind in self.rates else 0.0
        )

    def put(self, key: tuple[str, str], tokens: float) -> None:
        """Note how many tokens are left now."""
        self.buckets[key] = (tokens, self.now())
        self.buckets.move_to_end(key)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

    def exceeded(self, client: str, kind: str) -> RateLimited | None:
        """What a request of this kind would now be refused with; nothing is counted."""
        if kind not in self.rates:
            return None
        tokens = self.tokens(self.key(client, kind))
        return RateLimited(math.ceil((1 - tokens) / self.rates[kind].per_second)) if tokens < 1 else None

    def tokens(self, key: tuple[str, str]) -> float:
        """How many tokens the bucket holds now."""
        burst, per_second = self.rates[key[1]]
        if key not in self.buckets:
            return burst
        tokens, updated = self.buckets[key]
        return min(burst, tokens + (self.now() - updated) * per_second)
