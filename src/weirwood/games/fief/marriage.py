"""Marriages and Alliances: who may marry, the wedding, and how a marriage ends (1.1.1)."""

from __future__ import annotations

from ...kernel.decision import Option, Refusal
from .nobles import CANNOT_MARRY, HARD_TO_MARRY, NIGHTS_WATCH, NOBLES
from .opportunity import window
from .state import NONE, Fief, FiefFrame
from .titles import KING, MASTER_OF_LAWS, QUEEN

DOWRY = 2
"""What the House of a hard to marry Noble pays to the other (fief.1.1.1.13)."""
PROPOSALS = 3
"""Marriages a player may propose in one round: courtship has no other end (designed)."""
DEALS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
"""Gold that can be part of a marriage deal (fief.1.1.1.9)."""
PER_MARKER = 3
"""Gold that a Diplomacy marker lets pass, in the variant that asks for one (fief.10.3.1)."""


def may_marry(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble from marrying anybody; None if he may."""
    if s.spouse[noble] >= 0:
        return "fief.1.1.1.1"
    if noble in s.brother:
        return "fief.1.1.1.3"
    if s.has(noble, CANNOT_MARRY):
        return "fief.1.1.1.12"
    if s.has(noble, NIGHTS_WATCH) and not s.options.nwe:
        return "fief.2.4.1.5"
    if s.spouse_seat(s.owner[noble]) >= 0:
        return "fief.1.1.1.4"
    return None


def may_wed(s: Fief, one: int, other: int) -> str | None:
    """The clause that keeps two Nobles from marrying each other; None if they may."""
    if s.owner[one] == s.owner[other] or s.is_lord(one) == s.is_lord(other):
        return "fief.1.1.1.1"
    for noble in (one, other):
        clause = may_marry(s, noble)
        if clause is not None:
            return clause
        if s.has(noble, HARD_TO_MARRY) and s.gold[s.owner[noble]] < DOWRY:
            return "fief.1.1.1.13"
    return None


def wed(s: Fief, one: int, other: int) -> None:
    """Two Nobles marry; the King's wife becomes Queen at once (fief.1.5.1.1)."""
    from .royal import make_queen

    for noble, spouse in ((one, other), (other, one)):
        if s.has(noble, HARD_TO_MARRY):
            s.pay(s.owner[noble], DOWRY, s.owner[spouse])
        s.spouse[noble] = spouse
    s.dirty = True
    s.note("wedding", one, other, rule="fief.1.1.1.2")
    if s.holder[KING] in (one, other):
        make_queen(s)


def part(s: Fief, noble: int, rule: str, widowed: bool = False) -> None:
    """A marriage ends; both are free to marry again, and the King's divorced wife isn't Queen (fief.1.1.1.1.6)."""
    from .royal import lose_queen

    spouse = s.spouse[noble]
    if spouse < 0:
        return
    s.spouse[noble] = s.spouse[spouse] = NONE
    s.dirty = True
    s.note("parted", noble, spouse, rule=rule)
    if not widowed and s.holder[KING] in (noble, spouse) and s.holder[QUEEN] in (noble, spouse):
        lose_queen(s, "fief.1.5.1.5")


def why_not_wed(s: Fief, one: int, other: int) -> Refusal | None:
    clause = may_wed(s, one, other)
    return Refusal(clause, f"{NOBLES[one].name} can't marry {NOBLES[other].name}") if clause else None


def pairs(s: Fief, seat: int) -> list[tuple[int, int]]:
    """The marriages that a player's Nobles could make: his own Noble first."""
    own = [n for n in s.house_nobles(seat) if may_marry(s, n) is None]
    return [(n, other) for n in own for other in s.in_play() if s.owner[other] != seat and may_wed(s, n, other) is None]


def may_divorce(s: Fief, noble: int) -> str | None:
    """The clause that keeps a Noble's player from asking the Master of Laws for a divorce; None if he may."""
    spouse = s.spouse[noble]
    if spouse < 0 or s.holder[MASTER_OF_LAWS] < 0:
        return "fief.1.1.1.1.1"
    if s.heir_played and s.holder[KING] in (noble, spouse):
        return "fief.1.1.1.1.7"
    return None


class Courtship(FiefFrame):
    """A player's turn to announce marriages: he proposes one, the other player agrees or doesn't (fief.1.1.1.2).

    He may also ask the Master of Laws for a divorce, which needs nobody else's consent (fief.1.1.1.1.5).
    """

    __slots__ = ("asked", "divorced", "gold", "noble", "other", "seat")
    CHOOSE, TERMS, CONSENT, DIVORCE = range(4)

    def __init__(self, seat: int) -> None:
        self.at = self.CHOOSE
        self.seat = seat
        self.asked: list[int] = []  # both Nobles of each refused proposal
        self.divorced = False
        self.noble = NONE
        self.other = NONE
        self.gold = 0  # what the proposer adds; negative: what he asks for

    def run(self, s: Fief) -> None:
        if self.at == self.CHOOSE:
            self.ask_match(s)
        elif self.at == self.TERMS:
            to = s.owner[self.other]
            options = [Option("propose", "propose")]
            options += [Option(f"give {n} gold", "gold", (n,)) for n in DEALS if n <= self.most(s, self.seat)]
            options += [Option(f"ask {n} gold", "gold", (-n,)) for n in DEALS if n <= self.most(s, to)]
            prompt = f"Propose the marriage as it is, or with gold in the deal (to {s.name(to)})."
            s.ask(self.seat, "terms", prompt, "fief.1.1.1.9", [*options, Option("withdraw", "done")])
        elif self.at == self.CONSENT:
            prompt = f"{s.name(self.seat)} proposes: {self.said(s)}. Do you agree?"
            options = [Option("accept", "yes"), Option("refuse", "no")]
            s.ask(s.owner[self.other], "marriage", prompt, "fief.1.1.1.2", options)
        else:
            pair = f"{NOBLES[self.noble].name} and {NOBLES[s.spouse[self.noble]].name}"
            prompt = f"{s.name(self.seat)} asks that the marriage of {pair} be declared void."
            options = [Option("grant", "yes"), Option("refuse", "no")]
            s.ask(s.title_seat(MASTER_OF_LAWS), "divorce", prompt, "fief.1.1.1.1.5", options)

    def most(self, s: Fief, payer: int) -> int:
        """The most gold one player can add to the deal; a marker is needed for each 3 in a variant."""
        own = sum(DOWRY for n in (self.noble, self.other) if s.owner[n] == payer and s.has(n, HARD_TO_MARRY))
        free = max(0, s.gold[payer] - own)
        return min(free, PER_MARKER * s.diplomacy[self.seat]) if s.options.diplomacy else free

    def said(self, s: Fief) -> str:
        """The proposal in words."""
        words = f"{NOBLES[self.noble].name} marries {NOBLES[self.other].name}"
        if self.gold:
            payer = self.seat if self.gold > 0 else s.owner[self.other]
            words += f", and {s.name(payer)} pays {abs(self.gold)} GD"
        return words

    def ask_match(self, s: Fief) -> None:
        options = []
        if len(self.asked) < 2 * PROPOSALS:
            refused = list(zip(self.asked[::2], self.asked[1::2], strict=True))
            options += [
                Option(f"marry {NOBLES[one].name} to {NOBLES[other].name}", "marry", (one, other))
                for one, other in pairs(s, self.seat)
                if (one, other) not in refused
            ]
        if not self.divorced:
            options += [
                Option(f"divorce {NOBLES[n].name}", "divorce", (n,))
                for n in s.house_nobles(self.seat)
                if s.spouse[n] >= 0 and may_divorce(s, n) is None
            ]
        if not options and not s.ask_all:
            s.pop()
            return
        prompt = "Announce a marriage or ask for a divorce, or pass."
        s.ask(self.seat, "announce marriage", prompt, "fief.1.1.1.2", [*options, Option("pass", "pass")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.CHOOSE:
            self.choose(s, option)
        elif self.at == self.TERMS:
            self.at = self.CHOOSE if option.verb == "done" else self.CONSENT
            self.gold = option.args[0] if option.args else 0
            if self.at == self.CHOOSE:
                self.asked += [self.noble, self.other]
        elif self.at == self.CONSENT:
            self.at = self.CHOOSE
            self.asked += [self.noble, self.other]
            if option.verb == "yes":
                self.settle_terms(s)
                wed(s, self.noble, self.other)
                window(s)
            else:
                s.note("jilted", self.noble, self.other, seat, rule="fief.1.1.1.2")
        else:
            self.at = self.CHOOSE
            if option.verb == "yes":
                part(s, self.noble, "fief.1.1.1.1.5")
            else:
                s.note("no divorce", self.noble, seat, rule="fief.1.1.1.1.5")

    def choose(self, s: Fief, option: Option) -> None:
        if option.verb == "marry":
            self.noble, self.other = option.args
            self.at = self.TERMS
        elif option.verb == "divorce":
            self.noble = option.args[0]
            self.divorced = True
            self.at = self.DIVORCE
            s.note("asks divorce", self.noble, s.spouse[self.noble], rule="fief.1.1.1.1.5")
        else:
            s.pop()

    def settle_terms(self, s: Fief) -> None:
        """The gold in the deal is paid (fief.1.1.1.9)."""
        if not self.gold:
            return
        to = s.owner[self.other]
        payer, payee = (self.seat, to) if self.gold > 0 else (to, self.seat)
        if s.options.diplomacy:
            s.diplomacy[self.seat] -= -(-abs(self.gold) // PER_MARKER)
        s.pay(payer, abs(self.gold), payee)
        s.note("marriage gold", payer, payee, abs(self.gold), rule="fief.1.1.1.9")
