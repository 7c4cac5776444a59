"""Delayed effects whose moment has come."""

from __future__ import annotations

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from ..table.lasting import SINCE, Delayed
from ..table.state import Table
from ..vocabulary.effects.base import EFFECTS


def numbered(names: list[str]) -> list[str]:
    """Names of which none is like another: the second of a kind is #2."""
    return [name + (f" #{n + 1}" if (n := names[:i].count(name)) else "") for i, name in enumerate(names)]


class DueEffects(Frame):
    """Delayed effects that are due at the same moment, in the first player's order."""

    __slots__ = ("due", "rule")

    def __init__(self, due: list[Delayed], rule: str = "") -> None:
        self.at = 0
        self.rule = rule
        self.due: tuple[Delayed, ...] = tuple(due)

    def run(self, s: Table) -> None:
        # what left play in the meantime takes its delayed effects along
        self.due = tuple(d for d in self.due if d.card < 0 or s.in_play(d.card))
        if not self.due:
            s.pop()
        elif len(self.due) == 1:
            self.start(s, 0)
        else:
            s.ask(
                s.first,
                "order",
                "Several delayed effects are due: which first?",
                self.rule or s.clauses.order_of_effects,
                self.options(s),
            )

    def options(self, s: Table) -> list[Option]:
        """An effect is called by the card that it is about; several on one card by the cards whose effects they are."""
        cards = [effect.card if effect.card >= 0 else effect.context.card for effect in self.due]
        about = [s.called(card) for card in cards]
        names, named_cards = about[:], cards[:]
        for card in {card for card in cards if cards.count(card) > 1}:
            mine = [i for i, each in enumerate(cards) if each == card]
            sources = [self.due[i].source_name for i in mine]
            if all(sources) and len(set(sources)) == len(sources):
                for i in mine:
                    names[i], named_cards[i] = self.due[i].source_name, self.due[i].context.card
        labels, former = numbered(names), numbered(about)
        return [
            make_option(
                f"choose {labels[i]}", "order", (card, i), f"choose {former[i]}" if labels[i] != former[i] else ""
            )
            for i, card in enumerate(named_cards)
        ]

    def says(self, s: Table, option: Option) -> str:
        """Which effect an option is, for people: what it does, and whichever its label doesn't say, whose or to what."""
        effect = self.due[option.args[1]]
        text = (EFFECTS.say(effect.steps, s.speech) or "").replace("~", effect.source_name)
        if effect.card < 0:
            return text
        about = s.called(effect.card)
        return f"{effect.source_name if option.label.startswith(f'choose {about}') else about}: {text}"

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.start(s, option.args[1])

    def start(self, s: Table, number: int) -> None:
        effect = self.due[number]
        self.due = self.due[:number] + self.due[number + 1 :]
        ctx = effect.context.copy()
        since = ctx.vars.pop(SINCE, None)
        if since is not None:  # whoever has left play and come back is another card
            ctx.vars["those"] = tuple(c for c in ctx.vars["those"] if s.in_play(c) and s.entered[c] <= since)
        s.initiate(ctx, effect.steps)
