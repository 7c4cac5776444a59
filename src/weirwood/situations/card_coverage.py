"""``weirwood cards --coverage``: the lines of cards that no scenario shows at work, or of which none shows when they don't work.

A line is shown at work if a scenario with the card fails as soon as the line is taken off it. It is shown not to work if a scenario
says of the card what ``cannot`` be done with it, or fails as soon as the line asks for less (its condition, its limit, one of the
things that must fit); a line that asks for nothing has nothing to show there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import UserError

if TYPE_CHECKING:
    from ..cardgame.cards.catalogue import Catalogue
    from ..cardgame.cards.definition import Card
    from ..cardgame.designing.breaking import Break
    from ..judge import Scenario
    from ..kernel.rulebook import Rulebook

AT_WORK, NOT_AT_WORK = "not shown at work", "not shown where it must not work"


class Told(NamedTuple):
    """A scenario, whatever words are in it, and those of them that say what can't be done."""

    scenario: Scenario
    words: str
    cannot: str


def show_coverage(rules: Rulebook, game: str, search: str) -> int:
    """Print what isn't shown of the cards that fit, and how much there is in each set; 1 if something isn't shown."""
    from ..cardgame.designing.breaking import lines
    from ..cardgame.play.for_people import CardFaces

    faces = rules.cards
    if not isinstance(faces, CardFaces):
        raise UserError(f"There are no cards in {rules.name}.")
    found = faces.catalogue.search(search, lambda card: [*faces.parts.card_lines(card), card.code])
    cards = [faces.catalogue.find(code) for *_, code in found]
    if not cards:
        raise UserError(f"No card fits {search!r}.")
    catalogues, told = wordings(rules), scenarios(game)
    every: Counter[str] = Counter()
    less: Counter[str] = Counter()
    for card in cards:
        every[card.set] += len(lines(card))
        for number, what in missing(card, catalogues, told):
            less[card.set] += 1
            print(f"{faces.catalogue.key(card)} {card.name}, line {number}: {what}", flush=True)
    for name, count in every.items():
        if count:
            print(f"{name}: {count} lines, {less[name]} times something is not shown")
    print(f"{len(cards)} cards with {every.total()} lines; {less.total()} times something is not shown.")
    return 1 if less else 0


def missing(card: Card, catalogues: list[Catalogue], told: list[Told]) -> Iterator[tuple[int, str]]:
    """The numbers of a card's lines of which something isn't shown, and what."""
    from ..cardgame.designing.breaking import Break, lines, weaker

    wordings = [each.by_code[card.code] for each in catalogues if card.code in each.by_code]
    title = plainly(card.name)
    mine = sorted((each for each in told if title in each.words), key=lambda each: len(each.words))
    forbidden = any(title in each.cannot for each in mine)
    for number, line in enumerate(lines(card), 1):
        if not noticed(Break(card.code, line, None, "taken out"), wordings, mine):
            yield number, AT_WORK
        less = [Break(card.code, line, other, f"without {part!r}") for other, part in weaker(line)]
        if less and not forbidden and not any(noticed(way, wordings, mine) for way in less):
            yield number, NOT_AT_WORK


def noticed(way: Break, wordings: list[Card], mine: list[Told]) -> bool:
    """Whether a scenario with the card fails, or the program does."""
    from ..cardgame.designing.breaking import broken
    from ..judge import judge

    with broken(way, wordings):
        for each in mine:
            try:
                if judge(each.scenario, False).failure is not None:
                    return True
            except Exception:
                return True
    return False


def wordings(rules: Rulebook) -> list[Catalogue]:
    """The cards as they are under each FAQ, where a game has several."""
    faqs = [choice.value for each in rules.people.setup_form() if each.name == "faq" for choice in each.choices]
    found: list[Any] = [rules.of({"faq": faq}).cards for faq in faqs] or [rules.cards]
    return [each.catalogue for each in found]


def scenarios(game: str) -> list[Told]:
    """All scenarios of a game that are here."""
    from ..judge import read
    from .sheets import home

    folder = home()
    if folder is None:
        raise UserError("The scenarios aren't here: they come with the source.")
    found = [each for path in sorted((folder / "scenarios").rglob("*.yaml")) for each in read(path)]
    return [
        Told(each, words(each.document), words([step for step in steps(each.document) if forbids(step)]))
        for each in found
        if each.document.get("game") == game
    ]


def steps(document: dict[str, Any]) -> list[Any]:
    """What is done in a scenario."""
    found = document.get("do")
    return found if isinstance(found, list) else []


def forbids(step: Any) -> bool:
    """Whether a step says what can't be done."""
    return isinstance(step, dict) and any(str(key).endswith(" cannot") for key in step)


def words(tree: Any) -> str:
    """Whatever is said in a document."""
    if isinstance(tree, dict):
        return " ".join(f"{words(key)} {words(value)}" for key, value in tree.items())
    if isinstance(tree, list):
        return " ".join(words(each) for each in tree)
    return plainly(str(tree))


def plainly(text: str) -> str:
    """Words without regard to case and to how an apostrophe is written."""
    return text.casefold().replace("’", "'")
