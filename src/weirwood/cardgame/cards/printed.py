"""Printed facts: what stands on a card beside its text, in data files with one card a line, joined with what it does.

A file has the facts of a cycle; the abilities stand in Python, by pack and faction, as ``card(…)`` entries. A card is
both together: an entry without facts is an error, and facts without an entry are no card yet, or one that can be looked
at but not played. Keywords and everything else that is text belongs to the entry.

Facts and entries are of a printed card. What an official erratum changed of the facts is data too (`Erratum`); where it
changed the text there are several entries of a card, the older ones with the version that replaced them (``until``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .definition import Ability, Card, Keyword

if TYPE_CHECKING:
    from ..vocabulary.bases import Amount, Condition
    from ..vocabulary.deckbuilding import DeckRule
    from ..vocabulary.describing.cards import Cards
    from ..vocabulary.ruling.rules import Static


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card's printed facts. ``cost`` may be 'X', or for a card of the Shadows 's2'; ``icons`` has the letters M, I and
    P; ``plot`` is gold, initiative, claim and, where there is one, reserve; ``bonuses`` are the marks +1 gold, +1
    influence and the like. ``factions``: all of them, if there are several. ``only_with``, ``alongside``, ``endless``:
    as in `Card`. ``number`` in the pack, with the letter of the ready ``deck`` it is in. ``source``: where the facts
    come from. ``reprints``: the code of the card that this one is again; none of its facts is said again then.
    """

    code: str
    title: str
    pack: str
    type: str = ""
    faction: str = "neutral"
    factions: tuple[str, ...] = ()
    loyal: bool = False
    unique: bool = False
    cost: int | str | None = None
    strength: int = 0
    icons: str = ""
    traits: tuple[str, ...] = ()
    crests: tuple[str, ...] = ()
    plot: tuple[int, ...] = ()
    bonuses: dict[str, int] = {}
    only_with: tuple[str, ...] = ()
    alongside: tuple[str, ...] = ()
    endless: bool = False
    deck_limit: int = 3
    plot_limit: int = 0
    quantity: int = 1
    number: int = 0
    deck: str = ""
    source: str = ""
    reprints: str = ""


class PackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack: its code and name, the cycle whose file has its cards, and, if that is known, when it was published."""

    code: str
    name: str
    cycle: str
    released: str = ""


class Erratum(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an official erratum changed, by the version in which it came in, with its clause.

    ``facts``: the fields of `Printed` that are different ``since`` then. ``text``: whether what the card does is
    different; its older entry is then written with ``until`` that version. Neither: a ruling that changes no card.
    ``card`` is the code of the card, '' for a rule of the game.
    """

    card: str
    since: str
    clause: str
    facts: dict[str, Any] = {}
    text: bool = False


@dataclass(frozen=True)
class Worded:
    """What a card does, by its code; the title is for readers, and must be the one that the facts have.

    ``until``: the version with which another text came into force.
    """

    code: str
    title: str
    does: Mapping[str, Any]
    until: str = ""


def card(
    code: str,
    title: str,
    *keywords: Keyword,
    modifiers: Mapping[str, int] | None = None,
    constants: Iterable[Static] = (),
    abilities: Iterable[Ability] = (),
    attach_to: Cards | None = None,
    per_host: int = 0,
    play_only: Condition | None = None,
    x_is: Amount | None = None,
    deck: tuple[DeckRule, ...] = (),
    supports: tuple[str, ...] = (),
    rivals: tuple[str, ...] = (),
    until: str = "",
) -> Worded:
    """The entry of a card: its keywords and abilities. ``x_is``: what the X of its cost is, if that isn't free.

    ``until``: this was its text before that version; the text in force since has an entry of its own.
    """
    does: dict[str, Any] = {
        "keywords": list(keywords), "modifiers": dict(modifiers or {}), "constants": list(constants),
        "abilities": list(abilities), "attach_to": attach_to, "per_host": per_host, "play_only": play_only, "deck": deck,
        "supports": supports, "rivals": rivals,
    }  # fmt: skip
    return Worded(code, title, does | ({"x_cost": x_is} if x_is is not None else {}), until)


def read_facts(path: Path) -> list[Printed]:
    """The rows of a file."""
    return msgspec.json.Decoder(Printed).decode_lines(path.read_bytes())


def read_packs(path: Path) -> list[PackFacts]:
    """The packs of a file, in the order in which they were published."""
    return msgspec.json.Decoder(PackFacts).decode_lines(path.read_bytes())


def read_errata(path: Path) -> list[Erratum]:
    """The errata of a file."""
    return msgspec.json.Decoder(Erratum).decode_lines(path.read_bytes())


def changed(facts: Printed, errata: Iterable[Erratum]) -> Printed:
    """The facts of a card with the errata that are in force."""
    changes = [change for erratum in errata if erratum.card == facts.code for change in erratum.facts.items()]
    if not changes:
        return facts
    return msgspec.convert(msgspec.to_builtins(facts) | dict(changes), Printed)


def in_force(entries: Sequence[Worded], versions: Sequence[str], version: str) -> Worded:
    """The entry of a card that holds in a version: the first that was not replaced until then, else the latest one.

    ``versions``: all there are, in order.
    """
    older = [each for each in entries if each.until]
    replaced = sorted(older, key=lambda each: versions.index(each.until))
    still = [each for each in replaced if versions.index(each.until) > versions.index(version)]
    latest = [each for each in entries if not each.until]
    if len(latest) != 1 or len({each.until for each in older}) < len(older):
        raise ValueError(f"{entries[0].title} ({entries[0].code}) needs one entry for each of its texts.")
    return (still or latest)[0]


def joined(facts: Printed, entry: Worded | None) -> Card:
    """A card from its facts and its entry; without one, a card that can't be played yet."""
    if entry is not None and facts.title != entry.title:
        raise ValueError(f"The card {facts.code} is {facts.title}, not {entry.title}.")
    cost, shadow = _cost(facts.cost)
    given: dict[str, Any] = {"x_cost": facts.cost == "X", **(entry.does if entry is not None else {"written": False})}
    if facts.bonuses:
        given["modifiers"] = {**facts.bonuses, **given.get("modifiers", {})}
    income, initiative, claim, reserve = (*facts.plot, 0) if len(facts.plot) == 3 else facts.plot or (0, 0, 0, 0)
    return Card(
        facts.code, facts.title, facts.type, faction=facts.factions or facts.faction, loyal=facts.loyal, unique=facts.unique,
        cost=cost, shadow=shadow, strength=facts.strength, icons=facts.icons, traits=", ".join(facts.traits),
        crests=facts.crests, plot=(income, initiative, claim, reserve), deck_limit=facts.deck_limit,
        plot_limit=facts.plot_limit, only_with=facts.only_with, alongside=facts.alongside, endless=facts.endless,
        quantity=facts.quantity, set=facts.pack, **given,
    )  # fmt: skip


def _cost(printed: int | str | None) -> tuple[int | None, bool]:
    """A cost as a number, and whether it is one of the Shadows: 's2'."""
    if isinstance(printed, str) and printed[:1] == "s":
        return int(printed[1:]), True
    return (printed if isinstance(printed, int) else None), False
