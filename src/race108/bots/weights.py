"""Weights of the networks: small files that say what they are for and how they were made."""

from __future__ import annotations

import json
from inspect import getfile
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from race108.bots.net import HIDDEN, Net, new_net
from race108.errors import BadWeights
from race108.ruleset import Ruleset

FORMAT = 1


def save_net(path: Path, net: Net, about: dict[str, Any]) -> None:
    """Write a network whole or not at all. Half precision halves the file and changes no move worth mentioning."""
    parts = {name: part.astype(np.float16 if name == "first" else np.float32) for name, part in net._asdict().items()}
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, about=json.dumps({"format": FORMAT} | about), **parts)
    unfinished.replace(path)


def shipped_net(rules: Ruleset, name: str) -> Path:
    """Where the network of that name lies that comes with a game: in the game's own folder."""
    return Path(getfile(type(rules))).parent / "nets" / f"{name}.npz"


def read_net(path: Path, inputs: int) -> tuple[Net, dict[str, Any]]:
    """A network and what is said about it; a broken file, or one for other features, is refused."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            if about["format"] != FORMAT or file["first"].shape != (inputs, HIDDEN):
                raise BadWeights("weights-other", file=path.name)
            net = new_net(inputs, 0)
            for name, part in net._asdict().items():
                part[...] = file[name]
    except FileNotFoundError:
        raise BadWeights("weights-missing", file=path.name) from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as fault:
        if isinstance(fault, BadWeights):
            raise
        raise BadWeights("weights-broken", file=path.name) from None
    return net, about
