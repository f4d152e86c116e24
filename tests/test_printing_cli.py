"""``race108 print``: real files, and real processes where it matters."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paper import Paper, letters
from race108.cli import main
from race108.words import LANGUAGES, say

FACTORS = Path(__file__).parents[1] / "src/race108/games/runtrip/layouts/factors.toml"


def race108(*arguments: str, folder: Path, before: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a folder, after some preparation."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; {before}\nfrom race108.cli import main; sys.exit(main())", *arguments],
        capture_output=True,
        check=False,
        timeout=120,
        cwd=folder,
        env=os.environ | environment,
    )


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to print in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "name", "pages"),
    [
        (("sheets", "--pages", "2"), "triggs-sheets.pdf", 2),
        (("cards", "--game", "triggs", "--paper", "letter"), "triggs-cards.pdf", 24),
        (("cards", "--game", "runtrip", "--style", "plain"), "runtrip-cards.pdf", 25),
        (("board", "--paper", "a3"), "runtrip-board.pdf", 1),
        (("rules", "--game", "runtrip"), "runtrip-rules.pdf", 2),
    ],
)
def test_every_thing_has_its_usual_file(
    arguments: tuple[str, ...], name: str, pages: int, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", *arguments, "--language", "en"]) == 0
    told = capsys.readouterr()
    assert f"{name} is ready" in told.out
    assert told.err == ""
    assert files_in(here) == [name]
    assert len(Paper((here / name).read_bytes())) == pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_may_stand_before_or_after_the_thing(language: str, here: Path) -> None:
    main(["--language", language, "print", "sheets", "-o", "before.pdf"])
    main(["print", "sheets", "--language", language, "-o", "after.pdf"])
    before, after = ((here / name).read_bytes() for name in ("before.pdf", "after.pdf"))
    assert before == after
    assert letters(say("triggs-print-name", language)) in letters(Paper(after).text(0))


def test_a_dash_writes_to_standard_output_the_same_bytes_on_any_day_and_anywhere(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    first = race108("print", "cards", "--game", "runtrip", "--language", "it", "-o", "-", folder=tmp_path, TZ="UTC")
    again = race108(
        *("print", "cards", "--game", "runtrip", "--language", "it", "-o", "-"),
        folder=elsewhere,
        TZ="Asia/Tokyo",
        HOME=str(tmp_path / "home"),
        LANG="de_DE.UTF-8",
        SOURCE_DATE_EPOCH="1",
    )
    assert first.returncode == 0
    assert first.stdout[:5] == b"%PDF-"
    assert first.stdout == again.stdout
    assert files_in(elsewhere) == []


def test_a_layout_of_ones_own_comes_from_a_file(here: Path) -> None:
    """R1."""
    mine = here / "mine.toml"
    mine.write_text(FACTORS.read_text().replace("P", "Q").replace('"factors"', '"mine"'))
    assert main(["print", "board", "--layout", "mine.toml", "--paper", "a3"]) == 0
    squares = mine.read_text().partition("[cards]")[0].partition("squares")[2]
    assert Paper((here / "runtrip-board.pdf").read_bytes()).text(0).count("Q") == squares.count("Q")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("sheets", "--rows", "2,2,2"), "12 numbers"),
        (("sheets", "--rows", "2,2,2,3,3,3,4,4,4,4,5,10"), "from 1 to 9"),
        (("sheets", "--rows", "2,2,2,3,3,3,4,4,4,4,5,x"), "from 1 to 9"),
        (("sheets", "--rows", "9" * 5000), "12 numbers"),
        (("sheets", "--pages", "0"), "from 1 to 500"),
        (("sheets", "--pages", "many"), "from 1 to 500"),
        (("sheets", "--pages", "9" * 5000), "from 1 to 500"),
        (("sheets", "--paper", "a3"), "a4, letter"),
        (("sheets", "--paper", "papyrus"), "a4, letter"),
        (("sheets", "--style", "pink"), "colour, plain"),
        (("cards",), "triggs, runtrip"),
        (("cards", "--game", "chess"), "triggs, runtrip"),
        (("cards", "--game", "triggs", "--layout", "factors"), "no option"),
        (("board", "--layout", "nothing"), "no layout"),
        (("board", "--layout", "missing.toml"), "cannot be read"),
        (("rules", "--game", ""), "triggs, runtrip"),
        (("sheets", "-o", "no/such/folder/x.pdf"), "No such file"),
        (("sheets", "-o", "."), "Is a directory"),
        (("sheets", "-o", "x" * 300), "too long"),
    ],
)
def test_a_wrong_call_is_refused_in_one_sentence_and_leaves_nothing(
    arguments: tuple[str, ...], sentence: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", "print", *arguments]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.strip().count("\n") == 0
    assert len(told.err) < 500
    assert (files_in(here), told.out) == ([], "")


def full_after(most: int) -> str:
    """From now on no file can be longer than this."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(("most", "where"), [(300_000, "The file mine.pdf cannot"), (9_000, "The file ")])
def test_a_full_disk_leaves_the_old_file_as_it_was(most: int, where: str, tmp_path: Path) -> None:
    """A hundred pages take more than the font, which is copied first: the disk is full now, or even before."""
    mine = tmp_path / "mine.pdf"
    mine.write_bytes(b"as it was")
    wish = ("--language", "en", "print", "sheets", "--pages", "100", "-o", "mine.pdf")
    done = race108(*wish, folder=tmp_path, before=full_after(most))
    assert done.returncode == 2
    assert done.stderr.decode().startswith(where)
    assert done.stderr.decode().endswith("File too large.\n")
    assert (mine.read_bytes(), files_in(tmp_path)) == (b"as it was", ["mine.pdf"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_device_is_written_to_and_not_exchanged(tmp_path: Path) -> None:
    done = race108("--language", "en", "print", "sheets", "-o", "/dev/full", folder=tmp_path)
    assert done.returncode == 2
    assert "No space left" in done.stderr.decode()
    assert Path("/dev/full").is_char_device()


@pytest.mark.parametrize("missing", ["typst", "font_source_sans_pro"])
def test_without_the_extra_one_is_told_how_to_get_it(missing: str, tmp_path: Path) -> None:
    done = race108("print", "sheets", "--language", "en", folder=tmp_path, before=f"sys.modules['{missing}'] = None")
    assert done.returncode == 2
    assert 'pip install "race108[print]"' in done.stderr.decode()
    assert files_in(tmp_path) == []
