"""The calls of the contract, awaited."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Literal, TypeVar

import httpx
from tenacity import AsyncRetrying
from typing_extensions import Self, Unpack

from . import calls, models
from .calls import Call, Given, Source
from .errors import refusal_of
from .options import Check, ConvertQuery, EmbedFields, Language, Output, ValidateQuery
from .results import (
    ConvertedDocument,
    Document,
    ExplainedVerdict,
    GeneratedDocument,
    Received,
    StateExtract,
    StatusDocument,
    Verdict,
)
from .sending import SLEEP_ASYNC, Settings

T = TypeVar("T")


class AsyncClient:
    """A service at `base_url`. Safe to share between tasks; close it, or use it in `async with`.

    `timeout` is in seconds, for each attempt. `retries` attempts follow one that failed on the way or was refused for now (429, 503).
    `language` is that of messages, `fr` or `en`. `http` is an httpx.AsyncClient of yours, whose address and headers then count.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        language: str | None = None,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        self._settings = Settings(base_url, api_key, timeout, retries, language)
        self._http = http or httpx.AsyncClient(**self._settings.http())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def _send(self, call: Call[T]) -> T:
        async def attempt() -> T:
            response = await self._http.request(call.method, call.path, **call.arguments(self._settings.language))
            if response.is_success:
                return call.read(response)
            raise refusal_of(response)

        return await AsyncRetrying(**self._settings.attempts(SLEEP_ASYNC))(attempt)

    async def generate(
        self, invoice: Given, options: Given | None = None, *, explain: bool | None = None
    ) -> GeneratedDocument:
        """Makes a Factur-X PDF, CII XML or UBL XML of an invoice.

        Raises InvalidInvoice with a finding for each broken rule, its pointer into your invoice.
        """
        return await self._send(calls.generate(invoice, options, {"explain": explain}))

    async def preview(self, invoice: Given, options: Given | None = None) -> str:
        """The XML of an invoice, judged by its schema alone."""
        return await self._send(calls.preview(invoice, options))

    async def validate(self, source: Source, *, check: Check | None = None, **query: Unpack[ValidateQuery]) -> Verdict:
        """Judges a PDF or XML. One that breaks rules is answered with `valid` false."""
        return await self._send(calls.validate(source, {"check": check, **query}))

    async def explain(
        self, source: Source, *, check: Check | None = None, **query: Unpack[ValidateQuery]
    ) -> ExplainedVerdict:
        """As validate; findings say what to do, `causes` which of them to act on."""
        return await self._send(calls.validate_explained(source, {"check": check, **query}))

    async def validate_batch(
        self, sources: Mapping[str, Source], *, check: Check | None = None, **query: Unpack[ValidateQuery]
    ) -> list[models.BatchLine]:
        """Judges many documents in one request, by name: a line for each in their order, and last the summary."""
        return await self._send(calls.validate_batch(sources, {"check": check, **query}))

    async def extract(self, source: Source, *, include_xml: bool | None = None) -> models.ExtractOut:
        """Reads the fields of a document, and the request that makes it again."""
        return await self._send(calls.extract(source, {"include_xml": include_xml}))

    async def convert(self, source: Source, to: Output, **query: Unpack[ConvertQuery]) -> ConvertedDocument:
        """Writes a document in another syntax, profile or container.

        Raises `lossy_conversion` with what would be lost, unless `allow_loss`.
        """
        return await self._send(calls.convert(source, {"to": to, **query}))

    async def embed(
        self, pdf: Source, *, xml: Source | None = None, invoice: Given | None = None, **fields: Unpack[EmbedFields]
    ) -> Document:
        """Puts an invoice into a PDF of yours, as PDF/A-3: XML of yours, or an invoice the XML is made from."""
        return await self._send(calls.embed(pdf, xml, invoice, fields))

    async def render(
        self, source: Source, *, format: Literal["pdf", "html"] | None = None, language: Language | None = None
    ) -> Document:
        """Shows a document as people read it."""
        return await self._send(calls.render(source, {"format": format, "language": language}))

    async def compare(self, source: Source) -> models.ComparisonOut:
        """Whether the pages of a PDF say what its XML says."""
        return await self._send(calls.compare(source))

    async def receive(self, source: Source, options: Given | None = None) -> Received:
        """All that can be said of a received invoice: verdict, pages, fields, view, addressee, duplicate."""
        return await self._send(calls.receive(source, options))

    async def flux1(self, source: Source, *, level: Literal["base", "full"] | None = None) -> StateExtract:
        """The extract of an invoice that the French State receives (Flux 1)."""
        return await self._send(calls.flux1(source, {"level": level}))

    async def ereporting(self, request: Given) -> models.ReportingOut:
        """The files of e-reporting of a period (Flux 10)."""
        return await self._send(calls.ereporting(request))

    async def calendar(self, *, regime: str | None = None, year: int | None = None) -> models.CalendarOut:
        """When e-reporting is due."""
        return await self._send(calls.calendar({"regime": regime, "year": year}))

    async def generate_status(self, request: Given) -> StatusDocument:
        """A life-cycle status of an invoice, as CDAR."""
        return await self._send(calls.generate_status(request))

    async def extract_status(self, source: Source) -> models.ExtractedStatusOut:
        """What a life-cycle status says."""
        return await self._send(calls.extract_status(source))

    async def next_statuses(self, request: Given) -> models.NextStatusesOut:
        """Which statuses may follow those an invoice has had."""
        return await self._send(calls.next_statuses(request))

    async def submit_job(
        self, order: Given, source: Source | None = None, *, idempotency_key: str | None = None
    ) -> models.JobOut:
        """Orders work on many documents: a zip, or what the order names.

        The same key answers the same job; without one of yours a retry of this very call still orders nothing twice.
        """
        return await self._send(calls.submit_job(order, source, idempotency_key))

    async def job(self, identifier: str) -> models.JobOut:
        """How far a job is."""
        return await self._send(calls.job(identifier))

    async def cancel_job(self, identifier: str) -> models.JobOut:
        """Ends a job."""
        return await self._send(calls.cancel_job(identifier))

    async def job_results(self, identifier: str) -> list[models.JobLine]:
        """A result for each document of a job, in their order."""
        return await self._send(calls.job_results(identifier))

    async def rule(self, identifier: str) -> models.RuleOut:
        """What a rule says, in both languages: `BR-CO-10`."""
        return await self._send(calls.rule(identifier))

    async def rulesets(self, as_of: date | None = None) -> models.RulesetsOut:
        """The rule packs, and which of them are in force."""
        return await self._send(calls.rulesets(as_of))

    async def ruleset_diff(self, before: str, after: str) -> models.RulesetDiffOut:
        """What changes between rule packs (`br-fr-cii@1.4.0.03`) or two days, and for whom."""
        return await self._send(calls.ruleset_diff(before, after))

    async def usage(self) -> models.UsageOut:
        """What is used of the plan of the key."""
        return await self._send(calls.usage())

    async def plans(self) -> models.PlanCatalog:
        """What there is to be had."""
        return await self._send(calls.plans())

    async def health(self) -> models.Health:
        """Whether the service works."""
        return await self._send(calls.health())
