"""A word or a field that nothing knows is an error as it is written, never silence."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from saying import EDITIONS, edition

import weirwood.games.agot2.vocabulary as v
from weirwood.cardgame.grammar.node import fields
from weirwood.cardgame.grammar.phrase import Node, closed_fields, family
from weirwood.cardgame.vocabulary.answering.triggers import Won
from weirwood.cardgame.vocabulary.describing.predicates import HasIcon, Type
from weirwood.cardgame.vocabulary.describing.who import Chosen
from weirwood.cardgame.vocabulary.paying.costs import SelfCost
from weirwood.cardgame.vocabulary.walking import walk

DOCS = Path(__file__).parents[2] / "docs" / "cards.md"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Type("dragon"), lambda: HasIcon("siege"), lambda: v.HasKeyword("bloodthirst"), lambda: v.Participating("watching"),
        lambda: v.Cannot(v.THIS, "tickle"), lambda: v.Icon(v.THIS, "siege"), lambda: v.Strength(v.THIS, 2, "cube"),
        lambda: v.NoKneel(v.THIS, "watching"), lambda: v.LosesAll(v.THIS, "colour"), lambda: v.LeavesIf("drown"),
        lambda: v.PlotBase(v.THIS, "weather", 1), lambda: v.PlotValue(figure="weather", by=1),
        lambda: v.CannotInitiate(challenges=("siege",)), lambda: v.CannotMarshal(types=("event",)),
        lambda: v.CannotMarshal(types=("dragon",)), lambda: v.SideStrength(challenges=("siege",), value=1),
        lambda: v.Reduce(cards=v.CHARACTER, by=1, verb="sing"), lambda: v.ExtraChallenge(challenge="siege"),
        lambda: v.Immune(v.THIS, ("dragon",)), lambda: v.Purse(phase="summer"), lambda: v.PhaseBegins("summer"),
        lambda: v.Killed(v.THIS, phase="summer"), lambda: Won(("siege",)), lambda: v.Initiated("siege"),
        lambda: v.EntersPlay(v.THIS, how="swimming"), lambda: v.WouldTakeEffect(("dragon",)), lambda: SelfCost("eat"),
        lambda: v.UseCard("eat", v.CHARACTER), lambda: v.AtEnd("dusk", (v.Draw(1),)), lambda: v.Name("colour"),
        lambda: v.Name(v.CARD_TYPE, v.EACH_OPPONENT),
        lambda: v.Gives(v.THAT, (v.Strength(v.SAME, 1),), "dusk"), lambda: v.TakeControl(v.THAT, until="dusk"),
        lambda: v.ClaimAs("siege"), lambda: Chosen("nobody"), lambda: v.Choose(v.CHARACTER, which="fourth"),
        lambda: v.During("siege"), lambda: v.NeverLost("siege"),
    ],
)  # fmt: skip
def test_an_unknown_word_is_refused(wrong: Callable[[], Any]) -> None:
    with pytest.raises((TypeError, ValueError)):
        wrong()


def test_every_node_is_checked_for_its_words() -> None:
    for node in family(Node):
        assert "__init__" not in vars(node) or node is Node, f"{node.__name__} skips the check; write 'check'."


def test_an_unknown_field_is_refused() -> None:
    for node in family(Node):
        with pytest.raises(TypeError):
            node(no_such_field=1)  # type: ignore[call-arg]


def test_all_words_but_names_are_of_closed_lists() -> None:
    sayable = [node for node in family(Node) if node.phrases or getattr(node, "verbs", ())]
    words = {(node, each.name) for node in sayable for each in fields(node) if each.init and "str" in str(each.type)}
    open = {f"{node.__name__}.{name}" for node, name in words if name not in dict(closed_fields(node))}
    tokens = {
        "Tokens.kind",
        "PlaceToken.kind",
        "RemoveToken.kind",
        "SpendToken.kind",
        "HasToken.kind",
        "PerTokenHere.kind",
    }
    assert len(words) > 60
    assert open == tokens | {
        "Faction.faction",
        "Trait.trait",
        "GainsTrait.trait",
        "LostThisRound.faction",
        "NoAgenda.trait",
        "NoneUsed.trait",
        "OneMoreWith.trait",
        "Named.title",
        "ThisOrNamed.title",
        "AttachThis.as_trait",
        "AttachFacedown.trait",
        "TopFacedown.trait",
        "PrintedTrait.trait",
        "Bearing.trait",
        "GainsFaction.faction",
        "Name.among",
        "AboveDiscarded.faction",
        "FactionIs.factions",
        "Immune.but",
        "Immune.only",
        "BarsTitle.title",
        "CannotTrigger.title",
        "StandsFor.title",
    }


@pytest.mark.parametrize("id", EDITIONS)
def test_no_card_carries_words_beside_what_it_does(id: str) -> None:
    """What stands in a tree with a space is a title, a trait or a word that its class knows."""
    traits = {trait for card in edition(id).cards for trait in card.traits} | {"Small Council", "The Seven"}
    known = edition(id).speech.titles.titles | traits  # type: ignore[union-attr]
    for card in edition(id).cards:
        trees = (card.constants, *(each.said() for each in card.abilities), card.attach_to, card.play_only, card.deck)
        for node in walk(trees):
            if isinstance(node, Node):
                words = {field.name: getattr(node, field.name) for field in fields(node) if field.init}
                free = {name: word for name, word in words.items() if isinstance(word, str) and " " in word}
                closed = dict(closed_fields(type(node)))
                assert all(word in known or word in closed.get(name, ()) for name, word in free.items()), (
                    card.name,
                    free,
                )


def test_no_printed_ability_has_a_name_of_its_own() -> None:
    printed = [card for id in EDITIONS for card in edition(id).cards if card.set != "Test"]
    assert printed and [card.name for card in printed for ability in card.abilities if ability.name] == []


def test_every_word_of_the_vocabulary_is_in_the_documentation() -> None:
    written = set(re.findall(r"`(\w+)", DOCS.read_text("utf-8").partition("## What words there are")[2]))
    meant = {type(vars(v)[name]) for name in written if name in vars(v)} | {vars(v).get(name) for name in written}
    sayable = [node for node in family(Node) if node.phrases or getattr(node, "verbs", ())]
    assert [node.__name__ for node in sayable if node not in meant and vars(v).get(node.__name__) is node] == []
    unknown = [name for name in written if name[0].isupper() and name not in (*vars(v), "Table")]
    assert unknown == []
