"""What everybody is shown as it happens in the board game: cards that are played, and dice."""

from __future__ import annotations

import re
from pathlib import Path

from weirwood.kernel import load, read_record
from weirwood.server.showing import seen

GOLDEN = Path(__file__).parents[1] / "golden"


def test_dice_and_cards_are_shown_with_the_lines_that_tell_of_them() -> None:
    battles = cards = 0
    for name in ("fief-four", "fief-six-expansions"):
        game = load(read_record((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))
        faces = set(game.rules.cards.names())
        for line in seen.open_lines(game, 0):
            cards += len(line.get("show", ()))
            assert set(line.get("show", ())) <= faces
            for roll in line.get("dice", ()):
                assert roll["faces"]
                if roll["result"].endswith(("hit", "hits")) and " rolls " in line["text"]:
                    battles += 1
                    said = f"{roll['who']} rolls {', '.join(map(str, roll['faces']))}: {roll['result']}."
                    assert said in line["text"]
            if re.search(r"\brolls? \d", line["text"]):
                assert line["dice"], line["text"]
    assert battles > 10 and cards > 10
