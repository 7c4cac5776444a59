"""Playing ordinary cards in one's turn: new Nobles, Bountiful Harvest, Good Weather, Taxes (2.4.1, 2.4.4 to 2.4.6)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model import cards
from ..model.board import NONE
from ..model.cards import BOUNTIFUL_HARVEST, CARDS, FAMINE, GOOD_WEATHER, HEAVY_RAIN, NEW_LADY, NEW_LORD, TAXES
from ..model.nobles import BANNERMEN, DEAD, HEIRS, NIGHTS_WATCH, NOBLES, OUTLAW, STORM_GAINED, UNLUCKY
from ..model.state import Fief, FiefFrame
from ..model.titles import BROTHER, KING, QUEEN
from ..model.troops import RECRUIT
from ..realm.bestowing import give
from ..realm.placing import PlaceNoble
from ..timing.window import window
from .taxes import levy, tax_options

ANSWERS = {
    BOUNTIFUL_HARVEST: (FAMINE, HEAVY_RAIN, "fief.2.4.4.1", "fief.2.4.4.3", "fief.2.4.4.2"),
    GOOD_WEATHER: (HEAVY_RAIN, FAMINE, "fief.2.4.5.1", "fief.2.4.5.2", "fief.2.4.5.2"),
}
"""What a card cancels on a Region, what keeps it from being laid for its bonus, and the clauses: cancel, not, lay."""


class PlayCards(FiefFrame):
    """A player's turn to play any number of cards (fief.2.4.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    def run(self, s: Fief) -> None:
        options: list[Option] = []
        for kind in sorted({s.kinds[card] for card in s.hands[self.seat]}):
            if kind in (NEW_LORD, NEW_LADY):
                if may_play_noble(s, self.seat, kind) is None:
                    options.append(make_option(f"play {CARDS[kind].name}", "noble", (kind,)))
                if kind == NEW_LORD and may_bring_heir(s, self.seat) is None:
                    options.append(make_option(f"play {CARDS[kind].name} for the Heir", "heir"))
            elif kind == TAXES:
                options += tax_options(s, self.seat)
            elif kind in ANSWERS:
                options += [
                    make_option(f"play {CARDS[kind].name} on the {region.name}", "region", (kind, region.number))
                    for region in s.board.regions
                    if may_lay(s, kind, region.number) is None
                ]
        if not options and not s.ask_all:
            s.pop()
            window(s)
            return
        s.ask(self.seat, "play", "Play a card, or stop.", "fief.2.4.1", [*options, make_option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            window(s)
        elif option.verb in ("noble", "heir"):
            window(s)
            play_noble(s, seat, option.args[0] if option.args else NEW_LORD, heir=option.verb == "heir")
        elif option.verb == "tax":
            levy(s, seat, *option.args)
            window(s)
        else:
            lay(s, seat, *option.args)
            window(s)


# New Nobles (2.4.1)


def drawable(s: Fief, seat: int, kind: int) -> list[int]:
    """The Nobles among whom a card brings one at random (fief.2.4.1.4, fief.2.2.1.4, fief.2.2.1.6)."""
    ladies = [n for n in s.character[seat] if NOBLES[n].lady]
    if kind == NEW_LADY and ladies:
        return ladies
    lords = [n for n in s.character[seat] if not NOBLES[n].lady]
    if lords:
        return lords
    return [n for n in BANNERMEN if s.owner[n] < 0 and not s.flags[n] & DEAD][:1]


def may_play_noble(s: Fief, seat: int, kind: int) -> str | None:
    """The clause that keeps a player from playing a new Lord or Lady; None if he may."""
    if not s.room(seat):
        return "fief.2.4.1.2"
    return None if drawable(s, seat, kind) else "fief.components.2"


def free_heirs(s: Fief) -> list[int]:
    """The Heir cards that can still come into play (fief.1.5.2.4)."""
    return [n for n in HEIRS if s.owner[n] < 0 and not s.flags[n] & DEAD]


def may_bring_heir(s: Fief, seat: int) -> str | None:
    """The clause that keeps the Queen's House from bringing an Heir; None if it may (fief.1.5.2.1)."""
    queen = s.holder[QUEEN]
    if queen < 0 or s.owner[queen] != seat or s.holder[KING] < 0 or s.heir() >= 0:
        return "fief.1.5.2.1"
    if s.captor[queen] >= 0:
        return "fief.6.2.3.13"
    if not s.room(seat):
        return "fief.2.4.1.2"
    return None if free_heirs(s) else "fief.1.5.2.4"


def play_noble(s: Fief, seat: int, kind: int, heir: bool = False) -> None:
    """A Noble enters play; the card stays with him (fief.2.4.1.1). The Heir is taken, others are drawn (fief.1.5.2.2)."""
    card = cards.in_hand(s, seat, kind)
    s.hands[seat].remove(card)
    s.known[card] = s.everybody
    pool = free_heirs(s)[:1] if heir else drawable(s, seat, kind)
    noble = pool[0] if heir else pool[s.chance.pick([NOBLES[n].name for n in pool])]
    if noble in s.character[seat]:
        s.character[seat].remove(noble)
    s.noble_card[noble] = card
    enter(s, seat, noble)
    if noble in s.brother:
        s.push(PlaceRecruit(noble))
    s.push(PlaceNoble(noble))


def enter(s: Fief, seat: int, noble: int) -> None:
    """A Noble belongs to a House from now on; with NWE some are Brothers at once (fief.2.4.1.6 to fief.2.4.1.8)."""
    s.join(noble, seat)
    s.where[noble] = NONE
    s.note("enters", noble, seat, rule="fief.2.4.1.1")
    if s.options.nwe and s.has(noble, NIGHTS_WATCH):
        if s.brother[seat] < 0:
            give(s, noble, BROTHER, "fief.2.4.1.6")
            s.flags[noble] |= STORM_GAINED
        else:
            s.flags[noble] |= OUTLAW
            s.note("outlaw", noble, rule="fief.2.4.1.8")


class PlaceRecruit(FiefFrame):
    """A Recruit is placed with a Lord who is a Brother from the beginning (fief.2.4.1.6)."""

    __slots__ = ("noble",)

    def __init__(self, noble: int) -> None:
        self.at = 0
        self.noble = noble

    def run(self, s: Fief) -> None:
        s.pop()
        seat, village = s.owner[self.noble], s.where[self.noble]
        if seat >= 0 and village >= 0 and s.reserve(seat, RECRUIT):
            s.add_troops(seat, village, RECRUIT, 1)
            s.note("recruit", self.noble, village, rule="fief.2.4.1.6")


# Bountiful Harvest and Good Weather (2.4.4, 2.4.5)


def may_lay(s: Fief, kind: int, region: int) -> str | None:
    """The clause that keeps a card from being played on a Region; None if it may be."""
    cancels, hinders, _, clause, _ = ANSWERS[kind]
    if cards.lies_on(s, region, cancels):
        return None
    if cards.lies_on(s, region, hinders):
        return clause
    if cards.lies_on(s, region, kind):
        return "fief.2.4.4.4"
    villages = s.board.regions[region].villages
    return "fief.2.4.4.5" if any(s.where[n] in villages and s.has(n, UNLUCKY) for n in s.in_play()) else None


def lay(s: Fief, seat: int, kind: int, region: int) -> None:
    card = cards.in_hand(s, seat, kind)
    s.hands[seat].remove(card)
    s.known[card] = s.everybody
    cancels, _, cancel_rule, _, lay_rule = ANSWERS[kind]
    ended = next((c for c in s.region_cards[region] if s.kind_laid(c) == cancels), None)
    if ended is not None:
        s.region_cards[region].remove(ended)
        cards.discard(s, ended)
        cards.discard(s, card)
        s.note("cancelled", seat, kind, cancels, region, rule=cancel_rule)
    else:
        s.region_cards[region].append(card)
        s.note("laid", seat, kind, region, rule=lay_rule)
