"""Abilities that cards gain as text: a constant or lasting rule by which a card has another ability.

Such an ability is the card's own, not a part of its printed text box; 'this card' in it is the card that gained it.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any
from zlib import crc32

from ...cards.definition import Ability
from ...grammar.phrase import Kind, Phrase
from ...grammar.reading import Reader
from ...grammar.speech import Speech
from ...table.words import FACTION_ZONE, PLAY
from ..describing.who import Each, OwnFaction, Who
from ..lines import ABILITY, ability_text
from .rules import OnCards

HOME = (PLAY,)
GAINED = 100_000
THIS_CARD = "this card"
CLOSE = "”"


class Quoted(Kind):
    """An ability as a text of its own."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return ability_text(value, speech, value.zones).replace("~", THIS_CARD) if isinstance(value, Ability) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        end = reader.text.find(CLOSE, at)
        if end < 0:
            return
        inner = Reader(reader.text[at:end], reader.speech, THIS_CARD)
        for ability, last in inner.read(ABILITY, 0):
            if at + last == end:
                yield ability, end


class GainsAbility(OnCards):
    """'gains “Response, after …: draw 1 card.”'"""

    describes = True
    ability: Ability
    verbs = (Phrase("gains “{ability}”", ability=Quoted()),)

    def check(self) -> None:
        """Its number among the abilities of a card must be none of the printed ones, and the same in every process.

        It works where the cards are that gain it, and is this rule's own.
        """
        ability = copy(self.ability)
        ability.zones = home(self.who)
        ability.gained = True
        ability.index = GAINED + crc32(repr(ability).encode()) % GAINED
        object.__setattr__(self, "ability", ability)


def home(who: Who) -> tuple[int, ...]:
    """Where the cards are that gain an ability."""
    if isinstance(who, Each):
        return who.cards.zones
    return (FACTION_ZONE,) if isinstance(who, OwnFaction) else HOME
