"""The three ways through the code that docs/architecture.md writes down: each file is there, and no room comes twice."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "weirwood"
WAYS = {"A march to its battle": "games/fief", "A click to its picture": "server", "A refusal to its words": ""}
"""Each way, and the folder of which it speaks."""
FILE = re.compile(r"`([\w/]+\.(?:py|js))`")
PAGE = "server/static"
"""Where a click begins and ends."""


def steps(way: str) -> list[str]:
    """The numbered steps of a way, as they are written down."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition(f"### {way}\n")[2].partition("\n## ")[0]
    return [
        step.replace("\n", " ") for step in re.split(r"^\d+\. ", text.partition("\n### ")[0], flags=re.MULTILINE)[1:]
    ]


def files(step: str, start: str) -> list[str]:
    """The files that a step names, from the source's folder; one without a folder lies beside the one before it."""
    found: list[str] = []
    for name in FILE.findall(step):
        beside = [str(PurePosixPath(found[-1]).parent / name)] if found and "/" not in name else []
        known = [each for each in (*beside, str(PurePosixPath(start) / name), name) if (SOURCE / each).is_file()]
        assert known, f"there is no {name}: {step}"
        found.append(known[0])
    return found


def room(file: str) -> str:
    return PAGE if file.startswith(PAGE) else str(PurePosixPath(file).parent)


@pytest.mark.parametrize("way", WAYS)
def test_a_way_names_files_that_are_there_and_goes_through_no_room_twice(way: str) -> None:
    found = [files(step, WAYS[way]) for step in steps(way)]
    assert len(found) > 8 and all(found)
    rooms = [room(each[0]) for each in found]
    assert len({*rooms}) == len(rooms) - (rooms[0] == rooms[-1] == PAGE)
