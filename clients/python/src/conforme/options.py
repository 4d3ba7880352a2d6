"""What may be said beside a document or an invoice; what is left out is the service's to choose."""

from __future__ import annotations

from datetime import date
from typing import Literal

from typing_extensions import TypedDict

Check = Literal["base", "fr-ctc", "fr-ctc+etat"]
Output = Literal["facturx-pdf", "cii-xml", "ubl-xml"]
Profile = Literal["basicwl", "en16931", "extended", "extended-ctc-fr"]
Language = Literal["fr", "en"]


class ValidateQuery(TypedDict, total=False):
    ledger: bool
    """Add how the totals came about."""
    plausibility: bool
    """Add what no rule forbids and is probably wrong."""
    as_of: date
    """Judge by the packs in force on this day."""
    role: str
    treatment: str
    max_findings: int


class ConvertQuery(TypedDict, total=False):
    profile: Profile
    check: Literal["base", "fr-ctc"]
    allow_loss: bool
    allow_invalid: bool
    explain: bool
    plausibility: bool
    language: Language


class EmbedFields(TypedDict, total=False):
    profile: Profile
    check: Literal["base", "fr-ctc"]
    language: Language
    flatten: bool
    plausibility: bool
