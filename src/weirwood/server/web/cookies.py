"""The cookie: an unguessable secret, signed; what the database keeps of it is the person."""

from __future__ import annotations

import hmac

from weirwood.server.store.ids import SECRET, hashed

COOKIE = "weirwood"
PREFIX = "__Host-"
"""Before the name where all is by https: a browser then takes it from this very host alone."""
YEAR = 365 * 24 * 3600


class Signer:
    """Signs cookies, so that a secret from elsewhere can't be planted."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, secret: str) -> str:
        return f"{secret}.{self._mark(secret)}"

    def person(self, cookie: str | None) -> str | None:
        """The person that a cookie belongs to, if we signed it."""
        secret, dot, mark = (cookie or "").partition(".")
        if not dot or len(secret) != SECRET or not hmac.compare_digest(mark.encode(), self._mark(secret).encode()):
            return None
        return hashed(secret)

    def _mark(self, secret: str) -> str:
        return hmac.new(self.key, f"cookie {secret}".encode(), "sha256").hexdigest()
