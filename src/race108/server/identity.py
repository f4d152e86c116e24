"""Who somebody is: no account, only a signed cookie that says it is the same person as before."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping

from itsdangerous import BadSignature, Signer

COOKIE = "race108"
YEAR = 365 * 24 * 3600
#: Stands in the address when somebody has been given a cookie and asks again.
GREETED = "hello"


class Newcomer(Exception):
    """Somebody without a cookie wants something that is stored: they get one first, and ask again.

    Whatever is lost on the way then, they are still who they were when it was stored.
    """

    def __init__(self, identity: str, cookie: str) -> None:
        super().__init__(identity)
        self.cookie = cookie


def plain_id(text: str) -> str:
    """An id that no command line takes for an option."""
    return f"x{text[1:]}" if text.startswith("-") else text


class Identities:
    """Makes identities and knows its own again."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = Signer(secret, salt="race108 identity 1")

    def new(self) -> tuple[str, str]:
        """A new identity, and the cookie that proves it."""
        identity = secrets.token_urlsafe(12)
        return identity, self._signer.sign(identity).decode()

    def derived(self, text: str) -> str:
        """Something nobody else can guess, the same for the same text."""
        digest = hmac.new(self._secret, f"race108 derived 1 {text}".encode(), hashlib.sha256).digest()
        return plain_id(urlsafe_b64encode(digest[:12]).decode())

    def of(self, cookies: Mapping[str, str]) -> str | None:
        """Who sent these cookies; a forged one is nobody."""
        cookie = cookies.get(COOKIE)
        if cookie is None or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
