"""What agendas say about deck building."""

from __future__ import annotations

from ...cardgame.definition import Card
from ...cardgame.select import FACTION_WORDS
from ...kernel.decision import Refusal


class BannerRule:
    """Non-loyal cards of another faction are permitted, at least twelve of them."""

    __slots__ = ("faction", "least")

    def __init__(self, faction: str, least: int = 12) -> None:
        self.faction = faction
        self.least = least

    def allows(self, card: Card) -> bool:
        """Whether the permission covers a card of another faction (rr.loyal.2)."""
        return card.faction == self.faction and not card.loyal

    def violations(self, draw: list[Card]) -> list[Refusal]:
        count = sum(1 for card in draw if card.faction == self.faction)
        if count >= self.least:
            return []
        name = FACTION_WORDS[self.faction]
        return [
            Refusal("rr.a2.banner-of-the-rose.2", f"the agenda needs {self.least} {name} cards, and there are {count}")
        ]

    def say(self) -> list[str]:
        name = FACTION_WORDS[self.faction]
        return [
            f"your deck may contain non-loyal {name} cards",
            f"your deck must contain at least {self.least} {name} cards",
        ]


class FewNeutrals:
    """At most so many neutral cards."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def allows(self, card: Card) -> bool:
        return False

    def violations(self, draw: list[Card]) -> list[Refusal]:
        count = sum(1 for card in draw if card.faction == "neutral")
        if count <= self.most:
            return []
        return [Refusal("rr.agenda-cards.3", f"the agenda allows {self.most} neutral cards, and there are {count}")]

    def say(self) -> list[str]:
        return [f"your deck may contain at most {self.most} neutral cards"]
