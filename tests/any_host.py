"""The client as one folder (``make site``), at a web host that knows nothing but files."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from urllib.parse import quote

TOOL = Path(__file__).parents[1] / "tools" / "web_site.py"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_site", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:  # nobody reads it
        pass


class Host:
    """A web host: a folder of files below an address with blanks in it."""

    def __init__(self, root: Path) -> None:
        self.root, self.folder = root, root / "my games" / "of cards"
        self._server: ThreadingHTTPServer | None = None
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{quote('my games/of cards')}/"

    def start(self) -> None:
        handler = partial(_Quiet, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From now on nothing answers: no process, no network."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def hosted(root: Path) -> Iterator[Host]:
    host = Host(root)
    tool().write(host.folder, printing=False)
    host.start()
    try:
        yield host
    finally:
        host.stop()
