"""Using abilities and events: whether they are worth what they cost, and whom to choose for them."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ..cards.definition import Ability, Context
from ..table import values
from ..table.choosing import Pick
from ..table.gaining import playing
from ..table.state import Table
from ..table.words import HAND, PLAY
from ..timing.initiating import Initiating
from ..timing.occurring import Occurring
from ..vocabulary.describing.who import Chosen
from ..vocabulary.effects.base import ToCards
from ..vocabulary.effects.choosing import Choose
from . import worth
from .doing import CARD, DONE_TO, GOLD, Doing, doing, this

CROSSING = 1.5
"""What it is worth to turn a challenge round."""
LIKELY = 0.5
"""What an ability is worth of which nothing can be said."""
LEFT_OUT = "rest"
"""The name of those who weren't chosen."""


def ability_of(option: Option) -> Ability | None:
    """The ability that an option uses."""
    for arg in option.args:
        if isinstance(arg, Ability):
            return arg
    return None


def use(s: Table, decision: Decision, option: Option) -> float:
    """What it is worth to use an ability now, or to play an event."""
    ability, seat = ability_of(option), decision.seat
    card = option.args[0]
    if ability is None:
        return saved(s, decision, option) if len(option.args) > 1 and option.args[1] is None else LIKELY
    what = doing(ability)
    score = what.gain - what.price
    if s.zone[card] == HAND or playing(s, Context(card, seat, ability)):
        score -= CARD * (s.zone[card] == HAND) + GOLD * (s.defn[card].cost or 0)
    elif what.given_up:
        score -= what.given_up * max(0.3, worth.in_play(s, card)) if s.ctrl[card] == seat else 0.0
    if what.saves:
        return score + saved(s, decision, option)
    ctx = Context(card, seat, ability)
    for choose in ability.choose:
        if isinstance(choose, Choose):
            score += best_target(s, seat, choose.eligible(s, ctx, ability.do), what)
    if not ability.choose and what.chosen:
        score += 0.5 * abs(what.chosen)
    for effect in what.others:
        score += reached(s, ctx, effect)
    quiet = not (what.gain or what.chosen or what.others or what.strength)
    return score + (LIKELY if quiet else 0.0)


def saved(s: Table, decision: Decision, option: Option) -> float:
    """What it is worth to save the card that an answer is about."""
    frame = s.frames[-1]
    if not isinstance(frame, Occurring) or len(option.args) < 3:
        return LIKELY
    number = option.args[2]
    if not isinstance(number, int) or number >= len(frame.events):
        return LIKELY
    card = frame.events[number].card
    if card < 0:
        return LIKELY
    return worth.in_play(s, card) if s.ctrl[card] == decision.seat else -1.0


def reached(s: Table, ctx: Context, effect: ToCards) -> float:
    """What is done to the cards that nobody chooses: harm to others is good, harm to one's own is not."""
    share = DONE_TO.get(effect.verb, 1.0)
    if this(effect):
        return share * 0.5 * worth.in_play(s, ctx.card) if s.zone[ctx.card] == PLAY else 0.3
    total = 0.0
    for card in effect.who.find(s, ctx) if not getattr(effect.who, "bound", False) else ():
        if s.zone[card] == PLAY and (effect.verb != "kneel" or not s.kneeling[card]):
            total += share * worth.in_play(s, card) * (1 if s.ctrl[card] == ctx.player else -1)
    return total


def best_target(s: Table, seat: int, cards: list[int], what: Doing) -> float:
    """What it is worth to choose the best of these cards; below 0 if only one's own can be harmed."""
    return max((target(s, seat, card, what) for card in cards), default=0.0)


def target(s: Table, seat: int, card: int, what: Doing) -> float:
    """What it is worth to choose a card for an ability."""
    own = s.ctrl[card] == seat
    if s.zone[card] != PLAY:
        return worth.printed(s.defn[card]) * (0.7 if own or what.chosen >= 0 else 0.3)
    score = what.chosen * worth.in_play(s, card) * (1 if own else -1)
    if what.strength:
        score += turning(s, seat, card, what.strength)
    return score


def turning(s: Table, seat: int, card: int, by: int) -> float:
    """Whether more or less STR of a card turns the challenge that is under way."""
    c = s.challenge
    if c is None or seat not in (c.attacker, c.defender):
        return -0.3 if by > 0 else -0.1
    attacking = card in c.attackers
    if not attacking and card not in c.defenders:
        return -0.3
    by = max(by, -values.strength(s, card))
    ahead = values.side_strength(s, "attacking") - values.side_strength(s, "defending")
    after = ahead + (by if attacking else -by)
    wins, will = ahead >= 0, after >= 0
    if wins == will:
        return -0.4
    return CROSSING if will == (seat == c.attacker) else -CROSSING


# Whom to choose


def picked(s: Table, decision: Decision) -> list[float]:
    """What each card is worth to pick, for whatever they are picked."""
    frame = s.frames[-1]
    if not isinstance(frame, Pick):
        return [0.0] * len(decision.options)
    under = s.frames[-2] if len(s.frames) > 1 else None
    ability = under.ctx.ability if isinstance(under, Initiating) else None
    return [
        (0.0 if option.verb == "done" else pick(s, decision.seat, frame, under, ability, option.args[0]))
        for option in decision.options
    ]


def pick(s: Table, seat: int, frame: Pick, under: object, ability: Ability | None, card: int) -> float:
    """What it is worth to pick a card."""
    own = s.ctrl[card] == seat
    if frame.verb == "attach to":
        return host(s, seat, frame.attaching, card)
    if frame.name.startswith("paid") or frame.verb == "discard" or frame.name in ("discarded", "down to"):
        return -(worth.in_play(s, card) if s.zone[card] == PLAY else worth.in_hand(s, seat, card))
    if frame.name == "order":
        return 0.0
    if frame.name == "own" and isinstance(under, Initiating):
        good = sparing(under)
        if good:
            return good * worth.in_play(s, card) * (1 if own else -1)
    if frame.does and frame.does != "choose":
        return DONE_TO.get(frame.does, 1.0) * worth.in_play(s, card) * (1 if own else -1)
    if ability is not None:
        what = doing(ability)
        if what.chosen or what.strength:
            return target(s, seat, card, what)
    if s.zone[card] == PLAY:
        return worth.in_play(s, card) * (1 if own else -1)
    return worth.in_hand(s, seat, card)


def sparing(under: Initiating) -> int:
    """1 if those who are chosen are spared what happens to the others, -1 if it happens to them; 0: neither."""
    for effect in under.steps[under.at :]:
        if isinstance(effect, ToCards) and isinstance(effect.who, Chosen) and DONE_TO.get(effect.verb, 1.0) < 0:
            return 1 if effect.who.name == LEFT_OUT else -1
    return 0


def host(s: Table, seat: int, attachment: int, card: int) -> float:
    """How good a card is to attach something to: the best of one's own, or for a burden the best of another's."""
    own = s.ctrl[card] == seat
    good = burden(s, attachment) >= 0
    return (worth.in_play(s, card) + (0.0 if s.kneeling[card] else 0.2)) * (1 if own == good else -1)


def burden(s: Table, attachment: int) -> float:
    """Below 0 if an attachment is bad for what it is attached to."""
    total = 0.0
    for rule in s.defn[attachment].constants if attachment >= 0 else ():
        name, by = type(rule).__name__, getattr(rule, "by", getattr(rule, "sign", 0))
        if name in ("Blank", "EntersKneeling") or name.startswith("Cannot") or name == "DoesNotStand":
            total -= 1.0
        elif isinstance(by, int) and name in ("Strength", "Icon", "Gains"):
            total += by
    return total
