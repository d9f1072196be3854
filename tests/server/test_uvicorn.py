"""What our protocols use of uvicorn and websockets beyond their documented interfaces is still there; an upgrade that
moves it fails here first."""

from __future__ import annotations

import asyncio
import importlib.metadata
import inspect
import re
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from igroteka.server.http.bounded_protocol import BoundedHttpProtocol
from igroteka.server.serve import Server
from igroteka.server.socket.websocket import Websocket
from tests.server.fake_transport import running_server

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
ADVICE = "uvicorn or websockets has moved a part that server/socket/websocket.py, http/bounded_protocol.py or serve.py uses: read them before you raise the pin"
# What is read or called, of an object as uvicorn makes it.
WEBSOCKET = (
    *("loop", "config", "transport", "client", "queue", "conn", "frames", "writable", "read_paused"),
    *("handshake_complete", "close_sent", "disconnected"),
)
HTTP = ("loop", "app", "transport", "client", "parser", "pipeline", "flow", "cycle")
CONNECTION = ("reader", "parser", "parser_exc", "state", "send_close", "data_to_send")
# A client's close frame, with an empty mask.
CLOSE = b"\x88\x80\0\0\0\0"
FLOW = ("read_paused", "write_paused")
CYCLE = ("response_complete", "disconnected", "message_event")


def test_uvicorn_is_pinned_to_what_was_tried() -> None:
    pin = re.search(r'"uvicorn==([\d.]+)"', PROJECT.read_text())
    assert pin, "pyproject.toml must pin uvicorn exactly"
    assert importlib.metadata.version("uvicorn") == pin[1], ADVICE


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [(Websocket, WebSocketsSansIOProtocol), (BoundedHttpProtocol, HttpToolsProtocol), (Server, uvicorn.Server)],
)
def test_every_method_that_is_meant_to_replace_one_of_uvicorn_does(ours: type[Any], theirs: type[Any]) -> None:
    """A method that calls `super()` calls something."""
    calling = [
        name
        for name, method in vars(ours).items()
        if inspect.isfunction(method) and f"super().{name}(" in inspect.getsource(method)
    ]
    assert calling
    assert [name for name in calling if not hasattr(theirs, name)] == [], ADVICE


def require(thing: object, *names: str) -> None:
    """Fail with a sentence that names what it has no more."""
    gone = [name for name in names if not hasattr(thing, name)]
    assert not gone, f"{type(thing).__name__} has no {', '.join(gone)} any more: {ADVICE}"


async def test_everything_that_is_used_is_there() -> None:
    config = uvicorn.Config(app=lambda scope: None, log_config=None)
    config.load()
    state = ServerState()
    http = HttpToolsProtocol(config=config, server_state=state, app_state={})
    websocket = WebSocketsSansIOProtocol(config=config, server_state=state, app_state={})
    transport = asyncio.Transport()
    websocket.connection_made(transport)
    http.connection_made(transport)
    require(websocket, *WEBSOCKET)
    require(http, *HTTP)
    require(http.flow, *FLOW)
    assert isinstance(websocket.conn, ServerProtocol), ADVICE
    require(websocket.conn, *CONNECTION)
    require(websocket.conn.reader, "buffer")
    require(websocket.conn.parser, "close")
    source = inspect.getsource(RequestResponseCycle.__init__)
    gone = [name for name in CYCLE if f"self.{name}" not in source]
    assert not gone, f"RequestResponseCycle has no {', '.join(gone)} any more: {ADVICE}"
    require(uvicorn.Server(config), "server_state", "handle_exit", "capture_signals")
    require(state, "tasks")


@pytest.mark.parametrize("begun", ["client", "server"])
async def test_a_connection_that_is_closing_can_be_shut_down(begun: str) -> None:
    async with running_server() as server:
        line = await server.upgraded()
        websocket = line.websocket
        if begun == "client":
            websocket.data_received(CLOSE)
        else:
            websocket.conn.send_close(1000)
        websocket.shutdown()
        assert line.ended
