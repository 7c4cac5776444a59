"""Everything a card file needs, in one import."""

from __future__ import annotations

from ...cardgame.amounts import Count
from ...cardgame.answers import AttachToSaved, Cancel, Instead, Save
from ...cardgame.challenge_effects import JoinAsDefender, MustDefend, NoStrength, PlaceToken, RemoveFromChallenge
from ...cardgame.claim import ClaimApplied, ClaimAs, InsteadOfClaim, PassClaim
from ...cardgame.conditions import (
    All,
    Bound,
    DuringChallenge,
    Exists,
    FirstPlayer,
    Happened,
    HasDuplicate,
    HasTrait,
    Is,
    MoreCardsInHand,
    RevealedPlot,
    StillInPlay,
    TakesPart,
    Tokens,
)  # fmt: skip
from ...cardgame.constants import (
    Blank,
    DominanceStrength,
    Gains,
    Icon,
    PlotBase,
    PlotValue,
    Reduce,
    Rule,
    SideStrength,
    Strength,
    Trait,
)  # fmt: skip
from ...cardgame.costs import (
    KNEEL_FACTION,
    KNEEL_THIS,
    REMOVE_THIS,
    RETURN_THIS,
    SACRIFICE_THIS,
    DiscardFromHandCost,
    GiveGold,
    KneelCard,
    PayGold,
    RemoveTokenCost,
)  # fmt: skip
from ...cardgame.definition import (
    INSIGHT,
    INTIMIDATE,
    LIMITED,
    NO_ATTACHMENTS,
    NO_ATTACHMENTS_EXCEPT_WEAPON,
    PILLAGE,
    RENOWN,
    STEALTH,
    TERMINAL,
    Action,
    Card,
    ChallengesAction,
    DominanceAction,
    ForcedInterrupt,
    ForcedReaction,
    Interrupt,
    Keyword,
    Limit,
    MarshalingAction,
    Reaction,
    WhenRevealed,
    ambush,
    max_per_challenge,
    max_per_round,
    per_challenge,
    per_phase,
    per_round,
)  # fmt: skip
from ...cardgame.delaying import AtEnd
from ...cardgame.effects import (
    AddToHand,
    Discard,
    DiscardFromHand,
    Kill,
    Kneel,
    PutIntoPlay,
    RemoveFromGame,
    ReturnToHand,
    Sacrifice,
    ShuffleIntoDeck,
    Stand,
    TakeControl,
)  # fmt: skip
from ...cardgame.hand_and_deck import (
    DiscardRandom,
    DiscardTop,
    Draw,
    ToDeadPile,
)  # fmt: skip
from ...cardgame.lasting_effects import (
    Boost,
    ChangeIcon,
    GainKeyword,
    GainTrait,
    Mark,
    OnPlayer,
    burn,
    next_costs_less,
    raise_claim,
)
from ...cardgame.looking import ChooseSeen, LookAtHand, LookAtTop, RevealTop, Search, TopAsDuplicate
from ...cardgame.moving import MoveAttachment
from ...cardgame.paying import MayPay
from ...cardgame.power_and_gold import (
    DiscardPower,
    GainGold,
    GainPower,
    MoveGold,
    MovePower,
    ReturnGold,
)  # fmt: skip
from ...cardgame.select import (
    ANY,
    ATTACHED,
    FOE,
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
from ...cardgame.structure import THEN, Choose, ChoosePlayer, EachChooses, Either, If, Later, May, NameWord
from ...cardgame.switching import SwitchAttachments
from ...cardgame.triggers import (
    About,
    AmbushPhaseEnds,
    ByThis,
    Does,
    Initiated,
    Initiates,
    Phase,
    Won,
    enters_by_ambush,
    enters_play,
    is_killed,
    leaves_play,
    phase_begins,
    phase_ends,
    would_be_killed,
    would_be_killed_or_discarded,
    you_lose,
    you_marshal_this,
    you_win,
)  # fmt: skip
from ...cardgame.words import (
    ATTACHMENT,
    CHALLENGE,
    CHARACTER,
    DEAD,
    DECK,
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
    TITLE,
    USED,
)  # fmt: skip
from .plots import RevealPlot
