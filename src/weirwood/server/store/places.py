"""Where the server keeps its data by default."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Weirwood, as each platform has it; made if it isn't there."""
    named = os.environ.get("WEIRWOOD_DATA")
    if named:
        folder = Path(named)
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Weirwood"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "Weirwood"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "weirwood"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def default_database() -> str:
    """The address of the database in the data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"
