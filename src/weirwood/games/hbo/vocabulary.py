"""Everything a card file needs, in one import."""

from __future__ import annotations

from typing import Any

from ...cardgame.amounts import Count
from ...cardgame.answers import Save
from ...cardgame.challenge_effects import RemoveFromChallenge
from ...cardgame.conditions import DuringChallenge, Exists, FirstPlayer, Happened, HasDuplicate, Is, TakesPart
from ...cardgame.constants import (
    DominanceStrength,
    Gains,
    Icon,
    PlotValue,
    Reduce,
    Rule,
    SideStrength,
    Strength,
)  # fmt: skip
from ...cardgame.costs import DISCARD_THIS, KNEEL_THIS, DiscardFromHandCost, KneelCard, PayGold
from ...cardgame.definition import (
    LIMITED,
    RENOWN,
    STEALTH,
    Ability,
    Action,
    Card,
    ChallengesAction,
    DominanceAction,
    Passive,
    Response,
    WhenRevealed,
    per_phase,
    per_round,
)  # fmt: skip
from ...cardgame.delaying import AtEnd
from ...cardgame.effects import (
    AddToHand,
    Discard,
    Kill,
    Kneel,
    PutIntoPlay,
    ReturnToHand,
    Stand,
)  # fmt: skip
from ...cardgame.hand_and_deck import (
    DiscardRandom,
    Draw,
)  # fmt: skip
from ...cardgame.lasting_effects import Boost, ChangeIcon, GainKeyword, Mark, OnPlayer, next_costs_less, raise_claim
from ...cardgame.looking import LookAtHand, Search
from ...cardgame.power_and_gold import (
    DiscardPower,
    GainGold,
    GainPower,
    MoveGold,
    MovePower,
)  # fmt: skip
from ...cardgame.select import (
    ANY,
    ATTACHED,
    IT,
    LOSER,
    OPPONENT,
    THAT,
    THIS,
    THOSE,
    YOU,
    Cards,
    Who,
    chosen,
    each,
)
from ...cardgame.structure import Choose, EachChooses, Either, If, Later, May
from ...cardgame.triggers import About, Does, Initiated, Won, enters_play, is_killed, would_be_killed, you_lose, you_win
from ...cardgame.words import (
    ATTACHMENT,
    CHALLENGE,
    CHARACTER,
    DEAD,
    DISCARD,
    EVENT,
    FACTION_CARD,
    FACTION_ZONE,
    HAND,
    INTRIGUE,
    LOCATION,
    MILITARY,
    PHASE,
    PLAY,
    PLOT,
    PLOT_CARD,
    POWER,
    ROUND,
)  # fmt: skip
from .catalogue import Record


def MarshallingAction(do: Any, **more: Any) -> Ability:
    return Action(do, phase="marshalling", **more)


def TaxationAction(do: Any, **more: Any) -> Ability:
    return Action(do, phase="taxation", **more)


def StandingAction(do: Any, **more: Any) -> Ability:
    return Action(do, phase="standing", **more)


def you_play_this() -> About:
    """'after this card is played by you': from hand, for its cost."""
    return About("enter", THIS, "is played by you", how=("marshal",))


def declared(who: Any, role: str) -> About:
    """'after this character is declared as an attacker or defender'."""
    return About(f"{role} declared", who, f"is declared as {'an attacker' if role == 'attacker' else 'a defender'}")


def income(n: int) -> dict[str, int]:
    """An income bonus."""
    return {"income": n}
