"""`bench/run.py --against COMMIT`: the arithmetic of its verdict, and that both sides play the same games."""

from __future__ import annotations

import subprocess
import sys

import pytest
from against import ROOT, Form, Player, verdict, worktree
from pairs import Measure, is_slower, table


def measured(name: str, ratios: list[float], judged: bool = True) -> Measure:
    """Rounds on a machine whose speed changes all the time, but not between the two sides of a round."""
    measure = Measure(name, judged=judged)
    for number, ratio in enumerate(ratios):
        speed = 100.0 * (1 + number % 7)
        measure.add(speed, speed * ratio)
    return measure


def test_ratios_are_taken_round_by_round() -> None:
    measure = measured("games/s", [0.5, 1.0, 2.0])
    assert measure.then == [100.0, 200.0, 300.0]
    assert measure.ratios == [0.5, 1.0, 2.0]


@pytest.mark.parametrize(
    ("ratios", "slower"),
    [
        ([1.0] * 20, False),
        ([0.97] * 20, False),
        ([0.96] * 20, True),
        ([0.98] * 11 + [0.1] * 9, False),  # the median counts: a few rounds that somebody disturbed don't
        ([0.96] * 11 + [9.0] * 9, True),
        ([0.93, 1.01] * 10, False),  # the median of an even number is the mean of the two in the middle: exactly 0.97
        ([0.93, 1.0] * 10, True),
    ],
)
def test_the_median_of_twenty_paired_ratios_decides(ratios: list[float], slower: bool) -> None:
    assert is_slower(ratios) is slower
    assert measured("games/s", ratios).slower is slower


def test_fewer_than_twenty_ratios_give_no_verdict() -> None:
    with pytest.raises(ValueError, match="at least 20 paired ratios; there are 19"):
        is_slower([1.0] * 19)


def test_the_table_shows_the_median_ratio_the_spread_and_the_verdict() -> None:
    measures = [
        measured("fast", [1.0, 1.1, 1.2, 1.3] * 5),
        measured("slow", [0.8, 0.9] * 10),
        measured("changed", [0.5] * 20, judged=False),
    ]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table(measures).splitlines()[2:]]
    assert [(line[0], *line[3:]) for line in lines] == [
        ("fast", "1.150", "1.075 to 1.225", "not slower"),
        ("slow", "0.850", "0.800 to 0.900", "SLOWER"),
        ("changed", "0.500", "0.500 to 0.500", "other games"),
    ]
    assert verdict([each.name for each in measures if each.slower]) == "SLOWER in slow."
    assert verdict([]) == "not slower."


class Pretended:
    """A side with a speed of its own that plays without playing."""

    def __init__(self, seconds: float, decisions: int, choices: str) -> None:
        self.seconds, self.decisions, self.choices = seconds, decisions, choices

    def ask(self, task: str, form: str, *amounts: int) -> object:
        seconds = self.seconds * amounts[-1]
        return (seconds, self.decisions * amounts[-1], self.choices) if task == "play" else seconds


@pytest.mark.parametrize("first", [0, 1])
def test_other_games_are_compared_by_their_decisions(first: int) -> None:
    """Then 100 decisions a game in a second, now 150 in one and a half: fewer games, but nothing is slower."""
    for choices, played in (("same", ["games"]), ("others", ["games", "decisions"])):
        told = [*played, "copies", "samples"]
        then, now = Pretended(1.0, 100, "same"), Pretended(1.5, 150, choices)
        form = Form("hbo", (then, now), 2.0)  # type: ignore[arg-type]
        for _ in range(20):
            form.measure([then, now][:: 1 if first else -1], then)  # type: ignore[list-item, arg-type]
        measures = form.measures()
        assert [each.name for each in measures] == [f"hbo: {what}/s" for what in told]
        assert measures[0].slower is (choices == "same")
        assert measures[0].ratios == pytest.approx([1 / 1.5] * 20)
        if choices != "same":
            assert measures[1].ratios == pytest.approx([1.0] * 20) and not measures[1].slower


def test_a_side_plays_the_same_games_with_the_same_seeds() -> None:
    sides = [Player(ROOT), Player(ROOT)]
    try:
        assert [side.ask("begin", "hbo") for side in sides] == ["", ""]
        played = [side.ask("play", "hbo", 5, 2)[1:] for side in sides]
        assert played[0] == played[1] and played[0][0] > 0
        assert sides[0].ask("play", "hbo", 6, 2)[1:] != played[0]
        assert sides[0].ask("copy", "hbo", 3) > 0
        assert sides[0].ask("sample", "hbo", 3) > 0
    finally:
        for side in sides:
            side.close()


def test_a_commit_that_isnt_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="There is no commit 'winter' to measure against"), worktree("winter"):
        pass


def test_too_few_rounds_are_refused() -> None:
    command = [sys.executable, str(ROOT / "bench" / "run.py"), "--against", "HEAD", "--rounds", "19"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--against needs at least 20 rounds" in done.stderr
