"""Any file gives a sentence and exit 2, or is what it says: scenarios, records, decks in all forms, cards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import mutating
from weirwood.cli import main

COUNT = int(os.environ.get("WEIRWOOD_MUTATIONS", "20"))


@pytest.mark.parametrize("kind", list(mutating.KINDS))
def test_a_damaged_file_is_a_sentence(kind: str, tmp_path: Path) -> None:
    assert mutating.run(kind, COUNT, COUNT, tmp_path) == []


def test_a_deck_of_octgn_is_read_by_the_command_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "winter.o8d"
    path.write_text(mutating.decks()[2])
    assert main(["deck", "show", str(path)]) == 0
    assert "3x Winterfell Steward (Core)" in capsys.readouterr().out
    assert main(["deck", "check", str(path)]) == 1
    path.write_text(path.read_text().replace("utf-8", "no-such"))
    assert main(["deck", "check", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"weirwood: {path}: This isn't valid XML")
