"""What a deck's text may ask of the reader: counts, lines and sizes have bounds, and the work grows with the text."""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Any

import pytest

import weirwood
from weirwood.cardgame.cards import decks as reading
from weirwood.cardgame.cards.decks import LARGEST, LINE, LINES, LONGEST, MOST
from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.games.agot2.decks import decks
from weirwood.games.agot2.decks.decks import Deck, builtin, check, from_data, parse
from weirwood.kernel import Record, rulebook

HUGE = 300_000_000
TOO_MANY = [MOST + 1, HUGE, 10**30]
DIGITS = "9" * 5000
"""More digits than Python makes a number of."""


def refused(read: Any, *words: str) -> str:
    """The sentence with which something isn't read."""
    with pytest.raises(UserError) as error:
        read()
    for word in words:
        assert word in str(error.value)
    assert len(str(error.value)) < 500
    return str(error.value)


# Counts


@pytest.mark.parametrize("count", [*TOO_MANY, DIGITS[:150]])
def test_a_line_with_too_many_copies_is_refused_by_its_number(count: int | str) -> None:
    text = f"House Stark\n{count}x Winterfell Steward (Core)\n"
    refused(lambda: parse(text, "My deck"), "My deck, line 2", "Winterfell Steward", "from 1 to 99")
    refused(lambda: parse(f"House Stark\n\n{count} Fealty\n"), "line 3", "Fealty")


def test_the_lines_of_a_card_count_together() -> None:
    line = "50x Winterfell Steward\n"
    refused(lambda: parse(f"House Stark\n{line}2x Ice\n{line}"), "line 4", "100", "Winterfell Steward")
    refused(lambda: parse("House Stark\n" + "60x Fealty\n" * 2), "line 3", "120", "Fealty")


def test_what_is_only_illegal_is_still_read() -> None:
    found = parse(f"House Stark\n{MOST}x Winterfell Steward\n")
    assert found.cards == {"01152": MOST}
    assert "rr.deckbuilding.7" in {refusal.rule for refusal in check(found)}


@pytest.mark.parametrize("count", [*TOO_MANY, 0, -1, True, 2.5, "3", None])
def test_json_with_what_is_no_count_is_refused_by_its_card(count: Any) -> None:
    for form in (
        {"faction": "stark", "cards": {"Arya Stark": count}},
        {"faction": "stark", "plots": {"Arya Stark": count}},
        {"faction": "stark", "cards": [{"name": "Arya Stark", "count": count}]},
        {"faction_code": "stark", "slots": {"Arya Stark": count}},
    ):
        refused(lambda form=form: parse(json.dumps(form), "mine"), "mine", "Arya Stark", "from 1 to 99")  # type: ignore[misc]


def test_the_entries_of_a_card_count_together() -> None:
    rows = [{"code": "01141", "count": 60}, {"name": "Arya Stark", "count": 60}]
    refused(lambda: from_data({"faction": "stark", "cards": rows}, "mine"), "120", "from 1 to 99")


@pytest.mark.parametrize(
    "text",
    [
        '{"faction": "stark", "cards": {"Arya Stark": ' + DIGITS + "}}",
        "[" * 100_000,
        '{"faction": "stark", "cards": 5}',
        '{"faction": "stark", "cards": ["Arya Stark"]}',
        '{"faction": "stark", "cards": [{}]}',
        '{"faction_code": "stark", "slots": {}, "agendas": 5}',
    ],
    ids=["digits", "nested", "a number", "names", "no name", "agendas"],
)
def test_strange_json_is_refused_in_a_sentence(text: str) -> None:
    refused(lambda: parse(text, "mine"), "mine")


def octgn_deck(*cards: str) -> str:
    return f'<deck><section><card qty="1">House Stark</card>{"".join(cards)}</section></deck>'


@pytest.mark.parametrize("count", [*TOO_MANY, DIGITS, 0, "-1", "x"])
def test_an_octgn_deck_with_what_is_no_count_is_refused_by_its_card(count: int | str) -> None:
    refused(lambda: rulebook("agot2").decks.read(octgn_deck(f'<card qty="{count}">Ice</card>')), "Ice", "from 1 to 99")


def test_the_entries_of_an_octgn_deck_count_together() -> None:
    text = octgn_deck(*['<card qty="60">Ice</card>'] * 2)
    refused(lambda: rulebook("agot2").decks.read(text), "120", "from 1 to 99")


def test_the_first_edition_reads_octgn_decks_too() -> None:
    found = rulebook("agot1").decks.read(octgn_deck('<card qty="2">Arya Stark (Core)</card>'))
    assert found["faction"] == "stark" and rulebook("agot1").decks.show(found)[-1] == "2x Arya Stark (Core)"


@pytest.mark.parametrize("count", TOO_MANY)
def test_neither_a_game_nor_a_record_unpacks_too_many_copies(count: int) -> None:
    whole = weirwood.new("agot2", seats=["stark", "lannister"], seed=1).record
    config = {**whole.config, "decks": [{"faction": "stark", "cards": {"01152": count}}, whole.config["decks"][1]]}
    refused(lambda: weirwood.load(Record("agot2", config, whole.seed)), "01152", "from 1 to 99")
    refused(lambda: Deck("stark", {"01152": count}), "01152", "from 1 to 99")
    refused(lambda: weirwood.new("agot2", seats=config["decks"]), "01152", "from 1 to 99")


@pytest.mark.parametrize("count", [100, HUGE, -1, "many"])
def test_a_position_has_no_more_duplicates_than_that_either(count: int | str) -> None:
    players = {"alice": {"play": [{"card": "Arya Stark", "duplicates": count}]}, "bob": {}}
    rules = rulebook("agot2")
    refused(lambda: rules.start(rules.judge.scenario({"start": "challenges", "players": players}), "00"), "Arya Stark")


# Lines and sizes


def test_a_line_that_is_too_long_is_refused_before_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    class Looking:
        def __init__(self, pattern: Any) -> None:
            self.pattern = pattern

        def match(self, line: str) -> Any:
            looked.append(len(line))
            return self.pattern.match(line)

    monkeypatch.setattr(reading, "LINE", Looking(LINE))
    monkeypatch.setattr(decks.FILES, "heading", Looking(decks.FILES.heading))
    text = "House Stark\n1 a" + " " * 60_000 + "(b\n"
    refused(lambda: parse(text), "line 2", "60005 characters", str(LONGEST))
    assert looked
    assert max(looked) <= LONGEST
    refused(lambda: parse("x" * (LONGEST + 1)), "line 1")
    assert parse(f"{'x' * LONGEST}\nHouse Stark\n").name == "x" * LONGEST
    assert parse(f"House Stark\n# {'a long note ' * LONGEST}\n").faction == "stark"


TRICKY = {
    "open bracket": lambda n: "1 a" + " " * n + "(b",
    "only spaces": lambda n: "1" + " " * n + "\u00a0" * n + "(",
    "many brackets": lambda n: "1 a" + " (" * n,
    "x after x": lambda n: "1 x" + " x" * n + "(",
    "digits": lambda n: "1" * n + "(",
    "heading": lambda n: "a" + " (" * n + "1",
    "colons": lambda n: "a" + ":" * n + "b",
}


@pytest.mark.parametrize("line", TRICKY.values(), ids=TRICKY)
@pytest.mark.parametrize("pattern", [LINE, decks.FILES.heading], ids=["line", "heading"])
def test_the_patterns_work_grows_with_the_line_and_no_faster(pattern: Any, line: Any) -> None:
    def cost(size: int) -> float:
        text, least = line(size), 1e9
        for _ in range(5):
            begun = process_time()
            for _ in range(20_000 // size * 4):  # the same number of characters at either size
                pattern.match(text)
            least = min(least, process_time() - begun)
        return least

    few, many = cost(1_000), cost(10_000)  # the same work if it grows as the line does; tenfold if as its square
    assert many < 5 * few + 0.01


def test_a_deck_has_so_many_lines_and_no_more(tmp_path: Path) -> None:
    line = "# a note\n"
    assert parse("House Stark\n" + line * (LINES - 1)).faction == "stark"
    refused(lambda: parse("House Stark\n" + line * LINES), f"{LINES} lines")


def test_a_text_that_is_too_large_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("{" + " " * LARGEST, " " * LARGEST + "x"):
        refused(lambda text=text: parse(text), "128 KB")  # type: ignore[misc]
        path = tmp_path / "large.txt"
        path.write_text(text, "utf-8")
        assert main(["deck", "check", str(path)]) == 2
        assert "128 KB" in capsys.readouterr().err


def test_a_long_title_is_not_compared_with_all_cards() -> None:
    title = "Arya Stark " * 5_000
    refused(lambda: from_data({"faction": "stark", "cards": {title: 1}}), "55000 characters")


def test_checking_grows_with_the_cards_and_not_with_their_square() -> None:
    codes = [code for code, card in decks.CATALOGUE.by_code.items() if card.type not in ("agenda", "title")]

    def cost(part: int) -> float:
        deck, least = Deck("stark", dict.fromkeys(codes[: len(codes) // part], MOST)), 1e9
        for _ in range(3):
            begun = process_time()
            check(deck)
            least = min(least, process_time() - begun)
        return least

    assert cost(1) < 9 * cost(4) + 0.01  # four times as many cards


def test_the_ready_made_decks_are_far_within_the_bounds() -> None:
    for deck in builtin().values():
        text = "\n".join(decks.lines(deck))
        assert len(text) < LARGEST / 10
        assert len(text.splitlines()) < LINES / 3
        assert max(map(len, text.splitlines())) < LONGEST / 2


# Cards that were printed and can't be played yet


def test_cards_of_sets_that_are_not_in_yet_are_named_together_in_one_sentence() -> None:
    text = "Mine\nHouse Stark\nFealty\n2x Ghost of High Heart (JS)\n3x Winterfell Steward (Core)\n1x Arya Stark (JS)\n2x Breaking Ties (FH)\n"
    with pytest.raises(UserError) as caught:
        parse(text, "The deck")
    said = str(caught.value)
    assert said.startswith("The deck: 5 cards of it can't be played yet: ")
    assert "3 of Jade Sea (Ghost of High Heart, Arya Stark)" in said and "2 of Forgotten Heroes (Breaking Ties)" in said


EXPORTED = """Wolves of tomorrow

House Stark
The White Book (Forgotten Heroes)

Packs: From Core Set (3) to Forgotten Heroes

Plots (2):
1x A Noble Cause (Core Set)
1x Wardens of the North (No Middle Ground)

Characters (6):
2x Arya Stark (Wolves of the North)
3x Ghost of High Heart (Jade Sea)
1x Arya Stark (Jade Sea)
"""
"""As ThronesDB exports a deck; the cards of two of its sets aren't in yet."""


def test_the_one_sentence_on_cards_of_sets_that_are_not_in_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = "1 of Forgotten Heroes (The White Book); 4 of Jade Sea (Ghost of High Heart, Arya Stark)"
    one = f"5 cards of it can't be played yet: {missing}."
    with pytest.raises(UserError) as caught:
        parse(EXPORTED, "The deck")
    assert str(caught.value) == f"The deck: {one}"
    path = tmp_path / "tomorrow.txt"
    path.write_text(EXPORTED, "utf-8")
    assert main(["deck", "check", str(path)]) == 2
    assert capsys.readouterr().err == f"weirwood: {path}: {one}\n"
    today = [line for line in EXPORTED.splitlines() if "Forgotten" not in line and "Jade" not in line]
    assert sum(parse("\n".join(today)).cards.values()) == 4, "without them it is read"


def test_an_exported_deck_of_many_packs_is_read_and_is_legal() -> None:
    deck = parse((Path(__file__).parent / "e2e" / "thronesdb-deck.txt").read_text("utf-8"))
    cards = [*deck.list(plots=True), *deck.draw()]
    assert (deck.name, len(cards), len({card.set for card in cards}) >= 12) == ("Trout and Wolves", 67, True)
    assert check(deck, "joust") == check(deck, "melee") == []


def test_an_exported_deck_names_them_by_code() -> None:
    slots = '{"name": "x", "faction_name": "House Stark", "agendas": ["01027"], "slots": {"19005": 2, "01152": 3}}'
    with pytest.raises(UserError, match=r"2 cards of it can't be played yet: 2 of Jade Sea \(19005\)"):
        parse(slots, "The deck")


def test_a_deck_may_be_called_like_a_card_that_is_not_in_yet() -> None:
    deck = parse("Ghost of High Heart (JS)\nHouse Stark\n3x Winterfell Steward (Core)\n", "The deck")
    assert deck.name == "Ghost of High Heart (JS)"
