"""Running a scenario: advance by passing, take the steps, check the expectations."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile

from weirwood.errors import UserError
from weirwood.judge.asking import DECLINING, all_declared, unasked
from weirwood.judge.document import OWN_WORDS, Scenario
from weirwood.judge.expectation import mismatch, respelled
from weirwood.judge.label import Ambiguous, including, matching, resolve
from weirwood.judge.moments import moment_when, refused_unasked
from weirwood.judge.opening import open_log, opened
from weirwood.judge.step import Step
from weirwood.kernel import (
    Decision,
    Game,
    InternalError,
    Option,
    Refusal,
    Rulebook,
    UnfitResult,
    load,
    rulebook,
    seed_text,
)  # fmt: skip
from weirwood.kernel.game import FED_FIRST
from weirwood.kernel.state import State

PASSES = 5_000
"""So many passes in a row mean that a step's moment will never come, in a game without rounds too."""


NOBODY = (-1, "")
Look = Callable[[Game], None]


class Failure(Exception):
    """An expectation that doesn't hold; the text says what was there instead."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a scenario: the game as it stands at the end, the failure, if any, and what else is to be told."""

    scenario: Scenario
    game: Game
    failure: str | None
    remarks: tuple[str, ...] = ()
    where: str = ""
    """The file and the line at which it failed."""
    broken: InternalError | None = None
    """The error inside the program that made it fail."""
    said: tuple[tuple[int, str], ...] = ()
    """By the line of its step, each option that was taken or there, as a sentence."""

    @property
    def log(self) -> list[str]:
        """What happened, everything open, with the rules cited."""
        return open_log(self.game)


@dataclass(slots=True)
class _Watch:
    """A ``cannot`` that holds as long as the option isn't offered before the next step is taken."""

    step: Step
    seat: int
    label: str
    missing: list[str]  # the clauses that why_not has not cited yet
    cited: list[Refusal]


def judge(
    scenario: Scenario,
    reload: bool | None = None,
    exact: bool = True,
    look: Look | None = None,
    rules: Rulebook | None = None,
) -> Verdict:
    """Run a scenario; in reload mode the game is saved, loaded and copied after every choice, and ``look`` sees it then.

    Unless ``exact``, an expectation may also have held at a moment since the last step at which somebody would have been
    asked if there had been more than one answer; that is remarked. ``rules``: the game's rulebook with cards of its own.
    """
    if scenario.wrong:
        raise UserError(scenario.wrong)
    if reload is None:
        reload = os.environ.get("WEIRWOOD_RELOAD", "") not in ("", "0")
    try:
        run = _Run(scenario, reload, exact, look, rules or rulebook(scenario.game))
    except UserError as error:
        raise UserError(f"{scenario.where}: {error}") from None
    try:
        run.steps()
    except Failure as failure:
        broken = failure.__cause__ if isinstance(failure.__cause__, InternalError) else None
        where = f"{scenario.file}, line {run.line}"
        return Verdict(scenario, run.game, f"{where}: {failure}", where=where, broken=broken)
    except UserError as error:
        raise UserError(f"{scenario.file}, document {scenario.number}, line {run.line}: {error}") from None
    return Verdict(scenario, run.game, None, run.remarks(), said=tuple(run.said))


class _Run:
    """A scenario under way."""

    def __init__(self, scenario: Scenario, reload: bool, exact: bool, look: Look | None, rules: Rulebook) -> None:
        self.scenario = scenario
        self.look = look
        self.reload = reload
        self.exact = exact
        self.earlier: list[str] = []
        self.said: list[tuple[int, str]] = []
        self.silent: list[Decision] = []  # what wasn't asked since the last step, if that may be written as a step
        self.picking = NOBODY  # whose step the last one was, if it picked something, and its first word
        self.line = scenario.line
        known = (*OWN_WORDS, *rules.judge.words)
        for key in scenario.document:
            if key not in known:
                raise UserError(f"A scenario has no {key!r}; it has {', '.join(known)}.")
        self.rules = rules
        config = rules.judge.scenario(scenario.document)
        names = rules.seat_names(config)
        self.seats = {name.casefold(): seat for seat, name in enumerate(names)}
        for step in scenario.steps:
            if step.who and step.who.casefold() not in self.seats:
                raise UserError(f"Line {step.line}: there is no player {step.who!r}; there are {', '.join(names)}.")
        first = tuple(takewhile(lambda step: step.kind == "chance", scenario.steps))
        self.fed = [(step.line, result) for step in first for result in step.labels]
        if first:
            config = {**config, FED_FIRST: [result for _, result in self.fed]}
        self.game = Game(rules, config, seed_text(scenario.seed))
        self.left = scenario.steps[len(first) :]
        self.since = -1  # the number of the choice that the last step made
        self.named: list[str] = []
        self.watches: list[_Watch] = []
        self.passed: list[str] = []
        if not exact:
            self.silent = self.game.unasked()
        self._reloaded()

    def steps(self) -> None:
        """Do everything the scenario says."""
        for step in self.left:
            self.line = step.line
            if step.kind == "expect":
                self._expect(step.expect)
            elif step.kind == "chance":
                self.fed += [(step.line, result) for result in step.labels]
                self.game.feed(*step.labels)
                self._reloaded()
            elif step.kind == "cannot":
                self._cannot(step)
            else:
                for label in step.labels:
                    self._step(step, self.rules.spelled(label))
        if not self.exact:
            self._look_ahead()
        self._check_reasons()
        self.line = self.scenario.expect_line
        self._expect(self.scenario.expect)

    def _step(self, step: Step, label: str) -> None:
        seat = self.seats[step.who.casefold()]
        option = self._advance(seat, label, step)
        if option is None:
            self.earlier.append(f"{self.scenario.file}, line {self.line}: {label!r} wasn't asked, so it is no step.")
            return
        self._check_reasons(seat)
        self._offered_now(option)
        self.watches.clear()
        self.named.append(option.label)
        self.said.append((step.line, self.rules.people.say(self.game.state, seat, option)))
        if step.kind == "take":
            self.since, self.silent = len(self.game.choices), []
            self.picking = NOBODY if option.verb in DECLINING else (seat, option.label.partition(" ")[0])
            self._choose(option, seat)

    def _done_already(self, seat: int, label: str, option: Option | None, asked: Decision | None) -> bool:
        """Whether the game took by itself what a step says, as the only answer; or the choice that it ends was complete."""
        if option is not None and (self.scenario.strict or asked is None or not all_declared(self.picking[1], asked)):
            return False
        if label.casefold() == "done":
            complete, self.picking = self.picking[0] == seat, NOBODY
            return complete
        for silent in self.silent if option is None else ():
            if silent.seat == seat and matching(label, silent.options, self.named):
                self.silent.remove(silent)
                self.picking = (seat, label.partition(" ")[0]) if silent.declining is None else NOBODY
                return True
        return False

    def remarks(self) -> tuple[str, ...]:
        """What is worth telling though everything holds: what held a moment ago, results of chance that nothing used."""
        unused = self.fed[len(self.fed) - len(self.game.state.chance.feed) :]
        if not unused:
            return tuple(self.earlier)
        results = ", ".join(result for _, result in unused)
        where = f"{self.scenario.file}, line {unused[0][0]}"
        return (*self.earlier, f"{where}: chance was told {results}, but nothing was left to chance after that.")

    # Advancing

    def _advance(self, seat: int, label: str, step: Step) -> Option | None:
        """Pass for whoever is asked until the option is open to the seat, until the next round is over at most.

        None: the game has done so by itself (unless all must be exact).
        """
        self.passed.clear()
        last = self._round() + 1
        here, asked = self.game, False  # where the seat was asked first, or where it all began
        for _ in range(PASSES):
            decision = self.game.decision(seat)
            option = self._resolve(label, decision) if decision is not None else None
            if not self.exact and self._done_already(seat, label, option, decision):
                return None
            if option is not None:
                return option
            self._watch()
            declining = None if self.scenario.strict else self._declining(seat)
            if declining is None and self.game.outcome is None:
                raise Failure(self._missing(step, seat, label, self.game))
            if declining is None or self._round() > last:
                break
            if here is self.game or (decision is not None and not asked):
                here, asked = self.game.copy(), decision is not None
            decision, decline = declining
            if decision.seat == seat:
                self.passed.append(f"{decision.prompt}: " + ", ".join(option.label for option in decision.options))
            self._choose(decline, decision.seat)
        far, self.game = self.game, here
        end = "the game" if far.outcome is not None else f"round {last}"
        raise Failure(self._missing(step, seat, label, here if asked else far, f"until the end of {end} "))

    def _missing(self, step: Step, seat: int, label: str, searched: Game, until: str = "") -> str:
        """What there is to say of a label that isn't offered: why not, what was passed over, what wasn't asked."""
        verb = "do" if step.kind == "take" else "be able to do"
        message = f"{step.who} should {verb} {label!r}, but that is not among the options."
        reasons = [] if self.game.outcome is not None else self.game.why_not(label, seat)
        if any(reason.rule for reason in reasons):
            message += "\nWhy not: " + "; ".join(map(str, reasons))
        message += unasked(searched, seat, self.since, label)
        if self.passed:
            message += f"\nIt didn't come by passing {until}either, where {step.who} was offered:\n"
            message += "\n".join(f"  - {each}" for each in self.passed[:10])
        elif until:
            message += f"\nIt didn't come by passing {until}either; {step.who} was not asked for anything."
        return f"{message}\n{opened(self.game)}"

    def _round(self) -> int:
        """The number of the round under way, in a game that has rounds."""
        number = self.rules.judge.inspect(self.game.state, self.game.config, "game").get("round")
        return number if isinstance(number, int) else 0

    def _resolve(self, label: str, decision: Decision) -> Option | None:
        try:
            return resolve(label, decision.options, self.named)
        except Ambiguous as error:
            raise Failure(f"{error}.\n{opened(self.game)}") from None

    def _declining(self, seat: int) -> tuple[Decision, Option] | None:
        """A decision that can be passed: the seat's own first, so that others who decide at once aren't hurried."""
        for decision in sorted(self.game.waiting, key=lambda decision: decision.seat != seat):
            decline = decision.declining
            if decline is not None:
                return decision, decline
        return None

    def _choose(self, option: Option, seat: int) -> None:
        silent: list[Decision] = []
        self.game.state.unasked = silent
        try:
            self.game.choose(option, seat)
        except (InternalError, UnfitResult) as error:
            raise Failure(f"{error}\n{opened(self.game)}") from error
        self.game.state.unasked = None
        self.silent += silent
        self._reloaded()
        if self.look is not None:
            self.look(self.game)

    def _reloaded(self) -> None:
        """In reload mode: save the game, load it and go on with a copy."""
        if not self.reload:
            return
        before = self.game
        self.game = load(before.record.to_json()).copy()
        if self.game.position() != before.position() or repr(self.game.waiting) != repr(before.waiting):
            raise Failure(f"The game is another one after being saved and loaded.\n{opened(before)}")

    # Expecting

    def _expect(self, expect: dict[str, object]) -> None:
        game = self.game
        expect = respelled(expect, self.rules.spelled)

        def missing(state: State) -> str | None:
            return mismatch(expect, lambda subject: self.rules.judge.inspect(state, game.config, subject))

        found = missing(game.state)
        if found is None:
            return
        moment = None if self.exact else moment_when(game, self.since, lambda state: missing(state) is None)
        if moment is None:
            raise Failure(f"{found}\n{opened(game)}")
        when = f"{game.names[moment.seat]} had one answer to {moment.prompt!r}"
        self.earlier.append(
            f"{self.scenario.file}, line {self.line}: this held when {when}, and then the game went on."
        )

    def _cannot(self, step: Step) -> None:
        seat = self.seats[step.who.casefold()]
        for label in map(self.rules.spelled, step.labels):
            self.watches.append(_Watch(step, seat, label, list(step.because), []))
        self._watch()
        self._cite(seat)

    def _look_ahead(self) -> None:
        """After the last step the reasons of a ``cannot`` may come up later in the round; then the game goes back."""
        here, since, silent, last = self.game.copy(), self.since, self.silent[:], self._round()
        for _ in range(PASSES):
            wanting = [watch for watch in self.watches if watch.missing]
            declining = self._declining(wanting[0].seat) if wanting else None
            if declining is None or self._round() > last:
                break
            self.since = len(self.game.choices)
            self._choose(declining[1], declining[0].seat)
            for watch in wanting:
                self._cite(watch.seat)
                self._cite_unasked(watch)
        self.game, self.since, self.silent = here, since, silent

    def _cite_unasked(self, watch: _Watch) -> None:
        """Reasons at the decisions since the last step that weren't asked."""
        unseen = refused_unasked(self.game, watch.seat, watch.label, self.since)
        watch.cited += [each for each in unseen if each not in watch.cited]
        cited = {rule for refusal in unseen for rule in refusal.clauses}
        watch.missing = [rule for rule in watch.missing if rule not in cited]

    def _watch(self) -> None:
        """Nothing that somebody cannot do may be offered to them in the decision that is open now."""
        for watch in self.watches:
            decision = self.game.decision(watch.seat)
            if decision is not None and including(watch.label, decision.options, self.named):
                self.line = watch.step.line
                raise Failure(f"{watch.step.who} should not be able to do {watch.label!r}.\n{opened(self.game)}")
        for seat in {watch.seat for watch in self.watches}:
            if self.game.decision(seat) is not None:
                self._cite(seat)

    def _offered_now(self, taken: Option) -> None:
        """Where the next step is taken it may not be offered either, unless it is that step: what can't be done yet.

        Where not all must be exact, it is only told.
        """
        for watch in self.watches:
            decision = self.game.decision(watch.seat)
            found = including(watch.label, decision.options, self.named) if decision is not None else []
            if not found or (taken.verb, taken.args) in [(option.verb, option.args) for option in found]:
                continue
            who, where = watch.step.who, f"{self.scenario.file}, line {watch.step.line}"
            if self.exact:
                self.line = watch.step.line
                raise Failure(f"{who} should not be able to do {watch.label!r}.\n{opened(self.game)}")
            self.earlier.append(f"{where}: {who} is offered {watch.label!r} where the next step is taken.")

    def _cite(self, seat: int) -> None:
        for watch in self.watches:
            if watch.missing and watch.seat == seat:
                refusals = self.game.why_not(watch.label, seat)
                watch.cited += [each for each in refusals if each not in watch.cited]
                cited = {rule for refusal in refusals for rule in refusal.clauses}
                watch.missing = [rule for rule in watch.missing if rule not in cited]

    def _check_reasons(self, asked: int | None = None) -> None:
        """Every ``because`` has been cited by now."""
        if asked is not None:
            self._cite(asked)
        for watch in self.watches:
            if watch.missing:
                self._cite_unasked(watch)
            if watch.missing:
                self.line = watch.step.line
                silent = unasked(self.game, watch.seat, self.since, watch.label)
                raise Failure(
                    f"{watch.step.who} cannot do {watch.label!r}, but because of "
                    f"{'; '.join(map(_cited, watch.cited)) or 'nothing'}, not because of {', '.join(watch.missing)}."
                    f"{silent}\n{opened(self.game)}"
                )


def _cited(refusal: Refusal) -> str:
    """A refusal with every clause that it rests on."""
    return f"{refusal.reason} [{', '.join(refusal.clauses)}]" if refusal.clauses else refusal.reason
