"""What a sensible player does without thinking far: the choice for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.chance import Chance
from ....kernel.decision import Decision, Option
from ..battles import policy as policy_war
from ..diplomacy import policy as policy_talk
from ..events import policy as policy_cards
from ..hear_ye import policy as policy_court
from ..model.state import Fief
from ..movement import policy as policy_march
from ..purchase import policy as policy_buy
from ..realm import policy as policy_realm
from ..round.policy import agree, dull, first

Choice = Callable[[Fief, Decision, Chance], Option | None]


def choose(s: Fief, decision: Decision, chance: Chance) -> Option:
    """The choice for a decision; anything where there is no opinion."""
    known = CHOICES.get(decision.kind)
    found = known(s, decision, chance) if known is not None else None
    return found or decision.options[chance.below(len(decision.options))]


def keep(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "keep")


def propose(s: Fief, decision: Decision, chance: Chance) -> Option | None:
    return first(decision, "propose")


CHOICES: dict[str, Choice] = {
    # Cards and windows
    "effect": policy_cards.effect, "discard": policy_cards.discard, "draw": policy_cards.draw,
    "stark": policy_cards.throw, "play": policy_cards.play, "boost": policy_cards.boost, "calm": policy_cards.calm,
    "mercy": policy_realm.mercy, "swap": policy_cards.swap, "split": policy_cards.split,
    "abduction": dull, "attack": policy_cards.strike, "bonus": policy_cards.discard, "escape": policy_realm.for_self,
    # The court
    "candidate": policy_court.candidate, "vote": policy_court.vote, "tie": policy_realm.favourite,
    "title": policy_realm.title, "sponsor": policy_realm.humblest, "black": policy_realm.humblest,
    "surplus": policy_realm.surplus, "seat": policy_court.council_seat, "consent": policy_court.consent,
    "outlaw": policy_court.against_others, "pyre": policy_court.against_others, "pardon": policy_realm.for_self,
    "controller": policy_realm.favourite, "captor": policy_realm.favourite, "maester": policy_realm.favourite,
    "bid": policy_buy.bid, "send": dull, "accept": agree, "idols": dull, "convert": dull, "oath": dull,
    "concession": dull,
    # Purchases
    "buy": policy_buy.buy, "ransom": policy_buy.ransom, "answer ransom": policy_buy.take_ransom, "grant": propose,
    "answer grant": policy_buy.grant,
    # Marches and Battles
    "order": keep, "march": policy_march.march, "step": policy_march.step, "permission": policy_march.permission,
    "voyage": policy_march.permission, "battle": policy_war.attack, "parley": policy_war.parley,
    "truce": policy_war.truce, "side": policy_war.side, "join": agree, "loss": policy_realm.humblest,
    "plague": policy_war.weakest, "reroll": policy_war.reroll, "persuade": policy_war.persuade,
    "siege": policy_war.siege, "pillage": policy_war.pillage, "place": policy_realm.place, "city": policy_realm.place,
    "heart breaker": agree,
    # Talk
    "announce marriage": policy_court.announce, "terms": policy_court.terms, "marriage": policy_court.agree_to_match,
    "divorce": policy_court.divorce, "offer": policy_talk.offer, "answer offer": policy_talk.answer,
    "talk": dull, "longer": dull, "share": agree,
}  # fmt: skip
"""The opinion for each kind of decision; None there: anything."""
