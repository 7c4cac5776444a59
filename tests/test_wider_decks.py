"""The decks of the wider pool that come with the second edition: two for each faction, legal, each said how it plays."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import weirwood
from weirwood import bots
from weirwood.cli import main
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks.decks import FILES, POOLS, builtin, headline, lines, parse
from weirwood.kernel import Game, rulebook, seed_text

WIDE = [id for id in builtin() if builtin().part(id) == "flight_of_crows"]
CORE = [*catalogue.FACTIONS]
LEARNING = ["at-the-wall", "from-east-to-west", "secrets-and-schemes", "the-old-ways"]
SENTENCE = re.compile(r"[A-Z][^.]+\.")


def of(faction: str) -> list[str]:
    return [id for id in WIDE if id.startswith(f"{faction}-")]


def test_there_are_two_for_each_faction_that_play_differently() -> None:
    assert len(WIDE) == 2 * len(CORE) == 16
    for faction in CORE:
        first, second = (builtin()[id] for id in of(faction))
        assert first.faction == second.faction == faction
        assert first.agenda != second.agenda, "with agendas of their own"
        shared = sum(min(count, second.cards.get(code, 0)) for code, count in first.cards.items())
        assert shared <= 67 // 2, f"{faction}: {shared} of 67 cards are the same"
    agendas = {builtin()[id].agenda for id in WIDE}
    assert len(agendas) >= 6 and sum(builtin()[id].agenda == "01027" for id in WIDE) < len(WIDE) / 2


@pytest.mark.parametrize("id", WIDE)
def test_they_use_the_wider_pool_and_say_how_they_play(id: str) -> None:
    deck, said = builtin()[id], FILES.ready[id]
    sets = {card.set for card in [*deck.list(plots=True), *deck.draw()]}
    assert len(deck.draw()) == 60 and len(sets) >= 5, sorted(sets)
    assert not deck.learning
    assert len(SENTENCE.findall(said.about)) == 2 and " ".join(SENTENCE.findall(said.about)) == said.about
    assert len(said.about) < 250
    assert parse("\n".join(lines(deck))) == deck, "its text form is read again as the same deck"


@pytest.mark.parametrize("form", ["joust", "melee"])
def test_the_check_command_finds_them_legal(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "--format", form, *WIDE]) == 0
    shown = capsys.readouterr().out
    assert shown.count(f": legal ({form} restricted list, FAQ 2.3)") == len(WIDE)


@pytest.mark.parametrize("game", ["agot1", "agot2"])
def test_what_is_said_of_a_deck_without_its_cards_is_true_of_its_cards(game: str) -> None:
    box = rulebook(game).decks
    files = box.files  # type: ignore[attr-defined]
    for id, deck in files.builtin().items():
        assert files.headline(id, deck) == f"{id}: {box.choices()[id]}"
        assert (files.ready[id].name, files.ready[id].learning) == (deck.name, deck.learning)
        for form in ({}, {"format": "melee"}):
            assert box.ready(form)[id].by == box.check_named(id, form).by


def test_they_are_offered_by_pool_and_faction_and_the_learning_ones_last() -> None:
    ready = rulebook("agot2").decks.ready()
    assert [*ready] == [*sorted(CORE), *sorted(WIDE), *LEARNING]
    assert [*dict.fromkeys(deck.group for deck in ready.values())] == [*POOLS.values(), "Ready-made, to learn with"]
    assert headline("stark", builtin()["stark"]) in rulebook("agot2").decks.headlines()


def test_the_list_command_groups_them_and_says_how_they_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list"]) == 0
    shown = capsys.readouterr().out
    assert all(f"{group}:\n" in shown for group in POOLS.values())
    said = " ".join(shown.split())
    assert all(FILES.ready[id].about in said for id in WIDE)
    assert main(["deck", "list", "--game", "hbo"]) == 0
    assert "50 cards" in capsys.readouterr().out


LAZY = """
import sys
import weirwood
from weirwood.kernel import Game, rulebook, seed_text
decks = rulebook("agot2").decks
decks.ready({"format": "joust"}), decks.choices(), decks.headlines()
for seed in range(12):
    weirwood.new("agot2", seed=seed)
    weirwood.new("agot2", ["stark"], seed=seed)
weirwood.new("agot2", seed=1, format="melee")
packs = [name for name in sys.modules if name.startswith("weirwood.games.agot2.cards.") and ".core_" not in name]
assert packs == [], packs
weirwood.new("agot2", ["stark-wolfpack", "stark"], seed=1)
assert "weirwood.games.agot2.cards.boxes.wolves_of_the_north" in sys.modules
"""


def test_no_pack_is_loaded_to_offer_them_or_to_deal_somebody_a_deck() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


@pytest.mark.parametrize("faction", CORE)
def test_computers_play_a_joust_between_the_two_of_a_faction(faction: str) -> None:
    game = weirwood.new("agot2", of(faction), seed=7)
    players = [bots.make("herald", f"{faction} {seat}") for seat in (0, 1)]
    while game.waiting:
        decision = game.waiting[0]
        game.choose(players[decision.seat].choose(game.observe(decision.seat)), decision.seat)
    assert game.outcome is not None


def test_a_computer_knows_a_price_that_is_lowered_by_what_is_counted() -> None:
    """The Water Gardens make a card cheaper by as much as there are plots in the used pile."""
    rules = rulebook("agot2")
    for used, wanted in ((2, "trigger The Water Gardens"), (1, "pass")):
        alice = {"faction": "martell", "gold": 0, "play": ["The Water Gardens"], "hand": ["Sunspear"]}
        alice["used"] = ["A Noble Cause", "Summons"][:used]
        players = {"alice": alice, "bob": {"faction": "stark"}}
        game = Game(rules, rules.judge.scenario({"start": "marshaling", "players": players}), seed_text(1))
        assert bots.make("herald", "alice").choose(game.observe(0)).label == wanted
