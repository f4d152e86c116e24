"""Who somebody is: no account, only a signed cookie that says it is the same person as before."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from itsdangerous import BadSignature, Signer

COOKIE = "race108"
YEAR = 365 * 24 * 3600


class Identities:
    """Makes identities and knows its own again."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="race108 identity 1")

    def new(self) -> tuple[str, str]:
        """A new identity, and the cookie that proves it."""
        identity = secrets.token_urlsafe(12)
        return identity, self._signer.sign(identity).decode()

    def of(self, cookies: Mapping[str, str]) -> str | None:
        """Who sent these cookies; a forged one is nobody."""
        cookie = cookies.get(COOKIE)
        if cookie is None or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
