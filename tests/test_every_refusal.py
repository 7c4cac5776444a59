"""Every refusal that can be made says something: what is wrong, with what, and by which clause.

WEIRWOOD_POSITIONS: how many positions of each form of each game are asked (default: 20).
"""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from typing import Any

import pytest

import weirwood
from every_refusal import ARTICLE, EMPTY, fault, go_through
from weirwood.cardgame.grammar.node import fields
from weirwood.cardgame.table.clauses import Clauses
from weirwood.conformance import forms
from weirwood.games.agot1.play import reasons as agot1
from weirwood.games.agot1.rules.clauses import CLAUSES as CLAUSES_1
from weirwood.games.agot2.play import reasons as agot2
from weirwood.games.agot2.rules.clauses import CLAUSES as CLAUSES_2
from weirwood.games.fief.table import why_not as fief
from weirwood.games.hbo.play import reasons as hbo
from weirwood.games.hbo.rules.clauses import CLAUSES as CLAUSES_HBO
from weirwood.kernel import Refusal, games, rulebook

POSITIONS = int(os.environ.get("WEIRWOOD_POSITIONS", "20"))
FORMS = [(game, form) for game in games() for form in forms(rulebook(game))]
SOURCE = Path(weirwood.__file__).parent
SPEAKERS = [
    *SOURCE.glob("games/*/play/refusals*.py"), *SOURCE.glob("games/fief/*/why_not.py"),
    *SOURCE.glob("games/*/play/reasons.py"), SOURCE / "kernel/game.py", SOURCE / "cli/table/screen.py",
    *(SOURCE / f"cardgame/why/{name}.py" for name in ("reasons", "fitting", "unpicked", "refusals", "refusals_challenges")),
]  # fmt: skip
"""Where the words of refusals are made."""


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_whatever_is_typed_is_refused_with_a_reason_and_a_clause(game: str, form: str) -> None:
    faults = sorted(set(go_through(game, form, 1, POSITIONS)))
    assert not faults, f"{len(faults)} faults, such as:\n" + "\n".join(faults[:20])


@pytest.mark.parametrize("path", SPEAKERS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_sentence_in_the_source_is_empty(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    remarks = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in remarks:
            assert not [phrase for phrase in EMPTY if phrase in node.value], f"line {node.lineno}: {node.value!r}"
            assert not ARTICLE.search(node.value), f"line {node.lineno}: {node.value!r}"


@pytest.mark.parametrize(
    ("game", "sentences"),
    [("agot1", agot1.REASONS), ("agot2", agot2.REASONS), ("hbo", hbo.REASONS), ("fief", fief.REASONS)],
)
def test_every_sentence_has_a_clause(game: str, sentences: dict[str, str]) -> None:
    for rule, words in sentences.items():
        assert not fault(Refusal(rule, words), rulebook(game).ledgers), f"{rule}: {words}"


CHECKS = {
    "agot1": ("games/agot1/timing/actions", "games/agot1/timing/using", "games/agot1/rules/setup", "games/agot1/rules/shadows"),
    "agot2": ("cardgame/timing/entering", "games/agot2/rules/actions", "games/agot2/rules/initiate", "games/agot2/rules/setup"),
    "hbo": ("games/hbo/rules/actions", "games/hbo/rules/timing", "games/hbo/rules/setup"),
}  # fmt: skip


@pytest.mark.parametrize("game", CHECKS)
def test_every_clause_that_a_check_returns_is_put_into_words(game: str) -> None:
    returned = {
        node.value
        for module in CHECKS[game]
        for function in ast.walk(ast.parse((SOURCE / f"{module}.py").read_text("utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("may_")
        for statement in ast.walk(function)
        if isinstance(statement, ast.Return)
        for node in ast.walk(statement)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value
    }
    spoken = "".join(path.read_text("utf-8") for path in SPEAKERS if "cardgame" in str(path) or game in str(path))
    clauses = {"agot1": CLAUSES_1, "agot2": CLAUSES_2, "hbo": CLAUSES_HBO}[game]
    own_case = r"(== |Refusal\()s\.clauses\.{}\b"  # words of its own are made for it
    topics = [field.name for field in fields(Clauses) if re.search(own_case.format(field.name), spoken)]
    spoken += " ".join(f'"{getattr(clauses, topic)}"' for topic in topics)
    assert len(returned) > 10
    assert {rule for rule in returned if f'"{rule}"' not in spoken} - ELSEWHERE == set()


ELSEWHERE = {
    "rr.unique-cards.3",  # of taking control, which is no choice of its own
    "rr.no-attachments.1", "rr.no-attachments.2", "rr.no-attachments.3",  # the keyword is named
    "rr.attachment-cards.4", "rr.a1.4.2.0.7", "rr.a1.4.2.0.8", "hbo.anatomy.4",  # said by what the card lacks
}  # fmt: skip


def test_every_topic_that_the_check_of_a_declaration_returns_is_put_into_words() -> None:
    tree = ast.parse((SOURCE / "cardgame/phases/declaring.py").read_text("utf-8"))
    returned = {
        node.attr
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name.startswith("may_")
        for statement in ast.walk(function)
        if isinstance(statement, ast.Return)
        for node in ast.walk(statement)
        if isinstance(node, ast.Attribute) and node.attr in {field.name for field in fields(Clauses)}
    }
    lacking = {
        "attacker_type",
        "attacker_standing",
        "attacker_icon",
        "defender_standing",
        "defender_type",
        "defender_icon",
    }
    spoken = (SOURCE / "cardgame/why/refusals_challenges.py").read_text("utf-8")
    assert len(returned) > 10
    assert {topic for topic in returned if f"clauses.{topic}" not in spoken} == lacking  # said by what the card lacks


@pytest.mark.parametrize(
    ("module", "spoken"), [("agot1/timing/using", agot1), ("agot2/rules/initiate", agot2), ("hbo/rules/timing", hbo)]
)
def test_a_save_that_could_not_be_used_has_words_for_every_clause(module: str, spoken: Any) -> None:
    tree = ast.parse((SOURCE / f"games/{module}.py").read_text("utf-8"))
    functions = [
        f for f in tree.body if isinstance(f, ast.FunctionDef) and f.name in ("may_use", "may_play", "unpayable")
    ]
    returns = [node for f in functions for node in ast.walk(f) if isinstance(node, ast.Return)]
    rules = {c.value for r in returns for c in ast.walk(r) if isinstance(c, ast.Constant) and "." in str(c.value)}
    assert len(rules) > 5 and rules <= {*spoken.REASONS, *spoken.THEN}
