"""The built client as plain files: nobody plays, keeps or answers anything there."""

from __future__ import annotations

import http.server
import io
import threading
from functools import partial
from pathlib import Path
from typing import Any, Self

CLIENT = Path(__file__).parents[1] / "src" / "race108" / "server" / "client"
#: As the server sends it (``server/guard.py``).
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'"
)


class _Files(http.server.SimpleHTTPRequestHandler):
    """Files; every address of the client is its page, and there is no interface."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self) -> Any:
        path = self.path.split("?", 1)[0]
        if path.startswith("/api/"):
            self.send_error(503)
            return None
        if "." in path.rsplit("/", 1)[-1]:
            return super().send_head()
        page = Path(self.directory) / ("pad.html" if path == "/pad" else "index.html")
        text = page.read_text(encoding="utf-8").replace('="./', '="/').encode()  # as server/serving.py does
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        return io.BytesIO(text)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class Files:
    """A host for the client's files, under an address of its own, with as much of a server as ``http.server`` is."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Nothing is served any more."""
        self._server.shutdown()
        self._server.server_close()
