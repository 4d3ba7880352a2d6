"""How a call is tried: what a client is made with, and which failures another attempt may mend."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from tenacity import RetryCallState, retry_if_exception, stop_after_attempt, wait_random_exponential

from .errors import ConformeError

LONGEST_WAIT = 30.0
"""Seconds. A service that asks for more is not waited for: the caller has better to do."""

_AGAIN = {429, 502, 503, 504}
_backoff = wait_random_exponential(multiplier=0.25, max=LONGEST_WAIT)


@dataclass(frozen=True)
class Settings:
    base_url: str
    api_key: str | None = None
    timeout: float = 60.0
    retries: int = 2
    language: str | None = None

    def http(self) -> dict[str, Any]:
        """What `httpx.Client` and `httpx.AsyncClient` are made with."""
        headers = {"user-agent": "conforme-python"}
        if self.api_key is not None:
            headers["authorization"] = f"Bearer {self.api_key}"
        return {"base_url": self.base_url, "headers": headers, "timeout": self.timeout}

    def attempts(self, sleep: Callable[[float], Any]) -> dict[str, Any]:
        """What `tenacity.Retrying` and `AsyncRetrying` are made with."""
        return {
            "stop": stop_after_attempt(self.retries + 1),
            "retry": retry_if_exception(_may_pass),
            "wait": _wait,
            "sleep": sleep,
            "reraise": True,
        }


SLEEP = time.sleep
SLEEP_ASYNC = asyncio.sleep


def _may_pass(error: BaseException) -> bool:
    """No call changes anything twice: all of them compute, and a job has its key."""
    if isinstance(error, httpx.TransportError):
        return True
    if not isinstance(error, ConformeError) or error.status not in _AGAIN:
        return False
    return error.retry_after is None or error.retry_after <= LONGEST_WAIT


def _wait(state: RetryCallState) -> float:
    error = state.outcome.exception() if state.outcome else None
    wanted = error.retry_after if isinstance(error, ConformeError) else None
    return wanted if wanted is not None else _backoff(state)
