"""Players in card texts: 'you', 'an opponent', 'the loser', 'that player'; each finds its seats and says itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from ...cards.definition import Context
from ...grammar.phrase import Kind, Node, family
from ...grammar.speech import Speech
from ...table import figures

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table


class Players(Node):
    """One or more players, in a context. ``subject``, ``possessive`` and ``controls`` are marks of the edition's speech."""

    subject = ""
    possessive = ""
    fleeting: ClassVar[bool] = True
    """Whether who is meant may change at any time."""
    choosable: ClassVar[bool] = False
    """Whether one of them may be chosen, as an opponent may."""
    one_by_one: ClassVar[bool] = False
    """Whether all of them are meant, and there may be several."""

    @classmethod
    def every(cls, speech: Speech) -> list[Players]:
        """What there is of the class, for whoever reads a text."""
        return [cls()]

    def said(self, form: str, speech: Speech) -> str:
        """In a form of the edition's speech: as a subject, or as whose something is."""
        return speech.player(getattr(self, form))

    @abstractmethod
    def seats(self, s: Table, ctx: Context) -> list[int]:
        """The seats that are meant."""


class You(Players):
    """Whoever uses the ability, or controls the card."""

    subject, possessive, fleeting = "you", "your", False

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [ctx.player]


class Opponent(Players):
    """Any opponent."""

    subject, possessive, fleeting = "an opponent", "an opponent's", False

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return s.opponents(ctx.player)


class EachOpponent(Opponent):
    """All opponents, one by one."""

    subject, possessive, one_by_one = "each opponent", "each opponent's", True


class AnyPlayer(Players):
    """Any player."""

    subject, possessive, fleeting = "a player", "any", False

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return s.order()


class EachPlayer(AnyPlayer):
    """All players, one by one."""

    subject, possessive, one_by_one = "every player", "every player's", True


class Loser(Players):
    """Who lost the challenge that the ability answers."""

    bound = True
    subject, possessive = "the loser", "the loser's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        loser = ctx.event(s).other
        return [loser] if loser >= 0 else []


class Winner(Players):
    """Who won the challenge that the ability answers."""

    bound = True
    subject, possessive = "the winner", "the winner's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        event = ctx.event(s)
        if event.how == "claim" and s.challenge is not None:  # what a claim did, not the victory itself
            return [s.challenge.winner]
        if event.how == "claim":  # satisfied outside a challenge
            return [event.by]
        return [event.player]


class AttackingPlayer(Players):
    """The attacking player of the challenge under way."""

    subject, possessive = "the attacking player", "the attacking player's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [s.challenge.attacker] if s.challenge else []


class DefendingPlayer(Players):
    """The defending player of the challenge under way."""

    subject, possessive = "the defending player", "the defending player's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [s.challenge.defender] if s.challenge else []


class Foe(Players):
    """The one against you in the challenge under way, if you are in it."""

    subject, possessive = "your opponent in the challenge", "your opponent's in the challenge"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        c = s.challenge
        if c is None or ctx.player not in (c.attacker, c.defender):
            return []
        return [c.defender if ctx.player == c.attacker else c.attacker]


class ItsPlayer(Players):
    """Who did what the ability answers."""

    bound = True
    subject, possessive = "its player", "its player's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [ctx.event(s).player]


class WithMorePower(Players):
    """Each player who has more power than you."""

    subject, possessive = "a player with more power than you", "the player's with more power than you"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [p for p in s.order() if s.total_power(p) > s.total_power(ctx.player)]


class ThatPlayer(Players):
    """The player that was chosen."""

    bound = True
    subject, possessive = "that player", "that player's"
    name: str = "player"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        chosen = ctx.vars.get(self.name)
        return [] if chosen is None else list(chosen)


class YouAndThatPlayer(ThatPlayer):
    """You, and then the player that was chosen."""

    subject, possessive = "you and that player", "your and that player's"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [ctx.player, *super().seats(s, ctx)]


class HostsPlayer(Players):
    """Who controls the card that this one is attached to, by the type of card that is."""

    type: str = "character"

    @classmethod
    def every(cls, speech: Speech) -> list[Players]:
        return [cls(), cls("location")]

    def said(self, form: str, speech: Speech) -> str:
        return f"the attached {self.type}'s controller" + ("'s" if form == "possessive" else "")

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [s.ctrl[s.host[ctx.card]]] if s.host[ctx.card] >= 0 else []


class MostCardsInHand(Players):
    """The one player who has more cards in hand than every other; with a tie, nobody."""

    subject, possessive = "the player with the largest hand", "the player's with the largest hand"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        most = max(len(s.hand[p]) for p in s.order())
        found = [p for p in s.order() if len(s.hand[p]) == most]
        return found if len(found) == 1 else []


class WithNoFewerCards(Players):
    """Each opponent whose hand is no smaller than yours."""

    subject = "each opponent with a hand as large as yours or larger"
    possessive = "each opponent's equal or larger"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [p for p in s.opponents(ctx.player) if len(s.hand[p]) >= len(s.hand[ctx.player])]


class WithFewerCards(Players):
    """Each opponent whose hand is smaller than yours."""

    subject, possessive = "each opponent with a smaller hand than yours", "each opponent's smaller"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [p for p in s.opponents(ctx.player) if len(s.hand[p]) < len(s.hand[ctx.player])]


class WithLowerReserve(Players):
    """An opponent whose reserve is lower than yours."""

    choosable = True
    subject, possessive = "an opponent with a lower reserve than yours", "an opponent's lower"

    def seats(self, s: Table, ctx: Context) -> list[int]:
        own = figures.plot_value(s, ctx.player, "reserve")
        return [p for p in s.opponents(ctx.player) if figures.plot_value(s, p, "reserve") < own]


class OfFaction(Players):
    """All players of a faction, one by one."""

    faction: str = ""

    @classmethod
    def every(cls, speech: Speech) -> list[Players]:
        return [cls(faction) for faction in speech.factions]

    def said(self, form: str, speech: Speech) -> str:
        return f"each {speech.factions[self.faction]} player" + ("'s" if form == "possessive" else "")

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [p for p in s.order() if self.faction in s.defn[s.faction[p]].factions]


class Seat(Players):
    """A certain player: as lasting effects keep whom they mean, and as logs name them."""

    seat: int = -1
    player: str = ""

    def seats(self, s: Table, ctx: Context) -> list[int]:
        return [self.seat] if self.seat >= 0 else []


YOU, OPPONENT, EACH_OPPONENT, ANY, EACH_PLAYER = You(), Opponent(), EachOpponent(), AnyPlayer(), EachPlayer()
LOSER, WINNER, FOE, THAT_PLAYER, ITS_PLAYER = Loser(), Winner(), Foe(), ThatPlayer(), ItsPlayer()
ATTACKING_PLAYER, DEFENDING_PLAYER, WITH_MORE_POWER = AttackingPlayer(), DefendingPlayer(), WithMorePower()
YOU_AND_THAT_PLAYER, MOST_CARDS_IN_HAND = YouAndThatPlayer(), MostCardsInHand()
WITH_NO_FEWER_CARDS, WITH_FEWER_CARDS = WithNoFewerCards(), WithFewerCards()
HOSTS_PLAYER, WITH_LOWER_RESERVE = HostsPlayer(), WithLowerReserve()


class PlayerWords(Kind):
    """A player in one of the forms that the edition's speech has: as a subject, or as whose something is."""

    def __init__(self, form: str) -> None:
        self.form = form

    def say(self, value: Any, speech: Speech) -> str | None:
        if isinstance(value, Seat):
            return f"{value.player}'s" if self.form == "possessive" else value.player
        return value.said(self.form, speech) if isinstance(value, Players) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(Players):  # type: ignore[type-abstract]
            for value in each.every(reader.speech):
                word = value.said(self.form, reader.speech)
                end = reader.literal(word, at) if word else -1
                if end >= 0:
                    yield value, end

    def many(self, value: Any) -> bool:
        return not isinstance(value, You | YouAndThatPlayer)


PLAYER, WHOSE = PlayerWords("subject"), PlayerWords("possessive")
