"""The operations of the contract as requests and what their answers become: no network here, so both clients share them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any, Generic, TypeVar
from urllib.parse import quote
from uuid import uuid4

import httpx
from pydantic import BaseModel

from . import models
from .results import (
    ConvertedDocument,
    Document,
    ExplainedVerdict,
    GeneratedDocument,
    Model,
    Received,
    StateExtract,
    StatusDocument,
    Verdict,
    exact,
    file_of,
    in_envelope,
    judged,
)

Given = Mapping[str, Any] | BaseModel
"""An object of the contract: a model, or a dict whose amounts are `Decimal`, `int` or text."""

Source = bytes | str | Path
"""A PDF or XML as bytes, XML as text, or the path of a file."""

T = TypeVar("T")
JSON = "application/json"


@dataclass(frozen=True)
class Call(Generic[T]):
    method: str
    path: str
    read: Callable[[httpx.Response], T]
    query: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    content: bytes | None = None
    files: Mapping[str, Any] | Sequence[tuple[str, Any]] | None = None

    def arguments(self, language: str | None) -> dict[str, Any]:
        """For `httpx.Client.request`."""
        query = {name: _word(value) for name, value in self.query.items() if value is not None}
        headers = {**({"accept-language": language} if language else {}), **self.headers}
        return {"params": query, "headers": headers, "content": self.content, "files": self.files}


def generate(invoice: Given, options: Given | None, query: Mapping[str, Any]) -> Call[GeneratedDocument]:
    def read(response: httpx.Response) -> GeneratedDocument:
        document, body = in_envelope(response)
        return GeneratedDocument(**document, envelope=models.GenerateJsonOut.model_validate(body))

    return _posted("/v1/invoices/generate", _request(invoice, options), read, query)


def preview(invoice: Given, options: Given | None) -> Call[str]:
    # The XML comes as text unless a ledger is asked for beside it.
    call = _posted("/v1/invoices/preview-xml", _request(invoice, options), lambda response: response.text)
    return Call(call.method, call.path, call.read, {}, {**call.headers, "accept": "application/xml"}, call.content)


def validate(source: Source, query: Mapping[str, Any]) -> Call[Verdict]:
    return _document("validate", source, lambda response: Verdict(**exact(response), **judged(response)), query)


def validate_explained(source: Source, query: Mapping[str, Any]) -> Call[ExplainedVerdict]:
    def read(response: httpx.Response) -> ExplainedVerdict:
        return ExplainedVerdict(**exact(response), **judged(response))

    return _document("validate", source, read, {**query, "explain": True})


def validate_batch(sources: Mapping[str, Source], query: Mapping[str, Any]) -> Call[list[models.BatchLine]]:
    def read(response: httpx.Response) -> list[models.BatchLine]:
        lines = _lines(models.BatchLine)(response)
        if not lines or lines[-1].summary is None:
            raise httpx.RemoteProtocolError("the batch was cut off: it has no last line")
        return lines

    files = [("file", (name, _bytes(source), "application/octet-stream")) for name, source in sources.items()]
    return Call("POST", "/v1/invoices/validate/batch", read, query, files=files)


def extract(source: Source, query: Mapping[str, Any]) -> Call[models.ExtractOut]:
    return _document("extract", source, _model(models.ExtractOut), query)


def convert(source: Source, query: Mapping[str, Any]) -> Call[ConvertedDocument]:
    def read(response: httpx.Response) -> ConvertedDocument:
        document, body = in_envelope(response)
        return ConvertedDocument(**document, envelope=models.ConvertJsonOut.model_validate(body))

    return _document("convert", source, read, query, accept=JSON)


def embed(pdf: Source, xml: Source | None, invoice: Given | None, fields: Mapping[str, Any]) -> Call[Document]:
    if (xml is None) == (invoice is None):
        raise ValueError("embed takes the XML to attach or the invoice to make it from, one of them")
    parts: dict[str, Any] = {"pdf": ("document.pdf", _bytes(pdf), "application/pdf")}
    if xml is not None:
        parts["xml"] = ("invoice.xml", _bytes(xml), "application/xml")
    else:
        parts["invoice_json"] = (None, _json(invoice))
    parts |= {name: (None, _word(value)) for name, value in fields.items() if value is not None}
    return Call("POST", "/v1/invoices/embed", file_of, files=parts)


def render(source: Source, query: Mapping[str, Any]) -> Call[Document]:
    return _document("render", source, file_of, query)


def compare(source: Source) -> Call[models.ComparisonOut]:
    return _document("compare", source, _model(models.ComparisonOut))


def receive(source: Source, options: Given | None) -> Call[Received]:
    parts: dict[str, Any] = {"file": ("document", _bytes(source), "application/octet-stream")}
    if options is not None:
        parts["receive"] = (None, _json(options))
    read = lambda response: Received(**exact(response), **judged(response))  # noqa: E731
    return Call("POST", "/v1/invoices/receive", read, files=parts)


def flux1(source: Source, query: Mapping[str, Any]) -> Call[StateExtract]:
    def read(response: httpx.Response) -> StateExtract:
        document, body = in_envelope(response)
        return StateExtract(**document, envelope=models.Flux1Out.model_validate(body))

    return _document("/v1/flux1/extract", source, read, query, accept=JSON)


def ereporting(request: Given) -> Call[models.ReportingOut]:
    return _posted("/v1/ereporting/generate", request, _model(models.ReportingOut))


def calendar(query: Mapping[str, Any]) -> Call[models.CalendarOut]:
    return Call("GET", "/v1/ereporting/calendar", _model(models.CalendarOut), query)


def generate_status(request: Given) -> Call[StatusDocument]:
    def read(response: httpx.Response) -> StatusDocument:
        document, body = in_envelope(response)
        return StatusDocument(**document, envelope=models.StatusOut.model_validate(body))

    return _posted("/v1/statuses/generate", request, read)


def extract_status(source: Source) -> Call[models.ExtractedStatusOut]:
    return _document("/v1/statuses/extract", source, _model(models.ExtractedStatusOut))


def next_statuses(request: Given) -> Call[models.NextStatusesOut]:
    return _posted("/v1/statuses/next", request, _model(models.NextStatusesOut))


def submit_job(order: Given, source: Source | None, key: str | None) -> Call[models.JobOut]:
    """Without a key of the caller one is made, so that a retry of this call orders nothing twice."""
    parts: dict[str, Any] = {"job": (None, _json(order))}
    if source is not None:
        parts["file"] = ("documents.zip", _bytes(source), "application/octet-stream")
    headers = {"idempotency-key": key or str(uuid4())}
    return Call("POST", "/v1/jobs", _model(models.JobOut), headers=headers, files=parts)


def job(identifier: str) -> Call[models.JobOut]:
    return Call("GET", _place("/v1/jobs/{}", identifier), _model(models.JobOut))


def cancel_job(identifier: str) -> Call[models.JobOut]:
    return Call("DELETE", _place("/v1/jobs/{}", identifier), _model(models.JobOut))


def job_results(identifier: str) -> Call[list[models.JobLine]]:
    return Call("GET", _place("/v1/jobs/{}/results", identifier), _lines(models.JobLine))


def rule(identifier: str) -> Call[models.RuleOut]:
    return Call("GET", _place("/v1/rules/{}", identifier), _model(models.RuleOut))


def rulesets(as_of: date | None) -> Call[models.RulesetsOut]:
    return Call("GET", "/v1/rulesets", _model(models.RulesetsOut), {"as_of": as_of})


def ruleset_diff(before: str, after: str) -> Call[models.RulesetDiffOut]:
    return Call("GET", "/v1/rulesets/diff", _model(models.RulesetDiffOut), {"from": before, "to": after})


def usage() -> Call[models.UsageOut]:
    return Call("GET", "/v1/usage", _model(models.UsageOut))


def plans() -> Call[models.PlanCatalog]:
    return Call("GET", "/v1/plans", _model(models.PlanCatalog))


def health() -> Call[models.Health]:
    return Call("GET", "/health", _model(models.Health))


def _request(invoice: Given, options: Given | None) -> Mapping[str, Any]:
    return {"invoice": invoice, **({} if options is None else {"options": options})}


def _posted(
    path: str, body: Given, read: Callable[[httpx.Response], T], query: Mapping[str, Any] | None = None
) -> Call[T]:
    return Call("POST", path, read, query or {}, {"content-type": JSON, "accept": JSON}, _json(body))


def _document(
    name: str,
    source: Source,
    read: Callable[[httpx.Response], T],
    query: Mapping[str, Any] | None = None,
    accept: str = "*/*",
) -> Call[T]:
    path = name if name.startswith("/") else f"/v1/invoices/{name}"
    headers = {"content-type": "application/octet-stream", "accept": accept}
    return Call("POST", path, read, query or {}, headers, _bytes(source))


def _model(model: type[Model]) -> Callable[[httpx.Response], Model]:
    return lambda response: model.model_validate(exact(response))


def _lines(model: type[Model]) -> Callable[[httpx.Response], list[Model]]:
    def read(response: httpx.Response) -> list[Model]:
        # Not splitlines(): texts may hold what Unicode calls a line separator.
        lines = (json.loads(line, parse_float=Decimal) for line in response.text.split("\n") if line)
        return [model.model_validate(line) for line in lines]

    return read


def _place(template: str, identifier: str) -> str:
    return template.format(quote(identifier, safe=""))


def _bytes(source: Source) -> bytes:
    if isinstance(source, Path):
        return source.read_bytes()
    return source.encode() if isinstance(source, str) else bytes(source)


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value.isoformat() if isinstance(value, date) else str(value)


def _json(value: Any) -> bytes:
    return json.dumps(_plain(value), ensure_ascii=False).encode()


def _plain(value: Any) -> Any:
    """Of a model what was set; decimals as text, every digit of which counts. A float is refused: 0.1 + 0.2 is no amount."""
    if isinstance(value, BaseModel):
        return _plain(value.model_dump(exclude_unset=True))
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    if isinstance(value, float):
        raise TypeError(f"{value!r} is a float; amounts are Decimal, int or text")
    if isinstance(value, Decimal):
        return format(value, "f")
    return value.isoformat() if isinstance(value, date) else value
