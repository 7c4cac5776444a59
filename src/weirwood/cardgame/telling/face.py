"""The face of a card as text: title, figures, icons, traits and the generated rules text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from ..cards.definition import Card
from ..grammar.speech import Speech
from ..table.words import CHALLENGES, CHARACTER, PLOT_CARD, listed

WIDTH = 72
UNAFFILIATED = (PLOT_CARD, "agenda", "title")


def printed(card: Card, speech: Speech, figures: Iterable[str]) -> str:
    """Type, faction and figures: 'character, loyal, cost 3, STR 2, power'; ``figures`` are those of a plot."""
    parts = [card.type]
    if card.type not in UNAFFILIATED:
        own = [card.faction, *sorted(card.factions - {card.faction})]
        parts.append(listed([speech.factions[f] for f in own]) + (" loyal" if card.loyal else ""))
    if card.x_cost or card.cost is not None:
        parts.append(
            f"cost {'X' if card.x_cost else f's{card.cost}' if card.shadow else '-' if card.costless else card.cost}"
        )
    if card.type == CHARACTER:
        icons = [k for k, n in zip(CHALLENGES, card.icons, strict=True) if n]
        parts += [f"{speech.word('STR')} {card.strength}", ", ".join(icons) or "no icons"]
    if card.type == PLOT_CARD:
        parts.append(plot_figures(card, speech, figures))
    return ", ".join(parts)


def plot_figures(card: Card, speech: Speech, figures: Iterable[str]) -> str:
    """'gold 4, initiative 6, claim 1'."""
    return ", ".join(f"{speech.word(figure)} {getattr(card, figure)}" for figure in figures)


def lines(card: Card, headline: str, speech: Speech, *more: str, text: list[str] | None = None) -> list[str]:
    """The whole face, line by line, with what an edition adds; ``text`` is its rules text, where that is the edition's."""
    out = [headline]
    if card.traits:
        out.append("  " + ". ".join(sorted(card.traits)) + ".")
    from ..vocabulary.text import card_text  # how texts are said is asked for by few

    for line in (*(card_text(card, speech) if text is None else text), *more):
        out += textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return out
