"""Selecting: descriptions of cards and players ('a kneeling Stark character you control'), to find them and say them."""

from __future__ import annotations

from . import values
from .amounts import Count, amount, say_amount
from .definition import Context
from .state import Table
from .words import (
    AGENDA,
    DEAD,
    DECK,
    DISCARD,
    FACTION_CARD,
    FACTION_ZONE,
    HAND,
    PLAY,
    PLOT,
    TITLE,
    USED,
    article,
    listed,
)

YOU, OPPONENT, LOSER, ANY, FOE = "you", "opponent", "loser", "any", "foe"
"""Words for players: OPPONENT is any of them, FOE only the one against you in the challenge under way."""

FACTION_WORDS = {
    "stark": "Stark", "lannister": "Lannister", "baratheon": "Baratheon", "greyjoy": "Greyjoy", "martell": "Martell",
    "nights-watch": "Night's Watch", "targaryen": "Targaryen", "tyrell": "Tyrell", "neutral": "neutral",
}  # fmt: skip


def players(s: Table, ctx: Context, who: str) -> list[int]:
    """The seats that a word for players means in a context."""
    if who == YOU:
        return [ctx.player]
    if who == OPPONENT:
        return s.opponents(ctx.player)
    if who == ANY:
        return s.order()
    if who == LOSER:
        loser = ctx.event(s).other
        return [loser] if loser >= 0 else []
    if who == "winner":
        return [ctx.event(s).player]
    if who == "attacker":
        return [s.challenge.attacker] if s.challenge else []
    if who == "defender":
        return [s.challenge.defender] if s.challenge else []
    if who == FOE:
        c = s.challenge
        if c is None or ctx.player not in (c.attacker, c.defender):
            return []
        return [c.defender if ctx.player == c.attacker else c.attacker]
    if who == "event player":
        return [ctx.event(s).player]
    chosen = ctx.vars.get(who)
    return [] if chosen is None else list(chosen)


OWNER_WORDS = {
    YOU: "you control", OPPONENT: "an opponent controls", LOSER: "the loser controls", "winner": "the winner controls",
    "defender": "the defending player controls", "attacker": "the attacking player controls", "player": "that player controls",
    FOE: "on the side against you",
}  # fmt: skip
PILE_OWNERS = {YOU: "your", OPPONENT: "an opponent's", LOSER: "the loser's", ANY: "any"}


class Cards:
    """A description of cards: every given condition must hold. Used for targets, 'each …', 'while you control …'."""

    __slots__ = (
        "alone", "attached", "bare", "controller", "copy_of", "cost_max", "faction", "has_keyword", "icon", "kneeling",
        "lacks_icon", "loyal", "name", "or_name", "other", "participating", "printed_max", "strength_max", "trait", "type",
        "unique", "weaker", "zones",
    )  # fmt: skip

    def __init__(
        self,
        type: str | tuple[str, ...] | None = None,
        *,
        faction: str | None = None,
        trait: str | tuple[str, ...] = (),
        name: str | None = None,
        or_name: str | None = None,
        unique: bool | None = None,
        loyal: bool | None = None,
        controller: str = ANY,
        zone: int | tuple[int, ...] = PLAY,
        kneeling: bool | None = None,
        participating: str | None = None,
        alone: bool = False,
        cost_max: int | Count | None = None,
        strength_max: int | Count | None = None,
        printed_max: int | None = None,
        icon: str | None = None,
        lacks_icon: str | None = None,
        has_keyword: str | None = None,
        bare: bool = False,
        attached: bool = False,
        other: bool = False,
        weaker: bool = False,
        copy_of: str | None = None,
    ) -> None:
        self.type = (type,) if isinstance(type, str) else type
        self.faction = faction
        self.trait = (trait,) if isinstance(trait, str) else trait
        self.name = name
        self.or_name = or_name
        self.unique = unique
        self.loyal = loyal
        self.controller = controller
        self.zones = (zone,) if isinstance(zone, int) else zone
        self.kneeling = kneeling
        self.participating = participating
        self.alone = alone
        self.cost_max = cost_max
        self.strength_max = strength_max
        self.printed_max = printed_max
        self.icon = icon
        self.lacks_icon = lacks_icon
        self.has_keyword = has_keyword
        self.bare = bare
        self.attached = attached
        self.other = other
        self.weaker = weaker
        self.copy_of = copy_of

    def match(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether a card fits (its zone is the finder's affair)."""
        defn = s.defn[card]
        if self.type is not None and defn.type not in self.type and values.card_type(s, card) not in self.type:
            return False
        if self.type is not None and defn.type == "event" and values.card_type(s, card) not in self.type:
            return False
        if self.or_name is not None and defn.name == self.or_name:
            pass
        else:
            if self.faction is not None and defn.faction != self.faction:
                return False
            if self.trait:
                found = values.traits(s, card)
                if not any(t in found for t in self.trait):
                    return False
        if self.name is not None and defn.name != self.name:
            return False
        if self.copy_of is not None and all(s.defn[c].name != defn.name for c in ctx.vars.get(self.copy_of, ())):
            return False
        if self.unique is not None and defn.unique != self.unique:
            return False
        if self.loyal is not None and defn.loyal != self.loyal:
            return False
        if self.other and card == ctx.card:
            return False
        if self.kneeling is not None and bool(s.kneeling[card]) != self.kneeling:
            return False
        if self.participating is not None:
            role = values.role(s, card)
            if role == "" or (self.participating != "any" and role != self.participating):
                return False
            if self.alone and len(values.participants(s, role)) != 1:
                return False
        if self.cost_max is not None and (defn.cost is None or defn.cost > amount(s, ctx, self.cost_max)):
            return False
        if self.printed_max is not None and defn.strength > self.printed_max:
            return False
        if self.icon is not None and not values.has_icon(s, card, self.icon):
            return False
        if self.lacks_icon is not None and values.has_icon(s, card, self.lacks_icon):
            return False
        if self.bare and s.attachments(card):
            return False
        if self.attached and s.host[ctx.card] != card:
            return False
        if self.has_keyword is not None and all(k.name != self.has_keyword for k in values.keywords(s, card)):
            return False
        if self.strength_max is not None and values.strength(s, card) > amount(s, ctx, self.strength_max):
            return False
        if self.weaker and values.strength(s, card) >= values.strength(s, ctx.card):
            return False
        return not (self.controller != ANY and s.ctrl[card] not in players(s, ctx, self.controller))

    def find(self, s: Table, ctx: Context) -> list[int]:
        """All cards that fit, in the zones this description names."""
        found: list[int] = []
        seats = players(s, ctx, self.controller) if self.controller != ANY else s.order()
        for zone in self.zones:
            for seat in seats:
                pile: list[int]
                if zone == PLOT:
                    pile = [s.plot[seat]] if s.plot[seat] >= 0 else []
                elif zone == FACTION_ZONE:
                    pile = [s.faction[seat]]
                elif zone == AGENDA:
                    pile = [s.agenda[seat]] if s.agenda[seat] >= 0 else []
                elif zone == TITLE:
                    pile = [s.title[seat]] if s.title[seat] >= 0 else []
                else:
                    pile = s.pile(zone, seat)
                for card in pile:
                    if self.match(s, ctx, card):
                        found.append(card)
        return found

    @property
    def fleeting(self) -> bool:
        """Whether the description asks for something that changes while a card stays in play."""
        asks = (self.kneeling, self.participating, self.strength_max, self.icon, self.lacks_icon, self.has_keyword)
        return self.weaker or self.bare or asks != (None,) * len(asks)

    def any(self, s: Table, ctx: Context) -> bool:
        return bool(self.find(s, ctx))

    # Saying it

    def noun(self, plural: bool = False) -> str:
        """'kneeling Stark character' without article and owner."""
        words: list[str] = []
        if self.other:
            words.append("other")
        if self.unique is not None:
            words.append("unique" if self.unique else "non-unique")
        if self.loyal:
            words.append("loyal")
        if self.kneeling is not None:
            words.append("kneeling" if self.kneeling else "standing")
        if self.participating is not None:
            words.append("participating" if self.participating == "any" else self.participating)
        if self.faction is not None:
            words.append(FACTION_WORDS[self.faction])
        if self.trait:
            words.append(" or ".join(self.trait))
        if self.name is not None:
            return " ".join([*words, self.name])
        if self.copy_of is not None:
            return " ".join([*words, "copy of that card" + (" in play" if PLAY in self.zones else "")])
        kinds = list(self.type) if self.type else ["card"]
        kinds = ["faction card" if k == FACTION_CARD else k for k in kinds]
        words.append(listed([k + ("s" if plural else "") for k in kinds], "or"))
        return " ".join(words)

    def tail(self) -> str:
        """' you control with STR 4 or lower in your hand'."""
        out = ""
        if PLAY in self.zones and self.controller in OWNER_WORDS:
            out += " " + OWNER_WORDS[self.controller]
        if self.cost_max is not None:
            out += f" with a printed cost of {say_amount(self.cost_max)} or less"
        if self.strength_max is not None:
            out += f" with a STR of {say_amount(self.strength_max)} or less"
        if self.printed_max is not None:
            out += f" with a printed STR of {self.printed_max} or less"
        piles = [PILE_WORDS[z] for z in self.zones if z in PILE_WORDS]
        if piles:
            whose = PILE_OWNERS.get(self.controller, "a")
            out += f" in {listed([f'{whose} {pile}' for pile in piles], 'or')}"
        if self.icon is not None:
            out += f" with {article(self.icon)} icon"
        if self.lacks_icon is not None:
            out += f" without {article(self.lacks_icon)} icon"
        if self.has_keyword is not None:
            out += f" with {self.has_keyword}"
        if self.weaker:
            out += " with lower STR than ~"
        if self.bare:
            out += " without attachments"
        if self.or_name is not None:
            out += f" or {self.or_name}"
        return out

    def say(self) -> str:
        """'a kneeling Stark character you control'."""
        noun = self.noun()
        if self.other and self.name is None:
            if self.kneeling is None:
                return "another " + noun.removeprefix("other ") + self.tail()
            state = "kneeling" if self.kneeling else "standing"  # 'another standing …' would say that this one stands
            return f"another {noun.removeprefix('other ').replace(f'{state} ', '', 1)}{self.tail()} that is {state}"
        return (noun if self.name is not None else article(noun)) + self.tail()

    def say_each(self) -> str:
        if self.name is not None and self.controller == YOU:
            return f"your {self.noun()}"
        if self.controller == YOU and self.zones == (PLAY,) and not self.other:
            return f"each of your {self.noun(plural=True)}{self.tail().removeprefix(' you control')}"
        return "each " + self.noun() + self.tail()

    def say_plural(self) -> str:
        return self.noun(plural=True) + self.tail()


KNEELING = Cards("character", kneeling=True, controller=YOU)
"""The characters that a player may stand."""
HELD = Cards(zone=HAND, controller=YOU)
"""A player's hand."""

PILE_WORDS = {HAND: "hand", DISCARD: "discard pile", DEAD: "dead pile", DECK: "deck", USED: "used pile"}


class Who:
    """The cards an effect is about: this card, the card it is attached to, what was chosen, or each card that fits."""

    __slots__ = ("cards", "kind", "name")

    def __init__(self, kind: str, name: str = "", cards: Cards | None = None) -> None:
        self.kind = kind
        self.name = name
        self.cards = cards

    def find(self, s: Table, ctx: Context) -> list[int]:
        """The cards meant, in this context."""
        kind = self.kind
        if kind == "this":
            return [ctx.card]
        if kind == "var":
            chosen = ctx.vars.get(self.name)
            return [] if chosen is None else list(chosen)
        if kind == "each":
            assert self.cards is not None
            return self.cards.find(s, ctx)
        if kind == "host":
            return [s.host[ctx.card]] if s.host[ctx.card] >= 0 else []
        if kind == "event card":
            event = ctx.event(s)
            implied = IMPLIED.get(event.kind) if event.done else None
            return [event.card] if implied is None or s.zone[event.card] == implied else []
        if kind == "faction":
            return [s.faction[ctx.player]]
        return []

    def includes(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether a card is among those meant (for constant abilities)."""
        kind = self.kind
        if kind == "this":
            return card == ctx.card
        if kind == "host":
            return s.host[ctx.card] == card
        if kind == "each":
            assert self.cards is not None
            zones = self.cards.zones
            zone = s.zone[card]
            return zone in zones and self.cards.match(s, ctx, card)
        return card in self.find(s, ctx)

    def say(self) -> str:
        if self.kind == "each":
            assert self.cards is not None
            return self.cards.say_each()
        return WHO_WORDS.get(self.kind) or VAR_WORDS.get(self.name, "that card")

    def subject(self) -> str:
        """The same as the subject of a singular verb."""
        if not self.plural:
            return self.say()
        return f"each of {self.say()}"

    @property
    def plural(self) -> bool:
        return self.name in PLURAL_VARS


IMPLIED = {
    "kill": DEAD, "discard": DISCARD, "sacrifice": DISCARD, "discard from hand": DISCARD, "discard top": DISCARD,
}  # fmt: skip
"""Where a card is meant that was killed, or discarded: it can't be reached when it is elsewhere (faq2.out-of-play.2)."""

WHO_WORDS = {
    "this": "~",
    "host": "the attached character",
    "event card": "that character",
    "faction": "your faction card",
}
VAR_WORDS = {"that": "it", "those": "them", "paid": "that card", "rest": "the others"}
PLURAL_VARS = {"those", "rest"}

THIS = Who("this")
ATTACHED = Who("host")
THAT = Who("var", "that")
THOSE = Who("var", "those")
IT = Who("event card")


def each(cards: Cards) -> Who:
    """Every card that fits."""
    return Who("each", cards=cards)


def chosen(name: str) -> Who:
    """What was bound to a name by an earlier part of the ability."""
    return Who("var", name)
