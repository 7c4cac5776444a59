"""Where a card's facts come from, in an edition of which no list of cards is published: from a source, by conclusion, from us."""

from __future__ import annotations

from dataclasses import dataclass

from .definition import Card

STATED, INFERRED, DESIGNED = "stated", "inferred", "designed"
FIELDS = ("faction", "type", "cost", "strength", "icons", "traits", "keywords", "unique", "copies", "ability")
LACKING = {"character": (), "location": ("strength", "icons"), "attachment": ("strength", "icons")}
"""By type the fields that its cards don't have; all other types have no more than the rest."""
UNPAID = ("cost", "strength", "icons", "keywords", "unique", "traits")
OF_A_PLOT = ("figures", "ability")


@dataclass(frozen=True, slots=True)
class Sourced:
    """A card and where its facts come from.

    ``decks``: how many copies are in each deck (a plot: in which plot deck). ``told`` and ``concluded`` name, in one
    string, the fields that a public source says or lets conclude; all others are our own design.
    """

    card: Card
    decks: dict[str, int]
    told: str = ""
    concluded: str = ""
    source: str = ""
    note: str = ""

    def __post_init__(self) -> None:
        for field in (*self.stated, *self.inferred):
            if field not in ("title", "deck", *FIELDS, *OF_A_PLOT):
                raise ValueError(f"{self.card.name} has no field {field!r}")

    @property
    def stated(self) -> list[str]:
        """What a public source says of it."""
        return self.told.split()

    @property
    def inferred(self) -> list[str]:
        """What can be concluded."""
        return self.concluded.split()

    @property
    def designed(self) -> list[str]:
        """What of it is our own design."""
        return [f for f in fields_of(self.card) if f not in self.stated and f not in self.inferred]

    @property
    def provenance(self) -> str:
        """Stated (a source names the card), inferred (its existence is a conclusion) or designed (it is ours)."""
        if "title" in self.stated:
            return STATED
        return INFERRED if "title" in self.inferred else DESIGNED

    @property
    def origin(self) -> str:
        """In a word or two where a card comes from: 'partly stated' if it was named, but some of it is our design."""
        return f"partly {STATED}" if self.provenance == STATED and self.designed else self.provenance


def fields_of(card: Card) -> tuple[str, ...]:
    """The fields that a card of this type has."""
    if card.type == "plot":
        return OF_A_PLOT
    return tuple(f for f in FIELDS if f not in LACKING.get(card.type, UNPAID))
