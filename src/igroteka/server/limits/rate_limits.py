"""How often one address may ask: a room full of phones never notices, a guesser of codes waits."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address

from igroteka.server.limits.token_bucket import Rate
from igroteka.server.refusal import Refusal

# More addresses than any evening has; the one that was quiet for longest is forgotten first.
REMEMBERED = 20_000


# Twenty phones behind one address are what this must bear. A miss is a code that no table has: of 34 million codes,
# an address can try some twenty thousand a day.
RATES: Mapping[str, Rate] = {
    "create": Rate(60, 1 / 5),
    "join": Rate(60, 1 / 2),
    "mend": Rate(20, 1 / 10),
    "miss": Rate(40, 1 / 4),
    "other": Rate(2_000, 100),
    # Of each person, when the address has asked too often.
    "member": Rate(200, 10),
}
UNLIMITED: Mapping[str, Rate] = {}


class TooMany(Refusal):
    """The address asked too often; it may ask again after so many seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__("too-many", f"{wait} s", status=429)
        self.wait = wait


class Limits:
    """A token bucket for each address (or person) and kind of request."""

    def __init__(self, rates: Mapping[str, Rate] = RATES, now: Callable[[], float] = time.monotonic) -> None:
        self.rates = rates
        self.now = now
        # What was left, and when.
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, who: str, kind: str) -> None:
        """Count a request, or TooMany."""
        if excess := self.excess(who, kind):
            raise excess
        if kind in self.rates:
            key = (who, kind)
            self.buckets[key] = (self.left(key) - 1, self.now())
            self.buckets.move_to_end(key)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)

    def excess(self, who: str, kind: str) -> TooMany | None:
        """What a request of this kind would now be refused with; nothing is counted."""
        if kind not in self.rates:
            return None
        left = self.left((who, kind))
        return TooMany(math.ceil((1 - left) / self.rates[kind].per_second)) if left < 1 else None

    def left(self, key: tuple[str, str]) -> float:
        """What the bucket holds now."""
        most, per_second = self.rates[key[1]]
        if key not in self.buckets:
            return most
        left, then = self.buckets[key]
        return min(most, left + (self.now() - then) * per_second)


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the first half, for a household has all of the second."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or IPv6Address(int(ip) >> 64 << 64))
    return str(ip)
