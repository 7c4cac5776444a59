"""Take the facts of our cards from published data: python tests/facts/make.py FOLDER_OF_PACKS DECKS.json

Facts only (figures, traits, keywords, how many of which card). Of a text nothing is kept but a checksum of every eight
words in a row, by which a copy of it can be recognised.
"""

from __future__ import annotations

import json
import re
import sys
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OURS = HERE.parents[1] / "src" / "weirwood" / "games" / "agot2" / "facts"
RUN = 8
"""So many words in a row, within a clause, are a copy."""
HEAD = (
    "code", "name", "type", "faction", "loyal", "unique", "traits", "cost", "strength", "icons",
    "figures", "limit", "keywords", "modifiers", "text",
)  # fmt: skip
KEYWORDS = (
    "Ambush",
    "Assault",
    "Bestow",
    "Insight",
    "Intimidate",
    "Limited",
    "No attachments",
    "Pillage",
    "Prized",
    "Renown",
    "Shadow",
    "Stealth",
    "Terminal",
)


def clauses(text: str, title: str) -> list[list[str]]:
    """The words of each clause; the card's own title is one word."""
    plain = re.sub(r"<[^>]+>", "", text).replace("’", "'").replace(title, "TITLE")
    plain = plain.replace("[thenightswatch]", "night's watch")
    return [
        re.findall(r"[a-z0-9'+-]+", part.lower()) for part in re.split(r'[.:;→()"\n]', re.sub(r"[\[\]]", "", plain))
    ]


def runs(text: str, title: str) -> dict[str, str]:
    """Every eight words in a row by their checksum."""
    found = [" ".join(c[i : i + RUN]) for c in clauses(text, title) for i in range(len(c) - RUN + 1)]
    return {blake2b(run.encode(), digest_size=4).hexdigest(): run for run in found}


def copied(text: str, title: str, published: set[str]) -> list[str]:
    """The runs of words that a text shares with the published one."""
    return [run for checksum, run in runs(text, title).items() if checksum in published]


def longer(shared: list[str]) -> list[str]:
    """Of shared runs in their order those that go on: nine words or more."""
    return [one for one, other in pairwise(shared) if one.split()[1:] == other.split()[:-1]]


def figures(row: dict[str, Any]) -> list[Any]:
    """The four figures of a plot."""
    stats = row.get("plotStats", {})
    return [stats[kind] for kind in ("income", "initiative", "claim", "reserve")] if stats else []


def fact(row: dict[str, Any]) -> list[str]:
    """A card's line in the table of facts."""
    text = row["text"] or ""
    printed = [word for word in KEYWORDS if re.search(rf"(^|\n|\. ){word}\b[^.\n]*\.", text.split("<b>")[0])]
    modifiers = re.findall(r"([+-]\d+) (Income|Initiative|Reserve|Claim)\b", text)
    icons = row.get("icons", {})
    return [
        row["code"], row["name"], row["type"], row["faction"],
        "loyal" if row.get("loyal") else "", "unique" if row.get("unique") else "",
        "; ".join(sorted(row["traits"])),
        str(row.get("cost", "")), str(row.get("strength", "")),
        " ".join(icon for icon in ("military", "intrigue", "power") if icons.get(icon)),
        " ".join(map(str, figures(row))),
        str(row["deckLimit"]) if row["type"] == "plot" else "",
        "; ".join(word.lower() for word in printed), "; ".join(f"{word.lower()} {n}" for n, word in modifiers),
        "text" if text.strip() else "",
    ]  # fmt: skip


def main(packs: Path, decks: Path) -> None:
    """Write two tables for each cycle of which we have cards, and the learning decks."""
    published = {
        row["code"]: row for path in packs.glob("*.json") for row in json.loads(path.read_text("utf-8"))["cards"]
    }
    for path in sorted(OURS.glob("*.jsonl")):
        if path.stem not in ("packs", "later"):
            codes = sorted(json.loads(line)["code"] for line in path.read_text("utf-8").splitlines())
            tables(path.stem, [published[code] for code in codes])
    learning = [deck for deck in json.loads(decks.read_text("utf-8")) if deck["id"].startswith("Core-")]
    write("learning-decks.tsv", (learned(deck) for deck in learning))


def tables(cycle: str, rows: list[dict[str, Any]]) -> None:
    """The facts of a cycle's cards, and the checksums of their texts."""
    write(f"{cycle}-cards.tsv", ("\t".join(line) for line in [HEAD, *(fact(row) for row in rows)]))
    write(
        f"{cycle}-texts.tsv",
        (f"{row['code']}\t{' '.join(sorted(runs(row['text'] or '', row['name'])))}" for row in rows),
    )


def learned(deck: dict[str, Any]) -> str:
    cards = " ".join(f"{row['count']}x{row['code']}" for row in deck["cards"])
    return f"{deck['id']}\t{deck['name']}\t{deck['faction']}\t{deck['agenda'] or ''}\t{cards}"


def write(name: str, lines: Any) -> None:
    (HERE / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
