"""Ids and secrets that nobody guesses."""

from __future__ import annotations

import hashlib
import secrets

SECRET = 32
"""Characters of the secret in a cookie or in a link: 192 bits."""


def fresh_secret() -> str:
    return secrets.token_urlsafe(SECRET * 3 // 4)


def fresh_id(prefix: str = "") -> str:
    """An id that nobody guesses and that can be read out."""
    return prefix + "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"weirwood").hexdigest()
