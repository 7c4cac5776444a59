"""Decks: their files, and whether they are legal (rr.deckbuilding.1 to 8)."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from ....cardgame.cards.catalogue import Catalogue
from ....cardgame.cards.definition import Card
from ....cardgame.vocabulary.deckbuilding import AtLeast
from ....cardgame.vocabulary.nouns import CARDS_NOUN
from ....errors import UserError
from ....kernel.decision import Refusal
from ..catalogue import CATALOGUE, FACTIONS
from ..speech import SPEECH
from . import restricted

AGENDA_CLAUSES = {"banner": "rr.a2.banner-of-the-rose.2", "agenda": "rr.agenda-cards.3"}
"""The clause that a deck breaks by what its agenda says."""

DECKS = Path(__file__).parent
MOST = 99
"""Copies of one card that a deck is read with; what is legal is for the check to say."""
LONGEST = 200
"""Characters of a line."""
LINES = 500
LARGEST = 128 * 1024
"""Characters of a deck's text, or bytes of its file."""
ALIASES = {"thenightswatch": "nights-watch", "night's watch": "nights-watch", "nightswatch": "nights-watch"}


class Deck(msgspec.Struct, frozen=True):
    """A deck: faction, agenda, and cards by code with their counts."""

    faction: str
    cards: dict[str, int]
    agenda: str = ""
    name: str = ""
    learning: bool = False
    """A learn-to-play deck, smaller than a tournament deck."""
    book: Catalogue = CATALOGUE
    """Where its cards are found: a table may have cards of its own."""

    def __post_init__(self) -> None:
        """No deck is made of more copies than can be unpacked, wherever it comes from."""
        for code, count in self.cards.items():
            counted(count, code, f"The deck {self.name or self.faction}")

    def list(self, plots: bool) -> list[Card]:
        """The cards of the draw deck or of the plot deck, each as often as it is in it."""
        found = []
        for code, count in self.cards.items():
            card = self.book.find(code)
            if (card.type == "plot") == plots:
                found += [card] * count
        return found


def counted(count: object, title: str, where: str) -> int:
    """A number of copies; a UserError for what is none."""
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST:
        shown = repr(count) if len(repr(count)) <= 40 else f"{repr(count)[:40]}…"
        raise UserError(f"{where}: {shown} copies of {title}; a count is a number from 1 to {MOST}.")
    return count


def written(count: str) -> object:
    """A count as a text has it: the number, or the text itself if it is none or too long for one."""
    return int(count) if count.isdecimal() and len(count) <= 12 else count


def faction_id(text: str) -> str:
    """A faction's id from what people write: 'House Stark', 'stark', "The Night's Watch"."""
    word = text.lower().strip().removeprefix("house ").removeprefix("the ").replace("’", "'")
    word = ALIASES.get(word, word.replace(" ", "-"))
    if word not in FACTIONS:
        raise UserError(f"There is no faction {text!r}; the factions are {', '.join(FACTIONS)}.")
    return word


@cache
def builtin() -> dict[str, Deck]:
    """The decks that come with the program, by id."""
    found: dict[str, Deck] = {}
    for path in sorted(DECKS.glob("*.yaml")):
        found[path.stem] = from_data(yaml.safe_load(path.read_text("utf-8")), path.stem)
    return found


def from_data(data: Any, name: str = "", book: Catalogue = CATALOGUE) -> Deck:
    """A deck from plain data: {faction, agenda, plots, cards}, cards by title (or code) with counts."""
    if not isinstance(data, dict) or "faction" not in data:
        raise UserError(f"The deck {name or 'given'} has no faction.")
    where = f"The deck {name or 'given'}"
    cards: dict[str, int] = {}
    for part in ("plots", "cards"):
        for title, count in _entries(data.get(part), where):
            code = book.key(book.find(title))
            cards[code] = counted(cards.get(code, 0) + counted(count, repr(title), where), repr(title), where)
    agenda = book.key(book.find(str(data["agenda"]))) if data.get("agenda") else ""
    for code in [c for c in cards if book.find(c).type == "agenda"]:  # listed among the cards, as ThronesDB does
        agenda = agenda or code
        cards[code] -= code == agenda
        if not cards[code]:
            del cards[code]
    return Deck(
        faction_id(str(data["faction"])), cards, agenda, str(data.get("name") or name), bool(data.get("learning")), book
    )


def _entries(rows: Any, where: str) -> list[tuple[str, Any]]:
    """Titles (or codes) and counts, from a mapping or from a list of small ones."""
    if isinstance(rows, dict):
        return [(str(title), count) for title, count in rows.items()]
    found: list[tuple[str, Any]] = []
    for row in rows if isinstance(rows, list) else [rows] if rows else []:
        title = (row.get("code") or row.get("name")) if isinstance(row, dict) else None
        if not title:
            raise UserError(f"{where}: {str(row)[:40]!r} is no card with its count, such as {{'name': …, 'count': 3}}.")
        found.append((str(title), row.get("count", 1)))
    return found


HEADING = re.compile(r"^(?!faction:|agenda:)\D.*(:$|:\s)|^\D+ \(\d+\)$|^exported from", re.IGNORECASE)
"""'Characters (30):', 'Packs: From Core Set', 'Plots (7)'."""
LINE = re.compile(r"^(\d+)(?:\s*x)?\s+(\S.*)$", re.IGNORECASE)
"""'3x Arya Stark (Core)'. Nothing here can match a line in several ways, so the work grows with the line's length."""


def parse(text: str, where: str = "the deck", book: Catalogue = CATALOGUE) -> Deck:
    """A deck from a file's text: ThronesDB's text form or JSON."""
    _not_too_large(len(text), where)
    if text.lstrip().startswith(("{", "[")):
        return _from_json(text, where, book)
    lines = text.splitlines()
    if len(lines) > LINES:
        raise UserError(f"{where} has {len(lines)} lines; a deck has at most {LINES} lines.")
    faction, name = "", ""
    agendas: list[str] = []
    cards: dict[str, int] = {}
    for number, raw in enumerate(lines, 1):
        line, at = raw.strip(), f"{where}, line {number}"
        if not line or line.startswith(("#", "//")):
            continue
        if len(line) > LONGEST:
            raise UserError(f"{at}: it has {len(line)} characters; a line has at most {LONGEST}.")
        if (name or faction) and HEADING.match(line):
            continue
        found = LINE.match(line)
        if found:
            card = _card(found[2], at, book)
            key, count = book.key(card), counted(written(found[1]), card.name, at)
            if card.type == "agenda":
                counted(agendas.count(key) + count, card.name, at)
                agendas += [key] * count
            else:
                cards[key] = counted(cards.get(key, 0) + count, card.name, at)
            continue
        word = line.removeprefix("Faction:").removeprefix("Agenda:").strip()
        known = _faction_or_agenda(word, book)
        if known in FACTIONS:
            if faction:
                raise UserError(f"{at}: {line!r} is a second faction; a deck has exactly 1 [rr.deckbuilding.1].")
            faction = known
        elif known:
            agendas.append(known)
        elif not name and not faction:
            name = line
        else:
            raise UserError(f"{at}: {line!r} is neither a faction, an agenda, a heading, nor a number of cards.")
    if not faction:
        raise UserError(f"{where} names no faction; put it on a line of its own, such as 'House Stark'.")
    for code in agendas[1:]:  # more than one: for the check to refuse
        cards[code] = cards.get(code, 0) + 1
    return Deck(faction, cards, agendas[0] if agendas else "", name, book=book)


def _not_too_large(size: int, where: str) -> None:
    if size > LARGEST:
        raise UserError(f"{where} is too large to be a deck: it may have at most {LARGEST // 1024} KB.")


def _card(title: str, at: str, book: Catalogue) -> Card:
    """The card that a line of a deck names, perhaps with its set in brackets."""
    name, bracket, edition = title.rpartition("(")
    if bracket and name.strip() and title.endswith(")"):
        title = f"{name.rstrip()} ({edition}"
    try:
        return book.find(title)
    except UserError as error:
        raise UserError(f"{at}: {error}") from None


def _from_json(text: str, where: str, book: Catalogue) -> Deck:
    """A deck from JSON: our own plain data, or as ThronesDB exports it, with ``slots``."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise UserError(f"{where}, line {error.lineno}: it isn't valid JSON: {error.msg}.") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or brackets in brackets without end
        raise UserError(f"{where} is JSON that no deck is made of.") from None
    if isinstance(data, dict) and "slots" in data:
        agendas = data.get("agendas") or [""]
        if not isinstance(agendas, list):
            raise UserError(f"{where}: its agendas are no list.")
        data = {"faction": data.get("faction_name") or data.get("faction_code"), "cards": data["slots"],
                "agenda": agendas[0], "name": data.get("name", "")}  # fmt: skip
    if isinstance(data, dict):
        data = {**data, "learning": False}  # only the decks that come with the program are
    return from_data(data, where, book)


def _faction_or_agenda(word: str, book: Catalogue) -> str:
    """The id of the faction, or the code of the agenda, that a line names; '' if neither."""
    try:
        return faction_id(word)
    except UserError:
        pass
    try:
        card = book.find(word)
    except UserError:
        return ""
    return book.key(card) if card.type == "agenda" else ""


def read(path: Path, book: Catalogue = CATALOGUE) -> Deck:
    """A deck from a file."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        _not_too_large(len(raw), str(path))
        deck = parse(raw.decode("utf-8"), str(path), book)
        return deck if deck.name and deck.name != str(path) else msgspec.structs.replace(deck, name=path.stem)
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"The deck file {path} can't be read: {error}.") from None


def in_faction(card: Card, faction: str) -> bool:
    """Whether a card's faction symbol matches a faction card (rr.faction.2); a neutral card's never does."""
    return card.faction == faction


def out_of_faction(card: Card, faction: str) -> bool:
    """Whether a card has the symbol of another faction; a neutral card has none (rr.neutral.2)."""
    return card.faction not in ("neutral", faction)


def check(deck: Deck, form: str = "") -> list[Refusal]:
    """Each violation of the deck building rules, with its clause; empty if the deck is legal.

    With a format ('joust' or 'melee') its restricted list counts too, unless it is a learning deck.
    """
    found: list[Refusal] = []
    agenda = deck.book.find(deck.agenda) if deck.agenda else None
    if agenda is not None and agenda.type != "agenda":
        found.append(Refusal("rr.deckbuilding.2", f"{agenda.name} is not an agenda"))
        agenda = None
    plots, draw = deck.list(plots=True), deck.list(plots=False)
    for card in [c for c in draw if c.type in ("agenda", "faction")]:
        if card.type == "agenda" and agenda is not None:
            again = card.name == agenda.name
            clause = "faq2.agendas.1" if again else "rr.deckbuilding.2"
            found.append(Refusal(clause, f"{card.name} is {'in the deck twice' if again else 'a second agenda'}"))
        elif card.type in ("agenda", "faction"):
            found.append(Refusal("rr.deck.1", f"{card.name} can't be in the draw deck"))
    draw = [c for c in draw if c.type not in ("agenda", "faction")]
    if len(plots) != 7:
        found.append(Refusal("rr.deckbuilding.3", f"the plot deck has {len(plots)} cards instead of 7"))
    doubled = {name: n for name, n in Counter(p.name for p in plots).items() if n > 1}
    plot_limits = {p.name: p.plot_limit for p in sorted(plots, key=lambda p: p.plot_limit)}
    if len(doubled) > 1:
        found.append(Refusal("rr.deckbuilding.4", f"several plots are doubled: {', '.join(doubled)}"))
    for name, count in doubled.items():
        limit = plot_limits[name] or 2
        if count > limit:
            clause = "rr.plot-deck-limit.2" if limit == 1 else "rr.deckbuilding.4"
            found.append(Refusal(clause, f"{name} is in the plot deck {count} times; at most {limit} are allowed"))
    if len(draw) < 60:
        found.append(Refusal("rr.deckbuilding.5", f"the draw deck has {len(draw)} cards; at least 60 are needed"))
    limits: dict[str, int] = {}
    for card in draw:
        limits[card.name] = min(card.deck_limit, limits.get(card.name, card.deck_limit))
    for name, count in Counter(c.name for c in draw).items():
        limit = limits[name]
        if count > limit:
            clause = "rr.deckbuilding.7" if limit == 3 else "rr.deck-limits.1"
            found.append(Refusal(clause, f"{name} is in the deck {count} times; at most {limit} are allowed"))
    rules = agenda.deck if agenda is not None else ()
    for card in {c.code: c for c in [*plots, *draw]}.values():
        if out_of_faction(card, deck.faction):
            if not any(rule.allows(card) for rule in rules):
                clause = "rr.loyal.1" if card.loyal else "rr.deckbuilding.8"
                found.append(Refusal(clause, f"{card.name} is {'a loyal ' if card.loyal else 'a '}{card.faction} card"))
    for rule in rules:
        there = rule.broken(draw)
        if there is not None:
            wanted = CARDS_NOUN.say(rule.cards, SPEECH)
            most = "needs at least" if isinstance(rule, AtLeast) else "allows at most"
            found.append(
                Refusal(AGENDA_CLAUSES[rule.topic], f"the agenda {most} {rule.n} {wanted}, and there are {there}")
            )
    if form and not deck.learning:
        found += restricted.violations([*draw, *plots, *([agenda] if agenda else [])], form)
    return found


def judged_by(deck: Deck, form: str) -> str:
    """The rules that `check` goes by, in a few words."""
    if deck.learning:
        return "a learning deck: no restricted list counts for it"
    return restricted.title(form) if form else "rules of deck building only, no restricted list"


def headline(name: str, deck: Deck) -> str:
    """One line on a deck."""
    agenda = f", {deck.book.find(deck.agenda).name}" if deck.agenda else ""
    size = len(deck.list(plots=False))
    kind = f"{size} cards" + (", a learn-to-play deck smaller than a tournament deck" if deck.learning else "")
    return f"{name}: {deck.name}, {FACTIONS[deck.faction]}{agenda} ({kind})"


def lines(deck: Deck) -> list[str]:
    """A deck in ThronesDB's text form."""
    out = [deck.name or "Deck", "", FACTIONS[deck.faction]]
    if deck.agenda:
        out.append(deck.book.find(deck.agenda).name)
    for title, kind in (("Plots", "plot"), ("Characters", "character"), ("Attachments", "attachment"),
                        ("Locations", "location"), ("Events", "event")):  # fmt: skip
        rows = sorted(
            (card.name, card.set, count)
            for code, count in deck.cards.items()
            if (card := deck.book.find(code)).type == kind
        )
        if rows:
            out += [
                "",
                f"{title} ({sum(n for _, _, n in rows)}):",
                *(f"{n}x {name} ({edition})" for name, edition, n in rows),
            ]
    return out
