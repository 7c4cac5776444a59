"""Constant abilities: whatever the rule, it ends with its card's text, its condition and its controller."""

from __future__ import annotations

from typing import Any

import pytest
import trees
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import weirwood.games.agot2.vocabulary  # the edition's own rules among them
from weirwood.cardgame.cards.definition import Card, Context
from weirwood.cardgame.grammar.node import replace
from weirwood.cardgame.grammar.phrase import family
from weirwood.cardgame.table import indexing
from weirwood.cardgame.table.state import Table
from weirwood.cardgame.table.words import NAMED, THIS_TYPE
from weirwood.cardgame.vocabulary.effects.lasting import add_lasting
from weirwood.cardgame.vocabulary.everything import ROUND, SAME, Blank, FirstPlayer
from weirwood.cardgame.vocabulary.ruling.rules import OnCards, OnPlayers, Static, active, bearing
from weirwood.cardgame.vocabulary.walking import walk
from weirwood.judge import judge
from weirwood.judge.document import read_text

assert weirwood.games.agot2.vocabulary

TABLE = """
game: agot2
first: alice
start: challenges
players:
  alice: {plot: A Noble Cause, hand: [Reaper's Scythe], play: [Peacemaker]}
  bob: {plot: A Noble Cause, play: [Grey Guard]}
do:
  - alice can: play Reaper's Scythe
"""
RULES = [each for each in family(Static) if each.phrases or getattr(each, "verbs", ())]


def table(rule: Static, blank: bool = False) -> tuple[Table, int]:
    """A table with a card that has a rule, and the card."""
    verdict = judge(read_text(TABLE)[0])
    assert verdict.failure is None, verdict.failure
    s: Any = verdict.game.state
    card = next(number for number, defn in enumerate(s.defn) if defn.name == "Peacemaker")
    if rule.works_in:
        s.place(card, rule.works_in[0])
    s.defn[card] = Card("probe", "Probe", "character", strength=1, icons="P", constants=[rule])
    indexing.rebuild(s)
    if blank:
        add_lasting(s, Context(-1, 0), Blank(SAME), ROUND, card=card)
    return s, card


def in_force(s: Table, rule: Static, card: int) -> bool:
    """Whether any reader finds the rule of a card: of whichever seat, and for whichever card it is asked."""
    kind = next(each for each in family(Static) if each.__name__ == (rule.kept_as or type(rule).__name__))
    found: list[tuple[int, Any]] = list(active(s, kind))
    if isinstance(rule, OnPlayers):
        found += [each for seat in s.order() for each in active(s, kind, seat)]
    if isinstance(rule, OnCards):
        found += [each for other in range(len(s.defn)) for each in bearing(s, kind, other)]
    return (card, rule) in found


def rules_of(kind: type[Static]) -> st.SearchStrategy[Any]:
    """Rules of a class that a card may have."""
    if issubclass(kind, OnCards) and kind.verbs:
        drawn = trees.verb_of(kind, 0)
    else:
        drawn = trees.made(kind, tuple(kind.phrases), 0)
    return drawn.filter(
        lambda rule: not any(getattr(each, "bound", False) or each in (NAMED, THIS_TYPE) for each in walk(rule))
    )


@pytest.mark.rule("rr.blank.1")
@pytest.mark.parametrize("kind", RULES, ids=lambda kind: kind.__name__)
def test_a_rule_is_in_force_unless_its_card_is_blank_or_its_condition_does_not_hold(kind: type[Static]) -> None:
    @settings(max_examples=2, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(rules_of(kind))
    def holds(drawn: Static) -> None:
        rule, never = (replace(drawn, condition=FirstPlayer(yes)) for yes in (True, False))
        plain, card = table(rule)
        assert in_force(plain, rule, card)
        blank, card = table(rule, blank=True)
        assert not in_force(blank, rule, card)
        idle, card = table(never)
        assert not in_force(idle, never, card)

    holds()
