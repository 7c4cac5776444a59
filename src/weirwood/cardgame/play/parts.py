"""What the modules of an edition supply, as the card games' rulebook and its parts ask for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from ...kernel.chance import Chance
from ...kernel.decision import Option, Refusal
from ...kernel.parts.collection import Decks
from ...kernel.parts.form import Field
from ...kernel.parts.introduction import Introduction
from ...kernel.parts.saying import Says
from ..cards.catalogue import Catalogue
from ..cards.definition import Card

if TYPE_CHECKING:
    from .positions import Find

WORDS = ("config", "first", "lenient", "players", "round", "start")
"""The keys of a scenario file that every card game has."""
OWN_CARDS = "cards"
"""Where a configuration, or a table's form, holds the cards that are its own."""
CARDS = Field(
    name=OWN_CARDS,
    label="Cards of your own",
    kind="cards",
    help="A YAML file with cards in rules English, for this table alone; decks may name them.",
)
DECK = Field(name="deck", label="Deck", kind="deck", scope="seat", help="Leave it open to be dealt one.")


def later(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is loaded when it is called first: what most programs never ask needn't be there."""

    def call(*given: Any) -> Any:
        return getattr(import_module(module), name)(*given)

    return call


def nothing_said(seat: dict[str, Any], book: Catalogue) -> str:
    """Nothing is to be said of what a seat plays."""
    return ""


def no_decks(catalogue: Catalogue) -> Decks:
    """Nobody brings a deck."""
    return Decks()


class Parts(NamedTuple):
    """What the modules of an edition supply, as the kernel's Rulebook and its parts describe it."""

    view: Callable[[Any, int | None], dict[str, Any]]
    table: Callable[[dict[str, Any]], list[str]]
    sentences: Mapping[str, Any]
    """How log entries are said, by kind."""
    hint: Callable[[Any, int, Option], str]
    why_not: Callable[[Any, int, str], list[Refusal]]
    scenario: Callable[[dict[str, Any]], dict[str, Any]]
    inspect: Callable[[Any, str, Find], dict[str, Any]]
    position: Callable[[Any], str]
    card_lines: Callable[[Card], list[str]]
    card_facts: Callable[[Card], dict[str, Any]]
    deal_unseen: Callable[[Any, int | None, Chance], None]
    """Deal the cards that a seat can't tell apart anew over their places."""
    form: list[Field]
    plays: Callable[[dict[str, Any], Catalogue], str] = nothing_said
    """A few words on what a seat plays, from its part of the form."""
    decks: Callable[[Catalogue], Decks] = no_decks
    """The decks, whose cards are found in a catalogue."""
    words: tuple[str, ...] = ()
    """The keys of a scenario file that only this edition has."""
    introduction: Introduction = Introduction()
    says: Says = {}
    """How options are said that only this edition has, or otherwise than the others."""
