"""Hints: what stands beside an option for a person; this edition's plots with their text."""

from __future__ import annotations

from ....cardgame.table.state import Table
from ....cardgame.table.words import PLOT_CARD
from ....cardgame.telling import hints
from ....cardgame.telling.face import plot_figures
from ....kernel.decision import Option
from ....kernel.parts.saying import Says
from .face import FIGURES

SAYS: Says = {
    ("", "draft"): "Keep {}",
    ("plot deck", "choose"): "Take {} into your plot deck",
    ("response", "pass"): "No response",
    ("save", "pass"): "Don't save it",
}
"""What only this edition asks."""


def hint(s: Table, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    card = hints.card_of(s, option)
    if card >= 0 and s.defn[card].type == PLOT_CARD and option.verb in ("plot", "draft", "choose"):
        return f"{plot_figures(s.defn[card], s.speech, FIGURES)}. {hints.text_box(s.defn[card], s.speech)}".strip()
    return hints.hint(s, seat, option)
