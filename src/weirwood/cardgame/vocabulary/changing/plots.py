"""Effects on plots: a new one is revealed, and plot decks change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.decision import make_option
from ...cards.definition import WHEN_REVEALED, Ability, Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import PickWord, words
from ...table.event import Event
from ...table.lasting import Delayed
from ...table.words import NEW_PLOT, PLOT, PLOT_CARD, PLOTS, ROUND, USED
from ..describing.players import PLAYER, THAT_PLAYER, WHOSE, YOU, Players
from ..describing.who import OBJECT, SAME, THAT, Who
from ..effects.base import Effect
from ..effects.lasting import add_lasting, tell
from ..ruling.player_rules import PlotBase

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class RevealNewPlot(Effect):
    """A player chooses a plot card of the own plot deck and reveals it; what that brings with it is the edition's affair."""

    by: Players = YOU
    phrases = (
        Phrase("choose and reveal a new [plot card]"),
        Phrase("{by} chooses and reveals a new [plot card]", by=PLAYER),
    )

    @property
    def order(self) -> bool:
        return self.by == YOU

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.plots[p] for p in self.by.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(self.by.seats(s, ctx)), ctx.player)
        chosen = ctx.vars.pop("plot", None)
        if chosen is not None:
            s.happen([Event("plot revealed", chosen, seat, source=ctx.card, by=ctx.player)])
        elif s.plots[seat]:
            frame.at -= 1
            found = {s.called(card): card for card in reversed(s.plots[seat])}
            options = [
                make_option(f"choose {name}", "choose", (card,), f"plot {name}")
                for name, card in reversed(found.items())
            ]
            prompt = f"{s.called(ctx.card)}: choose the plot you reveal."
            s.push(PickWord(seat, "plot", options, prompt, s.clauses.plot_choice))
        else:
            frame.failed = True


class SetsIncome(Effect):
    """The income of this plot card is so much more than what is printed on a player's, as long as it is revealed."""

    by: int
    whose: Players = THAT_PLAYER
    phrases = (
        Phrase(
            "the base [income] of ~ is {by} more than the one printed on {whose} revealed [plot card]",
            by=NUMBER,
            whose=WHOSE,
        ),
    )
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return s.zone[ctx.card] == PLOT and any(s.plot[p] >= 0 for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if not self.could(s, ctx):
            frame.failed = True
            return
        seat = self.whose.seats(s, ctx)[0]
        rule = PlotBase(SAME, "income", s.defn[s.plot[seat]].income + self.by)
        add_lasting(s, ctx, rule, NEW_PLOT, card=ctx.card)
        tell(s, ctx.card, rule, NEW_PLOT, ctx.card)


class PlotToUsed(Effect):
    """Choose a plot card of your plot deck, which goes to the bottom of your used pile."""

    phrases = (Phrase("put a [plot card] of your plot deck at the bottom of your used pile"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.plots[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen = ctx.vars.pop("plot", None)
        seat = ctx.player
        if chosen is not None:
            s.place(chosen, USED)
            s.used[seat].remove(chosen)
            s.used[seat].insert(0, chosen)
            s.known[chosen] = s.everyone
            s.note("plot used", s.name(seat), s.called(chosen))
            s.happen([Event("plot used", chosen, seat, source=ctx.card, by=seat)])
        elif s.plots[seat]:
            frame.at -= 1
            found = {s.called(card): card for card in s.plots[seat]}
            prompt = f"{s.called(ctx.card)}: choose a plot card of your plot deck."
            s.push(PickWord(seat, "plot", words(found), prompt, s.clauses.plot_choice))
        else:
            frame.failed = True


class SwitchWithUsed(Effect):
    """A plot card of your plot deck and one of your used pile change places."""

    phrases = (Phrase("choose a [plot card] of your plot deck, which changes places with one of your used pile"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.plots[ctx.player]) and bool(s.used[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, seat = frame.ctx, frame.ctx.player
        chosen, back = ctx.vars.get("plot"), ctx.vars.pop("used plot", None)
        if not self.could(s, ctx):
            frame.failed = True
        elif chosen is None or back is None:
            frame.at -= 1
            name, cards = ("plot", s.plots[seat]) if chosen is None else ("used plot", s.used[seat])
            found = {s.called(card): card for card in cards}
            where = "plot deck" if chosen is None else "used pile"
            prompt = f"{s.called(ctx.card)}: choose a plot card of your {where}."
            s.push(PickWord(seat, name, words(found), prompt, s.clauses.plot_choice))
        else:
            del ctx.vars["plot"]
            place = s.used[seat].index(back)
            s.place(back, PLOTS)
            s.place(chosen, USED)
            s.used[seat].remove(chosen)
            s.used[seat].insert(place, chosen)
            s.known[chosen] = s.everyone
            s.note("plots switched", s.name(seat), s.called(chosen), s.called(back))
            s.happen([Event("plot used", chosen, seat, source=ctx.card, by=seat)])


class BecomeFirst(Effect):
    """You become the first player."""

    phrases = (Phrase("take the first player token"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return s.first != ctx.player

    def do(self, s: Table, frame: Initiating) -> None:
        seat = frame.ctx.player
        if not self.could(s, frame.ctx):
            frame.failed = True
            return
        s.first = seat
        s.touch()
        s.note("first player", s.name(seat), rule=s.clauses.first_player)
        s.happen([Event("first player", player=seat, source=frame.ctx.card, by=seat)])


class CopyWhenRevealed(Effect):
    """Carry out the when revealed ability of an opponent's revealed plot as if it were this card's."""

    phrases = (Phrase("do what the revealed [plot card] of an opponent does when revealed, as if ~ said so"),)

    def copied(self, s: Table, ctx: Context) -> dict[str, Ability]:
        """The abilities that could be copied, by the plots that have them; a copy of a copy leads nowhere."""
        plots = [s.plot[p] for p in s.opponents(ctx.player) if s.plot[p] >= 0]
        abilities = {s.called(c): a for c in plots for a in s.defn[c].abilities if a.kind == WHEN_REVEALED}
        return {name: ability for name, ability in abilities.items() if self not in ability.do}

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.copied(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen, found = ctx.vars.pop("copied", None), self.copied(s, ctx)
        if chosen is not None:
            s.initiate(Context(ctx.card, ctx.player, found[chosen]))
        elif found:
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: copy the when revealed ability of which plot?"
            s.push(PickWord(ctx.player, "copied", words({name: name for name in found}), prompt, s.clauses.either))
        else:
            frame.failed = True


class InitiateWhenRevealed(Effect):
    """Carry out the when revealed ability of a plot as its player; one that would do the same with another leads nowhere."""

    who: Who = THAT
    phrases = (Phrase("do what {who} says when revealed as though you had revealed it now", who=OBJECT),)

    def found(self, s: Table, ctx: Context) -> list[tuple[int, Ability]]:
        """The plots that have such an ability."""
        plots = [(c, a) for c in self.who.find(s, ctx) for a in s.defn[c].abilities if a.kind == WHEN_REVEALED]
        return [(card, ability) for card, ability in plots if self not in ability.do and ability != ctx.ability]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.found(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        for card, ability in self.found(s, frame.ctx)[:1]:
            s.initiate(Context(card, frame.ctx.player, ability))


class SwitchPlots(Effect):
    """Until the round ends, two players have each other's plot deck and used pile; what is revealed stays."""

    whose: Players = THAT_PLAYER
    phrases = (Phrase("until the round ends, you and {whose} switch plot decks and used piles", whose=PLAYER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return any(p != ctx.player for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for other in self.whose.seats(s, ctx)[:1]:
            pair = (ctx.player, other)
            back = (PlotsBack(pair, plots_of(s, ctx.player), plots_of(s, other)),)
            hand_over(s, {card: pair[1 - n] for n, seat in enumerate(pair) for card in (*s.plots[seat], *s.used[seat])})
            s.note("switch plots", s.name(ctx.player), s.name(other))
            s.delayed.append(Delayed(ROUND, -1, back, Context(ctx.card, ctx.player), source_name=s.called(ctx.card)))


class PlotsBack(Effect):
    """Two players get their own plots back, those that were revealed in between too."""

    players: tuple[int, int]
    first: tuple[int, ...]
    second: tuple[int, ...]

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        one, other = self.players
        hand_over(s, dict.fromkeys(self.first, one) | dict.fromkeys(self.second, other))
        s.note("plots back", s.name(one), s.name(other))


def plots_of(s: Table, seat: int) -> tuple[int, ...]:
    """All plot cards that are a player's, wherever they lie."""
    return tuple(card for card, defn in enumerate(s.defn) if defn.type == PLOT_CARD and s.owner[card] == seat)


def hand_over(s: Table, to: dict[int, int]) -> None:
    """Plot cards count as other players' from now on: those in plot decks and used piles go there."""
    owner = s.owner[:]
    for card, seat in to.items():
        if s.zone[card] in (PLOTS, USED) and owner[card] != seat:
            s.pile(s.zone[card], owner[card]).remove(card)
            s.pile(s.zone[card], seat).append(card)
            s.ctrl[card] = seat
            s.known[card] |= 1 << seat
        owner[card] = seat
    s.owner = owner
    s.touch()
