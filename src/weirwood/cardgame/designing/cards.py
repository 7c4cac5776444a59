"""Cards read from files, and cards said as such a file has them: ``read_card(say_card(card)) == card``."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import yaml

from ...errors import UserError
from ...kernel.card_file import Document, documents
from ..cards.catalogue import Catalogue, plain
from ..cards.definition import Card
from ..grammar.speech import Speech
from ..vocabulary.text import Ambiguous, Text, Unreadable, card_text, read_text
from .printing import NONE, Printing, X, check_keys, facts, read_facts, say_facts

DESIGNED = "Designed"
"""The set of a card that names none."""
CARDS = "The cards"
"""What a file is called in messages if it has no name."""
TYPED_ARROW, ARROW = " -> ", " → "
NEAREST = 3
"""So many sentences that can be read are shown beside one that can't."""


class Titles:
    """The titles that a text may name: those of the edition, and those of the file itself."""

    def __init__(self, known: frozenset[str], own: Iterable[str]) -> None:
        self.titles = known | frozenset(own)


def read_card(text: str, printing: Printing, catalogue: Catalogue, game: str, where: str = "The card") -> Card:
    """The one card that a text describes, printed or not; a UserError says what is wrong and in which line."""
    found = documents(text, where)
    if len(found) != 1:
        raise UserError(f"{where}: there are {len(found)} cards in it instead of one.")
    if found[0].values.get("game", game) != game:
        raise UserError(f"{where}: this is a card of {found[0].values['game']!r}, not of {game}.")
    return _read(found, printing, catalogue, where)[0]


def read_cards(text: str, printing: Printing, catalogue: Catalogue, game: str, where: str = CARDS) -> list[Card]:
    """The new cards of a file that are for a game: none may be mistaken for a printed one, or for each other."""
    written = documents(text, where)
    unnamed = next((each for each in written if "game" not in each.values), None)
    if unnamed and any(each.values.get("game", game) != game for each in written):
        raise UserError(
            f"{where}, line {min(unnamed.lines.values())}: name the game of every card, as in 'game: {game}'."
        )
    own = [each for each in written if each.values.get("game", game) == game]
    if not own:
        raise UserError(f"{where}: there is no card for {game} in it.")
    found = _read(own, printing, catalogue, where)
    seen: dict[str, str] = {}
    codes: set[str] = set()
    for document, card in zip(own, found, strict=True):
        at = f"{where}, line {document.lines['title']}"
        if plain(card.name) in seen:
            raise UserError(f"{at}: two cards of this file are called {card.name}.")
        seen[plain(card.name)] = card.name
        _not_printed(card, catalogue, at)
        if card.code in catalogue.index or card.code in codes:
            raise UserError(f"{at}: the code {card.code} of {card.name} is that of another card.")
        codes.add(card.code)
    return found


def _not_printed(card: Card, catalogue: Catalogue, at: str) -> None:
    """A UserError for a card that has a printed card's title, unless its set tells it from that one."""
    printed = catalogue.by_title.get(plain(card.name), {})
    if printed and (card.set == DESIGNED or plain(card.set) in catalogue.sets):
        pack, entry = catalogue.index[next(iter(printed.values()))]
        raise UserError(
            f"{at}: there is a printed card called {entry.title} ({pack.code}); choose another title, or name a set of "
            f"your own, as in 'set: My Set'."
        )


def _read(found: list[Document], printing: Printing, catalogue: Catalogue, where: str) -> list[Card]:
    known = facts(printing)
    read = []
    for document in found:
        check_keys(document.lines, known, where)
        read.append(read_facts(document.values, document.lines, known, where))
    titles = Titles(catalogue.titles, (each["title"] for each in read))
    speech = replace(printing.speech, titles=titles)
    return [
        _card(document, values, printing, speech, catalogue, where)
        for document, values in zip(found, read, strict=True)
    ]


def _card(
    document: Document, values: dict[str, Any], printing: Printing, speech: Speech, catalogue: Catalogue, where: str
) -> Card:
    """A card from its facts and its text."""
    title, type = values["title"], values["type"]
    lines = [line.replace(TYPED_ARROW, ARROW) for _, line in document.text]
    try:
        said = read_text(lines, type, title, speech)
    except Unreadable as error:
        raise UserError(_unreadable(error, document, printing, catalogue, where)) from None
    except Ambiguous as error:
        raise UserError(f"{where}, the text of {title}: {error}") from None
    try:
        card = _made(values, said, printing)
        printing.check(card)
    except UserError as error:
        raise UserError(f"{where}, line {document.lines['title']}: {error}") from None
    again = card_text(card, speech)
    if sorted(again) != sorted(lines):  # something is said twice, or in two sentences instead of one
        raise UserError(
            f"{where}, line {document.lines['text']}: the text of {title} is written so: {' / '.join(again)}"
        )
    return card


def _made(values: dict[str, Any], said: Text, printing: Printing) -> Card:
    title, type = values["title"], values["type"]
    cost = values.get("cost")
    letter = cost == X
    if said.x_cost and not letter:
        raise UserError(f"the text of {title} says what X is, but its cost isn't X.")
    return Card(
        values.get("code") or f"own-{re.sub(r'[^a-z0-9]+', '-', plain(title)).strip('-') or 'card'}",
        title,
        type,
        faction=values.get(printing.side, "neutral"),
        loyal=values.get("loyal", False),
        unique=values.get("unique", False),
        cost=None if cost in (X, NONE) else cost,
        x_cost=said.x_cost or letter,
        strength=values.get("strength", 0),
        icons=values.get("icons", ""),
        traits=values.get("traits", ""),
        plot=_plot(values, printing),
        deck_limit=values.get("deck limit", 3),
        plot_limit=values.get("plot limit", 0),
        quantity=values.get("quantity", 1),
        set=values.get("set", DESIGNED),
        keywords=list(said.keywords),
        modifiers=dict(said.modifiers),
        abilities=list(said.abilities),
        constants=list(said.constants),
        play_only=said.play_only,
        attach_to=said.attach_to,
        per_host=said.per_host,
        deck=said.deck,
        supports=said.supports,
        rivals=said.rivals,
    )


def _plot(values: dict[str, Any], printing: Printing) -> tuple[int, int, int, int]:
    income, initiative, claim, reserve = (
        values.get(printing.speech.word(figure), 0) for figure in ("income", "initiative", "claim", "reserve")
    )
    return income, initiative, claim, reserve


# A sentence that can't be read


def _unreadable(error: Unreadable, document: Document, printing: Printing, catalogue: Catalogue, where: str) -> str:
    """Which line it is, how far it was understood, and the nearest sentences that can be read."""
    number, line = document.text[error.number - 1]
    read = f"understood up to {error.read!r}" if error.read else "not even its beginning is understood"
    near = nearest(line, catalogue, printing.speech)
    shown = "".join(f"\n  {each}" for each in near)
    return f"{where}, line {number}: {line!r} can't be read ({read})." + (
        f" The nearest sentences that can be read:{shown}" if near else ""
    )


def nearest(line: str, catalogue: Catalogue, speech: Speech) -> list[str]:
    """The sentences on printed cards that are most like a line."""
    known = dict.fromkeys(said for card in catalogue.by_code.values() for said in card_text(card, speech))
    return difflib.get_close_matches(line, known, NEAREST, 0.3)


# Saying


class _Dumper(yaml.SafeDumper):
    pass


class _Block(str):
    """A text of several lines."""


class _Row(list[str]):
    """A list on one line."""


_Dumper.add_representer(_Block, lambda d, text: d.represent_scalar("tag:yaml.org,2002:str", text, style="|"))
_Dumper.add_representer(_Row, lambda d, row: d.represent_sequence("tag:yaml.org,2002:seq", row, flow_style=True))


def say_card(card: Card, printing: Printing) -> str:
    """A card as a document that `read_card` reads."""
    found = {k: _Row(v) if isinstance(v, list) else v for k, v in say_facts(card, facts(printing)).items()}
    lines = card_text(card, printing.speech)
    if lines:
        found["text"] = _Block("".join(f"{line}\n" for line in lines))
    text: str = yaml.dump(found, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=1 << 20)
    return text
