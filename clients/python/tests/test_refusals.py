"""What is refused, and what is tried again."""

from __future__ import annotations

import asyncio
from decimal import Decimal
from typing import Any

import httpx
import pytest

from conforme import AsyncClient, Client, ConformeError, InvalidInvoice, InvalidRequest, NotAuthorized, Unavailable


def test_a_broken_rule_points_into_the_invoice(client: Client, services: dict[str, Any]) -> None:
    services["invoice"]["lines"][1]["vat_rate"] = Decimal("0.2")
    with pytest.raises(InvalidInvoice) as refused:
        client.generate(services["invoice"])
    error = refused.value
    assert (error.code, error.status) == ("invalid_input", 400)
    assert "/invoice/lines/1/vat_rate" in error.pointers
    assert error.rules and error.request_id
    assert "/invoice/lines/1/vat_rate: " in str(error)


def test_a_field_that_nobody_knows(client: Client, services: dict[str, Any]) -> None:
    with pytest.raises(InvalidRequest) as refused:
        client.generate({**services["invoice"], "colour": "red"})
    assert refused.value.code == "validation_error"
    assert refused.value.pointers == ["/invoice/colour"]


def test_no_invoice_and_no_key(client: Client, url: str, services: dict[str, Any]) -> None:
    with pytest.raises(ConformeError) as refused:
        client.validate(b"no invoice")
    assert refused.value.code == "not_an_einvoice"
    with Client(url) as stranger, pytest.raises(NotAuthorized) as denied:
        stranger.generate(services["invoice"])
    assert denied.value.code == "api_key_required"


def test_money_is_never_a_float(client: Client, services: dict[str, Any]) -> None:
    services["invoice"]["lines"][0]["unit_price"] = 620.1
    with pytest.raises(TypeError, match="620.1 is a float"):
        client.generate(services["invoice"])


def test_every_digit_of_a_decimal_counts(client: Client, services: dict[str, Any]) -> None:
    # 12 digits and 4 decimals: more than the 15 to 17 that a float keeps once VAT is added.
    services["invoice"]["lines"] = [
        {"item_name": "Lot", "quantity": 1, "unit_price": Decimal("123456789012.3456"), "vat_rate": 20}
    ]
    made = client.generate(services["invoice"], {"check": "base", "output": "cii-xml"})
    assert made.totals.tax_exclusive == Decimal("123456789012.35")


def test_messages_come_in_the_language_of_the_client(url: str, key: str) -> None:
    with Client(url, key, language="fr") as french, pytest.raises(ConformeError) as refused:
        french.validate(b"rien")
    assert refused.value.message.startswith("Le document")


class Failing(httpx.BaseTransport):
    """Fails as often as it is said to, before it lets a call through."""

    def __init__(self, failures: list[httpx.Response | Exception]) -> None:
        self.failures = failures
        self.keys: list[str | None] = []
        self.through = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.keys.append(request.headers.get("idempotency-key"))
        if not self.failures:
            return self.through.handle_request(request)
        failure = self.failures.pop(0)
        if isinstance(failure, Exception):
            raise failure
        return failure


def over(transport: httpx.BaseTransport, url: str, key: str) -> Client:
    headers = {"authorization": f"Bearer {key}"}
    return Client(url, key, http=httpx.Client(base_url=url, headers=headers, transport=transport))


def test_what_may_pass_is_tried_again(url: str, key: str, xml: bytes) -> None:
    busy = httpx.Response(503, headers={"retry-after": "0"}, json={"code": "schematron_unavailable", "message": "busy"})
    failing = Failing([busy, httpx.ConnectError("no way through")])
    with over(failing, url, key) as client:
        job = client.submit_job({"kind": "validate"}, xml)
    assert job.id
    # The same key in all attempts: nothing is ordered twice.
    assert len(failing.keys) == 3 and len(set(failing.keys)) == 1 and failing.keys[0]


def test_and_not_for_ever(url: str, key: str, xml: bytes) -> None:
    failing = Failing([httpx.Response(502, headers={"retry-after": "0"}, text="<html>")] * 9)
    with over(failing, url, key) as client, pytest.raises(Unavailable) as refused:
        client.validate(xml)
    assert refused.value.status == 502 and len(failing.keys) == 3
    failing = Failing([httpx.Response(429, headers={"retry-after": "3600"}, json={"code": "rate_limited", "message": ""})] * 9)
    with over(failing, url, key) as client, pytest.raises(Unavailable) as limited:
        client.validate(xml)
    assert limited.value.retry_after == 3600 and len(failing.keys) == 1


def test_the_same_calls_awaited(url: str, key: str, services: dict[str, Any]) -> None:
    async def work() -> None:
        async with AsyncClient(url, key) as client:
            made = await client.generate(services["invoice"])
            verdicts = await asyncio.gather(*(client.validate(made.content) for _ in range(3)))
            assert all(verdict.valid for verdict in verdicts)
            with pytest.raises(InvalidInvoice):
                await client.convert(b"no invoice", "ubl-xml")

    asyncio.run(work())
