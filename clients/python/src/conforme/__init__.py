"""Conforme: writes, validates, converts and reads Factur-X, CII and UBL invoices, by a service."""

from . import models
from .async_client import AsyncClient
from .calls import Given, Source
from .client import Client
from .errors import ConformeError, InvalidInvoice, InvalidRequest, NotAuthorized, Unavailable
from .options import Check, Language, Output, Profile
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

__all__ = [
    "AsyncClient",
    "Check",
    "Client",
    "ConformeError",
    "ConvertedDocument",
    "Document",
    "ExplainedVerdict",
    "GeneratedDocument",
    "Given",
    "InvalidInvoice",
    "InvalidRequest",
    "Language",
    "NotAuthorized",
    "Output",
    "Profile",
    "Received",
    "Source",
    "StateExtract",
    "StatusDocument",
    "Unavailable",
    "Verdict",
    "models",
]
