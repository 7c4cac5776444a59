"""4.2.4 Claim: against whom it is resolved, what it does to them, and where it may be replaced."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.challenging import VICTIM, Challenging
from ...cardgame.choosing import Pick
from ...cardgame.event import Event
from ...cardgame.state import Table
from ...cardgame.vocabulary.effects.hand_and_deck import random_cards
from ...cardgame.vocabulary.rules import active, cannot
from ...cardgame.words import CHARACTER
from ...kernel.decision import Option
from .conflicts import undecided
from .title_rules import WideClaim


class Claims(Challenging):
    """The steps of a challenge that resolve its claim."""

    __slots__ = ()

    def claim(self, s: Table) -> None:
        c = s.under_way()
        if c.winner != c.attacker:
            return
        if undecided(s, c.attacker, "claim"):
            self.at -= 1
            return
        claim = values.plot_value(s, c.attacker, "claim")
        if claim > 0 and c.kind == "intrigue" and self.whispers(s):
            return
        self.ctx.vars.pop("whispers", None)
        c.claim, c.suffer = c.kind, self.ctx.vars.pop("suffer", None) or (c.loser,)
        self.ctx.vars["amount"] = claim
        if claim > 0:  # here the claim may be replaced, or passed on
            s.happen([Event("claim", player=c.attacker, other=c.loser, amount=claim, how=c.kind)])

    def resolve_claim(self, s: Table) -> None:
        c = s.under_way()
        if not c.claim:
            return
        claim = self.ctx.vars["amount"]
        for loser in c.suffer:
            s.note("claim", c.claim, claim, s.name(loser), rule="rr.a1.4.2.4.1")
        if claim > 0:
            CLAIMS[c.claim](self, s, claim, c.suffer)

    def whispers(self, s: Table) -> bool:
        """The Master of Whispers chooses against whom the claim is resolved; declining leaves it to the loser."""
        c = s.under_way()
        if not active(s, WideClaim, c.attacker):
            return False
        chosen = self.ctx.vars.get("suffer", ())
        left = [p for p in s.opponents(c.attacker) if p not in chosen]
        if "whispers" in self.ctx.vars or not left or len(s.opponents(c.attacker)) == 1:
            return False
        options = [Option(f"choose {s.name(p)}", "suffer", (p,)) for p in left]
        prompt = "Against which opponents do you resolve the intrigue claim? (done alone: only the loser)"
        s.ask(c.attacker, "whispers", prompt, "faq2.whispers.1", [*options, Option("done", "pass")])
        return True

    def military_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        """Each who suffers it chooses in player order; the chosen characters are killed at once."""
        self.ctx.vars["choosing"] = suffer

    def choose_victims(self, s: Table) -> None:
        chosen = (*self.ctx.vars.get("victims", ()), *self.ctx.vars.pop("claim", ()))
        self.ctx.vars["victims"] = chosen
        claim = self.ctx.vars.get("amount", 0)
        for loser in self.ctx.vars.get("choosing", ()):
            self.ctx.vars["choosing"] = tuple(p for p in self.ctx.vars["choosing"] if p != loser)
            found = [card for card in s.area[loser] if s.defn[card].type == CHARACTER and not cannot(s, card, "kill")]
            n = min(claim, len(found))
            if n:
                self.at -= 1
                prompt = f"Military claim {claim}: choose {n} character{'s' if n > 1 else ''} to kill."
                s.push(
                    Pick(
                        loser, "claim", found, n, n, prompt=prompt, rule="rr.military-claim.1", kind="claim", fits=VICTIM,
                        does="kill",
                    )
                )  # fmt: skip
                return

    def kill_claim(self, s: Table) -> None:
        chosen = self.ctx.vars.pop("victims", ())
        if chosen:
            s.happen([Event("kill", card, s.ctrl[card], how="claim") for card in chosen])

    def intrigue_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        cards = [card for loser in suffer for card in random_cards(s, loser, claim)]
        if cards:
            s.happen([Event("discard from hand", card, s.owner[card], how="claim") for card in cards])

    def power_claim(self, s: Table, claim: int, suffer: tuple[int, ...]) -> None:
        to = s.faction[s.under_way().attacker]
        found = [s.faction[loser] for loser in suffer if s.power[s.faction[loser]]]
        if found:
            s.happen([Event("move power", card, s.ctrl[to], other=to, amount=claim, how="claim") for card in found])


CLAIMS = {"military": Claims.military_claim, "intrigue": Claims.intrigue_claim, "power": Claims.power_claim}
