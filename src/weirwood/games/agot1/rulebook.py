"""The first edition as a game of the kernel's."""

from __future__ import annotations

from typing import Any, ClassVar

from ...cardgame.cards.catalogue import Catalogue
from ...cardgame.cards.definition import Card
from ...cardgame.designing.printing import Printing
from ...cardgame.play.evaluation import Worth
from ...cardgame.play.rulebook import CardGame, Parts
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.state import State
from . import dealing, face, form, hints, refusals, scenario, sentences
from . import view as views
from .catalogue import CATALOGUE, catalogue, faction_cards
from .evaluation import WORTH


class FirstEdition(CardGame):
    """A Game of Thrones: The Card Game, first edition, with its official FAQ."""

    id: ClassVar[str] = "agot1"
    name: ClassVar[str] = "A Game of Thrones: The Card Game (first edition)"
    max_seats: ClassVar[int] = 6
    ledgers: ClassVar[tuple[str, ...]] = ("faq1", "lcg1-core")
    catalogue: Catalogue = CATALOGUE
    printing: ClassVar[Printing] = face.PRINTING
    factions: ClassVar[dict[str, Card]] = faction_cards()
    worth: ClassVar[Worth] = WORTH

    parts: ClassVar[Parts] = Parts(
        view=views.view, table=views.table, sentences=sentences.SENTENCES, hint=hints.hint, why_not=refusals.why_not,
        scenario=scenario.configure, inspect=scenario.inspect, position=scenario.position, card_lines=face.lines,
        card_facts=face.data, deal_unseen=dealing.deal_unseen, form=form.FORM,
    )  # fmt: skip

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        raise UserError("The first edition can only be played in scenarios for now.")

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "scenario" in config:
            return scenario.start(config, seed, catalogue(config["faq"]).find)
        raise UserError("The first edition can only be played in scenarios for now.")


GAME = FirstEdition()
