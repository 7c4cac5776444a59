"""The plot draft variant: three dealt, one kept, two passed on, one of two kept; then seven of thirteen (hbo.draft.1 to 8)."""

from __future__ import annotations

from typing import Any

from ....cardgame.phases.dealing import deal
from ....cardgame.table.words import PLOTS, REMOVED
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from .table import Hbo

DEALT = 3
PLOT_DECK = 7
SHUFFLE, DEAL, FIRST, PASS_ON, SECOND, RETURN, CHOOSE, FINISH = range(8)


class Draft(Frame):
    """Both players draft at the same time, in secret.

    ``held``: what lies before each player to pick from; ``picked``: the pick made, until both are; ``chosen``: the plots
    picked so far for the plot deck.
    """

    __slots__ = ("chosen", "deck", "drafted", "held", "picked")

    def __init__(self, deck: list[int]) -> None:
        self.at = SHUFFLE
        self.deck = deck
        self.held: list[Any] = [[], []]
        self.drafted: list[Any] = [[], []]
        self.chosen: list[Any] = [[], []]
        self.picked = [-1, -1]

    def copy(self) -> Draft:
        new = super().copy()
        for name in ("held", "drafted", "chosen"):
            setattr(new, name, [list(part) for part in getattr(self, name)])
        return new

    def run(self, s: Hbo) -> None:
        STEPS[self.at](self, s)

    def shuffle(self, s: Hbo) -> None:
        if not s.stacked:
            deal(s, self.deck, [s.defn[card] for card in self.deck], s.chance)
        self.at = DEAL

    def ask(self, s: Hbo) -> None:
        """Ask both, until both have answered."""
        for seat in range(2):
            (self.ask_choose if self.at == CHOOSE else self.ask_pick)(s, seat)
        if not s.asks:
            self.at += 1

    def deal(self, s: Hbo) -> None:
        """Three plots to each player, as long as there are any (hbo.draft.6)."""
        if not self.deck:
            self.at = CHOOSE
            return
        for seat in range(2):
            self.held[seat] = self.deck[:DEALT]
            self.deck = self.deck[DEALT:]
            for card in self.held[seat]:
                s.known[card] = 1 << seat
            names = tuple(sorted(s.called(c) for c in self.held[seat]))
            s.note("draft dealt", s.name(seat), DEALT, rule="hbo.draft.3", secret=names, audience=1 << seat)
        self.at = FIRST

    def ask_pick(self, s: Hbo, seat: int) -> None:
        if self.picked[seat] < 0:
            cards = sorted(self.held[seat], key=lambda c: s.called(c))
            options = [make_option(f"draft {s.called(c)}", "draft", (c,)) for c in cards]
            rule, prompt = "hbo.draft.4", "Keep one of these three plots; the other two go to your opponent."
            if self.at == SECOND:
                rule, prompt = "hbo.draft.5", "Keep one of these two plots; the other goes back to the box."
            s.ask(seat, "draft", prompt, rule, options)

    def keep(self, s: Hbo, seat: int) -> list[int]:
        """Take the pick; the others that lay there."""
        card = self.picked[seat]
        self.picked[seat] = -1
        self.drafted[seat] = [*self.drafted[seat], card]
        s.give(card, seat)
        rule = "hbo.draft.4" if self.at == PASS_ON else "hbo.draft.5"
        s.note("draft", s.name(seat), rule=rule, secret=(s.called(card),), audience=1 << seat)
        return [c for c in self.held[seat] if c != card]

    def pass_on(self, s: Hbo) -> None:
        """The two pairs are exchanged when both have chosen."""
        passed = [self.keep(s, seat) for seat in range(2)]
        self.held = [passed[1], passed[0]]
        for seat in range(2):
            for card in self.held[seat]:
                s.known[card] = s.everyone
            names = tuple(sorted(s.called(c) for c in self.held[seat]))
            s.note("draft passed", s.name(1 - seat), rule="hbo.draft.4", secret=names, audience=s.everyone)
        self.at = SECOND

    def put_back(self, s: Hbo) -> None:
        """The last one goes back to the box; who passed the pair doesn't see which (hbo.draft.8)."""
        for seat in range(2):
            kept = self.picked[seat]
            for card in self.held[seat]:
                s.known[card] = 1 << seat
            for card in self.keep(s, seat):
                s.boxed.append(card)
                s.pairs.append((1 - seat, kept, card))
            self.held[seat] = []
        self.at = DEAL

    # Seven of the thirteen

    def thirteen(self, s: Hbo, seat: int) -> list[int]:
        """What a player may choose from: the House's plots and those drafted."""
        return [*s.plots[seat], *self.drafted[seat]]

    def ask_choose(self, s: Hbo, seat: int) -> None:
        left = PLOT_DECK - len(self.chosen[seat])
        if left:
            cards = sorted((c for c in self.thirteen(s, seat) if c not in self.chosen[seat]), key=lambda c: s.called(c))
            options = [make_option(f"choose {s.called(c)}", "choose", (c,)) for c in cards]
            many = f"{left} more" if self.chosen[seat] else f"{left} of your {len(cards)} plots"
            s.ask(seat, "plot deck", f"Choose {many} for your plot deck, in secret.", "hbo.draft.7", options)

    def picks(self, seat: int) -> list[int] | None:
        return self.chosen[seat] if self.at == CHOOSE else None

    def finish(self, s: Hbo) -> None:
        for seat in range(2):
            chosen = self.chosen[seat]
            for card in self.thirteen(s, seat):
                if card not in chosen and s.zone[card] == PLOTS:
                    s.place(card, REMOVED)
                    s.known[card] = 1 << seat
                elif card in chosen and s.zone[card] == REMOVED:
                    s.place(card, PLOTS)
            names = tuple(sorted(s.called(c) for c in chosen))
            s.note("plot deck", s.name(seat), rule="hbo.draft.7", secret=names, audience=1 << seat)
        s.pop()

    def answer(self, s: Hbo, seat: int, option: Option) -> None:
        if option.verb == "draft":
            self.picked[seat] = option.args[0]
        else:
            self.chosen[seat] = [*self.chosen[seat], option.args[0]]
            self.ask_choose(s, seat)


STEPS = (
    Draft.shuffle, Draft.deal, Draft.ask, Draft.pass_on, Draft.ask, Draft.put_back, Draft.ask, Draft.finish,
)  # fmt: skip
