"""Saving a game to a file, all of it or nothing."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from weirwood.errors import UserError
from weirwood.kernel import Game, Record, Unplayable, load


def save(record: Record, path: Path) -> None:
    """Write a record; what was in the file stays until the new text is complete."""
    written = ""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".save", delete=False) as file:
            written = file.name
            file.write(record.to_json())
        os.replace(written, path)
    except OSError as error:
        if written:
            os.unlink(written)
        raise UserError(f"The game can't be saved to {path}: {error.strerror}.") from None


def save_somewhere(record: Record, name: str, path: Path | None = None) -> Path:
    """Save to the given file, else to a new one here or where temporary files are kept; which one is given back."""
    if path is not None:
        try:
            save(record, path)
            return path
        except UserError:
            pass
    try:
        return save_new(record, Path(), name)
    except UserError:
        return save_new(record, Path(tempfile.gettempdir()), name)


def save_new(record: Record, folder: Path, name: str) -> Path:
    """Save under a name that no file has yet."""
    number = 1
    while (path := folder / f"{name}-{number}.json").exists():
        number += 1
    save(record, path)
    return path


def open_game(path: Path) -> Game:
    """The game that was saved in a file."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise UserError(f"{path} can't be read: {error.strerror}.") from None
    try:
        return load(text)
    except Unplayable as error:
        raise Unplayable(f"{path}: {error}") from None
    except UserError as error:
        raise UserError(f"{path}: {error}") from None
