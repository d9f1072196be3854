"""Listening, and serving until it is told to stop."""

from __future__ import annotations

import contextlib
import socket

import uvicorn

from igroteka.server.app import app


def listen(host: str, port: int) -> socket.socket:
    """A socket for visitors; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def link(listener: socket.socket) -> str:
    """The address to open."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Tells its link as soon as the link works and Ctrl-C is listened to."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        for listener in sockets or []:
            print(f"Igroteka: {link(listener)}  (Ctrl-C to stop)", flush=True)


def serve(listener: socket.socket) -> None:
    """Serve until Ctrl-C, which is the way to end it and no failure."""
    config = uvicorn.Config(app(), log_level="warning", lifespan="off", timeout_graceful_shutdown=2)
    with listener, contextlib.suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listener])
