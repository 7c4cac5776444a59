"""A Song of Ice and Fief as a game of the kernel's."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar

import msgspec

from ....errors import UserError
from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option, Refusal
from ....kernel.parts.collection import Cards
from ....kernel.parts.for_computers import ForComputers, Thinking
from ....kernel.parts.for_judge import ForJudge
from ....kernel.parts.for_people import ForPeople, Moment
from ....kernel.parts.form import Field
from ....kernel.parts.telling import Roll, Standing
from ....kernel.redealing import ask_again
from ....kernel.rulebook import Rulebook
from ....kernel.state import Entry, State
from ..model.board import DEFAULT, read_board
from ..model.houses import HOUSES, house
from ..model.options import KNOWN, OFFERS, ROUNDS, read_offers, read_options
from ..model.state import Fief
from ..model.titles import victory_points
from ..round.redealing import deal_unseen
from ..round.round import Round
from ..round.setup import Setup
from . import asking, evaluation, faces, form, hints, inspecting, saying, scenario, sentences, things, weighing, why_not
from . import view as views

NAMES = ("alice", "bob", "carol", "dave", "erin", "frank")


class FiefPlayers(ForPeople):
    """What is seen, told, asked and filled in at a table of the board game."""

    introduction = form.INTRODUCTION

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Fief)
        return views.view(state, seat)

    def table(self, view: dict[str, Any]) -> list[str]:
        return views.table(view)

    def sentence(self, state: State, entry: Entry, seat: int | None) -> str:
        assert isinstance(state, Fief)
        return sentences.sentence(state, entry, seat)

    def mentions(self, state: State, entry: Entry, seat: int | None) -> list[str]:
        assert isinstance(state, Fief)
        return things.mentioned(state, sentences.sentence(state, entry, seat))

    def concerns(self, state: State, entry: Entry, seat: int, name: str) -> bool:
        return name in entry.args or f" {name}" in self.sentence(state, entry, seat)

    def say(self, state: State, seat: int, option: Option) -> str:
        assert isinstance(state, Fief)
        return saying.say(state, seat, option)

    def yours(self, state: State, seat: int, option: Option) -> bool:
        assert isinstance(state, Fief)
        return saying.yours(state, seat, option)

    def shows(self, state: State, entry: Entry) -> list[str]:
        return things.shows(entry)

    def rolls(self, state: State, entry: Entry) -> list[Roll]:
        assert isinstance(state, Fief)
        return things.rolls(state, entry)

    def standing(self, state: State) -> Standing:
        assert isinstance(state, Fief)
        return Standing(state.round, tuple(victory_points(state, seat) for seat in range(state.seats)))

    def hint(self, state: State, seat: int, option: Option) -> str:
        assert isinstance(state, Fief)
        return hints.hint(state, seat, option)

    def sensible(self, state: State, decision: Decision) -> Option | None:
        assert isinstance(state, Fief)
        return asking.sensible(state, decision)

    def costs(self, state: State, decision: Decision) -> dict[str, str]:
        assert isinstance(state, Fief)
        return hints.costs(state, decision)

    def about(self, state: State, seat: int, option: Option) -> list[dict[str, str]]:
        assert isinstance(state, Fief)
        return things.named_in(state, option.label)

    def could(self, state: State, seat: int, thing: str) -> list[str]:
        assert isinstance(state, Fief)
        return why_not.could(state, seat, thing)

    def when(self, state: State, seat: int, label: str) -> str:
        return why_not.when(label)

    def why_not(self, state: State, seat: int, label: str) -> list[Refusal]:
        assert isinstance(state, Fief)
        return why_not.why_not(state, seat, label)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, Fief)
        return asking.moment(state)

    def occasion(self, state: State, decision: Decision, option: Option) -> Hashable:
        assert isinstance(state, Fief)
        return asking.occasion(state, decision)

    def matters(self, state: State, decision: Decision, option: Option) -> bool:
        assert isinstance(state, Fief)
        return asking.matters(state, decision, option)

    def plain(self, state: State, decision: Decision) -> bool:
        assert isinstance(state, Fief)
        return asking.plain(state, decision)

    def setup_form(self) -> list[Field]:
        return form.FORM

    def plays(self, seat: dict[str, Any]) -> str:
        return f"House {house(str(seat['house'])).name}" if seat.get("house") else ""


class FiefJudge(ForJudge):
    """Positions of the board game."""

    words = scenario.WORDS

    def scenario(self, document: dict[str, Any]) -> dict[str, Any]:
        return scenario.configure(document)

    def inspect(self, state: State, config: dict[str, Any], subject: str) -> dict[str, Any]:
        assert isinstance(state, Fief)
        return inspecting.inspect(state, subject)


class FiefComputers(ForComputers):
    """The computer players' policy."""

    thinking: ClassVar[Thinking] = Thinking(length=200, cost=2, head_start=0.1)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Fief)
        return evaluation.evaluate(state, seat)

    def default_choice(self, state: State, decision: Decision, chance: Chance) -> Option:
        assert isinstance(state, Fief)
        return evaluation.default_choice(state, decision, chance)

    def shortlist(self, state: State, decision: Decision, chance: Chance) -> list[Option]:
        assert isinstance(state, Fief)
        return weighing.shortlist(state, decision, chance)

    def horizon(self, state: State) -> object:
        assert isinstance(state, Fief)
        return weighing.horizon(state)


class FiefFaces(Cards):
    """Cards, Nobles, Houses and whatever else has a face."""

    def names(self) -> list[str]:
        return faces.names()

    def text(self, name: str) -> list[str]:
        return faces.card_text(name)

    def faces(self, search: str) -> list[list[str]]:
        return faces.search(search)


class IceAndFief(Rulebook):
    """The board game for three to six players."""

    id: ClassVar[str] = "fief"
    name: ClassVar[str] = "A Song of Ice and Fief"
    min_seats: ClassVar[int] = 3
    max_seats: ClassVar[int] = 6
    ledgers: ClassVar[tuple[str, ...]] = ("fief-1-setup-to-income", "fief-2-purchase-to-end")
    people = FiefPlayers()
    judge = FiefJudge()
    computers = FiefComputers()
    cards = FiefFaces()

    def configure(self, seats: list[Any] | None, options: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """Seats are Houses; '?' leaves the choice to the player; a single number is so many such seats."""
        given = list(seats or [])
        if not given:
            given = [each.id for each in HOUSES]
            chance.shuffle(given)
            given = given[:4]
        if len(given) == 1 and str(given[0]).isdecimal():
            given = ["?"] * int(given[0])
        if not self.min_seats <= len(given) <= self.max_seats:
            raise UserError(f"The game is for three to six players, not {len(given)} [fief.overview.6].")
        houses = [None if each in (None, "", "?") else house(str(each)).id for each in given]
        chosen = [each for each in houses if each]
        if len(set(chosen)) != len(chosen):
            raise UserError("Each player has a House of his own [fief.overview.6].")
        words = options.pop("options", None) or options.pop("format", None) or []
        options.pop("format", None)
        names = options.pop("names", None)
        limit = options.pop("rounds", ROUNDS)
        board = options.pop("board", DEFAULT)
        hidden = bool(options.pop("hidden_gold", False))
        offers = read_offers(options.pop("offers", OFFERS))
        if options:
            raise UserError(
                f"There is no setting {', '.join(map(repr, options))}; there are options ({', '.join(KNOWN)}), "
                "hidden_gold, offers, board, rounds and names."
            )
        names = list(names) if names else [each or NAMES[n] for n, each in enumerate(houses)]
        if (
            len(names) != len(houses)
            or len(set(names)) != len(names)
            or not all(isinstance(n, str) and n for n in names)
        ):
            raise UserError("Each player needs a name of his own.")
        if not isinstance(limit, int) or limit < 1:
            raise UserError(f"The limit of rounds is a number from 1 on, not {limit!r}.")
        if isinstance(board, str) and board != DEFAULT:
            board = read_board(board)
        on = read_options(words, len(houses)).words
        agreed: dict[str, Any] = {"hidden_gold": True} if hidden else {}
        agreed["offers"] = offers
        return {"names": names, "houses": houses, "options": on, **agreed, "rounds": limit, "board": board}

    def between_people(self, options: dict[str, Any]) -> dict[str, Any]:
        """People talk as long as they like, unless they have agreed on a limit (fief.9.1)."""
        return options if options.get("offers") else {**options, "offers": 0}

    def start(self, config: dict[str, Any], seed: str) -> State:
        if "position" in config:
            return scenario.start(config, seed)
        s = self.bare(config, seed)
        s.push(Round())
        s.push(Setup())
        return s

    def bare(self, config: dict[str, Any], seed: str) -> Fief:
        return scenario.bare(config, seed)

    # Hidden things

    def redeal(self, state: State, seat: int | None, chance: Chance) -> State:
        """Deal the cards a seat can't tell apart anew, by the colour of their backs, and replace secret choices."""
        assert isinstance(state, Fief)
        new = state.copy()
        deal_unseen(new, seat, chance)
        return ask_again(new, seat, lambda d: (d.seat, d.kind))

    def position(self, state: State) -> str:
        assert isinstance(state, Fief)
        frames = [
            [type(frame).__name__, *(repr(getattr(frame, name, None)) for name in frame.fields)]
            for frame in state.frames
        ]
        asked = [(d.seat, d.kind, [o.label for o in d.options]) for d in state.asks]
        return msgspec.json.encode([state.plain(), frames, asked]).decode()

    # Forms

    def set_up(
        self, form_values: dict[str, Any], seats: list[dict[str, Any]], names: list[str], chance: Chance
    ) -> dict[str, Any]:
        houses = [seat.get("house") or "?" for seat in seats]
        return self.configure(houses, form.settings(form_values, names), chance)

    def random_config(self, chance: Chance) -> dict[str, Any]:
        """Any number of players, Houses fixed or chosen in the game, any options."""
        players = 3 + chance.below(4)
        ids = [each.id for each in HOUSES]
        chance.shuffle(ids)
        seats = ids[:players] if chance.below(4) else ["?"] * players
        words = [word for word in KNOWN if chance.below(2) and (word != "NWE" or players >= 5)]
        hidden = not chance.below(4)
        return self.configure(seats, {"options": words, "names": NAMES[:players], "hidden_gold": hidden}, chance)

    def conformance_configs(self, chance: Chance) -> dict[str, dict[str, Any]]:
        """Short games: few players without options, and many with all of them."""
        few = self.configure(["3"], {"rounds": 3}, chance)
        many = self.configure(["6"], {"rounds": 2, "options": KNOWN, "hidden_gold": True}, chance)
        return {"few": few, "many, all options": many}


GAME = IceAndFief()
