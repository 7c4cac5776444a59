"""The first edition as a game of the kernel's."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from typing import Any, ClassVar

from ...cardgame.cards.catalogue import Catalogue
from ...cardgame.cards.definition import Card
from ...cardgame.designing.printing import Printing
from ...cardgame.phases.setup import bring
from ...cardgame.play.evaluation import Worth
from ...cardgame.play.parts import OWN_CARDS, Parts
from ...cardgame.play.rulebook import CardGame
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.state import State
from . import faq
from .catalogue import CATALOGUE, FACTIONS, catalogue, faction_cards
from .decks import decks, legality
from .decks.deck_shelf import DeckShelf, lists_count
from .faq import NEWEST
from .play import face, form, hints, refusals, scenario, sentences
from .play import view as views
from .play.evaluation import WORTH
from .rules import dealing
from .rules.phases import Round
from .rules.setup import Setup
from .rules.table import Agot1
from .rules.titles import add_titles
from .rules.titles import wanted as titles_wanted


def plays(seat: dict[str, Any], book: Catalogue) -> str:
    """House and agendas, which are open information."""
    data = seat.get("deck")
    if not data:
        return ""
    agendas = decks.from_data(data, book=book).agendas()
    return ", ".join([FACTIONS[data["faction"]], *(card.name for card in agendas)])


class FirstEdition(CardGame):
    """A Game of Thrones: The Card Game, first edition, with its official FAQ.

    Form: ``format`` (joust, melee), ``faq`` (a version or none), ``titles`` (known, suggested), ``list`` (none: no lists).
    """

    id: ClassVar[str] = "agot1"
    name: ClassVar[str] = "A Game of Thrones: The Card Game (first edition)"
    max_seats: ClassVar[int] = 6
    ledgers: ClassVar[tuple[str, ...]] = ("faq1", "lcg1-core")
    catalogue: Catalogue = CATALOGUE
    printing: ClassVar[Printing] = face.PRINTING
    factions: ClassVar[dict[str, Card]] = faction_cards()
    worth: ClassVar[Worth] = WORTH
    decks: DeckShelf
    faq: str = NEWEST
    """The version of the FAQ by which the cards of its catalogue are read."""

    parts: ClassVar[Parts] = Parts(
        view=views.view, table=views.table, sentences=sentences.SENTENCES, hint=hints.hint, says=hints.SAYS, why_not=refusals.why_not,
        scenario=scenario.configure, inspect=scenario.inspect, position=scenario.position, card_lines=face.lines,
        card_facts=face.data, deal_unseen=dealing.deal_unseen, form=form.FORM,
        plays=plays, decks=DeckShelf, words=scenario.WORDS, introduction=form.INTRODUCTION,
    )  # fmt: skip

    def of(self, settings: Mapping[str, Any]) -> CardGame:
        """With the cards as they are under the FAQ of a table, and those of its own."""
        found, version = super().of(settings), settings.get("faq", self.faq)
        if found.catalogue.own == () and version == NEWEST:
            return self._printed()
        return _under(found, version) if version != getattr(found, "faq", NEWEST) else found

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        own = options.pop(OWN_CARDS, self.own)
        if own != self.own:
            return self.of({OWN_CARDS: own}).configure(seats, options, chance)
        names = options.pop("names", None)
        wanted = legality.format_named(options.pop("format", None))
        version = faq.version(options.pop("faq", None))
        council = titles_wanted(options.pop("titles", None))
        lists = lists_count(options.pop("list", None))
        if options:
            raise UserError(
                f"The first edition has no option {', '.join(map(repr, options))}; "
                "it has format, faq, titles, list, cards and names."
            )
        wanted, seats = self.decks.seated(seats, wanted, chance)
        brought = [self.decks.deck(seat, version, lists) for seat in seats]
        given = self.checked_names(list(names) if names else self.decks.default_names(seats), len(seats))
        known = {"format": wanted, "faq": version, "titles": council, "names": given, "decks": brought}
        return {**known, **self.own_cards()}

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "scenario" in config:
            return scenario.start(config, seed, self.of(config).catalogue.find)
        s = self.laid_out(config, seed)
        s.push(Round())
        s.push(Setup(s.seats))
        return s

    def lay_out(self, config: dict[str, Any]) -> Agot1:
        book = self.of(config).catalogue
        s = Agot1("", tuple(config["names"]), config["format"], config["faq"])
        for seat, data in enumerate(config["decks"]):
            deck = decks.from_data(data, book=book)
            bring(s, seat, faction_cards(s.faq)[deck.faction], deck.list(plots=True), deck.draw(), deck.agendas())
        if s.format == "melee":
            add_titles(s, titles_wanted(config.get("titles")))
        return s

    # For a table that people sit at from afar

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        return self.configure(self.decks.dealt(seats, chance), {**form_values, "names": names}, chance)

    def random_config(self, chance: Chance) -> dict[str, Any]:
        known = list(decks.builtin())
        count = (2, 2, 2, 2, 3, 4, 5, 6)[chance.below(8)]
        return self.configure([known[chance.below(len(known))] for _ in range(count)], {}, chance)

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        return self.configured(
            list(decks.builtin()), {"joust": 2, "melee of 3": 3, "melee of 4": 4, "melee of 6": 6}, chance
        )


@lru_cache(maxsize=32)
def _under(game: CardGame, version: str) -> FirstEdition:
    """The game with its cards as they are under a version of the FAQ."""
    found = copy(game)
    assert isinstance(found, FirstEdition)
    found._base, found.faq = game._printed(), version
    found.catalogue = catalogue(version).beside(game.catalogue.own) if game.catalogue.own else catalogue(version)
    found.compose()
    return found


GAME = FirstEdition()
