"""Printed facts: what stands on a card beside its text, in data files with one card a line, joined with what it does.

A file has the facts of a cycle; the abilities stand in Python, by pack and faction, as ``card(…)`` entries. A card is
both together: an entry without facts is an error, and facts without an entry are no card yet. Keywords, plot modifiers
and everything else that is text belongs to the entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .definition import Ability, Card, Keyword

if TYPE_CHECKING:
    from ..vocabulary.bases import Amount, Condition
    from ..vocabulary.cards import Cards
    from ..vocabulary.deckbuilding import DeckRule
    from ..vocabulary.rules import Static


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card's printed facts. ``cost`` may be 'X'; ``icons`` has the letters M, I and P; ``plot`` is gold, initiative,
    claim and reserve. ``reprints``: the code of the card that this one is again; nothing else is said of it then.
    """

    code: str
    title: str
    pack: str
    type: str = ""
    faction: str = "neutral"
    loyal: bool = False
    unique: bool = False
    cost: int | str | None = None
    strength: int = 0
    icons: str = ""
    traits: tuple[str, ...] = ()
    plot: tuple[int, int, int, int] | None = None
    deck_limit: int = 3
    plot_limit: int = 0
    quantity: int = 1
    reprints: str = ""


class PackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack: its code and name, the cycle whose file has its cards, and when it was published."""

    code: str
    name: str
    cycle: str
    released: str


@dataclass(frozen=True)
class Worded:
    """What a card does, by its code; the title is for readers, and must be the one that the facts have."""

    code: str
    title: str
    does: Mapping[str, Any]


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
) -> Worded:
    """The entry of a card: its keywords and abilities. ``x_is``: what the X of its cost is, if that isn't free."""
    does: dict[str, Any] = {
        "keywords": list(keywords), "modifiers": dict(modifiers or {}), "constants": list(constants),
        "abilities": list(abilities), "attach_to": attach_to, "per_host": per_host, "play_only": play_only, "deck": deck,
        "supports": supports, "rivals": rivals,
    }  # fmt: skip
    return Worded(code, title, does | ({"x_cost": x_is} if x_is is not None else {}))


def read_facts(path: Path) -> list[Printed]:
    """The rows of a file."""
    return msgspec.json.Decoder(Printed).decode_lines(path.read_bytes())


def read_packs(path: Path) -> list[PackFacts]:
    """The packs of a file, in the order in which they were published."""
    return msgspec.json.Decoder(PackFacts).decode_lines(path.read_bytes())


def joined(facts: Printed, entry: Worded) -> Card:
    """A card from its facts and its entry."""
    if facts.title != entry.title:
        raise ValueError(f"The card {facts.code} is {facts.title}, not {entry.title}.")
    cost = facts.cost if isinstance(facts.cost, int) else None
    given: dict[str, Any] = {"x_cost": facts.cost == "X", **entry.does}
    return Card(
        facts.code, facts.title, facts.type, faction=facts.faction, loyal=facts.loyal, unique=facts.unique, cost=cost,
        strength=facts.strength, icons=facts.icons, traits=", ".join(facts.traits), plot=facts.plot or (0, 0, 0, 0),
        deck_limit=facts.deck_limit, plot_limit=facts.plot_limit, quantity=facts.quantity, set=facts.pack, **given,
    )  # fmt: skip
