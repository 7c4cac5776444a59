"""4. The challenges phase, and a challenge in its three framework windows (faq1.phase.challenges.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from ....cardgame.cards.definition import OVER, RENOWN
from ....cardgame.phases.challenging import (
    Challenges,
    ChallengeSteps,
    Challenging,
    Defenders,
    count_outcome,
    may_be_claimed,
)
from ....cardgame.phases.declaring import may_attack, may_defend, most_defenders
from ....cardgame.phases.phases import Phase, Step
from ....cardgame.table import figures, values
from ....cardgame.table.challenge import Challenge
from ....cardgame.table.choosing import Pick
from ....cardgame.table.event import Event
from ....cardgame.table.lasting import Delayed
from ....cardgame.table.words import MILITARY, POWER
from ....cardgame.timing.due import numbered
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import LosersSatisfyClaim
from ....kernel.decision import Option
from ..timing.timing import Box
from .extra_challenges import CHALLENGE_ACTION, WON_ATTACKING, required
from .titles import held, opposes, supports

if TYPE_CHECKING:
    from ....cardgame.table.state import Table
    from .table import Agot1

DEADLY, VIGILANT, VENGEFUL = "deadly", "vigilant", "vengeful"


class Attackers(Pick):
    """Declaring attackers of whom one must be among certain cards."""

    __slots__ = ("must",)
    must: tuple[int, ...]

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.must = self.must[:]

    def answer(self, s: Table, seat: int, option: Option) -> None:
        super().answer(s, seat, option)
        self.least = 1 if any(card in self.picked for card in self.must) else len(self.picked) + 1


class Attack(Box, ChallengeSteps):
    """The type and the opponent are declared, and attackers kneel."""

    __slots__ = ()
    called = "Attackers are declared"

    def declare_attackers(self, s: Agot1) -> None:  # type: ignore[override]
        """Where only a card's text allows the challenge, that card attacks, with those that it names."""
        c = s.under_way()
        must = required(s, c.attacker, c.kind)
        if not must:
            super().declare_attackers(s)
            return
        traits = set(must.values())
        able = [card for card in s.area[c.attacker] if may_attack(s, card, c.kind) is None]
        found = [card for card in able if card in must or traits & values.traits(s, card)]
        prompt = f"{c.kind.capitalize()} challenge against {s.name(c.defender)}: declare attackers."
        pick = Attackers(
            c.attacker, "attackers", found, 1, len(found), verb="attack", kind="attackers", prompt=prompt,
            rule=s.clauses.attack,
        )  # fmt: skip
        pick.must = tuple(must)
        s.push(pick)

    def begin(self, s: Agot1) -> None:
        c = s.under_way()
        c.attackers = list(self.ctx.vars["attackers"])
        c.begun = True
        s.touch()

    steps = (declare_attackers, begin, ChallengeSteps.announce, ChallengeSteps.initiated)


class Defend(Box, ChallengeSteps):
    """Stealth, then the defenders kneel (lcg1.kw.10)."""

    __slots__ = ()
    called = "Defenders are declared"

    def decided(self, s: Agot1, seat: int, option: Option) -> None:
        self.bypass(s, option)

    def may_bypass(self, s: Agot1, card: int) -> str | None:  # type: ignore[override]
        passed = any(target == card for _, target in s.under_way().bypassed)
        return s.clauses.stealth if passed else super().may_bypass(s, card)

    def bypassed(self, s: Agot1) -> None:
        c = s.under_way()
        for user, target in c.bypassed:
            s.note("bypass", s.called(user), s.called(target), rule=s.clauses.bypassing)
        if c.bypassed:
            s.happen([Event("bypassed", target, c.defender, source=user) for user, target in c.bypassed])

    def supported(self, s: Agot1) -> None:
        """Whoever supports the defending player's title may defend with him (lcg1.title.6)."""
        c = s.under_way()
        helper = next((p for p in s.order() if p != c.attacker and supports(s, p, c.defender)), -1)
        own, most = self.ctx.vars["defenders"], most_defenders(s)
        found = [card for card in s.area[helper] if may_defend(s, card) is None] if helper >= 0 else []
        room = len(found) if most < 0 else most - len(own)
        if room > 0:
            self.ctx.vars["own"] = own
            prompt = f"Your title supports {held(s, c.defender)}: defend {s.name(c.defender)} as well?"
            s.push(Defenders(helper, found, room, prompt, []))

    def together(self, s: Agot1) -> None:
        self.ctx.vars["defenders"] = (*self.ctx.vars.pop("own", ()), *self.ctx.vars["defenders"])

    def cancelled(self, s: Agot1) -> None:
        """The Lord Commander has taken the challenge on: this window is cancelled (faq1.errata.41)."""
        if s.under_way().anew:
            self.stage = OVER

    steps = (
        ChallengeSteps.stealth, bypassed, ChallengeSteps.declare_defenders, supported, together, ChallengeSteps.defended,
        cancelled,
    )  # fmt: skip


class Resolve(Box, ChallengeSteps):
    """The winner is determined; claim; the reward for an unopposed challenge; renown (faq1.framework.4).

    ``kept`` are the passives of keywords that are still due.
    """

    __slots__ = ("kept",)
    called = "The challenge is resolved"

    def __init__(self) -> None:
        super().__init__()
        self.kept: tuple[str, ...] = (DEADLY, VIGILANT, VENGEFUL)

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.kept = self.kept

    def determine(self, s: Agot1) -> None:
        """Nobody has won before the determination's step 3; it can be cancelled and replaced (faq1.framework.6)."""
        c = s.under_way()
        attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
        attacks = bool(attack >= 1 and c.attackers)
        defends = bool(defence >= 1 and values.participants(s, "defending"))
        if attacks and attack >= defence:
            winner = c.attacker
        elif defends:
            winner = c.defender
        else:
            s.note("no winner", attack, defence, rule="lcg1.round.13")
            return
        loser = c.defender if winner == c.attacker else c.attacker
        c.margin = abs(attack - defence)
        c.unopposed = defence < 1
        s.happen([Event("challenge won", player=winner, other=loser, amount=c.margin)])

    def claim(self, s: Agot1) -> None:
        """Only a winning attacker's claim is applied (lcg1.round.15), unless losing attackers must satisfy one, too."""
        c = s.under_way()
        if c.winner >= 0 and (c.winner == c.attacker or active(s, LosersSatisfyClaim, c.loser)):
            c.claim, c.suffer = c.kind, (c.loser,)
            self.ctx.vars["amount"] = figures.plot_value(s, c.winner, "claim")

    def satisfy(self, s: Agot1, events: list[Event]) -> None:  # type: ignore[override]
        """The claim as one event: what it would bring about is saved from or cancelled in its step 2 (faq1.framework.7)."""
        c = s.under_way()
        self.ctx.vars["claimed"] = c.suffer
        s.happen([Event("claim", player=c.winner, other=c.suffer[0]), *events])

    def kill_claim(self, s: Agot1) -> None:  # type: ignore[override]
        """The chosen die; a claim for which nobody could be chosen is one all the same."""
        c, chosen = s.under_way(), self.ctx.vars.pop("victims", ())
        if c.claim == MILITARY and self.ctx.vars["amount"] > 0:
            self.satisfy(s, [Event("kill", card, s.ctrl[card], how="claim") for card in chosen])

    def pass_on(self, s: Agot1) -> None:
        """Another player satisfies the claim that was cancelled."""
        c = s.under_way()
        if c.claim and self.ctx.vars.get("claimed", c.suffer) != c.suffer:
            self.at = self.steps.index(ChallengeSteps.resolve_claim)

    def unopposed(self, s: Agot1) -> None:
        """The reward takes place whenever the attacker won, and gives nothing if he was opposed (faq1.framework.5)."""
        c = s.under_way()
        if c.winner == c.attacker and c.unopposed:
            s.happen([Event("power", s.faction[c.winner], c.winner, amount=1, how="unopposed")])

    def opposition(self, s: Agot1) -> None:
        """Winning against the holder of a title that one's own opposes gives 1 power more (lcg1.title.7)."""
        c = s.under_way()
        if c.winner >= 0 and s.format == "melee" and opposes(s, c.winner, c.loser):
            s.happen([Event("power", s.faction[c.winner], c.winner, amount=1, how="opposed title")])

    def renown(self, s: Agot1) -> None:
        c = s.under_way()
        if c.winner < 0:
            return
        side = c.attackers if c.winner == c.attacker else c.defenders
        bearers = [a for a in side if s.ctrl[a] == c.winner and RENOWN in values.keywords(s, a)]  # lcg1.round.22
        if bearers:
            s.happen([Event("power", a, c.winner, amount=1, source=a, how="renown") for a in bearers])

    steps: ClassVar[tuple[Step, ...]] = (
        determine, claim, ChallengeSteps.resolve_claim, ChallengeSteps.choose_victims, kill_claim,
        pass_on, unopposed, opposition, renown,
    )  # fmt: skip

    # Step 4: keywords that are passives

    def bearers(self, s: Agot1, cards: list[int], keyword: str) -> list[int]:
        return [card for card in cards if values.keyword_named(s, card, keyword)]

    def promised(self, s: Agot1) -> dict[str, Delayed]:
        """What effects have in store for the winner: passives, by the cards that they come from (faq1.timing.4)."""
        c = s.under_way()
        found = [d for d in s.delayed if d.when == "won" and (d.challenge, d.context.player) == (c.number, c.winner)]
        return dict(zip(numbered([d.source_name for d in found]), found, strict=True))

    def due(self, s: Agot1) -> list[str]:
        return [*super().due(s), *self.promised(s), *(name for name in self.kept if self.applies(s, name))]

    def applies(self, s: Agot1, name: str) -> bool:
        c = s.under_way()
        if name == DEADLY:  # lcg1.kw.2
            more = len(self.bearers(s, c.attackers, DEADLY)) > len(self.bearers(s, c.defenders, DEADLY))
            return more and bool(self.victims(s))
        return bool(self.standing_up(s, name))

    def victims(self, s: Agot1) -> list[int]:
        c = s.under_way()
        return [card for card in c.defenders if s.ctrl[card] == c.defender and may_be_claimed(s, card)]

    def standing_up(self, s: Agot1, name: str) -> list[int]:
        """Who stands by a keyword: vigilant after a power challenge won, vengeful after one lost as the defender."""
        c = s.under_way()
        if c.winner < 0:
            return []
        seat = c.winner if name == VIGILANT else c.defender
        if (name == VIGILANT and c.kind != POWER) or (name == VENGEFUL and c.loser != c.defender):
            return []
        return [card for card in self.bearers(s, s.area[seat], name) if s.kneeling[card]]

    def resolve_rule(self, s: Agot1, name: str) -> None:
        promise = self.promised(s).get(name)
        if promise is not None:
            s.delayed = [d for d in s.delayed if d is not promise]
            s.initiate(promise.context.copy(), promise.steps)
            return
        if name not in self.kept:
            super().resolve_rule(s, name)
            return
        c = s.under_way()
        if name != DEADLY:
            self.kept = tuple(each for each in self.kept if each != name)
            s.happen([Event("stand", card, s.ctrl[card], how=name) for card in self.standing_up(s, name)])
            return
        chosen = self.ctx.vars.pop(DEADLY, None)
        if chosen is None:
            prompt, rule = "Deadly: choose one of your participating defenders to die.", "lcg1.kw.2"
            self.ctx.vars["dying"] = True
            s.push(Pick(c.defender, DEADLY, self.victims(s), prompt=prompt, rule=rule, does="kill"))
            return
        del self.ctx.vars["dying"]
        self.kept = tuple(each for each in self.kept if each != name)
        s.happen([Event("kill", card, s.ctrl[card], how=DEADLY) for card in chosen])

    def passives(self, s: Agot1) -> None:
        if self.ctx.vars.get("dying"):
            self.resolve_rule(s, DEADLY)
        else:
            super().passives(s)


def win_challenge(s: Agot1, event: Event) -> None:
    """The challenge under way is won: kept for it, for its phase and its round."""
    c = s.under_way()
    c.winner, c.loser = event.player, event.other
    c.unopposed = c.unopposed and c.winner == c.attacker
    event.done = True
    attack, defence = values.side_strength(s, "attacking"), values.side_strength(s, "defending")
    s.note("winner", s.name(c.winner), attack, defence, c.unopposed, rule=s.clauses.challenge_winner)
    if c.winner == c.attacker:
        s.tick("phase", "player", c.winner, WON_ATTACKING, c.kind)
    count_outcome(s)


class Resolution(Challenging):
    """One challenge: three windows with player actions between them; without participants it is over (faq1.3.33.1)."""

    __slots__ = ()

    def run(self, s: Agot1) -> None:  # type: ignore[override]
        c = s.under_way()
        if c.deserted and self.at < ENDING:
            s.note("challenge deserted", rule="faq1.3.33.1")
            self.at = ENDING
        elif c.anew:
            c.anew = False
            self.at = 1  # back to the player actions after the attackers
        super().run(s)

    def attack(self, s: Agot1) -> None:
        s.push(Attack())

    def defend(self, s: Agot1) -> None:
        s.push(Defend())

    def resolve(self, s: Agot1) -> None:
        s.push(Resolve())

    def finish(self, s: Agot1) -> None:
        s.note("challenge ends", rule="faq1.phase.challenges.2")
        s.due("challenge")

    steps: ClassVar[tuple[Step, ...]] = (
        attack,
        Challenging.window,
        defend,
        Challenging.window,
        resolve,
        finish,
        Challenging.leave,
    )


ENDING = Resolution.steps.index(Resolution.finish)


class ChallengesPhase(Challenges):
    """The first player makes all his challenges, then the next player his (faq1.phase.challenges.2)."""

    __slots__ = ()
    resolution = Resolution
    window_each = True
    steps = (Phase.begin, Challenges.become_active, Phase.window, Challenges.initiate, Phase.end, Phase.leave)


def initiate_challenge(s: Agot1, seat: int, kind: str, opponent: int) -> None:
    """The challenge begins; it is no use of the challenges that a player has anyway."""
    s.tick("phase", "player", seat, CHALLENGE_ACTION, kind)
    s.challenges += 1
    s.challenge = Challenge(kind, seat, opponent, s.challenges)
    s.touch()
    s.push(Resolution())
