"""Take the facts of the first edition's cards from published data: python tests/facts/agot1/make.py FOLDER

The folder has the card database (cards.json) and the list of the cards that the FAQ names (named-cards.md). Two things are
made: the project's facts (`games/agot1/facts/`), with the published data mended by `fixes.toml`; and tables of what is
published, unmended, with which the tests compare the facts. Of a text nothing is kept but a checksum of every eight words
in a row, by which a copy of it can be recognised.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))
from facts.make import runs  # noqa: E402

OURS = HERE.parents[2] / "src" / "weirwood" / "games" / "agot1" / "facts"
HEAD = (
    "code", "name", "type", "set", "number", "copies", "limit", "houses", "only", "unique", "cost", "strength", "icons", "crests",
    "traits", "gold", "initiative", "claim", "influence", "again", "keywords",
)  # fmt: skip
KEYWORDS = (
    "Ambush", "Deadly", "Deathbound", "Infamy", "Intimidate", "Limited", "No attachments", "Renown", "Stalwart", "Stealth",
    "Vengeful", "Vigilant",
)  # fmt: skip
BEYOND = ("bwb_18", "ator_2", "ator_21", "ator_24")
"""The House card without a House, the two Ravens and Kings of Winter: beyond the first pool, but the rules name them."""
CYCLES = {
    "core": "core", "acoa": "a-clash-of-arms", "ator": "a-time-of-ravens", "kl": "kings-landing", "dotn": "defenders-of-the-north",
    "bwb": "brotherhood-without-banners", "soo": "secrets-of-oldtown", "pots": "house-expansions", "low": "house-expansions",
    "kotst": "house-expansions", "qod": "house-expansions",
}  # fmt: skip
"""The cycles by the beginning of a code, in the order of printing (the FAQ, p.4, lists them so, the latest first)."""
DECKS = {
    "S": ((1, 33), (135, 139), (155, 160), (177, 177), (195, 201)),
    "L": ((34, 65), (140, 144), (161, 167), (178, 178), (188, 194)),
    "B": ((66, 99), (145, 149), (168, 172), (179, 179), (181, 187)),
    "T": ((100, 134), (150, 154), (173, 176), (180, 180), (202, 208)),
}
"""The letters on the Core Set's cards by number (lcg1.goal.5)."""
TYPES = {"House": "faction"}
SCANNED = ("character", "location", "attachment", "plot")


def table_row(row: dict[str, Any]) -> list[str]:
    """A card as published."""
    text = row["rules_text"] or ""
    printed = [word.lower() for word in KEYWORDS if re.search(rf"(^|\n|\. ){word}\b[^.:\n]*\.", text)]
    only = row["legal_in_houses"] if len(row["legal_in_houses"]) < 7 else []
    figures = [row[name] for name in ("income", "initiative", "claim", "influence")]
    return [
        row["id"], row["name"], row["card_type"], row["set"], str(row["number"]), str(row["quantity"]), str(row["limit"]),
        " ".join(row["house"]), " ".join(only), "unique" if row["unique"] else "", shown(row["cost"]), shown(row["strength"]),
        " ".join(row["icons"]), " ".join(row["crest"]), "; ".join(row["traits"]), *map(shown, figures),
        row["duplicate_id"] or "", "; ".join(printed),
    ]  # fmt: skip


def shown(figure: int | None) -> str:
    return "" if figure is None else str(figure)


def facts(row: dict[str, str], fixes: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """A line of the project's facts from a row of the table of what is published."""
    core = row["set"] == "Core"
    found: dict[str, Any] = {"code": row["code"], "title": row["name"], "pack": row["set"]}
    own = {"number": int(row["number"]), "deck": letter(int(row["number"])) if core else ""}
    own["quantity"] = 1 if core else int(row["copies"])
    if row["again"] not in ("", row["code"]):
        return trimmed(found | own | {"reprints": row["again"]})
    type_ = TYPES.get(row["type"], row["type"].lower())
    houses = [house.lower() for house in row["houses"].split()]
    found |= {"type": type_, "faction": houses[0] if len(houses) == 1 else "neutral"}
    found["factions"] = houses if len(houses) > 1 else []
    found |= {
        "unique": bool(row["unique"]),
        "cost": cost(row),
        "traits": row["traits"].split("; ") if row["traits"] else [],
    }
    found["crests"] = row["crests"].split()
    if type_ == "character":
        found |= {"strength": int(row["strength"]), "icons": "".join(word[0] for word in row["icons"].split())}
    figures = {"income": row["gold"], "initiative": row["initiative"], "influence": row["influence"]}
    if type_ == "plot":
        found["plot"] = [int(row[name]) for name in ("gold", "initiative", "claim")]
        found["plot_limit"] = int(row["limit"])
    else:
        found["bonuses"] = {name: int(value) for name, value in figures.items() if value}
        found["deck_limit"] = int(row["limit"])
    found["only_with"] = [house.lower() for house in row["only"].split()] if type_ != "faction" else []
    found["source"] = "database, scan" if core and type_ in SCANNED else "database, figures" if not core else "database"
    fixed = fixes.get(row["code"], {})
    found |= {name: value for name, value in fixed.items() if name != "source"}
    if fixed:
        found["source"] += "; " + ", ".join(sorted(fixed.keys() - {"source"})) + ": " + fixed["source"]
    return trimmed(found | own)


def cost(row: dict[str, str]) -> int | str | None:
    """A cost as printed: the number, or after an s if the card has the crest of the Shadows."""
    if not row["cost"]:
        return None
    return f"s{row['cost']}" if "Shadow" in row["crests"].split() else int(row["cost"])


USUAL = {"deck_limit": 3, "quantity": 1, "faction": "neutral"}


def trimmed(found: dict[str, Any]) -> dict[str, Any]:
    """Without what is usual."""
    kept = {"code", "title", "pack", "strength", "cost", "plot"}
    return {
        name: value
        for name, value in found.items()
        if (name in kept and value is not None) or (value and value != USUAL.get(name))
    }


def letter(number: int) -> str:
    """The ready deck that a card of the Core Set is in."""
    return next((deck for deck, ranges in DECKS.items() if any(a <= number <= b for a, b in ranges)), "")


def read_fixes() -> dict[str, dict[str, Any]]:
    return tomllib.loads((HERE / "fixes.toml").read_text("utf-8"))


def pool(folder: Path) -> list[dict[str, Any]]:
    """The Core Set, the cards that the FAQ names, and what else the rules name, in the order of printing."""
    published = json.loads((folder / "cards.json").read_text("utf-8"))
    named = set(re.findall(r"^\| (\w+_\d+) \|", (folder / "named-cards.md").read_text("utf-8"), re.MULTILINE))
    wanted = [row for row in published if row["set"] == "Core" or row["id"] in named or row["id"] in BEYOND]
    order = list(CYCLES)
    return sorted(wanted, key=lambda row: order.index(row["id"].partition("_")[0]))


def main(folder: Path) -> None:
    """Write the tables and the facts."""
    rows, fixes = pool(folder), read_fixes()
    write(HERE / "cards.tsv", ["\t".join(line) for line in [HEAD, *(table_row(row) for row in rows)]])
    texts = [f"{row['id']}\t{' '.join(sorted(runs(row['rules_text'] or '', row['name'])))}" for row in rows]
    write(HERE / "texts.tsv", texts)
    published = [dict(zip(HEAD, table_row(row), strict=True)) for row in rows]
    for cycle in dict.fromkeys(CYCLES.values()):
        own = [facts(row, fixes) for row in published if CYCLES[row["code"].partition("_")[0]] == cycle]
        write(OURS / f"{cycle}.jsonl", [json.dumps(line, ensure_ascii=False) for line in own])
    packs = {row["set"]: CYCLES[row["code"].partition("_")[0]] for row in published}
    named = [{"code": pack, "name": "Core Set" if pack == "Core" else pack, "cycle": packs[pack]} for pack in packs]
    write(OURS / "packs.jsonl", [json.dumps(line) for line in named])


def write(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
