"""The second edition as a game of the kernel's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ...cardgame.cards.catalogue import Catalogue
from ...cardgame.cards.definition import Card
from ...cardgame.designing.printing import Printing
from ...cardgame.phases.dealing import deal_anew, unseen
from ...cardgame.play.evaluation import Worth
from ...cardgame.play.rulebook import OWN_CARDS, CardGame, Parts
from ...cardgame.table.words import AGENDA, CHOSEN, DECK, DUPLICATE, FACTION_ZONE, HAND, PLOTS, REMOVED
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.form import Field
from ...kernel.rulebook import NO_FORM, Verdict
from ...kernel.state import State
from . import face, form, hints, refusals, scenario, sentences
from . import view as views
from .catalogue import CATALOGUE, FACTION_CARDS
from .decks import decks, octgn, restricted
from .decks.trying import with_own_cards
from .evaluation import WORTH
from .form import format_named
from .rules import titles
from .rules.phases import Round
from .rules.setup import Setup
from .rules.table import Agot2


def deal_unseen(s: Agot2, seat: int | None, chance: Chance) -> None:
    """Hands and decks, plots, and titles that are being chosen, owner by owner."""
    for owner in range(s.seats):
        for zones in ((HAND, DECK, DUPLICATE, REMOVED), (PLOTS, CHOSEN)):
            deal_anew(s, unseen(s, seat, owner, zones), chance)
    for group in titles.unseen(s, seat):
        deal_anew(s, group, chance)


class SecondEdition(CardGame):
    """A Game of Thrones: The Card Game, second edition."""

    id: ClassVar[str] = "agot2"
    name: ClassVar[str] = "A Game of Thrones: The Card Game (second edition)"
    max_seats: ClassVar[int] = 8
    ledgers: ClassVar[tuple[str, ...]] = ("rr-1-glossary-a-m", "rr-2-glossary-n-z-and-timing", "faq2")
    catalogue: Catalogue = CATALOGUE
    printing: ClassVar[Printing] = face.PRINTING
    factions: ClassVar[dict[str, Card]] = FACTION_CARDS
    worth: ClassVar[Worth] = WORTH

    parts: ClassVar[Parts] = Parts(
        view=views.view, table=views.table, sentences=sentences.SENTENCES, hint=hints.hint, why_not=refusals.why_not,
        scenario=scenario.configure, inspect=scenario.inspect, position=scenario.position, card_lines=face.lines,
        card_facts=face.data, deal_unseen=deal_unseen, form=form.FORM,
    )  # fmt: skip

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        own = options.pop(OWN_CARDS, self.own)
        if own != self.own:
            return self.of({OWN_CARDS: own}).configure(seats, options, chance)
        names = options.pop("names", None)
        form = format_named(options.pop("format", None))
        named = options.pop("list", None)
        if options:
            raise UserError(
                f"The second edition has no option {', '.join(map(repr, options))}; it has format, list, cards and names."
            )
        known = list(decks.builtin())
        pool = [d for d in known if not decks.builtin()[d].learning]
        chance.shuffle(pool)
        seats = list(seats or [])
        wanted = 4 if form == "melee" else 2
        if len(seats) == 1 and str(seats[0]).isdecimal():  # so many players, with decks dealt to them
            wanted, seats = int(seats[0]), []
        if wanted > self.max_seats:
            raise UserError(f"A melee is for three to eight players, not {wanted} [rr.melee-game.1].")
        if len(seats) <= 1:
            pool.sort(key=seats.count)  # a deck nobody plays yet before one that somebody does
        if form != "melee" or len(seats) < 3:  # three are enough for a melee
            seats += [pool[n % len(pool)] for n in range(wanted - len(seats))]
        form = form or ("joust" if len(seats) == 2 else "melee")
        if form == "joust" and len(seats) != 2:
            raise UserError(f"A joust is for exactly two players, not {len(seats)} [rr.joust-game.1].")
        if form == "melee" and not 3 <= len(seats) <= self.max_seats:
            raise UserError(f"A melee is for three to eight players, not {len(seats)} [rr.melee-game.1].")
        listed = restricted.counting(form, named)
        lists = [self.deck(seat, listed) for seat in seats]
        given = self.checked_names(list(names) if names else self.default_names(seats), len(seats))
        rest = {"list": named or restricted.VERSION, **self.own_cards()}
        return {"format": form, "names": given, "decks": lists, **rest}

    def default_names(self, seats: list[Any]) -> list[str]:
        """Each player by the name of the deck; players of the same one are numbered."""
        given = [Path(seat).stem if isinstance(seat, str) else f"player {n + 1}" for n, seat in enumerate(seats)]
        return [
            f"{name} {given[:n].count(name) + 1}" if given.count(name) > 1 else name for n, name in enumerate(given)
        ]

    def deck(self, seat: Any, form: str = "") -> dict[str, Any]:
        """A deck as plain data, from an id, a Deck or such data; with a format, its restricted list counts."""
        if isinstance(seat, str):
            seat = self.find_deck(seat)
        if not isinstance(seat, decks.Deck):
            seat = decks.from_data(seat, book=self.catalogue)
        if not seat.learning:
            wrong = decks.check(seat, form)
            if wrong:
                raise UserError(
                    f"The deck {seat.name or seat.faction} isn't legal: " + "; ".join(map(str, wrong)) + "."
                )
        return {
            "faction": seat.faction,
            "agenda": seat.agenda,
            "cards": dict(seat.cards),
            "name": seat.name,
            "learning": seat.learning,
        }

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "scenario" in config:
            return scenario.start(config, seed, self.catalogue.find)
        s = Agot2(seed, tuple(config["names"]), config["format"])
        for seat, data in enumerate(config["decks"]):
            deck = decks.Deck(data["faction"], data["cards"], data.get("agenda", ""), book=self.catalogue)
            s.add(FACTION_CARDS[deck.faction], seat, FACTION_ZONE)
            if deck.agenda:
                s.add(self.catalogue.find(deck.agenda), seat, AGENDA)
            for card in deck.list(plots=True):
                s.add(card, seat, PLOTS)
            for card in deck.list(plots=False):
                s.add(card, seat, DECK)
        if s.format == "melee":
            titles.add_titles(s)
        s.check_deck = False
        s.push(Round())
        s.push(Setup())
        return s

    # Decks

    def find_deck(self, name: str) -> decks.Deck:
        """A deck by the id of a built-in one, or by its file."""
        found = decks.builtin().get(name)
        if found is not None:
            return found
        if not Path(name).is_file():
            raise UserError(f"There is no file and no deck {name!r}; the decks are {', '.join(decks.builtin())}.")
        return decks.read(Path(name), self.catalogue)

    def deck_list(self) -> list[str]:
        return [decks.headline(name, deck) for name, deck in decks.builtin().items()]

    def deck_lines(self, name: str) -> list[str]:
        return decks.lines(self.find_deck(name))

    def deck_check(self, name: str, form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self._verdict(self.find_deck(name), form)

    def _verdict(self, deck: decks.Deck, form: Mapping[str, Any]) -> Verdict:
        listed = restricted.counting(format_named(form.get("format")), form.get("list"))
        return Verdict(decks.check(deck, listed), decks.judged_by(deck, listed))

    # For a table that people sit at from afar

    def setup_form(self) -> list[Field]:
        return [msgspec.structs.replace(f, default=self.own) if f.kind == "cards" else f for f in form.FORM]

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        return self.configure(form.decks_for(seats, chance), {**form_values, "names": names}, chance)

    def plays(self, seat: dict[str, Any]) -> str:
        return form.plays(seat, self.catalogue)

    def deck_choices(self) -> dict[str, str]:
        return {name: decks.headline(name, deck).partition(": ")[2] for name, deck in decks.builtin().items()}

    def builtin_deck(self, id: str) -> dict[str, Any]:
        if id not in decks.builtin():
            raise UserError(f"There is no deck {id!r}; the decks are {', '.join(decks.builtin())}.")
        return self.deck(decks.builtin()[id])

    def read_deck(self, text: str) -> dict[str, Any]:
        own = self.catalogue
        deck = (
            decks.from_data(octgn.read(text), "", own) if octgn.is_octgn(text) else decks.parse(text, "The deck", own)
        )
        return {"faction": deck.faction, "agenda": deck.agenda, "cards": dict(deck.cards), "name": deck.name}

    def check_deck(self, deck: dict[str, Any], form: Mapping[str, Any] = NO_FORM) -> Verdict:
        return self._verdict(decks.from_data(deck, book=self.catalogue), form)

    def show_deck(self, deck: dict[str, Any]) -> list[str]:
        return decks.lines(decks.from_data(deck, book=self.catalogue))

    def random_config(self, chance: Chance) -> dict[str, Any]:
        known = list(decks.builtin())
        count = (2, 2, 2, 3, 4, 4, 5, 6, 7, 8)[chance.below(10)]
        seats = [known[chance.below(len(known))] for _ in range(count)]
        tried = [with_own_cards(decks.builtin()[id], self.catalogue) for id in seats] if self.own else seats
        return self.configure(tried, {}, chance)

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        known = list(decks.builtin())
        forms = {"joust": 2, "melee of 3": 3, "melee of 4": 4, "melee of 6": 6}
        return {
            form: self.configure([known[chance.below(len(known))] for _ in range(count)], {}, chance)
            for form, count in forms.items()
        }


GAME = SecondEdition()
