"""Everything a card file of the second edition needs, in one import."""

from __future__ import annotations

from ...cardgame.cards.printed import Worded, card
from ...cardgame.vocabulary.everything import *  # noqa: F403
from .rules.naming import NAMED_FOR_THIS, NamedForThis, NamesCharacter
from .rules.plots import RevealPlot
from .rules.title_rules import ExtraElsewhere, Redirects, RivalClaim, WideClaim
