"""4. The challenges phase, and a challenge from its announcement to its end (rr.a1.4.2.0.1 to rr.a1.4.2.6.2)."""

from __future__ import annotations

from typing import Self

from ....cardgame.phases.challenging import Challenges
from ....cardgame.table import values
from ....cardgame.table.choosing import DONE, Pick
from ....cardgame.table.event import Event
from ....cardgame.table.naming import name_of
from ....cardgame.table.state import Table
from ....cardgame.table.words import CHARACTER, PLAY
from ....cardgame.vocabulary.describing import predicates
from ....cardgame.vocabulary.describing.predicates import AGAINST_YOU, STANDING, strength_at_most
from ....cardgame.vocabulary.ruling.gaining import NoBonusPower, gains_power
from ....cardgame.vocabulary.ruling.in_challenges import CannotLose
from ....cardgame.vocabulary.ruling.rules import active, cannot
from ....kernel.decision import Option, make_option
from .claims import Claims
from .keywords.assault import assault, assault_options, knelt_by_assault, spare, tell_assaults
from .title_rules import Redirects
from .titles import rivals


class Resolution(Claims):
    """One challenge, step by step."""

    __slots__ = ("yes",)

    def __init__(self) -> None:
        super().__init__()
        self.yes: list[int] = []

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.yes = self.yes[:]

    def run(self, s: Table) -> None:
        c = s.under_way()
        ended = c.over or not (s.alive[c.attacker] and s.alive[c.defender])
        if ended and self.at < self.steps.index(Resolution.finish):
            self.at = self.steps.index(Resolution.finish)  # ended, or a player is out: nothing is left to resolve
        super().run(s)

    def redirect(self, s: Table) -> None:
        """The Crown Regent may redirect one challenge each round (rr.redirect.1); the attacker chooses the new opponent."""
        c = s.under_way()
        bearer = next((s.ctrl[card] for card, _ in active(s, Redirects)), -1)
        others = [p for p in s.opponents(c.attacker) if p != c.against]
        if bearer < 0 or not others or c.defender != c.against:
            return
        if "redirect" not in self.ctx.vars:
            if s.count("round", "player", bearer, "redirect"):
                return
            sides = f"{s.name(c.attacker)}'s {c.kind} challenge against {s.name(c.against)}"
            s.ask(bearer, "redirect", f"Redirect {sides}?", "rr.redirect.1", [REDIRECT, KEEP])
        else:
            options = [make_option(f"choose {s.name(p)}", "against", (p,)) for p in others]
            s.ask(c.attacker, "redirect", "The challenge is redirected: against whom?", "rr.redirect.3", options)

    # 4.2.0 Assault targets, chosen with those of stealth (rr3.assault.3)

    def beside_stealth(self, s: Table) -> list[Option]:
        return assault_options(s)

    def assault(self, s: Table) -> None:
        options = assault_options(s)
        if options and not self.ctx.vars.pop("spared", False):
            prompt = "Assault: which location is the target?"
            s.ask(s.under_way().attacker, "assault", prompt, "rr3.assault.1", [*options, DONE])

    def announce(self, s: Table) -> None:
        super().announce(s)
        tell_assaults(s)

    # 4.2.2 Determine the winner

    def compare(self, s: Table) -> None:
        c = s.under_way()
        attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
        attacker_wins = attack >= defence
        total = attack if attacker_wins else defence
        fighters = values.participants(s, "attacking" if attacker_wins else "defending")
        safe = "CannotLose" in s.present and active(s, CannotLose, c.defender if attacker_wins else c.attacker)
        if total < 1 or not fighters or safe:
            s.note("no winner", attack, defence, rule="rr.winning-a-challenge.5")
            self.at = self.steps.index(Resolution.finish)
            return
        self.decide(s, attack, defence, attacker_wins)
        won = Event("challenge won", player=c.winner, other=c.loser, amount=c.margin)
        s.happen([won, *knelt_by_assault(s)])

    # 4.2.3 Challenge bonuses

    def bonuses(self, s: Table) -> None:
        c = s.under_way()
        why = ["unopposed"] if c.unopposed else []
        if rivals(s, c.winner, c.loser) and not s.count("round", "player", c.winner, "rival", c.loser):
            s.tick("round", "player", c.winner, "rival", c.loser)
            why.append("rival")
        if why and not (
            "NoBonusPower" in s.present and active(s, NoBonusPower, c.winner)
        ):  # all of it in one (rr.a1.4.2.3.3)
            s.happen([Event("power", s.faction[c.winner], c.winner, amount=len(why), how=", ".join(why))])

    # 4.2.5 Challenge keywords: the first player orders the kinds; all instances of a kind at once

    def keywords(self, s: Table) -> None:
        done = self.ctx.vars.get("done", ())
        due = [word for word in KEYWORDS if word not in done and self.bearers(s, word)]
        if not due:
            self.at += 1
            return
        if len(due) == 1:
            self.ctx.vars["keyword"] = due[0]
            return
        options = [make_option(f"choose {word}", "choose", (word,)) for word in due]
        s.ask(s.first, "keyword order", "Several keywords are due: which first?", "rr.a1.4.2.5.2", options)

    def bearers(self, s: Table, word: str) -> list[int]:
        """The winner's participating characters whose keyword could do something now."""
        c = s.under_way()
        if word == "intimidate" and (c.winner != c.attacker or not self.intimidated(s)):
            return []
        if word == "pillage" and not s.deck[c.loser]:
            return []
        side = "attacking" if c.winner == c.attacker else "defending"
        found = [a for a in values.participants(s, side) if values.keyword_named(s, a, word)]
        if word == "renown":
            found = [a for a in found if gains_power(s, a)]
        return found[:1] if word == "intimidate" else found

    def intimidated(self, s: Table) -> list[int]:
        """The loser's standing characters whose STR does not exceed the margin (rr.intimidate.2)."""
        c = s.under_way()
        return [
            t
            for t in s.area[c.loser]
            if s.defn[t].type == CHARACTER
            and not s.kneeling[t]
            and values.strength(s, t) <= c.margin
            and not cannot(s, t, "kneel")
        ]

    def offer_keyword(self, s: Table) -> None:
        """Each bearer's use is the winner's choice (rr.abilities.5); pillages come in the winner's order, one by one."""
        word = self.ctx.vars["keyword"]
        asked = self.ctx.vars.get("asked", ())
        left = [card for card in self.bearers(s, word) if card not in asked]
        if not left or (word == "pillage" and self.yes):
            self.resolve_keyword(s, word)
            return
        card = left[0]
        if word == "intimidate":
            self.at -= 1
            self.ctx.vars["asked"] = (*asked, card)
            prompt = f"{s.called(card)} has intimidate: kneel a character with STR {s.under_way().margin} or lower?"
            fits = STANDING & predicates.CHARACTER & AGAINST_YOU & strength_at_most(s.under_way().margin)
            pick = Pick(
                s.under_way().winner, "intimidate", self.intimidated(s), 0, 1, prompt=prompt, rule="rr.intimidate.1",
                kind="keyword", fits=fits, does="kneel",
            )  # fmt: skip
            s.push(pick)
            return
        options = [make_option("yes", "yes", (card, word)), make_option("no", "no", (card, word))]
        if word == "pillage":  # faq2.pillage-order.1
            sooner = self.ctx.vars.get("sooner", card)
            card = sooner if sooner in left else card
            options = [make_option("yes", "yes", (card, word)), make_option("no", "no", (card, word))]
            options += [make_option(f"choose {name_of(s, c)}", "sooner", (c,)) for c in left if c != card]
        prompt = f"{s.called(card)} has {word}: {WORDS[word]}?"
        s.ask(s.under_way().winner, "keyword", prompt, f"rr.{word}.1", options)

    def resolve_keyword(self, s: Table, word: str) -> None:
        c = s.under_way()
        users, self.yes = self.yes, []
        if users:
            self.at -= 1  # whoever gains the keyword meanwhile comes next (faq2.keyword-processing.4)
        else:
            self.ctx.vars["done"] = (*self.ctx.vars.get("done", ()), word)
            self.ctx.vars["asked"] = ()
            self.at = self.steps.index(Resolution.keywords)
        events: list[Event] = []
        if word == "renown":
            events = [Event("power", a, c.winner, amount=1, source=a, how="renown") for a in users if s.zone[a] == PLAY]
        elif word == "insight":
            events = [Event("draw", player=c.winner, amount=len(users), how="insight")] if users else []
            if "insight" in s.listeners:  # which cards those are
                drawn = zip(users, s.deck[c.winner], strict=False)
                events += [Event("insight", card, c.winner, source=user) for user, card in drawn]
        elif word == "intimidate":
            chosen = self.ctx.vars.pop("intimidate", ())
            events = [Event("kneel", t, c.loser, how="intimidate") for t in chosen]
        elif word == "pillage":
            for user, card in zip(users, s.deck[c.loser], strict=False):
                events.append(Event("discard top", card, c.loser, source=user, how="pillage"))
                events.append(Event("pillage", card, c.loser, source=user, other=c.loser))
        if events:
            s.happen(events)

    # 4.2.6 End of the challenge

    def finish(self, s: Table) -> None:
        s.note("challenge ends", rule="rr.a1.4.2.6.1")
        s.happen([Event("challenge ends", player=s.under_way().attacker)])

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "assault":
            assault(s, *option.args)
        elif option.verb == "done" and self.steps[self.at] is Resolution.assault:
            self.ctx.vars["spared"] = True
        elif option.verb in ("stealth", "done"):
            super().answer(s, seat, option)
        elif option.verb in ("yes", "no"):
            self.ctx.vars["asked"] = (*self.ctx.vars.get("asked", ()), option.args[0])
            if option.verb == "yes":
                self.yes.append(option.args[0])
        elif option.verb == "sooner":
            self.ctx.vars["sooner"] = option.args[0]
        elif option.verb == "choose":
            self.at += 1
            self.ctx.vars["keyword"] = option.args[0]
        elif option.verb == "keep":
            self.at += 1
        elif option.verb == "redirect":
            self.ctx.vars["redirect"] = True
            s.tick("round", "player", seat, "redirect")
            s.note("redirect", s.name(seat), rule="rr.redirect.1")
        elif option.verb == "against":
            c = s.under_way()
            c.defender = option.args[0]
            c.bypassed = []
            spare(s)
            s.note("new opponent", s.name(seat), s.name(option.args[0]), rule="rr.redirect.3")
            s.touch()
            self.at = self.steps.index(Resolution.stealth)
        elif option.verb == "suffer":
            self.ctx.vars["suffer"] = (*self.ctx.vars.get("suffer", ()), option.args[0])
        elif option.verb == "pass":
            self.ctx.vars["whispers"] = True


REDIRECT, KEEP = Option("yes", "redirect"), Option("no", "keep")
KEYWORDS = ("insight", "intimidate", "pillage", "renown")
WORDS = {"insight": "draw 1 card", "pillage": "discard the top card of the loser's deck", "renown": "it gains 1 power"}
Resolution.steps = (
    Resolution.declare_attackers, Resolution.stealth, Resolution.assault, Resolution.announce, Resolution.redirect, Resolution.initiated,
    Resolution.window, Resolution.declare_defenders, Resolution.defended, Resolution.window, Resolution.compare,
    Resolution.bonuses, Resolution.claim, Resolution.resolve_claim, Resolution.choose_victims, Resolution.kill_claim,
    Resolution.claimed, Resolution.keywords, Resolution.offer_keyword, Resolution.finish, Resolution.leave,
)  # fmt: skip


class ChallengesPhase(Challenges):
    """Each player in turn initiates challenges; an action window before every one."""

    __slots__ = ()
    resolution = Resolution
    window_each = True
