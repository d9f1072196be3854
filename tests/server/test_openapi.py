"""The OpenAPI document, and hostile requests made from it by schemathesis against a real server."""

from __future__ import annotations

import time
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from igroteka.server import wire
from igroteka.server.http.endpoints import ENDPOINTS
from igroteka.server.http.openapi import openapi_document
from igroteka.server.wire import old_names
from tests.child import PATIENCE
from tests.server.http_client import NEW, told

if TYPE_CHECKING:
    from schemathesis import Case
    from schemathesis.schemas import APIOperation

SETTINGS = settings(
    max_examples=12, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)


def test_the_document_is_served_as_it_is_made(server: int) -> None:
    assert told(server, "/api/openapi.json") == (200, openapi_document(ENDPOINTS))


def test_all_that_is_done_at_a_table_needs_a_token_but_sitting_down() -> None:
    free = {endpoint.path for endpoint in ENDPOINTS if endpoint.method == "POST" and endpoint.token != "must"}
    table = "/api/tables/{code}"
    assert free == {"/api/outlook", "/api/tables", f"{table}/join", f"{table}/mend", f"{table}/play-on"}


@pytest.fixture(scope="module")
def tables(server: int) -> cycle[tuple[str, str]]:
    """Codes and tokens of tables in every state: gathering, playing, over."""
    against_bot = {"setup": {"game": "famiglia", "seats": [{}, {"kind": "bot", "level": "easy"}]}, "name": "x"}
    made = [told(server, "/api/tables", body)[1] for body in [NEW, against_bot, against_bot] * 20]
    for seated in made:
        told(server, f"/api/tables/{seated['code']}/start", {}, seated["token"])
    begun = [seated for seated in made if told(server, f"/api/tables/{seated['code']}")[1]["status"] == "shuffling"]
    assert begun
    while told(server, f"/api/tables/{begun[-1]['code']}")[1]["status"] == "shuffling":
        time.sleep(0.1)
    for seated in begun[::2]:
        assert told(server, f"/api/tables/{seated['code']}/resign", {"match": 1}, seated["token"])[0] == 204
    return cycle([(seated["code"], seated["token"]) for seated in made])


def is_wrong(case: Case, part: str) -> bool:
    """Was this part of the request made wrong on purpose?"""
    from schemathesis import GenerationMode

    return case.meta is not None and any(
        info.mode == GenerationMode.NEGATIVE for place, info in case.meta.components.items() if place.value == part
    )


def fill_in(case: Case, code: str) -> None:
    """Give a request what only the server knows and no schema can say: the code of a table, and what a game has."""
    if not is_wrong(case, "path"):
        known = {"code": code, "game": "famiglia"}
        case.path_parameters.update({name: known[name] for name in case.path_parameters if name in known})
    body: Any = case.body
    if isinstance(body, dict) and not is_wrong(case, "body"):
        setup = body.get("setup", body)
        if "seats" in setup:
            setup.update(game="famiglia", seats=[{}, setup["seats"][0]], options={}, moderator=False)
            setup["first"] = setup.get("first") and 1
            if "name" in body:
                body["moderator"] = False
        if "at" in body:
            body["at"] = 1
        case.body = whole(body)


def whole(value: Any) -> Any:
    """JSON Schema takes 1.0 for an integer; the wire does not, and no client writes one so."""
    if isinstance(value, dict):
        return {name: whole(inner) for name, inner in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


@cache
def operations() -> dict[str, APIOperation]:
    """Everything that the document says one may ask, by method and path."""
    import schemathesis
    from schemathesis.checks import load_all_checks
    from schemathesis.core.result import Ok

    load_all_checks()
    config = schemathesis.Config.from_dict({"generation": {"allow-x00": True}})
    schema = schemathesis.openapi.from_dict(openapi_document(ENDPOINTS), config=config)
    found = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    return {operation.label: operation for operation in found}


def test_every_endpoint_is_in_the_document() -> None:
    assert sorted(operations()) == sorted(f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS)


# `schema.parametrize()` builds the requests of all endpoints when pytest collects, five seconds in every worker; so its
# plugin is off, and the requests of an endpoint are built when it is their turn, as the plugin builds them.
@pytest.mark.parametrize("endpoint", [f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS])
def test_whatever_is_sent_the_answer_is_as_documented(
    endpoint: str, server: int, tables: cycle[tuple[str, str]]
) -> None:
    from schemathesis.generation.feedback import NO_FEEDBACK
    from schemathesis.pytest._test_builder import build_operation_test

    def send(case: Case) -> None:
        code, token = next(tables)
        fill_in(case, code)
        headers = {"Authorization": f"Bearer {token}", old_names.HEADER: str(wire.PROTOCOL)}
        case.call_and_validate(base_url=f"http://127.0.0.1:{server}", headers=headers, timeout=PATIENCE)
        sent.append(case)

    sent: list[Case] = []
    operation = operations()[endpoint]
    build_operation_test(
        config=operation.schema.config,
        operation=operation,
        test_func=SETTINGS(send),
        given_kwargs={},
        feedback=NO_FEEDBACK,
    )()
    assert sent
