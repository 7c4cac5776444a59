"""Saying a card: its rules text, generated from its definition, so that text and behaviour cannot disagree."""

from __future__ import annotations

from .constants import Static
from .costs import say_costs
from .definition import AFTERWARDS, Ability, Card
from .wording import instructions
from .words import listed

PRECURSORS = {
    "action": "Action", "reaction": "Reaction", "interrupt": "Interrupt", "when revealed": "When revealed",
    "response": "Response", "passive": "",
}  # fmt: skip
SIGNS = {"income": "gold", "initiative": "initiative", "reserve": "reserve"}


def card_text(card: Card) -> list[str]:
    """The lines of a card's text box, traits aside."""
    lines: list[str] = []
    if card.supports:
        lines.append(f"Supports {listed(list(card.supports))}.")
    if card.rivals:
        lines.append(f"Rivals: {listed(list(card.rivals))}.")
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
        if words.startswith("you control "):
            words = f"with {words.removeprefix('you control ')} under your control"
        elif not words.startswith("during"):
            words = f"while {words}"
        lines.append(sentence(f"playable only {words}"))
    if card.deck is not None:
        lines += [sentence(line) for line in card.deck.say()]
    if card.type != "event":
        lines += [sentence(line) for line in constant_lines(card.constants)]
    lines += [f"{amount:+d} {SIGNS[figure]}." for figure, amount in card.modifiers.items()]
    lines += [ability_text(ability) for ability in card.abilities]
    if card.x_cost and card.x_cost is not True:
        lines.append(f"X is {card.x_cost.say()}.")
    if card.type == "event" and card.constants:
        text = [*(str(k) for k in card.keywords), *(constant.say() for constant in card.constants)]
        lines.append("As an attachment: " + " ".join(sentence(line) for line in text))
    return [named(line, card.name) for line in lines]


def constant_lines(constants: tuple[Static, ...]) -> list[str]:
    """The constant abilities; those in a row with one subject and one condition make one sentence."""
    lines: list[tuple[Static, list[str]]] = []
    last: Static | None = None
    for constant in constants:
        subject = "" if constant.who is None else constant.who.say() + " "
        same = last is not None and constant.who is last.who and constant.condition is last.condition
        if (
            same
            and subject
            and constant.what().startswith(subject)
            and last is not None
            and last.what().startswith(subject)
        ):
            lines[-1][1].append(constant.what().removeprefix(subject))
        else:
            lines.append((constant, [constant.what()]))
        last = constant
    return [constant.conditional(listed(line)) for constant, line in lines]


def ability_text(ability: Ability) -> str:
    """One triggered ability: 'Reaction, after you win a power challenge: kneel this card → draw 2 cards. (limit …)'."""
    head = PRECURSORS[ability.kind]
    if ability.forced and ability.kind not in ("when revealed", "passive"):
        head = f"Forced {head.lower()}"
    if ability.phase:
        head = f"{ability.phase.capitalize()} action"
    if ability.trigger is not None:
        after = ability.kind in AFTERWARDS and not ability.trigger.would
        head += f", {'after' if after else 'when'} {ability.trigger.say()}"
    if ability.condition is not None:
        words = ability.condition.say()
        head += f", {'' if words.startswith('during') else 'if '}{words}"
    body = instructions(ability)
    if ability.costs:
        body = f"{say_costs(ability.costs)} → {body}"
    text = f"{head.removeprefix(', ')}: {body}."
    if ability.limit is not None:
        text += f" ({ability.limit.say().capitalize()}.)"
    return text[0].upper() + text[1:]


def sentence(text: str) -> str:
    """A line with a capital and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!")) else ".")


def named(text: str, name: str) -> str:
    """The card's own name in place of the mark for it."""
    return text.replace("~", name)
