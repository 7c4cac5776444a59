"""Constant abilities by the card: what each card that fits costs, and what each is worth to a plot's figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...grammar.kinds import NUMBER, SIGNED
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ...table.words import BRING_OUT, INTO_SHADOWS, USED
from ..bases import COUNT, Amount
from ..describing.cards import Cards
from ..describing.nouns import CARD_NOUN
from ..describing.players import PLAYER, WHOSE
from ..kinds import CHALLENGE_TYPE, FIGURE_WORD
from .player_rules import PlotValue
from .rules import OnPlayers

if TYPE_CHECKING:
    from ...table.state import Table


class EachCostsLess(OnPlayers):
    """Each card that fits costs a player less to marshal, or to play."""

    cards: Cards = field(kw_only=True)
    by: Amount = field(kw_only=True)
    verb: str = "marshal"
    phrases = (
        Phrase(
            "each {cards} costs {players} less to [play] by {by}",
            cards=CARD_NOUN,
            players=PLAYER,
            by=COUNT,
            verb="play",
        ),
        Phrase("each {cards} costs {players} {by} less to [marshal]", cards=CARD_NOUN, players=PLAYER, by=NUMBER),
        Phrase(
            "each {cards} costs {players} {by} less to [play]", cards=CARD_NOUN, players=PLAYER, by=NUMBER, verb="play"
        ),
        Phrase(
            "each {cards} costs {players} {by} less to ambush",
            cards=CARD_NOUN,
            players=PLAYER,
            by=NUMBER,
            verb="ambush",
        ),
        Phrase(
            "each {cards} costs {players} {by} less to [marshal] into [shadows]",
            cards=CARD_NOUN, players=PLAYER, by=NUMBER, verb=INTO_SHADOWS,
        ),
        Phrase(
            "each {cards} costs {players} {by} less to bring out of [shadows]",
            cards=CARD_NOUN, players=PLAYER, by=NUMBER, verb=BRING_OUT,
        ),
    )  # fmt: skip


class PlotValueOnceUsed(PlotValue):
    """Raises or lowers a figure of a player's revealed plot card as long as this plot card lies in a used pile."""

    kept_as = "PlotValue"
    works_in = (USED,)
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase(
            "from your used pile ~ gives {players} {only} {by} {figure}",
            players=WHOSE, only=CARD_NOUN, by=SIGNED, figure=FIGURE_WORD,
        ),
        Phrase(
            "from your used pile ~ gives {players} revealed [plot card] {by} {figure}",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD,
        ),
        Phrase(
            "from your used pile ~ gives {players} revealed [plot card] {by} {figure} in {challenge} challenges",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, challenge=CHALLENGE_TYPE,
        ),
    )  # fmt: skip


class PlotValuePer(PlotValue):
    """Raises or lowers a figure of a player's revealed plot card for each card that fits."""

    kept_as = "PlotValue"
    per: Cards = field(kw_only=True)
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase(
            "{players} revealed [plot card] gets {by} {figure} per {per}",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, per=CARD_NOUN,
        ),
        Phrase(
            "{players} revealed [plot card] gets {by} {figure} during {challenge} challenges per {per}",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, challenge=CHALLENGE_TYPE, per=CARD_NOUN,
        ),
    )  # fmt: skip

    def worth(self, s: Table, source: int) -> int:
        return self.by * self.per.count(s, s.context(source))
