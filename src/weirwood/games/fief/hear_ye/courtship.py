"""Announcing marriages: proposals with what goes with them, consent, and divorces (1.1.1)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Option, make_option
from ..diplomacy.dealing import (
    PIECES,
    UNSEEN,
    card_pieces,
    gold_pieces,
    handed,
    has_maester,
    held,
    may_give_card,
    may_settle,
    settle_terms,
)
from ..diplomacy.promises import PER_MARKER, forget, hold, reminder
from ..model.board import NONE
from ..model.nobles import HARD_TO_MARRY, NOBLES
from ..model.state import Fief, FiefFrame
from ..model.terms import MARRIAGE, Terms, counted
from ..model.titles import MASTER_OF_LAWS
from ..model.words import listed
from ..realm.marriage import DOWRY, may_divorce, may_wed, pairs, part, wed
from ..timing.window import window


class Courtship(FiefFrame):
    """A player's turn to announce marriages: he proposes one, the other player agrees or doesn't (fief.1.1.1.2).

    He may also ask the Master of Laws for a divorce, which needs nobody else's consent (fief.1.1.1.1.5).
    """

    __slots__ = ("asked", "divorced", "noble", "other", "seat", "terms")
    CHOOSE, TERMS, CONSENT, DIVORCE = range(4)

    def __init__(self, seat: int) -> None:
        self.at = self.CHOOSE
        self.seat = seat
        self.asked: list[int] = []  # both Nobles of each refused proposal
        self.divorced = False
        self.noble = NONE
        self.other = NONE
        self.terms = Terms(seat, NONE)  # what goes with the marriage

    @property
    def gold(self) -> int:
        """What the proposer adds; negative: what he asks for."""
        return self.terms.give_gold - self.terms.ask_gold

    def run(self, s: Fief) -> None:
        if self.at == self.CHOOSE:
            self.ask_match(s)
        elif self.at == self.TERMS:
            prompt = f"Propose the marriage as it is, or with gold or cards in the deal (to {s.name(self.terms.to)})."
            options = [make_option("propose", "propose"), *self.pieces(s), make_option("withdraw", "done")]
            s.ask(self.seat, "terms", prompt, "fief.1.1.1.9", options)
        elif self.at == self.CONSENT:
            marker = f" It costs {s.name(self.payer(s))} a Diplomacy marker." if self.markers(s) else ""
            prompt = f"{s.name(self.seat)} proposes: {self.said(s)}{self.cards_said()}.{marker} Do you agree?"
            options = [make_option("accept", "yes")] if self.may_agree(s) is None else []
            options.append(make_option("refuse", "no"))
            if self.terms.ask_cards or s.hidden_gold:  # a single answer would tell what he lacks
                options.append(make_option("say nothing", "silence"))
            s.ask(s.owner[self.other], "marriage", prompt, "fief.1.1.1.2", options)
        else:
            pair = f"{NOBLES[self.noble].name} and {NOBLES[s.spouse[self.noble]].name}"
            prompt = f"{s.name(self.seat)} asks that the marriage of {pair} be declared void. Do you grant it?"
            options = [make_option("grant", "yes"), make_option("refuse", "no")]
            s.ask(s.title_seat(MASTER_OF_LAWS), "divorce", prompt, "fief.1.1.1.1.5", options)

    # What goes with a marriage (fief.1.1.1.9)

    def pieces(self, s: Fief) -> list[Option]:
        """What can still be added to the deal."""
        to = self.terms.to
        found = [] if self.gold else gold_pieces(self.terms, self.most(s, self.seat), self.askable(s))
        give, ask = self.may_add_card(s, self.seat), self.may_add_card(s, to)
        return found + card_pieces(s, self.terms, give, ask)

    def askable(self, s: Fief) -> int:
        """The most gold that can be asked for: what the other one has, or anything if that is hidden (fief.general.5)."""
        return UNSEEN if s.purse(self.seat, self.terms.to) is None else self.most(s, self.terms.to)

    def may_add_card(self, s: Fief, giver: int) -> str | None:
        """The clause that keeps one more card out of the deal: it takes a marker or a Maester, and room in the hand."""
        return self.may_carry(s, giver) or may_give_card(s, self.terms, giver, private=True)

    def may_carry(self, s: Fief, giver: int) -> str | None:
        """The clause that keeps a player's cards out of any such deal; None if there is a marker or a Maester."""
        marker = s.diplomacy[self.seat] > 0 or (s.diplomacy[self.terms.to] > 0 and not s.options.diplomacy)
        return None if marker or has_maester(s, giver) else "fief.1.1.1.9"

    def may_agree(self, s: Fief) -> str | None:
        """The clause that keeps the other player from accepting; None if both can give what the deal says."""
        if self.terms.ask_gold > self.most(s, self.terms.to):
            return "fief.10.3.1" if s.options.diplomacy else "fief.1.1.1.9"
        clause = may_settle(s, self.terms, private=True, allowance=PER_MARKER * self.markers(s))
        return clause or may_wed(s, self.noble, self.other)

    def most(self, s: Fief, payer: int) -> int:
        """The most gold one player can add to the deal; a marker is needed for each 3 in a variant."""
        own = sum(DOWRY for n in (self.noble, self.other) if s.owner[n] == payer and s.has(n, HARD_TO_MARRY))
        free = max(0, s.gold[payer] - own)
        return min(free, PER_MARKER * s.diplomacy[self.seat]) if s.options.diplomacy else free

    def markers(self, s: Fief) -> int:
        """The Diplomacy markers that the deal costs: for cards without a Maester one, for gold in a variant."""
        cards = any(kinds and not has_maester(s, giver) for kinds, giver, _ in handed(self.terms))
        return max(int(cards), -(-abs(self.gold) // PER_MARKER) if s.options.diplomacy else 0)

    def payer(self, s: Fief) -> int:
        """Who spends the markers: the proposer if he has them."""
        return self.seat if s.diplomacy[self.seat] >= self.markers(s) else self.terms.to

    def cards_said(self) -> str:
        """Which cards are in the deal: that is for the two players only."""
        given, asked = listed(counted(self.terms.give_cards)), listed(counted(self.terms.ask_cards))
        named = ([given] if given else []) + ([f"{asked} of yours"] if asked else [])
        return f" ({' for '.join(named)})" if named else ""

    def said(self, s: Fief) -> str:
        """The proposal in words, as everybody hears it."""
        words = f"{NOBLES[self.noble].name} marries {NOBLES[self.other].name}"
        if self.gold:
            payer = self.seat if self.gold > 0 else s.owner[self.other]
            words += f", and {s.name(payer)} pays {abs(self.gold)} gold"
        for kinds, giver, _ in handed(self.terms):
            cards = "a card" if len(kinds) == 1 else f"{len(kinds)} cards"
            words += f", and {s.name(giver)} gives {cards}" if kinds else ""
        return words

    def matches(self, s: Fief) -> list[Option]:
        """The marriages that can still be proposed; none that was refused is proposed again."""
        if s.offer_limit and len(self.asked) >= 2 * s.offer_limit:
            return []
        refused = list(zip(self.asked[::2], self.asked[1::2], strict=True))
        return [
            make_option(f"marry {NOBLES[one].name} to {NOBLES[other].name}", "marry", (one, other))
            for one, other in pairs(s, self.seat)
            if (one, other) not in refused
        ]

    def propose(self, s: Fief, noble: int, other: int) -> None:
        """Put together what goes with a marriage."""
        self.noble, self.other = noble, other
        self.terms = Terms(self.seat, s.owner[other])
        self.at = self.TERMS

    def ask_match(self, s: Fief) -> None:
        options = self.matches(s)
        if not self.divorced:
            options += [
                make_option(f"divorce {NOBLES[n].name}", "divorce", (n,))
                for n in s.house_nobles(self.seat)
                if s.spouse[n] >= 0 and may_divorce(s, n) is None
            ]
        if not options and not s.ask_all:
            s.pop()
            return
        told = reminder(s, self.seat, MARRIAGE)
        prompt = f"Announce a marriage or ask for a divorce, or pass.{told}"
        s.ask(self.seat, "announce marriage", prompt, "fief.1.1.1.2", [*options, make_option("pass", "pass")])

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if self.at == self.CHOOSE:
            self.choose(s, option)
        elif option.verb in PIECES:
            self.terms = self.terms.with_piece(PIECES[option.verb], option.args[0])
        elif self.at == self.TERMS:
            self.at = self.CHOOSE if option.verb == "done" else self.CONSENT
            if self.at == self.CHOOSE:
                self.asked += [self.noble, self.other]
            for card in held(s, seat, self.terms.give_cards) or () if self.at == self.CONSENT else ():
                s.known[card] |= 1 << self.terms.to
        elif self.at == self.CONSENT:
            self.at = self.CHOOSE
            self.asked += [self.noble, self.other]
            if option.verb == "yes":
                self.settle_terms(s)
                wed(s, self.noble, self.other)
                window(s)
            else:
                hold(s, seat, self.seat, MARRIAGE, False)
                s.note("jilted", self.noble, self.other, seat, rule="fief.1.1.1.2")
        else:
            self.at = self.CHOOSE
            if option.verb == "yes":
                part(s, self.noble, "fief.1.1.1.1.5")
            else:
                s.note("no divorce", self.noble, seat, rule="fief.1.1.1.1.5")

    def choose(self, s: Fief, option: Option) -> None:
        if option.verb == "marry":
            self.propose(s, *option.args)
        elif option.verb == "divorce":
            self.noble = option.args[0]
            self.divorced = True
            self.at = self.DIVORCE
            s.note("asks divorce", self.noble, s.spouse[self.noble], rule="fief.1.1.1.1.5")
        else:
            s.pop()

    def settle_terms(self, s: Fief) -> None:
        """The gold in the deal is paid, its cards change hands, its markers are spent (fief.1.1.1.9)."""
        terms = self.terms
        s.diplomacy[self.payer(s)] -= self.markers(s)
        settle_terms(s, terms, 1 << self.seat | 1 << terms.to)
        for gold, (cards, payer, payee) in zip((terms.give_gold, terms.ask_gold), handed(terms), strict=True):
            hold(s, payer, payee, MARRIAGE, True)
            forget(s, payer, payee, MARRIAGE)
            if gold:
                s.note("marriage gold", payer, payee, gold, rule="fief.1.1.1.9")
            both = 1 << payer | 1 << payee
            for card in cards:
                s.note("marriage card", payer, payee, secret=(card,), audience=both, rule="fief.1.1.1.9")

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Others don't know which cards are in the deal, nor anything of it before it is proposed."""
        if self.at == self.TERMS and seat != self.seat:
            self.terms = Terms(self.seat, self.terms.to)
        elif self.at == self.CONSENT and seat not in (self.seat, self.terms.to):
            given, asked = (self.some(s, owner, len(kinds), chance) for kinds, owner, _ in handed(self.terms))
            self.terms = self.terms._replace(give_cards=given, ask_cards=asked)

    def some(self, s: Fief, seat: int, count: int, chance: Chance) -> tuple[int, ...]:
        """So many of the kinds of cards in a hand."""
        kinds = [s.kinds[card] for card in s.hands[seat]]
        chance.shuffle(kinds)
        return tuple(kinds[:count])
