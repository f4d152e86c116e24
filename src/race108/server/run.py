"""The command ``race108 serve``."""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from race108.errors import BadOption
from race108.server.settings import Settings
from race108.words import say

#: A connection on which a longer frame comes is closed; above live.LONGEST_FRAME it is only refused.
LARGEST_FRAME = 65_536
#: A worker that has given no sign of life for so long is started anew; on a busy machine a start alone takes seconds.
LIFE_SECONDS = 60
#: How long connections are given to end when the server stops.
GOODBYE_SECONDS = 10


def serve(settings: Settings, language: str, *, browser: bool) -> int:
    """Serve until told to stop."""
    # FastAPI looks whether our models are of pydantic's first version, and would load all of that: a twentieth of the
    # start. It takes no for an answer.
    sys.modules.setdefault("pydantic.v1", None)  # type: ignore[arg-type]
    import uvicorn

    from race108.server.door import Http
    from race108.server.door_live import Websocket
    from race108.server.doorkeeper import trusted_proxies

    check_port(settings)
    _check_services(settings)
    _compile(language)
    _allow_many_connections()
    os.environ.update(settings.environment())
    print(say("serve-ready", language, address=settings.public_url or settings.address), file=sys.stderr, flush=True)
    if browser:
        threading.Thread(target=_open_browser, args=(settings.address,), daemon=True).start()
    folder = tempfile.mkdtemp(prefix="race108-metrics-") if settings.workers > 1 else None
    if folder is not None:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        gc.enable()  # here all is loaded; every worker loads for itself
    # Having ended in good order, uvicorn raises the signal again that told it to: that is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        uvicorn.run(
            "race108.server.app:create",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            http=Http,
            ws=Websocket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=trusted_proxies(),
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            timeout_worker_healthcheck=LIFE_SECONDS,
        )
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


def check_port(settings: Settings) -> None:
    """Say in plain words that the port is taken, before uvicorn does it in its own."""
    import socket

    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as fault:
            raise BadOption(
                "serve-no-port", host=settings.host, port=str(settings.port), fault=str(fault.strerror)
            ) from None


def _check_services(settings: Settings) -> None:
    """Open the store and greet Redis once: a worker could only say in many words, again and again, what is wrong."""
    from race108.server.fanout import greet
    from race108.server.store import Store

    store = Store(settings.database_url)
    store.open()
    store.close()
    if settings.redis:
        greet(settings.redis)


def _allow_many_connections() -> None:
    """A connection is a file, and systems allow few unless asked."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _compile(language: str) -> None:
    """On the engine numba nobody can play before the code is compiled: the first start does it, and says how far."""
    from race108.kernel import ENGINE

    if ENGINE != "numba":
        return
    from race108.compiling import COMPILED_BOTS, compile_first
    from race108.games.registry import games, rules_class

    for game in games():
        rules = rules_class(game)
        compile_first(rules.from_options(rules.about.players[0], {}), language, COMPILED_BOTS)


def _open_browser(address: str) -> None:
    """As soon as the server answers."""
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy would look for itself
    for _ in range(200):
        try:
            straight.open(f"{address}/healthz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
