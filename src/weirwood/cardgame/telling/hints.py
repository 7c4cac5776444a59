"""Hints: what stands beside an option for a person, such as its cost or a character's strength."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Option
from ..cards.definition import Ability, Card, Context
from ..grammar.keeping import Kept
from ..grammar.speech import Speech
from ..phases.declaring import kneels, may_attack, may_defend
from ..table import values
from ..table.choosing import Pick, PickWord
from ..table.event import LEAVING
from ..table.naming import side_hint
from ..table.state import Table
from ..table.words import CHARACTER, EVENT, PLAY, PLOT_CARD
from ..timing.due import DueEffects
from ..timing.occurring import Occurring
from ..timing.pricing import discount, marshal_cost
from ..timing.purses import SplitGold
from ..vocabulary.lines import ability_text, named
from .claims import claim

_texts: Kept[Ability, tuple[Speech, str]] = Kept()
_boxes: Kept[Card, tuple[Speech, str]] = Kept()


NO_CARDS = ("first", "pay")
"""The verbs of options that begin with a player, or a number."""


def card_of(s: Table, option: Option) -> int:
    """The card that an option is about; -1 if it is about none: a word, a player or a number is no card."""
    args = option.args
    found = args[0] if args and isinstance(args[0], int) and option.verb not in NO_CARDS else -1
    if not 0 <= found < len(s.defn) or (s.frames and isinstance(s.frames[-1], PickWord)):
        return -1
    return -1 if option.verb == "choose" and s.defn[found].name not in option.label else found


def _text(ability: Ability, speech: Speech) -> str:
    """An ability in words, which are put together once."""
    kept = _texts.get(id(ability))
    if kept is None or kept[1][0] is not speech:
        kept = _texts.put(ability, (speech, ability_text(ability, speech, ability.zones)))
    return kept[1][1]


def text_box(card: Card, speech: Speech) -> str:
    """All of a card's text in one line, put together once."""
    kept = _boxes.get(id(card))
    if kept is None or kept[1][0] is not speech:
        from ..vocabulary.text import card_text  # how texts are said is asked for by few

        kept = _boxes.put(card, (speech, " ".join(card_text(card, speech))))
    return kept[1][1]


def answered(s: Table, args: tuple[Any, ...]) -> str:
    """What an answer to an ability that is about to take effect would keep from happening."""
    frame = s.frames[-1]
    if len(args) < 3 or not isinstance(frame, Occurring) or not 0 <= args[2] < len(frame.events):
        return ""
    event = frame.events[args[2]]
    uses = (
        ctx for each in s.frames if isinstance(ctx := getattr(each, "ctx", None), Context) and ctx.card == event.card
    )
    ability = next((ctx.ability for ctx in uses if ctx.ability is not None), None) if event.kind == "initiate" else None
    if ability is None:
        return ""
    text = named(_text(ability, s.speech), s.defn[event.card].name).partition(": ")[2]
    return f" {s.name(event.player)}'s {s.called(event.card)} is: {text}"


def anothers(s: Table, seat: int, args: tuple[Any, ...]) -> str:
    """Whose card it is that would be kept from leaving play, if it isn't the seat's own."""
    frame = s.frames[-1]
    if len(args) < 3 or not isinstance(frame, Occurring) or not 0 <= args[2] < len(frame.events):
        return ""
    event = frame.events[args[2]]
    if event.kind not in LEAVING or event.done or event.card < 0 or s.ctrl[event.card] == seat:
        return ""
    return f" ({s.called(event.card)} is {s.name(s.ctrl[event.card])}'s.)"


ROLES = {"attack": "attacking", "defend": "defending"}


def kneels_for(s: Table, card: int, verb: str) -> bool:
    """Whether it costs a character its standing to be declared."""
    return verb in ROLES and s.challenge is not None and kneels(s, card, ROLES[verb])


def of_player(s: Table, player: int) -> str:
    """What one weighs players by who may be chosen."""
    return f"{s.total_power(player)} power, {len(s.hand[player])} in hand, {s.gold[player]} gold"


def gain(s: Table, seat: int, kind: str, opponent: int) -> str:
    """What winning a challenge would bring; that nobody defends brings something by itself."""
    return f"if you win, {claim(s, seat, kind, seat, opponent)}"


def hint(s: Table, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, args, card = option.verb, option.args, card_of(s, option)
    if verb == "order" and isinstance(s.frames[-1], DueEffects):
        return s.frames[-1].says(s, option)
    if verb == "pay" and isinstance(s.frames[-1], SplitGold):
        return f"{s.frames[-1].amount - args[0]} from your gold pool" if args[0] < s.frames[-1].amount else ""
    if verb == "challenge":
        able = [c for c in s.area[seat] if may_attack(s, c, args[0], against=args[1]) is None]
        return f"{side_hint(s, able, s.speech.word('STR'))}; {gain(s, seat, *args)}"
    if verb == "first":
        return "you act first in every phase" if args[0] == seat else f"{s.name(args[0])} acts first in every phase"
    if verb == "stealth":
        anyway = " anyway" if may_defend(s, args[1]) is not None else " then"
        return f"{values.strength(s, args[1])} {s.speech.word('STR')}; it can't defend{anyway}"
    if verb == "assault":
        return "blank in this challenge, and it kneels if you win"
    if verb == "choose" and isinstance(frame := s.frames[-1], PickWord) and frame.name == "player":
        return of_player(s, args[0][0])
    if card < 0:
        return ""
    defn = s.defn[card]
    if verb == "marshal":
        return "discard it later to save that card" if args[1] else f"{marshal_cost(s, seat, card)} gold"
    if verb == "place":
        return f"{defn.cost or 0} gold"
    if verb == "trigger" and len(args) > 1 and args[1] is None:
        return "discard its duplicate → save it"
    if verb in ("play", "trigger") and len(args) > 1 and isinstance(args[1], Ability):
        text = named(_text(args[1], s.speech), defn.name).partition(": ")[2]
        if defn.type == EVENT and defn.x_cost is True and s.zone[card] != PLAY:
            text = f"X gold, as much as you like; {text}"
        elif defn.type == EVENT and defn.cost is not None and not defn.x_cost and s.zone[card] != PLAY:
            text = f"{max(0, defn.cost - discount(s, seat, card, 'play'))} gold; {text}"
        return f"{text}{answered(s, args)}{anothers(s, seat, args)}"
    if verb in ("choose", "order") and defn.type == PLOT_CARD:
        whose = f"{s.name(s.ctrl[card])}'s. " if s.ctrl[card] != seat else ""
        return f"{whose}{text_box(defn, s.speech)}"
    if verb in ("attack", "defend", "choose", "attach to", "kneel") and s.zone[card] == PLAY:
        notes = [f"{values.strength(s, card)} {s.speech.word('STR')}"] if defn.type == CHARACTER else []
        notes += ["kneeling"] if s.kneeling[card] else ["kneels"] if kneels_for(s, card, verb) else []
        notes += [f"{s.power[card]} power on it"] if verb == "choose" and s.power[card] else []
        whose = "yours" if verb == "attach to" else ""
        notes += [f"{s.name(s.ctrl[card])}'s"] if s.ctrl[card] != seat else [whose] if whose else []
        frame = s.frames[-1]
        if verb == "attach to" and isinstance(frame, Pick) and frame.attaching >= 0:
            text = text_box(s.defn[frame.attaching], s.speech).removesuffix(".")
            return "; ".join(filter(None, (text, ", ".join(notes))))
        return ", ".join(notes)
    if verb == "choose" and defn.cost is not None and s.zone[card] != PLAY:
        strength = [f"{defn.strength} {s.speech.word('STR')}"] if defn.type == CHARACTER else []
        return ", ".join([f"{defn.cost}-cost", *strength])
    return ""
