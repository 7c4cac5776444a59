"""Records: a game is fully given by (game, config, seed, choices); this is its form on disk."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ..errors import UserError

FORMAT = 1


class Record(msgspec.Struct, omit_defaults=True):
    """A game from its start to some moment: enough to play it again to the byte."""

    game: str
    config: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]] = []
    format: int = FORMAT
    note: str = ""

    def to_json(self) -> str:
        """The record as JSON text that a person can read too."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def read_record(text: str | bytes) -> Record:
    """A record from its JSON text; what is wrong with a broken one is said in a sentence."""
    raw = text.encode() if isinstance(text, str) else text
    try:
        head = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise UserError(f"This is not a game record: it isn't valid JSON ({error}).") from None
    except RecursionError:
        raise UserError("This is not a game record: it is nested too deeply.") from None
    if not isinstance(head, dict) or "game" not in head or ("choices" not in head and "seed" not in head):
        raise UserError("This is not a game record: it has no 'game', 'seed' and 'choices'.")
    version = head.get("format", FORMAT)
    if not isinstance(version, int) or version > FORMAT:
        raise UserError(
            f"This record was made by a newer version (format {version}); this version reads up to format {FORMAT}."
        )
    try:
        record = msgspec.convert(head, Record)
    except msgspec.ValidationError as error:
        raise UserError(f"This game record is broken: {error}.") from None
    if not re.fullmatch("([0-9a-f]{2}){1,64}", record.seed):
        raise UserError("This game record is broken: its seed isn't a row of hexadecimal digits.")
    return record
