"""Everything a card file of this edition needs, in one import."""

from __future__ import annotations

from typing import Any

from ...cardgame.cards.provenance import Sourced as Sourced
from ...cardgame.vocabulary.everything import *  # noqa: F403
from ...cardgame.vocabulary.everything import EACH_OPPONENT, Ability, Action, Controlled

OPPONENT = EACH_OPPONENT  # there is only one
THEIRS = Controlled(OPPONENT)


def MarshallingAction(do: Any, **more: Any) -> Ability:
    return Action(do, phase="marshalling", **more)


def income(n: int) -> dict[str, int]:
    """An income bonus."""
    return {"income": n}
