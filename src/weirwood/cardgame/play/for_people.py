"""What people ask a card game: its edition's views and words, and what things are about.

What only a table of people needs is loaded when it is asked for first: programs play without it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from ...kernel.decision import Decision, Option, Refusal
from ...kernel.parts.collection import CardLine, Cards, CardSet
from ...kernel.parts.for_people import ForPeople, Moment, Together
from ...kernel.parts.form import Field
from ...kernel.parts.telling import Standing
from ...kernel.state import Entry, State
from ..cards.catalogue import Catalogue
from ..cards.definition import Card
from ..grammar.speech import Speech
from ..table.state import Table
from ..telling.saying import say, yours
from ..telling.sentences import sentence
from .parts import Parts
from .showing import shared
from .things import about, concerns, mentions, shows


class CardPlayers(ForPeople):
    """What is seen, told, asked and filled in at a table of a card game."""

    def __init__(self, parts: Parts, catalogue: Catalogue, own: str) -> None:
        self.parts = parts
        self.introduction = parts.introduction
        self.catalogue = catalogue
        self.own = own
        self._meant: dict[Card, bool] = {}

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        found = self.parts.view(state, seat)
        assert isinstance(state, Table)
        versions = self.versions(state)
        return {**found, "versions": versions} if versions else found

    def versions(self, s: Table) -> dict[str, str]:
        """Of which version a card is that this game calls by a title which alone means another (``Table.called``)."""
        meant = self._meant
        for defn in s.defn:
            if defn not in meant:
                meant[defn] = self.catalogue.is_meant(defn)
        found = {defn.name: defn.version for defn in s.defn if not meant[defn]}
        return {title: found[title] for title in sorted(found) if title not in s.versions}

    def views(self, state: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        assert isinstance(state, Table)
        with shared(state):
            return super().views(state, seats)

    def table(self, view: dict[str, Any]) -> list[str]:
        return self.parts.table(view)

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        return sentence(entry, seat, self.parts.sentences)

    def mentions(self, state: State, entry: Entry, seat: int | None) -> list[str]:
        return mentions(entry, seat, self.catalogue)

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        assert isinstance(state, Table)
        return concerns(state, entry, seat)

    def say(self, state: State, seat: int, option: Option) -> str:
        assert isinstance(state, Table)
        return say(state, seat, option, self.parts.says)

    def yours(self, state: State, seat: int, option: Option) -> bool:
        assert isinstance(state, Table)
        return yours(state, seat, option)

    def shows(self, state: State, entry: Entry) -> list[str]:
        return shows(entry)

    def standing(self, state: State) -> Standing:
        assert isinstance(state, Table)
        return Standing(state.round, tuple(map(state.total_power, range(state.seats))))

    def tally(self, state: State, seat: int) -> str:
        assert isinstance(state, Table)
        from .contests import tally

        return tally(state, seat)

    def would(self, state: State, seat: int, option: Option) -> dict[str, int] | None:
        assert isinstance(state, Table)
        from .contests import would

        return would(state, seat, option)

    def hint(self, state: State, seat: int, option: Option) -> str:
        return self.parts.hint(state, seat, option)

    def waits(self, state: State, decision: Decision, option: Option) -> bool:
        assert isinstance(state, Table)
        from . import thrift

        return thrift.waits(state, decision, option)

    def together(self, state: State, decision: Decision) -> list[Together]:
        assert isinstance(state, Table)
        from . import thrift

        return thrift.together(state, decision)

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        assert isinstance(state, Table)
        return about(state, option)

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        assert isinstance(state, Table)
        from ..why.refusing import could

        return could(state, seat, thing)

    def when(self, state: State, seat: int, label: str) -> str:
        from ..why.when import when

        return when(label, self.introduction.phases)

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        return self.parts.why_not(state, seat, label)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, Table)
        from . import asking

        return asking.moment(state)

    def occasion(self, state: State, decision: Decision, option: Option) -> Hashable:
        assert isinstance(state, Table)
        from . import asking

        return asking.occasion(state, decision, option)

    def matters(self, state: State, decision: Decision, option: Option) -> bool:
        assert isinstance(state, Table)
        from . import asking

        return asking.matters(state, decision, option)

    def harmless(self, state: State, decision: Decision) -> Option | None:
        assert isinstance(state, Table)
        from . import asking

        return asking.harmless(state, decision)

    def sensible(self, state: State, decision: Decision) -> Option | None:
        assert isinstance(state, Table)
        from . import advising

        return advising.sensible(state, decision)

    def costs(self, state: State, decision: Decision) -> dict[str, str]:
        assert isinstance(state, Table)
        from . import advising

        return advising.costs(state, decision)

    def plain(self, state: State, decision: Decision) -> bool:
        assert isinstance(state, Table)
        from . import asking

        return asking.plain(state, decision)

    def setup_form(self) -> list[Field]:
        """With the table's own cards filled in, where there is a field for them."""
        own = self.own
        return [msgspec.structs.replace(f, default=own) if f.kind == "cards" else f for f in self.parts.form]

    def plays(self, seat: dict[str, Any]) -> str:
        return self.parts.plays(seat, self.catalogue)


class CardFaces(Cards):
    """The faces of the cards in a catalogue, and of those that stand for factions."""

    def __init__(self, parts: Parts, catalogue: Catalogue, factions: dict[str, Card], speech: Speech) -> None:
        self.parts = parts
        self.speech = speech
        self.catalogue = catalogue
        self.factions = factions

    def names(self) -> list[str]:
        return [*(card.name for card in self.factions.values()), *self.catalogue.names()]

    def own_names(self) -> list[str]:
        return [self.catalogue.key(card) for card in self.catalogue.own]

    def text(self, name: str) -> list[str]:
        return self.parts.card_lines(self.catalogue.find(name))

    def data(self, name: str) -> dict[str, Any]:
        """By the name that a view gives it: perhaps with a number, or as a faction card."""
        title = name.split(" #")[0].removesuffix(" (faction card)")
        own = next((card for card in self.factions.values() if card.name == title), None)
        return self.parts.card_facts(own or self.catalogue.find(title))

    def faces(self, search: str) -> list[list[str]]:
        return self.catalogue.search(search, self.parts.card_lines)

    def sets(self) -> list[CardSet]:
        return self.catalogue.published()

    def abilities(self) -> list[CardLine]:
        from ..telling import counting

        return counting.abilities(self.catalogue, self.speech)

    def counting(self) -> AbstractContextManager[Counter[str]]:
        from ..telling import counting

        return counting.uses()
