"""What an edition supplies to the shared card engine: its timing, and what it lets cards do where editions differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from .clauses import Clauses
from .counting import Counting
from .words import HAND

if TYPE_CHECKING:
    from ..cards.definition import Context
    from ..grammar.speech import Speech
    from ..vocabulary.effects.base import Effect
    from .event import Event


class Edition(Counting):
    """The questions that the shared engine asks of the table; each edition's table answers them."""

    __slots__ = ()
    clauses: ClassVar[Clauses]
    speech: ClassVar[Speech]
    resolvers: ClassVar[Mapping[str, Callable[[Any, Event], None]]]
    """How each kind of occurrence changes the table."""
    gold_dominates: ClassVar[bool] = True
    """Whether gold counts for dominance."""
    kneeling_asked_as: ClassVar[str] = "choose"
    """The kind of the decision in which a card is chosen to kneel for a cost."""
    idle_targets: ClassVar[bool] = False
    """Whether a card may be chosen to kneel or to stand that does already."""
    costless_is_free: ClassVar[bool] = False
    """Whether a card without a printed cost counts as one that costs 0."""

    played_from: ClassVar[tuple[int, ...]] = (HAND,)
    """The zones from which events are played, if their text doesn't say otherwise."""
    into_shadows: ClassVar[int] = 2
    """What it costs to put a card into shadows."""
    copies_of_all: ClassVar[bool] = False
    """Whether a limit of copies on one card counts those that other players control, too."""
    said_by_name: ClassVar[tuple[str, ...]] = ()
    """What a player names with this very word, as 'name Knight'; all else is chosen."""
    battle_phases: ClassVar[frozenset[str]] = frozenset({"challenges"})
    """The phases in which players initiate challenges in turn."""

    def season(self) -> str:
        """Which season it is, or '' for none."""
        return ""

    def trait_names(self) -> list[str]:
        """The traits that a player may name."""
        raise NotImplementedError

    def titles_of(self, types: tuple[str, ...]) -> frozenset[str]:
        """The titles that only cards of some types have."""
        return frozenset()

    def plot_names(self) -> frozenset[str]:
        """The plots that a player may name, whatever lies in plot decks."""
        raise NotImplementedError

    def daunted(self, card: int) -> bool:
        """Whether a keyword of another participating character keeps this one from counting its STR."""
        return False

    def open_window(self) -> None:
        """An action window: each player in turn may act, until all pass."""
        raise NotImplementedError

    def phase_begins(self) -> None:
        """What the beginning of a phase brings with it, if anything."""

    def phase_ends(self) -> None:
        """What comes at the end of a phase."""
        raise NotImplementedError

    def phase_over(self) -> None:
        """What must be done when all that came at a phase's end is over, if anything."""

    def happen(self, events: list[Event]) -> None:
        """Let occurrences happen, simultaneously, with all their windows."""
        raise NotImplementedError

    def after_entering(self, events: list[Event]) -> None:
        """What comes between a card's entering play and all reactions to it, if anything."""

    def plot_used(self, card: int) -> None:
        """A plot card has gone to its used pile."""

    def react(self, events: list[Event]) -> None:
        """Let what has happened be answered."""
        raise NotImplementedError

    def may_use(self, ctx: Context) -> str | None:
        """The clause that forbids using an ability now, or None."""
        raise NotImplementedError

    def initiate(self, ctx: Context, steps: tuple[Effect, ...] | None = None) -> None:
        """Begin to use an ability, or to carry out the steps of one whose moment has come."""
        raise NotImplementedError

    def may_put(self, seat: int, card: int) -> str | None:
        """The clause that keeps an effect from putting a card into play under a seat's control, or None."""
        raise NotImplementedError

    def lingers(self, event: Event, to: int) -> bool:
        """Whether a card that leaves play for a zone stays on the table for now; the edition keeps where it is going."""
        return False

    def stays(self, card: int) -> bool:
        """Whether a card in play can't be made to leave it, since it is leaving already."""
        return False

    def disguise(self, card: int, other: int) -> None:
        """A card in play gains what is printed on another, which is under it."""
        raise NotImplementedError

    def promise(self, seat: int, card: int) -> None:
        """A card in hand must be played at the next opportunity, or is discarded."""
        raise NotImplementedError

    def named_for(self, card: int) -> str:
        """What was named for a card before the game began, if anything."""
        return ""

    def bound_for(self, card: int) -> int:
        """The zone where a card is going that is leaving play (-1: it isn't)."""
        return -1

    def send(self, card: int, to: int) -> None:
        """Have a card that is leaving play go elsewhere."""
        raise NotImplementedError

    def may_pay(self, ctx: Context) -> bool:
        """Whether a player may pay gold now at all."""
        return True

    def penalty(self, seat: int, card: int) -> int:
        """What a card costs a seat beyond its printed cost, before anything reduces it."""
        return 0

    def influence(self, card: int) -> int:
        """How much influence a card provides."""
        return 0

    def sources(self, seat: int) -> list[int]:
        """The cards that a seat could kneel for influence."""
        return []

    def may_draw(self, seat: int) -> bool:
        """Whether effects can let a seat draw a card now."""
        return True

    def falls_to(self, attachment: int) -> int:
        """The zone that an attachment goes to when the card it is on leaves play."""
        raise NotImplementedError

    def one_more(self, seat: int, kind: str, opponent: int) -> int:
        """How many challenges more a seat may initiate because of whom they go against."""
        return 0

    def spares(self, seat: int, opponent: int) -> str | None:
        """The clause that keeps a seat from initiating challenges against another, cards apart, or None."""
        return None

    def spared_by(self, seat: int, opponent: int) -> str:
        """In words what keeps it from that."""
        raise NotImplementedError

    def defends(self, seat: int) -> bool:
        """Whether a seat may declare defenders in the challenge under way."""
        raise NotImplementedError

    def emboldened(self, card: int) -> int:
        """The STR that keywords give a character in the challenge under way."""
        return 0

    def met_alone(self) -> bool:
        """Whether keywords allow but one defender in the challenge under way."""
        return False

    def undecided(self, seat: int, figure: str) -> bool:
        """Whether a player must first decide in which order effects change a figure of the plot: it is asked then."""
        return False
