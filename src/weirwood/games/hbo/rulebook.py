"""The HBO edition as a game of the kernel's."""

from __future__ import annotations

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
from ...kernel.parts.collection import Decks
from ...kernel.state import State
from .catalogue import BANNERS, CATALOGUE, HOUSES, both_houses, deck, plots
from .play import face, form, hints, refusals, scenario, sentences
from .play import view as views
from .play.evaluation import WORTH
from .rules import dealing
from .rules.table import Hbo


class FixedDecks(Decks):
    """A deck for each House, which nobody chooses the cards of."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Whatever catalogue a table has: the decks are those of the box."""

    def headlines(self) -> list[str]:
        return [f"{house}: {HOUSES[house]}, 50 cards and 7 plots, fixed" for house in HOUSES]

    def lines(self, name: str) -> list[str]:
        if name not in HOUSES:
            raise UserError(f"This game has two fixed decks: {' and '.join(HOUSES)} [hbo.components.3].")
        found: list[Card] = [*deck(name), *plots(name)]
        return [f"{found.count(card)}x {face.headline(card)}" for card in dict.fromkeys(found)]


class HboEdition(CardGame):
    """Game of Thrones, the two-player card game of 2012: House Stark against House Lannister."""

    id: ClassVar[str] = "hbo"
    name: ClassVar[str] = "Game of Thrones: the two-player card game (HBO edition)"
    max_seats: ClassVar[int] = 2
    ledgers: ClassVar[tuple[str, ...]] = ("hbo",)
    catalogue: Catalogue = CATALOGUE
    printing: ClassVar[Printing] = face.PRINTING
    factions: ClassVar[dict[str, Card]] = BANNERS
    worth: ClassVar[Worth] = WORTH

    parts: ClassVar[Parts] = Parts(
        view=views.view, table=views.table, sentences=sentences.SENTENCES, hint=hints.hint, says=hints.SAYS, why_not=refusals.why_not,
        scenario=scenario.configure, inspect=scenario.inspect, position=scenario.position, card_lines=face.lines,
        card_facts=face.data, deal_unseen=dealing.deal_unseen, form=form.FORM, introduction=form.INTRODUCTION,
        plays=form.plays, decks=FixedDecks,
    )  # fmt: skip

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        names = options.pop("names", None)
        draft = options.pop("draft", False)
        if options.pop(OWN_CARDS, "") or self.own:
            raise UserError(
                "The decks of this game are fixed [hbo.components.3]; cards of your own can be tried in scenarios, with "
                "weirwood judge --cards."
            )
        if options:
            raise UserError(f"This edition has no option {', '.join(map(repr, options))}; it has draft and names.")
        if not isinstance(draft, bool):
            raise UserError("The option 'draft' is true (the plot draft variant) or false [hbo.draft.1].")
        found = [str(seat).lower() for seat in seats or []]
        if len(found) == 1 and found[0].isdecimal():  # so many players, with Houses dealt to them
            if int(found[0]) != self.max_seats:
                raise UserError(f"The game is for two, not for {found[0]} [hbo.players.1].")
            found = []
        found = both_houses(found, chance)
        given = self.checked_names(list(names) if names else found[:], 2)
        return {"names": given, "houses": found, "draft": draft}

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "scenario" in config:
            return scenario.start(config, seed, self.catalogue.find)
        s = self.laid_out(config, seed)
        scenario.begin(s, config["draft"])
        return s

    def lay_out(self, config: dict[str, Any]) -> Hbo:
        s = Hbo("", tuple(config["names"]))
        for seat, house in enumerate(config["houses"]):
            bring(s, seat, BANNERS[house], plots(house), deck(house))
        return s

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        return self.configure([seat.get("house") or "" for seat in seats], {**form_values, "names": names}, chance)

    def random_config(self, chance: Chance) -> dict[str, Any]:
        return self.configure(None, {"draft": chance.below(3) == 0}, chance)


GAME = HboEdition()
