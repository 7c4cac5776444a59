"""4.2.4 Claim: against whom it is resolved, what it does to them, and where it may be replaced."""

from __future__ import annotations

from ....cardgame.phases.challenging import Challenging
from ....cardgame.table import figures
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.vocabulary.ruling.rules import active
from ....kernel.decision import make_option
from .title_rules import WideClaim


class Claims(Challenging):
    """The steps of a challenge that resolve its claim."""

    __slots__ = ()

    def claim(self, s: Table) -> None:
        c = s.under_way()
        if c.winner != c.attacker:
            return
        if s.undecided(c.attacker, "claim"):
            self.at -= 1
            return
        claim = figures.plot_value(s, c.attacker, "claim")
        if claim > 0 and c.kind == "intrigue" and self.whispers(s):
            return
        self.ctx.vars.pop("whispers", None)
        c.claim, c.suffer = c.kind, self.ctx.vars.pop("suffer", None) or (c.loser,)
        self.ctx.vars["amount"] = claim
        if claim > 0:  # here the claim may be replaced, or passed on
            s.happen([Event("claim", player=c.attacker, other=c.loser, amount=claim, how=c.kind)])

    def claimed(self, s: Table) -> None:
        """The claim has been resolved: told to those who wait for it."""
        c = s.under_way()
        if c.claim and self.ctx.vars.get("amount", 0) > 0 and "claim applied" in s.listeners:
            s.happen([Event("claim applied", player=c.winner, other=c.loser, amount=c.margin, how=c.claim)])

    def whispers(self, s: Table) -> bool:
        """The Master of Whispers chooses against whom the claim is resolved; declining leaves it to the loser."""
        c = s.under_way()
        if not active(s, WideClaim, c.attacker):
            return False
        chosen = self.ctx.vars.get("suffer", ())
        left = [p for p in s.opponents(c.attacker) if p not in chosen]
        if "whispers" in self.ctx.vars or not left or len(s.opponents(c.attacker)) == 1:
            return False
        options = [make_option(f"choose {s.name(p)}", "suffer", (p,)) for p in left]
        prompt = "Against which opponents do you resolve the intrigue claim? (done alone: only the loser)"
        s.ask(c.attacker, "whispers", prompt, "faq2.whispers.1", [*options, make_option("done", "pass")])
        return True
