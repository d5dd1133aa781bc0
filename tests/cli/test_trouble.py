"""What goes wrong is told in one line, changes nothing, and has a documented exit code."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from formspiel.cli.main import _mend_streams
from formspiel.cli.serve import announce
from formspiel.cli.speech import texts_for
from formspiel.cli.trouble import ExitCode
from formspiel.server.run import open_door
from tests.cli.inside import run
from tests.cli.test_command import RECORDS, refused

FITS = str(RECORDS / "fits-whole.record.json")
MARK = b"\xef\xbb\xbf"


def start(*words: str, **streams: int) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "formspiel", *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
        command,
        text=True,
        encoding="utf-8",
        # Whoever runs the tests in the background ignores interrupts, and so would this.
        preexec_fn=_hear_interrupts,  # noqa: PLW1509  the tests have no threads
        **pipes,
    )


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def free_port() -> int:
    with open_door("127.0.0.1", 0) as door:
        return int(door.getsockname()[1])


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell in which `formspiel` is the command."""
    text = line.replace("formspiel", f"{sys.executable} -m formspiel")
    return subprocess.run(  # noqa: S602  it is written below
        text, shell=True, executable="/bin/bash", capture_output=True, text=True, check=False
    )


def test_a_reader_that_goes_early_is_no_trouble() -> None:
    done = shell(f"formspiel replay {FITS} | true; echo ${{PIPESTATUS[0]}}")
    assert (done.stdout, done.stderr) == ("0\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is full")
def test_a_full_disk_and_closed_streams_get_a_sentence() -> None:
    done = shell(
        f"formspiel replay {FITS} > /dev/full; echo $?; formspiel play fits <&- >&-; echo $?"
        "; formspiel replay - <&-; echo $?"
    )
    assert done.stdout.split() == ["2", "0", "2"]
    full, empty = done.stderr.splitlines()
    assert full == "formspiel: No space left on device"
    assert "not JSON" in empty


def test_simulation_is_stopped_by_one_interrupt_and_tells_what_it_has() -> None:
    words = ("simulate", "bits", "--seats", "easy", "--games", "1000000", "--workers", "2")
    process = start(*words, "--json")
    # One that has been reported would show in a saved folder; here time has to do.
    deadline = time.monotonic() + 120
    while not _children(process.pid) and time.monotonic() < deadline:
        time.sleep(0.1)
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    try:
        said, trouble = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == ExitCode.STOPPED
    (line,) = trouble.splitlines()
    found = re.fullmatch(r"formspiel: stopped after (\d+) of 1000000 games", line)
    assert found
    if said:
        assert json.loads(said)["games"] == int(found[1])


def test_ended_by_a_signal_it_leaves_no_folder_of_its_own_behind(tmp_path: Path) -> None:
    code = (
        "import signal, time\n"
        "import formspiel.__main__ as command\n"
        "import formspiel.cli.main as main\n"
        "from formspiel.core.speed import jit\n"
        "def run():\n"
        "    print(jit._make_folder(), flush=True)\n"
        "    signal.raise_signal(signal.SIGTERM)\n"
        "    time.sleep(60)\n"
        "main.main = run\n"
        "command.main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert (done.returncode, done.stderr) == (-signal.SIGTERM, "")
    assert Path(done.stdout.strip()).parent == tmp_path
    assert not list(tmp_path.iterdir())


def test_ended_by_a_signal_it_leaves_no_process_behind(tmp_path: Path) -> None:
    words = ("simulate", "bits", "--seats", "random", "--games", "1000000", "--workers", "2")
    process = start(*words, "--save", str(tmp_path))
    deadline = time.monotonic() + 120
    # When the first game is there, all processes are.
    while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.1)
    children = _children(process.pid).split()
    process.terminate()
    try:
        said, trouble = process.communicate(timeout=120)
    finally:
        process.kill()
    assert (process.returncode, said, trouble) == (-signal.SIGTERM, "", "")
    assert len(children) > 1
    # One looks after what the others share, and goes when they are gone.
    while any(_lives(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(_lives(child) for child in children)


def _lives(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_an_interrupt_while_modules_are_loaded_shows_no_traceback() -> None:
    # Typer is loaded first of all; here it interrupts itself.
    code = (
        "import runpy, signal, sys, types\n"
        "class Loader:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'typer': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Loader())\n"
        "runpy.run_module('formspiel', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_hear_interrupts,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_an_interrupt_that_a_callback_drops_is_heard_again() -> None:
    code = (
        "import signal, time\n"
        "import formspiel.__main__ as command\n"
        "import formspiel.cli.main as main\n"
        "class Dropping:\n"
        "    def __del__(self): signal.raise_signal(signal.SIGINT)\n"
        "def run_command(words):\n"
        "    try:\n"
        "        Dropping()\n"
        "        time.sleep(600)\n"
        "    except KeyboardInterrupt: return 130\n"
        "main.run_command = run_command\n"
        "command.main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=_hear_interrupts,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def _children(pid: int) -> str:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text()


def test_interrupted_without_workers_it_reports_the_games_that_were_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from formspiel.lab import simulation

    play = simulation.play_game

    def play_three(plan: simulation.Plan, number: int) -> simulation.Played:
        if number == 3:
            raise KeyboardInterrupt
        return play(plan, number)

    monkeypatch.setattr(simulation, "play_game", play_three)
    done = run("simulate", "bits", "--seats", "easy", "--json")
    assert done.returncode == ExitCode.STOPPED
    assert json.loads(done.stdout)["games"] == 3
    assert done.stderr == "formspiel: stopped after 3 of 100 games\n"


@pytest.mark.parametrize(
    ("work", "words"),
    [
        ("solve.run_solve", ("solve", FITS)),
        ("review.run_review", ("review", FITS)),
        ("puzzle.run_puzzle", ("puzzle", "fits")),
        ("dataset.run_dataset", ("dataset", FITS, "--out", "games.parquet")),
    ],
)
def test_an_interrupt_is_told_in_one_line(
    work: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"formspiel.cli.{work}", stop)
    done = run(*words)
    assert (done.returncode, done.stdout) == (ExitCode.STOPPED, "")
    assert done.stderr == "formspiel: stopped\n"


def test_saved_simulations_never_overwrite_one_another(tmp_path: Path) -> None:
    words = ("simulate", "bits", "--games", "1", "--save", str(tmp_path))
    assert run(*words, "--seats", "easy").returncode == 0
    assert run(*words, "--seats", "medium").returncode == 0
    assert len(list(tmp_path.iterdir())) == 2
    # The same again is the same.
    assert run(*words, "--seats", "easy").returncode == 0
    (path,) = tmp_path.glob("*easy*")
    path.write_text("{}")
    assert "holds another game" in refused(run(*words, "--seats", "easy"))
    assert path.read_text() == "{}"


def test_export_makes_no_database_and_overwrites_no_file(tmp_path: Path) -> None:
    typo = tmp_path / "typo.db"
    target = tmp_path / "g1.json"
    words = ("export", str(target), "--database", f"sqlite:///{typo}")
    assert "there is no such file" in refused(run(*words))
    assert list(tmp_path.iterdir()) == []
    assert run("import", FITS, "--database", f"sqlite:///{typo}").returncode == 0
    target.write_text("mine")
    assert "is there already" in refused(run(*words))
    assert target.read_text() == "mine"
    assert json.loads(run(*words, "--force", "--json").stdout) == {"exported": 1}
    # A record in the archive counts as much when the database is copied.
    copy = run("backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{typo}")
    assert copy.stdout == "1 table copied\n"
    assert "tables: 0, archived: 1" in run("doctor", "--database", f"sqlite:///{typo}").stdout
    assert json.loads(target.read_text())["record"]["game"] == "fits"


def test_import_takes_every_record_of_a_folder_or_none(tmp_path: Path) -> None:
    folder, database = tmp_path / "records", f"sqlite:///{tmp_path}/club.db"
    folder.mkdir()
    assert "there is no record in it" in refused(run("import", str(folder)))
    record = Path(FITS).read_bytes()
    (folder / "plain.json").write_bytes(MARK + record)
    (folder / "notes.txt").write_text("not a record")
    words = ("import", str(folder), "--database", database, "--json")
    assert json.loads(run(*words).stdout) == {"imported": 1, "known": 0}
    (folder / "another.json").write_bytes((RECORDS / "bits-whole.record.json").read_bytes())
    (folder / "wrong.json").write_text("{}")
    assert "wrong.json: the record has no format" in refused(run(*words))
    (folder / "wrong.json").unlink()
    assert json.loads(run(*words).stdout) == {"imported": 1, "known": 1}


def test_a_database_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    corrupt, foreign, newer = (tmp_path / name for name in ("corrupt.db", "foreign.db", "newer.db"))
    corrupt.write_text("this is no database, however long one looks at it" * 50)
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('99')")
    cases = {
        f"sqlite:///{corrupt}": "file is not a database",
        f"sqlite:///{foreign}": "it is no database of Formspiel",
        f"sqlite:///{newer}": "revision",
        f"sqlite:///{tmp_path}": "unable to open database file",
        f"sqlite:///{tmp_path}/missing/x.db": "there is no folder",
        "postgresql://nobody:secret@127.0.0.1:1/x": "connect call failed",
    }
    before = foreign.read_bytes()
    for url, why in cases.items():
        for words in (("import", FITS), ("serve", "--port", str(free_port()))):
            line = refused(run(*words, "--database", url))
            assert why in line.lower() or why in line
            assert "secret" not in line
    assert foreign.read_bytes() == before
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["corrupt.db", "foreign.db", "newer.db"], "and no lock beside it"


@pytest.mark.skipif(os.name == "nt", reason="modes are another matter there")
def test_a_database_that_cannot_be_written_is_refused() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "mine.db"
        words = ("import", FITS, "--database", f"sqlite:///{path}")
        assert run(*words).returncode == 0
        Path(folder).chmod(0o555)
        path.chmod(0o444)
        with as_somebody():
            told = refused(run(*words))
        Path(folder).chmod(0o755)
    assert f"the database {path} cannot be used: " in told


@contextmanager
def as_somebody() -> Iterator[None]:
    """For root every file can be written, so the rights are those of nobody for a while."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def test_serve_says_why_it_cannot(tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path}/x.db")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "the port is taken" in refused(run("serve", "--port", port, *database))
    assert "no such host" in refused(run("serve", "--host", "nowhere.invalid", *database))
    assert "no such address" in refused(run("serve", "--host", "203.0.113.1", *database))
    assert list(tmp_path.iterdir()) == []


def test_it_says_that_it_serves_when_it_answers_and_not_before(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """While the port is open and nobody answers there, it waits."""
    said = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as door:
        announce("127.0.0.1", door.getsockname()[1], "it serves", said.set)
        asked, _ = door.accept()
        with asked:
            assert asked.recv(100).startswith(b"GET /healthz ")
            assert not said.is_set()
            assert capsys.readouterr().err == ""
            asked.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            assert said.wait(30)
    assert "it serves" in capsys.readouterr().err


def test_a_user_without_a_home_is_told_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home(*_: object, **__: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("platformdirs.user_data_path", no_home)
    monkeypatch.setattr(Path, "home", no_home)
    monkeypatch.delenv("FORMSPIEL_DATABASE", raising=False)
    for words in (("serve",), ("tables", "list"), ("export", "out"), ()):
        assert "this user has no home folder: FORMSPIEL_DATABASE" in refused(run(*words))
    done = run("doctor")
    assert done.returncode == ExitCode.NO
    assert "! settings" in done.stdout
    missing = ("--database", "sqlite:////missing/x.db")
    assert "there is no folder /missing" in run("doctor", *missing).stdout
    assert "there is no folder /missing" in refused(run("serve", *missing))


def test_a_doctor_promises_no_database_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(folder: Path) -> dict[str, str]:
        done = run("doctor", "--json", "--database", f"sqlite:///{folder}/x.db")
        findings = {one["what"]: one for one in json.loads(done.stdout)["findings"]}
        states = {what: findings[what]["state"] for what in ("data folder", "database")}
        assert done.returncode == (ExitCode.NO if "bad" in states.values() else ExitCode.WELL)
        return states

    assert look(tmp_path) == {"data folder": "good", "database": "good"}
    assert look(tmp_path / "missing") == {"data folder": "bad", "database": "bad"}
    # Root may write everywhere, so that is said by the system here.
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    assert look(tmp_path) == {"data folder": "bad", "database": "bad"}
    monkeypatch.undo()
    assert run("import", FITS, "--database", f"sqlite:///{tmp_path}/x.db").returncode == 0
    assert look(tmp_path) == {"data folder": "good", "database": "good"}
    monkeypatch.setattr(os, "access", lambda path, *_, **__: Path(path).is_dir())
    assert look(tmp_path) == {"data folder": "good", "database": "bad"}


@pytest.mark.parametrize("settings", ["[]", "7", '{"bot_processes": "two"}', '{"limits": []}', "{"])
def test_settings_of_the_wrong_type_are_refused_at_the_start(
    settings: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORMSPIEL_SETTINGS", settings)
    refused(run("serve"))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("simulate", "bits", "--think", "nan"), "think must be more than 0 seconds"),
        (("play", "bits", "--think", "nan"), "think must be more than 0 seconds"),
        (("review", FITS, "--effort", "nan"), "effort must be more than 0 seconds"),
        (("simulate", "bits", "--workers", "100000"), "workers must be at most"),
        (("solve", FITS, "--seconds", "nan"), "seconds must be more than 0"),
        (("play", "digit", "--variant", "solitaire", "--open"), "solitaire is always open"),
        (("play", "quadrata", "--rounds", "99999999999999"), "from 1 to 100, not 99999999999999"),
        (("play", "fits", "--boards", ""), "a list of at least one board name"),
        (("play", "fits", "--seats", ""), "--seats is a number, or a name for each seat"),
        (("play", "fits", "--seats", "-3"), "-3 people cannot play"),
        (("play", "fits", "--seats", "me,,hard"), "--seats is a number, or a name for each seat"),
        (("play", "fits", "--save", "/"), "/: Is a directory"),
        (("play", "fits", "--save", "a" * 300), "File name too long"),
        # To the system, no name at all would be everybody.
        (("serve", "--host", ""), "--host is a name or an address of 1 to 150 signs"),
        (("serve", "--host", "a" * 300), "--host is a name or an address of 1 to 150 signs"),
    ],
)
def test_the_reason_is_the_right_one(words: tuple[str, ...], why: str) -> None:
    assert why in refused(run(*words))


@pytest.mark.parametrize("digits", [28, 5000])
def test_a_long_number_is_no_move(digits: int) -> None:
    done = run("play", "fits", "--seed", "1", "--lang", "en", text="7" * digits + "\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "There is no move 777777777" in done.stdout


def test_a_byte_order_mark_is_no_part_of_a_text(tmp_path: Path) -> None:
    record = MARK + Path(FITS).read_bytes()
    assert run("replay", "-", "--json", text=record).stdout == run("replay", FITS, "--json").stdout
    edition = tmp_path / "mine.toml"
    edition.write_bytes(MARK + b'game = "fits"\nextends = "2009"\nid = "mine"\ntitle = "Mine"\n')
    assert json.loads(run("edition", str(edition), "--json").stdout)["ok"]


def test_a_terminal_without_signs_gets_plain_texts_before_they_are_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Screen(TextIOWrapper):
        def isatty(self) -> bool:
            return True

    for language, encoding, told in (
        ("C", "ascii", "Du bist dran: 2 Moeglichkeiten"),
        ("de_DE.UTF-8", "utf-8", "Du bist dran: 2 Möglichkeiten"),
    ):
        monkeypatch.setenv("LC_ALL", language)
        monkeypatch.setattr(sys, "stdout", Screen(BytesIO(), encoding="utf-8"))
        _mend_streams()
        assert sys.stdout.encoding == encoding
        assert texts_for("de")("play-choose", count=2) == told
