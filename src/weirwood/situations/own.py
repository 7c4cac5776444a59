"""Cards that only the scenarios have, in rules English: a table that begins from one has them as cards of its own.

They are Python among the tests and are said in a process of their own: in this one nobody is to find them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from weirwood.cardgame.cards.catalogue import FILLER, plain
from weirwood.situations.sheets import home

Cards = dict[str, dict[str, tuple[str, str]]]
"""By game and by what finds them: what they are called, with their set, and their text ('' if there are no words for it)."""
SAY = "import sys; from weirwood.situations.own import say_all; say_all(sys.argv[1])"
SOURCE = str(Path(__file__).parents[2])
PATIENCE = 60
FOLDER = "testcards"


@cache
def cards() -> Cards:
    """All of them (saying them takes two seconds); none where they aren't, or can't be said."""
    folder = home()
    if folder is None or not (folder / FOLDER).is_dir():
        return {}
    paths = os.pathsep.join(filter(None, [SOURCE, os.environ.get("PYTHONPATH")]))
    try:
        said = subprocess.run(
            [sys.executable, "-c", SAY, str(folder)],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return {}
    found: Cards = json.loads(said.stdout)
    return found


def say_all(folder: str) -> None:
    """Print the cards of a folder of tests."""
    from weirwood import say_card
    from weirwood.cardgame.play.rulebook import CardGame
    from weirwood.kernel import games, rulebook

    sys.path.insert(0, folder)
    for path in sorted(Path(folder, FOLDER).glob("[a-z]*.py")):
        import_module(f"{FOLDER}.{path.stem}")

    def text(card: Any, game: str) -> str:
        try:
            return re.sub(r"(?m)^code:.*\n", "", say_card(card, game))
        except Exception:  # what it does no phrase says: it is one of the tests alone
            return ""

    found = {}
    for game in games():
        rules = rulebook(game)
        extra = rules.catalogue.extra if isinstance(rules, CardGame) else {}
        found[game] = {
            name: (card.version, text(card, game))
            for name, card in extra.items()
            if card.set.startswith("Test") and card != FILLER
        }
    print(json.dumps(found))


def own_in(game: str, position: Any) -> dict[str, str]:
    """The texts of those cards that a position names, and of those that they name, by what they are called."""
    known = cards().get(game, {}) if game in _with_cards() else {}
    found: dict[str, str] = {}
    left = [plain(each.split(" #")[0]) for each in strings(position)] if known else []
    while left:
        name = left.pop()
        if name in known and known[name][0] not in found:
            version, text = known[name]
            found[version] = text
            left += [each for each in known if each != name and _names(plain(text), each)]
    return dict(sorted(found.items()))


def _names(text: str, title: str) -> bool:
    return title in text and re.search(rf"\b{re.escape(title)}\b", text) is not None


@cache
def _with_cards() -> frozenset[str]:
    """The games that may have any."""
    from weirwood.cardgame.play.rulebook import CardGame
    from weirwood.kernel import games, rulebook

    return frozenset(game for game in games() if isinstance(rulebook(game), CardGame))


def strings(value: Any) -> Iterator[str]:
    """All texts in a value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        parts: Iterable[Any] = (each for pair in value.items() for each in pair) if isinstance(value, dict) else value
        for each in parts:
            yield from strings(each)
