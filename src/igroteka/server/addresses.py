"""Where the server can be reached: from this machine, and from the room."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator

# Connecting a datagram socket sends nothing: it only asks which of our own addresses the way out would begin at.
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
# Networks inside this machine, which no phone can reach.
INSIDE = ("lo", "docker", "br-", "veth", "virbr", "cni", "lxc")
ANYWHERE = ("0.0.0.0", "::")
ADDRESS_OF_INTERFACE = 0x8915  # Linux: SIOCGIFADDR


def link(host: str, port: int) -> str:
    """An address to open."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_link(host: str, port: int) -> str:
    """The address to open on this machine."""
    return link({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def room_links(host: str, port: int) -> list[str]:
    """The addresses to open on a phone in the room, the likeliest first; none if only this machine is listened to."""
    if host not in ANYWHERE:
        return [] if is_inside(host) else [link(host, port)]
    found = [*outgoing(socket.AF_INET), *interfaces(), *(outgoing(socket.AF_INET6) if host == "::" else ())]
    return [link(address, port) for address in dict.fromkeys(found) if not is_inside(address)]


def is_inside(address: str) -> bool:
    """Is this address good only on this machine or this very cable?"""
    return address.startswith(("127.", "169.254.", "fe80:")) or address in ("::1", "localhost")


def outgoing(family: int) -> Iterator[str]:
    """Our address on the way to the rest of the world."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[socket.AddressFamily(family)], 9))
            yield str(probe.getsockname()[0])
    except OSError:
        return  # there is no way out


def interfaces() -> Iterator[str]:
    """Our addresses in all networks, where the system tells them: a hotspot need not lead anywhere."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(INSIDE):
                continue
            try:
                told = fcntl.ioctl(probe, ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # it has none, or the system asks otherwise
            yield socket.inet_ntoa(told[20:24])
