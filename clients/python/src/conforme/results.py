"""What calls answer: the models of the contract, with what travels beside them in headers."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

import httpx
from pydantic import BaseModel

from . import models


@dataclass(frozen=True)
class Document:
    """A document as a file."""

    filename: str
    media_type: str
    content: bytes = field(repr=False)
    rulesets: tuple[str, ...]
    """The packs that judged, as `id@version`."""
    warning_count: int
    request_id: str

    def save(self, path: str | Path) -> Path:
        """Writes it; into a folder under its own name."""
        place = Path(path)
        place = place / Path(self.filename).name if place.is_dir() else place
        place.write_bytes(self.content)
        return place


@dataclass(frozen=True)
class GeneratedDocument(Document):
    """An invoice as a document, with its totals (exact decimals) and the verdict on it."""

    envelope: models.GenerateJsonOut = field(repr=False)

    @property
    def totals(self) -> models.CompleteTotals:
        return self.envelope.totals

    @property
    def validation(self) -> models.ValidationOut:
        return self.envelope.validation


@dataclass(frozen=True)
class ConvertedDocument(Document):
    """A document in another syntax, profile or container, with what was lost on the way."""

    envelope: models.ConvertJsonOut = field(repr=False)


@dataclass(frozen=True)
class StateExtract(Document):
    """The extract of an invoice that the State receives (Flux 1)."""

    envelope: models.Flux1Out = field(repr=False)


@dataclass(frozen=True)
class StatusDocument(Document):
    """A life-cycle status as CDAR."""

    envelope: models.StatusOut = field(repr=False)


class Verdict(models.ValidationOut):
    """The verdict on a document."""

    rulesets: tuple[str, ...] = ()
    request_id: str = ""
    ledger: models.Ledger | None = None


class ExplainedVerdict(models.ExplainedValidation):
    """A verdict whose findings say what to do."""

    rulesets: tuple[str, ...] = ()
    request_id: str = ""
    ledger: models.Ledger | None = None


class Received(models.ReceivedOut):
    """All that can be said of a received invoice."""

    rulesets: tuple[str, ...] = ()
    request_id: str = ""


Model = TypeVar("Model", bound=BaseModel)


def exact(response: httpx.Response) -> Any:
    """JSON whose numbers with a point are decimals: what is money passes through no float."""
    return json.loads(response.content, parse_float=Decimal)


def judged(response: httpx.Response) -> dict[str, Any]:
    named = response.headers.get("x-rulesets", "")
    rulesets = tuple(named.split(", ")) if named else ()
    return {"rulesets": rulesets, "request_id": response.headers.get("x-request-id", "")}


def file_of(response: httpx.Response) -> Document:
    """A document that is the body of the answer."""
    disposition = response.headers.get("content-disposition", "")
    # The exact name of RFC 5987; the other one has only ASCII.
    name = re.search(r"filename\*=UTF-8''([^;]+)", disposition)
    return Document(
        filename=unquote(name.group(1)) if name else "document",
        media_type=response.headers.get("content-type", "").split(";")[0],
        content=response.content,
        warning_count=warnings_of(response),
        **judged(response),
    )


def in_envelope(response: httpx.Response) -> tuple[dict[str, Any], dict[str, Any]]:
    """A document in Base64 beside what is said of it: the fields of a `Document`, and the whole envelope."""
    body = exact(response)
    content = base64.b64decode(body["content_base64"], validate=True)
    told = {"warning_count": warnings_of(response), **judged(response)}
    return {"filename": body["filename"], "media_type": body["media_type"], "content": content, **told}, body


def warnings_of(response: httpx.Response) -> int:
    return int(response.headers.get("x-facturx-warnings", 0))
