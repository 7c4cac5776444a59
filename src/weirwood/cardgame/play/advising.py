"""What a person should know of their answers: the sensible one, and what an answer would cost them for good."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ..phases.setup import SettingUp
from ..table.naming import name_of
from ..table.state import Table
from ..telling.hints import card_of
from ..timing.occurring import Occurring
from ..timing.purses import SplitGold
from ..vocabulary.effects.answers import Save
from ..vocabulary.paying.costs import SelfCost
from ..vocabulary.walking import walk
from .asking import harmless
from .pointless import sparing
from .thrift import ability_of

LOST = {
    "kill": "will die", "discard": "will be discarded", "sacrifice": "will be sacrificed", "return": "will go back to hand",
    "remove": "will be removed from the game", "shuffle in": "will be shuffled into the deck",
    "deck top": "will go to the top of the deck", "deck bottom": "will go to the bottom of the deck",
    "hide": "will go into Shadows", "entomb": "will go to the dead pile",
}  # fmt: skip
GIVEN = {"sacrifice": "is sacrificed", "discard": "is discarded", "remove": "is removed from the game"}
"""What becomes of a card that is given up as a cost."""


def costs(s: Table, decision: Decision) -> dict[str, str]:
    """What answers would destroy of the seat's own, or give up for good; nothing where every answer does."""
    found = {option.label: said for option in decision.options if (said := cost(s, decision, option))}
    return found if len(found) < len(decision.options) else {}


def cost(s: Table, decision: Decision, option: Option) -> str:
    """What an answer would cost, in a sentence; '' if nothing is lost by it."""
    if option is decision.declining:
        return spared(s, decision) or unsaved(s, decision) or unplaced(s, decision)
    ability, card = ability_of(option), card_of(s, option)
    for each in ability.costs if ability is not None else ():
        if isinstance(each, SelfCost) and each.kind in GIVEN and s.ctrl[card] == decision.seat:
            return f"{s.called(card)} {GIVEN[each.kind]} for it."
    return ""


def spared(s: Table, decision: Decision) -> str:
    """Who leaves play because they aren't chosen, where more could be."""
    found = sparing(s)
    if found is None:
        return ""
    pick, effect = found
    left = [c for c in pick.cards if c not in pick.picked and s.ctrl[c] == decision.seat]
    return lost(s, left, len(pick.cards), LOST[effect.verb])


def lost(s: Table, cards: list[int], of: int, what: str) -> str:
    """That cards will be lost: all of them, or by name."""
    if not cards:
        return ""
    if len(cards) == 1:
        return f"{s.called(cards[0])} {what}."
    if len(cards) == of:
        return f"All {of} of your characters {what}."
    return f"{', '.join(name_of(s, c) for c in cards[:-1])} and {name_of(s, cards[-1])} {what}."


def saves(option: Option) -> bool:
    """Whether an option saves a card: by its duplicate, or by an ability that costs nothing else."""
    if option.verb != "trigger":
        return False
    ability = ability_of(option)
    if ability is None:
        return len(option.args) > 1 and option.args[1] is None
    return not ability.costs and any(isinstance(node, Save) for node in walk(ability.do))


def unsaved(s: Table, decision: Decision) -> str:
    """Which of the seat's own cards leave play though something at hand would save them."""
    frame = s.frames[-1]
    if not isinstance(frame, Occurring):
        return ""
    for option in decision.options:
        if saves(option):
            event = frame.events[option.args[2]]
            if event.card >= 0 and s.ctrl[event.card] == decision.seat and event.kind in LOST:
                return f"{s.called(event.card)} {LOST[event.kind]}."
    return ""


def unplaced(s: Table, decision: Decision) -> str:
    """That somebody would begin with nothing in play."""
    frame = s.frames[-1]
    placing = decision.kind == "setup" and decision.options[0].verb != "keep"
    bare = placing and isinstance(frame, SettingUp) and not frame.placed[decision.seat]
    return "You will begin with nothing in play." if bare else ""


def sensible(s: Table, decision: Decision) -> Option | None:
    """What loses nothing, else a save that costs nothing, else declining, unless that costs something.

    Gold on a card is spent last: what is left in a pool is returned when the round ends.
    """
    if isinstance(s.frames[-1], SplitGold):
        return decision.options[0]
    free = harmless(s, decision)
    if free is not None:
        return free
    saved = next((option for option in decision.options if saves(option)), None)
    if saved is not None and unsaved(s, decision):
        return saved
    declining = decision.declining
    return declining if declining is not None and not cost(s, decision, declining) else None
