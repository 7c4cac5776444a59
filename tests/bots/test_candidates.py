"""What computer players think about: not whether to give something away for nothing."""

from __future__ import annotations

import pytest

from weirwood.cardgame.policy import bringing, choosing
from weirwood.cardgame.policy.fighting import able
from weirwood.cardgame.table.state import Table
from weirwood.kernel import Chance, new, seed_text
from weirwood.kernel.decision import DECLINING


@pytest.mark.parametrize("game", ["agot2", "hbo", "agot1"])
def test_what_would_be_given_away_is_not_thought_about(game: str) -> None:
    chance = Chance(seed_text("candidates"))
    open_to_all = worthwhile = undecided = 0
    for seed in range(3):
        table = new(game, seed=f"candidates {seed}")
        while table.waiting:
            s, decision = table.state, table.waiting[0]
            assert isinstance(s, Table)
            found = choosing.shortlist(s, decision, chance)
            declines = [option for option in found if option.verb in DECLINING]
            scores = dict(zip(decision.options, choosing.scores(s, decision), strict=True))
            if decision.kind == "challenge" and any(
                o.verb == "challenge" and not able(s, o.args[1], o.args[0]) for o in decision.options
            ):
                open_to_all += 1
                assert not declines and any(o.verb == "challenge" for o in found)
            elif any(o.verb == "marshal" and score >= bringing.WORTHWHILE for o, score in scores.items()):
                worthwhile += 1
                assert not declines
            elif decision.kind == "challenge":
                undecided += 1
                assert declines  # whether to attack somebody who can defend is a question
            table.choose(found[0], decision.seat)
    assert open_to_all and worthwhile and undecided
