"""What a person looks up at the table: a card by part of its name, a clause of the game that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weirwood.errors import UserError

if TYPE_CHECKING:
    from weirwood.kernel import Rulebook
    from weirwood.rules import Clause

LISTED = 12


def card_lines(rules: Rulebook, wanted: str) -> list[str]:
    """The face of the card with this name, else of the only one that fits; where several do, their names."""
    try:
        return rules.cards.text(wanted)
    except UserError:
        found = fitting(wanted, rules.cards.names())
        if not found:
            raise
    if len(found) == 1:
        return list(rules.cards.data(found[0])["lines"])
    more = f" and {len(found) - LISTED} more" if len(found) > LISTED else ""
    return [f"{wanted!r} fits {', '.join(found[:LISTED])}{more}. Type more of the name."]


def fitting(wanted: str, names: list[str]) -> list[str]:
    """The names that begin with what was typed, or else in which a word begins with each word of it."""
    typed = _plain(wanted)
    names = list(dict.fromkeys(names))
    begin = [name for name in names if _plain(name).startswith(typed)]
    words = [
        name
        for name in names
        if all(any(word.startswith(part) for word in _plain(name).split()) for part in typed.split())
    ]
    return begin if len(begin) == 1 else words or begin


def _plain(name: str) -> str:
    return name.casefold().replace("’", "'").replace('"', "").replace("-", " ").strip()


def clauses_for(rules: Rulebook, wanted: str) -> list[Clause]:
    """The clause with this id (its first word may be left out), else those of this game with the words, else of any."""
    from weirwood.rules import UnknownClause, clause, search

    try:
        return [clause(wanted)]
    except UnknownClause:
        own = search(wanted, rules.ledgers) if rules.ledgers else []
        found = own or search(wanted)
        if not found:
            raise
    exact = [each for each in found if each.id.partition(".")[2] == wanted]
    return exact or found
