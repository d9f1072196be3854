"""The check of the Host header: a name that somebody else lets point at this machine (DNS rebinding) opens nothing."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from igroteka.server.http.requests import problem_response

# Nobody can register a name under these: they are reserved, or used only inside of homes.
LOCAL_DOMAINS = (".local", ".localhost", ".test", ".internal", ".home.arpa", ".lan", ".home", ".fritz.box")


class KnownHosts:
    """Middleware that refuses requests for a host name that is not ours; without names of our own it refuses none."""

    def __init__(self, app: ASGIApp, names: Sequence[str] | None) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        hosts = Headers(scope=scope).getlist("Host")
        if self.names is None or all(is_known(host, self.names) for host in hosts):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            refused = problem_response(
                403, "foreign-host", "start the server with --public-url to open it by this name"
            )
            await refused(scope, receive, send)


def is_known(host: str, names: Sequence[str]) -> bool:
    """Is this an address, a name that only a local network has, or one of these? The port does not matter: it may be
    forwarded.
    """
    if not host:  # no browser leaves it empty
        return True
    name = hostname(f"//{host}")
    local = is_address(name) or "." not in name or name.endswith(LOCAL_DOMAINS)
    return bool(name) and (local or name in names)


def hostname(url: str) -> str:
    """The host of a URL, in small letters; empty if it has none."""
    try:
        return (urlsplit(url).hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Is this an IP address?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
