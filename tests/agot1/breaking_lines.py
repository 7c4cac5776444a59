"""Lines of the first edition's cards that work by themselves, broken one at a time: does a scenario with the card notice?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from weirwood.cardgame.cards.definition import PASSIVE, WHEN_REVEALED, Card
from weirwood.cardgame.designing import breaking
from weirwood.cardgame.designing.breaking import Break, broken
from weirwood.games.agot1.catalogue import catalogue
from weirwood.games.agot1.faq import VERSIONS
from weirwood.judge import Scenario, judge, read

FOLDER = Path(__file__).parent.parent / "scenarios" / "agot1"
BY_ITSELF = (PASSIVE, WHEN_REVEALED)


@cache
def scenarios() -> list[tuple[str, Scenario]]:
    """All scenarios of the edition, each with its words."""
    found = [scenario for path in sorted(FOLDER.rglob("*.yaml")) for scenario in read(path)]
    return [(f"{each.document}".casefold().replace("’", "'"), each) for each in found]


def of_card(card: Card) -> list[Scenario]:
    """The scenarios that speak of a card, the shortest first."""
    title = card.name.casefold().replace("’", "'")
    return [scenario for words, scenario in sorted(scenarios(), key=lambda each: len(each[0])) if title in words]


def breaks(card: Card) -> Iterator[Break]:
    """All ways to break the lines of a card that work by themselves."""
    return breaking.breaks(card, BY_ITSELF)


def noticed(way: Break, card: Card) -> bool:
    """Whether a scenario with the card fails, or the program does."""
    with broken(way, [catalogue(faq).by_code[way.card] for faq in VERSIONS]):
        for scenario in of_card(card):
            try:
                if judge(scenario, False).failure is not None:
                    return True
            except Exception:
                return True
    return False
