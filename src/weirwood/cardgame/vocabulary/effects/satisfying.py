"""Claim that is satisfied outside challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table import figures, values
from ...table.choosing import Pick, PickWord, words
from ...table.event import Event
from ...table.words import CHALLENGES, CHARACTER, INTRIGUE, MILITARY
from ..changing.hand_and_deck import random_cards
from ..describing import predicates
from ..describing.players import LOSER, PLAYER, THAT_PLAYER, Players
from ..ruling.rules import cannot
from .base import Effect

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

UNMET, VICTIMS = "unmet", "victims"
VICTIM = predicates.CHARACTER & predicates.YOURS


class SatisfyUnmetClaim(Effect):
    """Of a type of challenge that nobody has initiated against you this phase, a player satisfies your claim.

    It is satisfied as if you had won such a challenge against the player, who has all the choices that a loser has.
    """

    by: Players = THAT_PLAYER
    phrases = (
        Phrase(
            "name a [challenge type] that no opponent initiated against you this phase; "
            "{by} satisfies your claim of that type as its loser",
            by=PLAYER,
        ),
    )
    _order = False

    def unmet(self, s: Table, ctx: Context) -> list[str]:
        """The types of challenges of which none was initiated against you."""
        others = [p for p in range(s.seats) if p != ctx.player]
        met = [k for k in CHALLENGES if any(s.count("phase", "player", p, "initiated", k, ctx.player) for p in others)]
        return [kind for kind in CHALLENGES if kind not in met]

    def could(self, s: Table, ctx: Context) -> bool:
        if figures.plot_value(s, ctx.player, "claim") < 1:
            return False
        seats, named = self.by.seats(s, ctx), ctx.vars.get(UNMET)
        kinds = self.unmet(s, ctx) if named is None else [named]
        return any(_suffers(s, seat, kind) for seat in seats for kind in kinds)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat, kind = next(iter(self.by.seats(s, ctx)), -1), ctx.vars.get(UNMET)
        found = self.unmet(s, ctx)
        if seat < 0 or not found:
            frame.failed = True
            return
        if kind is None:
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: which type of claim does {s.name(seat)} satisfy?"
            s.push(PickWord(ctx.player, UNMET, words({each: each for each in found}), prompt, s.clauses.naming))
            return
        if s.undecided(ctx.player, "claim"):
            frame.at -= 1
            return
        claim = figures.plot_value(s, ctx.player, "claim")
        if VICTIMS not in ctx.vars:
            s.note("claim", kind, claim, s.name(seat), rule=s.clauses.claim)
            if kind == MILITARY and self.choose_victims(s, frame, seat, claim):
                return
        self.satisfy(s, frame, seat, kind, claim)
        del ctx.vars[UNMET]

    def choose_victims(self, s: Table, frame: Initiating, seat: int, claim: int) -> bool:
        """Whether the player who satisfies a military claim has to be asked whom to lose."""
        people = _mortals(s, seat)
        n = min(claim, len(people))
        if not n:
            return False
        frame.at -= 1
        prompt = f"Military claim {claim}: choose {n} character{'s' if n > 1 else ''} to kill."
        rule = s.clauses.military_claim
        s.push(Pick(seat, VICTIMS, people, n, n, prompt=prompt, rule=rule, kind="claim", fits=VICTIM, does="kill"))
        return True

    def satisfy(self, s: Table, frame: Initiating, seat: int, kind: str, claim: int) -> None:
        """What the claim brings about: the game's doing, as in a challenge, and no effect of the card."""
        by = frame.ctx.player
        chosen = frame.ctx.vars.pop(VICTIMS, ())
        if kind == MILITARY:
            events = [Event("kill", card, s.ctrl[card], how="claim", by=by) for card in chosen]
        elif kind == INTRIGUE:
            lost = random_cards(s, seat, claim)
            events = [Event("discard from hand", card, s.owner[card], how="claim", by=by) for card in lost]
        else:
            own, theirs = s.faction[by], s.faction[seat]
            events = [Event("move power", theirs, by, other=own, amount=claim, how="claim", by=by)]
            events = events if s.power[theirs] else []
        self.happen(s, frame, events if claim > 0 else [])


class ClaimOfAnotherType(SatisfyUnmetClaim):
    """The claim of another type than that of the challenge just won, as you like, is satisfied by its loser."""

    by: Players = LOSER
    phrases = (
        Phrase(
            "name another [challenge type] than that of this challenge; {by} satisfies your claim of that type, too",
            by=PLAYER,
        ),
    )

    def unmet(self, s: Table, ctx: Context) -> list[str]:
        return [kind for kind in CHALLENGES if kind != ctx.event(s).how]


def _mortals(s: Table, seat: int) -> list[int]:
    """The characters that a player may lose for a military claim."""
    people = [card for card in s.area[seat] if values.card_type(s, card) == CHARACTER]
    return [card for card in people if not s.stays(card) and not cannot(s, card, "kill")]


def _suffers(s: Table, seat: int, kind: str) -> bool:
    """Whether a claim would change anything for a player."""
    if kind == MILITARY:
        return bool(_mortals(s, seat))
    return bool(s.hand[seat]) if kind == INTRIGUE else s.power[s.faction[seat]] > 0
