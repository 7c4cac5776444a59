"""Drafts: packs that go round while everybody picks a card, and decks of nothing but what was picked (rr3.draft.1 to 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ....cardgame.cards.definition import Card
from ....errors import UserError
from ....kernel.chance import Chance
from ....kernel.decision import Refusal
from .decks import Deck, out_of_faction

PODS = (5, 8)
"""So many players sit down to the publisher's kind of draft (rr3.draft.1)."""
AT_ONCE = 10
"""So many cards of the own pack a player takes each round (rr3.draft.2)."""
SMALLEST, PLOTS = 40, 5
"""The draw cards a deck has at least, and its plots, unless the table sets another number (rr3.draft.6)."""
RARES, UNCOMMONS, COMMONS, PER_PLAYER = 2, 5, 7, 4
"""What a pack of the second kind has, besides one card more; and how many packs each player gets (rr3.draft.11)."""
ONE_MORE = (167, 333, 500)
"""The weights by which that card is a rare, an uncommon or a common."""


class Draft:
    """Packs that go round. Everybody picks, and only then does anybody see what was passed on (rr3.draft.3).

    ``starter``: fixed cards that are in everybody's pool; ``packs``: for each seat its pack of each round.
    """

    def __init__(self, packs: Sequence[Sequence[Sequence[str]]], starter: Sequence[str] = ()) -> None:
        seats = len(packs)
        if not PODS[0] <= seats <= PODS[1]:
            raise UserError(f"A draft is for {PODS[0]} to {PODS[1]} players, not {seats} [rr3.draft.1].")
        self.packs = [[list(pack[:AT_ONCE]) for pack in each] for each in packs]
        self.starter = list(starter)
        self.picks: list[list[str]] = [[] for _ in packs]
        self.round = 0
        self.before = [each[0] for each in self.packs]
        self.chosen: dict[int, str] = {}

    @property
    def over(self) -> bool:
        return self.round >= len(self.packs[0])

    def options(self, seat: int) -> list[str]:
        """The labels of what a seat may pick now; none while others are still to pick."""
        return [] if self.over or seat in self.chosen else [f"pick {card}" for card in dict.fromkeys(self.before[seat])]

    def view(self, seat: int) -> dict[str, list[str]]:
        """What a seat sees: the cards before it, and its own pool; nobody sees another's picks (rr3.draft.5)."""
        shown = [] if self.over or seat in self.chosen else list(self.before[seat])
        return {"before": shown, "picks": sorted(self.picks[seat]), "starter": list(self.starter)}

    def pick(self, seat: int, label: str) -> None:
        """A seat picks a card; when all have, the rest is passed on."""
        if label not in self.options(seat):
            raise UserError(f"{label!r} is nothing that this seat can pick now [rr3.draft.3].")
        self.chosen[seat] = label.removeprefix("pick ")
        if len(self.chosen) == len(self.packs):
            self.pass_on()

    def pass_on(self) -> None:
        """All pass at once: to the left in the first round, to the right in the second, and so on (rr3.draft.4)."""
        for seat, card in self.chosen.items():
            self.before[seat].remove(card)
            self.picks[seat].append(card)
        self.chosen = {}
        seats, step = len(self.packs), 1 if self.round % 2 == 0 else -1
        self.before = [self.before[(seat - step) % seats] for seat in range(seats)]
        if not any(self.before):
            self.round += 1
            if not self.over:
                self.before = [each[self.round] for each in self.packs]

    def pool(self, seat: int) -> Counter[str]:
        """The cards that a seat may build its deck from."""
        return Counter([*self.picks[seat], *self.starter])


def pack(rares: Sequence[str], uncommons: Sequence[str], commons: Sequence[str], chance: Chance) -> list[str]:
    """A pack of the second kind, drawn with replacement: 2 rares, 5 uncommons, 7 commons and one card more."""
    kinds = (rares, uncommons, commons)
    drawn = [
        kind[chance.below(len(kind))]
        for kind, n in zip(kinds, (RARES, UNCOMMONS, COMMONS), strict=True)
        for _ in range(n)
    ]
    number, left = chance.below(sum(ONE_MORE)), 0
    for kind, weight in zip(kinds, ONE_MORE, strict=True):
        left += weight
        if number < left:
            return [*drawn, kind[chance.below(len(kind))]]
    raise AssertionError("a weight covers every number")


def check(deck: Deck, pool: Mapping[str, int], plots: int = PLOTS, smallest: int = SMALLEST) -> list[Refusal]:
    """What is wrong with a draft deck; no list of restricted cards counts for it (rr3.draft.10)."""
    found: list[Refusal] = []
    plot_deck, draw, agendas = deck.list(plots=True), list(deck.draw()), deck.agendas()
    if len(draw) < smallest:
        found.append(Refusal("rr3.draft.6", f"the draw deck has {len(draw)} cards; at least {smallest} are needed"))
    if len(plot_deck) != plots:
        found.append(Refusal("rr3.draft.6", f"the plot deck has {len(plot_deck)} cards instead of {plots}"))
    if len(agendas) > 1:
        found.append(Refusal("rr3.draft.6", "a draft deck may use one agenda"))
    for code, count in Counter(card.code for card in (*plot_deck, *draw, *agendas)).items():
        if count > pool.get(code, 0):
            name = deck.book.find(code).name
            found.append(
                Refusal(
                    "rr3.draft.7", f"{name} is in the deck {count} times, and {pool.get(code, 0)} times in the pool"
                )
            )
    doubled = {name: n for name, n in Counter(card.name for card in plot_deck).items() if n > 1}
    if len(doubled) > 1 or any(n > 2 for n in doubled.values()):
        found.append(Refusal("rr3.draft.9", f"one plot may be there twice, and these are: {', '.join(doubled)}"))
    for card in {each.code: each for each in (*plot_deck, *draw)}.values():
        if out_of_faction(card, deck.faction) and not allowed(card, agendas):
            found.append(Refusal("rr3.draft.8", f"{card.name} is a {card.faction} card, and no agenda allows it"))
    return found


def allowed(card: Card, agendas: Sequence[Card]) -> bool:
    """Whether an agenda lets a card of another faction in; loyalty matters only where the agenda says so."""
    return any(rule.allows(card) for agenda in agendas for rule in agenda.deck)
