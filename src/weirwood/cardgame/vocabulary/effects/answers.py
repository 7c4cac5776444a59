"""Effects that answer an occurrence: cancel it, save a card from it, change where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import OneOf
from ...grammar.phrase import Phrase
from ...table.event import LEAVING, Event
from ...table.words import DEAD, DECK, DISCARD, HAND, PLAY, REMOVED, SHADOWS
from ...timing.entering import may_attach
from ...timing.saving import savable, save
from ..bases import amount
from ..describing.who import IT, OBJECT, THAT, THIS, Who
from ..ruling.rules import Strength
from ..walking import walk
from .base import Effect, Step, ToCards
from .lasting import Gives

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class Cancel(Effect):
    """Cancel the effects that would initiate, or whatever else would happen."""

    phrases = (Phrase("cancel its effects"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return not ctx.event(s).cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        event = frame.ctx.event(s)
        event.cancelled = True
        what = event.card if event.card >= 0 else event.source
        title = s.called(what) if what >= 0 else ""
        s.note("cancel", title, s.called(frame.ctx.card), rule=s.clauses.cancel)


class Uncancellable(Step):
    """The effects of the ability can't be cancelled."""

    firm = True
    phrases = (Phrase("these effects cannot be cancelled"),)
    _order = False

    def do(self, s: Table, frame: Initiating) -> None:
        pass


FIRMLY = Uncancellable()


def driven_out(s: Table, ctx: Context) -> bool:
    """Whether the ability answers what would drive its card out of play again at once, however often it were saved."""
    event = ctx.event(s) if ctx.occ >= 0 else None
    return event is not None and event.how == "terminal"


def goes_away(s: Table, ctx: Context) -> bool:
    """Whether an ability takes the card that it saves out of play in another way."""
    if ctx.ability is None:
        return False
    meant = (IT, THIS) if ctx.event(s).card == ctx.card else (IT,)
    nodes = walk(ctx.ability.do)
    return any(isinstance(node, ToCards) and node.verb in LEAVING and node.who in meant for node in nodes)


class Save(Effect):
    """Save the card that would leave play; ``attaching``: this card is then attached to it, with the STR it gives."""

    attaching: bool = False
    phrases = (Phrase("save [it]"), Phrase("save [it], then attach ~ to it as a Condition attachment", attaching=True))

    def could(self, s: Table, ctx: Context) -> bool:
        event = ctx.event(s)
        if event.how == "terminal" and goes_away(s, ctx) and not event.unsavable:
            return not event.cancelled
        return savable(s, event, self.bonus(s, ctx) if event.how == "terminal" else 0)

    def bonus(self, s: Table, ctx: Context) -> int:
        """The STR that the saved card gets by the same ability, so that nothing drives it out of play any more."""
        effects = ctx.ability.do if ctx.ability is not None else ()
        given = [rule for effect in effects if isinstance(effect, Gives) and effect.who == IT for rule in effect.rules]
        bonus = sum(amount(s, ctx, rule.by) for rule in given if isinstance(rule, Strength) and rule.mode == "add")
        if self.attaching and may_attach(s, ctx.card, ctx.event(s).card, ctx.player) is None:
            bonus += s.defn[ctx.card].strength_given
        return bonus

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        event = ctx.event(s)
        below = ctx.ability is not None and ctx.ability.name == "duplicate"
        save(s, event, "a duplicate" if below else s.called(ctx.card))
        card, host = ctx.card, event.card
        if self.attaching and s.zone[host] == PLAY and may_attach(s, card, host, ctx.player) is None:
            s.place(card, PLAY, ctx.player)
            s.host[card] = host
            s.rewire()
            s.note("attach", s.called(card), s.called(host))


class SaveChosen(Effect):
    """Save what was chosen from being killed: of use only while it is about to be."""

    who: Who = THAT
    phrases = (Phrase("save {who} from being killed", who=OBJECT),)

    def events(self, s: Table, ctx: Context) -> list[Event]:
        """The deaths that it could stop."""
        cards = self.who.find(s, ctx)
        pending = (event for frame in s.frames for event in getattr(frame, "events", ()))
        return [e for e in pending if e.kind == "kill" and e.card in cards and not e.done and savable(s, e)]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.events(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        for event in self.events(s, frame.ctx):
            save(s, event, s.called(frame.ctx.card))


ELSEWHERE = OneOf(
    {
        HAND: "return it to your hand", DECK: "shuffle it into your deck", PLAY: "put it into play",
        SHADOWS: "put it into shadows",
    }
)  # fmt: skip


class Instead(Effect):
    """Change where the card of the occurrence goes when it resolves."""

    to: int
    pile: int = DEAD
    phrases = (
        Phrase("{to} [instead of placing it in] your dead pile", to=ELSEWHERE),
        Phrase("{to} [instead of placing it in] your discard pile", to=ELSEWHERE, pile=DISCARD),
        Phrase("remove it from the game and not to the discard pile", to=REMOVED, pile=DISCARD),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        event = ctx.event(s)
        if self.to == PLAY and s.may_put(s.owner[event.card], event.card) is not None:
            return False
        return s.bound_for(event.card) == self.pile if event.done else not event.cancelled

    def do(self, s: Table, frame: Initiating) -> None:
        """Before it resolves, or where a card that has been killed is still on its way."""
        event = frame.ctx.event(s)
        if event.done and self.could(s, frame.ctx):
            s.send(event.card, self.to)
        elif event.done:
            frame.failed = True
        else:
            event.to = self.to


class KeepsEvent(Step):
    """This event goes back to its player's hand in place of the discard pile, once it has been carried out."""

    phrases = (Phrase("take ~ back into hand [instead of placing it in] your discard pile"),)

    def do(self, s: Table, frame: Initiating) -> None:
        frame.ctx.vars["bound for"] = HAND


KEEP_EVENT = KeepsEvent()
