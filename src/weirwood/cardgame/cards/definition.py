"""Definitions: a card's printed facts and abilities, immutable and shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...errors import UserError
from ..table.words import AGENDA, FACTION_ZONE, HAND, NAMED, PLAY, PLOT, SHADOWS, THIS_TYPE, TITLE
from ..vocabulary.walking import walk
from .context import Context as Context
from .keyword import AMBUSH as AMBUSH
from .keyword import ASSAULT as ASSAULT
from .keyword import DEADLY as DEADLY
from .keyword import DEATHBOUND as DEATHBOUND
from .keyword import INFAMY as INFAMY
from .keyword import INSIGHT as INSIGHT
from .keyword import INTIMIDATE as INTIMIDATE
from .keyword import LIMITED as LIMITED
from .keyword import NO_ATTACHMENTS as NO_ATTACHMENTS
from .keyword import NO_ATTACHMENTS_EXCEPT_BOON as NO_ATTACHMENTS_EXCEPT_BOON
from .keyword import NO_ATTACHMENTS_EXCEPT_ITEM as NO_ATTACHMENTS_EXCEPT_ITEM
from .keyword import NO_ATTACHMENTS_EXCEPT_WEAPON as NO_ATTACHMENTS_EXCEPT_WEAPON
from .keyword import PILLAGE as PILLAGE
from .keyword import RENOWN as RENOWN
from .keyword import SETUP as SETUP
from .keyword import SHADOW_X as SHADOW_X
from .keyword import STALWART as STALWART
from .keyword import STEALTH as STEALTH
from .keyword import TERMINAL as TERMINAL
from .keyword import VENGEFUL as VENGEFUL
from .keyword import VIGILANT as VIGILANT
from .keyword import Keyword as Keyword
from .keyword import Limit as Limit
from .keyword import ambush as ambush
from .keyword import bestow as bestow
from .keyword import max_per_challenge as max_per_challenge
from .keyword import max_per_phase as max_per_phase
from .keyword import max_per_round as max_per_round
from .keyword import per_card_and_phase as per_card_and_phase
from .keyword import per_challenge as per_challenge
from .keyword import per_game as per_game
from .keyword import per_phase as per_phase
from .keyword import per_round as per_round
from .keyword import prized as prized
from .keyword import shadow as shadow

if TYPE_CHECKING:
    from ..vocabulary.answering.triggers import Trigger
    from ..vocabulary.bases import Amount, Condition
    from ..vocabulary.deckbuilding import DeckRule
    from ..vocabulary.describing.cards import Cards
    from ..vocabulary.describing.predicates import Type
    from ..vocabulary.effects.base import Effect
    from ..vocabulary.effects.choosing import Target
    from ..vocabulary.paying.costs import Cost
    from ..vocabulary.ruling.rules import Static


# The stages around a triggering condition, in order
FORCED_WOULD, WOULD, FORCED_INTERRUPTS, INTERRUPTS, RESOLVE, AFTER, FORCED_REACTIONS, REACTIONS, OVER = range(9)

ACTION, INTERRUPT, REACTION, WHEN_REVEALED = "action", "interrupt", "reaction", "when revealed"
RESPONSE, LIMITED_RESPONSE, PASSIVE = "response", "limited response", "passive"
AFTERWARDS = (REACTION, RESPONSE, LIMITED_RESPONSE, PASSIVE)
"""The kinds of abilities that follow what they answer (a response that saves comes before it)."""


class Ability:
    """A triggered ability: when it may be used, what it costs, whom it targets, what it does, how often.

    ``anyone``: any player may use it, and is the 'you' of its text then. ``firm``: it cannot be cancelled. ``gained``: it isn't printed on its card.
    ``kneels``: its own card kneels for it, so that nobody need ask whether it may be used while that kneels.
    ``weighs_payment``: who may be chosen, or picked first of all, hangs on what the cost was paid with.
    """

    __slots__ = (
        "anyone", "choose", "condition", "costs", "do", "firm", "forced", "gained", "index", "kind", "kneels", "limit", "name", "phase", "stage",
        "trigger", "weighs_payment", "zones",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        do: Effect | list[Effect],
        *,
        trigger: Trigger | None = None,
        phase: str | None = None,
        costs: list[Cost] | None = None,
        choose: Target | list[Target] | None = None,
        condition: Condition | None = None,
        limit: Limit | None = None,
        forced: bool = False,
        name: str = "",
        zones: tuple[int, ...] = (),
        anyone: bool = False,
    ) -> None:
        self.kind = kind
        self.anyone = anyone
        self.do: tuple[Effect, ...] = tuple(do) if isinstance(do, list) else (do,)
        self.firm = any(effect.firm for effect in self.do)
        self.trigger = trigger
        self.phase = phase
        self.costs: tuple[Cost, ...] = tuple(costs or ())
        self.kneels = any(cost.kneels_itself for cost in self.costs)
        self.choose: tuple[Target, ...] = tuple(choose) if isinstance(choose, list) else ((choose,) if choose else ())
        picking = (*self.choose, *(each for each in self.do[:1] if each.rebinds))
        self.weighs_payment = any(getattr(each, "weighs_payment", False) for each in walk(picking))
        self.condition = condition
        self.limit = limit
        self.forced = forced
        self.name = name
        self.zones = zones
        self.index = 0
        self.gained = False
        self.stage = -1
        if any(not each.target for each in self.choose):
            raise ValueError("What an ability doesn't target is picked as its effects come up.")
        if self.do and self.do[0].targets:
            raise ValueError("What is chosen before anything is done is the target of the ability itself.")
        if trigger is not None:
            if kind in AFTERWARDS and not trigger.would:
                self.stage = FORCED_REACTIONS if forced else REACTIONS
            elif trigger.would:
                self.stage = FORCED_WOULD if forced else WOULD
            else:
                self.stage = FORCED_INTERRUPTS if forced else INTERRUPTS

    def said(self) -> tuple[Any, ...]:
        """What of it the text says."""
        return (
            self.kind, self.do, self.trigger, self.phase, self.costs, self.choose, self.condition, self.limit, self.forced,
            self.zones, self.anyone,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ability) and self.said() == other.said())

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"Ability{self.said()!r}"

    @property
    def label(self) -> str:
        """A word or two to tell it from another ability of its card."""
        return self.name or self.do[0].label


def Action(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, **more)


def PlotAction(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, phase="plot", **more)


def MarshalingAction(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, phase="marshaling", **more)


def ChallengesAction(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, phase="challenges", **more)


def DominanceAction(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, phase="dominance", **more)


def StandingAction(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, phase="standing", **more)


def TaxationAction(do: Any, **more: Any) -> Ability:
    return Ability(ACTION, do, phase="taxation", **more)


def Reaction(after: Trigger, do: Any, **more: Any) -> Ability:
    return Ability(REACTION, do, trigger=after, **more)


def ForcedReaction(after: Trigger, do: Any, **more: Any) -> Ability:
    return Ability(REACTION, do, trigger=after, forced=True, **more)


def Interrupt(when: Trigger, do: Any, **more: Any) -> Ability:
    return Ability(INTERRUPT, do, trigger=when, **more)


def ForcedInterrupt(when: Trigger, do: Any, **more: Any) -> Ability:
    return Ability(INTERRUPT, do, trigger=when, forced=True, **more)


def Response(to: Trigger, do: Any, **more: Any) -> Ability:
    """An optional answer: after something, or, if the trigger says *would*, a save from it."""
    return Ability(RESPONSE, do, trigger=to, **more)


def LimitedResponse(to: Trigger, do: Any, **more: Any) -> Ability:
    """A response of which a player may use only one each round, whatever card it is on."""
    return Ability(LIMITED_RESPONSE, do, trigger=to, **more)


def Passive(after: Trigger, do: Any, **more: Any) -> Ability:
    """An answer that happens by itself."""
    return Ability(PASSIVE, do, trigger=after, forced=True, **more)


def WhenRevealed(do: Any, **more: Any) -> Ability:
    return Ability(WHEN_REVEALED, do, forced=True, **more)


class Working:
    """The abilities of a card that work in a zone: triggered ones by kind of occurrence, constant ones by class, actions."""

    __slots__ = ("actions", "constants", "listens")

    def __init__(self, card: Card, zone: int) -> None:
        here = [ability for ability in card.abilities if zone in ability.zones]
        self.listens = tuple((kind, each) for each in here if each.trigger for kind in each.trigger.kinds)
        self.actions = tuple(each for each in here if each.trigger is None and each.kind == ACTION)
        rules = [rule for rule in card.constants if zone in (rule.works_in or CONSTANT_ZONES)]
        self.constants = tuple((rule.kept_as or type(rule).__name__, rule) for rule in rules)


class Card:
    """A card as printed: facts, keywords, plot modifiers, constant abilities and triggered abilities.

    ``faction`` may be several; ``factions`` has them all, and ``faction`` the first. ``shadow``: its cost is an s and a
    number. ``costless``: it has a '-' there, and is used only by way of shadows. ``home``: where its abilities work that don't say otherwise. ``rules``: the classes of its constant abilities; ``works_in``: its abilities by the zones where they work. ``only_with``: the factions whose decks alone may have it. ``alongside``: the codes of the agendas that may
    be run beside it. ``endless``: it bears the mark of infinity. ``standing``: where it stands in an order that every player knows. ``written``: False if its text is still to be written,
    so that it can be looked at and put into a deck, but not played.
    """

    __slots__ = (
        "abilities", "alongside", "attach_to", "claim", "code", "constants", "cost", "costless", "crests", "deck", "deck_limit", "endless",
        "faction", "factions", "home", "icons", "income", "initiative", "keyword_names", "keyword_set", "keywords", "loyal", "modifiers", "name",
        "only_with", "per_host", "play_only", "plot_limit", "quantity", "reserve", "rivals", "rules", "set", "shadow", "shifts", "standing", "strength", "supports",
        "traits", "type", "unique", "works_in", "written", "x_cost",
    )  # fmt: skip

    def __init__(
        self,
        code: str,
        name: str,
        type: str | Type,
        *,
        faction: str | tuple[str, ...] = "neutral",
        loyal: bool = False,
        unique: bool = False,
        cost: int | None = None,
        x_cost: bool | Amount = False,
        strength: int = 0,
        icons: str = "",
        traits: str = "",
        keywords: list[Keyword] | None = None,
        modifiers: dict[str, int] | None = None,
        abilities: list[Ability] | None = None,
        constants: list[Static] | None = None,
        play_only: Condition | None = None,
        attach_to: Cards | None = None,
        per_host: int = 0,
        plot: tuple[int, int, int, int] = (0, 0, 0, 0),
        deck_limit: int = 3,
        plot_limit: int = 0,
        deck: tuple[DeckRule, ...] = (),
        quantity: int = 1,
        set: str = "Core",
        supports: tuple[str, ...] = (),
        rivals: tuple[str, ...] = (),
        crests: tuple[str, ...] = (),
        shadow: bool = False,
        only_with: tuple[str, ...] = (),
        alongside: tuple[str, ...] = (),
        endless: bool = False,
        written: bool = True,
    ) -> None:
        self.code = code
        self.name = name
        self.type = type if isinstance(type, str) else type.type
        several = (faction,) if isinstance(faction, str) else faction
        self.faction = several[0]
        self.factions = frozenset(several)
        self.loyal = loyal
        self.unique = unique
        self.cost = cost
        self.x_cost = x_cost
        self.strength = strength
        self.icons = tuple(1 if letter in icons else 0 for letter in "MIP")
        self.traits = frozenset(t.strip() for t in traits.split(",") if t.strip())
        self.keywords = tuple(keywords or ())
        self.keyword_set = frozenset(self.keywords)
        self.keyword_names = frozenset([keyword.name for keyword in self.keywords])
        self.modifiers = dict(modifiers or {})
        self.abilities = tuple(abilities or ())
        self.constants = tuple(constants or ())
        self.rules = frozenset([constant.__class__.__name__ for constant in self.constants])
        self.shifts = any(constant.shifts for constant in self.constants)
        self.play_only = play_only
        self.attach_to = attach_to
        self.per_host = per_host
        self.income, self.initiative, self.claim, self.reserve = plot
        self.deck_limit = deck_limit
        self.plot_limit = plot_limit
        self.deck = deck
        self.quantity = quantity
        self.set = set
        self.standing = f"{name}\0{set}\0{code}"
        self.supports = supports
        self.rivals = rivals
        self.crests = frozenset(crests)
        self.shadow = shadow
        self.only_with = frozenset(only_with)
        self.alongside = frozenset(alongside)
        self.endless = endless
        self.written = written
        self.costless = cost is None and not x_cost and "shadow" in self.keyword_names
        self.home = (
            SHADOW_EVENT if self.type == "event" and "shadow" in self.keyword_names else HOME_ZONES.get(self.type, ())
        )
        self.check()
        for number, ability in enumerate(self.abilities):
            ability.index = number
            if not ability.zones or ability.zones == HOME_ZONES[self.type]:
                ability.zones = self.home
        zones = [zone for ability in self.abilities for zone in ability.zones]
        zones += [zone for constant in self.constants for zone in constant.works_in or CONSTANT_ZONES]
        self.works_in = {zone: Working(self, zone) for zone in zones}

    def check(self) -> None:
        """A UserError if the card has what cards of its type don't have."""
        if self.type not in TYPES:
            raise UserError(f"{self.name!r} is {self.type!r}, which is no card type; the types are {', '.join(TYPES)}.")
        if not self.name or not self.code:
            raise UserError(
                f"Every card has a title and a number; one has the title {self.name!r} and the number {self.code!r}."
            )
        if self.type != "character" and (self.strength or any(self.icons)):
            raise UserError(f"{self.name} is {self.type}, and only characters have STR and challenge icons.")
        if self.type not in PAID_FOR and self.cost is not None:
            raise UserError(f"{self.name} is {self.type}, and only {', '.join(PAID_FOR)} cards have a cost.")
        for part in (self.constants, self.attach_to, self.deck):
            if any(getattr(each, "bound", False) or each in (NAMED, THIS_TYPE) for each in walk(part)):
                raise ValueError(f"{self.name}: a constant ability can't mean what an ability chose, named or answers.")
        if self.type != "plot" and any((self.income, self.initiative, self.claim, self.reserve)):
            raise UserError(f"{self.name} is {self.type}, and only plots have gold, initiative, claim and reserve.")

    @property
    def version(self) -> str:
        """Its title with its set, for a game or a list that has other versions of the title."""
        return f"{self.name} ({self.set})"

    def has_keyword(self, name: str) -> bool:
        """Whether a keyword of this name is printed on the card."""
        return name in self.keyword_names

    @property
    def strength_given(self) -> int:
        """The STR that it would give to a card it is attached to."""
        return sum(static.by for static in self.constants if type(static).__name__ == "Strength")  # type: ignore[attr-defined]

    def printed(self) -> tuple[Any, ...]:
        """Everything that makes it this card."""
        return tuple(getattr(self, name) for name in PRINTED)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Card) and self.printed() == other.printed())

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self.name} ({self.set})>"

    def copy(self) -> Card:
        """Definitions are shared, never copied."""
        return self


PRINTED = (
    "code", "name", "set", "type", "factions", "loyal", "unique", "cost", "x_cost", "strength", "icons", "traits", "keywords",
    "modifiers", "constants", "abilities", "play_only", "attach_to", "per_host", "income", "initiative", "claim", "reserve",
    "deck_limit", "plot_limit", "deck", "quantity", "supports", "rivals", "crests", "shadow", "only_with", "alongside", "endless",
    "written",
)  # fmt: skip
CONSTANT_ZONES = (PLAY, PLOT, AGENDA, TITLE, FACTION_ZONE)
"""Where constant abilities work."""
HOME_ZONES: dict[str, tuple[int, ...]] = {
    "character": (PLAY,),
    "location": (PLAY,),
    "attachment": (PLAY,),
    "event": (HAND,),
    "plot": (PLOT,),
    "agenda": (AGENDA,),
    "faction": (FACTION_ZONE,),
    "title": (TITLE,),
}
SHADOW_EVENT = (HAND, SHADOWS)
PAID_FOR = ("character", "location", "attachment", "event")
TYPES = tuple(HOME_ZONES)
