"""Computer players go by what their seat may know: over other hidden cards the same player chooses the same."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from weirwood import bots
from weirwood.kernel import Chance, Game, new, rulebook, seed_text
from weirwood.kernel.packing import packed, unpacked

POSITIONS = int(os.environ.get("WEIRWOOD_HIDDEN", "60"))
"""So many positions of each game: `make soak` asks for more."""
EVERY = 7
"""Of so many decisions one is looked at."""
LITTLE = 30
"""Decisions that are thought through for one choice, which is enough to notice what mustn't be known."""
FORMS = {
    "joust": ("agot2", "joust"), "melee": ("agot2", "melee"), "hbo": ("hbo", ""), "first edition": ("agot1", ""),
    "board game": ("fief", ""),
}  # fmt: skip


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The squire alone has a clock, which stops it on a machine that is too slow: here its effort alone limits it."""
    monkeypatch.setattr(bots.Squire, "SECONDS", 3600.0)


def begun(form: str, seed: str) -> Game:
    """A game of this form, dealt by a seed."""
    game, kind = FORMS[form]
    if kind == "joust":
        return new(game, seed=seed)
    if kind == "melee":
        return new(game, seats=["stark", "lannister", "baratheon", "greyjoy"], format="melee", seed=seed)
    rules = rulebook(game)
    return Game(rules, rules.random_config(Chance(seed_text(seed))), seed_text(seed))


def positions(form: str, count: int) -> Iterator[tuple[Game, int]]:
    """Moments of random games in which a seat has something to choose."""
    found, number = 0, 0
    while True:
        game, chance = begun(form, f"honest {form} {number}"), Chance(seed_text(f"played {number}"))
        number += 1
        for _ in range(3 * EVERY * 40):
            if not game.waiting:
                break
            decision = game.waiting[chance.below(len(game.waiting))]
            if len(decision.options) > 1 and chance.below(EVERY) == 0:
                yield game, decision.seat
                found += 1
                if found == count:
                    return
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def with_other_cards(game: Game, seat: int, chance: Chance) -> Game:
    """A game that looks the same to a seat."""
    return Game(game.rules, game.config, game.seed, game.rules.redeal(game.state, seat, chance))


@pytest.mark.parametrize("form", FORMS)
def test_what_is_dealt_to_think_with_is_the_same_over_other_hidden_cards(form: str) -> None:
    chance = Chance(seed_text(f"hidden {form}"))
    other_cards = 0
    for game, seat in positions(form, POSITIONS):
        other = with_other_cards(game, seat, chance)
        other_cards += other.position() != game.position()
        dealt = [each.observe(seat).sample(Chance(seed_text("dealt"))) for each in (game, other)]
        assert dealt[0].position() == dealt[1].position(), (game.record, seat)
    assert other_cards > POSITIONS / 2, "there was hardly anything hidden"


@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("form", FORMS)
def test_a_computer_chooses_the_same_over_other_hidden_cards(form: str, name: str) -> None:
    chance = Chance(seed_text(f"hidden {form}"))
    for game, seat in positions(form, POSITIONS):
        other = with_other_cards(game, seat, chance)
        chosen = [bots.make(name, 1, effort=LITTLE).choose(each.observe(seat)).label for each in (game, other)]
        assert chosen[0] == chosen[1], (game.record, seat)


@pytest.mark.parametrize("form", FORMS)
def test_who_thinks_for_a_seat_is_handed_nothing_that_the_seat_may_not_know(form: str) -> None:
    chance = Chance(seed_text(f"hidden {form}"))
    for game, seat in positions(form, POSITIONS // 3):
        true, other = game.observe(seat), with_other_cards(game, seat, chance).observe(seat)
        sealed = true.sealed()
        assert (sealed.view, sealed.log) == (true.view, true.log)
        assert sealed.decision is not None and true.decision is not None
        assert sealed.decision.options == true.decision.options
        behind = [each.sealed()._game for each in (true, other)]
        assert behind[0].position() == behind[1].position()
        assert behind[0].state.log == behind[1].state.log
        assert game.seed not in (behind[0].seed, behind[0].state.chance.seed.hex()) and not behind[0].choices
        dealt = [each.sample(Chance(seed_text("dealt"))).position() for each in (true, sealed)]
        assert dealt[0] == dealt[1]


@pytest.mark.parametrize("form", FORMS)
def test_what_goes_to_another_process_is_the_observation_and_nothing_behind_it(form: str) -> None:
    chance = Chance(seed_text(f"hidden {form}"))
    for game, seat in positions(form, POSITIONS // 3):
        true = game.observe(seat)
        sent = packed(true)
        assert game.seed.encode() not in sent and bytes.fromhex(game.seed) not in sent
        found = [unpacked(each) for each in (sent, packed(with_other_cards(game, seat, chance).observe(seat)))]
        assert found[0]._game.position() == found[1]._game.position() == true.sealed()._game.position()
        assert (found[0].view, found[0].log) == (found[1].view, found[1].log) == (true.view, true.log)
        assert not found[0]._game.choices and found[0]._game.seed != game.seed
        chosen = [bots.make("knight", 1, effort=LITTLE).choose(each).label for each in (true, found[0])]
        assert chosen[0] == chosen[1], (game.record, seat)
