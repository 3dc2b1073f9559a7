"""The document about everything that can be asked, and whether the server keeps to it."""

import re
import subprocess
import sys

import pytest
from starlette.routing import Route

from agurk.server.http import api
from agurk.server.wire.http import NewTable, TableLook
from tests.server.http.live import TABLE


@pytest.fixture
def document(client):
    return client.get("/api/openapi.json").json()


def described(document):
    return {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }


def test_every_way_to_ask_is_described_and_nothing_else(server, document):
    routed = {
        (method, route.path)
        for route in api.routes(server.services)
        if isinstance(route, Route) and type(route.endpoint) is api.Way
        for method in route.endpoint._endpoints
    }
    listed = {(each.method, f"/api{each.path}") for each in api.ENDPOINTS}
    assert described(document) == routed == listed | {("GET", "/api/openapi.json")}


def test_what_is_described_can_be_asked(server, document):
    with server.http(server.player()) as client:
        for method, path in described(document):
            filled = (
                path.replace("{table}", TABLE).replace("{seat}", "1").replace("{key}", "danish")
            )
            answer = client.request(method, filled.replace("{match}", "nix"))
            assert answer.status_code in {200, 404, 415}
            assert "openapi.json" not in answer.text or path.endswith("openapi.json")


def test_bodies_and_answers_are_those_of_the_types(document):
    opened = document["paths"]["/api/tables"]["post"]
    body = opened["requestBody"]["content"]["application/json"]["schema"]
    answer = opened["responses"]["201"]["content"]["application/json"]["schema"]
    assert body == {"$ref": f"#/components/schemas/{NewTable.__name__}"}
    assert answer == {"$ref": f"#/components/schemas/{TableLook.__name__}"}
    assert document["components"]["schemas"]["NewTable"]["additionalProperties"] is False


def test_everything_it_refers_to_is_there(document, client):
    text = client.get("/api/openapi.json").text
    named = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert named <= set(document["components"]["schemas"])


def test_names_are_not_given_twice(document):
    names = [
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
    ]
    assert len(names) == len(set(names))


@pytest.mark.timeout(300)
def test_a_program_that_reads_the_document_finds_no_fault_with_the_server(server, tmp_path):
    found = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"),
            *("--checks", "all", "--exclude-checks", "positive_data_acceptance"),
            *("--phases", "coverage,fuzzing", "--max-examples", "3", "--seed", "1"),
            *("--no-shrink", "--warnings", "off", "--no-color", "--continue-on-failure"),
            *("--header", f"Authorization: Bearer {server.player()}"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout
