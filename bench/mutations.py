"""Rules broken on purpose, one at a time and only in memory: do the scenarios notice?

A function of a module is given another code (a condition negated, a refusal never made, a comparison off by one), and the
scenarios that cite its clauses are judged; where none of them fails, all others of the game are.
"""

from __future__ import annotations

import ast
import copy
import gc
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import weirwood
from weirwood.judge import Scenario, judge, read
from weirwood.kernel import games, rulebook

HOME = Path(weirwood.__file__).parent
TESTS = Path(__file__).parents[1] / "tests"
SECONDS = 60
"""A broken rule that keeps the computer busy for so long (of its own time) is noticed."""
CLAUSE = re.compile(r"[\"']((?:rr|faq2|hbo|fief|faq1|lcg1)\.[\w.-]+)[\"']")
TOPIC = re.compile(r"\bclauses\.(\w+)")
MODULES = {
    "agot2": (
        "games/agot2/rules/actions", "games/agot2/rules/challenges", "games/agot2/rules/claims", "games/agot2/rules/conflicts",
        "games/agot2/rules/initiate", "games/agot2/rules/phases", "games/agot2/rules/plots", "games/agot2/rules/setup", "games/agot2/rules/table",
        "games/agot2/rules/timing", "games/agot2/rules/titles", "cardgame/phases/challenging", "cardgame/phases/declaring",
        "cardgame/timing/entering", "cardgame/timing/initiating", "cardgame/phases/marshaling",
        "cardgame/timing/occurring", "cardgame/timing/opportunities", "cardgame/phases/phases",
        "cardgame/phases/plots", "cardgame/timing/pricing", "cardgame/timing/resolve", "cardgame/timing/saving",
        "cardgame/table/values", "cardgame/vocabulary/conditions/conditions", "cardgame/vocabulary/paying/costs",
        "cardgame/vocabulary/effects/attachments", "cardgame/vocabulary/effects/lasting",
        "cardgame/vocabulary/changing/on_cards", "cardgame/vocabulary/describing/predicates",
        "cardgame/vocabulary/describing/play_predicates", "cardgame/vocabulary/ruling/rules", "cardgame/vocabulary/ruling/player_rules",
        "cardgame/vocabulary/answering/triggers", "cardgame/vocabulary/answering/card_triggers",
    ),
    "hbo": (
        "games/hbo/rules/actions", "games/hbo/rules/challenges", "games/hbo/rules/draft", "games/hbo/rules/setup",
        "games/hbo/rules/table", "games/hbo/rules/timing",
    ),
    "agot1": (
        "games/agot1/timing/actions", "games/agot1/rules/challenges", "games/agot1/timing/checks", "games/agot1/values/hands", "games/agot1/timing/infamy",
        "games/agot1/rules/keywords", "games/agot1/timing/leaving", "games/agot1/values/penalties", "games/agot1/rules/phases", "games/agot1/rules/plots",
        "games/agot1/rules/setup", "games/agot1/rules/shadows", "games/agot1/rules/table", "games/agot1/timing/timing", "games/agot1/timing/executing", "games/agot1/rules/title_rules",
        "games/agot1/rules/titles", "games/agot1/timing/using", "games/agot1/rules/winning",
    ),
    "fief": (
        "games/fief/battles/attacking", "games/fief/battles/battle", "games/fief/battles/forces",
        "games/fief/battles/hits", "games/fief/battles/losses", "games/fief/battles/siege",
        "games/fief/events/abduction", "games/fief/events/disasters", "games/fief/events/dragons",
        "games/fief/events/justice", "games/fief/events/secret_passage", "games/fief/events/taxes",
        "games/fief/events/uprising", "games/fief/hear_ye/courtship", "games/fief/hear_ye/election",
        "games/fief/model/titles", "games/fief/movement/march", "games/fief/movement/moves",
        "games/fief/movement/raid", "games/fief/purchase/phase", "games/fief/realm/captives",
        "games/fief/realm/control", "games/fief/realm/death", "games/fief/realm/marriage", "games/fief/round/wall",
    ),
}  # fmt: skip
"""The modules that hold rules, by the game whose scenarios are to notice."""


class Mutant(NamedTuple):
    """One way to break a module."""

    module: str
    function: str
    line: int
    change: str
    place: int  # which of the changes that the module allows

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line} {self.function}: {self.change}"


class Broken(NamedTuple):
    """What came of it: caught by a scenario that cites a clause of the function, by another one, or not at all."""

    mutant: str
    fate: str  # cited | other | survived | unfit


# What can be broken


def mutants(module: str) -> list[Mutant]:
    """All ways to break a module."""
    return [
        Mutant(module, name, node.lineno, change, place)
        for place, (name, node, change, _) in enumerate(_changes(_tree(module)))
    ]


def _tree(module: str) -> ast.Module:
    return ast.parse((HOME / f"{module}.py").read_text(encoding="utf-8"))


def _changes(tree: ast.Module) -> Iterator[tuple[str, Any, str, Callable[[], None]]]:
    """Every change: the outermost function it is in, the node, words for it, and what makes it."""
    for name, function in _functions(tree):
        wanted = ast.unparse(function.returns) if function.returns else ""
        for node in ast.walk(function):
            for change, make in _of(node, wanted):
                yield name, node, change, make


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip

SIGNS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip


def _of(node: ast.AST, returns: str) -> Iterator[tuple[str, Callable[[], None]]]:
    if isinstance(node, ast.If | ast.IfExp):
        yield "condition negated", lambda: _put(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
        value = node.value
        if returns == "bool":
            yield "answer negated", lambda: _put(node, value=ast.UnaryOp(ast.Not(), value))
        elif returns.endswith("| None"):
            yield "never answered", lambda: _put(node, value=ast.Constant(None))
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
        other = OPPOSITE[type(node.ops[0])]
        yield f"{SIGNS[other]} instead of {SIGNS[type(node.ops[0])]}", lambda: _put(node, ops=[other()])
    elif isinstance(node, ast.BoolOp):
        both = isinstance(node.op, ast.And)
        swapped = ast.Or() if both else ast.And()
        yield "or instead of and" if both else "and instead of or", lambda: _put(node, op=swapped)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _put(node: ast.AST, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(node, name, value)


def broken_code(mutant: Mutant) -> CodeType:
    """The code of the function with the change in it."""
    tree = copy.deepcopy(_tree(mutant.module))
    list(_changes(tree))[mutant.place][3]()
    path = HOME / f"{mutant.module}.py"
    code = compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
    return next(each for each in _inner(code) if each.co_qualname == mutant.function)


def _inner(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _inner(each)


# Who notices


@cache
def scenarios(game: str) -> list[Scenario]:
    """All scenarios of a game, with the cards that only tests have."""
    sys.path.insert(0, str(TESTS))
    for path in sorted((TESTS / "testcards").glob("[a-z]*.py")):
        import_module(f"testcards.{path.stem}")
    files = sorted((TESTS / "scenarios").rglob("*.yaml"))
    return [scenario for path in files for scenario in read(path) if scenario.game == game]


def cites(source: str, game: str) -> set[str]:
    """The clauses that a piece of source cites: by id, or as the shared engine does it, by topic."""
    found = set(CLAUSE.findall(source))
    topics = TOPIC.findall(source)
    if topics:
        rooms = "" if game == "fief" else ".rules"
        clauses = import_module(f"weirwood.games.{game}{rooms}.clauses").CLAUSES
        found |= {clause for topic in topics if isinstance(clause := getattr(clauses, topic, None), str)}
    return found


def in_order(mutant: Mutant, game: str) -> tuple[list[Scenario], list[Scenario]]:
    """The scenarios that cite a clause of the function (or, where it has none, of its module), and the others."""
    tree = _tree(mutant.module)
    source = (HOME / f"{mutant.module}.py").read_text(encoding="utf-8")
    function = next(node for name, node in _functions(tree) if name == mutant.function)
    own = cites(ast.get_source_segment(source, function) or "", game) or cites(source, game)
    cited: list[Scenario] = []
    others: list[Scenario] = []
    for scenario in scenarios(game):
        clauses = {*scenario.rules, *(rule for step in scenario.steps for rule in step.because)}
        (cited if clauses & own else others).append(scenario)
    return cited, others


def fails(group: Sequence[Scenario]) -> bool:
    """Whether any of the scenarios fails, or the program does."""
    for scenario in group:
        try:
            if judge(scenario, False).failure is not None:
                return True
        except Exception:
            return True
    return False


def break_it(mutant: Mutant, game: str) -> Broken:
    """Break the rule in a process of its own and see who notices."""
    cited, others = in_order(mutant, game)
    return Broken(str(mutant), _apart(lambda: _as_broken(mutant, cited, others)))


def _apart(work: Callable[[], int]) -> str:
    """The fate that comes of some work in a process of its own, so that nothing it keeps in memory is seen here."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os._exit(work())
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "other"  # it was busy for too long
    return FATES.get(os.WEXITSTATUS(status), "other")


FATES = {10: "cited", 11: "other", 12: "survived", 13: "unfit"}


def _as_broken(mutant: Mutant, cited: Sequence[Scenario], others: Sequence[Scenario]) -> int:
    with suppress(BaseException):
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)  # ends the process
        code = broken_code(mutant)
        if not _replace(code):
            return 13
        return 10 if fails(cited) else 11 if fails(others) else 12
    return 13


def _replace(code: CodeType) -> bool:
    """Give every function that was made from this place the broken code."""
    found = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and (each.__code__.co_filename, each.__code__.co_qualname, each.__code__.co_firstlineno)
        == (code.co_filename, code.co_qualname, code.co_firstlineno)
    ]
    for each in found:
        each.__code__ = code
    return bool(found)


def run(module: str, game: str, first: int, last: int) -> list[Broken]:
    """Break a module in some of the ways there are."""
    for name in games():
        rulebook(name)
    if _apart(lambda: 11 if fails(scenarios(game)) else 12) != "survived":
        raise AssertionError(f"The scenarios of {game} don't hold as it is; mend that first.")
    return [break_it(mutant, game) for mutant in mutants(module)[first:last]]
