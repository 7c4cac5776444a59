"""Values: what a card's strength, icons, keywords and traits are now, and what they are made of.

base -> additions -> doublings and halvings (rounded up at the end) -> the latest 'set' -> never below zero; always
computed from the active modifiers, kept until the next change.
"""

from __future__ import annotations

from functools import cache

from ..cards.definition import Card, Keyword
from .state import Table
from .words import ATTACHMENT, CHALLENGES, CHARACTER, DUPLICATE, PLAY

UNDECIDED = "undecided"
"""Icons that are being counted: an ability that hangs on what it changes can't resolve, and does nothing."""


def blank(s: Table, card: int) -> bool:
    """Whether a card's printed text box is treated as blank."""
    entries = s.statics.get("Blank")
    if entries is None and "Blank" not in s.given:
        return False
    key, memory = ("blank", card), s.memory(card)
    found = memory.get(key)
    if found is None:
        memory[key] = False
        found = False
        for source, static in entries or ():
            if source != card and static.applies(s, source, card):
                found = True
                break
        if not found:
            found = any(e.card == card for e in s.given.get("Blank", ()))
        memory[key] = found
    return bool(found)


def blank_traits(s: Table, card: int) -> bool:
    """Whether the blanking takes the traits too (most blanking excepts them)."""
    for effect in s.given.get("Blank", ()):
        if effect.card == card and effect.rule.all:
            return True
    for source, static in s.statics.get("Blank", ()):
        if static.all and source != card and static.applies(s, source, card):
            return True
    return False


def _bears(s: Table, name: str, card: int) -> bool:
    """Whether a constant ability of a class applies to a card now."""
    for source, static in s.statics.get(name, ()):
        if static.applies(s, source, card):
            return True
    return False


def strength(s: Table, card: int) -> int:
    """A character's STR now."""
    value = s.memo.get(card)
    if value is None:
        value = s.memo[card] = total(s.defn[card].strength, strength_parts(s, card))
    return value


def strength_parts(s: Table, card: int) -> list[tuple[str, int, int]]:
    """The modifiers of a STR: (add, times, half or set; amount; source card), the latest 'set' last."""
    parts: list[tuple[str, int, int]] = []
    fixed: list[tuple[int, tuple[str, int, int]]] = []
    statics = s.statics.get("Strength")
    if statics is not None:
        for source, static in statics:
            if static.applies(s, source, card):
                part = (static.mode, static.amount(s, source, card), source)
                parts.append(part) if static.mode != "set" else fixed.append((s.entered[source], part))
    for effect in s.given.get("Strength", ()):
        if effect.card == card:
            rule = effect.rule
            part = (rule.mode, rule.by, effect.source)
            parts.append(part) if rule.mode != "set" else fixed.append((effect.serial, part))
    if s.challenge is not None and (bonus := s.emboldened(card)):
        parts.append(("add", bonus, card))
    if "NeverLowered" in s.statics and _bears(s, "NeverLowered", card):
        parts = [part for part in parts if part[0] != "half" and not (part[0] == "add" and part[1] < 0)]
        fixed = [entry for entry in fixed if entry[1][1] >= s.defn[card].strength]
    return [*parts, *(part for _, part in sorted(fixed))] if fixed else parts


def total(base: int, parts: list[tuple[str, int, int]]) -> int:
    """A base value with all that modifies it."""
    summed, plain = base, True
    for mode, amount, _ in parts:
        if mode == "add":
            summed += amount
        else:
            plain = False
    if plain:  # nearly always
        return summed if summed > 0 else 0
    value = float(summed)
    last = None
    for mode, amount, _ in parts:
        if mode == "times":
            value *= amount
        elif mode == "half":
            value /= 2
        elif mode == "set":
            last = amount
    return max(0, -int(-(value if last is None else last) // 1))


def icons(s: Table, card: int) -> tuple[int, ...]:
    """How many instances of the military, intrigue and power icon a character has; it has the icon from 1 on."""
    statics = s.statics.get("Icon")
    if statics is None and "Icon" not in s.given:
        return s.defn[card].icons
    key = ("icons", card)
    found = s.memo.get(key)
    if found is UNDECIDED:  # asked by what would change them
        s.memo["looping"] = True
        return s.defn[card].icons
    if found is None:
        s.memo[key] = UNDECIDED
        counts = list(s.defn[card].icons)
        for source, static in statics or ():
            s.memo["looping"] = False
            if static.applies(s, source, card) and not s.memo["looping"]:
                counts = [n + more for n, more in zip(counts, static.counts(s, source, card), strict=True)]
        for effect in s.given.get("Icon", ()):
            if effect.card == card:
                counts = [n + more for n, more in zip(counts, effect.rule.counts(s, -1, card), strict=True)]
        found = s.memo[key] = tuple(counts)
    return tuple(found)


def has_icon(s: Table, card: int, icon: str) -> bool:
    """Whether a character has a challenge icon."""
    if "Icon" not in s.statics and "Icon" not in s.given:
        return s.defn[card].icons[ICON_NUMBER[icon]] > 0
    return icons(s, card)[ICON_NUMBER[icon]] > 0


ICON_NUMBER = {icon: number for number, icon in enumerate(CHALLENGES)}
CHANGE_KEYWORDS = frozenset({"Gains", "Blank", "AmbushAtCost", "LosesAll", "ShadowAtCost"})
GIVE_KEYWORDS = ("Gains", "AmbushAtCost", "ShadowAtCost")
"""The rules that give or take keywords."""


def keywords(s: Table, card: int) -> frozenset[Keyword]:
    """The keywords a card has now, each once."""
    if CHANGE_KEYWORDS.isdisjoint(s.present):
        return s.defn[card].keyword_set
    key, memory = ("keywords", card), s.memory(card)
    found: frozenset[Keyword] | None = memory.get(key)
    if found is None:
        printed = () if blank(s, card) else s.defn[card].keywords
        counts: dict[Keyword, int] = {}
        for keyword in printed:
            counts[keyword] = counts.get(keyword, 0) + 1
        for source, static in [each for kind in GIVE_KEYWORDS for each in s.statics.get(kind, ())]:
            if static.applies(s, source, card):
                for gained in static.gained(s, source, card):
                    counts[gained] = counts.get(gained, 0) + static.sign
        for effect in [each for kind in GIVE_KEYWORDS for each in s.given.get(kind, ())]:
            if effect.card == card:
                for keyword in effect.rule.gained(s, effect.source, card):
                    counts[keyword] = counts.get(keyword, 0) + effect.rule.sign
        found = frozenset() if loses_all(s, card, "keyword") else frozenset([k for k, n in counts.items() if n > 0])
        memory[key] = found
    return found


def with_keyword(s: Table, cards: list[int], keyword: Keyword) -> list[int]:
    """Those of some cards that have a keyword now."""
    return [card for card in cards if keyword_named(s, card, keyword.name) and keyword in keywords(s, card)]


def keyword_names(s: Table, card: int) -> frozenset[str]:
    """The names of the keywords a card has now."""
    if CHANGE_KEYWORDS.isdisjoint(s.present):
        return s.defn[card].keyword_names
    key, memory = ("keyword names", card), s.memory(card)
    found: frozenset[str] | None = memory.get(key)
    if found is None:
        found = frozenset([keyword.name for keyword in keywords(s, card)])
        memory[key] = found
    return found


def loses_all(s: Table, card: int, what: str) -> bool:
    """Whether a card loses every instance of its 'keyword's or 'trait's, from whatever sources."""
    if "LosesAll" not in s.statics and "LosesAll" not in s.given:
        return False
    for effect in s.given.get("LosesAll", ()):
        if effect.card == card and effect.rule.what == what:
            return True
    return any(
        static.what == what and static.applies(s, source, card) for source, static in s.statics.get("LosesAll", ())
    )


def keyword_named(s: Table, card: int, name: str) -> bool:
    """Whether a card has a keyword of a name now; of most it is clear at once that they don't, and can't have gained it."""
    if name not in s.defn[card].keyword_names:
        given: frozenset[str] | None = s.steady.get("given keywords")
        if given is None:
            rules = [rule for kind in GIVE_KEYWORDS for _, rule in s.statics.get(kind, ())]
            rules += [effect.rule for kind in GIVE_KEYWORDS for effect in s.given.get(kind, ())]
            given = s.steady["given keywords"] = frozenset([rule.keyword.name for rule in rules])
        if name not in given and "" not in given:  # '': whichever others have
            return False
    return name in keyword_names(s, card)


NO_TRAITS: frozenset[str] = frozenset()
NO_FACTIONS: frozenset[str] = frozenset()
CHANGE_TRAITS = frozenset({"GainsTrait", "Blank", "LosesAll"})
"""The rules that give or take traits."""


@cache
def trait_attached(defn: Card) -> str:
    """The trait that an event has as an attachment: what its effect says, else it is a Condition."""
    effects = [effect for ability in defn.abilities for effect in ability.do]
    return next((effect.as_trait for effect in effects if hasattr(effect, "as_trait")), "Condition")


def traits(s: Table, card: int) -> frozenset[str]:
    """The traits a card has now."""
    zone, defn = s.zone[card], s.defn[card]
    if zone == DUPLICATE:
        return NO_TRAITS
    printed = defn.traits
    if zone == PLAY and defn.type == "event":
        printed |= {trait_attached(defn)}
    if CHANGE_TRAITS.isdisjoint(s.present):
        return printed
    key, memory = ("traits", card), s.memory(card)
    kept: frozenset[str] | None = memory.get(key)
    if kept is None:
        kept = memory[key] = NO_TRAITS if loses_all(s, card, "trait") else _traits(s, card, printed)
    return kept


def _traits(s: Table, card: int, printed: frozenset[str]) -> frozenset[str]:
    """A card's traits with those that it has gained or lost."""
    counts = {} if blank_traits(s, card) else dict.fromkeys(printed, 1)
    for source, static in s.statics.get("GainsTrait", ()):
        if static.applies(s, source, card):
            counts[static.trait] = counts.get(static.trait, 0) + static.sign
    for effect in s.given.get("GainsTrait", ()):
        if effect.card == card:
            trait = effect.rule.trait
            counts[trait] = counts.get(trait, 0) + effect.rule.sign
    return frozenset([t for t, n in counts.items() if n > 0])


def card_type(s: Table, card: int) -> str:
    """A card's type: the printed one, unless an effect has changed it."""
    if s.zone[card] == DUPLICATE:
        return "duplicate"
    printed = s.defn[card].type
    if s.zone[card] != PLAY:
        return printed
    if s.host[card] >= 0:
        return ATTACHMENT
    if "BecomesCharacter" in s.given and any(e.card == card for e in s.given["BecomesCharacter"]):
        return CHARACTER
    return printed


def is_character(s: Table, card: int) -> bool:
    """Whether a card in play is a character now."""
    if s.defn[card].type == CHARACTER:
        return s.host[card] < 0
    return "BecomesCharacter" in s.given and card_type(s, card) == CHARACTER


def factions(s: Table, card: int) -> frozenset[str]:
    """A card's factions, with those it has gained (none for a duplicate); who has gained one is not neutral any more."""
    if s.zone[card] == DUPLICATE:
        return NO_FACTIONS
    printed = s.defn[card].factions
    if "GainsFaction" not in s.present or s.zone[card] != PLAY:
        return printed
    rules = [rule for source, rule in s.statics.get("GainsFaction", ()) if rule.applies(s, source, card)]
    rules += [effect.rule for effect in s.given.get("GainsFaction", ()) if effect.card == card]
    gained = {rule.faction for rule in rules}
    alone = {rule.faction for rule in rules if rule.only}
    if alone:
        return frozenset(alone)
    if "" in gained:
        return NO_FACTIONS
    return (printed - {"neutral"}) | gained if gained else printed


def stands_left(s: Table, seat: int) -> int:
    """How many more characters a player may stand during this standing phase (-1: any number)."""
    if s.phase != "standing" or "StandLimit" not in s.statics:
        return -1
    limits = [static.most for source, static in s.statics["StandLimit"] if static.concerns(s, source, seat)]
    return max(0, min(limits) - s.count("phase", "player", seat, "stood")) if limits else -1


def stand_limiters(s: Table, seat: int) -> list[int]:
    """The cards that let a player stand only so many characters."""
    found = s.statics.get("StandLimit", ())
    return list(dict.fromkeys(source for source, static in found if static.concerns(s, source, seat)))


# Challenges


def considered(s: Table, card: int) -> str:
    """'attacking' if a constant ability has the card count as participating and none keeps it away, else ''."""
    if s.memo.get(("considered", card)) is UNDECIDED:
        return ""  # asked by what would have it participate
    s.memo["considered", card] = UNDECIDED
    bears = _bears(s, "CountsAsParticipating", card)
    s.memo["considered", card] = ""
    against = s.challenge.defender if s.challenge else -1
    rules = [(by, rule) for by, rule in s.statics.get("NotAgainstYou", ()) if s.ctrl[by] == against]
    kept = any(not rule.may_join and rule.applies(s, by, card) for by, rule in rules)
    return "attacking" if bears and not kept else ""


def role(s: Table, card: int) -> str:
    """'attacking', 'defending' or '' (not participating in the challenge under way)."""
    c = s.challenge
    if c is None:
        return ""
    if card in c.attackers:
        return "attacking"
    if card in c.defenders:
        return "defending"
    if "CountsAsParticipating" in s.statics and s.zone[card] == PLAY:
        return considered(s, card)
    return ""


def participants(s: Table, side: str) -> list[int]:
    """The characters taking part on a side, 'attacking' or 'defending'."""
    c = s.challenge
    if c is None:
        return []
    if side == "defending":
        return c.defenders
    if "CountsAsParticipating" not in s.statics:
        return c.attackers
    meant = (
        card for source, rule in s.statics["CountsAsParticipating"] for card in rule.who.find(s, s.context(source))
    )
    return c.attackers + [
        card for card in dict.fromkeys(meant) if card not in c.attackers and considered(s, card) == "attacking"
    ]


def contributes(s: Table, card: int) -> bool:
    """Whether a participating character counts its STR."""
    c = s.challenge
    if c is not None and card in c.without_strength:
        return False
    return not _bears(s, "NoContribution", card) and not s.daunted(card)


def side_strength(s: Table, side: str) -> int:
    """The total STR that a side counts in the challenge under way."""
    c = s.challenge
    if c is None:
        return 0
    seat = c.attacker if side == "attacking" else c.defender
    cards = participants(s, side)
    total = 0
    for card in c.counting(side, cards) if c.lent else cards:
        if contributes(s, card):
            total += strength(s, card)
    for source, static in s.statics.get("SideStrength", ()):
        if (cards or static.unmanned) and static.counts(c) and static.concerns(s, source, seat):
            total += static.value
    return total


def uncounted(s: Table, card: int) -> bool:
    """Whether a character's STR doesn't count for dominance: it is kneeling, or a card says so."""
    if s.kneeling[card] and not _bears(s, "CountsKneeling", card):
        return True
    return _bears(s, "NotInDominance", card) or any(e.card == card for e in s.given.get("NotInDominance", ()))


def dominance_strength(s: Table, seat: int) -> int:
    """What a player counts for dominance: standing characters, gold where the edition counts it, and what cards add."""
    total = s.gold[seat] if s.gold_dominates else 0
    for card in s.area[seat]:
        if is_character(s, card) and not uncounted(s, card):
            total += strength(s, card)
    for source, static in s.statics.get("DominanceStrength", ()):
        if static.concerns(s, source, seat):
            total += static.amount(s, source)
    return total
