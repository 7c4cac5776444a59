"""The second edition as a game of the kernel's."""

from __future__ import annotations

from typing import Any, ClassVar

from ...cardgame.cards.catalogue import Catalogue
from ...cardgame.cards.definition import Card
from ...cardgame.designing.printing import Printing
from ...cardgame.phases.setup import bring
from ...cardgame.play.evaluation import Worth
from ...cardgame.play.parts import OWN_CARDS, Parts, later
from ...cardgame.play.rulebook import CardGame
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.state import State
from .catalogue import CATALOGUE, FACTION_CARDS
from .decks import decks, restricted
from .decks.deck_shelf import DeckShelf
from .decks.trying import with_own_cards
from .play import face, form, hints, sentences
from .play import view as views
from .play.evaluation import WORTH
from .play.form import format_named, no_variants, rules_named
from .rules import dealing, titles
from .rules.phases import Round
from .rules.setup import Setup
from .rules.table import FIRST, Agot2

SCENARIO = "weirwood.games.agot2.play.scenario"


class SecondEdition(CardGame):
    """A Game of Thrones: The Card Game, second edition."""

    id: ClassVar[str] = "agot2"
    name: ClassVar[str] = "A Game of Thrones: The Card Game (second edition)"
    max_seats: ClassVar[int] = 8
    ledgers: ClassVar[tuple[str, ...]] = (
        "rr-1-glossary-a-m",
        "rr-2-glossary-n-z-and-timing",
        "rr-3-later-rules",
        "faq2",
    )
    catalogue: Catalogue = CATALOGUE
    printing: ClassVar[Printing] = face.PRINTING
    factions: ClassVar[dict[str, Card]] = FACTION_CARDS
    worth: ClassVar[Worth] = WORTH
    decks: DeckShelf

    parts: ClassVar[Parts] = Parts(
        view=views.view, table=views.table, sentences=sentences.SENTENCES, hint=hints.hint, says=hints.SAYS,
        why_not=later("weirwood.games.agot2.play.refusals", "why_not"),
        scenario=later(SCENARIO, "configure"), inspect=later(SCENARIO, "inspect"), position=later(SCENARIO, "position"), card_lines=face.lines,
        card_facts=face.data, deal_unseen=dealing.deal_unseen, form=form.FORM, introduction=form.INTRODUCTION,
        plays=form.plays, decks=DeckShelf,
    )  # fmt: skip

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        own = options.pop(OWN_CARDS, self.own)
        if own != self.own:
            return self.of({OWN_CARDS: own}).configure(seats, options, chance)
        names = options.pop("names", None)
        form = format_named(options.pop("format", None))
        named = options.pop("list", None)
        named = restricted.newest().code if named == restricted.NEWEST else named
        version = rules_named(options.pop("rules", None))
        no_variants(options.pop("variants", None))
        if options:
            raise UserError(
                f"The second edition has no option {', '.join(map(repr, options))}; it has format, list, rules, cards and names."
            )
        form, seats = self.decks.seated(seats, form, chance)
        listed = restricted.counting(form, named)
        lists = [self.decks.deck(seat, listed) for seat in seats]
        given = self.checked_names(list(names) if names else self.decks.default_names(seats), len(seats))
        rest = {"list": named or restricted.VERSION, "rules": version, **self.own_cards()}
        return {"format": form, "names": given, "decks": lists, **rest}

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "scenario" in config:
            from .play import scenario

            return scenario.start(config, seed, self.catalogue.find)
        s = self.laid_out(config, seed)
        s.push(Round())
        s.push(Setup())
        return s

    def lay_out(self, config: dict[str, Any]) -> Agot2:
        s = Agot2("", tuple(config["names"]), config["format"], config.get("rules", FIRST))
        for seat, data in enumerate(config["decks"]):
            deck = decks.Deck(data["faction"], data["cards"], data.get("agenda", ""), book=self.catalogue)
            bring(s, seat, FACTION_CARDS[deck.faction], deck.list(plots=True), deck.draw(), deck.agendas())
        if s.format == "melee":
            titles.add_titles(s)
        s.check_deck = False
        return s

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        return self.configure(self.decks.dealt(seats, chance), {**form_values, "names": names}, chance)

    def random_config(self, chance: Chance) -> dict[str, Any]:
        known = list(decks.builtin())
        count = (2, 2, 2, 3, 4, 4, 5, 6, 7, 8)[chance.below(10)]
        seats = [known[chance.below(len(known))] for _ in range(count)]
        tried = [with_own_cards(decks.builtin()[id], self.catalogue) for id in seats] if self.own else seats
        return self.configure(tried, {}, chance)

    def pool_config(self, chance: Chance) -> dict[str, Any]:
        """Two jousts to a melee; no restricted list, so that all cards come together with all others."""
        from .decks.drawing import random_deck  # needed only by whoever plays such games

        count = (2, 2, 2, 2, 3, 4)[chance.below(6)]
        return self.configure(
            [random_deck(self.catalogue, chance) for _ in range(count)], {"list": restricted.NONE}, chance
        )

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        return self.configured(
            list(decks.builtin()), {"joust": 2, "melee of 3": 3, "melee of 4": 4, "melee of 6": 6}, chance
        )


GAME = SecondEdition()
