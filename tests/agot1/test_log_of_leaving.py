"""What the log says of cards that leave play: never which card is on another place of a shuffled deck."""

from __future__ import annotations

from pathlib import Path

from weirwood.judge import judge, read

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "agot1"


def test_a_card_shuffled_into_its_deck_is_told_by_its_own_name() -> None:
    (scenario,) = (each for each in read(SCENARIOS / "seasons.yaml") if each.name.startswith("Carrion Bird takes"))
    log = judge(scenario).log
    left = [line for line in log if "goes to its owner's deck" in line]
    assert len(left) == 1 and left[0].startswith("Black Raven"), left
