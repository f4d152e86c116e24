"""The image and the services around it: whoever has Docker or Podman needs nothing else."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from container import Image, build, can_build, settings_in, steps
from race108.server.settings import Settings
from server_world import Server
from services import PostgreSQL, Redis

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
#: What whoever hosts it has to say.
SAID = {"RACE108_POSTGRES_PASSWORD": "a secret's $ecret", "RACE108_PUBLIC_URL": "https://play.example.org"}


# --- the image ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """Built by the steps of the Dockerfile."""
    if not can_build():
        pytest.skip("this machine allows no mount namespaces")
    return build(DEPLOY / "Dockerfile", ROOT, tmp_path_factory.mktemp("image"))


class Container(Server):
    """A server in the image, whose volume is the only place it can write to."""

    def __init__(self, image: Image, volume: Path, **settings: str) -> None:
        super().__init__()
        self._image, self._volume, self._more = image, volume, settings | {"RACE108_PORT": str(self.port)}

    def command(self) -> list[str]:
        return self.inside(*self._image.command)

    def inside(self, *command: str) -> list[str]:
        """As ``docker exec`` does it."""
        return self._image.inside(command, self._volume, **self._more)

    def does(self, *command: str) -> bool:
        """Whether a command can be carried out inside."""
        return subprocess.run(self.inside(*command), check=False, capture_output=True).returncode == 0

    def workers_seen(self) -> int:
        """How many processes answer, told by themselves."""
        return len({self.answer("GET", "/metrics/addresses").json()["worker"] for _ in range(40)})

    def answers(self) -> bool:
        return super().answers() and self.does(*self._image.health)


@pytest.fixture
def volume(image: Image, tmp_path: Path) -> Path:
    """A new one, as the image has it."""
    folder = tmp_path / "volume"
    folder.mkdir()
    folder.chmod(image.at(image.volume).stat().st_mode)
    return folder


@pytest.mark.slow
@pytest.mark.minutes
def test_nothing_that_builds_is_in_the_image(image: Image) -> None:
    programs = {file.name for file in image.at("/opt/race108/bin").iterdir()}
    assert {"race108", "python"} <= programs
    assert not {"node", "npm", "uv", "pip", "hatchling"} & programs
    assert not image.at("/build").exists()


@pytest.mark.slow
@pytest.mark.minutes
def test_a_container_needs_only_its_volume(image: Image, volume: Path) -> None:
    with Container(image, volume) as server:
        page = server.answer("GET", "/", headers={"Accept": "text/html"})
        assets = re.findall(r'"(/assets/[^"]+)"', page.text)
        assert assets
        assert {server.answer("GET", asset).status_code for asset in assets} == {200}
        made = server.answer("POST", "/api/tables", json={"game": "triggs", "seats": ["me", "bot:random"]})
        assert made.status_code == 201
        assert server.answer("POST", "/api/print/sheets", json={}).content.startswith(b"%PDF")
        assert server.does("race108", "backup", "backup.sqlite")
        assert server.does("race108", "doctor")
        assert server.does("touch", "/data/here")
        for elsewhere in ("/here", "/tmp/here", "/opt/race108/here"):
            assert not server.does("touch", elsewhere)
    assert {"race108.sqlite", "backup.sqlite", "cache"} <= {file.name for file in volume.iterdir()}
    assert {file.stat().st_uid for file in volume.iterdir()} == {image.user[0]}
    assert not Container(image, volume).does(*image.health), "nobody is there any more"


# --- the services ---------------------------------------------------------------------------------------------------


def settings_of(service: str) -> dict[str, str]:
    return settings_in(SERVICES[service]["environment"], SAID)


@pytest.mark.slow
@pytest.mark.minutes
def test_two_workers_share_the_services_of_the_compose_file(image: Image, volume: Path) -> None:
    with PostgreSQL() as postgres, Redis() as redis:
        here = settings_of("race108") | {"RACE108_DATABASE": postgres.url, "RACE108_REDIS": redis.url}
        with Container(image, volume, **here) as server:
            wish: Any = {"url": "/api/tables", "json": {"game": "triggs", "seats": ["me", "bot:random"]}}
            with server.client() as newcomer:
                cookie = newcomer.post(**wish, follow_redirects=False).headers["set-cookie"]
            assert "secure" in cookie.lower(), "people come by https"
            from_nginx = {"Host": "play.example.org", "Cookie": cookie.partition(";")[0]}
            with server.client() as known:
                assert known.post(**wish, headers=from_nginx).status_code == 201
            server.database = postgres.url
            assert server.rows("select count(*) from tables") == [(1,)]
            assert server.workers_seen() == 2
    assert "race108.sqlite" not in {file.name for file in volume.iterdir()}


def test_each_service_waits_for_what_it_needs_to_be_well() -> None:
    checked = {name for name, service in SERVICES.items() if "healthcheck" in service}
    image = next(name for name, service in SERVICES.items() if "build" in service)
    assert (ROOT / "deploy" / SERVICES[image]["build"]["context"] / SERVICES[image]["build"]["dockerfile"]).exists()
    assert any(step.name == "HEALTHCHECK" for step in steps(DEPLOY / "Dockerfile"))
    assert checked | {image} == SERVICES.keys() == {"postgres", "redis", "race108", "nginx"}
    waits = {name: service.get("depends_on", {}) for name, service in SERVICES.items()}
    assert {name: set(needed) for name, needed in waits.items() if needed} == {
        "race108": {"postgres", "redis"},
        "nginx": {"race108"},
    }
    assert all(how == {"condition": "service_healthy"} for needed in waits.values() for how in needed.values())


def test_the_file_has_no_secret_and_says_which_one_is_missing() -> None:
    wanted = re.compile(r"\$\{RACE108_\w+:\?[^}]+\}")
    secret = [
        value
        for service in SERVICES.values()
        for name, value in service.get("environment", {}).items()
        if re.search("PASSWORD|SECRET|KEY", name)
    ]
    assert secret
    assert all(wanted.fullmatch(value) for value in secret)
    assert all(wanted.fullmatch(one["file"]) for one in COMPOSE["secrets"].values())
    with pytest.raises(AssertionError, match="think of a password"):
        settings_in(SERVICES["postgres"]["environment"], {})


def test_settings_are_spelt_as_the_server_reads_them() -> None:
    dockerfile = " ".join(step.rest for step in steps(DEPLOY / "Dockerfile") if step.name == "ENV")
    named = {*settings_of("race108"), *re.findall(r"(\w+)=", dockerfile)}
    known = {f"RACE108_{name.upper()}" for name in Settings.model_fields}
    assert {name for name in named if name.startswith("RACE108_")} <= known
    assert settings_of("race108")["RACE108_WORKERS"] == "2"


def test_only_nginx_is_reached_from_outside_and_it_reaches_race108() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["nginx"]
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert SERVICES["postgres"]["networks"] == SERVICES["redis"]["networks"] == ["back"]
    shell, option, script = SERVICES["nginx"]["command"]
    writes, _, _ = script.partition(" > ")
    read = writes.replace("/etc/race108.conf", shlex.quote(str(DEPLOY / "nginx.conf")))
    conf = subprocess.run([shell, option, read], check=True, capture_output=True, text=True).stdout
    front = {name: SERVICES[name]["networks"]["front"]["ipv4_address"] for name in ("nginx", "race108")}
    assert f"proxy_pass http://{front['race108']}:8108;" in conf
    assert settings_of("race108")["FORWARDED_ALLOW_IPS"] == front["nginx"]
    for secret in SERVICES["nginx"]["secrets"]:
        assert f"{secret['target']};" in conf
