"""Runs of the laboratory: the same file with any number of workers, whole again after a stop, and a sentence for what can't be."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from weirwood.cli import main
from weirwood.kernel import load
from weirwood.lab.folder import Folder
from weirwood.lab.playing import Line
from weirwood.lab.running import run
from weirwood.lab.setting import Setting, Side, arrangements, every_pair
from weirwood.lab.standing import standing
from weirwood.lab.workers import Alone, Processes

GAMES = "games.jsonl"


def lab(*words: object) -> int:
    """A command of the laboratory, with players that don't think."""
    return main(["lab", *map(str, words)])


def match(into: Path, *more: object) -> int:
    return lab("match", "stark", "lannister", "--bots", "random", "--games", 8, "--jobs", 1, "--into", into, *more)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that went to its end without a stop."""
    into = tmp_path_factory.mktemp("runs") / "whole"
    assert match(into) == 0
    return into


def test_a_match_says_who_wins_how_surely_and_as_played_by_whom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert match(tmp_path / "run") == 0
    out = capsys.readouterr().out
    assert "stark wins" in out and "in 100 against lannister" in out and "8 games" in out
    assert "As played by random" in out and "seed 1" in out


def test_any_number_of_workers_makes_the_same_file(whole: Path, tmp_path: Path) -> None:
    other = Folder(tmp_path / "run")
    other.begin(Folder(whole).setting())
    with Processes(2) as workers:
        run(other, workers)
    assert (other.path / GAMES).read_bytes() == (whole / GAMES).read_bytes()


@pytest.mark.parametrize("part", [0.0, 0.1, 0.55, 0.999])
def test_a_run_that_was_cut_off_anywhere_goes_on_to_the_same_file(whole: Path, tmp_path: Path, part: float) -> None:
    kept = (whole / GAMES).read_bytes()
    other = Folder(tmp_path / "run")
    other.begin(Folder(whole).setting())
    (other.path / GAMES).write_bytes(kept[: int(part * len(kept))])
    assert match(other.path) == 0
    assert (other.path / GAMES).read_bytes() == kept


def test_every_line_is_a_game_that_can_be_played_again(whole: Path) -> None:
    for line in Folder(whole).lines():
        game = load(line.record("agot2"))
        assert game.outcome is not None and tuple(game.outcome.winners) == line.winners


def test_each_seed_is_played_with_sides_swapped(whole: Path) -> None:
    lines = list(Folder(whole).lines())
    for one, other in zip(lines[::2], lines[1::2]):
        assert one.seed == other.seed and one.sides == other.sides[::-1]
    assert len({line.seed for line in lines}) == len(lines) // 2


def test_a_meeting_that_is_decided_is_not_played_on(tmp_path: Path) -> None:
    bots = (Side("squire", "squire"), Side("random", "random"))
    setting = Setting(game="hbo", version="0.1.0", sides=bots, meetings=((0, 1),), most=60, sprt=(0.3, 0.6), effort=20)
    folder = Folder(tmp_path / "run")
    folder.begin(setting)
    (found,) = run(folder, Alone())
    assert found.test is not None and found.test.decided == "above" and found.games < 60


def test_more_games_go_on_with_a_run_that_was_over(whole: Path, tmp_path: Path) -> None:
    into = tmp_path / "run"
    assert match(into, "--games", 4) == 0
    assert match(into, "--games", 8) == 0
    assert (into / GAMES).read_bytes() == (whole / GAMES).read_bytes()


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 6), (6, 2), (8, 2)])
def test_both_sides_sit_in_every_seat_equally_often(seats: int, games: int) -> None:
    found = arrangements(seats)
    assert len(found) == games
    for seat in range(seats):
        assert sum(each[seat] for each in found) * 2 == len(found)


def test_in_a_matrix_every_pair_meets_and_all_play_the_same_seeds(tmp_path: Path) -> None:
    decks = ("stark", "lannister", "baratheon")
    assert lab("matrix", *decks, "--bots", "random", "--games", 2, "--jobs", 1, "--into", tmp_path / "run") == 0
    lines = list(Folder(tmp_path / "run").lines())
    assert {frozenset(line.sides) for line in lines} == {frozenset((decks[a], decks[b])) for a, b in every_pair(decks)}
    assert len({line.seed for line in lines}) == 1


# Bad input: one sentence, and nothing lost


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match", "stark", "nobody"), "no file and no deck 'nobody'"),
        (("match", "stark", "lannister", "--bots", "dragon"), "no bot 'dragon'"),
        (("match", "stark", "lannister", "--sprt", "55:50"), "the smaller one first"),
        (("match", "stark", "lannister", "--games", 0), "--games must be more than 0"),
        (("match", "stark", "lannister", "--players", 9), "not 9"),
        (("match", "stark", "lannister", "--game", "chess"), "no game 'chess'"),
        (("matrix", "stark"), "at least two decks"),
        (("cards", "nowhere"), "no run in nowhere"),
        (("report", "nowhere", "--html", "x.html"), "no run in nowhere"),
        (("card", "nowhere.yaml", "--in", "stark"), "can't be read"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    words: tuple[object, ...],
    said: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert lab(*words) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_a_deck_that_is_not_legal_names_the_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("House Stark\n60x Winterfell Steward (Core)\n")
    assert lab("match", deck, "lannister", "--bots", "random") == 2
    told = capsys.readouterr().err
    assert "isn't legal" in told and "[rr" in told


def test_a_run_of_another_version_is_not_played_on(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = msgspec.structs.replace(Folder(whole).setting(), version="0.0.9")
    into = tmp_path / "run"
    into.mkdir()
    (into / "run.json").write_bytes(msgspec.json.encode(old))
    (into / GAMES).write_bytes((whole / GAMES).read_bytes())
    assert match(into) == 2
    assert "version 0.0.9" in capsys.readouterr().err
    assert (into / GAMES).read_bytes() == (whole / GAMES).read_bytes()
    assert lab("report", into, "--html", tmp_path / "page.html") == 0


def test_another_run_in_the_folder_is_left_alone(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (whole / GAMES).read_bytes()
    assert match(whole, "--seed", "other") == 2
    assert "another run" in capsys.readouterr().err
    assert (whole / GAMES).read_bytes() == before


def test_a_damaged_line_is_named(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = Folder(tmp_path / "run")
    other.begin(Folder(whole).setting())
    (other.path / GAMES).write_text('{"job": 7}\n')
    assert lab("cards", other.path) == 2
    assert "line 1" in capsys.readouterr().err


def test_without_ray_the_answer_is_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "ray", None)
    assert match(tmp_path / "run", "--ray") == 2
    assert "weirwood[ray]" in capsys.readouterr().err


# What a run says


def test_the_cards_of_a_deck_with_the_caveat(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("cards", whole, "--deck", "stark") == 0
    assert "Drawn cards are more in long games" in capsys.readouterr().out


def test_what_was_drawn_and_played_is_in_the_deck(whole: Path) -> None:
    setting = Folder(whole).setting()
    decks = {side.name: set(side.deck["cards"]) for side in setting.sides}
    for line in Folder(whole).lines():
        for side, hands in zip(line.sides, line.cards):
            assert set(hands.opening) | set(hands.drawn) | set(hands.played) <= decks[side]
            assert hands.opening and hands.played


def test_a_blank_in_a_cards_place_is_played_with_the_same_seeds(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab("cards", whole, "--blank", "Eddard Stark") == 0
    assert "Blank Eddard Stark (Blank) in place of Eddard Stark (Core)" in capsys.readouterr().out
    blanks = next((whole / "blanks").iterdir())
    then, now = (list(Folder(blanks / name).lines()) for name in ("before", "after"))
    played = [line.winners for line in Folder(whole).lines()]
    assert [line.winners for line in then] == played  # the same games as in the run itself
    assert [line.seed for line in now] == [line.seed for line in then]
    assert not any("Eddard Stark (Core)" in label for line in now for _, label in line.choices)


def test_a_designed_card_is_tried_in_place_of_the_nearest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = tmp_path / "my-card.yaml"
    card.write_text(
        "title: Quiet Ferryman\ntype: character\nfaction: neutral\ncost: 2\nstrength: 2\nicons: [intrigue]\ntext: Stealth.\n"
    )
    words = ("card", card, "--in", "stark", "--against", "lannister", "--bots", "random", "--games", 4, "--jobs", 1)
    assert lab(*words) == 0
    assert "× Quiet Ferryman (Designed) in place of" in capsys.readouterr().out


def test_a_report_is_one_page_that_says_who_played_and_can_be_read_aloud(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert lab("report", whole, "--html", path) == 0
    text = path.read_text("utf-8")
    assert "as played by random" in text and "weirwood 0.1.0" in text
    assert text.count("<svg") == text.count('role="img"') == text.count("<title id=") > 2
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_a_game_of_a_run_becomes_a_record(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert lab("game", whole, 3, "--into", path) == 0
    assert load(path.read_text("utf-8")).outcome is not None
    assert lab("game", whole, 99) == 2
    assert "no game 99" in capsys.readouterr().err


def test_a_line_is_plain_json(whole: Path) -> None:
    first = json.loads((whole / GAMES).read_text("utf-8").splitlines()[0])
    assert {"seed", "version", "sides", "bots", "winners", "first", "rounds", "config", "choices"} <= set(first)
    assert isinstance(msgspec.json.decode(msgspec.json.encode(first), type=Line), Line)


def test_a_deck_is_told_how_it_did_by_opponent_in_all_runs_of_a_folder(whole: Path, tmp_path: Path) -> None:
    (stark, _) = Folder(whole).setting().sides
    (against,) = standing(whole.parent, "agot2", {**stark.deck, "name": "called otherwise"})
    assert (against.opponent, against.bot, against.games) == ("lannister", "random", 8)
    assert 0 <= against.low < against.mean < against.high <= 1
    assert (
        standing(whole.parent, "agot2", {**stark.deck, "cards": {}}) == standing(whole.parent, "hbo", stark.deck) == []
    )
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "run.json").write_text("{")
    assert standing(tmp_path, "agot2", stark.deck) == standing(tmp_path / "nowhere", "agot2", stark.deck) == []
