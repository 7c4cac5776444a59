"""The six steps of the window, each left out and each swapped with its neighbour: some scenario notices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from weirwood.cardgame.cards.definition import FORCED_REACTIONS, OVER, REACTIONS, RESOLVE
from weirwood.cardgame.phases.phases import advance
from weirwood.games.agot1.rules.phases import PhaseEnds
from weirwood.games.agot1.rules.table import Agot1
from weirwood.games.agot1.timing import timing
from weirwood.games.agot1.timing.executing import Before, Use
from weirwood.games.agot1.timing.timing import Box, Window
from weirwood.games.agot1.values.hands import singly
from weirwood.judge import Scenario, judge, read

FOLDER = Path(__file__).parent.parent / "scenarios" / "agot1"
Patch = pytest.MonkeyPatch


@cache
def scenarios() -> list[Scenario]:
    """The scenarios of the rules first, then those of the cards."""
    files = sorted(FOLDER.rglob("*.yaml"), key=lambda path: ("cards" in path.parts, path.name))
    return [scenario for path in files for scenario in read(path)]


def noticed() -> str:
    """The first scenario that fails, or that the program fails in."""
    for scenario in scenarios():
        try:
            if judge(scenario, False).failure is not None:
                return scenario.name
        except Exception:
            return scenario.name
    return ""


# Left out


def no_saves_and_cancels(patch: Patch) -> None:
    patch.setattr(Agot1, "answerable", lambda s, events: False)


def no_execution(patch: Patch) -> None:
    patch.setattr(Agot1, "execute", lambda s, events: s.gather(events))


def no_passives(patch: Patch) -> None:
    patch.setattr(Window, "passives", lambda frame, s: frame.next_stage())


def no_responses(patch: Patch) -> None:
    patch.setattr(Window, "window", lambda frame, s: frame.next_stage())


def no_end(patch: Patch) -> None:
    patch.setattr(timing, "bury", lambda s: None)


# Swapped


def cancels_before_costs(patch: Patch) -> None:
    """1 and 2: what is cancelled has not been paid for yet."""

    def after_cancel(frame: Use, s: Agot1) -> None:
        original(frame, s)
        for event in frame.pending if frame.cancelled else ():
            if event.cost and event.kind == "kneel":
                s.kneeling[event.card] = 0
            elif event.cost and event.kind == "pay":
                s.gold[event.player] += event.amount

    original = Use.after_cancel
    patch.setattr(Use, "after_cancel", after_cancel)


def saves_after_execution(patch: Patch) -> None:
    """2 and 3: it has happened before anybody may save or cancel."""

    def happen(s: Agot1, events: list[Any]) -> None:
        events = singly(events)
        answered = s.answerable(events)
        s.carry_out(events)
        if answered:
            s.push(Before(events, s.first))

    def run(frame: Before, s: Agot1) -> None:
        frame.window(s)
        if frame.stage != 1:
            s.pop()

    patch.setattr(Agot1, "happen", happen)
    patch.setattr(Before, "run", run)
    patch.setattr(Use, "before", lambda frame, s, events: None)


def passives_before_execution(patch: Patch) -> None:
    """3 and 4: whatever is passive has had its chance before the framework's events."""

    def proceed(frame: Box, s: Agot1) -> None:
        if frame.at < len(frame.steps):
            advance(frame, s)
        else:
            frame.stage = REACTIONS

    patch.setattr(Box, "proceed", proceed)


def responses_before_passives(patch: Patch) -> None:
    """4 and 5."""

    def proceed(frame: Window, s: Agot1) -> None:
        if isinstance(frame, Box) and frame.at < len(frame.steps):
            advance(frame, s)
        else:
            frame.stage = REACTIONS

    def next_stage(frame: Window) -> None:
        frame.stage = FORCED_REACTIONS if frame.stage == REACTIONS else OVER

    def answer(frame: Window, s: Agot1, seat: int, option: Any) -> None:
        original(frame, s, seat, option)
        if option.verb == "trigger":
            frame.stage = REACTIONS

    original = Window.answer
    patch.setattr(Window, "proceed", proceed)
    patch.setattr(Box, "proceed", proceed)
    patch.setattr(Window, "next_stage", next_stage)
    patch.setattr(Window, "answer", answer)


def end_before_responses(patch: Patch) -> None:
    """5 and 6: moribund cards are gone before anybody responds."""

    def window(frame: Window, s: Agot1) -> None:
        timing.bury(s)
        original(frame, s)

    original = Window.window
    patch.setattr(Window, "window", window)


# And how the steps hang together


def responses_without_passives(patch: Patch) -> None:
    """What a response brings about has no passives before the next response."""

    def answer(frame: Window, s: Agot1, seat: int, option: Any) -> None:
        original(frame, s, seat, option)
        if frame.stage == FORCED_REACTIONS and option.verb == "trigger":
            frame.stage = REACTIONS

    original = Window.answer
    patch.setattr(Window, "answer", answer)


def one_opportunity(patch: Patch) -> None:
    """Whoever has passed isn't asked again, though another has responded."""

    def answer(frame: Window, s: Agot1, seat: int, option: Any) -> None:
        passes = frame.passes
        original(frame, s, seat, option)
        if option.verb == "trigger":
            frame.passes = passes + 1

    original = Window.answer
    patch.setattr(Window, "answer", answer)


def the_actor_first(patch: Patch) -> None:
    patch.setattr(Window, "starts", lambda frame, s: frame.actor if frame.actor >= 0 else s.first)


def the_framework_from_the_left(patch: Patch) -> None:
    patch.setattr(Window, "starts", lambda frame, s: s.left_of(frame.actor if frame.actor >= 0 else s.first))


def responses_at_the_end_of_a_phase(patch: Patch) -> None:
    patch.setattr(PhaseEnds, "closing", False)


def a_window_for_each_event(patch: Patch) -> None:
    """Passives and responses after the first of several framework events already."""

    def proceed(frame: Box, s: Agot1) -> None:
        if frame.at < len(frame.steps):
            advance(frame, s)
            if frame.stage == RESOLVE and s.frames[-1] is frame and frame.events:
                s.push(Passing(frame))
        else:
            frame.stage = FORCED_REACTIONS

    patch.setattr(Box, "proceed", proceed)


class Passing(Window):
    """Steps 4 to 6 of the events that a framework window has had so far."""

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.events, box.events = box.events, []


LEFT_OUT = [no_saves_and_cancels, no_execution, no_passives, no_responses, no_end]
SWAPPED = [
    cancels_before_costs, saves_after_execution, passives_before_execution, responses_before_passives,
    end_before_responses,
]  # fmt: skip
TORN = [
    responses_without_passives, one_opportunity, the_actor_first, the_framework_from_the_left,
    responses_at_the_end_of_a_phase, a_window_for_each_event,
]  # fmt: skip


@pytest.mark.rule("faq1.window.1", "faq1.framework.2", "faq1.window.6", "faq1.timing.6", "faq1.timing.7", "faq1.2.6.1")
@pytest.mark.parametrize("broken", [*LEFT_OUT, *SWAPPED, *TORN], ids=lambda broken: str(broken.__name__))
def test_a_broken_window_is_noticed(broken: Callable[[Patch], None], monkeypatch: Patch) -> None:
    broken(monkeypatch)
    assert noticed(), "all scenarios hold"
