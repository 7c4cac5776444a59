"""Saying: an option as a sentence for people, and whether it harms something of one's own."""

from __future__ import annotations

from ...kernel.decision import Option
from ...kernel.frame import Frame
from ...kernel.parts.saying import Says, asked, begun, named, said
from ..cards.definition import Ability
from ..phases.challenging import Defenders
from ..table.choosing import Pick
from ..table.event import LEAVING
from ..table.naming import name_of
from ..table.state import Table
from ..timing.initiating import Initiating
from ..timing.occurring import Occurring
from ..vocabulary.describing.who import Answered, Chosen
from ..vocabulary.effects.base import ToCards
from ..vocabulary.walking import walk
from .hints import card_of

SAYS: Says = {
    ("", "attack"): "Attack with {}",
    ("", "defend"): "Defend with {}",
    ("", "plot"): "Reveal {}",
    ("", "place"): "Set up {}",
    ("", "trigger"): "Use {}",
    ("", "play"): "Play {}",
    ("", "kneel"): "Kneel {}",
    ("", "discard"): "Discard {}",
    ("", "sacrifice"): "Sacrifice {}",
    ("", "name"): "Name {}",
    ("", "pay"): "Pay {} gold",
    ("", "order"): "{} first",
    ("", "mulligan"): "Draw seven new cards",
    ("", "keep"): "Keep this hand",
    ("order", "choose"): "{} first",
    ("order", "done"): "Leave them in this order",
    ("forced order", "choose"): "{} first",
    ("challenge", "pass"): "No more challenges",
    ("stealth", "done"): "Use no stealth",
    ("assault", "done"): "Use no assault",
}
"""What all editions ask."""
NOTHING = {"defenders": "Don't defend", "setup": "Set up nothing"}
"""What done means as long as nothing has been picked, by what is asked."""
FATES = {
    "kill": "Kill {}",
    "discard": "Discard {}",
    "sacrifice": "Sacrifice {}",
    "kneel": "Kneel {}",
    "stand": "Stand {}",
    "return": "Return {} to its owner's hand",
    "remove": "Remove {} from the game",
    "shuffle in": "Shuffle {} into its owner's deck",
    "deck top": "Put {} on top of its owner's deck",
    "deck bottom": "Put {} on the bottom of its owner's deck",
    "entomb": "Lay {} in its owner's dead pile",
    "add to hand": "Take {} into your hand",
    "enter": "Put {} into play",
    "control": "Take control of {}",
    "rest": "Spare {}",
}
"""By what becomes of a card that is chosen."""
HARM = LEAVING | {"kneel", "discard from hand", "control"}
"""What nobody wants to happen to a card of theirs."""
SPARED = "rest"
"""What those are bound to who weren't chosen."""


def say(s: Table, seat: int, option: Option, says: Says) -> str:
    """An option as a sentence of its own; ``says`` are those of the edition."""
    verb, card, frame = option.verb, card_of(s, option), s.frames[-1]
    rest, kind = named(option), asked(s, seat)
    own = said(says, kind, option)
    if own is not None:
        return own
    if verb == "challenge":
        return f"{option.args[0].capitalize()} challenge against {s.name(option.args[1])}"
    if verb == "first":
        return "Be the first player yourself" if option.args[0] == seat else f"Let {s.name(option.args[0])} be first"
    if verb == "stealth":
        return f"{s.speech.word('bypass').capitalize()} {name_of(s, option.args[1])}"
    if verb == "assault":
        return f"Assault {name_of(s, option.args[1])}"
    if verb == "marshal":
        return marshalled(s, card, option)
    if verb == "trigger" and option.args[1:2] == (None,):
        return f"Discard a duplicate to save {rest.removesuffix(': duplicate')}"
    if verb == "attach to" and isinstance(frame, Pick):
        return f"Attach {s.called(frame.attaching)} to {rest}"
    if verb == "pay" and " from " in rest:
        amount, _, purse = rest.partition(" from ")
        return f"Pay {amount} of it with the gold on {purse}"
    if verb == "choose" and isinstance(frame, Pick) and (kind, verb) not in SAYS:
        return FATES.get(fate(s, frame), "Choose {}").format(rest)
    if verb == "done" and kind != "order" and not picked(frame, seat):
        return NOTHING.get(kind, "Choose nothing")
    return said(SAYS, kind, option) or begun(option.label)


def picked(frame: Frame, seat: int) -> bool:
    """Whether a seat has picked something already, where it is asked for several things one by one."""
    if isinstance(frame, Pick | Defenders):
        return bool(frame.picked)
    return frame.picks(seat) != []


def marshalled(s: Table, card: int, option: Option) -> str:
    """Bringing a card into play by paying for it, or under a copy of it."""
    name = s.called(card)
    if option.args[1]:
        return f"Place {name} as a duplicate (free)"
    word = s.speech.word("marshal").capitalize()
    return f"{word} {name} as an attachment" if option.label.endswith(" as attachment") else f"{word} {name}"


def fate(s: Table, frame: Pick) -> str:
    """What will be done to the cards that are picked: the verb of an effect, 'rest' if it is done to the others."""
    if frame.does not in ("", "choose"):
        return frame.does
    below = s.frames[-2] if len(s.frames) > 1 else None
    if not isinstance(below, Initiating):
        return ""
    effects = below.steps or (below.ctx.ability.do if below.ctx.ability is not None else ())
    spared = False
    for each in walk(effects):
        if isinstance(each, ToCards) and isinstance(each.who, Chosen):
            if each.who.name == frame.name:
                return each.verb
            spared = spared or (each.who.name == SPARED and each.verb in LEAVING)
    return SPARED if spared else ""


def yours(s: Table, seat: int, option: Option) -> bool:
    """Whether an option names a card of the seat's own as the victim."""
    card, frame = card_of(s, option), s.frames[-1]
    if option.verb == "trigger" and isinstance(frame, Occurring):
        return answers_own(s, seat, option, frame)
    if card < 0 or not isinstance(frame, Pick) or option.verb not in ("choose", "kneel", "discard", "sacrifice"):
        return False
    harmed = option.verb if option.verb != "choose" else fate(s, frame)
    return harmed in HARM and s.ctrl[card] == seat


def answers_own(s: Table, seat: int, option: Option, frame: Occurring) -> bool:
    """Whether a response would harm the very card that it answers, and that is the seat's own."""
    ability = next((arg for arg in option.args if isinstance(arg, Ability)), None)
    if ability is None or len(option.args) < 3 or not 0 <= option.args[2] < len(frame.events):
        return False
    card = frame.events[option.args[2]].card
    if card < 0 or s.ctrl[card] != seat:
        return False
    return any(isinstance(n, ToCards) and isinstance(n.who, Answered) and n.verb in HARM for n in walk(ability.do))
