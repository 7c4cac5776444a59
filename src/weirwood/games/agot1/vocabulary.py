"""Everything a card file of the first edition needs, in one import."""

from __future__ import annotations

from typing import Any

from ...cardgame.cards.definition import AMBUSH
from ...cardgame.cards.printed import Worded, card
from ...cardgame.vocabulary.describing.cards import Cards as Cards
from ...cardgame.vocabulary.everything import *  # noqa: F403
from ...cardgame.vocabulary.everything import Ability, Action, HasCrest

HOLY, LEARNED, NOBLE, SHADOW, WAR = (HasCrest(crest) for crest in ("Holy", "Learned", "Noble", "Shadow", "War"))


def AnyPhase(do: Any, **more: Any) -> Ability:
    return Action(do, **more)


def DrawAction(do: Any, **more: Any) -> Ability:
    return Action(do, phase="draw", **more)


def MarshallingAction(do: Any, **more: Any) -> Ability:
    return Action(do, phase="marshalling", **more)
