"""What cards gain: abilities as text, by a constant or lasting rule, and keywords and icons that others have.

A gained ability is the card's own, not a part of its printed text box; 'this card' in it is the card that gained it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar
from zlib import crc32

from ...cards.definition import Ability, Keyword
from ...grammar.phrase import Kind, Phrase
from ...grammar.reading import Reader
from ...grammar.speech import Speech
from ...table import values
from ...table.words import FACTION_ZONE, PLAY
from ..describing.cards import Cards
from ..describing.nouns import A_CARD
from ..describing.who import Each, OwnFaction, Who
from ..lines import ABILITY, ability_text
from .rules import OnCards

if TYPE_CHECKING:
    from ...table.state import Table

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


LENDING = "lending"
"""Stands among the derived values while it is being found out what others have that a card gains from them."""


class GainsKeywordsOf(OnCards):
    """Has every keyword that cards which fit have, for as long as they have it; of two who look at each other, each has both's."""

    cards: Cards
    describes = True
    kept_as = "Gains"
    sign: ClassVar[int] = 1
    keyword: ClassVar[Keyword] = Keyword("")
    verbs = (Phrase("has each keyword of {cards}", cards=A_CARD),)

    @property
    def fleeting(self) -> bool:
        return True

    def gained(self, s: Table, source: int, card: int) -> Iterable[Keyword]:
        """The keywords that a card gains now."""
        key = (LENDING, "keywords", source, card)
        if key in s.memo:
            return ()
        s.memo[key] = True
        others = [other for other in self.cards.find(s, s.context(source)) if other != card]
        found = frozenset(keyword for other in others for keyword in values.keywords(s, other))
        del s.memo[key]
        return sorted(found)


class GainsIconsOf(OnCards):
    """Has every challenge icon that cards which fit have, for as long as they have it."""

    cards: Cards
    kept_as = "Icon"
    verbs = (Phrase("has each challenge icon of {cards}", cards=A_CARD),)

    def counts(self, s: Table, source: int, card: int) -> Sequence[int]:
        """One of each icon that another has; who asks in turn what this card has is told what it has by itself."""
        memo, key, icons = s.memo, (LENDING, "icons", source, card), ("icons", card)
        if key in memo:
            return (0, 0, 0)
        kept = {name: memo.pop(name) for name in (icons, "looping") if name in memo}
        memo[key] = True
        others = [other for other in self.cards.find(s, s.context(source)) if other != card]
        found = [values.icons(s, other) for other in others]
        del memo[key]
        memo.update(kept)
        return [int(any(each[n] > 0 for each in found)) for n in range(3)]
