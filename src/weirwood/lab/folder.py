"""A run's folder: `run.json` says what is played, `games.jsonl` has a line for each game, in an order that no worker can change."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .. import __version__
from ..errors import UserError
from .playing import Line
from .setting import Setting

SETTING = "run.json"
GAMES = "games.jsonl"


class Folder:
    """The files of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def begun(self) -> bool:
        """Whether there is a run in it."""
        return (self.path / SETTING).exists()

    def setting(self) -> Setting:
        """What is played; a UserError if that can't be read."""
        try:
            return msgspec.json.decode((self.path / SETTING).read_bytes(), type=Setting)
        except FileNotFoundError:
            raise UserError(f"There is no run in {self.path}: it has no {SETTING}.") from None
        except OSError as error:
            raise UserError(f"The run in {self.path} can't be read: {error.strerror or error}.") from None
        except msgspec.MsgspecError as error:
            raise UserError(f"{self.path / SETTING} isn't what a run is described by: {error}.") from None

    def begin(self, setting: Setting) -> None:
        """Begin a run, or go on with the same one; a UserError if another one is there."""
        if self.begun:
            found = self.setting()
            if found.version != setting.version:
                raise UserError(
                    f"The run in {self.path} was begun with version {found.version}, and this is {__version__}, which might play "
                    "other games: go on with that version, or begin a new folder. Its report can be made with any version."
                )
            if (
                msgspec.structs.replace(found, most=setting.most, sprt=setting.sprt, half_width=setting.half_width)
                != setting
            ):
                raise UserError(f"There is another run in {self.path}: begin this one in a folder of its own.")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            _replace(self.path / SETTING, msgspec.json.format(msgspec.json.encode(setting), indent=1) + b"\n")
            self._mend()
        except OSError as error:
            raise UserError(f"The run can't be kept in {self.path}: {error.strerror or error}.") from None

    def _mend(self) -> None:
        """Cut off a line that was only half written."""
        path = self.path / GAMES
        if not path.exists():
            return
        with path.open("r+b") as file:
            whole = file.read().rfind(b"\n") + 1
            file.truncate(whole)

    def lines(self) -> Iterator[Line]:
        """The games that have been played; a last line that is only half there is none."""
        path = self.path / GAMES
        if not path.exists():
            return
        decoder = msgspec.json.Decoder(Line)
        with path.open("rb") as file:
            for number, row in enumerate(file, 1):
                if not row.endswith(b"\n"):
                    return
                try:
                    yield decoder.decode(row)
                except msgspec.MsgspecError as error:
                    raise UserError(f"{path}, line {number}: this isn't a game of a run ({error}).") from None

    def keep(self, lines: list[Line]) -> None:
        """Write down games that have been played."""
        with (self.path / GAMES).open("ab") as file:
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def _replace(path: Path, content: bytes) -> None:
    beside = path.with_suffix(".new")
    beside.write_bytes(content)
    os.replace(beside, path)
