"""The restricted lists: where a table is set up and where a deck is checked for a format, and nowhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import weirwood
from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks import decks
from weirwood.games.agot2.decks.decks import builtin, check, from_data
from weirwood.kernel import Chance, read_record, rulebook, seed_text

GOLDEN = Path(__file__).parent / "golden" / "agot2-melee-four.json"
READY = [name for name, deck in builtin().items() if not deck.learning]
LEARNING = [name for name, deck in builtin().items() if deck.learning]
CLAIM, CLASH = "Superior Claim", "A Clash of Kings"


def with_cards(name: str, **counts: int) -> dict[str, Any]:
    """A ready-made deck with more cards in it (underscores for spaces)."""
    found = builtin()[name]
    cards = dict(found.cards)
    for title, count in counts.items():
        cards[catalogue.find(title.replace("_", " ")).code] = count
    return {"faction": found.faction, "agenda": found.agenda, "cards": cards, "name": "Mine"}


def clashing() -> dict[str, Any]:
    """A deck that only the melee list forbids."""
    deck = with_cards("lannister", Superior_Claim=2)
    plots = [code for code in deck["cards"] if catalogue.find(code).type == "plot"]
    keep = {code: n for code, n in deck["cards"].items() if code not in plots}
    seven = [catalogue.find(CLASH).code, *(code for code in plots if code not in ("01001", "01013"))][:7]
    neutral = [
        code for code in keep if catalogue.find(code).faction == "neutral" and catalogue.find(code).name != CLAIM
    ]
    keep |= dict.fromkeys(neutral[:2], 1)
    return {**deck, "agenda": "", "cards": {**keep, **dict.fromkeys(seven, 1)}}


def viper() -> dict[str, Any]:
    """A deck that only the joust list forbids."""
    deck = with_cards("martell", The_Red_Viper=3)
    return {**deck, "cards": {**deck["cards"], "Great Hall": 1}}


def refusal(seats: list[Any], **options: Any) -> str:
    with pytest.raises(UserError) as error:
        weirwood.new("agot2", seats=seats, seed=1, **options)
    return str(error.value)


# Setting up a table


@pytest.mark.rule("faq2.restricted.2", "faq2.restricted.4", "faq2.restricted.6", "faq2.restricted.9")
def test_a_melee_has_the_melee_list() -> None:
    assert check(from_data(clashing())) == []
    for options in ({}, {"format": "melee"}, {"list": "2.3"}):
        said = refusal(["stark", clashing(), "tyrell"], **options)
        for part in (
            "Mine",
            CLAIM,
            CLASH,
            "melee restricted list",
            "FAQ 2.3",
            "faq2.restricted.2",
            "faq2.restricted.9",
        ):
            assert part in said
    game = weirwood.new("agot2", seats=["stark", clashing()], seed=1)
    assert game.config["format"] == "joust"


@pytest.mark.rule("faq2.restricted.2", "faq2.restricted.6", "faq2.restricted.7")
def test_a_joust_has_the_joust_list() -> None:
    assert check(from_data(viper())) == []
    said = refusal(["stark", viper()])
    for part in ("The Red Viper", "Great Hall", "joust restricted list", "faq2.restricted.7"):
        assert part in said
    assert weirwood.new("agot2", seats=["stark", viper(), "tyrell"], seed=1).config["format"] == "melee"


@pytest.mark.rule("faq2.restricted.1", "faq2.restricted.3")
def test_one_restricted_card_is_fine_in_as_many_copies_as_otherwise() -> None:
    one = {**clashing(), "cards": {c: n for c, n in clashing()["cards"].items() if c != "01001"} | {"01014": 1}}
    assert weirwood.new("agot2", seats=["stark", one, "tyrell"], seed=1).config["format"] == "melee"


def test_a_table_may_do_without_the_lists() -> None:
    game = weirwood.new("agot2", seats=["stark", clashing(), "tyrell"], seed=1, list="none")
    assert game.config["list"] == "none"
    assert weirwood.new("agot2", seats=["stark", viper()], seed=1, list="none").waiting
    assert weirwood.new("agot2", seats=["stark", "tyrell"], seed=1).config["list"] == "2.3"
    short = {**clashing(), "cards": {"Ice": 1}}
    assert "rr.deckbuilding.5" in refusal(["stark", short, "tyrell"], list="none")


def test_a_list_that_there_is_not_is_refused() -> None:
    said = refusal(["stark", "tyrell"], list="1.0")
    assert "'1.0'" in said
    assert "2.3" in said
    assert "none" in said


def test_the_table_of_a_form_has_the_lists_too() -> None:
    rules = rulebook("agot2")
    chance = Chance(seed_text(1))
    seats = [{"deck": clashing()}, {}, {}]
    with pytest.raises(UserError, match=r"faq2\.restricted\.2"):
        rules.set_up({"format": "melee"}, seats, ["a", "b", "c"], chance)
    assert rules.set_up({"format": "melee", "list": "none"}, seats, ["a", "b", "c"], chance)["list"] == "none"
    lists = next(field for field in rules.people.setup_form() if field.name == "list")
    assert [choice.value for choice in lists.choices] == ["2.3", "newest", "none"]
    assert lists.default == "2.3"


# Ready-made and learning decks


@pytest.mark.parametrize("name", READY)
@pytest.mark.parametrize("form", ["joust", "melee"])
def test_the_ready_made_decks_are_legal_in_both_formats(name: str, form: str) -> None:
    assert check(builtin()[name], form) == []
    count = 2 if form == "joust" else 3
    assert len(weirwood.new("agot2", seats=[name] * count, seed=1, format=form).names) == count


def test_learning_decks_are_exempt_and_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    plain = {name: msgspec.structs.replace(builtin()[name], learning=False) for name in LEARNING}
    listed = [name for name, deck in plain.items() if check(deck) != check(deck, "melee")]
    assert listed == ["from-east-to-west", "secrets-and-schemes"], "two of them have several cards of the melee list"
    assert weirwood.new("agot2", seats=LEARNING, seed=1).config["format"] == "melee"
    for name in listed:
        assert main(["deck", "check", "--format", "melee", name]) == 1  # it has fewer than 60 cards
        shown = capsys.readouterr().out
        assert "learning deck" in shown
        assert "no restricted list" in shown
        assert "faq2.restricted" not in shown


def test_a_file_cannot_claim_to_be_a_learning_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({**clashing(), "learning": True}), "utf-8")
    assert main(["deck", "check", "--format", "melee", str(path)]) == 1
    assert "faq2.restricted.2" in capsys.readouterr().out
    assert "faq2.restricted.2" in refusal([str(path), "stark", "tyrell"])


# Records and positions


def test_a_record_is_loaded_whatever_the_lists_say() -> None:
    record = read_record(GOLDEN.read_text("utf-8"))
    broken = [deck["name"] for deck in record.config["decks"] if check(from_data(deck), "melee")]
    assert broken == ["The Reaving Season", "The Host of Highgarden"], "its decks are from before the lists counted"
    assert weirwood.load(record).outcome is not None
    game = weirwood.new("agot2", seats=["stark", clashing(), "tyrell"], seed=1, list="none")
    kept = {key: value for key, value in game.config.items() if key != "list"}
    assert weirwood.load(weirwood.Record("agot2", kept, game.seed)).position() == game.position()


def test_a_position_is_not_a_table_that_is_set_up() -> None:
    players = {"a": {"plot": CLASH, "hand": [CLAIM]}, "b": {"plot": "Summons"}, "c": {"plot": "Summons"}}
    rules = rulebook("agot2")
    config = rules.judge.scenario({"start": "challenges", "players": players})
    assert config["format"] == "melee"
    assert rules.start(config, "00").seats == 3


# The commands


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(decks.lines(from_data(clashing()))), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ([], 0, "rules of deck building only"),
        (["--format", "joust"], 0, "joust restricted list, FAQ 2.3"),
        (["--format", "melee"], 1, "melee restricted list, FAQ 2.3"),
        (["--format", "melee", "--list", "2.3"], 1, "melee restricted list, FAQ 2.3"),
        (["--format", "melee", "--list", "none"], 0, "rules of deck building only"),
        (["--list", "none"], 0, "rules of deck building only"),
    ],
)
def test_the_check_command_says_which_list_it_applied(
    mine: str, options: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", *options, mine]) == code
    shown = capsys.readouterr().out
    assert said in shown
    assert ("legal (" in shown) and ("not legal" in shown) == bool(code)
    for part in (CLAIM, CLASH, "faq2.restricted.2"):
        assert (part in shown) == bool(code)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--format", "duel"], "joust"),
        (["--list", "1.0"], "2.3"),
        (["--list", "2.3"], "faq2.restricted.6"),
    ],
)
def test_what_no_deck_can_be_checked_for(
    mine: str, options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", *options, mine]) == 2
    assert said in capsys.readouterr().err


def test_the_play_command_has_the_lists_and_the_switch(
    mine: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", gone)
    seats = ["play", "agot2", "--opponent", "random", "--seed", "1", "--seats", "stark", mine, "tyrell"]
    assert main(seats) == 2
    shown = capsys.readouterr().err
    assert CLASH in shown
    assert "faq2.restricted.2" in shown
    assert main([*seats, "--list", "none"]) == 0
    assert main([*seats, "--list", "1.0"]) == 2
    assert main(["play", "hbo", "--list", "none"]) == 2


def test_the_check_command_exits_0_1_or_2(mine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("House Stark\n3x Arya Strak\n", "utf-8")
    illegal = tmp_path / "illegal.txt"
    illegal.write_text("House Stark\n4x Arya Stark\n", "utf-8")
    for files, code in (
        (["stark"], 0),
        ([mine, "stark"], 0),
        ([str(illegal)], 1),
        (["stark", str(illegal), "tyrell"], 1),
        ([str(broken)], 2),
        ([str(broken), str(illegal), "stark"], 2),
        (["no-such-deck"], 2),
    ):
        assert main(["deck", "check", *files]) == code
        shown = capsys.readouterr()
        for name in files:
            assert name in shown.out + shown.err, "each is judged, whatever comes before"
