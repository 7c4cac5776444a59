"""The programs for people: play, replay, judge and fuzz, as typed at a terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from toy import QUESTION, Whispers
from weirwood import bots
from weirwood.bots import Hand
from weirwood.cli import main, parser
from weirwood.cli.table.picking import picked
from weirwood.errors import UserError
from weirwood.kernel import Chance, Decision, Game, Option, rulebook, seed_text

Type = Callable[..., tuple[int, str]]


@pytest.fixture
def typed(
    whispers: Whispers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Type:
    """Run a command line with these lines typed; the exit code and all that was printed."""
    monkeypatch.chdir(tmp_path)
    commands = ("judge", "play", "replay", "fuzz")
    monkeypatch.setattr(parser, "COMMANDS", (*(c for c in parser.COMMANDS if c not in commands), *commands))

    def run(command: str, *lines: str) -> tuple[int, str]:
        left = list(lines)

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            if not left:
                raise EOFError
            if prompt.startswith("Save the game"):
                return left[-1]
            return left.pop(0)

        monkeypatch.setattr("builtins.input", read)
        code = main(command.split())
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


PLAY = "play whispers --seats alice bob --seed 3 --opponent random"


def test_a_whole_game_and_its_replay(typed: Type, tmp_path: Path) -> None:
    code, text = typed(PLAY, "1", "pass", *[""] * 9, "end.json")
    assert code == 0
    for part in ("Your hand: 1, 1, 2, 3.", "Enter alone: Pass.", "The game is over.", "Its seed was", "end.json"):
        assert part in text
    code, log = typed("replay end.json --log")
    assert code == 0
    assert "Round 1 begins. [toy.round.1]" in log
    code, text = typed(
        "replay end.json", "", "", "back", "look", "view bob", "2", "look", "99", "view x", "log", "quit"
    )
    assert code == 0
    for part in ("alice: bid 1", "As bob sees it:", "a number from 0 to that is needed", "There is no player 'x'"):
        assert part in text


def test_what_can_be_typed(typed: Type, tmp_path: Path) -> None:
    code, text = typed(
        PLAY, "undo", "help", "why not bid 99", "why not bid 1", "card 4", "card Sansa", "rule rr.ambush.1", "rule rr.x",
        "look", "log", "bid", "9", "sing", "card", "BID 1", "undo", "1", "save here.json", "quit",
    )  # fmt: skip
    assert code == 0
    for part in (
        "You haven't decided anything yet", "There is no 99 in your hand.", "You can: bid 1 is among the options.",
        "The 4", "There is no card 'Sansa'.", "rr.ambush.1: Ambush", "There is no rule clause 'rr.x'",
        "'bid' could be 1 (bid 1)", "There is no option 9; the options are numbered 1 to 4", "'sing' is not among",
        "Say which: card NAME.", "You choose: Bid 1.", "Taken back: bid 1.", "Saved to here.json.",
        "weirwood play --load here.json --opponent random",
    ):  # fmt: skip
        assert part in text
    code, text = typed("play --load here.json --opponent random")
    assert "weirwood play --load here.json" in text


def test_leaving_saves_the_game(typed: Type, tmp_path: Path) -> None:
    assert "nothing is saved" in typed(f"{PLAY} --hotseat")[1]
    assert list(tmp_path.iterdir()) == []
    code, text = typed(PLAY, "1")
    assert code == 0
    assert "To go on: weirwood play --load whispers-1.json" in text
    assert json.loads((tmp_path / "whispers-1.json").read_text())["game"] == "whispers"
    typed(PLAY, "2")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["whispers-1.json", "whispers-2.json"]


def test_people_at_one_screen_dont_see_each_others_hands(typed: Type) -> None:
    code, text = typed(f"{PLAY} --hotseat", "", "1", "", "2")
    assert code == 0
    before, _, after = text.partition("Pass the screen to bob")
    assert "Your hand: 1, 1, 2, 3." in before
    assert before.endswith("\n" * 40)
    assert "Your hand: 1, 1, 2, 3." not in after.partition("Pass the screen")[0]


def test_an_internal_error_doesnt_end_the_game(typed: Type, whispers: Whispers, tmp_path: Path) -> None:
    game = Game(whispers, {"names": ["alice", "bob"], "broken": True}, seed_text(1))
    game.choose("pass", seat=1)
    game.choose("pass", seat=0)
    (tmp_path / "b.json").write_text(game.record.to_json())
    code, text = typed("play --load b.json --hotseat", "", "1", "", "pass", "", "toss", "pass")
    assert code == 0
    assert "The choice 'toss' failed inside the program" in text
    assert text.index("failed inside") < text.index("You choose: Pass.", text.index("failed inside"))


def test_the_end_says_whether_you_have_won_and_the_seed_as_it_was_typed(typed: Type) -> None:
    code, text = typed(PLAY, "1", *["pass"] * 9, "no")
    assert code == 0
    assert text.startswith("You are alice.")
    assert re.search(r"The game is over\. You (win|lose)\b.*points are the most\. \[toy\.end\.1\]", text)
    assert "Its seed was 3." in text
    assert "The game is over. You" not in typed(f"{PLAY} --hotseat", *["", "pass"] * 9, "no")[1]


HBO = "play hbo --seats 2 --seed 5 --opponent random"


def test_a_card_is_found_by_a_part_of_its_name_and_a_rule_in_its_own_game(typed: Type) -> None:
    code, text = typed(HBO, "card Tywin", "card lannister", "card payne il", "card zzz", "rule setup.8", "quit")
    assert code == 0
    assert "You play House Lannister (lannister)." in text
    for part in (
        "* Tywin Lannister: character", "'lannister' fits House Lannister, Tywin Lannister,", "* Ser Ilyn Payne: character",
        "There is no card called 'zzz'.", "hbo.setup.8: Each player may take one mulligan",
    ):  # fmt: skip
        assert part in text
    assert "lcg1." not in text
    assert "rr." not in text


def test_why_not_takes_a_card_alone_and_the_beginning_of_a_label(typed: Type) -> None:
    _, text = typed(HBO, "keep", "why place Tyw", "why not Poisoned", "why not sing", "quit")
    assert "You can: place Tywin Lannister is among the options." in text
    assert "Poisoned Cup: only characters and locations can be placed in setup." in text
    assert "Later it may be when you are asked for it" in text and "asked for anything like" not in text


def test_a_hint_is_what_the_computer_would_do(typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "EFFORT", 60)
    for word in ("hint", "?"):
        _, text = typed(HBO, "keep", word, "quit")
        assert "\n1. " in text.partition("thinks about it")[2] and " in 100 to win" in text


def test_setup_is_not_ended_by_enter_before_anything_is_placed(typed: Type) -> None:
    code, text = typed(HBO, "keep", "", "1", "quit")
    assert code == 0
    before, _, after = text.partition("You have placed nothing yet: place a card, or type done")
    assert "You choose: Done." not in text
    assert "Enter alone: Done." not in before
    assert "Placed so far: The Hound." in after
    assert "Enter alone: Done." in after


def test_what_was_kept_so_far_in_the_draft_is_shown(typed: Type) -> None:
    code, text = typed(HBO.replace("--seats 2", "--seats stark --draft"), "1", "1", "quit")
    assert code == 0
    first, second = re.findall(r"You choose: Keep (.+)\.", text)
    assert f"Kept so far: {first}." in text
    assert f"Kept so far: {', '.join(sorted([first, second]))}." in text


def test_who_is_declared_so_far_is_shown_and_look_lists_the_discard_piles(typed: Type, tmp_path: Path) -> None:
    near = {
        "stark": {"power": 14, "play": ["Eddard Stark", "Robb Stark", "Winterfell Guard"], "discard": ["Ice", "Hodor"]},
        "lannister": {"play": ["The Hound"]},
    }
    config = rulebook("hbo").judge.scenario({"start": "challenges", "first": "stark", "players": near})
    (tmp_path / "near.json").write_text(Game(rulebook("hbo"), config, seed_text(1)).record.to_json())
    code, text = typed(
        "play --load near.json --opponent random", "look", "1", "attack Eddard", "attack Robb", "", *["pass"] * 5, "no"
    )
    assert code == 0
    assert "stark's discard pile: Ice, Hodor." in text
    assert "So far: attack Eddard Stark.\n" in text
    assert "So far: attack Eddard Stark, attack Robb Stark." in text
    assert "stark has 15 power and wins the game.\nThe game is over. You win. [hbo.victory.1]" in text


def test_the_cards_marks_are_explained(typed: Type) -> None:
    code, text = typed("cards --game hbo --list ice")
    assert code == 0
    assert "\n*: unique\n" in text
    assert "[designed]: the card is our own design" in text
    assert "[inferred]: " not in typed("cards --game hbo Ice")[1]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play checkers", "There is no game 'checkers'"),
        ("play", "Which game?"),
        (
            "play whispers --opponent deepthought",
            "There is no bot 'deepthought'; the bots are cautious, herald, knight, maester, random, reckless, squire, vengeful.",
        ),
        ("play whispers --seats alice", "Whispers is for 2 to 8 players, not 1."),
        ("play hbo --seats 3", "The game is for two, not for 3"),
        ("play --load none.json", "none.json can't be read: No such file or directory."),
        ("play --load bad.json", "bad.json: This is not a game record"),
        ("replay bad.json", "bad.json: This is not a game record"),
        ("judge none.yaml", "none.yaml can't be read"),
        ("judge bad.json", "bad.json, line"),
        ("fuzz whispers --games 0", "at least 1"),
        ("fuzz checkers", "There is no game 'checkers'"),
    ],
)
def test_bad_input_is_one_sentence(typed: Type, tmp_path: Path, command: str, sentence: str) -> None:
    (tmp_path / "bad.json").write_text("{[")
    code, text = typed(command)
    assert code == 2
    assert sentence in text


def test_judge(typed: Type, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(QUESTION + "do: [bob: bid 5, bob: draw]\nexpect: {bob: {points: 1}}")
    bad.write_text(QUESTION + "expect: {bob: {points: 7}}\n---" + QUESTION)
    code, text = typed("judge good.yaml")
    assert code == 0
    assert "seat 1 wins a point. [toy.bid.3]" in text
    assert re.search(r"seat 1 draws \d+\. \[toy\.reward\.3\]", text)
    assert "1 of 1 scenarios hold." in text
    code, text = typed("judge --quiet good.yaml bad.yaml")
    assert code == 1
    assert "Doesn't hold: bad.yaml, line 7: Expected of bob: points 7, but it is 0." in text
    assert "2 of 3 scenarios hold." in text
    (tmp_path / "wrong.yaml").write_text(QUESTION + "extra: 1")
    assert typed("judge good.yaml wrong.yaml")[0] == 2


def test_fuzz(typed: Type, whispers: Whispers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code, text = typed("fuzz whispers --games 5 --check --every 5")
    assert code == 0
    assert "5 games" in text
    assert "0 errors" in text
    monkeypatch.setattr(whispers, "random_config", lambda chance: {"names": ["a", "b"], "broken": True}, raising=False)
    code, text = typed("fuzz whispers --games 8 --jobs 2")
    assert code == 1
    assert "the coin fell off the table" in text
    assert "ZeroDivisionError at toy.py" in text
    assert json.loads((tmp_path / "fuzz-whispers-1.json").read_text())["choices"][-1][1] == "toss"


def test_a_line_means_a_number_a_label_or_its_beginning() -> None:
    decision = Decision(
        0, "x", "?", "", [Option(label, "v") for label in ("marshal Arya", "marshal Bran", "2", "pass")]
    )
    assert [picked(line, decision).label for line in ("1", "2", "PASS", "marshal  a", "p")] == [
        "marshal Arya", "2", "pass", "marshal Arya", "pass",
    ]  # fmt: skip
    with pytest.raises(UserError, match=r"Did you mean 2 \(marshal Bran\)\?"):
        picked("bran", decision)


# Bots


def test_bots_choose_the_same_with_the_same_seed(whispers: Whispers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.Squire, "SECONDS", 3600.0)  # the effort alone limits it, however slow the machine is
    for name in bots.BOTS:
        for seed in range(3):
            game = Game(whispers, {"names": ["a", "b", "c"]}, seed_text(seed))
            choices = {bots.make(name, seed).choose(game.observe(1)) for _ in range(3)}
            assert len(choices) == 1
            assert choices.pop() in game.waiting[1].options
    with pytest.raises(
        UserError, match="the bots are cautious, herald, knight, maester, random, reckless, squire, vengeful"
    ):
        bots.make("deepthought")


def test_the_squire_beats_random_play(whispers: Whispers) -> None:
    wins = [0.0, 0.0]
    for seed in range(12):
        game = Game(whispers, {"names": ["a", "b"]}, seed_text(seed))
        players = [bots.make("squire", seed), bots.make("random", seed)]
        while game.waiting:
            seat = game.waiting[0].seat
            game.choose(players[seat].choose(game.observe(seat)), seat)
        assert game.outcome is not None
        for seat in game.outcome.winners:
            wins[seat] += 1 / len(game.outcome.winners)
    assert wins[0] > wins[1]


def test_an_observation_has_nothing_hidden(whispers: Whispers) -> None:
    game = Game(whispers, {"names": ["a", "b", "c"]}, seed_text(4))
    dealt = Game(whispers, game.config, game.seed, whispers.redeal(game.state, 0, Chance(seed_text(9))))
    assert dealt.position() != game.position()
    observation, same = game.observe(0), dealt.observe(0)
    assert observation.view == same.view
    assert not hasattr(observation, "state")
