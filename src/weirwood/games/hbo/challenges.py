"""4. The challenges phase, and a challenge in its three steps: attackers, defenders, resolve (hbo.challenges.5)."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.challenge import Challenge
from ...cardgame.challenging import VICTIM, Challenging
from ...cardgame.choosing import Pick
from ...cardgame.definition import RENOWN, STEALTH
from ...cardgame.event import Event
from ...cardgame.phases import Phase
from ...cardgame.state import Table
from ...cardgame.vocabulary.effects.hand_and_deck import random_cards
from ...cardgame.vocabulary.rules import AttacksKneeling, Ban, CannotInitiate, ExtraChallenge, active, bearing, cannot
from ...cardgame.words import CHALLENGES, CHARACTER, PLAY
from ...kernel.decision import Option
from .clauses import CARD_TEXT
from .table import Hbo


class ChallengesPhase(Phase):
    """The first player carries out all his challenges, then the other player his (hbo.challenges.1)."""

    __slots__ = ()
    name = "challenges"
    rule = "hbo.challenges.1"

    def become_active(self, s: Table) -> None:
        s.active = self.seat_in_turn(s)
        if s.active < 0:
            self.at += 2
            return
        s.note("active", s.name(s.active), rule="hbo.challenges.1")

    def initiate(self, s: Table) -> None:
        options = challenge_options(s, s.active)
        if not options and not s.ask_all:
            self.turn += 1
            self.at = 1
            return
        prompt = "Initiate a challenge, or pass to end your challenges."
        s.ask(s.active, "challenge", prompt, "hbo.challenges.2", [*options, Option("pass", "pass")])

    def answer(self, s: Table, seat: int, option: Option) -> None:
        if option.verb == "pass":
            self.turn += 1
            self.at = 1
            return
        s.challenges += 1
        s.challenge = Challenge(option.args[0], seat, 1 - seat, s.challenges)
        s.touch()
        s.push(Resolution())

    steps = (Phase.begin, become_active, Phase.window, initiate, Phase.end, Phase.leave)


def may_challenge(s: Table, seat: int, kind: str) -> str | None:
    """The clause that forbids initiating a challenge, or None."""
    if s.phase != "challenges" or s.active != seat:
        return "hbo.challenges.1"
    if s.challenge is not None:
        return "hbo.challenges.4"
    allowed = 1 + sum(rule.challenge == kind for _, rule in active(s, ExtraChallenge, seat))
    if s.count("phase", "player", seat, "initiated", kind) >= allowed:
        return "hbo.challenges.2"
    if challenge_ban(s, kind) is not None:
        return CARD_TEXT
    if not any(may_attack(s, c, kind) is None for c in s.area[seat]):
        return "hbo.attackers.1"
    return None


def challenge_ban(s: Table, kind: str) -> Ban | None:
    """What says that nobody can initiate a challenge of a type, or None."""
    return next((found for found in active(s, CannotInitiate) if found[1].forbids(s, s.active, kind)), None)


def challenge_options(s: Table, seat: int) -> list[Option]:
    """The challenges a seat may initiate now."""
    return [
        Option(f"challenge {kind} {s.name(1 - seat)}", "challenge", (kind,))
        for kind in CHALLENGES
        if may_challenge(s, seat, kind) is None
    ]


def may_attack(s: Table, card: int, kind: str) -> str | None:
    """The clause that keeps a card from being declared as an attacker, or None."""
    if s.defn[card].type != CHARACTER:
        return "hbo.types.2"
    if s.kneeling[card] and not bearing(s, AttacksKneeling, card):
        return "hbo.attackers.2"
    if not values.has_icon(s, card, kind):
        return "hbo.anatomy.4"
    return CARD_TEXT if cannot(s, card, "attack") else None


def may_defend(s: Table, card: int) -> str | None:
    """The clause that keeps a card from being declared as a defender, or None."""
    c = s.challenge
    if s.defn[card].type != CHARACTER:
        return "hbo.types.2"
    if c is None or s.ctrl[card] != c.defender or s.kneeling[card]:
        return "hbo.defenders.1"
    if not values.has_icon(s, card, c.kind):
        return "hbo.anatomy.4"
    if any(target == card for _, target in c.bypassed):
        return "hbo.stealth.1"
    return CARD_TEXT if cannot(s, card, "defend") else None


def may_bypass(s: Table, card: int) -> str | None:
    """The clause that keeps a card from being chosen by Stealth, or None."""
    if s.defn[card].type != CHARACTER or any(target == card for _, target in s.under_way().bypassed):
        return "hbo.stealth.1"
    return "hbo.stealth.2" if STEALTH in values.keywords(s, card) else None


class Resolution(Challenging):
    """One challenge, step by step; responses to what happens while it is resolved come after all of it."""

    __slots__ = ("pending",)
    stealth_asks = ("has Stealth: past whom?", "hbo.stealth.1")
    passives_at_once = True  # they don't wait (hbo.passive.2)

    def __init__(self) -> None:
        super().__init__()
        self.pending: list[Event] = []

    @property
    def collecting(self) -> bool:
        """From the comparison of strengths to the renown gained."""
        return RESOLVING <= self.at <= ANSWERED

    def may_bypass(self, s: Table, card: int) -> str | None:
        return may_bypass(s, card)

    # 1. Declare attackers

    def declare_attackers(self, s: Table) -> None:
        c = s.under_way()
        found = [card for card in s.area[c.attacker] if may_attack(s, card, c.kind) is None]
        prompt = f"{c.kind.capitalize()} challenge against {s.name(c.defender)}: declare attackers."
        s.push(
            Pick(
                c.attacker,
                "attackers",
                found,
                1,
                len(found),
                verb="attack",
                prompt=prompt,
                rule="hbo.attackers.1",
                kind="attackers",
            )
        )

    def answer(self, s: Table, seat: int, option: Option) -> None:
        self.answer_stealth(s, option)

    def attacked(self, s: Table) -> None:
        c = s.under_way()
        seat = c.attacker
        s.tick("phase", "player", seat, "initiated", c.kind)
        names = [s.defn[a].name for a in c.attackers]
        s.note("challenge", s.name(seat), c.kind, s.name(c.defender), *names, rule="hbo.attackers.1")
        for user, target in c.bypassed:
            s.note("bypass", s.defn[user].name, s.defn[target].name, rule="hbo.stealth.1")
        events = [Event("kneel", a, seat, how="declared") for a in c.attackers if not s.kneeling[a]]
        events += [Event("challenge initiated", player=seat, other=c.defender)]
        events += [Event("attacker declared", a, seat) for a in c.attackers]
        s.happen(events)

    # 2. Declare defenders

    def declare_defenders(self, s: Table) -> None:
        c = s.under_way()
        self.ctx.vars["defenders"] = ()
        found = [card for card in s.area[c.defender] if may_defend(s, card) is None]
        if found:
            strength = values.side_strength(s, "attacking")
            prompt = f"{s.name(c.attacker)} attacks you with {strength} strength ({c.kind}): declare defenders."
            s.push(
                Pick(
                    c.defender,
                    "defenders",
                    found,
                    0,
                    len(found),
                    verb="defend",
                    prompt=prompt,
                    rule="hbo.defenders.1",
                    kind="defenders",
                )
            )

    def defended(self, s: Table) -> None:
        c = s.under_way()
        declared = list(self.ctx.vars["defenders"])
        c.defenders += declared
        s.touch()
        if not declared:
            s.note("no defenders", s.name(c.defender), rule="hbo.defenders.2")
            return
        s.note("defend", s.name(c.defender), *[s.defn[d].name for d in declared], rule="hbo.defenders.1")
        events = [Event("kneel", d, c.defender, how="declared") for d in declared]
        s.happen([*events, *(Event("defender declared", d, c.defender) for d in declared)])

    # 3. Resolve

    def compare(self, s: Hbo) -> None:
        """Ties go to the attacker, even 0 against 0 (hbo.resolve.2); then what hangs on the win."""
        c = s.under_way()
        attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
        self.decide(s, attack, defence, attack >= defence)
        s.happen([Event("challenge won", player=c.winner, other=c.loser, amount=c.margin)])
        s.due("won")

    def claim(self, s: Table) -> None:
        """Only a winning attacker's claim is carried out (hbo.resolve.3)."""
        c = s.under_way()
        if c.winner != c.attacker:
            return
        claim = values.plot_value(s, c.attacker, "claim")
        s.note("claim", c.kind, claim, s.name(c.loser), rule="hbo.claim.1")
        if claim > 0:
            CLAIMS[c.kind](self, s, claim, c.loser)

    def military_claim(self, s: Table, claim: int, loser: int) -> None:
        """So many different characters, chosen by the loser (hbo.highclaim.2)."""
        found = [card for card in s.area[loser] if s.defn[card].type == CHARACTER and not cannot(s, card, "kill")]
        n = min(claim, len(found))
        if n:
            prompt = f"Military claim {claim}: choose {n} character{'s' if n > 1 else ''} to kill."
            s.push(
                Pick(
                    loser, "claim", found, n, n, prompt=prompt, rule="hbo.claim.2", kind="claim", fits=VICTIM,
                    does="kill",
                )
            )  # fmt: skip

    def kill(self, s: Table) -> None:
        """All at once (hbo.highclaim.1)."""
        chosen = self.ctx.vars.pop("claim", ())
        if chosen:
            s.happen([Event("kill", card, s.ctrl[card], how="claim") for card in chosen])

    def intrigue_claim(self, s: Table, claim: int, loser: int) -> None:
        cards = random_cards(s, loser, claim)
        if cards:
            s.happen([Event("discard from hand", card, loser, how="claim") for card in cards])

    def power_claim(self, s: Table, claim: int, loser: int) -> None:
        """From banner to banner; power on characters is safe (hbo.claim.6)."""
        banner, to = s.faction[loser], s.faction[1 - loser]
        if s.power[banner]:
            s.happen([Event("move power", banner, 1 - loser, other=to, amount=claim, how="claim")])
        else:
            s.note("no power", s.name(loser), rule="hbo.claim.6")

    def unopposed(self, s: Table) -> None:
        c = s.under_way()
        if c.unopposed:
            s.happen([Event("power", s.faction[c.winner], c.winner, amount=1, how="unopposed")])

    def renown(self, s: Table) -> None:
        """After the claim, and not optional (hbo.renown.2)."""
        c = s.under_way()
        side = c.attackers if c.winner == c.attacker else c.defenders
        bearers = [a for a in side if RENOWN in values.keywords(s, a) and s.zone[a] == PLAY]
        if bearers:
            s.happen([Event("power", a, c.winner, amount=1, source=a, how="renown") for a in bearers])

    def responses(self, s: Hbo) -> None:
        """To all that happened in this step; passive abilities have answered it already, each at its moment."""
        pending, self.pending = self.pending, []
        s.respond(pending)

    def finish(self, s: Hbo) -> None:
        s.note("challenge ends", rule="hbo.challenge-example.1")
        s.due("challenge")


CLAIMS = {"military": Resolution.military_claim, "intrigue": Resolution.intrigue_claim, "power": Resolution.power_claim}
Resolution.steps = (
    Resolution.declare_attackers, Resolution.stealth, Resolution.attacked, Resolution.window, Resolution.declare_defenders,
    Resolution.defended, Resolution.window, Resolution.compare, Resolution.claim, Resolution.kill, Resolution.unopposed,
    Resolution.renown, Resolution.responses, Resolution.window, Resolution.finish, Resolution.leave,
)  # fmt: skip
RESOLVING = Resolution.steps.index(Resolution.compare) + 1
ANSWERED = Resolution.steps.index(Resolution.renown) + 1
