"""Private talk is seen by its parties only; sensible players reach a victory."""

from __future__ import annotations

import pytest

import weirwood
from weirwood.games.fief import GAME
from weirwood.games.fief.negotiation import Offer, begin_offer
from weirwood.games.fief.sentences import sentence
from weirwood.games.fief.state import Fief
from weirwood.kernel import Chance, Option, seed_text

HOUSES = ["stark", "lannister", "tyrell", "baratheon"]


def game_of(players: int, seed: int = 1) -> Fief:
    state = weirwood.new("fief", seats=HOUSES[:players], seed=seed).state
    assert isinstance(state, Fief)
    return state


@pytest.mark.rule("fief.9.3", "fief.general.5", "fief.general.6")
def test_only_the_parties_of_a_private_talk_learn_what_is_offered() -> None:
    s = game_of(3)
    s.gold = [5, 5, 5]
    begin_offer(s, 0, Option("offer lannister in private", "offer", (1, 1)))
    offer = s.frames[-1]
    assert isinstance(offer, Offer)
    offer.answer(s, 0, Option("give 2 gold", "give gold", (2,)))
    offer.answer(s, 0, Option("propose", "propose"))
    assert s.diplomacy == [2, 3, 3]
    assert ["2 gold" in sentence(s, s.log[-1], seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    other = s.copy()
    offer = other.frames[-1]
    assert isinstance(offer, Offer)
    offer.redeal(other, 2, Chance(seed_text(1)))
    assert offer.give_gold == 0
    assert [each["gold"] for each in GAME.view(s, 2)["players"]] == [5, 5, 5]


@pytest.mark.parametrize("players", [3, 4])
def test_sensible_players_reach_a_victory(players: int) -> None:
    game = weirwood.new("fief", seats=HOUSES[:players], seed=1)
    chance = Chance(seed_text("d1"))
    while game.waiting:
        decision = game.waiting[0]
        game.choose(GAME.default_choice(game.state, decision, chance).label, decision.seat)
    assert game.outcome is not None
    assert game.outcome.winners
