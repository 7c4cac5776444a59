"""The ledgers are sound, the coverage table is honest, and `weirwood rules` answers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from weirwood.cli import main
from weirwood.errors import UserError
from weirwood.rules import UnknownClause, clause, clauses, document, ledger, ledgers, search
from weirwood.rules.citations import Citation, citations
from weirwood.rules.coverage import measure
from weirwood.rules.ledger import LEDGERS_OF
from weirwood.rules.unshowable import parse_unshowable, unshowable

KINDS = {
    *("definition", "legality", "timing", "flow", "effect", "cost"),
    *("modifier", "setup", "deckbuilding", "victory", "information"),
}


def test_every_ledger_in_the_folder_is_known() -> None:
    folder = Path(__file__).parent.parent / "src" / "weirwood" / "rules"
    assert {path.stem for path in folder.glob("*.toml")} == {*ledgers(), "unshowable"}


def test_ids_are_unique_and_found_by_their_first_word() -> None:
    assert [id for id, count in Counter(each.id for each in clauses()).items() if count > 1] == []
    assert [each.id for each in clauses() if each.ledger not in LEDGERS_OF[each.id.partition(".")[0]]] == []


def test_every_clause_says_where_it_stands_what_it_is_and_how_it_is_seen() -> None:
    assert [each.id for each in clauses() if not (each.section and each.rule and each.test)] == []
    assert {each.kind for each in clauses()} <= KINDS


def test_references_lead_to_clauses() -> None:
    known = {each.id for each in clauses()}
    named = [(each.id, other) for each in clauses() for other in (*each.see, *each.replaces)]
    assert [(id, other) for id, other in named if other not in known] == []


def test_an_unknown_clause_is_named_with_those_like_it() -> None:
    with pytest.raises(UnknownClause, match=r"no rule clause 'rr\.ambsh\.1'; did you mean rr\.ambush\.1"):
        clause("rr.ambsh.1")
    with pytest.raises(KeyError, match=r"begin with one of rr\."):
        clause("zz.1")


def test_search_wants_every_word_and_puts_ids_first() -> None:
    found = search("Stealth bypass")
    assert found
    assert all("bypass" in f"{each.id} {each.section} {each.rule}".lower() for each in found)
    assert found[0].id.startswith("rr.stealth.")
    assert {each.ledger for each in search("power", ["hbo"])} == {"hbo"}


def test_unshowable_clauses_exist_with_a_reason_and_are_few() -> None:
    hidden = unshowable()
    for name in ledgers():
        assert sum(each.id in hidden for each in ledger(name)) <= 0.03 * len(ledger(name)), name
    assert parse_unshowable({"clause": [{"id": "rr.ambush.1", "reason": "It is a test."}]}) == {
        "rr.ambush.1": "It is a test."
    }
    with pytest.raises(UnknownClause):
        parse_unshowable({"clause": [{"id": "rr.nothing.1", "reason": "It is a test."}]})
    with pytest.raises(ValueError, match="no reason"):
        parse_unshowable({"clause": [{"id": "rr.ambush.1"}]})


PYTHON = """
import pytest
pytestmark = [pytest.mark.rule("rr.ambush.1")]

@pytest.mark.rule("rr.ambush.2", "rr.ambush.3")
def test_a(): ...

@pytest.mark.parametrize("n", [
    pytest.param(1, marks=pytest.mark.rule("rr.stealth.1")),
    pytest.param(2, marks=[pytest.mark.rule("rr.stealth.2"), pytest.mark.xfail]),
])
def test_b(n): ...

@pytest.mark.skip(reason="not yet")
@pytest.mark.rule("rr.abilities.1")
def test_c(): ...
"""
YAML = """
game: agot2
name: First
rules: [rr.save.1, rr.save.2]
---
game: agot2
rules: rr.mulligan.1
"""


def test_citations_are_found_in_marks_and_scenarios_but_not_on_tests_that_never_run(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "test_it.py").write_text(PYTHON)
    (tmp_path / "deep" / "some.yaml").write_text(YAML)
    found = list(citations(tmp_path))
    assert sorted(each.id for each in found) == [
        *("rr.ambush.1", "rr.ambush.2", "rr.ambush.3", "rr.mulligan.1"),
        *("rr.save.1", "rr.save.2", "rr.stealth.1"),
    ]
    assert f"{tmp_path / 'deep' / 'some.yaml'}, scenario First" in {each.where for each in found}


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("test_it.py", "@pytest.mark.rule(*IDS)\ndef test(): ...", "test_it.py:1: a rule mark takes clause ids"),
        ("test_it.py", "mark.rule(", "this is not Python"),
        ("some.yaml", "game: agot2\nrules: [}", "line 2: this is not YAML"),
    ],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, name: str, text: str, says: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(UserError) as error:
        list(citations(tmp_path))
    assert says in str(error.value)


def test_coverage_counts_with_and_without_melee_and_reports_wrong_ids() -> None:
    melee = next(each for each in ledger("rr-2-glossary-n-z-and-timing") if "melee" in each.needs)
    cited = [Citation(melee.id, "here"), Citation("rr.ambush.1", "here"), Citation("rr.ambsh.1", "there")]
    found = measure(cited, {"rr.ambush.2": "why"}, LEDGERS_OF["rr"])
    first, second = found.ledgers
    assert (first.share().covered, second.share().covered, second.share("melee").covered) == (1, 1, 0)
    assert second.share().total - second.share("melee").total == sum("melee" in c.needs for c in ledger(second.ledger))
    assert [each.id for each in first.unshowable] == ["rr.ambush.2"]
    assert "rr.ambush.2" not in {each.id for each in first.missing}
    assert first.share().total == len(ledger(first.ledger))
    (problem,) = found.problems
    assert problem.startswith("there: There is no rule clause 'rr.ambsh.1'")


def test_a_clause_that_cannot_have_a_test_and_has_one_is_a_problem() -> None:
    assert measure([Citation("rr.ambush.1", "here")], {"rr.ambush.1": "why"}, ["faq2"]).problems


def test_the_tests_of_this_project_cite_clauses_that_exist() -> None:
    assert measure(citations(Path(__file__).parent), unshowable(), ledgers()).problems == ()


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["rules", "rr.ambush.1"], 0, "pay X gold"),
        (["rules", "rr.ambush"], 0, "rr.ambush.2"),
        (["rules", "stealth", "bypass"], 0, "rr.stealth.2"),
        (["rules", "--ledger", "rr-1-glossary-a-m"], 0, "rr.golden-rules.1"),
        (["rules"], 0, "lcg1-core: 113 clauses"),
        (["rules", "rr.nothing.9"], 2, "There is no rule clause 'rr.nothing.9'"),
        (["rules", "xyzzy"], 2, "No clause in any ledger has the words 'xyzzy'."),
        (["rules", "--ledger", "xyzzy"], 2, "There is no ledger 'xyzzy'"),
        (["rules", "--coverage", "--tests", "no-such-folder"], 2, "There is no folder of tests at no-such-folder"),
        (["xyzzy"], 2, "xyzzy"),
        ([], 2, "command"),
    ],
)
def test_the_command_answers(words: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == code
    out, err = capsys.readouterr()
    assert says in (err if code else out)
    assert (err.count("\n"), out) == (1, "") if code else not err


def test_the_coverage_command_lists_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_it.py").write_text(PYTHON)
    assert main(["rules", "--coverage", "--missing", "--ledger", "rr", "--tests", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["ledger", "covered", "%", "without", "melee", "%", "unshowable"]
    assert lines[1].split()[:4] == ["rr-1-glossary-a-m", "3", "/", "237"]
    assert "  rr.stealth.2" in lines and "  rr.stealth.1" not in lines
    (tmp_path / "test_it.py").write_text(PYTHON.replace("rr.ambush.3", "rr.nothing.3"))
    assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 2
    assert "no rule clause 'rr.nothing.3'" in capsys.readouterr().err


def test_every_clause_says_in_which_document_it_stands() -> None:
    for each in clauses():
        assert document(each.id), each.id
