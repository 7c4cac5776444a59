"""The effects a player can declare in a window (fief.2.4.7), each from the file that has its rules; the course."""

from __future__ import annotations

from ..battles import siege
from ..diplomacy import offers
from ..events import abduction, assassination, dragons, justice, secret_passage, small_council, taxes, uprising
from ..hear_ye import whisperers
from ..model.course import Course, Effect
from ..movement import moves
from ..purchase import granting
from ..realm import captives, control
from ..realm import house_abilities as houses_abilities
from .settling import settle

EFFECTS = (
    # Opportunity cards (fief.2.4.3)
    Effect(("play uprising",), uprising.uprising_offers, uprising.play_uprising),
    Effect(("play secret passage",), secret_passage.passage_offers, secret_passage.play_passage),
    Effect(("tunnel",), secret_passage.tunnel_offers, secret_passage.tunnel),
    Effect(("play assassination",), assassination.assassination_offers, assassination.play_assassination),
    Effect(("play justice",), justice.justice_offers, justice.play_justice),
    Effect(("play abduction",), abduction.abduction_offers, abduction.play_abduction),
    Effect(("play mother of dragons",), dragons.dragon_offers, dragons.play_dragons),
    Effect(("play join the small council",), small_council.council_offers, small_council.play_council),
    Effect(("lend passage",), moves.lend_offers, moves.lend),
    # House abilities
    Effect(("use house",), houses_abilities.ability_offers, houses_abilities.use_ability),
    Effect(("look", "steal"), houses_abilities.private_offers, houses_abilities.use_private, idle=True),
    # Title privileges
    Effect(("use title",), taxes.refusal_offers, taxes.refuse_tax),
    Effect(("use whisperers",), whisperers.whisper_offers, whisperers.use_whisperers, idle=True),
    # Giving Control of a Village (fief.5.1.5), Captives (fief.4.1.7, fief.6.2.3.10), diplomacy (9)
    Effect(("hand over",), control.hand_over_offers, control.hand_over, idle=True),
    Effect(("release",), captives.captive_offers, captives.release, idle=True),
    Effect(("hand over captive",), captives.no_offers, captives.hand_over_captive, idle=True),
    Effect(("lift siege",), siege.lift_offers, siege.lift, idle=True),
    Effect(("grant",), granting.grant_offers, granting.begin_grant, idle=True),
    Effect(("offer",), offers.what_to_offer, offers.begin_offer, idle=True),
    Effect(("accept offer", "take back offer"), captives.no_offers, offers.answer_pending, idle=True),
)

COURSE = Course(EFFECTS, settle)
