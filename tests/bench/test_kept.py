"""`make bench-check` and the drawing over commits: which commit was kept last, and what is read of each."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from kept import RESULTS, drawn, kept, last

TEXT = """# Benchmark results, newest first

## 2026-11-18 · abcdef1+ · Python 3.11.7 on x86_64, compiled

| engine                 | games/s | ratio | decisions/s | ratio |
| ---------------------- | ------: | ----: | ----------: | ----: |
| weirwood agot2         | 1,120.5 |  5.25 |      40,000 |  2.00 |
| catanatron             |    20.0 |  1.00 |      20,000 |  1.00 |

## 2026-11-17 · something else, without a commit

| weirwood agot2         |     9.9 |  9.99 |           1 |  1.00 |

## 2026-11-15 · 3180416 · Python 3.11.7 on x86_64

| weirwood agot2         |    30.6 |  1.16 |       8,679 |  0.36 |
| weirwood hbo           |    56.2 |  2.34 |      11,873 |  0.54 |
"""


def test_tables_are_read_oldest_first_with_the_ratio_of_games() -> None:
    old, new = kept(TEXT)
    assert (old.commit, old.ratios) == ("3180416", {"weirwood agot2": 1.16, "weirwood hbo": 2.34})
    assert (new.commit, new.ratios, new.how) == (
        "abcdef1",
        {"weirwood agot2": 5.25},
        "Python 3.11.7 on x86_64, compiled",
    )


def test_the_newest_commit_is_what_is_checked_against() -> None:
    assert last(TEXT) == "abcdef1"
    with pytest.raises(SystemExit, match="Nothing has been kept"):
        last("# Benchmark results, newest first\n")


def test_the_drawing_has_a_line_for_each_engine_and_a_point_for_each_of_its_tables() -> None:
    picture = ElementTree.fromstring(drawn(kept(TEXT)))
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}polyline")) == 2
    assert len(picture.findall(f"{space}circle")) == 3
    said = [each.text for each in picture.findall(f"{space}text")]
    assert "weirwood agot2: 5.25" in said and "11-18, compiled" in said


def test_what_is_kept_can_be_read() -> None:
    assert kept(RESULTS.read_text(encoding="utf-8"))
