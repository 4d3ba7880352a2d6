"""The running service: CONFORME_URL and CONFORME_KEY say where, as `npm run clients:test` sets them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from conforme import Client

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.fixture(scope="session")
def url() -> str:
    return os.environ["CONFORME_URL"]


@pytest.fixture(scope="session")
def key() -> str:
    return os.environ["CONFORME_KEY"]


@pytest.fixture(scope="session")
def client(url: str, key: str) -> Iterator[Client]:
    with Client(url, key, language="en") as client:
        yield client


@pytest.fixture
def services() -> dict[str, Any]:
    """A request, new for each test: some spoil it."""
    text = (EXAMPLES / "services.json").read_text(encoding="utf-8")
    return dict(json.loads(text, parse_float=Decimal))


@pytest.fixture(scope="session")
def pdf(client: Client) -> bytes:
    request = json.loads((EXAMPLES / "services.json").read_text(encoding="utf-8"), parse_float=Decimal)
    return client.generate(request["invoice"]).content


@pytest.fixture(scope="session")
def xml(client: Client, pdf: bytes) -> bytes:
    return client.convert(pdf, "cii-xml").content
