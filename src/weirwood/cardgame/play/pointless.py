"""What a person need not be asked because it would do nothing for them: claim for nobody, harm to nobody but oneself."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ..cards.definition import Ability, Context
from ..table.choosing import Pick
from ..table.event import LEAVING
from ..table.state import Table
from ..table.words import CHALLENGE, PLAY
from ..timing.initiating import Initiating
from ..vocabulary.changing.hand_and_deck import Draw
from ..vocabulary.changing.on_cards import Stand
from ..vocabulary.describing.players import YOU
from ..vocabulary.describing.who import OTHERS, THAT, THOSE
from ..vocabulary.effects.base import ToCards
from ..vocabulary.effects.choosing import Choose
from ..vocabulary.effects.lasting import Gives, GivesPlayers
from ..vocabulary.ruling.player_rules import PlotValue
from ..vocabulary.walking import walk

HARM = {"kill": ("kill", "leave", "to dead pile"), "discard": ("discard", "leave"), "kneel": ("kneel",)}
"""What nobody wants to happen to their own cards, unless one of these answers it."""


def pointless(s: Table, seat: int, card: int, ability: Ability) -> bool:
    """Whether a card's ability can't do anything for a player now."""
    return (
        claims_nothing(s, seat, ability)
        or draws_nothing(s, seat, ability)
        or stands_nobody(s, seat, card, ability)
        or hurts_oneself(s, seat, card, ability)
    )


def draws_nothing(s: Table, seat: int, ability: Ability) -> bool:
    """Whether all it does is to let its player draw, who may draw no more."""
    return not s.may_draw(seat) and all(isinstance(each, Draw) and each.who == YOU for each in ability.do)


def stands_nobody(s: Table, seat: int, card: int, ability: Ability) -> bool:
    """Whether all it does is to stand what is chosen, and all that can be chosen stands already."""
    if card < 0 or len(ability.choose) != 1 or not isinstance(ability.choose[0], Choose):
        return False
    if not ability.do or not all(isinstance(each, Stand) and each.who in (THAT, THOSE) for each in ability.do):
        return False
    return not any(s.kneeling[each] for each in ability.choose[0].eligible(s, Context(card, seat, ability), ability.do))


def claims_nothing(s: Table, seat: int, ability: Ability) -> bool:
    """Whether all it does is to raise the claim, for this challenge, of players who don't attack, or against oneself."""
    c = s.challenge
    if c is None:
        return False
    for effect in ability.do:
        rule = effect.rule if isinstance(effect, GivesPlayers) and effect.until == CHALLENGE else None
        if not isinstance(rule, PlotValue) or rule.figure != "claim" or rule.by < 0:
            return False
        if c.defender != seat and c.attacker in rule.players.seats(s, Context(-1, seat, ability)):
            return False
    return True


def harm(ability: Ability) -> list[str]:
    """What an action does to a card that is chosen, if that is all it does, and harm."""
    if ability.trigger is not None or len(ability.choose) != 1 or not isinstance(ability.choose[0], Choose):
        return []
    verbs = [effect.verb for effect in ability.do if isinstance(effect, ToCards) and effect.who in (THAT, THOSE)]
    return verbs if len(verbs) == len(ability.do) and HARM.keys() >= set(verbs) else []


def victims(s: Table, seat: int, card: int, ability: Ability) -> list[int]:
    """The cards among which an action that only harms lets a player choose."""
    found = ability.choose[0].eligible(s, Context(card, seat, ability), ability.do) if harm(ability) else ()
    return list(found)


def hurts_oneself(s: Table, seat: int, card: int, ability: Ability) -> bool:
    """Whether all it does is to harm a card that is chosen, only the player's own can be, and nothing of his answers it."""
    verbs = harm(ability)
    answers = (each for verb in verbs for kind in HARM[verb] for each, _ in s.listeners.get(kind, ()))
    if not verbs or card < 0 or any(s.ctrl[each] == seat for each in answers):
        return False
    return all(s.ctrl[each] == seat for each in victims(s, seat, card, ability))


def peaceful(ability: Ability) -> bool:
    """Whether an action has nothing to do with cards in play: it draws, looks, or gains something."""
    touches = (ToCards, Gives, GivesPlayers)
    return not ability.choose and not any(isinstance(node, touches) for node in walk(ability.do))


def sparing(s: Table) -> tuple[Pick, ToCards] | None:
    """What is being picked, if whatever isn't leaves play, and by which effect."""
    pick = s.frames[-1]
    under = s.frames[-2] if len(s.frames) > 1 else None
    if isinstance(pick, Pick) and isinstance(under, Initiating):
        for effect in under.steps[under.at :]:
            if isinstance(effect, ToCards) and effect.who == OTHERS and effect.verb in LEAVING:
                return pick, effect
    return None


def spares_all(s: Table, decision: Decision) -> Option | None:
    """The next card to pick where all of one's own can be kept from leaving play, and none of one's own in play answers it.

    What is in hand doesn't count: whether somebody is asked must not tell what they hold.
    """
    found = sparing(s)
    if found is None:
        return None
    pick, effect = found
    seat = decision.seat
    if effect.verb not in HARM or len(pick.cards) > pick.most or pick.cost >= 0:
        return None
    answers = [card for kind in HARM[effect.verb] for card, _ in s.listeners.get(kind, ())]
    if any(s.ctrl[card] == seat and s.zone[card] == PLAY for card in answers):
        return None
    if any(s.ctrl[card] != seat for card in pick.cards):
        return None
    return next((option for option in decision.options if option is not decision.declining), None)
