"""The real proxies with the files of docs/serving, on loopback and without TLS."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import pytest

from tests.server.websocket_client import PATIENCE

FILES = Path(__file__).parents[2] / "docs" / "serving"
PROXIES = {"haproxy": "haproxy.cfg", "nginx": "nginx.conf", "caddy": "Caddyfile"}
# The line that sends a table's visitors to one server, and what sends everybody to the next one in turn.
IN_TURN = {
    "haproxy": ("balance hdr(X-Table)", "balance roundrobin"),
    "nginx": ("hash $table consistent;", ""),
    "caddy": ("lb_policy header X-Table", "lb_policy round_robin"),
}
# nginx as a server of its own, with nothing outside of this folder.
NGINX = """
daemon off; pid nginx.pid; {user}
events {{}}
http {{ client_body_temp_path body; proxy_temp_path temp; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
include {file}; }}
"""


def found(name: str) -> str | None:
    """The program: from a wheel, else from the system."""
    return shutil.which(name, path=f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}:/usr/sbin")


def program(name: str) -> str:
    """The program, or a skip that says what is missing."""
    return found(name) or pytest.skip(f"{name} is not installed here, and the file for it is not tried")


class Proxy:
    """One proxy before some servers; after the first start it keeps its port."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.program = program(name)
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]

    def start(self, ports: Sequence[int], in_turn: bool = False) -> None:
        """Start it anew before the servers at these ports, and wait until it listens."""
        self.stop()
        file = self.folder / PROXIES[self.name]
        file.write_text(self.configured(ports, in_turn), encoding="utf-8")
        with (self.folder / "proxy.log").open("ab") as log:
            self.process = subprocess.Popen(self.command(file), cwd=self.folder, stdout=log, stderr=log, env=self.home)
        until = time.monotonic() + PATIENCE
        while not self.listens():
            assert self.process.poll() is None and time.monotonic() < until, (self.folder / "proxy.log").read_text()
            time.sleep(0.02)

    def listens(self) -> bool:
        """Does somebody take connections there?"""
        with socket.socket() as trying:
            return trying.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def home(self) -> dict[str, str]:
        """Where Caddy keeps what it keeps."""
        return {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}

    def command(self, file: Path) -> list[str]:
        """How to run it in the foreground."""
        if self.name == "haproxy":
            return [self.program, "-db", "-f", str(file)]
        if self.name == "caddy":
            return [self.program, "run", "--adapter", "caddyfile", "--config", str(file)]
        whole = self.folder / "whole.conf"
        whole.write_text(NGINX.format(user="user root;" if os.geteuid() == 0 else "", file=file), encoding="utf-8")
        return [self.program, "-p", str(self.folder), "-e", "stderr", "-c", str(whole)]

    def configured(self, ports: Sequence[int], in_turn: bool) -> str:
        """The file of the documents, with these ports in the place of its own, and without TLS."""
        text = (FILES / PROXIES[self.name]).read_text("utf-8")
        hashed, turned = IN_TURN[self.name]
        assert hashed in text
        if in_turn:
            text = text.replace(hashed, turned)
        if self.name == "caddy":
            text = replaced(text, r"127\.0\.0\.1:8001 127.*8003", " ".join(f"127.0.0.1:{port}" for port in ports))
            text = replaced(text, r"games\.example", f"http://127.0.0.1:{self.port}")
            return "{\n\tadmin off\n}\n" + text
        for number in (1, 2, 3):
            line = rf"\n +server .*127\.0\.0\.1:800{number}.*"
            text = (
                replaced(text, rf":800{number}\b", f":{ports[number - 1]}")
                if number <= len(ports)
                else replaced(text, line, "")
            )
        if self.name == "haproxy":
            return replaced(text, r"bind :443 .*", f"bind 127.0.0.1:{self.port}").replace("Proto https", "Proto http")
        text = replaced(text, r" +ssl_certificate.*\n", "", 2)
        text = replaced(text, "/var/log/nginx/error.log", "stderr")
        return replaced(text, r"listen 443 ssl;", f"listen 127.0.0.1:{self.port};")

    def stop(self) -> None:
        """End it at once, and all that goes through it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def replaced(text: str, what: str, by: str, times: int = 1) -> str:
    """The text with this in the place of what is there so many times."""
    text, found = re.subn(what, by, text)
    assert found == times, f"{what!r} stands there {found} times"
    return text
