"""Headers that every answer carries."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "Content-Security-Policy"


def policy(*scripts: str) -> str:
    """The page is self-contained: what comes from elsewhere, or stands inline and is not named here by its hash, is not ours."""
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


# The page uses none of these powers, so nothing that creeps into it shall.
POWERS = ("camera", "geolocation", "microphone", "payment", "usb")
HEADERS = {
    POLICY: policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{power}=()" for power in POWERS),
}
# A script or a picture obeys the policy of the page it belongs to: the rest would only make it later.
OF_A_PART = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
# Browsers complain about this one where the page comes over plain http, as in a room it does.
SECURE = {"Cross-Origin-Opener-Policy": "same-origin"}
FOREVER = "public, max-age=31536000, immutable"


class Headers:
    """Middleware that adds them; files whose names carry their hash may be kept forever, all else is asked for anew."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and its answer back with the headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                part = scope["path"].startswith("/assets/") and message["status"] in (200, 304)
                wanted = {"Cache-Control": FOREVER if part else "no-cache", **(OF_A_PART if part else HEADERS)}
                if scope["scheme"] == "https" and not part:
                    wanted |= SECURE
                for name, value in wanted.items():
                    headers.setdefault(name, value)  # the page itself has a policy of its own
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
