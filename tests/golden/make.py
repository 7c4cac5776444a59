"""Writes golden records that aren't there yet (existing ones are never rewritten): python tests/golden/make.py."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

import weirwood

HERE = Path(__file__).parent
GAMES: dict[str, tuple[str, list[str] | None, int]] = {
    "agot2-joust-stark-lannister": ("agot2", ["stark", "lannister"], 1),
    "agot2-joust-baratheon-greyjoy": ("agot2", ["baratheon", "greyjoy"], 2),
    "agot2-joust-martell-nights-watch": ("agot2", ["martell", "nights-watch"], 3),
    "agot2-joust-targaryen-tyrell": ("agot2", ["targaryen", "tyrell"], 4),
    "agot2-melee-four": ("agot2", ["stark", "targaryen", "greyjoy", "tyrell"], 5),
    "hbo": ("hbo", None, 6),
}


def main() -> None:
    for name, (rules, seats, seed) in GAMES.items():
        path = HERE / f"{name}.json"
        if path.exists():
            continue
        rng = random.Random(seed)
        game = weirwood.new(rules, seats, seed)
        while game.waiting:
            decision = game.waiting[0]
            game.choose(rng.choice(decision.options), decision.seat)
        log = game.log(None)
        record = msgspec.structs.replace(game.record, note=log[-1])
        path.write_text(record.to_json(), "utf-8")
        path.with_suffix(".log").write_text("\n".join(log) + "\n", "utf-8")


if __name__ == "__main__":
    main()
