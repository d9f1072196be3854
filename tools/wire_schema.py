"""The messages of the wire as JSON Schema, from which the page's types are made (page_types.py)."""

from __future__ import annotations

from inspect import cleandoc

import msgspec

from igroteka.server import wire
from tools.environment import ROOT

WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "connection" / "wire.ts"
# The types that the page sends and gets; the unions bring their parts along.
ROOTS = (
    wire.ServerSays,
    wire.ClientSays,
    wire.CreateTable,
    wire.JoinTable,
    wire.MendLink,
    wire.GameTexts,
    wire.Seated,
    wire.KickSeat,
    wire.ModeratorSwitch,
    wire.GivenDeal,
    wire.OfMatch,
    wire.Rematch,
    wire.PlayOn,
    wire.ChatSwitch,
    wire.DoorSwitch,
    wire.GameInfo,
    wire.Rules,
    wire.Snapshot,
    wire.BotReasons,
    wire.Hindsight,
    wire.Review,
    wire.Opened,
    wire.Outlook,
    wire.Problem,
    wire.Here,
)


def schema_of_messages() -> dict[str, object]:
    """The types as JSON Schema, the two unions by name."""
    roots, parts = msgspec.json.schema_components(ROOTS, ref_template="#/$defs/{name}")
    unions = {"ServerSays": roots[0], "ClientSays": roots[1]}
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
        # A field that the server may leave out when it reads is always present when it writes, except a padding field.
        if "properties" in part and not any(part is parts.get(name) for name in CLIENT):
            part["required"] = [name for name in part["properties"] if name != "pad"]
    return {**unions, **parts}


CLIENT = ("Hello", "Setup", "SeatSetup", "JoinTable", "Rematch", "PlayOn")
