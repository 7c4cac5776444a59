"""Titles: the small council of a melee, chosen openly each plot phase (lcg1.title.1 to 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cardgame.cards.definition import Ability, Card, Response
from ...cardgame.table.state import Table
from ...cardgame.table.words import TITLE, TITLES
from ...cardgame.vocabulary.player_rules import DominanceStrength
from ...cardgame.vocabulary.rules import Static
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .title_rules import AttackersDeclared, DefendInstead, RedirectChallenge, Undefended

if TYPE_CHECKING:
    from .table import Agot1

HAND_OF_THE_KING, MASTER_OF_COIN, MASTER_OF_WHISPERS = "Hand of the King", "Master of Coin", "Master of Whispers"
MASTER_OF_LAWS, CROWN_REGENT = "Master of Laws", "Crown Regent"
LORD_COMMANDER = "Lord Commander of the Kingsguard"
SUPPORTS = {
    MASTER_OF_LAWS: (HAND_OF_THE_KING,), HAND_OF_THE_KING: (MASTER_OF_WHISPERS,),
    MASTER_OF_WHISPERS: (MASTER_OF_COIN,), MASTER_OF_COIN: (MASTER_OF_LAWS,),
}  # fmt: skip
OPPOSES = {
    HAND_OF_THE_KING: (MASTER_OF_COIN,), MASTER_OF_COIN: (HAND_OF_THE_KING,),
    MASTER_OF_LAWS: (MASTER_OF_WHISPERS,), MASTER_OF_WHISPERS: (MASTER_OF_LAWS, CROWN_REGENT),
}  # fmt: skip
UNKNOWN = (HAND_OF_THE_KING, MASTER_OF_COIN, MASTER_OF_WHISPERS)
"""Titles with a bonus of their own that no source at hand states (lcg1.title.13)."""
NAMES = (HAND_OF_THE_KING, MASTER_OF_COIN, MASTER_OF_WHISPERS, MASTER_OF_LAWS, CROWN_REGENT, LORD_COMMANDER)


def title(number: int, name: str) -> Card:
    """A title card."""
    constants: list[Static] = []
    abilities: list[Ability] = []
    if name == CROWN_REGENT:  # lcg1.title.8 and 9
        constants, abilities = [DominanceStrength(value=3)], [Response(AttackersDeclared(), RedirectChallenge())]
    elif name == LORD_COMMANDER:  # lcg1.title.10, faq1.errata.40
        abilities = [Response(Undefended(), DefendInstead())]
    return Card(
        f"title_{number + 1}", name, "title", set="Core", supports=SUPPORTS.get(name, ()), rivals=OPPOSES.get(name, ()),
        constants=constants, abilities=abilities,
    )  # fmt: skip


TITLE_CARDS = {name: title(number, name) for number, name in enumerate(NAMES)}


def add_titles(s: Table) -> None:
    """The council before anybody sits in it."""
    for card in TITLE_CARDS.values():
        s.known[s.add(card, 0, TITLES)] = s.everyone


def held(s: Table, seat: int) -> str:
    """The title that a player holds ('': none)."""
    card = s.title[seat]
    return s.defn[card].name if card >= 0 else ""


def supports(s: Table, seat: int, other: int) -> bool:
    """Whether a player's title supports another's (lcg1.title.2)."""
    return held(s, other) in SUPPORTS.get(held(s, seat), ())


def opposes(s: Table, seat: int, other: int) -> bool:
    """Whether a player's title opposes another's (lcg1.title.3)."""
    return held(s, other) in OPPOSES.get(held(s, seat), ())


class SelectTitles(Frame):
    """Each player chooses a title, openly, the first player first (lcg1.round.4)."""

    __slots__ = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        self.at = 0
        self.seats = seats

    def run(self, s: Agot1) -> None:
        if self.at >= len(self.seats) or not s.title_pool:
            s.pop()
            return
        left = sorted(s.title_pool, key=lambda c: NAMES.index(s.defn[c].name))
        options = [Option(f"title {s.defn[c].name}", "title", (c,)) for c in left]
        s.ask(self.seats[self.at], "title", "Choose your title for this round.", "lcg1.round.4", options)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        self.at += 1
        s.place(option.args[0], TITLE, seat)
        s.note("title", s.name(seat), s.defn[option.args[0]].name, rule="lcg1.round.4")
