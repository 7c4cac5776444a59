"""Write the game's own facts of a cycle from published data: python tests/facts/printed.py FOLDER_OF_DATA CYCLE…

Facts only, one card a line, as `cardgame.cards.printed` reads them; packs are put into the order in which they were published.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from make import OURS, figures

NIGHTS_WATCH = {"thenightswatch": "nights-watch"}
USUAL = {"faction": "neutral", "deck_limit": 3, "quantity": 1}


def row(card: dict[str, Any], pack: str) -> dict[str, Any]:
    """A card's line: whatever is as usual isn't said."""
    kind, limit, icons = card["type"], card["deckLimit"], card.get("icons", {})
    found = {
        "code": card["code"],
        "title": card["name"],
        "pack": pack,
        "type": kind,
        "faction": NIGHTS_WATCH.get(card["faction"], card["faction"]),
        "loyal": card.get("loyal", False),
        "unique": card.get("unique", False),
        "cost": card.get("cost"),
        "strength": 0 if card.get("strength") == "X" else card.get("strength", 0),
        "icons": "".join(icon[0].upper() for icon in ("military", "intrigue", "power") if icons.get(icon)),
        "traits": card["traits"],
        "plot": [0 if figure == "X" else int(figure) for figure in figures(card)],
        "deck_limit": 3 if kind == "plot" else limit,
        "plot_limit": limit if kind == "plot" and limit != 2 else 0,
        "quantity": card["quantity"],
    }
    return {
        key: value
        for key, value in found.items()
        if value != USUAL.get(key) and ((value == 0 and key == "cost") or value)
    }


def main(data: Path, *wanted: str) -> None:
    """Write the cycles, and all packs of which there are cards."""
    packs = [json.loads(line) for line in (OURS / "packs.jsonl").read_text("utf-8").splitlines()]
    cycles = {each["id"]: each["packs"] for each in json.loads((data / "cycles.json").read_text("utf-8"))}
    for cycle in wanted:
        read = [json.loads((data / "packs" / f"{pack}.json").read_text("utf-8")) for pack in cycles[cycle]]
        lines = [row(card, pack["code"]) for pack in read for card in pack["cards"]]
        write(OURS / f"{cycle}.jsonl", lines)
        new = [
            {"code": pack["code"], "name": pack["name"], "cycle": cycle, "released": pack["releaseDate"]}
            for pack in read
        ]
        packs = [pack for pack in packs if pack["cycle"] != cycle] + new
    write(OURS / "packs.jsonl", sorted(packs, key=lambda pack: str(pack["released"])))


def write(path: Path, lines: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
