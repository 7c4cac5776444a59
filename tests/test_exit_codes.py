"""Exit codes: 0 all is well, 1 something doesn't hold, 2 something can't be read, 70 the program itself failed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from toy import QUESTION, Whispers
from weirwood.cli import main
from weirwood.kernel import Game, seed_text

HOLDS = QUESTION + "expect: {bob: {points: 0}}\n"
FAILS = QUESTION + "expect: {bob: {points: 7}}\n"
WRONG = QUESTION + "rules: [rr.ambush.999]\n"
BREAKS = QUESTION + "config: {broken: true}\ndo: [bob: bid 5, bob: toss]\n"


@pytest.fixture
def run(whispers: Whispers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    """Write scenario files, run a command line in their folder; the exit code, what was printed, and the errors."""
    monkeypatch.chdir(tmp_path)

    def call(command: str, **files: str) -> tuple[int, str, str]:
        for name, text in files.items():
            (tmp_path / f"{name}.yaml").write_text(text)
        code = main(command.split())
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call


# Judge


@pytest.mark.parametrize(
    ("texts", "code", "count"),
    [
        ([HOLDS, HOLDS], 0, "2 of 2 scenarios hold."),
        ([HOLDS, FAILS, HOLDS], 1, "2 of 3 scenarios hold."),
        ([WRONG, FAILS, HOLDS], 2, "1 of 2 scenarios hold. 1 could not be run."),
        ([BREAKS, WRONG, HOLDS], 70, "1 of 1 scenarios hold. 1 could not be run. 1 broke the program."),
    ],
)
@pytest.mark.parametrize("together", [False, True], ids=["files", "documents"])
def test_the_judge_goes_through_everything_and_exits_with_the_worst(  # type: ignore[no-untyped-def]
    run, texts: list[str], code: int, count: str, together: bool
) -> None:
    files = {"all": "---".join(texts)} if together else {f"f{n}": text for n, text in enumerate(texts)}
    found, out, _ = run("judge " + " ".join(f"{name}.yaml" for name in files), **files)
    assert found == code
    assert out.splitlines()[-1] == count


def test_files_are_judged_in_the_order_in_which_they_are_given(run) -> None:  # type: ignore[no-untyped-def]
    Path("empty").mkdir()
    code, out, err = run(
        "judge two.yaml none.yaml bad.yaml one.yaml empty",
        one=HOLDS, bad="do: [", two=FAILS.replace("a question", "another"),
    )  # fmt: skip
    assert code == 2
    assert "1 of 2 scenarios hold. 3 could not be run." in out
    assert out.index("another (two.yaml)") < out.index("a question (one.yaml)")
    assert "weirwood: none.yaml can't be read: No such file or directory." in err
    assert "weirwood: bad.yaml, line 1: this is not proper YAML" in err
    assert "weirwood: There are no scenario files in empty." in err


def test_an_unknown_clause_stops_its_document_alone(run) -> None:  # type: ignore[no-untyped-def]
    because = QUESTION + "do: [alice cannot: {option: bid 5, because: rr.nothing.1}]\n"
    code, out, err = run("judge all.yaml", all="---".join([HOLDS, WRONG, because, FAILS, HOLDS]))
    assert code == 2
    assert "2 of 3 scenarios hold. 2 could not be run." in out
    assert "all.yaml, document 2 (line 9): There is no rule clause 'rr.ambush.999'" in err
    assert "There is no rule clause 'rr.nothing.1'" in err


def test_documents_before_improper_yaml_are_judged(run) -> None:  # type: ignore[no-untyped-def]
    code, out, err = run("judge all.yaml", all=f"{HOLDS}---{FAILS}---\ngame: [\n")
    assert code == 2
    assert "1 of 2 scenarios hold. 1 could not be run." in out
    assert "this is not proper YAML" in err


def test_results_of_chance_that_nothing_used_are_told(run) -> None:  # type: ignore[no-untyped-def]
    text = QUESTION + "do: [chance: heads, bob: bid 5]\n"
    for command in ("judge q.yaml", "judge --quiet q.yaml"):
        code, out, _ = run(command, q=text)
        assert code == 0
        assert "Note: q.yaml, line 7: chance was told heads, but nothing was left to chance after that." in out


# Replay


def record(whispers: Whispers) -> dict[str, object]:
    game = Game(whispers, {"names": ["alice", "bob"]}, seed_text(1))
    game.choose("pass")
    data: dict[str, object] = json.loads(game.record.to_json())
    return data


@pytest.mark.parametrize(
    ("change", "code", "sentence"),
    [
        ({}, 0, ""),
        ({"choices": [[0, "bid 99"]]}, 1, "game.json: The record can't be played again: choice 1 ('bid 99')"),
        ({"config": {}}, 1, "game.json: The record can't be played again: its whispers game fails"),
        ({"game": "checkers"}, 2, "game.json: There is no game 'checkers'"),
        ({"choices": 3}, 2, "game.json: This game record is broken"),
        (None, 2, "game.json: This is not a game record"),
    ],
)
def test_a_record_plays_again_or_doesnt_or_cant_be_read(  # type: ignore[no-untyped-def]
    run, whispers: Whispers, change: dict[str, object] | None, code: int, sentence: str
) -> None:
    text = "not JSON" if change is None else json.dumps(record(whispers) | change)
    Path("game.json").write_text(text)
    found, _, err = run("replay --log game.json")
    assert found == code
    assert sentence in err


# When the program itself fails


def test_a_broken_choice_in_a_scenario_leaves_its_record(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    code, out, err = run("judge q.yaml", q=BREAKS)
    assert code == 70
    assert "Doesn't hold" not in out
    assert "weirwood: q.yaml, line 8: The choice 'toss' failed inside the program" in err
    assert "The record is in whispers-error-1.json." in err
    assert "Traceback" not in out + err
    assert json.loads((tmp_path / "whispers-error-1.json").read_text())["choices"][-1] == [1, "toss"]


def test_whatever_else_breaks_is_one_sentence_with_its_place(  # type: ignore[no-untyped-def]
    run, whispers: Whispers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(whispers.judge, "scenario", lost)
    code, out, err = run("judge q.yaml other.yaml", q=HOLDS, other=HOLDS)
    assert code == 70
    assert "0 of 0 scenarios hold. 2 broke the program." in out
    assert "weirwood: q.yaml, document 1 (line 2): 'lost'. (KeyError at test_exit_codes.py:" in err
    assert "weirwood: other.yaml, document 1" in err
    assert "Traceback" not in err
    monkeypatch.setattr("weirwood.cli.rules.run", lost)
    code, _, err = run("rules ambush")
    assert code == 70
    (line,) = err.splitlines()
    assert line.startswith("weirwood: The program failed: 'lost'. (KeyError at test_exit_codes.py:")
    assert line.endswith("No game was under way, so there is no record. 'weirwood --debug …' shows more.")
    code, _, err = run("--debug rules ambush")
    assert code == 70
    assert "Traceback" in err
    assert "in lost" in err


def test_a_game_that_cant_go_on_leaves_its_record(  # type: ignore[no-untyped-def]
    run, whispers: Whispers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def lost(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(whispers.people, "table", lost)
    monkeypatch.setattr("builtins.input", lambda prompt="": "look")
    code, _, err = run("play whispers --seats alice bob --seed 3 --opponent random")
    assert code == 70
    assert "(KeyError at test_exit_codes.py:" in err
    assert "The record is in whispers-error-1.json." in err
    assert json.loads((tmp_path / "whispers-error-1.json").read_text())["game"] == "whispers"
