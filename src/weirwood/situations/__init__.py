"""Situations: what the scenarios of the project's tests show of the rules, to be read and tried at a table.

Nothing is kept beside the scenario files: which ones show a rule or a card is read from them when somebody first asks
(``sheets``), and one is judged when somebody wants to know what happens in it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, NamedTuple

from weirwood.errors import UserError
from weirwood.kernel import Game, Rulebook, rulebook, seed_text
from weirwood.situations.own import own_in
from weirwood.situations.sheets import Sheet, shelf, with_card, with_clause
from weirwood.situations.words import expected

OWN_CARDS = "cards"
"""What a configuration calls cards that are no printed ones."""

LONGEST = 200
"""Characters of what is called no situation."""
Kind = Literal["does", "can", "cannot", "then", "chance"]


class Step(NamedTuple):
    """What somebody does, could do or can't do in a situation, by which clauses; or what is then the case."""

    kind: Kind
    who: str
    what: str
    rules: tuple[str, ...] = ()


class Start(NamedTuple):
    """How a situation is set up at a table."""

    rules: Rulebook
    """With the cards that only it has."""
    config: dict[str, Any]
    """All of it: a record needs no situation any more."""
    seat: int
    """Who acts first."""


class Situation(NamedTuple):
    """A position, and what happens from there."""

    id: str
    name: str
    rules: tuple[str, ...]
    """The clauses that it shows."""
    position: dict[str, Any]
    """In the words of a scenario file."""
    steps: tuple[Step, ...]
    seat: str
    """Who acts first; '' if it can't be tried at a table."""
    own: dict[str, str]
    """The cards that only it has, in rules English."""
    start: Start | None


@lru_cache(maxsize=500)
def situation(game: str, id: str) -> Situation:
    """The situation with this id; a UserError if there is none."""
    from weirwood.judge import judge, read_text
    from weirwood.judge.document import OWN_WORDS

    sheet = shelf(game).all.get(id)
    if sheet is None:
        raise UserError(f"There is no situation {id[:LONGEST]!r} of this game.")
    scenario = read_text(sheet.text, id)[0]
    position = {word: value for word, value in scenario.document.items() if word not in OWN_WORDS}
    own = own_in(game, position)
    rules = rulebook(game)
    if own and all(own.values()):
        rules = rules.of({OWN_CARDS: "---\n".join(own.values())})
    try:
        said = judge(scenario, reload=False, rules=rules).said
    except UserError:  # it is read in the words of its file
        said = ()
    start = set_up(scenario, rules, position)
    return Situation(
        id,
        sheet.name,
        sheet.rules,
        position,
        tuple(told(scenario, said)),
        start.rules.seat_names(start.config)[start.seat] if start else "",
        own if start else {},
        start,
    )


def start(game: str, id: str) -> Start:
    """How a situation is set up; a UserError if it can't be tried."""
    found = situation(game, id)
    if found.start is None:
        raise UserError(f"“{found.name}” can be read, but not played from its start.")
    return found.start


def set_up(scenario: Any, rules: Rulebook, position: dict[str, Any]) -> Start | None:
    """A scenario's position at a table, for whoever is the first to do something in it; None if it can't be tried."""
    if position.get("start") is None:
        return None
    try:
        config = rules.judge.scenario(position)
        if not Game(rules, config, seed_text(1)).waiting:
            return None
    except UserError:  # with a card that there are no words for
        return None
    names = rules.seat_names(config)
    steps = sorted((step for step in scenario.steps if step.who), key=lambda step: step.kind != "take")
    first = steps[0].who.casefold() if steps else ""
    return Start(rules, config, next((seat for seat, name in enumerate(names) if name.casefold() == first), 0))


def told(scenario: Any, said: tuple[tuple[int, str], ...]) -> list[Step]:
    """What happens in a scenario, in words."""
    sentences: dict[int, list[str]] = {}
    for line, sentence in said:
        sentences.setdefault(line, []).append(sentence)
    found = []
    for step in scenario.steps:
        if step.kind == "expect":
            found += [Step("then", "", expected(subject, values)) for subject, values in step.expect.items()]
        elif step.kind == "chance":
            found.append(Step("chance", "", ", ".join(step.labels)))
        elif step.kind == "cannot":
            found += [Step("cannot", step.who, label, step.because) for label in step.labels]
        else:
            kind: Kind = "does" if step.kind == "take" else "can"
            found += [Step(kind, step.who, sentence) for sentence in sentences.get(step.line, step.labels)]
    return found + [Step("then", "", expected(subject, values)) for subject, values in scenario.expect.items()]


__all__ = [
    "OWN_CARDS",
    "Sheet",
    "Situation",
    "Start",
    "Step",
    "shelf",
    "situation",
    "start",
    "with_card",
    "with_clause",
]
