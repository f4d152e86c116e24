"""Pictures: drawn with matplotlib, the same file every time, written whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from race108.errors import BadOption


def plots() -> Any:
    """matplotlib, drawing the same file every time; it comes with the extra ``lab``."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise BadOption("lab-no-extra") from None
    mpl.use("agg")
    mpl.rcParams.update(
        {
            "svg.hashsalt": "race108",
            "text.parse_math": False,  # a bot may be called $x$
            "font.size": 10,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )
    import matplotlib.pyplot as plt

    return plt


def save_picture(figure: Any, path: Path) -> None:
    """Write a figure whole or not at all."""
    unfinished = path.with_name(f".{path.stem}.unfinished{path.suffix}")
    try:
        figure.savefig(unfinished, metadata={"Date": None} if path.suffix == ".svg" else None)
        unfinished.replace(path)
    except (OSError, ValueError) as fault:
        unfinished.unlink(missing_ok=True)
        raise BadOption(
            "lab-cannot-write", file=str(path), fault=str(getattr(fault, "strerror", None) or fault)
        ) from None
    finally:
        plots().close(figure)
