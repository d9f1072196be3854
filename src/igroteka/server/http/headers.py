"""The headers that every HTTP response carries: content security policy, caching, and the like."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CSP = "Content-Security-Policy"


def content_security_policy(*scripts: str) -> str:
    """The page may load only from its own origin, and run only those inline scripts whose hashes are given."""
    rules = (
        "default-src 'none'",
        " ".join(("script-src 'self'", *(f"'{script}'" for script in scripts))),
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
    return "; ".join(rules)


# The page needs none of these permissions, so nothing injected into it gets them.
DENIED_PERMISSIONS = ("camera", "geolocation", "microphone", "payment", "usb")
DEFAULT_HEADERS = {
    CSP: content_security_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{permission}=()" for permission in DENIED_PERMISSIONS),
}
# Scripts and images are under the policy of their page: the other headers would only make the response longer.
ASSET_HEADERS = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
# Browsers warn about this one over plain http, which is usual in a local network.
HTTPS_HEADERS = {"Cross-Origin-Opener-Policy": "same-origin"}
FOREVER = "public, max-age=31536000, immutable"


class ResponseHeaders:
    """Middleware that adds the headers a response does not have yet.

    Assets, whose names contain their hash, may be cached forever.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to the response of an HTTP request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                asset = scope["path"].startswith("/assets/") and message["status"] in (200, 304)
                wanted = {
                    "Cache-Control": FOREVER if asset else "no-cache",
                    **(ASSET_HEADERS if asset else DEFAULT_HEADERS),
                }
                if scope["scheme"] == "https" and not asset:
                    wanted |= HTTPS_HEADERS
                for name, value in wanted.items():
                    headers.setdefault(name, value)  # the page brings its own policy
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
