"""When the program itself fails: one sentence with the place in the code, and the record of the game under way."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

BROKEN = 70
"""The exit code for an error inside the program."""


def report(error: Exception, where: str = "The program failed", debug: bool = False) -> int:
    """Say on standard error what failed and where the record is; the exit code is given back."""
    if debug:
        traceback.print_exception(error)
    hint = "" if debug else " 'weirwood --debug …' shows more."
    sys.stdout.flush()
    print(f"weirwood: {where}: {sentence(error)} {_kept(error)}{hint}", file=sys.stderr)
    return BROKEN


def sentence(error: Exception) -> str:
    """The error in one line, with the place in the code where it comes from."""
    cause: BaseException = error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    place = cause.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno}" if place is not None else "?"
    text = " ".join(str(error).split()) or repr(error)
    return f"{text if text.endswith(('.', ')')) else text + '.'} ({type(cause).__name__} at {where})"


def _kept(error: Exception) -> str:
    """Where the record of the game that failed was put."""
    from weirwood.cli.table.saving import save_somewhere
    from weirwood.errors import UserError
    from weirwood.kernel import Record

    record = getattr(error, "record", None)
    if not isinstance(record, Record):
        return "No game was under way, so there is no record."
    try:
        return f"The record is in {save_somewhere(record, f'{record.game}-error')}."
    except UserError as unsaved:
        return f"The record is lost: {unsaved}"
