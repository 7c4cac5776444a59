"""The second edition as a game of the kernel's."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from ...cardgame.dealing import ask_again, deal_anew
from ...cardgame.showing import knows
from ...cardgame.things import about, concerns, mentions
from ...cardgame.words import AGENDA, CHOSEN, DECK, DUPLICATE, FACTION_ZONE, HAND, PLOTS, REMOVED
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option, Refusal
from ...kernel.form import Field
from ...kernel.rulebook import Rulebook
from ...kernel.state import Entry, State
from . import catalogue, decks, evaluation, face, form, hints, octgn, refusals, scenario, sentences, titles
from . import view as views
from .phases import Round
from .setup import Setup
from .table import Agot2


class SecondEdition(Rulebook):
    """A Game of Thrones: The Card Game, second edition."""

    id: ClassVar[str] = "agot2"
    name: ClassVar[str] = "A Game of Thrones: The Card Game (second edition)"
    max_seats: ClassVar[int] = 8
    ledgers: ClassVar[tuple[str, ...]] = ("rr-1-glossary-a-m", "rr-2-glossary-n-z-and-timing", "faq2")
    scenario_words: ClassVar[tuple[str, ...]] = tuple(sorted(scenario.WORDS))

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        names = options.pop("names", None)
        form = options.pop("format", None)
        if form not in (None, "joust", "melee"):
            raise UserError(f"There is no format {form!r}; there are joust (for two) and melee (for three or more).")
        if options:
            raise UserError(
                f"The second edition has no option {', '.join(map(repr, options))}; it has format and names."
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
        seats += [pool[n % len(pool)] for n in range(wanted - len(seats))]
        form = form or ("joust" if len(seats) == 2 else "melee")
        if form == "joust" and len(seats) != 2:
            raise UserError(f"A joust is for exactly two players, not {len(seats)} [rr.joust-game.1].")
        if form == "melee" and not 3 <= len(seats) <= self.max_seats:
            raise UserError(f"A melee is for three to eight players, not {len(seats)} [rr.melee-game.1].")
        lists = [self.deck(seat) for seat in seats]
        given = list(names) if names else self.default_names(seats)
        if (
            len(given) != len(seats)
            or len(set(given)) != len(given)
            or not all(isinstance(n, str) and n for n in given)
        ):
            raise UserError("Each player needs a name of their own.")
        return {"format": form, "names": given, "decks": lists}

    def default_names(self, seats: list[Any]) -> list[str]:
        given = [Path(seat).stem if isinstance(seat, str) else f"player {n + 1}" for n, seat in enumerate(seats)]
        return [
            f"{name} {given[:n].count(name) + 1}" if given.count(name) > 1 else name for n, name in enumerate(given)
        ]

    def deck(self, seat: Any) -> dict[str, Any]:
        """A deck as plain data, from an id, a Deck or such data."""
        if isinstance(seat, str):
            seat = self.find_deck(seat)
        if not isinstance(seat, decks.Deck):
            seat = decks.from_data(seat)
        if not seat.learning:
            wrong = decks.check(seat)
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
            return scenario.start(config, seed)
        s = Agot2(len(config["decks"]), seed, tuple(config["names"]), config["format"])
        for seat, data in enumerate(config["decks"]):
            deck = decks.Deck(data["faction"], data["cards"], data.get("agenda", ""))
            s.add(catalogue.FACTION_CARDS[deck.faction], seat, FACTION_ZONE)
            if deck.agenda:
                s.add(catalogue.find(deck.agenda), seat, AGENDA)
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

    def seat_names(self, config: dict[str, Any]) -> list[str]:
        return list(config["names"])

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(state, seat)

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        return sentences.sentence(state, entry, seat)

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        """Deal the cards a seat can't tell apart anew over their places, owner by owner."""
        assert isinstance(state, Agot2)
        new = state.copy()
        bit = 0 if seat is None else 1 << seat
        for owner in range(new.seats):
            for zones in ((HAND, DECK, DUPLICATE, REMOVED), (PLOTS, CHOSEN)):
                hidden = [
                    c
                    for c in range(len(new.defn))
                    if new.owner[c] == owner and new.zone[c] in zones and not knows(new, c, bit)
                ]
                deal_anew(new, hidden, chance)
        for hidden in titles.unseen(new, seat):
            deal_anew(new, hidden, chance)
        new.reindex()
        return ask_again(self, new, seat)

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        return refusals.why_not(state, seat, label)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        return evaluation.default_choice(state, decision, chance)

    def horizon(self, state: State) -> object:
        assert isinstance(state, Agot2)
        return (state.round, state.phase, state.challenges)

    def position(self, state: State) -> str:
        return scenario.position(state)

    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        return scenario.configure(document)

    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        return scenario.inspect(state, subject)

    def table(self, view: dict[str, Any]) -> list[str]:
        return views.table(view)

    def card_text(self, name: str) -> list[str]:
        return face.lines(catalogue.find(name))

    def hint(self, state: State, seat: int, option: Option) -> str:
        return hints.hint(state, seat, option)

    def faces(self, search: str) -> list[list[str]]:
        return face.search(search)

    def find_deck(self, name: str) -> decks.Deck:
        """A deck by the id of a built-in one, or by its file."""
        found = decks.builtin().get(name)
        if found is not None:
            return found
        if not Path(name).is_file():
            raise UserError(f"There is no file and no deck {name!r}; the decks are {', '.join(decks.builtin())}.")
        return decks.read(Path(name))

    def deck_list(self) -> list[str]:
        return [decks.headline(name, deck) for name, deck in decks.builtin().items()]

    def deck_lines(self, name: str) -> list[str]:
        return decks.lines(self.find_deck(name))

    def deck_check(self, name: str) -> list[Refusal]:
        return decks.check(self.find_deck(name))

    # For a table that people sit at from afar

    def setup_form(self) -> list[Field]:
        return form.FORM

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        return self.configure(form.decks_for(seats, chance), {**form_values, "names": names}, chance)

    def plays(self, seat: dict[str, Any]) -> str:
        return form.plays(seat)

    def card_names(self) -> list[str]:
        return [card.name for card in [*catalogue.FACTION_CARDS.values(), *catalogue.cards().values()]]

    def card_data(self, name: str) -> dict[str, Any]:
        title = name.split(" #")[0].removesuffix(" (faction card)")
        own = next((card for card in catalogue.FACTION_CARDS.values() if card.name == title), None)
        return face.data(own or catalogue.find(title))

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        return about(state, option)

    def mentions(self, entry: Entry, seat: int | None) -> list[str]:
        return mentions(entry, seat, catalogue.titles())

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        return concerns(state, entry, seat)

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        return refusals.could(state, seat, thing)

    def deck_choices(self) -> dict[str, str]:
        return {name: decks.headline(name, deck).partition(": ")[2] for name, deck in decks.builtin().items()}

    def builtin_deck(self, id: str) -> dict[str, Any]:
        if id not in decks.builtin():
            raise UserError(f"There is no deck {id!r}; the decks are {', '.join(decks.builtin())}.")
        return self.deck(decks.builtin()[id])

    def read_deck(self, text: str) -> dict[str, Any]:
        deck = decks.from_data(octgn.read(text)) if octgn.is_octgn(text) else decks.parse(text, "The deck")
        return {"faction": deck.faction, "agenda": deck.agenda, "cards": dict(deck.cards), "name": deck.name}

    def check_deck(self, deck: dict[str, Any]) -> list[Refusal]:
        return decks.check(decks.from_data(deck))

    def show_deck(self, deck: dict[str, Any]) -> list[str]:
        return decks.lines(decks.from_data(deck))

    def random_config(self, chance: Chance) -> dict[str, Any]:
        known = list(decks.builtin())
        count = (2, 2, 2, 3, 4, 4, 5, 6, 7, 8)[chance.below(10)]
        seats = [known[chance.below(len(known))] for _ in range(count)]
        return self.configure(seats, {}, chance)

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        known = list(decks.builtin())
        forms = {"joust": 2, "melee of 3": 3, "melee of 4": 4, "melee of 6": 6}
        return {
            form: self.configure([known[chance.below(len(known))] for _ in range(count)], {}, chance)
            for form, count in forms.items()
        }


GAME = SecondEdition()
