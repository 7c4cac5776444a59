"""Everything a card file needs, in one import.

The order matters where a module uses a word of another in its own way: what describes cards comes late.
"""
# ruff: noqa: F401, F403, I001

from __future__ import annotations

from ..cards.definition import *
from .amounts import *
from .subjects.beside import *
from .describing.comparing import *
from .subjects.seasons import *
from .paying.others_cards import *
from .describing.attached import *
from .ruling.bringing_in import *
from .conditions.comparing import *
from .conditions.conditions import *
from .paying.costs import *
from .describing.crests import *
from .deckbuilding import *
from .answering.determinations import *
from .effects.answers import *
from .effects.attachments import *
from .effects.base import *
from .effects.challenges import *
from .changing.control import *
from .effects.choosing import *
from .effects.each_chooses import *
from .changing.hand_and_deck import *
from .effects.in_turn import *
from .changing.taking_keywords import *
from .effects.lasting import *
from .effects.naming import *
from .effects.own_power import DiscardAnyPower, PlayersDiscardPower
from .effects.replacing import DiscardMore, OneFromDeck, PickDiscard
from .changing.looking import *
from .changing.on_cards import *
from .changing.onto_deck import *
from .changing.piles import *
from .changing.plots import *
from .changing.power_and_gold import *
from .changing.gold_on_cards import *
from .changing.from_hand import *
from .changing.to_owners import *
from .changing.showing_hands import CheapestEnter, DiscardFitting, EachShows, PickEachKind, RevealHand, ShowHeld
from .describing.tokens import *
from .paying.gold_on_cards import *
from .paying.showing import *
from .answering.targets import *
from .changing.revealing import *
from .effects.structure import *
from .effects.repeating import AGAIN, Again, AnotherPhase, ForEachSacrificed
from .effects.satisfying import ClaimOfAnotherType, SatisfyUnmetClaim
from .subjects.foretelling import *
from .subjects.agendas import (
    BackFromUnder,
    ChooseNextPlot,
    HandUnder,
    LaysUnder,
    LeavesGame,
    NoNewPlot,
    NotInPlotDeck,
    OpensWith,
    SetupGold,
    SwitchUnder,
    TopUnderAgenda,
)
from .ruling.gained import *
from .conditions.having import *
from .conditions.figures import *
from .paying.influence import *
from .conditions.moments import *
from .describing.players import *
from .describing.certain_players import (
    ITS_CONTROLLER, ITS_OWNER, THE_FIRST_PLAYER, WHO_BEAT_YOU, WITH_EMPTY_HAND, WITH_LARGEST_HAND, WhoNeverAttackedYou, WithoutPlot,
)  # fmt: skip
from .ruling.replacements import *
from .ruling.leaving import *
from .ruling.rules import *
from .ruling.affiliations import GainsFaction, NeverAlone
from .paying.giving import DiscardOwnTop, GiveGold, GivePower, PowerOnto, PriceFrom
from .ruling.gaining import CannotGainGold, CannotGainPower, MostDrawn, MostGold, NoBonusPower
from .ruling.in_challenges import *
from .ruling.player_rules import *
from .ruling.prices import *
from .ruling.triggering import *
from .describing.power import *
from .subjects.strength_changes import StrengthChanged
from .ruling.table_rules import *
from .paying.tolls import *
from .answering.triggers import *
from .answering.using_keywords import *
from .answering.plot_cards import PlotTurned, RevealsPlotCard
from .answering.card_triggers import *
from .answering.cancelling import (
    CancelDraws,
    FreeEventWouldTakeEffect,
    SearchWouldTakeEffect,
    WhenRevealedWouldTakeEffect,
    WouldDraw,
)
from .answering.claims import *
from .subjects.fallen import *
from .changing.searching import DiscardCopies, ExchangeHand, OtherThanPaidTitle, SwitchTop, TitlesOfPaid
from .effects.grading import GradedStrength
from .answering.fewer_cards import LessDrawn, WouldDrawCards
from .conditions.agendas import *
from .ruling.elsewhere import (
    AsHeld,
    OnceAsHeld,
    TOP_OF_DECK,
    UNDER_AGENDA,
    UnderAgenda,
    TopOfDeck,
    CannotPlayCopies,
    EntersInstead,
    HoldsFacedown,
    FoundByAnySearch,
    MarshaledFromDiscard,
    MarshalsFrom,
    NoEntryByAbilities,
    BarsTitle,
)
from .subjects.guises import EmergeAs, KilledThisPhase, PayRest, TakesText
from .ruling.more_challenges import *
from .subjects.picked_by_others import PicksFor, PicksRevealed, SearchToDiscard, TheyPick
from .subjects.promises import DrawAndPlay
from .subjects.searching import (
    SearchEach,
    SearchForDeath,
    SearchIntoShadows,
    SearchHandOrPlay,
    SearchPiles,
    SearchToAttach,
    SearchTopIntoPlay,
    SeeTop,
    SortTop,
)
from .subjects.facedown import AttachFacedown, TopFacedown
from .subjects.assaults import ASSAULTED, AssaultsMore, KneltByAssault
from .subjects.shadow_rules import CannotBringOut, ShadowAtCost, ShadowsOpen
from .subjects.shadows import *
from .answering.trigger_words import TakingPart
from .paying.variable_costs import *
from .describing.strongest import NOT_STRONGEST, STRONGEST, Strongest
from .describing.printed_costs import CHEAPEST, Cheapest, NoDearer, SameCost
from .describing.who import *
from .describing.play_predicates import *
from .describing.predicates import *
from ..table.words import (
    ANYHOW,
    BESIDE,
    BRING_IN,
    BRING_OUT,
    CARD_TYPE,
    CHALLENGE,
    CHALLENGE_ICON,
    CHALLENGE_TYPE,
    DEAD,
    DECIDED,
    DECK,
    DISCARD,
    FACTION_ZONE,
    GAME,
    GONE,
    HAND,
    HERE,
    INITIATIVE,
    INTO_SHADOWS,
    INTRIGUE,
    KNEEL,
    KNELT,
    LOST,
    LIMBO,
    MARSHAL_OR_PLAY,
    MILITARY,
    NAMED,
    NEW_PLOT,
    NEXT_CHALLENGE,
    NEXT_FIGHT,
    NEXT_PHASE,
    NEXT_PLOTS,
    NEXT_PLOT_PHASE,
    PHASE,
    PHASE_OR_GONE,
    PLAY,
    PLOT,
    POWER,
    REMOVED,
    ROUND,
    SHADOWS,
    THIS_TYPE,
    TITLE,
    USED,
    WON,
)  # fmt: skip
