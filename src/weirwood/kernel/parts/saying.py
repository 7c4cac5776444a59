"""Saying: an option as a sentence for people, from what is asked and the verb of the answer."""

from __future__ import annotations

from collections.abc import Mapping

from ..decision import Option
from ..state import State

Says = Mapping[tuple[str, str], str]
"""Sentences by the kind of a decision ('': any) and the verb of an option; {} is what its label says beside the verb."""


def asked(state: State, seat: int) -> str:
    """The kind of the decision that is open to a seat."""
    return next((decision.kind for decision in state.asks if decision.seat == seat), "")


def named(option: Option) -> str:
    """What an option's label says beside its verb."""
    verb = option.verb if option.label.startswith(f"{option.verb} ") else option.label.partition(" ")[0]
    return option.label[len(verb) + 1 :]


def begun(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def said(says: Says, kind: str, option: Option) -> str | None:
    """The sentence for an option, if there is one."""
    form = says.get((kind, option.verb)) or says.get(("", option.verb))
    return begun(form.format(named(option))) if form is not None else None
