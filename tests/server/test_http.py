"""What the server answers, over a real connection."""

from __future__ import annotations

import gzip
import json
import re
import socket
from base64 import b64encode
from hashlib import sha256

import pytest

import igroteka
from igroteka.server.http.endpoints import ENDPOINTS, Endpoint
from igroteka.server.http.page import PAGE_PATHS
from igroteka.server.http.requests import COMPRESSED_FROM, LONGEST_BODY
from igroteka.texts import LANGUAGES, words
from tests.server.http_client import NEW, SETUP, ask, told

# --- the page


def test_the_page_comes_with_its_parts(server: int) -> None:
    answer, body = ask(server, "/")
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    script = body.decode().split('src="')[1].split('"')[0]
    asset, _ = ask(server, script)
    assert asset.status == 200
    assert "immutable" in asset.headers["Cache-Control"]
    icon = body.decode().split('type="image/svg+xml" href="')[1].split('"')[0]
    assert ask(server, icon)[0].headers["Content-Type"] == "image/svg+xml"


@pytest.mark.parametrize("address", PAGE_PATHS)
def test_the_page_answers_at_all_its_addresses(server: int, address: str) -> None:
    answer, body = ask(server, address.replace("{", "").replace("}", ""))
    assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")
    assert b"<!doctype html>" in body


def test_a_browser_gets_the_page_packed_and_asks_again_for_nothing(server: int) -> None:
    _, plain = ask(server, "/")
    answer, packed = ask(server, "/", headers={"Accept-Encoding": "gzip, br"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    known = {"Accept-Encoding": "gzip", "If-None-Match": answer.headers["ETag"]}
    again, nothing = ask(server, "/", headers=known)
    assert (again.status, nothing, again.headers["ETag"]) == (304, b"", answer.headers["ETag"])
    assert ask(server, "/", headers={**known, "If-None-Match": '"other"'})[0].status == 200


def test_what_is_public_is_sent_packed_and_what_is_private_is_not(server: int) -> None:
    packing = {"Accept-Encoding": "gzip"}
    answer, packed = ask(server, "/api/games", headers=packing)
    assert (answer.headers["Content-Encoding"], answer.headers["Vary"]) == (
        "gzip",
        "Accept-Encoding, Igroteka-Protocol",
    )
    plain = ask(server, "/api/games")[1]
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 3
    many = {**SETUP, "game": "pechenka", "seats": [{}] * 6}
    code = told(server, "/api/tables", {**NEW, "setup": many})[1]["code"]
    answer, body = ask(server, f"/api/tables/{code}", headers=packing)
    assert len(body) >= COMPRESSED_FROM
    assert answer.headers["Content-Encoding"] == "identity"
    assert json.loads(body)["code"] == code


@pytest.mark.parametrize("path", ["/", "/api/games", "/no/such/place", "/assets/none.js", "/api/tables/XXXXXX"])
def test_every_answer_is_guarded(server: int, path: str) -> None:
    headers = ask(server, path)[0].headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"] is None
    # Chromium complains about it where the page is not secure.
    assert headers["Cross-Origin-Opener-Policy"] is None


@pytest.mark.parametrize("path", ["/", "/t/XXXXXX", "/no/such/place"])
def test_the_page_allows_the_script_inside_it_and_no_other(server: int, path: str) -> None:
    answer, page = ask(server, path)
    scripts = re.findall(rb"<script>(.*?)</script>", page, re.DOTALL)
    allowed = re.findall(r"'sha256-(\S+)'", answer.headers["Content-Security-Policy"])
    assert [b64encode(sha256(script).digest()).decode() for script in scripts] == allowed != []
    assert "sha256" not in ask(server, "/api/games")[0].headers["Content-Security-Policy"]


def test_what_is_not_there_is_a_404_for_people_and_for_programs(server: int) -> None:
    page, body = ask(server, "/no/such/place")
    assert (page.status, page.headers["Cache-Control"]) == (404, "no-cache")
    assert b"<!doctype html>" in body
    assert told(server, "/api/none") == (404, {"error": "not-found", "detail": "", "fault": ""})
    assert ask(server, "/assets/none.js")[0].status == 404


def test_files_beside_the_page_stay_private(server: int) -> None:
    assert ask(server, "/.inputs")[0].status == 404
    assert ask(server, "/assets/..%2f.inputs")[0].status == 404


# --- what can be played


def test_the_games_are_listed_with_their_options(server: int) -> None:
    status, games = told(server, "/api/games")
    assert status == 200
    assert [game["id"] for game in games] == list(igroteka.names())
    for game in games:
        assert game["seats"] == list(igroteka.game(game["id"]).seat_counts)
        assert [option["id"] for option in game["options"]] == [o.id for o in igroteka.game(game["id"]).options]


def test_rules_and_facts_come_in_both_languages_with_sources(server: int) -> None:
    for id in igroteka.names():
        status, book = told(server, f"/api/games/{id}/rules")
        assert status == 200
        assert {"clause", "ruling"} <= {rule["kind"] for rule in book["rules"]}
        assert all(rule["title"].keys() == rule["text"].keys() == {"ru", "en"} for rule in book["rules"])
        facts = {fact["id"]: fact for fact in book["facts"]}
        data = igroteka.game(id).data
        assert {name: fact["value"] for name, fact in facts.items()} == data.facts
        assert {name: fact["source"] for name, fact in facts.items()} == data.sources
        assert any(fact["note"] for fact in facts.values())
    assert told(server, "/api/games/chess/rules")[0] == 404


def test_only_this_machine_is_listened_to_so_there_is_no_link_for_the_room(server: int) -> None:
    assert told(server, "/api/here") == (200, {"links": [], "version": igroteka.__version__})


# --- tables


def test_an_evening_over_http(server: int) -> None:
    status, anna = told(server, "/api/tables", NEW)
    assert status == 201
    table = f"/api/tables/{anna['code']}"
    status, boris = told(server, f"{table}/join", {"name": "Боря"})
    assert (status, boris["person"]) == (200, 1)
    assert told(server, f"{table}/start", {}, boris["token"])[0] == 403
    assert ask(server, f"{table}/start", {}, anna["token"])[0].status == 204
    assert told(server, table)[1]["status"] == "shuffling"
    assert told(server, table)[1]["watch"] == ""
    assert told(server, table, token=boris["token"])[1]["watch"] != ""
    status, new = told(server, f"{table}/renew", {}, boris["token"])
    assert status == 200
    assert told(server, table, token=boris["token"])[0] == 401
    assert told(server, table, token=new["token"])[0] == 200


def test_an_answer_for_one_person_is_kept_by_no_cache(server: int) -> None:
    answer, body = ask(server, "/api/tables", NEW)
    assert answer.headers["Cache-Control"] == "no-store, no-transform"
    assert answer.headers["Content-Encoding"] == "identity"
    seated = json.loads(body)
    looked, _ = ask(server, f"/api/tables/{seated['code']}", token=seated["token"])
    assert looked.headers["Cache-Control"] == "no-store, no-transform"


@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if e.token == "must"], ids=lambda e: e.path)
def test_without_a_good_token_nothing_happens(server: int, endpoint: Endpoint) -> None:
    code = told(server, "/api/tables", NEW)[1]["code"]
    bodies = {
        "moderator": {"moderator": True},
        "deal": {"deal": None},
        "door": {"closed": True},
        "kick": {"seat": 1},
        "lend": {"seat": 1},
        "move": {"person": 1, "seat": 0},
        "rename": {"name": "Eve"},
        "setup": SETUP,
        "resign": {"match": 1},
        "rematch": {"match": 1},
    }
    path = endpoint.path.replace("{code}", code).replace("{at}", "last")
    body = bodies.get(path.rpartition("/")[2], {"chat": True} if path.endswith("chat") else {})
    body = body if endpoint.method == "POST" else None
    before = told(server, f"/api/tables/{code}")
    for headers in ({}, {"Authorization": "Bearer guess"}, {"Authorization": "Basic guess"}, {"Authorization": "x"}):
        status, problem = told(server, path, body, headers=headers)
        assert (status, problem["error"]) == (401, "bad-token")
    assert told(server, f"/api/tables/{code}") == before


# --- what is not understood


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"[]", "object"),
        (b'{"setup": 1, "name": "x"}', "$.setup"),
        ({**NEW, "name": ""}, "$.name"),
        ({**NEW, "name": "x" * 25}, "$.name"),
        ({**NEW, "colour": "red"}, "colour"),
        ({"name": "x"}, "setup"),
        ({**NEW, "setup": {"game": "famiglia", "seats": [{"kind": "cat"}]}}, "$.setup.seats[0].kind"),
        (b'{"name": "\xff"}', "utf-8"),
        (b"[" * 5000, ""),
        (b'{"name": "\\ud800", "setup": {"game": "famiglia", "seats": [{}, {}]}}', ""),
    ],
)
def test_a_wrong_body_is_refused_with_the_place(server: int, body: object, where: str) -> None:
    status, problem = told(server, "/api/tables", body)
    assert (status, problem["error"]) == (400, "bad-message")
    assert where.lower() in problem["detail"].lower()


def test_what_the_game_does_not_have_is_refused_in_its_own_words(server: int) -> None:
    for change, named in (
        ({"game": "chess"}, "chess"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"seats": [{}]}, "1"),
    ):
        status, problem = told(server, "/api/tables", {**NEW, "setup": {**SETUP, **change}})
        assert (status, problem["error"]) == (400, "bad-setup")
        assert named in problem["detail"]


def test_a_body_must_be_json_of_a_sane_size(server: int) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer, body = ask(server, "/api/tables", NEW, headers={"Content-Type": kind})
        assert (answer.status, json.loads(body)["error"]) == (415, "not-json")
    assert told(server, "/api/tables", NEW, headers={"Content-Type": "application/json; charset=utf-8"})[0] == 201
    status, problem = told(server, "/api/tables", b" " * (LONGEST_BODY + 1))
    assert (status, problem["error"]) == (413, "too-long")


def test_a_body_in_pieces_counts_as_a_whole(server: int) -> None:
    with socket.create_connection(("127.0.0.1", server), timeout=10) as raw:
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        raw.sendall(head.encode())
        for _ in range(9):
            raw.sendall(b"2000\r\n" + b" " * 0x2000 + b"\r\n")
        assert b" 413 " in raw.recv(100)


@pytest.mark.long
def test_nobody_is_listened_to_for_ever(server: int) -> None:
    begun = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
    silent, slow, dawdling = [socket.create_connection(("127.0.0.1", server), timeout=60) for _ in range(3)]
    with silent, slow, dawdling:
        slow.sendall(begun)
        dawdling.sendall(begun + b'\r\n{"na')
        assert b" 408 " in dawdling.recv(100)
        assert slow.recv(100) == silent.recv(100) == b""


def test_a_head_has_an_end(server: int) -> None:
    endless = b"GET / HTTP/1.1\r\n" + (b"X: " + b"x" * 1000 + b"\r\n") * 20_000
    with socket.create_connection(("127.0.0.1", server), timeout=60) as raw, pytest.raises(ConnectionError):
        raw.sendall(endless)


def test_no_get_and_no_unknown_method_changes_anything(server: int) -> None:
    for endpoint in ENDPOINTS:
        path = endpoint.path.format(code="XXXXXX", game="famiglia", at=1)
        for method in {"GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"} - {endpoint.method}:
            answer, body = ask(server, path, method=method)
            assert (answer.status, json.loads(body)["error"]) == (405, "not-allowed")
            assert endpoint.method in answer.headers["Allow"]


def test_only_our_own_page_may_post(server: int) -> None:
    ours = {"Host": "igroteka.test:8000", "Origin": "http://igroteka.test:8000"}
    assert told(server, "/api/tables", NEW, headers=ours)[0] == 201
    # behind a proxy the page is https, and the usual port is not written
    assert told(server, "/api/tables", NEW, headers={"Host": "a.test", "Origin": "https://a.test"})[0] == 201
    assert told(server, "/api/tables", NEW, headers={"Host": "a.test:80", "Origin": "http://A.test"})[0] == 201
    foreign = ("http://evil.test", "http://igroteka.test", "http://igroteka.test:8000.evil.test", "null", "")
    for origin in (*foreign, "http://[", "http://]", "http://[::1", "//[", "["):
        status, problem = told(server, "/api/tables", NEW, headers={**ours, "Origin": origin})
        assert (status, problem["error"]) == (403, "foreign-origin")
    nowhere = {"Host": "[", "Origin": "http://["}
    assert told(server, "/api/tables", NEW, headers=nowhere)[0] == 403


@pytest.mark.parametrize(
    "host", ["192.168.1.7:8000", "[fe80::1]:8000", "LAPTOP:8000", "laptop.local", "127.0.0.1", "localhost:1", ""]
)
def test_addresses_and_names_of_a_local_network_are_ours(server: int, host: str) -> None:
    assert told(server, "/api/games", headers={"Host": host})[0] == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "evil.local.example", "[", "a b.c"]
)
def test_a_name_that_somebody_lets_point_at_this_machine_is_not(server: int, host: str) -> None:
    here = {"Host": host, "Origin": f"http://{host}"}
    answers = [told(server, "/api/games", headers=here), told(server, "/api/tables", NEW, headers=here)]
    assert {(status, problem["error"]) for status, problem in answers} == {(403, "foreign-host")}
    assert ask(server, "/", headers=here)[0].status == 403


# --- how it fares


def test_health(server: int) -> None:
    assert told(server, "/health/live") == (200, {"status": "ok"})
    assert told(server, "/health/ready") == (200, {"status": "ok"})


@pytest.mark.parametrize("id", igroteka.names())
def test_the_words_of_a_game_can_be_read(server: int, id: str) -> None:
    answer, body = ask(server, f"/api/games/{id}/texts")
    assert answer.status == 200
    texts = json.loads(body)["texts"]
    assert sorted(texts) == sorted(LANGUAGES)
    for language, text in texts.items():
        assert f"title = {words(id, language).say('title')}" in text


@pytest.mark.parametrize("id", ["chess", "..", "famiglia%2F..", "x" * 200])
def test_there_are_no_words_of_a_game_that_is_not_there(server: int, id: str) -> None:
    answer, _ = ask(server, f"/api/games/{id}/texts")
    assert answer.status == 404
