"""What Prometheus reads at /metrics."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

MOVES = Counter("race108_moves_total", "Moves that were made durable", ["game"])
REFUSED = Counter("race108_refused_total", "Requests and frames that were refused", ["why"])
CUT_OFF = Counter("race108_cut_off_total", "Connections that were cut off before the application", ["why"])
REQUESTS = Counter("race108_requests_total", "HTTP requests", ["method", "status"])
CONNECTIONS = Gauge("race108_connections", "Open websockets", multiprocess_mode="livesum")
TABLES = Gauge("race108_tables_loaded", "Tables held in memory", multiprocess_mode="livesum")
WAITING_BOTS = Gauge("race108_bots_waiting", "Bots that wait for their turn to think", multiprocess_mode="livesum")
THINKING_SECONDS = Histogram("race108_bot_thinking_seconds", "How long bots think", buckets=_FAST)
STORE_FAULTS = Counter("race108_store_faults_total", "Times the store could not be read or written", ["what"])
BAD_ROWS = Counter("race108_bad_rows_total", "Reads and writes of rows that the store does not take or give")
COMMIT_SECONDS = Histogram("race108_commit_seconds", "How long a group takes to be durable", buckets=_FAST)
COMMIT_SIZE = Histogram("race108_commit_size", "Writes in one group", buckets=(1, 2, 5, 10, 20, 50, 100, 500, 2000))


def page() -> bytes:
    """Everything, of all workers of this machine."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
