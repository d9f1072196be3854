"""What the server answers, over a real connection."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPResponse

import pytest

import igroteka


def get(port: int, path: str) -> tuple[HTTPResponse, bytes]:
    """One request."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_the_page_comes_with_its_parts(server: int) -> None:
    answer, body = get(server, "/")
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    script = body.decode().split('src="')[1].split('"')[0]
    asset, _ = get(server, script)
    assert asset.status == 200
    assert "immutable" in asset.headers["Cache-Control"]
    assert get(server, "/favicon.svg")[0].headers["Content-Type"] == "image/svg+xml"


@pytest.mark.parametrize("path", ["/", "/api/games", "/no/such/place", "/assets/none.js"])
def test_every_answer_is_guarded(server: int, path: str) -> None:
    headers = get(server, path)[0].headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_the_games_are_listed(server: int) -> None:
    answer, body = get(server, "/api/games")
    assert answer.status == 200
    games = json.loads(body)
    assert [game["id"] for game in games] == list(igroteka.names())
    assert all(game["seats"] for game in games)


def test_what_is_not_there_is_a_404_for_people_and_for_programs(server: int) -> None:
    page, body = get(server, "/no/such/place")
    assert (page.status, page.headers["Cache-Control"]) == (404, "no-cache")
    assert b"<!doctype html>" in body
    answer, body = get(server, "/api/none")
    assert (answer.status, json.loads(body)) == (404, {"error": "not-found"})
    assert get(server, "/assets/none.js")[0].status == 404


def test_files_beside_the_page_stay_private(server: int) -> None:
    assert get(server, "/.inputs")[0].status == 404
    assert get(server, "/assets/..%2f.inputs")[0].status == 404
