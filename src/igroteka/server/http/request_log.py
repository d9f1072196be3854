"""The log line of every HTTP request."""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.server.logs import note

METHODS = ("GET", "HEAD", "POST")


class RequestLog:
    """Middleware that logs each response, and each exception that nobody has handled.

    It logs the pattern of a route and never the path, which may contain the code of a table.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; log its status and duration, or its exception, which is raised again."""
        began = time.perf_counter()

        async def send_and_log(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = round((time.perf_counter() - began) * 1000, 1)
                # A client may send anything as its method.
                method = scope["method"] if scope["method"] in METHODS else "other"
                note("request", method=method, route=scope.get("pattern", "other"), status=message["status"], ms=took)
            await send(message)

        try:
            await self.app(scope, receive, send_and_log)
        except Exception as error:
            note("unexpected exception", level=logging.ERROR, error=error)
            raise
