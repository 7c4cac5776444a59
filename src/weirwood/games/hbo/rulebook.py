"""The HBO edition as a game of the kernel's."""

from __future__ import annotations

from typing import Any, ClassVar

from ...cardgame.dealing import ask_again, deal_anew
from ...cardgame.definition import Card
from ...cardgame.facts import facts
from ...cardgame.showing import knows
from ...cardgame.things import about, concerns, mentions
from ...cardgame.words import CHOSEN, DECK, HAND, PLOTS, REMOVED
from ...errors import UserError
from ...kernel.chance import Chance
from ...kernel.decision import Decision, Option, Refusal
from ...kernel.form import Field
from ...kernel.rulebook import Rulebook
from ...kernel.state import Entry, State
from . import catalogue, evaluation, face, form, hints, refusals, scenario, sentences
from . import view as views
from .draft import CHOOSE, SECOND, Draft
from .setup import Setup, may_place
from .table import HOUSES, Hbo


class HboEdition(Rulebook):
    """Game of Thrones, the two-player card game of 2012: House Stark against House Lannister."""

    id: ClassVar[str] = "hbo"
    name: ClassVar[str] = "Game of Thrones: the two-player card game (HBO edition)"
    max_seats: ClassVar[int] = 2
    ledgers: ClassVar[tuple[str, ...]] = ("hbo",)
    scenario_words: ClassVar[tuple[str, ...]] = tuple(sorted(scenario.WORDS))

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        names = options.pop("names", None)
        draft = options.pop("draft", False)
        if options:
            raise UserError(f"This edition has no option {', '.join(map(repr, options))}; it has draft and names.")
        if not isinstance(draft, bool):
            raise UserError("The option 'draft' is true (the plot draft variant) or false [hbo.draft.1].")
        found = [str(seat).lower() for seat in seats or []]
        for house in found:
            if house not in HOUSES:
                raise UserError(
                    f"There is no House {house!r} in this game: its two decks are fixed, {' and '.join(HOUSES)} [hbo.components.3]."
                )
        if not found:
            found = list(HOUSES)
            chance.shuffle(found)
        elif len(found) == 1:
            found.append("lannister" if found[0] == "stark" else "stark")
        if len(found) != 2 or found[0] == found[1]:
            raise UserError("The game is for two: one plays House Stark and the other House Lannister [hbo.players.1].")
        given = list(names) if names else found[:]
        if len(given) != 2 or len(set(given)) != 2 or not all(isinstance(n, str) and n for n in given):
            raise UserError("Each player needs a name of their own.")
        return {"names": given, "houses": found, "draft": draft}

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "scenario" in config:
            return scenario.start(config, seed)
        s = Hbo(seed, tuple(config["names"]))
        for seat, house in enumerate(config["houses"]):
            scenario.fill(s, seat, house)
        scenario.begin(s, config["draft"])
        return s

    def seat_names(self, config: dict[str, Any]) -> list[str]:
        return list(config["names"])

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(state, seat)

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        return sentences.sentence(entry, seat)

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        return refusals.why_not(state, seat, label)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        return evaluation.default_choice(state, decision, chance)

    def horizon(self, state: State) -> object:
        assert isinstance(state, Hbo)
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

    def deck_list(self) -> list[str]:
        return [f"{house}: {catalogue.HOUSES[house]}, 50 cards and 7 plots, fixed" for house in HOUSES]

    def deck_lines(self, name: str) -> list[str]:
        if name not in HOUSES:
            raise UserError(f"This game has two fixed decks: {' and '.join(HOUSES)} [hbo.components.3].")
        found: list[Card] = [*catalogue.deck(name), *catalogue.plots(name)]
        return [f"{found.count(card)}x {face.headline(card)}" for card in dict.fromkeys(found)]

    # For a table that people sit at from afar

    def setup_form(self) -> list[Field]:
        return form.FORM

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        return self.configure(form.houses_for(seats, chance), {**form_values, "names": names}, chance)

    def plays(self, seat: dict[str, Any]) -> str:
        return catalogue.HOUSES.get(str(seat.get("house")), "")

    def card_names(self) -> list[str]:
        return [*catalogue.HOUSES.values(), *(record.card.name for record in catalogue.records().values())]

    def card_data(self, name: str) -> dict[str, Any]:
        title = name.split(" #")[0].removesuffix(" (faction card)")
        card = next((each for each in catalogue.BANNERS.values() if each.name == title), None) or catalogue.find(title)
        return facts(card, face.HOUSE_WORDS[card.faction], face.text(card), face.lines(card))

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        return about(state, option)

    def mentions(self, entry: Entry, seat: int | None) -> list[str]:
        return mentions(entry, seat, catalogue.titles())

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        return concerns(state, entry, seat)

    def random_config(self, chance: Chance) -> dict[str, Any]:
        return self.configure(None, {"draft": chance.below(3) == 0}, chance)

    # Dealing anew what a seat can't see

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Hbo)
        new = state.copy()
        bit = 0 if seat is None else 1 << seat
        for owner in range(2):
            hidden = [
                c
                for c in range(len(new.defn))
                if new.owner[c] == owner and new.zone[c] in (HAND, DECK) and not knows(new, c, bit)
            ]
            self.deal(new, owner, hidden, chance)
        self.deal_plots(new, seat, bit, chance)
        new.reindex()
        return ask_again(self, new, seat)

    def deal(self, new: Hbo, owner: int, hidden: list[int], chance: Chance) -> None:
        """A player's hidden cards; what lies facedown in setup stays something that may lie there."""
        setup = next((f for f in new.frames if isinstance(f, Setup)), None)
        placed = [c for c in setup.placed[owner] if c in hidden] if setup else []
        if not placed:
            deal_anew(new, hidden, chance)
            return
        real = [new.defn[c] for c in hidden]
        for _ in range(50):
            deal_anew(new, hidden, chance)
            rest = [new.defn[c] for c in hidden]
            chosen: list[Card] = []
            for defn in rest:
                if len(chosen) < len(placed) and may_place(defn, chosen) is None:
                    chosen.append(defn)
            if len(chosen) == len(placed):
                for defn in chosen:
                    rest.remove(defn)
                break
        else:
            chosen = [defn for c, defn in zip(hidden, real, strict=True) if c in placed]
            rest = [defn for c, defn in zip(hidden, real, strict=True) if c not in placed]
        for card, defn in zip([*placed, *(c for c in hidden if c not in placed)], [*chosen, *rest], strict=True):
            new.defn[card] = defn

    def deal_plots(self, new: Hbo, seat: int | None, bit: int, chance: Chance) -> None:
        """Plots: a pair passed on may have been kept either way; the rest of a draft and the plot decks are hidden."""
        draft = next((f for f in new.frames if isinstance(f, Draft)), None)
        hidden = [c for c in range(len(new.defn)) if new.defn[c].type == "plot" and not knows(new, c, bit)]
        paired: set[int] = set()
        for passer, kept, returned in new.pairs:
            if passer == seat and kept in hidden and returned in hidden:
                paired |= {kept, returned}
                deal_anew(new, [kept, returned], chance)
        if draft is not None and draft.at < CHOOSE:
            own = {c for p in range(2) for c in new.plots[p]}
            deal_anew(new, [c for c in hidden if c not in own and c not in paired], chance)
            for other in range(2):
                if other != seat and draft.at == SECOND and draft.picked[other] >= 0:
                    draft.picked[other] = draft.held[other][chance.below(2)]
            return
        for owner in range(2):
            places = (PLOTS, CHOSEN, REMOVED)
            deal_anew(
                new,
                [c for c in hidden if new.owner[c] == owner and new.zone[c] in places and c not in new.boxed],
                chance,
            )


GAME = HboEdition()
