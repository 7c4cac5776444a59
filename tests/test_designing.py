"""A designer writes a card in rules English: it is read, refused with a reason, put into a deck, and played."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

import weirwood
from weirwood.cardgame.play.rulebook import CardGame
from weirwood.cli import main, own_cards
from weirwood.errors import UserError
from weirwood.kernel import Chance, rulebook, seed_text
from weirwood.kernel.card_file import LARGEST
from weirwood.kernel.rulebook import _known

DOCS = Path(__file__).parent.parent / "docs"
CARDS = DOCS / "designed-cards.yaml"
FERRYMAN = """\
title: Quiet Ferryman
type: character
faction: neutral
cost: 2
strength: 2
icons: [intrigue]
traits: [Smuggler]
text: |
  Stealth.
  Reaction, after you win an intrigue challenge: draw 1 card.
"""


@pytest.fixture(autouse=True)
def _games_as_they_were() -> object:
    """A command makes cards known for as long as its process runs."""
    before = dict(_known)
    yield
    _known.clear()
    _known.update(before)


def card_game(game: str) -> CardGame:
    rules = rulebook(game)
    assert isinstance(rules, CardGame)
    return rules


def refused(text: str, game: str = "agot2") -> str:
    """Why a file of cards isn't taken."""
    with pytest.raises(UserError) as error:
        card_game(game).with_cards(text, "mine.yaml")
    return str(error.value)


# Reading and saying


@pytest.mark.parametrize("game", ["agot2", "hbo"])
def test_every_card_is_read_as_it_is_said(game: str) -> None:
    cards = card_game(game).catalogue.by_code.values()
    wrong = [card.name for card in cards if weirwood.read_card(weirwood.say_card(card, game), game) != card]
    assert len(cards) > 90 and wrong == []


def test_a_card_is_written_with_its_facts_and_its_text() -> None:
    card = weirwood.read_card(FERRYMAN)
    assert (card.name, card.cost, card.strength, card.icons) == ("Quiet Ferryman", 2, 2, (0, 1, 0))
    assert (card.set, card.code, card.quantity) == ("Designed", "own-quiet-ferryman", 1)
    assert [keyword.name for keyword in card.keywords] == ["stealth"] and len(card.abilities) == 1
    said = weirwood.say_card(card)
    assert "text: |\n  Stealth.\n  Reaction, after" in said and "icons: [intrigue]" in said
    assert weirwood.read_card(said) == card


def test_lines_may_stand_in_another_order_and_as_a_list() -> None:
    text, _, _ = FERRYMAN.partition("text:")
    listed = f"{text}text: ['Reaction, after you win an intrigue challenge: draw 1 card.', Stealth.]"
    assert weirwood.read_card(listed) == weirwood.read_card(FERRYMAN)


def test_an_arrow_may_be_typed() -> None:
    text = FERRYMAN.replace("draw 1 card.", "kneel Quiet Ferryman → draw 1 card.")
    assert text != FERRYMAN and weirwood.read_card(text.replace("→", "->")) == weirwood.read_card(text)


def test_a_cost_of_x_is_read_with_and_without_what_x_is() -> None:
    event = "title: Levy\ntype: event\nfaction: neutral\ncost: X\ntext: |\n  Action: draw 1 card.\n"
    assert weirwood.read_card(event).x_cost is True
    with pytest.raises(UserError, match="is a number from 0 to 99, X or -"):
        weirwood.read_card(event.replace("cost: X", "cost: many"))


def test_importing_the_package_loads_no_game_and_no_yaml() -> None:
    loaded = "import sys, weirwood; weirwood.read_card; print({'yaml', 'weirwood.cardgame'} & set(sys.modules))"
    assert (
        subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout == "set()\n"
    )


def test_a_game_without_card_texts_says_so() -> None:
    with pytest.raises(UserError, match="has no cards with a text"):
        weirwood.read_card(FERRYMAN, "fief")
    with pytest.raises(UserError, match="no cards that one could add to"):
        rulebook("fief").with_cards(FERRYMAN)


# What is refused


def test_an_unreadable_sentence_is_named_with_its_line_and_the_nearest_ones() -> None:
    said = refused(FERRYMAN.replace("draw 1 card", "you draw a card"))
    assert said.startswith("mine.yaml, line 10: 'Reaction, after you win an intrigue challenge: you draw a card.'")
    assert "understood up to 'Reaction, after you win an intrigue challenge: you draw '" in said
    near = said.split("\n")[1:]
    assert len(near) == 3 and near[0].strip() == "Reaction, after you win an intrigue challenge: draw 1 card."


@pytest.mark.parametrize(
    ("changed", "to", "said"),
    [
        ("traits:", "trait:", "line 7: a card has no 'trait'; did you mean 'traits'?"),
        ("traits: [Smuggler]", "colour: red", "line 7: a card has no 'colour'; it has title, type, faction"),
        ("cost: 2\n", "", "line 1: Quiet Ferryman has no cost; add 'cost:' to it."),
        ("strength: 2\n", "", "Quiet Ferryman has no strength"),
        ("faction: neutral\n", "", "Quiet Ferryman has no faction"),
        ("type: character\n", "", "Quiet Ferryman has no type"),
        ("title: Quiet Ferryman\n", "", "line 1: a card has no title"),
        ("cost: 2", "cost: two", "line 4: the cost of Quiet Ferryman is 'two'; it is a number from 0 to 99, X or -."),
        ("cost: 2", "cost: true", "the cost of Quiet Ferryman is True"),
        ("cost: 2", f"cost: {'9' * 5000}", "this is YAML that no card is made of"),
        ("strength: 2", "strength: -1", "the strength of Quiet Ferryman is -1; it is a number from 0 to 99."),
        ("icons: [intrigue]", "icons: [love]", "it is a list of military, intrigue, power"),
        ("icons: [intrigue]", "icons: [[intrigue]]", "it is a list of military, intrigue, power"),
        ("faction: neutral", "faction: Bolton", "it is one of Stark, Lannister"),
        ("faction: neutral", "faction: [Stark]", "it is one of Stark, Lannister"),
        ("type: character", "type: dragon", "it is one of character, location"),
        ("type: character", "type: location", "is of type location, and such a card has no strength"),
        ("traits: [Smuggler]", "unique: maybe", "the unique of Quiet Ferryman is 'maybe'; it is true or false."),
        ("traits: [Smuggler]", "code: 01001", "in quotation marks if it looks like a number"),
        ("title: Quiet Ferryman", "title: 7", "the title of a card is 7"),
        ("title: Quiet Ferryman", "title: 'A ~ B'", "words of at most 80 characters"),
        ("cost: 2", "cost: 2\ncost: 3", "line 5: this is not proper YAML: the key 'cost' stands twice in one mapping"),
        ("  Stealth.", "  Stealth.\n  Stealth.", "the text of Quiet Ferryman is written so: Stealth. Stealth."),
        ("  Stealth.", "  " + "Stealth. " * 60, "a line has 539 characters; at most 500 are read"),
        ("  Stealth.", "  X is 3.", "says what X is, but its cost isn't X"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_card_is_said_by_name(changed: str, to: str, said: str) -> None:
    assert changed in FERRYMAN
    found = refused(FERRYMAN.replace(changed, to))
    assert found.startswith("mine.yaml") and said in found


def test_a_card_that_is_not_written_as_keys_and_values_is_refused() -> None:
    assert "as in 'title: Arya Stark'" in refused("just words")
    assert "as in 'title: Arya Stark'" in refused("- just words")
    assert "there is no card in it" in refused("# nothing")
    assert "line by line" in refused(FERRYMAN.split("text:")[0] + "text: {a: b}")
    assert "this is not proper YAML" in refused("title: [")
    assert "no card is made of" in refused("[" * 30_000)


def test_aliases_and_merging_are_refused_before_they_are_followed() -> None:
    bomb = "a: &a [x, x]\n" + "".join(
        f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20)
    )
    begun = time.perf_counter()
    assert "anchors (&) and aliases (*) aren't taken here" in refused(bomb)
    assert "anchors (&)" in refused(FERRYMAN.replace("[Smuggler]", "&t [Smuggler]"))
    assert "merging (<<)" in refused(FERRYMAN.replace("traits: [Smuggler]", "<<: {unique: true}"))
    assert time.perf_counter() - begun < 5


def test_a_file_has_at_most_64_kilobytes() -> None:
    filled = FERRYMAN + "#" * (LARGEST - len(FERRYMAN))
    assert LARGEST == 65536 and len(filled) == LARGEST
    assert card_game("agot2").with_cards(filled).cards.own_names() == ["Quiet Ferryman"]
    assert refused(filled + "#") == "mine.yaml: a file of cards has at most 64 KB, and this has 65537 bytes."


def test_a_file_has_at_most_100_cards_and_no_two_of_one_title() -> None:
    many = "\n---\n".join(FERRYMAN.replace("Quiet Ferryman", f"Ferryman {n}") for n in range(101))
    assert "there are 101 cards in it; a file has at most 100" in refused(many)
    assert "line 12: two cards of this file are called Quiet Ferryman" in refused(FERRYMAN + "---\n" + FERRYMAN)


def test_a_printed_title_is_taken_only_with_a_set_of_its_own() -> None:
    other = FERRYMAN.replace("Quiet Ferryman", "Arya Stark")
    said = refused(other)
    assert "line 1: there is a printed card called Arya Stark (Core); choose another title, or name a set" in said
    assert "printed card called Arya Stark" in refused(other + "set: Core\n")
    rules = card_game("agot2").with_cards(other + "set: Riverlands\n")
    assert rules.cards.own_names() == ["Arya Stark (Riverlands)"]
    assert rules.catalogue.find("Arya Stark (Riverlands)").cost == 2
    assert rules.catalogue.find("Arya Stark").set == "Core"
    assert "the code 01141 of Quiet Ferryman is that of another card" in refused(FERRYMAN + 'code: "01141"\n')


def test_words_that_could_be_grouped_in_very_many_ways_are_given_up_quickly() -> None:
    begun = time.perf_counter()
    assert "can't be read" in refused(
        FERRYMAN.replace("  Stealth.", "  Action: kill a " + "Knight " * 50 + "character.")
    )
    assert time.perf_counter() - begun < 10


# Cards in games


def test_a_deck_may_name_the_cards_of_its_table_and_the_record_holds_them() -> None:
    own = CARDS.read_text("utf-8")
    deck = dict(rulebook("agot2").decks.builtin("stark"))
    deck["cards"] = deck["cards"] | {"Quiet Ferryman": 1, "Wolfsworn": 2}
    game = weirwood.new("agot2", [deck, "lannister"], seed=7, cards=own)
    for _ in range(60):
        game.choose(game.waiting[0].options[0])
    record = game.record.to_json()
    assert "The Ferrymen's Hall" in record
    assert weirwood.load(record).position() == game.position()
    assert any(card.name == "Wolfsworn" for card in game.state.defn)  # type: ignore[attr-defined]
    with pytest.raises(UserError, match="no card called 'Quiet Ferryman'"):
        weirwood.new("agot2", [deck, "lannister"])
    with pytest.raises(UserError, match="no card called 'Quiet Ferryman'"):
        rulebook("agot2").cards.text("Quiet Ferryman")


def test_deck_building_counts_for_a_tables_own_cards_too() -> None:
    rules = card_game("agot2").with_cards(CARDS.read_text("utf-8"))
    deck = dict(rulebook("agot2").decks.builtin("stark"))
    deck["cards"] = deck["cards"] | {"Wolfsworn": 3, "The Ferrymen's Hall": 1}
    found = {refusal.rule: refusal.reason for refusal in rules.decks.check(deck).refusals}
    assert "Wolfsworn is in the deck 3 times; at most 2" in found["rr.deck-limits.1"]
    assert "The Ferrymen's Hall is a loyal tyrell card" in found["rr.loyal.1"]


def test_a_card_may_name_another_of_its_file_and_its_log_shows_the_title() -> None:
    rules = card_game("agot2").with_cards(CARDS.read_text("utf-8"))
    assert "Quiet Ferryman" in rules.catalogue.titles
    assert "Quiet Ferryman" not in card_game("agot2").catalogue.titles
    alone = CARDS.read_text("utf-8").rpartition("---\n")[2]
    assert "(+3 if you control Quiet Ferryman)" in refused(alone)


def test_the_worked_cards_are_played_by_the_judge(capsys: pytest.CaptureFixture[str]) -> None:
    scenarios = str(DOCS / "designed-cards-scenarios.yaml")
    assert main(["judge", "--quiet", "--reload", "--cards", str(CARDS), scenarios]) == 0
    assert "6 of 6 scenarios hold." in capsys.readouterr().out


def test_without_the_cards_their_scenarios_cannot_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "--quiet", str(DOCS / "designed-cards-scenarios.yaml")]) == 2
    assert "There is no card called" in capsys.readouterr().err


def test_hbo_cards_are_tried_in_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: hbo\ntitle: Hedge Singer\ntype: character\nhouse: neutral\ncost: 1\nstrength: 1\nicons: [intrigue]\n"
        "text: |\n  Renown.\n",
        "utf-8",
    )
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text(
        "game: hbo\nname: A singer wins renown\nstart: challenges\nplayers:\n"
        "  ann: {faction: stark, play: [Hedge Singer]}\n  bob: {faction: lannister}\n"
        "do:\n  - ann: challenge intrigue bob\nexpect:\n  Hedge Singer: {power: 1}\n",
        "utf-8",
    )
    assert main(["judge", "--cards", str(own), str(scenario)]) == 0, capsys.readouterr().out
    with pytest.raises(UserError, match=r"fixed \[hbo.components.3\]"):
        weirwood.new("hbo", cards=own.read_text("utf-8"))
    assert "keyword" in refused(own.read_text("utf-8").replace("Renown", "Intimidate"), "hbo")


# The option --cards


def test_the_face_of_an_own_card_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--cards", str(CARDS), "Quiet", "Ferryman"]) == 0
    assert capsys.readouterr().out.startswith("Quiet Ferryman (Designed): character, neutral, cost 2, STR 2, intrigue")
    assert main(["cards", "--cards", str(CARDS), "--list", "smuggler"]) == 0
    assert "The Ferrymen's Hall" in capsys.readouterr().out


def test_a_deck_file_with_own_cards_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "wolves.txt"
    deck.write_text("\n".join([*rulebook("agot2").decks.lines("stark"), "1x Quiet Ferryman (Designed)"]), "utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    assert "There is no card called 'Quiet Ferryman (Designed)'" in capsys.readouterr().err
    assert main(["deck", "--cards", str(CARDS), "check", str(deck)]) == 0
    assert "legal" in capsys.readouterr().out


def test_random_games_are_played_with_own_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "agot2", "--games", "1", "--seed", "own", "--cards", str(CARDS)]) == 0
    assert "0 errors" in capsys.readouterr().out
    game = rulebook("agot2").random_config(Chance(seed_text(1)))
    assert all(deck["cards"]["Quiet Ferryman"] == 3 for deck in game["decks"]) and "Wolfsworn" in game["cards"]


def test_games_that_a_command_begins_have_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    own_cards.load([CARDS], played=True)
    text = CARDS.read_text("utf-8")
    game = weirwood.new("agot2", ["stark", "lannister"], seed=1)
    assert game.config["cards"] == text
    assert {field.name: field.default for field in rulebook("agot2").people.setup_form()}["cards"] == text
    without = weirwood.new("agot2", ["stark", "lannister"], seed=1, cards="")
    assert "cards" not in without.config and weirwood.load(without.record).position() == without.position()
    assert without.rules.cards.own_names() == []


def test_no_game_is_begun_with_cards_that_it_has_no_place_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("title: Hedge Keep\ntype: location\nhouse: neutral\ncost: 1\n", "utf-8")
    for command in (["fuzz", "hbo", "--games", "2"], ["play", "hbo"]):
        assert main([*command, "--cards", str(own)]) == 2
        assert "The decks of this game are fixed [hbo.components.3]" in capsys.readouterr().err
    assert main(["cards", "--game", "hbo", "--cards", str(own), "Hedge Keep"]) == 0


def test_the_processes_that_think_run_python_files_too(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    script = tmp_path / "own.py"
    script.write_text(f"from pathlib import Path\nPath({str(seen)!r}).touch()\n", "utf-8")
    thinker = [sys.executable, "-m", "weirwood.server.computers.thinker", "0", str(script)]
    subprocess.run(thinker, input=b"", check=True)
    assert seen.exists()


def test_a_python_file_registers_cards_and_anything_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "own.py"
    script.write_text(
        "from weirwood.games.agot2.catalogue import register\nfrom weirwood.games.agot2.vocabulary import *\n"
        "register(Card('T-own-1', 'Scripted Squire', CHARACTER, cost=1, strength=1, set='Test'))\n",
        "utf-8",
    )
    assert main(["cards", "--cards", str(script), "Scripted Squire"]) == 0
    assert "Scripted Squire (Test)" in capsys.readouterr().out
    for files, said in (
        (["own.txt"], "Cards are in a .yaml file or a .py file; own.txt is neither."),
        (["a.yaml", "b.yml"], "Give one YAML file of cards, not 2"),
        (["nowhere.yaml"], "The cards in nowhere.yaml can't be read"),
    ):
        assert main(["cards", *(word for file in files for word in ("--cards", file)), "Arya"]) == 2
        assert said in capsys.readouterr().err
    (tmp_path / "latin.yaml").write_bytes(b"title: \xe9\xff")
    assert main(["cards", "--cards", str(tmp_path / "latin.yaml"), "Arya"]) == 2
    assert "is not a text file in UTF-8" in capsys.readouterr().err


def test_cards_of_two_games_in_a_file_each_name_theirs() -> None:
    mixed = "game: hbo\ntitle: Hedge Singer\ntype: location\nhouse: neutral\ncost: 1\n---\n" + FERRYMAN
    assert "line 7: name the game of every card, as in 'game: agot2'" in refused(mixed)
    both = mixed.replace("---\n", "---\ngame: agot2\n")
    assert card_game("agot2").with_cards(both).cards.own_names() == ["Quiet Ferryman"]
    assert card_game("hbo").with_cards(both).cards.own_names() == ["Hedge Singer"]
    assert "there is no card for hbo in it" in refused("game: agot2\n" + FERRYMAN, "hbo")
