"""What counts as one client address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address


def address_prefix(address: str) -> str:
    """An IPv4 address as it is, the /64 prefix of an IPv6 address, "unknown" for anything else.

    A household usually gets a whole /64, so its members, and anybody who varies the rest of it, count as one.
    """
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    return str((ip.ipv4_mapped or IPv6Address(int(ip) >> 64 << 64)) if isinstance(ip, IPv6Address) else ip)
