"""Every operation, asked of the running service."""

from __future__ import annotations

import io
import time
import zipfile
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from conforme import Client, ConformeError, models


def test_generate_answers_a_pdf_with_exact_totals(client: Client, services: dict[str, Any]) -> None:
    made = client.generate(services["invoice"], services["options"])
    assert made.content.startswith(b"%PDF-")
    assert made.media_type == "application/pdf"
    # 12.5 × 620 + 1450 + 189.90, and a fifth of it.
    assert made.totals.tax_exclusive == Decimal("9389.90")
    assert isinstance(made.totals.amount_due, Decimal) and made.totals.amount_due == Decimal("11267.88")
    assert made.validation.valid
    assert any(ruleset.startswith("br-fr-cii@") for ruleset in made.rulesets)
    assert made.request_id


def test_an_invoice_may_be_a_model(client: Client, services: dict[str, Any]) -> None:
    invoice = models.Invoice.model_validate(services["invoice"])
    assert isinstance(invoice.lines[0].quantity, Decimal)
    by_model = client.generate(invoice, {"output": "cii-xml"})
    assert by_model.content == client.generate(services["invoice"], {"output": "cii-xml"}).content


def test_preview_is_xml(client: Client, services: dict[str, Any]) -> None:
    assert "F-2026-0042" in client.preview(services["invoice"], {"output": "ubl-xml"})


def test_validate_judges(client: Client, pdf: bytes, tmp_path: Path) -> None:
    verdict = client.validate(pdf)
    assert verdict.valid and verdict.pdf is not None and verdict.rulesets
    place = tmp_path / "invoice.pdf"
    place.write_bytes(pdf)
    assert client.validate(place, as_of=date(2026, 11, 1), ledger=True).ledger is not None


def test_validate_finds_what_is_wrong(client: Client, xml: bytes) -> None:
    spoiled = xml.replace(b"11267.88</ram:DuePayableAmount>", b"11268.88</ram:DuePayableAmount>")
    assert spoiled != xml
    verdict = client.validate(spoiled, check="base")
    assert not verdict.valid
    assert "BR-CO-16" in {finding.rule for finding in verdict.findings}
    explained = client.explain(spoiled, check="base")
    assert explained.causes and any(finding.fix for finding in explained.findings)


def test_extract_reads_what_was_written(client: Client, pdf: bytes, services: dict[str, Any]) -> None:
    read = client.extract(pdf, include_xml=True)
    assert read.invoice is not None and read.invoice.number == services["invoice"]["number"]
    assert read.xml is not None and read.xml.startswith("<?xml")


def test_convert_to_ubl(client: Client, pdf: bytes) -> None:
    converted = client.convert(pdf, "ubl-xml")
    assert converted.envelope.source_valid and converted.media_type == "application/xml"
    verdict = client.validate(converted.content)
    assert verdict.valid and verdict.flavor == "ubl-2.1-invoice"


def test_embed_into_a_pdf(client: Client, pdf: bytes, xml: bytes, services: dict[str, Any]) -> None:
    by_xml = client.embed(pdf, xml=xml)
    assert by_xml.media_type == "application/pdf" and client.validate(by_xml.content).valid
    by_invoice = client.embed(pdf, invoice=services["invoice"], profile="extended-ctc-fr", flatten=False)
    assert client.validate(by_invoice.content).profile == "extended-ctc-fr"
    with pytest.raises(ValueError, match="one of them"):
        client.embed(pdf)


def test_render_compare_and_receive(client: Client, pdf: bytes, xml: bytes) -> None:
    page = client.render(xml, format="html")
    assert page.media_type == "text/html" and b"Belleroche" in page.content
    assert client.compare(pdf).model_dump()
    received = client.receive(pdf, {"own_addresses": ["0225:99951187600016"], "known": []})
    assert received.rulesets and received.model_dump()


def test_flux1(client: Client, xml: bytes) -> None:
    extract = client.flux1(xml)
    assert extract.filename.startswith("Base_") and extract.envelope.validation.valid


def test_ereporting_and_its_calendar(client: Client, services: dict[str, Any]) -> None:
    consumer = {**services["invoice"], "buyer": {"name": "Jeanne Morel", "address": {"country": "FR"}}}
    told = client.ereporting(
        {
            "declarant": {"siren": "999510217", "name": "Atelier Belleroche SARL"},
            "platform": {"number": "0417", "name": "Plateforme Alba"},
            "period": {"start": date(2026, 10, 1), "end": date(2026, 10, 31)},
            "invoices": [{"invoice": consumer}],
        }
    )
    assert [file.data for file in told.files] == ["transactions"]
    assert told.files[0].validation.valid
    assert client.calendar(year=2027, regime="real-normal-monthly").model_dump()


def test_statuses(client: Client) -> None:
    made = client.generate_status(
        {
            "invoice": {
                "number": "F-2026-0042",
                "issue_date": date(2026, 9, 15),
                "seller": {"name": "Atelier du Rivage SARL", "siren": "732829320"},
                "buyer": {"name": "Hôtel des Trois Rives", "siren": "498213570"},
            },
            "status": "212",
            "amounts": [{"amount": Decimal("1200.00"), "rate": Decimal("20.00")}],
        }
    )
    assert made.envelope.validation.valid
    assert client.extract_status(made.content).message is not None
    following = client.next_statuses({"history": ["200", "202", "205"], "actor": "SE"})
    assert "212" in {each.status for each in following.next}


def test_a_job_is_ordered_once(client: Client, xml: bytes) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.xml", xml)
        archive.writestr("b.txt", b"no invoice")
    order = {"kind": "validate", "options": {"check": "base"}}
    ordered = client.submit_job(order, packed.getvalue(), idempotency_key="python-once")
    assert client.submit_job(order, packed.getvalue(), idempotency_key="python-once").id == ordered.id
    assert client.submit_job(order, packed.getvalue()).id != ordered.id
    until = time.monotonic() + 60
    while client.job(ordered.id).ended_at is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert [line.status for line in client.job_results(ordered.id)] == [200, 400]


def test_a_batch_is_judged_in_its_order(client: Client, pdf: bytes, xml: bytes) -> None:
    wrong = xml.replace(b">EUR<", b">EUX<")
    named: dict[str, bytes | str] = {"a.pdf": pdf, "b.txt": "no invoice", "c.xml": wrong}
    *lines, last = client.validate_batch(named, check="base")
    assert [(line.name, line.status) for line in lines] == [("a.pdf", 200), ("b.txt", 400), ("c.xml", 200)]
    assert lines[1].error is not None and lines[1].error.code == "not_an_einvoice"
    assert last.summary is not None
    assert (last.summary.documents, last.summary.valid, last.summary.invalid, last.summary.refused) == (3, 1, 1, 1)


def test_a_job_converts_and_another_is_called_off(client: Client, xml: bytes) -> None:
    ordered = client.submit_job({"kind": "convert", "options": {"to": "ubl-xml", "allow_loss": True}}, xml)
    until = time.monotonic() + 60
    while client.job(ordered.id).ended_at is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert [line.status for line in client.job_results(ordered.id)] == [200]
    called_off = client.cancel_job(client.submit_job({"kind": "validate"}, xml).id)
    assert called_off.state in {"cancelled", "done"}
    with pytest.raises(ConformeError) as refused:
        client.job("no-such-job")
    assert refused.value.status == 404


def test_rules_and_the_account(client: Client) -> None:
    assert client.rule("BR-CO-10").id == "BR-CO-10"
    assert client.rulesets(date(2026, 11, 1)).model_dump()
    assert client.ruleset_diff("br-fr-cii@1.4.0.03", "br-fr-cii@1.4.0.04").model_dump()
    assert client.usage().quota > 0 and client.plans().plans
    assert client.health().status == "ok"
    with pytest.raises(ConformeError) as refused:
        client.rule("BR-NONE/1")
    assert refused.value.code == "not_found" and refused.value.status == 404
