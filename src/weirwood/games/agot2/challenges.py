"""4. The challenges phase, and a challenge from its announcement to its end (rr.a1.4.2.0.1 to rr.a1.4.2.6.2)."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.challenge import Challenge
from ...cardgame.choosing import DONE, Pick, bind
from ...cardgame.event import Event
from ...cardgame.naming import name_of
from ...cardgame.phases import Phase
from ...cardgame.state import Table
from ...cardgame.vocabulary import predicates
from ...cardgame.vocabulary.predicates import AGAINST_YOU, STANDING, strength_at_most
from ...cardgame.vocabulary.rules import active, cannot
from ...cardgame.words import CHARACTER, PLAY
from ...kernel.decision import Option
from ...kernel.frame import Frame
from .claims import Claims
from .declaring import challenge_options, kneels, may_attack, may_bypass, may_defend, most_attackers, most_defenders
from .table import Agot2
from .title_rules import Redirects
from .titles import rivals


class ChallengesPhase(Phase):
    """Each player in turn initiates challenges; an action window before every one."""

    __slots__ = ()
    name = "challenges"
    rule = "rr.a1.4.1.1"

    def become_active(self, s: Table) -> None:
        seat = self.seat_in_turn(s)
        if seat < 0:
            s.active = -1
            self.at += 2
            return
        s.active = seat
        s.note("active", s.name(s.active), rule="rr.a1.4.2.0.1")

    def initiate(self, s: Agot2) -> None:
        options = challenge_options(s, s.active) if s.alive[s.active] else []
        if not options and not s.ask_all:
            self.turn += 1
            self.at = 1
            return
        options.append(Option("pass", "pass"))
        s.ask(s.active, "challenge", "Initiate a challenge, or pass to end your challenges.", "rr.a1.4.2.0.2", options)

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "pass":
            self.turn += 1
            self.at = 1
            return
        self.at = 2
        s.challenges += 1
        s.challenge = Challenge(option.args[0], seat, option.args[1], s.challenges)
        s.touch()
        s.push(Resolution())

    steps = (Phase.begin, become_active, Phase.window, initiate, Phase.end, Phase.leave)


class Resolution(Claims):
    """One challenge, step by step."""

    __slots__ = ("yes",)
    stealth_asks = ("has stealth: bypass a character?", "rr.stealth.1")

    def __init__(self) -> None:
        super().__init__()
        self.yes: list[int] = []

    def run(self, s: Table) -> None:
        c = s.under_way()
        if not (s.alive[c.attacker] and s.alive[c.defender]) and self.at < self.steps.index(Resolution.finish):
            self.at = self.steps.index(Resolution.finish)  # a player is out: nothing is left to resolve
        super().run(s)

    def may_bypass(self, s: Table, card: int) -> str | None:
        return may_bypass(s, card)

    # 4.2 Initiate: type and opponent are announced; attackers and stealth follow, all of it atomic

    def declare_attackers(self, s: Table) -> None:
        c = s.under_way()
        found = [card for card in s.area[c.attacker] if may_attack(s, card, c.kind) is None]
        most = most_attackers(s)
        prompt = f"{c.kind.capitalize()} challenge against {s.name(c.defender)}: declare attackers."
        s.push(
            Pick(
                c.attacker,
                "attackers",
                found,
                1,
                most if most > 0 else len(found),
                verb="attack",
                prompt=prompt,
                rule="rr.a1.4.2.0.7",
                kind="attackers",
            )
        )

    def announce(self, s: Table) -> None:
        """The challenge is known to all now, and its attackers."""
        c = s.under_way()
        if c.defender == c.against:
            names = [s.defn[a].name for a in c.attackers]
            s.note("challenge", s.name(c.attacker), c.kind, s.name(c.defender), *names, rule="rr.a1.4.2.0.4")
        for user, target in c.bypassed:
            s.note("bypass", s.defn[user].name, s.defn[target].name, rule="rr.stealth.2")

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
            options = [Option(f"choose {s.name(p)}", "against", (p,)) for p in others]
            s.ask(c.attacker, "redirect", "The challenge is redirected: against whom?", "rr.redirect.3", options)

    def initiated(self, s: Table) -> None:
        """One window for the reactions to all announcements (rr.a1.4.2.0.10)."""
        c = s.under_way()
        seat = c.attacker
        events = [Event("kneel", a, seat, how="declared") for a in c.attackers if kneels(s, a, "attacking")]
        s.tick("phase", "player", seat, "initiated", c.kind)
        s.tick("phase", "player", seat, "initiated", c.kind, c.against)
        s.tick("phase", "player", seat, "initiated")
        s.tick("round", "player", seat, "initiated", c.kind)
        events.append(Event("challenge initiated", player=seat, other=c.against))
        events += [Event("attacker declared", a, seat) for a in c.attackers]
        events += [Event("bypassed", target, c.defender, source=user) for user, target in c.bypassed]
        s.happen(events)

    # 4.2.1 Declare defenders

    def declare_defenders(self, s: Table) -> None:
        c = s.under_way()
        found = [card for card in s.area[c.defender] if may_defend(s, card) is None]
        most = most_defenders(s)
        self.ctx.vars["defenders"] = ()
        if not found:
            return
        strength = values.side_strength(s, "attacking")
        prompt = f"{s.name(c.attacker)} attacks you with {strength} STR in {an(c.kind)} challenge: declare defenders."
        s.push(
            Defenders(
                c.defender, found, most if most > 0 else len(found), prompt, [d for d in c.must_defend if d in found]
            )
        )

    def defended(self, s: Table) -> None:
        c = s.under_way()
        declared = list(self.ctx.vars.get("defenders") or ())
        events = [Event("kneel", d, c.defender, how="declared") for d in declared if kneels(s, d, "defending")]
        c.defenders += declared
        s.touch()
        if declared:
            s.note("defend", s.name(c.defender), *[s.defn[d].name for d in declared], rule="rr.a1.4.2.1.1")
        else:
            s.note("no defenders", s.name(c.defender), rule="rr.a1.4.2.1.1")
        events += [Event("defender declared", d, c.defender) for d in declared]
        if events:
            s.happen(events)

    # 4.2.2 Determine the winner

    def compare(self, s: Table) -> None:
        c = s.under_way()
        attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
        attacker_wins = attack >= defence
        total = attack if attacker_wins else defence
        fighters = values.participants(s, "attacking" if attacker_wins else "defending")
        if total < 1 or not fighters:
            s.note("no winner", attack, defence, rule="rr.winning-a-challenge.5")
            self.at = self.steps.index(Resolution.finish)
            return
        self.decide(s, attack, defence, attacker_wins)
        if c.loser == c.defender:
            s.tick("phase", "player", c.loser, "lost as defender")
            s.tick("round", "player", c.loser, "lost as defender")
        s.happen([Event("challenge won", player=c.winner, other=c.loser, amount=c.margin)])

    # 4.2.3 Challenge bonuses

    def bonuses(self, s: Table) -> None:
        c = s.under_way()
        why = ["unopposed"] if c.unopposed else []
        if rivals(s, c.winner, c.loser) and not s.count("round", "player", c.winner, "rival", c.loser):
            s.tick("round", "player", c.winner, "rival", c.loser)
            why.append("rival")
        if why:  # all of it in one (rr.a1.4.2.3.3)
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
        options = [Option(f"choose {word}", "choose", (word,)) for word in due]
        s.ask(s.first, "keyword order", "Several keywords are due: which first?", "rr.a1.4.2.5.2", options)

    def bearers(self, s: Table, word: str) -> list[int]:
        """The winner's participating characters whose keyword could do something now."""
        c = s.under_way()
        if word == "intimidate" and (c.winner != c.attacker or not self.intimidated(s)):
            return []
        if word == "pillage" and not s.deck[c.loser]:
            return []
        side = "attacking" if c.winner == c.attacker else "defending"
        found = [a for a in values.participants(s, side) if any(k.name == word for k in values.keywords(s, a))]
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
            prompt = f"{s.defn[card].name} has intimidate: kneel a character with STR {s.under_way().margin} or lower?"
            s.push(
                Pick(
                    s.under_way().winner,
                    "intimidate",
                    self.intimidated(s),
                    0,
                    1,
                    prompt=prompt,
                    rule="rr.intimidate.1",
                    kind="keyword",
                    fits=STANDING & predicates.CHARACTER & AGAINST_YOU & strength_at_most(s.under_way().margin),
                    does="kneel",
                )
            )
            return
        options = [Option("yes", "yes", (card,)), Option("no", "no", (card,))]
        if word == "pillage":  # faq2.pillage-order.1
            sooner = self.ctx.vars.get("sooner", card)
            card = sooner if sooner in left else card
            options = [Option("yes", "yes", (card,)), Option("no", "no", (card,))]
            options += [Option(f"choose {name_of(s, c)}", "sooner", (c,)) for c in left if c != card]
        prompt = f"{s.defn[card].name} has {word}: {WORDS[word]}?"
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
        if option.verb in ("stealth", "done"):
            self.answer_stealth(s, option)
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
            s.note("new opponent", s.name(seat), s.name(option.args[0]), rule="rr.redirect.3")
            s.touch()
            self.at = self.steps.index(Resolution.stealth)
        elif option.verb == "suffer":
            self.ctx.vars["suffer"] = (*self.ctx.vars.get("suffer", ()), option.args[0])
        elif option.verb == "pass":
            self.ctx.vars["whispers"] = True


class Defenders(Frame):
    """Declaring defenders: any number, those that must defend first of all."""

    __slots__ = ("cards", "most", "must", "picked", "prompt", "seat")

    def __init__(self, seat: int, cards: list[int], most: int, prompt: str, must: list[int]) -> None:
        self.at = 0
        self.seat = seat
        self.cards = cards
        self.most = most
        self.prompt = prompt
        self.must = must[:most]
        self.picked: list[int] = list(self.must)

    def run(self, s: Table) -> None:
        left = [c for c in self.cards if c not in self.picked]
        if not left or len(self.picked) >= self.most:
            self.finish(s)
            return
        options = [Option(f"defend {name_of(s, c)}", "defend", (c,)) for c in left]
        s.ask(self.seat, "defenders", self.prompt, "rr.a1.4.2.1.1", [*options, DONE])

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "done":
            self.finish(s)
        else:
            self.picked.append(option.args[0])

    def finish(self, s: Table) -> None:
        s.pop()
        bind(s, "defenders", tuple(self.picked))


def an(kind: str) -> str:
    return f"an {kind}" if kind == "intrigue" else f"a {kind}"


REDIRECT, KEEP = Option("yes", "redirect"), Option("no", "keep")
KEYWORDS = ("insight", "intimidate", "pillage", "renown")
WORDS = {"insight": "draw 1 card", "pillage": "discard the top card of the loser's deck", "renown": "it gains 1 power"}
Resolution.steps = (
    Resolution.declare_attackers, Resolution.stealth, Resolution.announce, Resolution.redirect, Resolution.initiated,
    Resolution.window, Resolution.declare_defenders, Resolution.defended, Resolution.window, Resolution.compare,
    Resolution.bonuses, Resolution.claim, Resolution.resolve_claim, Resolution.choose_victims, Resolution.kill_claim,
    Resolution.keywords, Resolution.offer_keyword, Resolution.finish, Resolution.leave,
)  # fmt: skip
