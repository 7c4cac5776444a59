"""Everything a card file needs, in one import.

The order matters where a module uses a word of another in its own way: what describes cards comes late.
"""
# ruff: noqa: F401, F403, I001

from __future__ import annotations

from ..cards.definition import *
from .amounts import *
from .beside import *
from .comparing import *
from .seasons import *
from .others_cards import *
from .attached import *
from .bringing_in import *
from .conditions import *
from .costs import *
from .crests import *
from .deckbuilding import *
from .determinations import *
from .effects.answers import *
from .effects.attachments import *
from .effects.base import *
from .effects.challenges import *
from .effects.control import *
from .effects.choosing import *
from .effects.hand_and_deck import *
from .effects.in_turn import *
from .effects.taking_keywords import *
from .effects.lasting import *
from .effects.looking import *
from .effects.on_cards import *
from .effects.piles import *
from .effects.plots import *
from .effects.power_and_gold import *
from .effects.revealing import *
from .effects.structure import *
from .foretelling import *
from .gained import *
from .having import *
from .influence import *
from .moments import *
from .players import *
from .replacements import *
from .rules import *
from .player_rules import *
from .power import *
from .strength_changes import StrengthChanged
from .table_rules import *
from .tolls import *
from .triggers import *
from .card_triggers import *
from .cancelling import CancelDraws, FreeEventWouldTakeEffect, WouldDraw
from .claims import *
from .fallen import *
from .agendas import *
from .elsewhere import EntersInstead, FoundByAnySearch
from .guises import EmergeAs, KilledThisPhase, PayRest
from .more_challenges import *
from .promises import DrawAndPlay
from .shadows import *
from .trigger_words import TakingPart
from .variable_costs import *
from .who import *
from .play_predicates import *
from .predicates import *
from ..table.words import (
    BESIDE,
    CARD_TYPE,
    CHALLENGE,
    CHALLENGE_ICON,
    CHALLENGE_TYPE,
    DEAD,
    DECK,
    DISCARD,
    FACTION_ZONE,
    GAME,
    HAND,
    INTRIGUE,
    KNEEL,
    LIMBO,
    MARSHAL_OR_PLAY,
    MILITARY,
    NAMED,
    NEW_PLOT,
    PHASE,
    PLAY,
    PLOT,
    POWER,
    ROUND,
    SHADOWS,
    TITLE,
    USED,
    WON,
)  # fmt: skip
