"""Guided first games: whatever a newcomer is asked there is explained, in sentences that can be read at a glance."""

from __future__ import annotations

import pytest

from weirwood import bots
from weirwood.guides import GUIDED, Note, guide
from weirwood.kernel import Chance, Game, games, rulebook, seed_text
from weirwood.server.tables.advice.guiding import talking

LONGEST = 330
"""Characters of what is said at once."""


def test_every_game_has_one() -> None:
    assert set(GUIDED) == set(games()) & {"agot1", "agot2", "fief", "hbo"}
    assert guide("chess") is None


@pytest.mark.parametrize("game", GUIDED)
def test_everything_asked_in_it_is_explained(game: str) -> None:
    found = guide(game)
    assert found is not None
    rules = rulebook(game)
    forms = [dict(each) for each in found.seats]
    for form in forms:
        if "deck" in form:
            form["deck"] = rules.decks.builtin(form["deck"])
    names = [f"player {n + 1}" for n in range(len(forms))]
    for seed in range(2):
        config = rules.set_up(dict(found.form), forms, names, Chance(seed_text(f"{found.seed} {seed}")))
        played = Game(rules, config, seed_text(f"{found.seed} {seed}"))
        players = [bots.make("herald", f"{seat} {seed}") for seat in range(len(forms))]
        plain = asked = 0
        while played.waiting:
            decision = played.waiting[0]
            view = played.view(decision.seat)
            if view.get("round", 0) > found.rounds:
                break
            if decision.seat == 0 and len(decision.options) > 1:
                about = found.note(str(view.get("phase", "")), decision.kind, decision.prompt)
                assert about is not None
                asked, plain = asked + 1, plain + (about[0] == len(found.notes) - 1)
            played.choose(players[decision.seat].choose(played.observe(decision.seat)), decision.seat)
        assert asked >= 8 and plain <= asked / 10, f"{plain} of {asked} questions are explained by nothing of their own"


@pytest.mark.parametrize("game", GUIDED)
def test_it_can_be_read_at_a_glance(game: str) -> None:
    found = guide(game)
    assert found is not None
    assert [each.say for each in found.notes if max(len(each.say), len(each.again)) > LONGEST] == []
    last = found.notes[-1]
    assert last == Note(last.say), "what stands last fits everything"


def test_nobody_is_advised_to_begin_a_talk_in_a_first_game() -> None:
    rules = rulebook("fief")
    config = rules.configure(["3"], {}, Chance(seed_text("talks")))
    game, chance = Game(rules, config, seed_text("talks")), Chance(seed_text("talked"))
    met: set[str] = set()
    while len(met) < 2:
        decision = game.waiting[0]
        labels = [option.label for option in decision.options]
        begun = [label for label in talking(game.view(decision.seat)) if label in labels]
        assert decision.declining is not None or not begun
        said = [label for label in labels if label.startswith(("offer ", "marry ", "make a counter-offer"))]
        assert sorted(begun) == sorted(said)
        met |= {label.partition(" ")[0] for label in begun}
        game.choose(rules.computers.default_choice(game.state, decision, chance), decision.seat)
