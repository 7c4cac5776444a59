"""The restricted lists: of all the cards on the list of its format, a tournament deck contains at most one by title."""

from __future__ import annotations

from collections.abc import Iterable

from ....cardgame.cards.definition import Card
from ....errors import UserError
from ....kernel.decision import Refusal

# Two separate lists, by code, so that other cards of the same title are free (faq2.restricted.5 to 9)
JOUST = """
01109 02091 02092 02102 03038 04001 04017 05010 05049 06004 06011 06038 06039 06040 06098
06100 06103 09001 09017 09023 09051 10045 10048 10050 11021 11033 11034 11044 11051 11061
11076 11082 12002 12029 12045 12046
"""
MELEE = """
01001 01013 01043 01078 01119 01162 02012 02024 02060 03003 03038 04003 04118 05001 05010
05049 06004 06011 06039 06040 06098 07036 08098 08120 09028 11054 11076
"""
CLAUSES = {"joust": "faq2.restricted.7", "melee": "faq2.restricted.9"}
RESTRICTED = {"joust": frozenset(JOUST.split()), "melee": frozenset(MELEE.split())}


VERSION = "2.3"
"""The FAQ whose lists these are, and the name by which a table asks for them."""
NONE = "none"


def counting(form: str | None, named: str | None) -> str:
    """The format whose list counts, from the format and the lists that were asked for; '' if none does."""
    if named not in (None, VERSION, NONE):
        raise UserError(f"There is no restricted list {named!r}; there are {VERSION} (those of the FAQ) and {NONE}.")
    if named == VERSION and not form:
        raise UserError("Each format has its own restricted list: name the format too [faq2.restricted.6].")
    return "" if named == NONE else form or ""


def title(form: str) -> str:
    """What the list of a format is called."""
    return f"{form} restricted list, FAQ {VERSION}"


def violations(cards: Iterable[Card], form: str) -> list[Refusal]:
    """What the list of a format refuses; draw deck, plots and agenda count together (faq2.restricted.4)."""
    found = sorted({card.name for card in cards if card.code in RESTRICTED[form]})
    if len(found) < 2:
        return []
    names = f"{', '.join(found[:-1])} and {found[-1]}"
    why = f"only one card of the {title(form)} ({CLAUSES[form]}) may be in a deck, and this has {names}"
    return [Refusal("faq2.restricted.2", why)]
