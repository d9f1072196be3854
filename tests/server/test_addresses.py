"""The links under which the server can be opened."""

from __future__ import annotations

import socket

import pytest

from igroteka.server.addresses import interface_addresses, lan_links, local_link, outbound_address


def test_links_for_the_room_are_our_own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in {*outbound_address(socket.AF_INET), *interface_addresses()}:
        with socket.socket() as listener:
            listener.bind((address, 0))  # only an own address can be bound
    assert lan_links("127.0.0.1", 80) == lan_links("::1", 80) == []
    assert lan_links("192.168.7.7", 80) == ["http://192.168.7.7:80/"]
    monkeypatch.setattr(
        "igroteka.server.addresses.outbound_address", lambda family: iter(["127.0.0.1", "169.254.3.3", "10.0.0.7"])
    )
    monkeypatch.setattr("igroteka.server.addresses.interface_addresses", lambda: iter(["10.0.0.7", "192.168.7.7"]))
    assert lan_links("0.0.0.0", 80) == ["http://10.0.0.7:80/", "http://192.168.7.7:80/"]
    assert local_link("::", 80) == "http://[::1]:80/"
