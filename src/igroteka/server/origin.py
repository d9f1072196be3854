"""Whose page is it that asks? Only our own may change anything or sit down at a table."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope


def authority(url: str) -> str:
    """The host and port of an address, the usual port left out; empty if it is not an address."""
    try:
        parts = urlsplit(url)
    except ValueError:  # an open bracket, or what NFKC would turn into a separator
        return ""
    host = parts.netloc.lower()
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme)
    return host.removesuffix(usual) if usual else host


def is_ours(scope: Scope, public_url: str) -> bool:
    """Browsers name the page that asks; programs name none and are welcome."""
    headers = Headers(scope=scope)
    origin = headers.get("Origin")
    if origin is None:
        return True
    scheme = origin.partition(":")[0].lower()
    asked = authority(f"{scheme}://{headers.get('Host', '')}")
    return bool(authority(origin)) and authority(origin) in (asked, authority(public_url))
