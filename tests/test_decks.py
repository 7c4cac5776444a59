"""Decks: those that come with the program, the rules of deck building, the file forms, and the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from weirwood.cardgame.vocabulary.effects.lasting import Cheaper
from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks import decks
from weirwood.games.agot2.decks.decks import Deck, builtin, check, from_data, in_faction, lines, out_of_faction, parse
from weirwood.games.agot2.decks.restricted import OFFICIAL, codes, lists
from weirwood.rules import clause

FACTS = Path(__file__).parent / "facts" / "learning-decks.tsv"
LEARNING = {
    "Core-1": "the-old-ways", "Core-2": "at-the-wall", "Core-3": "from-east-to-west", "Core-4": "secrets-and-schemes",
}  # fmt: skip
FACTION_DECKS = list(catalogue.FACTIONS)
BANNERS = {
    "baratheon": "Stag", "greyjoy": "Kraken", "lannister": "Lion", "martell": "Sun", "nights-watch": "Watch",
    "stark": "Wolf", "targaryen": "Dragon", "tyrell": "Rose",
}  # fmt: skip
SEVEN = [
    "A Noble Cause",
    "A Storm of Swords",
    "Sneak Attack",
    "Summons",
    "Calling the Banners",
    "Counting Coppers",
    "Rebuilding",
]


def cards_of(*factions: str, loyal: bool = True) -> list[str]:
    """The titles of all draw cards of some factions in the Core Set, where a title is one card."""
    kinds = ("character", "location", "attachment", "event")
    return [
        c.name
        for c in catalogue.cards().values()
        if c.type in kinds and c.set == "Core" and c.faction in factions and (loyal or not c.loyal)
    ]


def deck(faction: str = "lannister", *, plots: Any = None, size: int = 60, extra: Any = None, **more: Any) -> Deck:
    """A deck filled with three copies each of the cards of its faction and neutral ones, the given cards among them."""
    cards: dict[str, int] = dict(extra or {})
    for title in cards_of(faction, "neutral"):
        room = size - sum(cards.values())
        if room > 0 and title not in cards:
            cards[title] = min(3, room)
    return from_data({"faction": faction, "plots": plots or dict.fromkeys(SEVEN, 1), "cards": cards, **more})


def clauses(found: Deck) -> set[str]:
    return {refusal.rule for refusal in check(found)}


# The decks that come with the program


@pytest.mark.rule("rr.faction.1")
def test_there_is_a_deck_for_each_of_the_eight_factions() -> None:
    assert len(FACTION_DECKS) == 8
    assert {builtin()[name].faction for name in FACTION_DECKS} == set(FACTION_DECKS)
    with pytest.raises(UserError, match="no faction 'neutral'"):
        deck("neutral")


@pytest.mark.parametrize("name", FACTION_DECKS)
@pytest.mark.rule("rr.deckbuilding.3", "rr.deckbuilding.5", "rr.deckbuilding.7", "rr.deckbuilding.8")
def test_the_faction_decks_are_legal(name: str) -> None:
    found = builtin()[name]
    assert check(found) == []
    assert found.faction == name
    assert len(found.list(plots=False)) == 60
    assert not found.learning
    own = [c for c in found.list(plots=False) if c.faction == name]
    assert len(own) >= 30, "mostly cards of its own faction"
    economy = [c for c in found.list(plots=False) if c.has_keyword("limited") or makes_cheaper(c)]
    assert len(economy) >= 6


def makes_cheaper(card: Any) -> bool:
    return any(isinstance(effect, Cheaper) for ability in card.abilities for effect in ability.do)


@pytest.mark.parametrize("entry", LEARNING)
def test_the_learning_decks_contain_what_the_rulebook_lists(entry: str) -> None:
    listed = {line.split("\t")[0]: line.split("\t")[1:] for line in FACTS.read_text("utf-8").splitlines()}
    name, faction, agenda, cards = listed[entry]
    found = builtin()[LEARNING[entry]]
    assert found.learning
    assert found.name in name
    assert found.faction == decks.faction_id(faction)
    assert found.agenda == agenda
    assert found.cards == {code: int(count) for count, code in (card.split("x") for card in cards.split())}


def test_a_learning_deck_is_no_tournament_deck() -> None:
    assert "rr.deckbuilding.5" in clauses(builtin()["the-old-ways"])


# The rules of deck building


@pytest.mark.rule("rr.deckbuilding.1")
def test_a_deck_has_exactly_one_faction() -> None:
    assert clauses(deck("stark")) == set()
    with pytest.raises(UserError, match="no faction"):
        from_data({"cards": {"Arya Stark": 3}})
    with pytest.raises(UserError, match="line 2: 'House Lannister' is a second faction"):
        parse("House Stark\nHouse Lannister\n3x Arya Stark\n")


@pytest.mark.rule("rr.deckbuilding.2", "faq2.agendas.1")
def test_a_deck_has_at_most_one_agenda() -> None:
    text = "\n".join(lines(deck("lannister", agenda="Fealty", extra=non_neutral("lannister"))))
    assert clauses(deck("lannister")) == set()
    assert clauses(parse(text)) == set()
    assert clauses(parse(text.replace("Fealty", "Fealty\nBanner of the Rose"))) == {"rr.deckbuilding.2"}
    assert clauses(parse(text.replace("Fealty", "Fealty\nFealty"))) == {"faq2.agendas.1"}
    assert clauses(deck("lannister", agenda="Cersei Lannister")) == {"rr.deckbuilding.2"}


def non_neutral(faction: str) -> dict[str, int]:
    """Forty-eight or more cards of a faction."""
    return dict.fromkeys(cards_of(faction), 3)


@pytest.mark.rule("rr.deckbuilding.3", "rr.plot-deck.1")
@pytest.mark.parametrize(("count", "legal"), [(6, False), (7, True), (8, False)])
def test_a_plot_deck_has_exactly_seven_cards(count: int, legal: bool) -> None:
    plots = [*SEVEN, "The Winds of Winter"][:count]
    assert clauses(deck(plots=dict.fromkeys(plots, 1))) == (set() if legal else {"rr.deckbuilding.3"})


@pytest.mark.rule("rr.deckbuilding.4", "rr.plot-deck.2")
def test_one_plot_title_may_be_doubled() -> None:
    assert clauses(deck(plots={"A Noble Cause": 2, **dict.fromkeys(SEVEN[1:6], 1)})) == set()
    assert clauses(deck(plots={"A Noble Cause": 2, "Summons": 2, **dict.fromkeys(SEVEN[4:7], 1)})) == {
        "rr.deckbuilding.4"
    }
    assert clauses(deck(plots={"A Noble Cause": 3, **dict.fromkeys(SEVEN[1:5], 1)})) == {"rr.deckbuilding.4"}


@pytest.mark.rule("rr3.agendas.10", "rr3.agendas.11")
def test_the_wars_to_come_ask_for_ten_plots_of_which_two_titles_may_be_doubled() -> None:
    ten = dict.fromkeys([*SEVEN, "A Clash of Kings", "A Feast for Crows", "Confiscation"], 1)
    wars: dict[str, Any] = {"agenda": "The Wars To Come"}
    assert clauses(deck(plots=ten, **wars)) == set()
    assert clauses(deck(plots=dict.fromkeys(SEVEN, 1), **wars)) == {"rr3.agendas.10"}
    assert clauses(deck(plots=ten)) == {"rr.deckbuilding.3"}
    two = {**dict.fromkeys(SEVEN[:2], 2), **dict.fromkeys([*SEVEN[2:], "Confiscation"], 1)}
    assert clauses(deck(plots=two, **wars)) == set()
    three = {**dict.fromkeys(SEVEN[:3], 2), **dict.fromkeys(SEVEN[3:], 1)}
    assert clauses(deck(plots=three, **wars)) == {"rr3.agendas.11"}


@pytest.mark.rule("rr.agenda-cards.3")
@pytest.mark.parametrize(
    ("agenda", "against"), [("Kings of Summer", "The Winds of Winter"), ("Kings of Winter", "Calm Over Westeros")]
)
def test_a_king_of_one_season_has_no_plots_of_the_other(agenda: str, against: str) -> None:
    assert clauses(deck(plots=dict.fromkeys(SEVEN, 1), agenda=agenda)) == set()
    assert clauses(deck(plots=dict.fromkeys([*SEVEN[:6], against], 1), agenda=agenda)) == {"rr.agenda-cards.3"}


@pytest.mark.rule("rr.plot-deck-limit.1", "rr.plot-deck-limit.2")
def test_a_plot_limited_to_one_is_never_the_doubled_one() -> None:
    assert clauses(deck(plots={"A Game of Thrones": 1, "A Noble Cause": 2, **dict.fromkeys(SEVEN[1:5], 1)})) == set()
    assert clauses(deck(plots={"A Game of Thrones": 2, **dict.fromkeys(SEVEN[:5], 1)})) == {"rr.plot-deck-limit.2"}


@pytest.mark.rule("rr.plot-deck-limit.1", "rr.plot-deck-limit.3")
def test_a_plot_limit_of_three_permits_more_copies_of_the_one_doubled_title() -> None:
    assert clauses(deck(plots={"Plot of Three": 3, **dict.fromkeys(SEVEN[:4], 1)})) == set()
    assert clauses(deck(plots={"Plot of Three": 3, "A Noble Cause": 2, **dict.fromkeys(SEVEN[1:3], 1)})) == {
        "rr.deckbuilding.4"
    }
    assert clauses(deck(plots={"Plot of Three": 4, **dict.fromkeys(SEVEN[:3], 1)})) != set()


@pytest.mark.rule("rr.deckbuilding.5", "rr.deckbuilding.6")
def test_a_draw_deck_has_sixty_cards_or_more() -> None:
    assert clauses(deck(size=59)) == {"rr.deckbuilding.5"}
    assert clauses(deck(size=60)) == set()
    assert clauses(deck(size=105)) == set()
    twelve = dict.fromkeys(cards_of("tyrell", loyal=False), 3)
    assert len(deck(size=140, extra=twelve, agenda="Banner of the Rose").list(plots=False)) == 140
    assert clauses(deck(size=140, extra=twelve, agenda="Banner of the Rose")) == set()


@pytest.mark.rule("rr.deckbuilding.7")
def test_a_title_is_in_a_deck_three_times_at_most() -> None:
    assert clauses(deck(extra={"Tyrion Lannister": 3})) == set()
    assert clauses(deck(extra={"Tyrion Lannister": 4})) == {"rr.deckbuilding.7"}


@pytest.mark.rule("rr.deck-limits.1", "rr.deck-limits.2")
def test_a_deck_limit_restricts_or_permits() -> None:
    assert clauses(deck(extra={"Only One of These": 1})) == set()
    assert clauses(deck(extra={"Only One of These": 2})) == {"rr.deck-limits.1"}
    assert clauses(deck(extra={"Ten of These": 10})) == set()
    assert clauses(deck(extra={"Ten of These": 11})) == {"rr.deck-limits.1"}


@pytest.mark.rule("rr.deckbuilding.8", "rr.neutral.1", "rr.faction.2")
def test_cards_are_neutral_or_of_the_faction() -> None:
    assert (
        clauses(deck("lannister", extra={"Littlefinger": 3, "Tywin Lannister": 1, "Ser Jaime Lannister": 1})) == set()
    )
    assert clauses(deck("lannister", extra={"Margaery Tyrell": 1})) == {"rr.deckbuilding.8"}
    assert clauses(deck("stark", extra={"Littlefinger": 3})) == set()
    assert clauses(deck("stark", extra={"Tyrion Lannister": 3})) == {"rr.deckbuilding.8"}
    assert clauses(deck("stark", plots={"Plot of the Wolf": 1, **dict.fromkeys(SEVEN[:6], 1)})) == set()
    assert clauses(deck("lannister", plots={"Plot of the Wolf": 1, **dict.fromkeys(SEVEN[:6], 1)})) == {
        "rr.deckbuilding.8"
    }


@pytest.mark.rule("rr.loyal.1", "rr.loyal.2", "rr.a2.banner-of-the-rose.1")
def test_a_banner_permits_non_loyal_cards_of_one_other_faction() -> None:
    twelve = dict.fromkeys(["The Knight of Flowers", "Margaery Tyrell", "Randyll Tarly", "Garden Caretaker"], 3)
    rose: dict[str, Any] = {"agenda": "Banner of the Rose"}
    assert clauses(deck(extra=twelve, **rose)) == set()
    assert clauses(deck(extra=twelve)) == {"rr.deckbuilding.8"}
    assert clauses(deck(extra={**twelve, "The Queen of Thorns": 1}, **rose)) == {"rr.loyal.1"}
    assert clauses(deck(extra={"The Queen of Thorns": 1})) == {"rr.loyal.1"}
    assert clauses(deck("tyrell", extra={"The Queen of Thorns": 1})) == set()
    assert clauses(deck(extra={**twelve, "Arya Stark": 1}, **rose)) == {"rr.deckbuilding.8"}


@pytest.mark.rule("rr.a2.banner-of-the-rose.2")
def test_a_banner_asks_for_twelve_cards() -> None:
    eleven = {**dict.fromkeys(["The Knight of Flowers", "Margaery Tyrell", "Randyll Tarly"], 3), "Garden Caretaker": 2}
    assert clauses(deck(extra=eleven, agenda="Banner of the Rose")) == {"rr.a2.banner-of-the-rose.2"}
    assert clauses(deck(extra={**eleven, "Garden Caretaker": 3}, agenda="Banner of the Rose")) == set()
    assert clauses(deck("tyrell", agenda="Banner of the Wolf")) == {"rr.a2.banner-of-the-rose.2"}


@pytest.mark.parametrize("agenda", [c.name for c in catalogue.cards().values() if c.name.startswith("Banner of the ")])
@pytest.mark.rule("rr.loyal.2")
def test_each_banner_opens_its_faction(agenda: str) -> None:
    faction = next(f for f, word in BANNERS.items() if agenda == f"Banner of the {word}")
    own = "stark" if faction != "stark" else "tyrell"
    twelve = dict.fromkeys(cards_of(faction, loyal=False)[:4], 3)
    loyal = next(c.name for c in catalogue.cards().values() if c.faction == faction and c.loyal)
    assert clauses(deck(own, extra=twelve, agenda=agenda)) == set()
    assert clauses(deck(own, extra={**twelve, loyal: 1}, agenda=agenda)) == {"rr.loyal.1"}


@pytest.mark.rule("rr.agenda-cards.3")
def test_fealty_allows_fifteen_neutral_cards() -> None:
    own = dict.fromkeys(cards_of("lannister")[:15], 3)
    neutral = dict.fromkeys(cards_of("neutral")[:5], 3)
    assert clauses(deck(extra={**own, **neutral}, agenda="Fealty")) == set()
    own[cards_of("lannister")[0]] = 2
    sixteen = {**own, **neutral, cards_of("neutral")[5]: 1}
    assert clauses(deck(extra=sixteen, agenda="Fealty")) == {"rr.agenda-cards.3"}
    assert clauses(deck(extra=sixteen)) == set()


def restricted(form: str, *titles: str, clash: bool = False) -> set[str]:
    """The clauses against a Lannister deck with three copies each of some cards, and perhaps A Clash of Kings."""
    plots = {"A Clash of Kings": 1, **dict.fromkeys(SEVEN[:6], 1)} if clash else None
    cards = dict.fromkeys(cards_of("lannister"), 3)
    neutral = {"The Roseroad": 3, "The Kingsroad": 3, "Littlefinger": 3}
    return {
        refusal.rule for refusal in check(deck(extra=cards | neutral | dict.fromkeys(titles, 3), plots=plots), form)
    }


@pytest.mark.rule("faq2.restricted.1", "faq2.restricted.2", "faq2.restricted.3")
def test_at_most_one_restricted_title_is_in_a_deck() -> None:
    assert restricted("melee") == set()
    assert restricted("melee", "Superior Claim") == set()
    assert restricted("melee", "Superior Claim", "Taena Merryweather") == {"faq2.restricted.2"}
    assert restricted("melee", "Taena Merryweather") == set()


@pytest.mark.rule("faq2.restricted.4", "faq2.restricted.6")
def test_plots_count_too_and_each_format_has_its_list() -> None:
    assert restricted("melee", clash=True) == set()
    assert restricted("melee", "Superior Claim", clash=True) == {"faq2.restricted.2"}
    assert restricted("joust", "Superior Claim", clash=True) == set()
    assert restricted("", "Superior Claim", clash=True) == set()


@pytest.mark.rule("faq2.restricted.5")
def test_another_card_of_the_same_title_is_not_restricted() -> None:
    assert catalogue.find("Cersei Lannister").code == "01084"  # the one on the melee list is another
    assert restricted("melee", "Superior Claim", "Cersei Lannister") == set()


@pytest.mark.rule("faq2.restricted.7", "faq2.restricted.8", "faq2.restricted.9")
def test_the_lists_are_those_of_the_last_faq() -> None:
    for form, number in (("joust", 7), ("melee", 9)):
        assert {entry[-5:] for entry in clause(f"faq2.restricted.{number}").entries} == codes(
            lists()[OFFICIAL].section(form).restricted
        )
    joust, melee = (codes(lists()[OFFICIAL].section(form).restricted) for form in ("joust", "melee"))
    assert (len(joust), len(melee)) == (36, 27)
    assert "10017" not in joust


# The file forms

STARK_TEXT = """The North Remembers: a test

House Stark
Banner of the Rose (Core Set)

Packs: From Core Set (3) to Core Set (3)

Plots (7):
{plots}

Characters:
{cards}
"""


def test_the_text_form_of_thronesdb_is_read() -> None:
    found = parse(
        STARK_TEXT.format(plots="2x A Noble Cause (Core Set)", cards="3x Arya Stark (Core Set)\n1 bran stark")
    )
    assert found == Deck("stark", {"01004": 2, "01141": 3, "01142": 1}, "01205", "The North Remembers: a test")


@pytest.mark.parametrize("name", FACTION_DECKS)
def test_a_printed_deck_reads_back(name: str) -> None:
    found = builtin()[name]
    assert parse("\n".join(lines(found))) == found


def test_json_is_read_as_thronesdb_exports_it() -> None:
    slots = {"01027": 1, "01004": 1, "01141": 3}
    data = {
        "name": "Pack",
        "faction_code": "stark",
        "faction_name": "House Stark",
        "slots": slots,
        "agendas": ["01027"],
    }
    assert parse(json.dumps(data)) == Deck("stark", {"01004": 1, "01141": 3}, "01027", "Pack")
    data["faction_code"] = data["faction_name"] = "thenightswatch"
    assert parse(json.dumps(data)).faction == "nights-watch"


def test_json_is_read_in_the_plain_form() -> None:
    data = {"faction": "stark", "agenda": "Fealty", "plots": {"Summons": 1}, "cards": [{"code": "01141", "count": 2}]}
    assert parse(json.dumps(data), "mine") == Deck("stark", {"01022": 1, "01141": 2}, "01027", "mine")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("House Stark\n3x Arya Strak\n", "line 2: .*did you mean Arya Stark"),
        ("House Stark\nFealthy\n3x Arya Stark\n", "line 2: 'Fealthy' is neither"),
        ("My deck\nHouse Stark\n3x Arya Stark\nBran Stark x2\n", "line 4: 'Bran Stark x2' is neither"),
        ("House Stark\n0x Arya Stark\n", "line 2: 0 copies of Arya Stark"),
        ("3x Arya Stark\n", "names no faction"),
        ('{\n"faction": "stark",\n"cards": {"Arya Stark" 3}\n}', "line 3: it isn't valid JSON"),
        ('{"faction": "stark", "cards": {"Arya Stark": "three"}}', "'three' copies of 'Arya Stark'"),
        ('{"faction": "stark", "cards": {"Arya Strak": 3}}', "no card called 'Arya Strak'"),
        ('{"faction": "wildlings", "cards": {}}', "no faction 'wildlings'"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        parse(text)


# The command


def test_the_check_command_tells_by_its_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    legal, illegal, broken = tmp_path / "legal.txt", tmp_path / "illegal.txt", tmp_path / "broken.txt"
    legal.write_text("\n".join(lines(builtin()["stark"])), "utf-8")
    illegal.write_text("House Stark\n4x Arya Stark\n", "utf-8")
    broken.write_text("House Stark\n3x Arya Strak\n", "utf-8")
    assert main(["deck", "check", str(legal)]) == 0
    assert "legal" in capsys.readouterr().out
    assert main(["deck", "check", str(legal), str(illegal)]) == 1
    shown = capsys.readouterr().out
    assert "rr.deckbuilding.5" in shown
    assert "rr.deckbuilding.7" in shown
    assert main(["deck", "check", str(broken)]) == 2
    assert "line 2" in capsys.readouterr().err
    assert main(["deck", "check", "no-such-deck"]) == 2
    assert main(["deck", "check", "tyrell"]) == 0


def test_the_list_command_names_every_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{name}: " in shown for name in [*FACTION_DECKS, *LEARNING.values()])


@pytest.mark.rule("rr.neutral.2", "rr.faction.2")
@pytest.mark.parametrize("faction", FACTION_DECKS)
def test_a_neutral_card_is_neither_in_faction_nor_out_of_faction(faction: str) -> None:
    neutral, arya = catalogue.find("Littlefinger"), catalogue.find("Arya Stark")
    assert not in_faction(neutral, faction)
    assert not out_of_faction(neutral, faction)
    assert in_faction(arya, faction) == (faction == "stark")
    assert out_of_faction(arya, faction) == (faction != "stark")
