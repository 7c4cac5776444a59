"""Setting up: hands, mulligans and the cards that are placed facedown, as the editions share them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

from ...kernel.decision import Option, make_option
from ...kernel.frame import Frame
from ..cards.definition import Card, Context
from ..table.state import Table
from ..table.words import AGENDA, CHARACTER, DECK, FACTION_ZONE, HAND, PLOTS
from .phases import Step

HAND_SIZE = 7
MULLIGAN = (Option("keep", "keep"), Option("mulligan", "mulligan"))


def bring(
    s: Table, seat: int, faction: Card, plots: Iterable[Card], deck: Iterable[Card], agendas: Iterable[Card] = ()
) -> None:
    """What a player brings to the table: a faction card, agendas, a plot deck and a draw deck."""
    for zone, cards in ((FACTION_ZONE, (faction,)), (AGENDA, agendas), (PLOTS, plots), (DECK, deck)):
        for card in cards:
            s.add(card, seat, zone)


class SettingUp(Frame):
    """From the shuffled decks to full hands; ``placed`` are the setup cards of each seat, ``gold`` pays for them."""

    __slots__ = ("placed",)
    gold: ClassVar[int]
    keeping: ClassVar[str] = "mulligan"
    """The kind of the decision on a setup hand."""
    steps: ClassVar[tuple[Step, ...]]

    def __init__(self) -> None:
        self.at = 0
        self.placed: list[Any] = []

    def copy(self) -> Self:
        new = super().copy()
        new.placed = [list(placed) for placed in self.placed]
        return new

    def run(self, s: Table) -> None:
        self.steps[self.at](self, s)

    def next(self) -> None:
        self.at += 1

    def draw_hands(self, s: Table) -> None:
        for seat in s.order():
            draw_up(s, seat)
        self.next()

    def ask_mulligan(self, s: Table, seat: int) -> None:
        prompt = "Keep this hand, or shuffle it back and draw seven new cards (once)?"
        s.ask(seat, self.keeping, prompt, s.clauses.mulligan, list(MULLIGAN))

    def ask_to_place(self, s: Table, seat: int, options: list[Option]) -> None:
        gold = self.purse(s, seat)
        prompt = f"Place setup cards: {gold - self.spent(s, seat)} of {gold} gold left."
        s.ask(seat, "setup", prompt, s.clauses.setup_place, [*options, make_option("done", "done")])

    def put_down(self, s: Table, seat: int, card: int) -> None:
        """A card is placed facedown, which only its player may read."""
        self.placed[seat] = [*self.placed[seat], card]
        s.note("place", s.name(seat), rule=s.clauses.setup_place, secret=(s.called(card),), audience=1 << seat)

    def picks(self, seat: int) -> list[int] | None:
        return self.placed[seat] if self.steps[self.at] is type(self).place_cards else None

    def place_cards(self, s: Table) -> None:
        """Ask for setup cards until everybody has placed theirs."""
        raise NotImplementedError

    def purse(self, s: Table, seat: int) -> int:
        """How much setup cards may cost a player."""
        return self.gold

    def spent(self, s: Table, seat: int) -> int:
        """What the cards placed so far cost."""
        return sum(s.defn[card].cost or 0 for card in self.placed[seat])

    def may_place(self, s: Table, seat: int, card: int) -> str | None:
        """The clause that keeps a card from being placed in setup, or None."""
        raise NotImplementedError

    def replenish(self, s: Table) -> None:
        for seat in s.order():
            draw_up(s, seat)
        s.pop()


class SettingUpTogether(SettingUp):
    """All decide at the same time: on their hands, then on the cards they place, each until ``done``."""

    __slots__ = ("answers", "done")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.placed = [[] for _ in range(seats)]
        self.answers = [""] * seats
        self.done = [0] * seats

    def ask_mulligans(self, s: Table) -> None:
        for seat in s.order():
            if not self.answers[seat]:
                self.ask_mulligan(s, seat)
        if not s.asks:
            self.next()

    def mulligans(self, s: Table) -> None:
        for seat in s.order():
            if self.answers[seat] == "mulligan":
                take_mulligan(s, seat)
        self.next()

    def place_cards(self, s: Table) -> None:
        for seat in s.order():
            self.ask_place(s, seat)
        if not s.asks:
            self.next()

    def ask_place(self, s: Table, seat: int) -> None:
        if self.done[seat]:
            return
        options = place_options(s, seat, self.placed[seat], self.may_place)
        if options or s.ask_all:
            self.ask_to_place(s, seat, options)
        else:
            self.done[seat] = 1

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb in ("keep", "mulligan"):
            self.answers[seat] = option.verb
        elif option.verb == "place":
            self.put_down(s, seat, option.args[0])
            self.ask_place(s, seat)
        else:
            self.done[seat] = 1


def draw_up(s: Table, seat: int) -> None:
    """Draw until the hand holds seven cards."""
    missing = max(0, HAND_SIZE - len(s.hand[seat]))
    cards = s.deck[seat][:missing]
    for card in cards:
        s.place(card, HAND)
    if missing:
        s.note("draw", s.name(seat), len(cards), secret=tuple(s.called(c) for c in cards), audience=1 << seat)


def take_mulligan(s: Table, seat: int) -> None:
    """Shuffle the hand back and draw as many cards anew."""
    s.note("mulligan", s.name(seat), rule=s.clauses.mulligan)
    for card in s.hand[seat][:]:
        s.place(card, DECK)
    s.shuffle(seat)
    draw_up(s, seat)


def place_options(
    s: Table, seat: int, placed: list[int], may_place: Callable[[Any, int, int], str | None]
) -> list[Option]:
    """The cards in hand that a seat may still place facedown, interchangeable ones once."""
    options: list[Option] = []
    seen: set[Any] = set()
    for card in s.hand[seat]:
        if s.defn[card] not in seen and card not in placed and may_place(s, seat, card) is None:
            seen.add(s.defn[card])
            options.append(make_option(f"place {s.called(card)}", "place", (card,)))
    return options


def fits_facedown(s: Table, card: int, other: int, seat: int) -> bool:
    """Whether an attachment could be attached to a card that is still facedown, going by printed facts."""
    defn, host = s.defn[card], s.defn[other]
    restriction = defn.attach_to
    if restriction is None:
        if host.type != CHARACTER:
            return False
    elif not restriction.fits(s, Context(card, seat), other):
        return False
    for keyword in host.keywords:
        if keyword.name == "no attachments":
            if keyword.only:
                if any(t in defn.traits for t in keyword.only):
                    return False
            elif not any(t in defn.traits for t in keyword.unless):
                return False
    return True
