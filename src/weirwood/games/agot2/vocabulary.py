"""Everything a card file of the second edition needs, in one import."""

from __future__ import annotations

from ...cardgame.vocabulary.everything import *  # noqa: F403
from .plots import RevealPlot
from .title_rules import ExtraElsewhere, Redirects, RivalClaim, WideClaim
