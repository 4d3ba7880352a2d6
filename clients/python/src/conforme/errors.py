"""What a call that was refused raises."""

from __future__ import annotations

from typing import Any

import httpx


class ConformeError(Exception):
    """The service refused, and says why.

    `code` is of the closed catalogue (`invalid_input`, `validation_error`, `not_an_einvoice`, `rate_limited` …), `status` what HTTP
    answered. `details` are findings, faults or losses, each with a `pointer` (RFC 6901) into your request where it has one;
    `causes` say which of them to act on. `request_id` finds the call in the logs of the service.
    """

    def __init__(self, code: str, message: str, status: int, request_id: str | None = None) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.status = status
        self.request_id = request_id
        self.details: list[dict[str, Any]] = []
        self.causes: list[dict[str, Any]] = []
        self.retry_after: float | None = None

    def __str__(self) -> str:
        """With the first of what is wrong, as logs want it."""
        first = next(iter(self.details), {})
        said = first.get("message", first.get("msg"))
        where = first.get("pointer") or first.get("location")
        return f"{self.code}: {self.message}" + (f" {where or ''}: {said}" if said else "")

    @property
    def pointers(self) -> list[str]:
        """Where in the request the faults are."""
        return [detail["pointer"] for detail in self.details if detail.get("pointer") is not None]

    @property
    def rules(self) -> list[str]:
        """The rules that are broken: `BR-CO-10`."""
        return [detail["rule"] for detail in self.details if detail.get("rule") is not None]


class InvalidInvoice(ConformeError):
    """400: the invoice breaks rules, or the document is none that can be worked on."""


class InvalidRequest(ConformeError):
    """422: the request is not what the contract describes."""


class NotAuthorized(ConformeError):
    """401 and 402: no key, a wrong one, or its quota is used up."""


class Unavailable(ConformeError):
    """429 and 5xx: later, the same call may be answered."""


_KINDS: dict[int, type[ConformeError]] = {
    400: InvalidInvoice,
    401: NotAuthorized,
    402: NotAuthorized,
    422: InvalidRequest,
    429: Unavailable,
}


def refusal_of(response: httpx.Response) -> ConformeError:
    """What stands between the client and the service may answer in its place, without JSON."""
    status = response.status_code
    kind = _KINDS.get(status, Unavailable if status >= 500 else ConformeError)
    request_id = response.headers.get("x-request-id")
    try:
        body = response.json()
        error = kind(str(body["code"]), str(body["message"]), status, request_id)
        error.details = list(body.get("details") or [])
        error.causes = list(body.get("causes") or [])
    except (ValueError, KeyError, TypeError, AttributeError):
        code = "schematron_unavailable" if status >= 500 else "invalid_input"
        error = kind(code, f"The service was not reached: HTTP {status}.", status, request_id)
    error.retry_after = seconds(response.headers.get("retry-after"))
    return error


def seconds(retry_after: str | None) -> float | None:
    """Of a `Retry-After` in seconds, which the service sends; a date is left to whoever wrote it."""
    try:
        return None if retry_after is None else max(0.0, float(retry_after))
    except ValueError:
        return None
