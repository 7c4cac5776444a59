"""What the titles of the council do, beyond what cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import Context
from ....cardgame.grammar.phrase import Phrase
from ....cardgame.phases.declaring import attack_ban
from ....cardgame.table.choosing import PickWord
from ....cardgame.table.event import Event
from ....cardgame.vocabulary.answering.triggers import Trigger
from ....cardgame.vocabulary.describing.players import PLAYER
from ....cardgame.vocabulary.effects.base import Effect
from ....cardgame.vocabulary.ruling.rules import OnPlayers
from ....kernel.decision import make_option

if TYPE_CHECKING:
    from ....cardgame.table.state import Table
    from ....cardgame.timing.initiating import Initiating

TAKEN_ON = "taken on"


def others(s: Table) -> list[int]:
    """The players against whom the challenge under way could go instead, by titles and plots."""
    c = s.under_way()
    return [p for p in s.opponents(c.attacker) if p != c.defender and may_go_against(s, p)]


def may_go_against(s: Table, seat: int) -> bool:
    """Whether titles and cards let the challenge under way go against a player."""
    c = s.under_way()
    return s.spares(c.attacker, seat) is None and attack_ban(s, c.attacker, c.kind, seat) is None


class OneMoreCard(OnPlayers):
    """One card more in the draw phase, which the cap on additional cards doesn't count (lcg1.title.12, lcg1.round.5)."""

    phrases = (Phrase("{players} draw<s> one card more in the draw phase, whatever the cap", players=PLAYER),)


class AttackersDeclared(Trigger):
    """A challenge has been initiated and its attackers declared."""

    kinds = ("challenge initiated",)
    phrases = (Phrase("an opponent declares attackers"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return s.challenge is not None and event.player != ctx.player and bool(others(s))


class RedirectChallenge(Effect):
    """The attacker chooses another defending player; the attackers stay as they are (lcg1.title.8)."""

    phrases = (Phrase("have the attacking player choose another player to attack"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and bool(others(s))

    def do(self, s: Table, frame: Initiating) -> None:
        c = s.under_way()
        chosen = frame.ctx.vars.pop("redirected", None)
        if chosen is None:
            found = others(s)
            if found:
                frame.at -= 1
                options = [make_option(f"choose {s.name(p)}", "choose", (p,)) for p in found]
                prompt = "Your challenge is redirected: against whom?"
                s.push(PickWord(c.attacker, "redirected", options, prompt, "lcg1.title.8"))
            return
        c.defender = chosen
        c.bypassed = []
        s.touch()
        s.note("redirect", s.name(frame.ctx.player), s.name(chosen), rule="lcg1.title.8")


class Undefended(Trigger):
    """Nobody is declared as a defender in a military challenge against another player (lcg1.title.10 and 11)."""

    kinds = ("no defenders",)
    would = True
    phrases = (Phrase("another player would declare no defenders in a military challenge"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or c.kind != "military" or ctx.player in (c.attacker, c.defender):
            return False
        return may_go_against(s, ctx.player)


class WonTakenOn(Trigger):
    """You win a challenge that you have taken on."""

    kinds = ("challenge won",)
    phrases = (Phrase("you win a challenge that you took on"),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.player == ctx.player and s.count("challenge", "player", ctx.player, TAKEN_ON) > 0


class DefendInstead(Effect):
    """The challenge goes on against you, from the player actions after the attackers (faq1.errata.41)."""

    phrases = (Phrase("have that challenge go on against you instead"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, c = frame.ctx, s.under_way()
        ctx.event(s).cancelled = True
        c.defender = ctx.player
        c.bypassed = []
        c.anew = True
        s.tick("challenge", "player", ctx.player, TAKEN_ON)
        s.touch()
        s.note("redirect", s.name(ctx.player), s.name(ctx.player), rule="faq1.errata.41")
