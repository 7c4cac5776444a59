"""The Protector of the Realm gives away unclaimed Fief Titles, perhaps for a favour (1.5.15, 4.4.1.4, faq.4.2)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..diplomacy.dealing import askable
from ..diplomacy.promises import PER_MARKER, spend_markers
from ..model.army import controlled
from ..model.board import NONE
from ..model.nobles import NOBLES
from ..model.state import Fief, FiefFrame
from ..model.titles import FIEF, PROTECTOR, may_govern, title_name
from ..realm.bestowing import acquire_fief, fief_heirs

TRIES = 3
"""How often a Fief Title may be offered in one round: bargaining has no other end (designed)."""


def _key(fief: int) -> str:
    return f"grant {fief}"


def may_grant(s: Fief, seat: int, noble: int, fief: int) -> str | None:
    """The clause that keeps a player from giving a Fief Title to a Noble for nothing; None if he may."""
    if s.title_seat(PROTECTOR) != seat or s.phase != 4 or s.used_round.count(_key(fief)) >= TRIES:
        return "fief.1.5.15"
    owner = s.owner[noble]
    if owner < 0 or may_govern(s, owner, fief) is not None:
        return "fief.4.4.1.4"
    return None if noble in fief_heirs(s, owner) else "fief.4.4.1.5"


def grant_offers(s: Fief, seat: int) -> list[Option]:
    """The Fief Titles that a seat may give away now, and to whom."""
    if s.phase != 4 or s.title_seat(PROTECTOR) != seat:
        return []
    return [
        make_option(f"grant {fief.titles[NOBLES[n].lady]} to {NOBLES[n].name}", "grant", (fief.number, n))
        for fief in s.board.fiefs
        if s.holder[FIEF + fief.number] < 0
        for n in s.in_play()
        if may_grant(s, seat, n, fief.number) is None
    ]


def begin_grant(s: Fief, seat: int, option: Option) -> None:
    fief, noble = option.args
    s.used_round.append(_key(fief))
    if s.owner[noble] == seat:
        bestow(s, seat, noble, fief)
    else:
        s.push(Grant(seat, noble, fief))


def most_gold(s: Fief, seat: int, payer: int) -> int:
    """The most gold that the Protector can ask for; a variant takes a marker of his for each 3 (fief.10.3.1)."""
    most = askable(s, seat, payer)
    return min(most, PER_MARKER * s.diplomacy[seat]) if s.options.diplomacy else most


def bestow(s: Fief, seat: int, noble: int, fief: int) -> None:
    s.note("granted", seat, noble, FIEF + fief, rule="fief.4.4.1.4")
    acquire_fief(s, noble, fief, "fief.4.4.1.4")


class Grant(FiefFrame):
    """The Protector says what he wants for a Title; its receiver may refuse, and buy it instead (fief.faq.4.2)."""

    __slots__ = ("fief", "gold", "noble", "seat", "village")
    ASK, ANSWER = range(2)

    def __init__(self, seat: int, noble: int, fief: int) -> None:
        self.at = self.ASK
        self.seat = seat
        self.noble = noble
        self.fief = fief
        self.gold = 0
        self.village = NONE

    def run(self, s: Fief) -> None:
        to = s.owner[self.noble]
        if self.at == self.ASK:
            options = [make_option("propose", "propose")]
            if not self.gold:
                options += [
                    make_option(f"ask {n} gold", "gold", (n,)) for n in range(1, most_gold(s, self.seat, to) + 1)
                ]
            if self.village < 0:
                options += [make_option(f"ask {s.board.villages[v].name}", "village", (v,)) for v in controlled(s, to)]
            prompt = f"Ask {s.name(to)} for gold or a Village in return, or propose it as it is."
            s.ask(self.seat, "grant", prompt, "fief.faq.4.2", [*options, make_option("withdraw", "done")])
            return
        price = f"{self.gold} gold" if self.gold else ""
        if self.village >= 0:
            price += (" and " if price else "") + f"the promise of {s.board.villages[self.village].name} in Phase 5"
        title = title_name(s, FIEF + self.fief)
        prompt = f"{s.name(self.seat)} gives {NOBLES[self.noble].name} the Title of {title} for {price or 'nothing'}. Do you accept?"
        options = [make_option("accept", "yes")] if self.gold <= s.gold[to] else []
        options.append(make_option("refuse", "no"))
        if s.hidden_gold:  # a single answer would tell what he lacks
            options.append(make_option("say nothing", "silence"))
        s.ask(to, "answer grant", prompt, "fief.4.4.1.4", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == "gold":
            self.gold = option.args[0]
        elif verb == "village":
            self.village = option.args[0]
        elif verb == "propose":
            self.at = self.ANSWER
            s.note("grant", self.seat, self.noble, FIEF + self.fief, self.gold, self.village, rule="fief.faq.4.2")
        else:
            s.pop()
            if verb == "yes":
                spend_markers(s, self.seat, self.gold)
                s.pay(seat, self.gold, self.seat)
                bestow(s, self.seat, self.noble, self.fief)
            elif verb == "no":
                s.note("grant refused", seat, self.seat, FIEF + self.fief, rule="fief.4.4.1.4")
