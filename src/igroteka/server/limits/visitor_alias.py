"""Who asks, where it matters only that two requests came from the same place: a name that does not tell the address."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from igroteka.server.limits.rate_limits import neighbourhood

# Forgotten when the server stops: then nobody can find out any more which address an alias was.
_KEY = secrets.token_bytes(16)


def visitor_alias(address: str) -> str:
    """The alias of an address; a household has one."""
    return blake2b(neighbourhood(address).encode(), key=_KEY, digest_size=8).hexdigest()
