"""Draw the learning curves that lie beside the networks: ``python examples/baselines/curves.py curves.svg``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

mpl.rcParams["svg.hashsalt"] = "race108"  # the same picture every time
figure = Figure(figsize=(6, 3.5), layout="constrained")
axes = figure.subplots()
for path in sorted(Path(__file__).parent.glob("*.json")):
    curve = json.loads(path.read_text(encoding="utf-8"))["curve"]
    axes.plot([look["steps"] / 1e6 for look in curve], [look["greedy"] for look in curve], marker="o", label=path.stem)
axes.set(xlabel="actions learned from, in millions", ylabel="games won against greedy", ylim=(0, 1))
axes.axhline(0.5, color="grey", linewidth=0.5)
axes.legend()
figure.savefig(sys.argv[1], metadata={"Date": None})
