"""Weights of the networks: small files that say what they are for and how they were made."""

from __future__ import annotations

import json
from inspect import getfile
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from race108.bots.net import DEEP, HIDDEN, UNITS, Floats, Net
from race108.errors import BadOption, BadWeights
from race108.ruleset import Ruleset

#: The first networks had one layer and no amounts.
FIRST, FORMAT = 1, 2
#: The newest set of networks that stays as it is.
PANEL = 1


def save_net(path: Path, net: Net, about: dict[str, Any], mean: Net | None = None) -> None:
    """Write a network whole or not at all. Half precision halves the file and changes no move worth mentioning.

    With the mean of its last weights it is a checkpoint, from which training goes on: nothing is rounded.
    """
    parts = net._asdict()
    if mean is None:
        parts["first"] = _rounded(net.first)
    else:
        parts |= {f"mean_{name}": part for name, part in mean._asdict().items()}
    unfinished = path.with_suffix(".unfinished")
    try:
        with unfinished.open("wb") as file:
            np.savez_compressed(file, about=json.dumps({"format": FORMAT} | about), **parts)
        unfinished.replace(path)
    except OSError as fault:  # the disk is full, say; what was there before stays
        unfinished.unlink(missing_ok=True)
        raise BadOption("lab-cannot-write", file=str(path), fault=fault.strerror or str(fault)) from None


def _rounded(weights: Floats) -> npt.NDArray[np.float16]:
    """In half precision, without its last two bits: that packs better, and a network of six players stays small."""
    bits = weights.astype(np.float16).view(np.uint16)
    return ((bits + 2) & 0xFFFC).astype(np.uint16).view(np.float16)


def empty_net(inputs: int, middle: int) -> Net:
    """A network that knows nothing, with so many rows in its two layers."""
    shapes = (inputs, HIDDEN), (HIDDEN,), (middle, DEEP), (UNITS,), (1,)
    return Net(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


def shipped_net(rules: Ruleset, name: str, panel: int | None = None) -> Path:
    """Where the network of that name lies that comes with a game: in the game's own folder.

    A panel is a set of networks that stay as they are for ever, to measure others by. Where none of it has been
    beaten, its network is still the one that plays.
    """
    nets = Path(getfile(type(rules))).parent / "nets"
    newest = nets / f"{name}.npz"
    return newest if panel is None and newest.exists() else nets / f"panel{panel or PANEL}" / f"{name}.npz"


def read_net(path: Path, inputs: tuple[int, ...], kind: str = "") -> tuple[Net, dict[str, Any]]:
    """A network and what is said about it; a broken file, or one for other features, is refused.

    Of a checkpoint there is also the ``mean_`` one.
    """
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            old = about["format"] == FIRST
            rows, units = file["first"].shape
            if about["format"] not in (FIRST, FORMAT) or units != HIDDEN or rows not in (inputs[:1] if old else inputs):
                raise BadWeights("weights-other", file=path.name)
            net = empty_net(rows, 0 if old else HIDDEN + 1)
            for name, part in net._asdict().items():
                if old and name == "second":
                    part[:HIDDEN] = file[kind + name]
                elif not old or name != "middle":
                    part[...] = file[kind + name]
    except FileNotFoundError:
        raise BadWeights("weights-missing", file=path.name) from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as fault:
        if isinstance(fault, BadWeights):
            raise
        raise BadWeights("weights-broken", file=path.name) from None
    return net, about
