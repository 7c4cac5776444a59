"""Saying a card: its rules text, generated from its definition, so that text and behaviour cannot disagree."""

from __future__ import annotations

from .costs import say_costs
from .definition import Ability, Card
from .structure import say_all

PRECURSORS = {"action": "Action", "reaction": "Reaction", "interrupt": "Interrupt", "when revealed": "When revealed"}
SIGNS = {"income": "gold", "initiative": "initiative", "reserve": "reserve"}


def card_text(card: Card) -> list[str]:
    """The lines of a card's text box, traits aside."""
    lines: list[str] = []
    if card.keywords and card.type != "event":
        lines.append(" ".join(sentence(str(k)) for k in card.keywords))
    elif card.has_keyword("limited"):
        lines.append("Limited.")
    if card.attach_to is not None:
        lines.append(sentence(f"attach only to {card.attach_to.say()}"))
    if card.per_host:
        lines.append(f"Limit {card.per_host} per character.")
    if card.play_only is not None:
        words = card.play_only.say()
        lines.append(sentence(f"play only {'' if words.startswith('during') else 'if '}{words}"))
    if card.deck is not None:
        lines += [sentence(line) for line in card.deck.say()]
    if card.type != "event":
        lines += [sentence(constant.say()) for constant in card.constants]
    lines += [ability_text(ability) for ability in card.abilities]
    lines += [f"{amount:+d} {SIGNS[figure]}." for figure, amount in card.modifiers.items()]
    return [named(line, card.name) for line in lines]


def ability_text(ability: Ability) -> str:
    """One triggered ability: 'Reaction, after you win a power challenge: kneel this card → draw 2 cards. (limit …)'."""
    head = PRECURSORS[ability.kind]
    if ability.forced and ability.kind != "when revealed":
        head = f"Forced {head.lower()}"
    if ability.phase:
        head = f"{ability.phase.capitalize()} action"
    if ability.trigger is not None:
        head += f", {'after' if ability.kind == 'reaction' else 'when'} {ability.trigger.say()}"
    if ability.condition is not None:
        words = ability.condition.say()
        head += f", {'' if words.startswith('during') else 'if '}{words}"
    chosen = [choose.say() for choose in ability.choose]
    effects = say_all(ability.do)
    body = effects if not chosen else f"{' and '.join(chosen)}; {effects}"
    if ability.costs:
        body = f"{say_costs(ability.costs)} → {body}"
    text = f"{head}: {body}."
    if ability.limit is not None:
        text += f" ({ability.limit.say().capitalize()}.)"
    return text[0].upper() + text[1:]


def sentence(text: str) -> str:
    """A line with a capital and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!")) else ".")


def named(text: str, name: str) -> str:
    """The card's own name in place of the mark for it."""
    return text.replace("~'s", f"{name}'s").replace("~", name)
