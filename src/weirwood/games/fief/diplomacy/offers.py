"""Offers between two players, open or within a private talk, and the talks (9.1 to 9.5)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.decision import Option, make_option
from ..model.state import Fief, FiefFrame
from ..model.terms import Terms
from .dealing import (
    PIECES,
    askable,
    card_pieces,
    gold_pieces,
    held,
    may_give_card,
    may_offer,
    may_settle,
    may_talk_privately,
    settle_terms,
    word_pieces,
)
from .promises import PER_MARKER, whose

TIME = 3
"""The offers for which a marker gives time: three minutes, one each (designed)."""

COUNTER = "make a counter-offer"


def what_to_offer(s: Fief, seat: int) -> list[Option]:
    """What a seat may begin now: an offer, openly or in private; and what it may do about open ones."""
    found: list[Option] = []
    for at, terms in enumerate(s.pending):
        if terms.to == seat and may_settle(s, terms, private=False, allowance=0) is None:
            found.append(make_option(f"accept {s.name(terms.seat)}'s offer", "accept offer", (at,)))
        elif terms.seat == seat:
            found.append(make_option(f"take back your offer to {s.name(terms.to)}", "take back offer", (at,)))
    if may_offer(s, seat) is not None:
        return found
    others = [other for other in range(s.seats) if other != seat]
    found += [make_option(f"offer {s.name(other)}", "offer", (other, 0)) for other in others]
    if may_talk_privately(s, seat) is None:
        found += [make_option(f"offer {s.name(other)} in private", "offer", (other, 1)) for other in others]
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

    __slots__ = ("countered", "private", "seat", "terms", "to")

    def __init__(self, seat: int, to: int, private: bool = False, countered: Terms | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.to = to
        self.private = private
        self.terms = Terms(seat, to)
        self.countered = countered  # the offer that this one answers

    def run(self, s: Fief) -> None:
        if self.at == 0:
            options = self.pieces(s)
            if not self.empty():
                options.insert(0, make_option("propose", "propose"))
            options.append(make_option("withdraw", "done"))
            s.ask(self.seat, "offer", f"Put together your offer to {s.name(self.to)}.", "fief.9.1", options)
            return
        options = (
            [make_option("accept", "yes")] if may_settle(s, self.terms, self.private, self.allowance(s)) is None else []
        )
        options.append(make_option("refuse", "no"))  # and another one: a single answer would tell what a hand lacks
        if self.may_counter(s) is None:
            options.append(make_option(COUNTER, "counter"))
        options.append(make_option("let it lapse", "lapse") if self.private else make_option("leave open", "later"))
        prompt = f"{s.name(self.seat)} {self.terms.said(whose(s, self.seat), 'your')}. Do you accept?"
        s.ask(self.to, "answer offer", prompt, "fief.9.1", options)

    def empty(self) -> bool:
        return self.terms.empty

    def said(self, s: Fief) -> str:
        return self.terms.said(whose(s, self.seat), whose(s, self.to))

    def gain(self, s: Fief, seat: int) -> int:
        return self.terms.gain(seat)

    def may_counter(self, s: Fief) -> str | None:
        """The clause that keeps who is asked from answering with an offer of his own; it counts as any other."""
        talk = under_way(s) if self.private else None
        if talk is not None:
            return None if talk.time_left else "fief.9.4"
        return may_offer(s, self.to)

    def counter(self, s: Fief) -> None:
        """The offer is refused, and the other one has the word at once (fief.9.1)."""
        talk = under_way(s) if self.private else None
        if talk is not None:
            talk.give_word(self.to)
        else:
            s.offers[self.to] += 1
        s.push(Offer(self.to, self.seat, self.private, self.terms))

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
        allowed = max(give, ask)
        if s.options.diplomacy:
            allowed = max(0, self.allowance(s) - self.terms.give_gold - self.terms.ask_gold)
        return min(give, allowed), min(ask, allowed)

    def pieces(self, s: Fief) -> list[Option]:
        """What can still be added to the offer: any number of things on both sides (fief.9.1, fief.9.3)."""
        terms = self.terms
        found = gold_pieces(terms, *self.most(s))
        found += card_pieces(s, terms, self.may_hand_over(s, self.seat), self.may_hand_over(s, self.to))
        return found + word_pieces(terms) + (invitations(s, self.seat) if terms.empty else [])

    def may_hand_over(self, s: Fief, giver: int) -> str | None:
        """The clause that keeps one more card of a player from being a piece of this offer (fief.9.3)."""
        return may_give_card(s, self.terms, giver, self.private)

    def answer(self, s: Fief, seat: int, option: Option) -> None:
        verb = option.verb
        if verb in PIECES:
            self.terms = self.terms.with_piece(PIECES[verb], option.args[0])
        elif verb == "invite":
            invite(s, option.args[0])
        elif verb == "propose":
            self.at = 1
            self.tell(s)
        elif verb == "counter":
            s.pop()
            self.settle(s, "no")
            self.counter(s)
        else:
            s.pop()
            self.settle(s, verb)

    def settle(self, s: Fief, verb: str) -> None:
        """What comes of it."""
        talk = under_way(s) if self.private else None
        if verb == "yes":
            settle_terms(s, self.terms, self.hearers(s))
            if talk is not None:
                talk.passed_on += self.terms.give_gold + self.terms.ask_gold
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
        for card in held(s, self.seat, self.terms.give_cards) or ():
            s.known[card] |= hearers
        if self.private:
            s.note("private offer", self.seat, self.to, secret=(self.said(s),), audience=hearers, rule="fief.9.3")
        else:
            s.note("offer", self.seat, self.to, self.said(s), rule="fief.9.1")

    def redeal(self, s: Fief, seat: int | None, chance: Chance) -> None:
        """Others don't know what a private offer says: to them it is about words (fief.9.3)."""
        if self.private and (seat is None or not self.hearers(s) >> seat & 1):
            self.terms = Terms(self.seat, self.to, promises=(0,))
            self.countered = None
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
    return [make_option(f"invite {s.name(other)}", "invite", (other,)) for other in others]


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

    @property
    def time_left(self) -> bool:
        return self.offers < TIME * self.markers

    def give_word(self, seat: int) -> None:
        """One of them makes an offer now; the next one has the word after him."""
        self.turn = (self.members.index(seat) + 1) % len(self.members)
        self.passed = 0
        self.offers += 1

    def run(self, s: Fief) -> None:
        if self.at == self.TURNS and not self.time_left:
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
        options = [make_option(f"offer {s.name(other)}", "say", (other,)) for other in others]
        prompt = f"In private with {' and '.join(s.name(other) for other in others)}: make an offer, or pass."
        s.ask(seat, "talk", prompt, "fief.9.3", [*options, make_option("pass", "pass")])

    def ask_longer(self, s: Fief) -> None:
        """Who has a marker left is asked in turn whether he spends it."""
        while self.turn < len(self.members) and not s.diplomacy[self.members[self.turn]]:
            self.turn += 1
        if self.turn == len(self.members):
            s.pop()
            return
        options = [make_option("go on", "longer"), make_option("pass", "pass")]
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
        if self.at == self.LONGER:
            self.turn += 1
        elif option.verb == "pass":
            self.turn = (self.turn + 1) % len(self.members)
            self.passed += 1
        else:
            self.give_word(seat)
            s.push(Offer(seat, option.args[0], private=True))
