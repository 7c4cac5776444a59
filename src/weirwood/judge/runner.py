"""Running a scenario: advance by passing, take the steps, check the expectations."""

from __future__ import annotations

import os
from dataclasses import dataclass

from weirwood.errors import UserError
from weirwood.judge.document import OWN_WORDS, Scenario
from weirwood.judge.expectation import mismatch
from weirwood.judge.label import Ambiguous, matching, resolve
from weirwood.judge.step import Step
from weirwood.kernel import Decision, Game, InternalError, Option, Refusal, load, rulebook, seed_text

PASSES = 5_000
"""So many passes in a row mean that a step's moment will never come."""


class Failure(Exception):
    """An expectation that doesn't hold; the text says what was there instead."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a scenario: the game as it stands at the end, and the failure, if any."""

    scenario: Scenario
    game: Game
    failure: str | None

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


def judge(scenario: Scenario, reload: bool | None = None) -> Verdict:
    """Run a scenario; in reload mode the game is saved, loaded and copied after every choice."""
    if reload is None:
        reload = os.environ.get("WEIRWOOD_RELOAD", "") not in ("", "0")
    try:
        run = _Run(scenario, reload)
    except UserError as error:
        raise UserError(f"{scenario.where}: {error}") from None
    try:
        run.steps()
    except Failure as failure:
        return Verdict(scenario, run.game, f"{scenario.file}, line {run.line}: {failure}")
    except UserError as error:
        raise UserError(f"{scenario.file}, document {scenario.number}, line {run.line}: {error}") from None
    return Verdict(scenario, run.game, None)


def open_log(game: Game, since: int = 0) -> list[str]:
    """The log with nothing hidden and every rule cited."""
    lines = []
    for entry in game.state.log[since:]:
        sentence = game.rules.sentence(game.state, entry, entry.reader)
        if sentence:
            lines.append(f"{sentence} [{entry.rule}]" if entry.rule else sentence)
    return lines


def opened(game: Game) -> str:
    """What the game is waiting for, with the options, for a message."""
    if game.outcome is not None:
        return f"Nothing is open: the game is over. {game.outcome.reason}"
    lines = []
    for decision in game.waiting:
        rule = f" [{decision.rule}]" if decision.rule else ""
        lines.append(f"Open to {game.names[decision.seat]}: {decision.prompt}{rule}")
        lines += [f"  - {option.label}" for option in decision.options]
    return "\n".join(lines)


class _Run:
    """A scenario under way."""

    def __init__(self, scenario: Scenario, reload: bool) -> None:
        self.scenario = scenario
        self.reload = reload
        self.line = scenario.line
        rules = rulebook(scenario.game)
        known = (*OWN_WORDS, *rules.scenario_words)
        for key in scenario.document:
            if key not in known:
                raise UserError(f"A scenario has no {key!r}; it has {', '.join(known)}.")
        self.rules = rules
        config = rules.scenario(scenario.document)
        names = rules.seat_names(config)
        self.seats = {name.casefold(): seat for seat, name in enumerate(names)}
        for step in scenario.steps:
            if step.who and step.who.casefold() not in self.seats:
                raise UserError(f"Line {step.line}: there is no player {step.who!r}; there are {', '.join(names)}.")
        self.game = Game(rules, config, seed_text(scenario.seed))
        self.named: list[str] = []
        self.watches: list[_Watch] = []
        self.passed: list[str] = []
        self._reloaded()

    def steps(self) -> None:
        """Do everything the scenario says."""
        for step in self.scenario.steps:
            self.line = step.line
            if step.kind == "expect":
                self._expect(step.expect)
            elif step.kind == "chance":
                self.game.feed(*step.labels)
                self._reloaded()
            elif step.kind == "cannot":
                self._cannot(step)
            else:
                for label in step.labels:
                    self._step(step, label)
        self._check_reasons()
        self.line = self.scenario.expect_line
        self._expect(self.scenario.expect)

    def _step(self, step: Step, label: str) -> None:
        seat = self.seats[step.who.casefold()]
        option = self._advance(seat, label, step)
        self._check_reasons(seat)
        self.watches.clear()
        self.named.append(option.label)
        if step.kind == "take":
            self._choose(option, seat)

    # Advancing

    def _advance(self, seat: int, label: str, step: Step) -> Option:
        """Pass for whoever is asked until the option is open to the seat."""
        self.passed.clear()
        for _ in range(PASSES):
            decision = self.game.decision(seat)
            option = self._resolve(label, decision) if decision is not None else None
            if option is not None:
                return option
            self._watch()
            declining = None if self.scenario.strict else self._declining(seat)
            if declining is None:
                break
            decision, decline = declining
            if decision.seat == seat:
                self.passed.append(f"{decision.prompt}: " + ", ".join(option.label for option in decision.options))
            self._choose(decline, decision.seat)
        verb = "do" if step.kind == "take" else "be able to do"
        message = f"{step.who} should {verb} {label!r}, but that is not among the options."
        reasons = [] if self.game.outcome is not None else self.game.why_not(label, seat)
        if any(reason.rule for reason in reasons):
            message += "\nWhy not: " + "; ".join(map(str, reasons))
        if self.passed:
            message += f"\n{step.who} was asked and passed:\n" + "\n".join(f"  - {each}" for each in self.passed[:10])
        raise Failure(f"{message}\n{opened(self.game)}")

    def _resolve(self, label: str, decision: Decision) -> Option | None:
        try:
            return resolve(label, decision.options, self.named)
        except Ambiguous as error:
            raise Failure(f"{error}.\n{opened(self.game)}") from None

    def _declining(self, seat: int) -> tuple[Decision, Option] | None:
        """A decision that can be passed: the seat's own first, so that others who decide at once aren't hurried."""
        for decision in sorted(self.game.waiting, key=lambda decision: decision.seat != seat):
            decline = self.rules.decline(decision.options)
            if decline is not None:
                return decision, decline
        return None

    def _choose(self, option: Option, seat: int) -> None:
        try:
            self.game.choose(option, seat)
        except InternalError as error:
            raise Failure(f"{error}\n{opened(self.game)}") from error
        self._reloaded()

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
        found = mismatch(expect, lambda subject: self.rules.inspect(game.state, game.config, subject))
        if found is not None:
            raise Failure(f"{found}\n{opened(game)}")

    def _cannot(self, step: Step) -> None:
        seat = self.seats[step.who.casefold()]
        for label in step.labels:
            self.watches.append(_Watch(step, seat, label, list(step.because), []))
        self._watch()
        self._cite(seat)

    def _watch(self) -> None:
        """Nothing that somebody cannot do may be offered to them in the decision that is open now."""
        for watch in self.watches:
            decision = self.game.decision(watch.seat)
            if decision is not None and matching(watch.label, decision.options):
                self.line = watch.step.line
                raise Failure(f"{watch.step.who} should not be able to do {watch.label!r}.\n{opened(self.game)}")
        for seat in {watch.seat for watch in self.watches}:
            if self.game.decision(seat) is not None:
                self._cite(seat)

    def _cite(self, seat: int) -> None:
        for watch in self.watches:
            if watch.missing and watch.seat == seat:
                refusals = self.game.why_not(watch.label, seat)
                watch.cited += [each for each in refusals if each not in watch.cited]
                cited = {refusal.rule for refusal in refusals}
                watch.missing = [rule for rule in watch.missing if rule not in cited]

    def _check_reasons(self, asked: int | None = None) -> None:
        """Every ``because`` has been cited by now."""
        if asked is not None:
            self._cite(asked)
        for watch in self.watches:
            if watch.missing:
                self.line = watch.step.line
                raise Failure(
                    f"{watch.step.who} cannot do {watch.label!r}, but because of "
                    f"{'; '.join(map(str, watch.cited)) or 'nothing'}, not because of {', '.join(watch.missing)}."
                    f"\n{opened(self.game)}"
                )
