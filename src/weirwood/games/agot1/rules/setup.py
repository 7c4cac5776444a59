"""Setup: seven cards, a mulligan, and up to five gold worth of characters and locations (lcg1.setup.1 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import Context
from ....cardgame.phases.setup import SettingUp, SettingUpTogether, fits_facedown
from ....cardgame.table.choosing import Pick
from ....cardgame.table.naming import names_of
from ....cardgame.table.words import ATTACHMENT, CHARACTER, HAND, LOCATION
from ....cardgame.timing.entering import enter, may_attach
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import CannotSetUp, NamesBeforeSetup
from ....kernel.decision import Option, make_option
from ..speech import HOUSE_WORDS

if TYPE_CHECKING:
    from .table import Agot1


class Setup(SettingUpTogether):
    """All players decide at the same time, in secret; nothing is triggered, and nobody acts (faq1.2.1.1 and 2)."""

    __slots__ = ("attaching", "ctx")
    gold = 5
    keeping = "setup"

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.attaching = -1
        self.ctx = Context(-1, -1)

    def shuffle(self, s: Agot1) -> None:
        if not s.stacked:
            s.first = s.chance.pick(list(s.names))
        for seat in s.order():
            s.note("announce", s.name(seat), s.called(s.faction[seat]), ", ".join(names_of(s, s.agendas[seat])))
            if not s.stacked:
                s.shuffle(seat)
        self.next()

    def name_before(self, s: Agot1) -> None:
        """What agendas have their players name before the setup hands are drawn, in secret from nobody."""
        for card, rule in active(s, NamesBeforeSetup):
            if card not in s.named:
                words = rule.challenges or [house for house in HOUSE_WORDS if house != "neutral"]
                options = [make_option(f"choose {word}", "choose", (card, word)) for word in words]
                prompt = f"{s.called(card)}: name {'a type of challenge' if rule.challenges else 'a House'}."
                s.ask(s.ctrl[card], "choose", prompt, "lcg1.card.10", options)
                return
        self.next()

    def spent(self, s: Agot1, seat: int) -> int:  # type: ignore[override]
        return sum(self.price(s, seat, card) for card in self.placed[seat])

    def price(self, s: Agot1, seat: int, card: int) -> int:
        """The penalty for another House counts (lcg1.setup.3)."""
        return (s.defn[card].cost or 0) + s.penalty(seat, card)

    def may_place(self, s: Agot1, seat: int, card: int) -> str | None:  # type: ignore[override]
        defn, placed = s.defn[card], self.placed[seat]
        if active(s, CannotSetUp, seat):
            return "faq1.4.3.1"
        if defn.type == ATTACHMENT and defn.has_keyword("setup"):
            if not self.hosts(s, seat, card):
                return "faq1.q.11"
        elif defn.type not in (CHARACTER, LOCATION):
            return "lcg1.setup.4"
        if defn.shadow:
            return "lcg1.shadow.2"
        if self.spent(s, seat) + self.price(s, seat, card) > self.gold:
            return "lcg1.setup.2"
        if defn.has_keyword("limited") and any(s.defn[c].has_keyword("limited") for c in placed):
            return "lcg1.setup.8"
        if defn.unique and any(s.defn[c].name == defn.name and s.defn[c].unique for c in placed):
            return "faq1.4.2.2"
        return None

    def hosts(self, s: Agot1, seat: int, card: int) -> list[int]:
        """The setup cards that an attachment with the Setup keyword could be attached to, by printed facts."""
        found = []
        for other in self.placed[seat]:
            if s.defn[other].type != ATTACHMENT and fits_facedown(s, card, other, seat):
                found.append(other)
        return found

    def reveal(self, s: Agot1) -> None:
        """All at once; they trigger nothing (faq1.2.1.1)."""
        for seat in s.order():
            for card in self.placed[seat]:
                if s.defn[card].type != ATTACHMENT:
                    enter(s, card, seat)
                    s.kneeling[card] = 0
            s.note("setup", s.name(seat), *[s.called(c) for c in self.placed[seat]], rule="lcg1.setup.2")
        self.next()

    def attach(self, s: Agot1) -> None:
        chosen = self.ctx.vars.pop("host", None)
        if chosen is not None:
            enter(s, self.attaching, s.owner[self.attaching], host=chosen[0])
        for seat in s.order():
            for card in self.placed[seat]:
                if s.zone[card] != HAND:
                    continue
                found = [host for host in self.placed[seat] if may_attach(s, card, host, seat) is None]
                if found:
                    self.attaching = card
                    prompt = f"Attach {s.called(card)} to which card?"
                    s.push(Pick(seat, "host", found, verb="attach to", prompt=prompt, rule="faq1.q.11", attaching=card))
                    return
        self.next()

    def answer(self, s: Agot1, seat: int, option: Option) -> None:  # type: ignore[override]
        if option.verb == "choose":
            s.named = {**s.named, option.args[0]: option.args[1]}
            s.note("named", s.name(seat), option.args[1])
        else:
            super().answer(s, seat, option)
        if option.verb == "keep":  # whoever keeps the hand needs to wait for nobody
            self.ask_place(s, seat)
        if option.verb in ("keep", "mulligan") and all(self.answers):
            self.next()
            self.mulligans(s)
            for each in s.order():
                if self.answers[each] == "mulligan":
                    self.ask_place(s, each)

    def picks(self, seat: int) -> list[int] | None:
        return self.placed[seat] if self.answers[seat] == "keep" else super().picks(seat)

    steps = (
        shuffle, name_before, SettingUp.draw_hands, SettingUpTogether.ask_mulligans, SettingUpTogether.mulligans,
        SettingUpTogether.place_cards, reveal, attach, SettingUp.replenish,
    )  # fmt: skip
