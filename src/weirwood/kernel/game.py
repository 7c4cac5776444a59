"""A game as its users see it: read the decision, pick one of its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import UserError
from ..native import mypyc_attr
from .chance import SEED_BYTES, Chance, UnfitResult, seed_text
from .checkpoints import Checkpoints
from .decision import Decision, Option, Refusal
from .record import Record, read_record
from .rulebook import Rulebook, rulebook
from .state import Outcome, State, Witness

NOBODY = -1
"""The seat of what is in a record but nobody's choice: fed results of chance."""
FED = "chance: "
FED_FIRST = "chance"
"""The key of a configuration for results of chance that are fixed before anything happens."""
ASK_ALL = "ask_all"
"""The key of a configuration that asks for decisions with a single answer too."""
SEALED = "00" * SEED_BYTES
"""The seed of a game that stands for what a seat knows: its true one would tell everything."""
EXAMPLES = 6
"""How many of the possible answers are told to whoever gave an impossible one."""


@mypyc_attr(native_class=False)
class Refused(UserError):
    """A choice that the rules don't allow; the game is as it was before."""

    def __init__(self, label: str, refusals: Sequence[Refusal]) -> None:
        self.label = label
        self.refusals = list(refusals)
        super().__init__(f"{label!r} is not possible now: {'; '.join(str(r) for r in self.refusals)}.")


@mypyc_attr(native_class=False)
class Unplayable(UserError):
    """A record that can be read, but whose choices don't make a game of this version."""


@mypyc_attr(native_class=False)
class InternalError(RuntimeError):
    """The program broke while making a choice; the game stands where it was, and the record is attached."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


class Game:
    """A game in progress (or at its end)."""

    __slots__ = ("checkpoints", "choices", "config", "origin", "rules", "seed", "state")

    def __init__(
        self,
        rules: Rulebook,
        config: dict[str, Any],
        seed: str,
        origin: State | None = None,
        choices: Sequence[tuple[int, str]] = (),
        checkpoints: Checkpoints | None = None,
    ) -> None:
        """A game from its beginning, or (a sample) from a state that the seed doesn't lead to.

        With ``checkpoints``, states are kept on the way, so that taking back is quick however long the game is.
        """
        self.checkpoints = checkpoints
        self.rules = rules.of(config)
        self.config = config
        self.seed = seed
        self.origin = origin
        self.choices = list(choices)
        self.state = self._replayed(choices)

    # What is going on

    @property
    def waiting(self) -> list[Decision]:
        """The decisions the game is waiting for: usually one; several if seats decide at the same time."""
        return self.state.asks

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.rules.seat_names(self.config)

    def decision(self, seat: int) -> Decision | None:
        """The decision that is open to a seat."""
        return next((d for d in self.state.asks if d.seat == seat), None)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data (None: a spectator)."""
        return self.rules.people.view(self.state, seat)

    def log(self, seat: int | None, since: int = 0) -> list[str]:
        """What happened, in sentences for a seat."""
        lines = (self.rules.people.sentence(self.state, entry, seat) for entry in self.state.log[since:])
        return [line for line in lines if line]

    def observe(self, seat: int) -> Observation:
        """What a bot in this seat gets: its view and decision, and games to think with; never the state."""
        return Observation(self, seat)

    def why_not(self, label: str, seat: int, discreet: bool = False) -> list[Refusal]:
        """The clauses that forbid a choice; empty if it is open to the seat now.

        ``discreet``: for a player, who may not learn what about another one has to decide.
        """
        decision = self.decision(seat)
        label = self.rules.spelled(label)
        if decision is not None and decision.option(label) is not None:
            return []
        if self.outcome is not None:
            return [Refusal(self.outcome.rule, f"the game is over: {self.outcome.reason.rstrip('.')}")]
        return self.rules.people.why_not(self.state, seat, label) or [self._unasked(label, seat, discreet)]

    def _unasked(self, label: str, seat: int, discreet: bool) -> Refusal:
        """That a label answers nothing now: whose turn it is instead, and when it would be possible."""
        decision = self.decision(seat)
        when = self.rules.people.when(self.state, seat, label) or "it may be when you are asked for it"
        if decision is None:
            asked = self.state.asks[0]
            return Refusal("" if discreet else asked.rule, f"now {self.names[asked.seat]} has to decide; {when}")
        begun = label.strip().casefold()
        answers = sorted((o.label for o in decision.options), key=lambda each: not each.casefold().startswith(begun))
        some, more = ", ".join(answers[:EXAMPLES]), " and so on" if len(answers) > EXAMPLES else ""
        return Refusal(
            decision.rule,
            f"now {self.names[seat]} is asked: {decision.prompt} Possible answers: {some}{more}. Later {when}",
        )

    # Moving on

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Make a choice for a seat (by default, the first seat that is asked and has this option)."""
        decision, found = self._find(option, seat)
        state = self._own_state() if self.state is self.origin else self.state
        try:
            state.take(decision, found)
            state.run()
        except Exception as error:
            failed = self.record
            self.state = self._replayed(self.choices)
            if isinstance(error, UnfitResult):
                raise
            failed.choices.append((decision.seat, found.label))
            raise InternalError(f"The choice {found.label!r} failed inside the program: {error!r}", failed) from error
        self.choices.append((decision.seat, found.label))
        if self.checkpoints is not None:
            self.checkpoints.pass_by(len(self.choices), state)

    def feed(self, *results: str) -> None:
        """Fix the next results of chance, as a scenario does; the record keeps them as choices of nobody."""
        state = self._own_state()
        for result in results:
            state.chance.feed.append(result)
            self.choices.append((NOBODY, FED + result))

    def _own_state(self) -> State:
        """Its state, to be changed; a game that was dealt is copied only when somebody goes on with it."""
        if self.state is self.origin:
            self.state = self.origin.copy()
        return self.state

    def _find(self, option: Option | str, seat: int | None) -> tuple[Decision, Option]:
        label = self.rules.spelled(option) if isinstance(option, str) else option.label
        for decision in self.state.asks:
            if seat is None or decision.seat == seat:
                if not isinstance(option, str) and option in decision.options:
                    return decision, option
                found = decision.option(label)
                if found is not None:
                    return decision, found
        if seat is None:
            seat = self.state.asks[0].seat if self.state.asks else 0
        raise Refused(label, self.why_not(label, seat))

    def take_back(self, to: int) -> None:
        """Go back to the moment when ``to`` choices had been made (negative: that many fewer than now)."""
        count = to if to >= 0 else len(self.choices) + to
        if not 0 <= count <= len(self.choices):
            raise UserError(f"There are only {len(self.choices)} choices to take back.")
        if self.checkpoints is not None:
            self.checkpoints.cut(count)
        self.state = self._replayed(self.choices[:count])
        self.choices = self.choices[:count]

    def unasked(self, since: int = -1, witness: Witness | None = None) -> list[Decision]:
        """What was not asked, having only one answer, after the choice of this number was made (-1: from the start).

        A ``witness`` sees the state as each of these decisions comes up, as if it were asked.
        """
        return self._replayed(self.choices, since, witness).unasked or []

    def _replayed(
        self, choices: Sequence[tuple[int, str]], watch: int | None = None, witness: Witness | None = None
    ) -> State:
        """The state after these choices, from the beginning; ``watch``: after which choice to collect what isn't asked."""
        passed = 0
        kept = self.checkpoints.before(len(choices)) if self.checkpoints is not None and watch is None else None
        if kept is not None:
            passed, state = kept
        elif self.origin is not None:
            if not choices and watch is None:
                return self.origin
            state = self.origin.copy()
        else:
            state = self.rules.start(self.config, self.seed)
            state.ask_all = state.ask_all or bool(self.config.get(ASK_ALL))
            state.chance.feed += self.config.get(FED_FIRST, ())
            if watch == -1:
                state.unasked, state.witness = [], witness
            state.run()
        for number, (seat, label) in enumerate(choices[passed:], passed):
            if number == watch:
                state.unasked, state.witness = [], witness
            if seat == NOBODY:
                state.chance.feed.append(label.removeprefix(FED))
                continue
            decision = next((d for d in state.asks if d.seat == seat), None)
            option = decision.option(label) if decision is not None else None
            if decision is None or option is None:
                raise Unplayable(
                    f"The record can't be played again: choice {number + 1} ({label!r}) isn't possible there."
                )
            state.take(decision, option)
            state.run()
            if self.checkpoints is not None:
                self.checkpoints.pass_by(number + 1, state)
        return state

    def copy(self) -> Game:
        """An independent copy, in microseconds."""
        new = Game.__new__(Game)
        new.rules, new.config, new.seed, new.origin = self.rules, self.config, self.seed, self.origin
        new.choices = self.choices[:]
        new.state = self.state.copy()
        new.checkpoints = self.checkpoints.copy() if self.checkpoints is not None else None
        return new

    # Text forms

    @property
    def record(self) -> Record:
        """The whole game so far, to save, send and play again."""
        note = "" if self.origin is None else "Dealt from what a seat knows: it can't be played again."
        return Record(self.rules.id, self.config, self.seed, list(self.choices), note=note)

    def position(self) -> str:
        """The position as canonical text (with everything hidden: not for players during a game)."""
        return self.rules.position(self.state)

    def position_hash(self) -> str:
        """A short hash of the position."""
        from hashlib import blake2b  # asked for by few

        return blake2b(self.position().encode(), digest_size=12).hexdigest()

    def __repr__(self) -> str:
        return f"<Game {self.rules.id}, {len(self.choices)} choices, waiting for {self.waiting or self.outcome}>"


class Observation:
    """What one seat is entitled to: its view, its decision, its log, and full games dealt from its knowledge."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self._game.view(self.seat)

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked, if anything."""
        return self._game.decision(self.seat)

    @property
    def log(self) -> list[str]:
        """What happened, in sentences for the seat."""
        return self._game.log(self.seat)

    def say(self, option: Option) -> str:
        """An option of the seat's decision as a sentence."""
        return self._game.rules.people.say(self._game.state, self.seat, option)

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self._game.state.seats

    def sealed(self) -> Observation:
        """The same with nothing behind it that the seat may not know, to be handed to whoever thinks for it.

        Hidden things are dealt anew, the seed and the choices are gone, and of the log only what the seat may read is left. Views,
        decisions and samples are the same as before.
        """
        game, bit = self._game, 1 << self.seat
        chance = Chance(SEALED)
        state = game.rules.redeal(game.state, self.seat, chance)
        state.chance = chance
        state.log = [
            each._replace(secret=()) if each.secret and not each.audience & bit else each for each in state.log
        ]
        return Observation(Game(game.rules, game.config, SEALED, state), self.seat)

    def sample(self, chance: Chance) -> Game:
        """A full game whose hidden part is dealt anew, consistent with everything this seat may know."""
        game = self._game
        state = game.rules.redeal(game.state, self.seat, chance)
        seed = f"{chance.below(1 << 60):080x}"
        state.chance = Chance(seed)
        return Game(game.rules, game.config, seed, state)


def new(
    game: str, seats: list[Any] | None = None, seed: int | str | None = None, ask_all: bool = False, **options: Any
) -> Game:
    """Start a game: ``weirwood.new("agot2", seats=["stark", "lannister"], seed=7)``.

    With ``ask_all``, decisions with a single possible answer are asked too, so that silence gives nothing away.
    """
    rules = rulebook(game)
    text = seed_text(seed)
    config = rules.configure(seats, options, Chance(text))
    if ask_all:
        config = {**config, ASK_ALL: True}
    return Game(rules, config, text)


def load(record: Record | str | bytes) -> Game:
    """A game from its record (or the record's JSON text), played again up to where it was."""
    if not isinstance(record, Record):
        record = read_record(record)
    rules = rulebook(record.game)
    try:
        return Game(rules, record.config, record.seed, choices=record.choices)
    except UserError:
        raise
    except Exception as error:
        raise Unplayable(f"The record can't be played again: its {rules.id} game fails with {error!r}.") from error
