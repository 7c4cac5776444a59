"""Offers between two players, open or within a private talk, and the talks (9.1 to 9.5)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Option
from ..model.cards import in_hand
from ..model.state import Fief, FiefFrame
from ..model.terms import Terms
from .dealing import (
    ASK_CARD,
    GIVE_CARD,
    PIECES,
    PROMISE,
    WISH,
    askable,
    gold_pieces,
    may_give_card,
    may_offer,
    may_settle,
    may_talk_privately,
    settle_terms,
)
from .promises import PER_MARKER

TIME = 3
"""The offers for which a marker gives time: three minutes, one each (designed)."""


def what_to_offer(s: Fief, seat: int) -> list[Option]:
    """What a seat may begin now: an offer, openly or in private; and what it may do about open ones."""
    found: list[Option] = []
    for at, terms in enumerate(s.pending):
        if terms.to == seat and may_settle(s, terms, private=False, allowance=0) is None:
            found.append(Option(f"accept {s.name(terms.seat)}'s offer", "accept offer", (at,)))
        elif terms.seat == seat:
            found.append(Option(f"take back your offer to {s.name(terms.to)}", "take back offer", (at,)))
    if may_offer(s, seat) is not None:
        return found
    others = [other for other in range(s.seats) if other != seat]
    found += [Option(f"offer {s.name(other)}", "offer", (other, 0)) for other in others]
    if may_talk_privately(s, seat) is None:
        found += [Option(f"offer {s.name(other)} in private", "offer", (other, 1)) for other in others]
    return found


def begin_offer(s: Fief, seat: int, option: Option) -> None:
    other, private = option.args
    s.offers[seat] += 1
    if private:
        begin_talk(s, seat, other)
    s.push(Offer(seat, other, bool(private)))


def answer_pending(s: Fief, seat: int, option: Option) -> None:
    """An offer that was left open is accepted after all, or taken back."""
    terms = s.pending.pop(option.args[0])
    if option.verb == "accept offer":
        settle_terms(s, terms, s.everybody)
        s.note("accepted", seat, terms.seat, rule="fief.9.5")
    else:
        s.note("taken back", seat, terms.to, rule="fief.9.1")


def lapse(s: Fief) -> None:
    """Offers that were left open are over with the Phase."""
    for terms in s.pending:
        s.note("lapsed", terms.seat, terms.to, rule="fief.9.1")
    s.pending = []


class Offer(FiefFrame):
    """An offer: put together piece by piece, then accepted, refused or, if it is an open one, left to lapse.

    In a private one nobody else learns what is offered and what changes hands, but gold and the number of cards are
    open at all times (fief.general.5).
    """

    __slots__ = ("private", "seat", "terms", "to")

    def __init__(self, seat: int, to: int, private: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.to = to
        self.private = private
        self.terms = Terms(seat, to)

    def run(self, s: Fief) -> None:
        if self.at == 0:
            options = self.pieces(s)
            if not self.empty():
                options.insert(0, Option("propose", "propose"))
            options.append(Option("withdraw", "done"))
            s.ask(self.seat, "offer", f"Put together your offer to {s.name(self.to)}.", "fief.9.1", options)
            return
        options = (
            [Option("accept", "yes")] if may_settle(s, self.terms, self.private, self.allowance(s)) is None else []
        )
        options.append(Option("refuse", "no"))  # and another one: a single answer would tell what a hand lacks
        options.append(Option("let it lapse", "lapse") if self.private else Option("leave open", "later"))
        prompt = f"{s.name(self.seat)} {self.said()}. Do you accept?"
        s.ask(self.to, "answer offer", prompt, "fief.9.1", options)

    def empty(self) -> bool:
        return self.terms.empty

    def said(self) -> str:
        return self.terms.said()

    def gain(self, s: Fief, seat: int) -> int:
        return self.terms.gain(seat)

    @property
    def give_gold(self) -> int:
        return self.terms.give_gold

    @property
    def promise(self) -> int:
        return self.terms.promise

    @property
    def wish(self) -> int:
        return self.terms.wish

    def hearers(self, s: Fief) -> int:
        """Who hears the offer, as bits: all, or those who are in the private talk."""
        if not self.private:
            return s.everybody
        talk = under_way(s)
        return sum(1 << seat for seat in (talk.members if talk is not None else (self.seat, self.to)))

    def allowance(self, s: Fief) -> int:
        """The gold that may pass in the variant that asks for markers: what the talk's markers leave, openly none."""
        talk = under_way(s) if self.private else None
        return talk.allowance() if talk is not None else 0

    def most(self, s: Fief) -> tuple[int, int]:
        """The most gold that can be given, and asked for; in a variant markers limit it (fief.10.3.1)."""
        give, ask = s.gold[self.seat], askable(s, self.seat, self.to)
        allowed = self.allowance(s) if s.options.diplomacy else max(give, ask)
        return min(give, allowed), min(ask, allowed)

    def pieces(self, s: Fief) -> list[Option]:
        """What can still be added to the offer."""
        found: list[Option] = []
        terms = self.terms
        if not terms.give_gold and not terms.ask_gold:
            found += gold_pieces(*self.most(s))
        if terms.give_card < 0 and self.may_hand_over(s, self.seat, self.to) is None:
            found += [GIVE_CARD[kind] for kind in sorted({s.kinds[card] for card in s.hands[self.seat]})]
        if terms.ask_card < 0 and s.hands[self.to] and self.may_hand_over(s, self.to, self.seat) is None:
            found += ASK_CARD
        if terms.promise < 0:
            found += PROMISE
        if terms.wish < 0:
            found += WISH
        return found + (invitations(s, self.seat) if terms.empty else [])

    def may_hand_over(self, s: Fief, giver: int, receiver: int) -> str | None:
        """The clause that keeps a card from being a piece of this offer; a full hand can swap (fief.9.3)."""
        back = (self.terms.give_card if receiver == self.seat else self.terms.ask_card) >= 0
        return may_give_card(s, giver, receiver, self.private, back)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb = option.verb
        if verb in PIECES:
            self.terms = self.terms._replace(**{PIECES[verb]: option.args[0]})
        elif verb == "invite":
            invite(s, option.args[0])
        elif verb == "propose":
            self.at = 1
            self.tell(s)
        else:
            s.pop()
            self.settle(s, verb)

    def settle(self, s: Fief, verb: str) -> None:
        """What comes of it."""
        talk = under_way(s) if self.private else None
        if verb == "yes":
            settle_terms(s, self.terms, self.hearers(s))
            if talk is not None:
                talk.passed_on += max(self.terms.give_gold, self.terms.ask_gold)
        if self.private:
            if verb in ("yes", "no"):
                said = "accepts" if verb == "yes" else "refuses"
                hearers = self.hearers(s)
                s.note("private answer", self.to, self.seat, secret=(said,), audience=hearers, rule="fief.9.3")
            return
        if verb == "yes":
            s.note("accepted", self.to, self.seat, rule="fief.9.5")
        elif verb == "no":
            s.note("refused", self.to, self.seat, rule="fief.9.1")
        elif verb == "later":
            s.pending = [each for each in s.pending if each[:2] != (self.seat, self.to)]
            s.pending.append(self.terms)
            s.note("left open", self.to, self.seat, rule="fief.9.1")

    def tell(self, s: Fief) -> None:
        """Everybody hears an open offer, only those in the talk a private one; a card that is offered is shown."""
        hearers = self.hearers(s)
        if self.terms.give_card >= 0:
            s.known[in_hand(s, self.seat, self.terms.give_card)] |= hearers
        if self.private:
            s.note("private offer", self.seat, self.to, secret=(self.said(),), audience=hearers, rule="fief.9.3")
        else:
            s.note("offer", self.seat, self.to, self.said(), rule="fief.9.1")

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Others don't know what a private offer says: to them it is about words (fief.9.3)."""
        if self.private and (seat is None or not self.hearers(s) >> seat & 1):
            self.terms = Terms(self.seat, self.to, promise=0)
        elif self.at == 0 and seat != self.seat:  # not proposed yet
            self.terms = Terms(self.seat, self.to)


# Private talks (fief.9.3, fief.9.4)


def begin_talk(s: Fief, seat: int, other: int) -> None:
    """The marker is spent for the talk, whatever comes of it; the first offer of its three follows."""
    s.diplomacy[seat] -= 1
    s.note("private talk", seat, other, rule="fief.9.3")
    s.push(Talk([seat, other]))


def under_way(s: Fief) -> Talk | None:
    """The private talk that is held now."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Talk)), None)


def invitations(s: Fief, seat: int) -> list[Option]:
    """Who began a talk may ask others to it before its first offer (fief.9.3)."""
    talk = under_way(s)
    if talk is None or talk.members[0] != seat or talk.offers > 1 or talk.at != talk.TURNS:
        return []
    others = [other for other in s.order() if other not in talk.members]
    return [Option(f"invite {s.name(other)}", "invite", (other,)) for other in others]


def invite(s: Fief, other: int) -> None:
    talk = under_way(s)
    assert talk is not None
    talk.members.append(other)
    s.note("invited", talk.members[0], other, rule="fief.9.3")


class Talk(FiefFrame):
    """The members take turns: each makes another one an offer or has nothing to say, until nobody has or time is up.

    Then any of them may spend another marker to go on (fief.9.4).
    """

    __slots__ = ("markers", "members", "offers", "passed", "passed_on", "turn")
    TURNS, LONGER = range(2)

    def __init__(self, members: list[int]) -> None:
        self.at = self.TURNS
        self.members = members
        self.turn = 1  # which of the members has the word
        self.passed = 0
        self.offers = 1  # the one with which it begins
        self.markers = 1
        self.passed_on = 0  # gold that has changed hands

    def allowance(self) -> int:
        """The gold that may still pass in the variant that asks for markers (fief.10.3.1)."""
        return PER_MARKER * self.markers - self.passed_on

    def run(self, s: Fief) -> None:
        if self.at == self.TURNS and self.offers >= TIME * self.markers:
            self.at = self.LONGER
            self.turn = 0
        if self.at == self.LONGER:
            self.ask_longer(s)
        elif self.passed >= len(self.members):
            s.pop()
        else:
            self.ask_turn(s)

    def ask_turn(self, s: Fief) -> None:
        seat = self.members[self.turn]
        others = [other for other in self.members if other != seat]
        options = [Option(f"offer {s.name(other)}", "say", (other,)) for other in others]
        prompt = f"In private with {' and '.join(s.name(other) for other in others)}: make an offer, or pass."
        s.ask(seat, "talk", prompt, "fief.9.3", [*options, Option("pass", "pass")])

    def ask_longer(self, s: Fief) -> None:
        """Who has a marker left is asked in turn whether he spends it."""
        while self.turn < len(self.members) and not s.diplomacy[self.members[self.turn]]:
            self.turn += 1
        if self.turn == len(self.members):
            s.pop()
            return
        options = [Option("go on", "longer"), Option("pass", "pass")]
        prompt = "Spend a Diplomacy marker to talk on?"
        s.ask(self.members[self.turn], "longer", prompt, "fief.9.4", options)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        if option.verb == "longer":  # he has the word
            s.diplomacy[seat] -= 1
            s.note("longer talk", seat, rule="fief.9.4")
            self.markers += 1
            self.passed = 0
            self.at = self.TURNS
            return
        self.turn += 1
        if self.at == self.LONGER:
            return
        self.turn %= len(self.members)
        self.passed += 1
        if option.verb == "say":
            self.passed = 0
            self.offers += 1
            s.push(Offer(seat, option.args[0], private=True))
