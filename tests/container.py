"""Carries a Dockerfile out without a container engine: the same steps in order, as an ordinary user, in folders
that stand where those of the image would (a mount namespace), with this machine's programs in place of the base image.

image = build(Path("deploy/Dockerfile"), context, folder)
subprocess.run(image.inside(image.command, volume))
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

#: What stands for the base image: this machine's programs, and the Python of the tests where it lies.
_BASE = ("/usr", "/etc", "/proc", "/dev", sys.base_prefix)
_BASE_PATH = f"{sys.base_prefix}/bin:/usr/bin:/bin"
#: How steps that need a network find their way: a builder is told of proxies and mirrors too.
_WAYS = re.compile(r"(pip|npm_config|node|ssl)_|(https?|no|all)_proxy$", re.IGNORECASE)

# The folders of the base and the volume are laid into the root, which itself can then be made read-only.
_ENTER = """
set -e
root=$1 volume=$2; shift 2
mount --bind "$root" "$root"
while [ "$1" != -- ]; do mount --rbind "$1" "$root$1"; shift; done
shift
if [ -n "$volume" ]; then
    mount --bind "${volume%:*}" "$root${volume##*:}"
    mount -o remount,bind,ro "$root"
fi
exec /usr/sbin/chroot "$root" "$@"
"""


class Step(NamedTuple):
    """``COPY --from=wheel /build/dist dist``, taken apart."""

    name: str
    flags: dict[str, str]
    rest: str


def steps(dockerfile: Path) -> Iterator[Step]:
    """The steps of a Dockerfile."""
    lines = [line for line in dockerfile.read_text().splitlines() if not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        if line.strip():
            name, *words = line.split(maxsplit=1)
            flags, rest = re.fullmatch(r"((?:--\S+\s+)*)(.*)", words[0]).groups()  # type: ignore[union-attr]
            yield Step(name, dict(flag[2:].split("=", 1) for flag in flags.split()), rest.strip())


@dataclass
class Image:
    """A stage while it is built, and what comes of the last."""

    root: Path
    user: tuple[int, int]
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": _BASE_PATH})
    folder: str = "/"
    volume: str = ""
    ports: list[int] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def at(self, path: str) -> Path:
        """Where something of the image lies outside."""
        return self.root / os.path.normpath(os.path.join(self.folder, path)).lstrip("/")

    def inside(self, command: Sequence[str], volume: Path | None = None, **more: str) -> list[str]:
        """What carries a command out inside. With a volume, as in a container: nothing else can be written."""
        uid, gid = map(str, self.user)
        if os.geteuid() == 0:
            enter = ["unshare", "--mount"]
            become = ["setpriv", f"--reuid={uid}", f"--regid={gid}", "--clear-groups"]
        else:
            enter = ["unshare", "--user", f"--map-user={uid}", f"--map-group={gid}", "--keep-caps", "--mount"]
            become = ["setpriv", "--ambient-caps=-all"]
        become += ["--inh-caps=-all", "--no-new-privs", "--pdeathsig=SIGTERM"]
        found = [f"{name}={value}" for name, value in (self.environment | more).items()]
        where = f"{volume}:{self.volume}" if volume else ""
        script = ["sh", "-c", _ENTER, "sh", str(self.root), where, *_base(), "--"]
        return [*enter, *script, *become, "env", "-i", f"--chdir={self.folder}", *found, *command]

    def run(self, command: Sequence[str], **more: str) -> None:
        """A step of the build."""
        done = subprocess.run(self.inside(command, None, **more), check=False, capture_output=True, text=True)
        assert done.returncode == 0, f"{command} failed:\n{done.stdout}{done.stderr}"


def build(dockerfile: Path, context: Path, folder: Path) -> Image:
    """Carry out all steps, in an empty folder."""
    todo = list(steps(dockerfile))
    user = next(step.rest for step in todo if step.name == "USER")
    uid, gid = map(int, user.split(":"))
    ignored = [
        line for line in Path(f"{dockerfile}.dockerignore").read_text().splitlines() if line[:1] not in ("", "#")
    ]
    ways = {name: value for name, value in os.environ.items() if _WAYS.match(name)}
    stages: dict[str, Image] = {}
    for name, flags, rest in todo:
        match name:
            case "FROM":
                _, _, called = rest.partition(" AS ")
                stage = stages[called] = Image(_root(folder / f"stage {called}", (uid, gid)), (uid, gid))
            case "WORKDIR":
                stage.folder = rest
                _make(stage.at("."), stage)
            case "ENV":
                stage.environment |= dict(word.split("=", 1) for word in shlex.split(rest))
            case "COPY":
                source = stages[flags["from"]].root if "from" in flags else context
                _copy(source, shlex.split(rest), stage, [] if "from" in flags else ignored)
            case "RUN":
                stage.run(["sh", "-c", rest], HOME="/tmp", **ways)
            case "VOLUME":
                stage.volume = rest
            case "EXPOSE":
                stage.ports.append(int(rest))
            case "HEALTHCHECK":
                stage.health = json.loads(rest.removeprefix("CMD "))
            case "CMD":
                stage.command = json.loads(rest)
            case "USER":
                assert rest == user, "as whom the steps are carried out"
            case _:
                raise ValueError(f"{name} is not known here")
    return copy(stage)


def can_build() -> bool:
    """Whether this machine lets us lay folders over others: root may, and most systems allow everybody to."""
    own = [] if os.geteuid() == 0 else ["--user", "--map-user=10108", "--keep-caps"]
    command = ["unshare", *own, "--mount", "true"]
    return (
        shutil.which("unshare") is not None and not subprocess.run(command, check=False, capture_output=True).returncode
    )


def _base() -> list[str]:
    """The folders of this machine; one within another is there with it."""
    return [one for one in dict.fromkeys(_BASE) if not any(one.startswith(f"{other}/") for other in _BASE)]


def _root(root: Path, user: tuple[int, int]) -> Path:
    """An empty file system but for what the base brings."""
    root.mkdir(parents=True)
    for name in ("bin", "sbin", "lib", "lib64"):
        (root / name).symlink_to(f"usr/{name}")
    for one in ("/tmp", *_base()):
        (root / one.lstrip("/")).mkdir(parents=True, exist_ok=True)
    _give(root, user)
    return root


def _make(folder: Path, stage: Image) -> None:
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in new:
        _give(one, stage.user)


def _copy(source: Path, words: Sequence[str], stage: Image, ignored: Sequence[str]) -> None:
    *names, target = words
    into = target.endswith("/")
    for name in names:
        one = source / name.lstrip("/")
        there = stage.at(target) / one.name if into else stage.at(target)
        _make(there.parent, stage)
        if one.is_dir():
            shutil.copytree(one, there, symlinks=True, ignore=_ignoring(source, ignored), dirs_exist_ok=True)
        else:
            shutil.copy2(one, there)
        _give(there, stage.user)


def _ignoring(context: Path, patterns: Sequence[str]) -> Callable[[str, list[str]], set[str]]:
    """What a ``.dockerignore`` leaves out: a path, or with ``**/`` a name anywhere."""

    def left_out(folder: str, names: list[str]) -> set[str]:
        here = Path(folder).relative_to(context)
        return {name for name in names if {str(here / name), f"**/{name}"} & set(patterns)}

    return left_out


def _give(path: Path, user: tuple[int, int]) -> None:
    """To the ordinary user; who is none of root's has it already."""
    if os.geteuid() == 0:
        subprocess.run(["chown", "--recursive", "--no-dereference", "{}:{}".format(*user), str(path)], check=True)


def settings_in(given: Mapping[str, object], known: Mapping[str, str]) -> dict[str, str]:
    """The environment of a service in a compose file: ``${NAME:-usual}`` and ``${NAME:?what is missing}`` filled in."""

    def filled(found: re.Match[str]) -> str:
        name, sign, rest = found.groups()
        if name in known:
            return known[name]
        assert sign == ":-", f"{name}: {rest}"
        return rest

    return {name: re.sub(r"\$\{(\w+)(:[-?])([^}]*)\}", filled, str(value)) for name, value in given.items()}
