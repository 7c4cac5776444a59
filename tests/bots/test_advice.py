"""What the Hand advises, and how a finished game is judged: from a seat's own knowledge, with errors, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.test_honest import positions, with_other_cards
from weirwood.bots.advice import ALIKE, advise
from weirwood.bots.analysis import Judged, analyse
from weirwood.cli import main
from weirwood.kernel import Chance, Game, read_record, rulebook, seed_text

GOLDEN = Path(__file__).parent.parent / "golden" / "hbo.json"
EFFORT = 60


def some_choices(count: int) -> Game:
    """The beginning of a golden game."""
    record = read_record(GOLDEN.read_text("utf-8"))
    return Game(rulebook(record.game), record.config, record.seed, choices=record.choices[:count])


@pytest.mark.parametrize("form", ["joust", "hbo", "board game"])
def test_advice_is_at_most_three_options_the_best_first_each_with_its_error(form: str) -> None:
    for game, seat in positions(form, 6):
        found = advise(game.observe(seat), 1, EFFORT)
        decision = game.decision(seat)
        assert decision is not None and 1 <= len(found) <= 3
        assert all(each.option in decision.options and 0 <= each.chance <= 1 and each.error > 0 for each in found)
        assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)


def test_advice_is_the_same_over_other_hidden_cards() -> None:
    chance = Chance(seed_text("advice"))
    for game, seat in positions("joust", 5):
        other = with_other_cards(game, seat, chance)
        assert advise(game.observe(seat), 1, EFFORT) == advise(other.observe(seat), 1, EFFORT)


def test_a_reason_compares_what_the_trials_came_to() -> None:
    found = [advise(game.observe(seat), 1, 300) for game, seat in positions("hbo", 12)]
    reasons = [each[0].reason for each in found if len(each) > 1]
    assert any(" more " in reason and " than " in reason for reason in reasons)
    for each in found:
        near = abs(each[0].chance - each[-1].chance) <= ALIKE
        assert all("than" in one.reason or "same as" in one.reason for one in each if len(each) > 1 and near)


def test_an_analysis_is_the_same_every_time_and_marks_what_is_sure() -> None:
    game = some_choices(60)
    one, other = (list(analyse(game, 1, 20)) for _ in range(2))
    assert one == other and one
    assert all(each.cost >= 0 and game.choices[each.number] == (each.seat, each.label) for each in one)


@pytest.mark.parametrize(
    ("cost", "error", "mark"),
    [(0.35, 0.1, "??"), (0.25, 0.1, "?"), (0.12, 0.05, "?!"), (0.35, 0.2, ""), (0.05, 0.01, "")],
)
def test_marks_need_a_gap_of_two_standard_errors(cost: float, error: float, mark: str) -> None:
    assert Judged(0, 0, "pass", "challenge", 0.5, cost, error).mark == mark


def test_weirwood_analyse_says_who_has_how_many_marks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    kept.write_text(some_choices(40).record.to_json(), "utf-8")
    assert main(["analyse", f"{kept}", "--effort", "10"]) == 0
    said = capsys.readouterr().out
    assert "stark: " in said and " marked (" in said
