"""Playing ordinary cards in one's turn: new Nobles, Bountiful Harvest, Good Weather, Taxes (2.4.1, 2.4.4 to 2.4.6)."""

from __future__ import annotations

from ...kernel.decision import Option
from . import cards
from .captives import PlaceNoble
from .cards import BOUNTIFUL_HARVEST, CARDS, FAMINE, GOOD_WEATHER, HEAVY_RAIN, NEW_LADY, NEW_LORD
from .nobles import BANNERMEN, NIGHTS_WATCH, NOBLES
from .opportunity import window
from .state import DEAD, NONE, OUTLAW, STORM_GAINED, Fief, FiefFrame
from .titles import BROTHER

ANSWERS = {BOUNTIFUL_HARVEST: (FAMINE, HEAVY_RAIN, "fief.2.4.4.1"), GOOD_WEATHER: (HEAVY_RAIN, FAMINE, "fief.2.4.5.1")}
"""What a card cancels on a Region, and what keeps it from being laid for its bonus."""


class PlayCards(FiefFrame):
    """A player's turn to play any number of cards (fief.2.4.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.at = 0
        self.seat = seat

    # Open: Taxes (fief.2.4.6.*; taxes.py has the markers), the Heir (fief.1.5.2.1 to 3)

    def run(self, s: Fief) -> None:
        options: list[Option] = []
        for kind in sorted({s.kinds[card] for card in s.hands[self.seat]}):
            if kind in (NEW_LORD, NEW_LADY):
                if may_play_noble(s, self.seat, kind) is None:
                    options.append(Option(f"play {CARDS[kind].name}", "noble", (kind,)))
            elif kind in ANSWERS:
                options += [
                    Option(f"play {CARDS[kind].name} on the {region.name}", "region", (kind, region.number))
                    for region in s.board.regions
                    if may_lay(s, kind, region.number) is None
                ]
        if not options and not s.ask_all:
            s.pop()
            window(s)
            return
        s.ask(self.seat, "play", "Play a card, or stop.", "fief.2.4.1", [*options, Option("done", "done")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "done":
            s.pop()
            window(s)
        elif option.verb == "noble":
            window(s)
            play_noble(s, seat, option.args[0])
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


def play_noble(s: Fief, seat: int, kind: int) -> None:
    """A Noble enters play; the card stays with him (fief.2.4.1.1)."""
    card = cards.in_hand(s, seat, kind)
    s.hands[seat].remove(card)
    s.known[card] = s.everybody
    pool = drawable(s, seat, kind)
    noble = pool[s.chance.pick([NOBLES[n].name for n in pool])]
    if noble in s.character[seat]:
        s.character[seat].remove(noble)
    s.noble_card[noble] = card
    enter(s, seat, noble)
    s.push(PlaceNoble(noble))


def enter(s: Fief, seat: int, noble: int) -> None:
    """A Noble belongs to a House from now on; with NWE some are Brothers at once (fief.2.4.1.6 to fief.2.4.1.8)."""
    s.join(noble, seat)
    s.where[noble] = NONE
    s.note("enters", noble, seat, rule="fief.2.4.1.1")
    if s.options.nwe and s.has(noble, NIGHTS_WATCH):
        from .bestowing import give

        if s.brother[seat] < 0:
            give(s, noble, BROTHER, "fief.2.4.1.6")  # open: his Recruit (fief.2.4.1.6)
            s.flags[noble] |= STORM_GAINED
        else:
            s.flags[noble] |= OUTLAW
            s.note("outlaw", noble, rule="fief.2.4.1.8")


# Bountiful Harvest and Good Weather (2.4.4, 2.4.5)


def may_lay(s: Fief, kind: int, region: int) -> str | None:
    """The clause that keeps a card from being played on a Region; None if it may be."""
    cancels, hinders, rule = ANSWERS[kind]
    if cards.lies_on(s, region, cancels):
        return None
    if cards.lies_on(s, region, hinders):
        return rule
    return "fief.2.4.4.5" if cards.lies_on(s, region, kind) else None


def lay(s: Fief, seat: int, kind: int, region: int) -> None:
    card = cards.in_hand(s, seat, kind)
    s.hands[seat].remove(card)
    s.known[card] = s.everybody
    cancels, _, rule = ANSWERS[kind]
    ended = next((c for c in s.region_cards[region] if s.kind_laid(c) == cancels), None)
    if ended is not None:
        s.region_cards[region].remove(ended)
        cards.discard(s, ended)
        cards.discard(s, card)
        s.note("cancelled", seat, kind, cancels, region, rule=rule)
    else:
        s.region_cards[region].append(card)
        s.note("laid", seat, kind, region, rule=rule)
