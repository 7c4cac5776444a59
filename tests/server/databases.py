"""The databases that tests can have here: SQLite always, PostgreSQL where its programs are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def user() -> str | None:
    """PostgreSQL won't run as root: whoever is to run it then."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
            return name
        except KeyError:
            continue
    return None


def databases() -> list[object]:
    """Parameters of a test: each database, skipped with a reason where it can't be had."""
    missing = ""
    if programs() is None:
        missing = "PostgreSQL isn't installed"
    else:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            missing = "psycopg isn't installed"
    return ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(bool(missing), reason=missing))]


def running_postgres() -> Iterator[str]:
    """A PostgreSQL of one's own in a temporary folder, reached by a socket in it."""
    folder = Path(tempfile.mkdtemp(prefix="weirwood-pg-"))
    binaries, other = programs(), user()
    assert binaries is not None
    if other is not None:
        shutil.chown(folder, other)

    def run(*command: str) -> None:
        subprocess.run(
            command, check=True, user=other, stdout=subprocess.DEVNULL, cwd=folder, extra_groups=[] if other else None
        )

    data = folder / "data"
    try:
        run(str(binaries / "initdb"), "-D", str(data), "-U", "weirwood", "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off -c shared_buffers=16MB"
        run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", str(folder / "log"), "start")
        yield f"postgresql+psycopg://weirwood@/postgres?host={folder}"
    finally:
        if data.exists():
            subprocess.run(
                [str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"], user=other,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, cwd=folder,
            )  # fmt: skip
        shutil.rmtree(folder, ignore_errors=True)
