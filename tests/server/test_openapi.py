"""The whole HTTP interface, called with all that its description allows, and more."""

from __future__ import annotations

import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from formspiel.server.http.app import create_app
from formspiel.server.settings import Settings
from tests.server.house import House

EXAMPLES = int(os.environ.get("FORMSPIEL_EXAMPLES", "15"))
SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
# What is too long in one place may make the whole too long, which is told first.
SCHEMA.config.checks.negative_data_rejection.expected_statuses += ["413"]


@pytest.fixture(scope="module")
def table(house: House) -> str:
    """A table that is there, so that more than its absence is tried."""
    body = {"game": "fits", "seats": [{"kind": "open"}] * 4, "is_public": True}
    name: str = httpx.post(f"{house.url}/api/tables", json=body).json()["table"]["table"]
    return name


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_every_answer_is_as_described(case: Any, house: House, table: str) -> None:
    if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) == 16:
        case.path_parameters["table"] = table
    # A description cannot say all: 1.0 is no seat, and not every option is one of the game.
    case.call_and_validate(base_url=house.url, excluded_checks=[positive_data_acceptance])
