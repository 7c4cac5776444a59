"""Seasons: it is one for all players at once, or none, as cards in play say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import OneOf
from ...grammar.phrase import Phrase
from ..bases import Condition
from ..ruling.rules import Static

if TYPE_CHECKING:
    from ...table.state import Table

SUMMER, WINTER = "summer", "winter"
SEASON = OneOf({SUMMER: "summer", WINTER: "winter"})


class InSeason(Condition):
    """It is a season, or not."""

    season: str
    yes: bool = True
    phrases = (
        Phrase("the season is {season}", season=SEASON),
        Phrase("the season is not {season}", season=SEASON, yes=False),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        return (s.season() == self.season) is self.yes


class MakesSeason(Static):
    """It is a season as long as this card is in play."""

    season: str
    phrases = (Phrase("it is {season} for all players", season=SEASON),)
