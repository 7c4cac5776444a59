"""People: an unguessable secret in a signed cookie, and a name."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from weirwood.errors import UserError
from weirwood.server.limits import NAME

COOKIE = "weirwood"
SECRET = 32
"""Characters of the secret in a cookie or in a link: 192 bits."""
YEAR = 365 * 24 * 3600


def fresh_secret() -> str:
    return secrets.token_urlsafe(SECRET * 3 // 4)


def fresh_id(prefix: str = "") -> str:
    """An id that nobody guesses and that can be read out."""
    return prefix + "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"weirwood").hexdigest()


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


def clean(text: str, longest: int, what: str) -> str:
    """A line of text by a stranger: no control or direction characters, single spaces, not too long."""
    kept = (c if unicodedata.category(c)[0] not in "CZ" else " " if c.isspace() else "" for c in text)
    line = " ".join("".join(kept).split())
    if len(line) > longest:
        raise UserError(f"{what} may have at most {longest} characters; this has {len(line)}.")
    return line


def proper_name(text: str) -> str:
    """A player's name."""
    name = clean(text, NAME, "A name")
    if not name:
        raise UserError("A name needs at least one character.")
    return name


def told_apart(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    others = {each.casefold() for each in taken}
    if name.casefold() not in others:
        return name
    number = 2
    while f"{name} {number}".casefold() in others:
        number += 1
    return f"{name} {number}"
