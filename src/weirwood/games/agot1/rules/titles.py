"""Titles: the small council of a melee, chosen openly each plot phase (lcg1.title.1 to 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.catalogue import Entry, Pack
from ....cardgame.cards.definition import Ability, Card, Passive, Response
from ....cardgame.table.state import Table
from ....cardgame.table.words import INTRIGUE, POWER, TITLE, TITLES
from ....cardgame.vocabulary.changing.power_and_gold import GainPower
from ....cardgame.vocabulary.ruling.player_rules import DominanceStrength, PlotValue, SideStrength
from ....cardgame.vocabulary.ruling.rules import Static
from ....errors import UserError
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from .title_rules import AttackersDeclared, DefendInstead, OneMoreCard, RedirectChallenge, Undefended, WonTakenOn

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
UNKNOWN = {
    **dict.fromkeys((HAND_OF_THE_KING, MASTER_OF_COIN, MASTER_OF_WHISPERS), "its own bonus"),
    LORD_COMMANDER: "how much power is gained for winning the challenge that was taken on",
}
"""What of the titles no source at hand states (lcg1.title.11 and 13)."""
NAMES = (HAND_OF_THE_KING, MASTER_OF_COIN, MASTER_OF_WHISPERS, MASTER_OF_LAWS, CROWN_REGENT, LORD_COMMANDER)
KNOWN, SUGGESTED = "known", "suggested"
"""The titles as far as they are known; with what we suggest where nothing is."""
SETS = {KNOWN: "Council", SUGGESTED: "Suggested"}

Text = tuple[list[Static], list[Ability]]
"""What a title has: constant abilities and triggered ones."""


def stated() -> dict[str, Text]:
    """What the titles do by the sources."""
    return {
        MASTER_OF_LAWS: ([OneMoreCard()], []),  # lcg1.title.12
        CROWN_REGENT: ([DominanceStrength(value=3)], [Response(AttackersDeclared(), RedirectChallenge())]),
        LORD_COMMANDER: ([], [Response(Undefended(), DefendInstead())]),
    }


def suggested() -> dict[str, Text]:
    """What we suggest for what is unknown: designed here, for tables that ask for it."""
    return {
        HAND_OF_THE_KING: ([SideStrength(challenges=(POWER,), value=2)], []),
        MASTER_OF_COIN: ([PlotValue(figure="income", by=2)], []),
        MASTER_OF_WHISPERS: ([SideStrength(challenges=(INTRIGUE,), value=2)], []),
        LORD_COMMANDER: ([], [Passive(WonTakenOn(), GainPower(1))]),
    }


def title(number: int, name: str, which: str) -> Card:
    """A title card."""
    constants, abilities = stated().get(name, ([], []))
    if which == SUGGESTED:
        more = suggested().get(name, ([], []))
        constants, abilities = constants + more[0], abilities + more[1]
    return Card(
        f"{'title' if which == KNOWN else which}_{number + 1}", name, "title", set=SETS[which], constants=constants,
        supports=SUPPORTS.get(name, ()), rivals=OPPOSES.get(name, ()), abilities=abilities,
    )  # fmt: skip


TITLE_CARDS = {which: [title(number, name, which) for number, name in enumerate(NAMES)] for which in SETS}


def packs() -> list[Pack]:
    """The titles as the catalogue has them: those of the box, and then those with our suggestions."""
    return [
        Pack(
            SETS[which],
            "Small Council" if which == KNOWN else "Small Council, suggested",
            lambda cards=cards: [Entry(card.code, card.name) for card in cards],  # type: ignore[misc]
            lambda cards=cards: cards,  # type: ignore[misc]
        )
        for which, cards in ((KNOWN, TITLE_CARDS[KNOWN]), (SUGGESTED, [c for c in TITLE_CARDS[SUGGESTED] if remark(c)]))
    ]


def remark(card: Card) -> str:
    """What has to be said of a title that isn't on it: what is unknown of it, or that we designed it."""
    if card.type != "title" or card.name not in UNKNOWN:
        return ""
    if card.set == SETS[SUGGESTED]:
        return f"Designed by this project, not printed: {UNKNOWN[card.name]}."
    return f"Unknown (no source states it): {UNKNOWN[card.name]}."


def titled(card: Card) -> str:
    """A title's name, with its set where it is not as printed."""
    return card.version if card.set == SETS[SUGGESTED] and remark(card) else card.name


def wanted(option: str | None) -> str:
    """Which titles a table plays with."""
    if option not in (None, "", KNOWN, SUGGESTED):
        raise UserError(f"There are no titles {option!r}; they are {KNOWN} (as far as they are) or {SUGGESTED}.")
    return option or KNOWN


def add_titles(s: Table, which: str = KNOWN) -> None:
    """The council before anybody sits in it."""
    for card in TITLE_CARDS[which]:
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
        options = [make_option(f"title {s.defn[c].name}", "title", (c,)) for c in left]
        s.ask(self.seats[self.at], "title", "Choose your title for this round.", "lcg1.round.4", options)

    def answer(self, s: Agot1, seat: int, option: Option) -> None:
        self.at += 1
        s.place(option.args[0], TITLE, seat)
        s.note("title", s.name(seat), s.defn[option.args[0]].name, rule="lcg1.round.4")
