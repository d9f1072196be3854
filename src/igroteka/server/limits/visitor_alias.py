"""A pseudonym for a client address, where it matters only that two requests came from the same one."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from igroteka.server.limits.address_prefix import address_prefix

# Never stored: once the server has stopped, nobody can find out which address an alias stood for.
_KEY = secrets.token_bytes(16)


def visitor_alias(address: str) -> str:
    """The keyed hash of an address prefix; different after every start of the server."""
    return blake2b(address_prefix(address).encode(), key=_KEY, digest_size=8).hexdigest()
