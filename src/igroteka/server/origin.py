"""The check of the Origin header: pages of other sites may neither change anything nor open a websocket."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope


def authority(url: str) -> str:
    """The host and port of a URL, the default port left out; empty if it is no URL."""
    try:
        parts = urlsplit(url)
    except ValueError:  # an open bracket, or what NFKC would turn into a separator
        return ""
    host = parts.netloc.lower()
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme)
    return host.removesuffix(usual) if usual else host


def is_allowed_origin(scope: Scope, public_url: str) -> bool:
    """Does the request come from a page of this server, or from a program, which sends no Origin?"""
    headers = Headers(scope=scope)
    origin = headers.get("Origin")
    if origin is None:
        return True
    scheme = origin.partition(":")[0].lower()
    asked = authority(f"{scheme}://{headers.get('Host', '')}")
    return bool(authority(origin)) and authority(origin) in (asked, authority(public_url))
