"""Decks drawn from all cards are legal, games with them come to an end, and whoever counts abilities sees each use."""

from __future__ import annotations

import pytest

from weirwood.cardgame.cards.definition import PAID_FOR
from weirwood.cardgame.grammar.node import replace
from weirwood.cardgame.play.advising import LOST
from weirwood.cardgame.table.event import LEAVING
from weirwood.cardgame.vocabulary.describing.players import Seat
from weirwood.cardgame.vocabulary.effects.lasting import GivesPlayers
from weirwood.cardgame.vocabulary.walking import walk
from weirwood.cli import fuzz, main
from weirwood.conformance import MANNERS, decisions_are_proper, play, random_game
from weirwood.games.agot2.catalogue import CATALOGUE
from weirwood.games.agot2.decks.decks import check
from weirwood.games.agot2.decks.drawing import random_deck
from weirwood.games.agot2.speech import SPEECH
from weirwood.kernel import Chance, rulebook, seed_text

GAMES, BATCH = 36, 6
FOUND = ("fuzz c 0", "fuzz d 29")
"""Seeds of games in which something went wrong: a lasting price couldn't be told, a policy asked a table without seats.

With every card that is added other decks are drawn: the tests below and the scenarios are what keeps such faults away.
"""


def test_decks_drawn_from_all_cards_are_legal_and_leave_none_out() -> None:
    chance = Chance(seed_text("pool"))
    seen: set[str] = set()
    agendas: set[str] = set()
    for _ in range(400):
        deck = random_deck(CATALOGUE, chance)
        assert check(deck) == []
        assert not deck.learning
        seen |= set(deck.cards)
        agendas.add(deck.agenda)
    wanted = {card.code for card in CATALOGUE.by_code.values() if card.type in (*PAID_FOR, "plot")}
    assert len(wanted - seen) < len(wanted) // 50
    assert len(agendas) == 1 + sum(card.type == "agenda" for card in CATALOGUE.by_code.values())


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_games_with_such_decks_come_to_an_end(batch: int) -> None:
    rules = rulebook("agot2")
    for seed in range(BATCH * batch, BATCH * (batch + 1)):
        game, chance = random_game(rules, f"pool {seed}", pool=True), Chance(seed_text(f"play pool {seed}"))
        play(game, chance, lambda game, _: decisions_are_proper(game), every=25, manner=MANNERS[seed % len(MANNERS)])
        assert game.outcome is not None
        for seat in (None, 0):
            assert game.log(seat)


@pytest.mark.parametrize("seed", FOUND)
def test_what_went_wrong_once_goes_right(seed: str) -> None:
    played = fuzz.play(fuzz.Task("agot2", seed, 100, pool=True))
    assert not played.error
    assert played.used


def test_there_are_words_for_every_way_of_leaving_play() -> None:
    assert set(LOST) == LEAVING


def test_what_an_ability_gives_a_player_can_be_said_of_each() -> None:
    for card in CATALOGUE.by_code.values():
        for each in walk(tuple(ability.do for ability in card.abilities)):
            if isinstance(each, GivesPlayers):
                assert "bob" in SPEECH.said(replace(each.rule, players=Seat(1, "bob"))), card


def test_every_use_is_counted_by_the_card_and_its_ability() -> None:
    cards = rulebook("agot2").cards
    lines = {each.id: each for each in cards.abilities()}
    assert (lines["01002/1"].title, lines["01002/1"].set) == ("A Feast for Crows", "Core")
    game = random_game(rulebook("agot2"), "pool 1", pool=True)
    with cards.counting() as used:
        play(game, Chance(seed_text("count")))
    told = sum(entry.kind == "use" for entry in game.state.log)
    assert 0 < used.total() <= told
    assert set(used) <= set(lines)
    before = used.total()
    play(random_game(rulebook("agot2"), "pool 2", pool=True), Chance(seed_text("count")))
    assert used.total() == before, "nobody counts any more"


def test_the_command_says_what_was_never_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "agot2", "--pool", "--games", "2", "--seed", "all"]) == 0
    said = capsys.readouterr().out
    assert "abilities were used" in said
    assert "were never used:" in said
    assert main(["fuzz", "agot2", "--pool", "--games", "1", "--least", "20"]) == 0
    said = capsys.readouterr().out
    assert "were used fewer than 20 times:" in said and "×:" in said
    assert main(["fuzz", "fief", "--pool", "--games", "1"]) == 2
    assert "no decks that could be drawn" in capsys.readouterr().err
