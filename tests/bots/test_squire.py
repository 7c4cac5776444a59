"""What the squire thinks through before it judges a position: a challenge to its end, and what it leads to."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.bots.squire import Squire
from weirwood.cardgame.table.state import Table
from weirwood.kernel import Game, State, read_record, rulebook

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = ("agot2-joust-stark-lannister", "agot2-melee-four", "hbo")


def asked_for(name: str, kind: str) -> Game:
    """A golden game where somebody is asked for the second time for a decision of this kind."""
    record = read_record((GOLDEN / f"{name}.json").read_text("utf-8"))
    game = Game(rulebook(record.game), record.config, record.seed)
    asked = 0
    for seat, label in record.choices:
        decision = game.decision(seat)
        if decision is not None and decision.kind == kind and len(decision.options) > 1:
            asked += 1
            if asked == 2:
                return game
        game.choose(label, seat)
    raise AssertionError(f"{name} hasn't two decisions of the kind {kind}")


def judged(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The positions that the squire judges before it chooses for whoever is asked."""
    seen: list[Table] = []
    computers = game.rules.computers
    evaluate = computers.evaluate

    def watched(state: State, seat: int) -> float:
        assert isinstance(state, Table)
        seen.append(state)
        return evaluate(state, seat)

    monkeypatch.setattr(computers, "evaluate", watched)
    squire = Squire(1)
    squire.EFFORT, squire.LENGTH, squire.SECONDS = 200, 1000, 3600.0  # what is under way alone limits a trial
    squire.choose(game.observe(game.waiting[0].seat))
    assert seen
    return seen


@pytest.mark.parametrize("name", RECORDS)
def test_a_trial_that_begins_a_challenge_goes_on_to_the_end_of_the_phase(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = asked_for(name, "challenge")
    before = game.state
    assert isinstance(before, Table) and before.challenge is None
    begun = [state for state in judged(game, monkeypatch) if state.challenges > before.challenges]
    assert begun
    for state in begun:
        assert state.challenge is None or state.outcome is not None
        assert (state.round, state.phase) != (before.round, before.phase) or state.outcome is not None


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("kind", ["attackers", "defenders"])
def test_a_trial_in_a_challenge_goes_on_to_the_end_of_that_challenge(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = asked_for(name, kind)
    before = game.state
    assert isinstance(before, Table) and before.challenge is not None
    for state in judged(game, monkeypatch):
        assert state.challenge is None or state.outcome is not None
        assert state.challenges == before.challenges
