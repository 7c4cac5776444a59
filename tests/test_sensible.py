"""The large button and the space bar, in every game: an answer that can be given, and never one that costs something for good."""

from __future__ import annotations

import pytest

from weirwood.kernel import Chance, Game, games, rulebook, seed_text

DECISIONS = 1200
GAMES = sorted(name for name in games() if name != "whispers")


@pytest.mark.parametrize("name", GAMES)
def test_the_sensible_answer_is_open_and_gives_up_nothing(name: str) -> None:
    rules, chance, seen, costly, without = rulebook(name), Chance(seed_text(f"sensible {name}")), 0, 0, 0
    while seen < DECISIONS:
        game = Game(rules, rules.random_config(chance), seed_text(f"{name} {seen}"))
        for _ in range(DECISIONS // 3):
            if not game.waiting:
                break
            for decision in game.waiting:
                seen += 1
                costs, sensible = rules.people.costs(game.state, decision), rules.people.sensible(game.state, decision)
                labels = [option.label for option in decision.options]
                assert set(costs) <= set(labels), decision
                assert all(said.endswith(".") and said[0].isupper() for said in costs.values()), costs
                assert len(costs) < len(labels) or not costs, f"every answer asks, so none does: {decision}"
                costly += bool(costs)
                if sensible is None:
                    without += 1
                    continue
                assert sensible in decision.options
                assert sensible.label not in costs, f"{decision.prompt} {sensible.label}: {costs[sensible.label]}"
            decision = game.waiting[chance.below(len(game.waiting))]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert costly and without < seen, "there was something to lose, and something to answer with a key"
