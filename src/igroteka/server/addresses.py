"""The links under which the server can be opened: on this machine, and on others in the local network."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator

# Connecting a datagram socket to one of these (reserved for documentation) sends nothing: it only selects the local
# address.
PROBE_TARGETS = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
# Prefixes of interfaces inside this machine, which no other device can reach.
INTERNAL_INTERFACES = ("lo", "docker", "br-", "veth", "virbr", "cni", "lxc")
WILDCARDS = ("0.0.0.0", "::")
SIOCGIFADDR = 0x8915  # Linux


def link(host: str, port: int) -> str:
    """The URL of the server at this host and port."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_link(host: str, port: int) -> str:
    """The URL to open on this machine."""
    return link({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def lan_links(host: str, port: int) -> list[str]:
    """The URLs to open on other devices in the local network, the likeliest first.

    None if the server listens on loopback only.
    """
    if host not in WILDCARDS:
        return [] if is_local_only(host) else [link(host, port)]
    found = [
        *outbound_address(socket.AF_INET),
        *interface_addresses(),
        *(outbound_address(socket.AF_INET6) if host == "::" else ()),
    ]
    return [link(address, port) for address in dict.fromkeys(found) if not is_local_only(address)]


def is_local_only(address: str) -> bool:
    """Is this a loopback or link-local address?"""
    return address.startswith(("127.", "169.254.", "fe80:")) or address in ("::1", "localhost")


def is_loopback(address: str) -> bool:
    """Does a client of this address run on this machine?"""
    return address.removeprefix("::ffff:").startswith("127.") or address == "::1"


def outbound_address(family: int) -> Iterator[str]:
    """The local address of the default route; nothing if there is none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((PROBE_TARGETS[socket.AddressFamily(family)], 9))
            yield str(probe.getsockname()[0])
    except OSError:
        return  # no default route


def interface_addresses() -> Iterator[str]:
    """The IPv4 addresses of all interfaces, where the system tells them: a hotspot need not have a default route."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(INTERNAL_INTERFACES):
                continue
            try:
                request = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # no IPv4 address, or not Linux
            yield socket.inet_ntoa(request[20:24])
