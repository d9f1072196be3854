"""Floods that keep to every rate, by an attacker who makes tables and has valid links to them."""

from __future__ import annotations

import random
import secrets
from contextlib import suppress
from json import dumps, loads
from time import sleep
from typing import Any

from bench.hostile.attacker import TEXT, Attacker, arrived, frame
from bench.server.client import HERE, Lobby

DEVICES = 12
# A little less than a connection may send.
PAUSE = 1 / 18


class Member:
    """A connection of a person who sits at a table."""

    def __init__(self, attacker: Attacker, code: str, token: str) -> None:
        self.line = attacker.upgraded(code)
        self.buffer = b""
        self.say({"do": "hello", "protocol": 2, "token": token})

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self.line.sendall(frame(TEXT, dumps(message).encode()))

    def do(self, command: str, **words: object) -> None:
        """Send a command."""
        self.say({"do": command, "id": secrets.token_hex(8), **words})

    def hear(self) -> list[dict[str, Any]]:
        """All complete messages that have come."""
        while part := arrived(self.line):
            self.buffer += part
        told = []
        while (size := len(self.buffer)) > 1:
            short = self.buffer[1] & 127
            head = 2 + {126: 2, 127: 8}.get(short, 0)
            end = head + (int.from_bytes(self.buffer[2:head], "big") if head > 2 else short)
            if size < end:
                break
            if self.buffer[0] & 15 == 1:
                told.append(loads(self.buffer[head:end]))
            self.buffer = self.buffer[end:]
        return told


class Own:
    """A table of the attacker's own, all of whose seats are theirs."""

    def __init__(self, attacker: Attacker, moderated: bool = False) -> None:
        self.attacker = attacker
        self.lobby = Lobby(attacker.port, attacker.source)
        game = next(one for one in loads(self.lobby.get("/api/games")) if one["moderator"] or not moderated)
        setup: dict[str, Any] = {"game": game["id"], "seats": [{}] * game["seats"][0]}
        if moderated:
            setup |= {"moderator": True, "pace": {"closes": "person"}}
        first = self.lobby.post("/api/tables", {"setup": setup, "name": "x", "moderator": moderated})
        self.code = first["code"]
        self.tokens = [first["token"]]
        for _ in range(len(setup["seats"]) - (not moderated)):
            self.tokens.append(self.lobby.post(f"/api/tables/{self.code}/join", {"name": "x"})["token"])

    def begin(self) -> list[Member]:
        """Begin the match; returns a connection for each person."""
        members = [Member(self.attacker, self.code, token) for token in self.tokens]
        self.lobby.post(f"/api/tables/{self.code}/start", {}, self.tokens[0])
        for member in members:
            member.do("contribute", part=secrets.token_hex(32))
        return members


def places(attacker: Attacker) -> None:
    """As many connections as the attacker's own links can hold."""
    own = Own(attacker)
    for token in own.tokens:
        for _ in range(DEVICES):
            Member(attacker, own.code, token)


def look_back(attacker: Attacker) -> None:
    """A match as long as the attacker's rates allow, then its replays and records on all connections at once."""
    own = Own(attacker)
    members = own.begin()
    for _ in range(40):
        for member in members:
            for play in [told["play"] for told in member.hear() if told.get("play")][-1:]:
                if play["undo"] == "free":
                    member.do("undo")
                elif play["options"]:
                    choice = random.choice(play["options"])["choice"]
                    member.do("choose", decision=play["decision"], choice=choice)
        sleep(PAUSE / 2)
    lines = [attacker.connect() for _ in range(60)]
    while attacker.on():
        for number, line in enumerate(lines):
            path = f"/api/tables/{own.code}/{'record' if number % 3 == 0 else 'replay/last'}"
            line.sendall(
                f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\nAuthorization: Bearer {own.tokens[0]}\r\n\r\n".encode()
            )
        for line in lines:
            with suppress(TimeoutError):
                line.recv(1 << 20)


def night_syncs(attacker: Attacker) -> None:
    """Everybody at a covert window asks for the whole again and again."""
    own = Own(attacker, moderated=True)
    members = [*own.begin(), *(Member(attacker, own.code, token) for token in own.tokens * 4)]
    while attacker.on():
        for member in members:
            member.say({"do": "sync"})
            member.hear()
        sleep(PAUSE)


def unheard_taps(attacker: Attacker) -> None:
    """Commands faster than beats acknowledge them, in a window that nobody closes."""
    own = Own(attacker, moderated=True)
    members = [*own.begin(), *(Member(attacker, own.code, token) for token in own.tokens[1:] * 8)]
    while attacker.on():
        for member in members:
            member.do("tap", touched="0" * 60)
            member.hear()
        sleep(PAUSE)
