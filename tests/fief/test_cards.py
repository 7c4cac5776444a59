"""Cards and disasters where a scenario can't show the rule: what is seen, what is random, whole decks."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game_at, let, state_of

from weirwood.conformance import samples_agree
from weirwood.games.fief.battles.hits import ways_to_absorb
from weirwood.games.fief.diplomacy.dealing import ASK_CARD
from weirwood.games.fief.events.playing import drawable
from weirwood.games.fief.events.uprising import Uprising, wall_uprising
from weirwood.games.fief.model.cards import CARDS, FAMINE, JOIN_COUNCIL, PLAGUE, full_decks, replenish
from weirwood.games.fief.model.nobles import find
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.troops import KINDS, KNIGHT, MAN_AT_ARMS
from weirwood.games.fief.round.effects import EFFECTS
from weirwood.games.fief.timing.window import Window, window
from weirwood.kernel import Chance, Game, seed_text


def noble(name: str) -> int:
    """A Noble's number; the name must exist."""
    found = find(name)
    assert found is not None
    return found


def begin(seed: str = "cards", **words: Any) -> tuple[Game, Fief]:
    """A game at a position."""
    document: dict[str, Any] = {"start": "cards"} | words
    document.setdefault(
        "players", {"alice": {"house": "lannister"}, "bob": {"house": "tully"}, "carol": {"house": "stark"}}
    )
    game = game_at(**document, seed=seed)
    return game, state_of(game)


def told(game: Game, seat: int | None) -> str:
    """Everything a seat is shown but the list of all kinds of cards, for any of which one may ask in talks."""
    view = game.view(seat)
    assert view["talks"].pop("cards") == [piece.label.removeprefix("ask ") for piece in ASK_CARD]
    return str(view)


@pytest.mark.rule("fief.2.1.3", "fief.2.2.10", "fief.house.lannister.2")
def test_nobody_sees_discard_piles_the_track_or_other_hands() -> None:
    game, s = begin(
        players={"alice": {"house": "lannister", "hand": ["Justice"]}, "bob": {"house": "tully", "hand": ["Abduction"]},
                 "carol": {"house": "stark"}},
        track=["Plague"],
    )  # fmt: skip
    game.choose("discard Justice", 0)
    for seat in (None, 0, 1, 2):
        decks = game.view(seat)["decks"]
        assert decks["fortune_discard"] == 1 and decks["track"] == 1
        assert "Plague" not in told(game, seat) and "Justice" not in told(game, seat)
    assert "Abduction" not in told(game, 0)
    game.choose("look at bob's hand", 0)
    assert game.view(0)["players"][1]["hand"] == ["Abduction"]
    assert game.view(2)["players"][1]["hand"] == ["Fortune"]
    assert s.names[1] == "bob"


@pytest.mark.rule("fief.house.greyjoy.3")
def test_the_thief_sees_no_amounts() -> None:
    game, _ = begin(
        players={"alice": {"house": "greyjoy"}, "bob": {"house": "tully", "gold": 7}, "carol": {"house": "stark"}}
    )
    game.choose("steal from bob", 0)
    first, second = game.copy(), game.copy()
    first.choose("split 7/0", 1)
    second.choose("split 2/5", 1)
    for seat in (0, 2):
        assert first.view(seat) == second.view(seat)
        assert first.log(seat) == second.log(seat)
    sampled = {first.observe(0).sample(Chance(seed_text(n))).copy().state.frames[-1].left for n in range(20)}  # type: ignore[attr-defined]
    assert len(sampled) > 1


@pytest.mark.rule("fief.2.2.1.1", "fief.2.2.1.2", "fief.2.2.1.3", "fief.10.1.1")
def test_an_empty_deck_is_replenished_when_somebody_draws_and_the_season_moves() -> None:
    game, s = begin(config={"options": ["WiC"]})
    assert s.season == 0
    for season in (1, 2, 2):
        s.fortune_discard += s.fortune_deck
        s.fortune_deck.clear()
        before = s.season
        assert s.season == before  # nothing happens until somebody draws
        assert replenish(s, court=False)
        assert s.season == season and not s.fortune_discard
    s.court_discard += s.court_deck
    s.court_deck.clear()
    assert replenish(s, court=True) and s.season == 2
    s.court_deck.clear()
    assert not replenish(s, court=True)
    assert game.outcome is None


@pytest.mark.rule("fief.2.2.1.1", "fief.2.2.8")
def test_the_deck_runs_out_while_disasters_are_turned_away() -> None:
    game, s = begin()
    black = next(c for c in s.fortune_deck if s.kinds[c] == FAMINE)
    grey = next(c for c in s.fortune_deck if CARDS[s.kinds[c]].back == 1)
    s.fortune_deck = [black]
    s.fortune_discard = [grey]
    while game.decision(0) is None or game.decision(0).kind != "draw":  # type: ignore[union-attr]
        game.choose("done", game.waiting[0].seat)
    game.choose("draw Fortune", 0)
    state = game.state
    assert isinstance(state, Fief)
    assert state.track == [black] and grey in state.hands[0]


@pytest.mark.rule("fief.10.1.2")
def test_winter_is_coming_has_one_plague_less() -> None:
    assert full_decks(True)[1].count(PLAGUE) == 1 and full_decks(False)[1].count(PLAGUE) == 2
    assert full_decks(False)[0].count(JOIN_COUNCIL) == 3


@pytest.mark.rule("fief.2.4.1.4")
def test_a_new_lord_is_any_lord_left_and_never_a_lady() -> None:
    seen = set()
    for n in range(30):
        game, s = begin(
            f"new lord {n}",
            lenient=True,
            players={
                "alice": {"house": "stark", "hand": ["A new Lord in the Court"],
                          "nobles": {"Ned Stark": "Winterfell", "Rob Stark": "Winterfell"}},
                "bob": {"house": "tully", "nobles": {"Rickard Karstark": "Riverrun"}},
                "carol": {"house": "tyrell"},
            },
        )  # fmt: skip
        assert drawable(s, 0, 0) == [noble("Jon Snow"), noble("Roose Bolton")]
        while "play A new Lord in the Court" not in [o.label for o in game.waiting[0].options]:
            game.choose(next(o for o in game.waiting[0].options if o.verb in ("done", "pass")), game.waiting[0].seat)
        game.choose("play A new Lord in the Court", 0)
        state = game.state
        assert isinstance(state, Fief)
        seen |= set(state.members[0]) - {noble("Ned Stark"), noble("Rob Stark")}
    assert seen == {noble("Jon Snow"), noble("Roose Bolton")}


@pytest.mark.rule("fief.2.4.1.7")
def test_a_brother_by_birth_keeps_the_storm_after_his_oath() -> None:
    names = ("alice", "bob", "carol", "dave", "erin")
    houses = ("stark", "tully", "martell", "tyrell", "lannister")
    players: dict[str, Any] = {name: {"house": house} for name, house in zip(names, houses, strict=True)}
    players["alice"]["hand"] = ["A new Lord in the Court"]
    game, _ = begin(players=players, config={"options": ["NWE"]})
    from weirwood.games.fief.events.playing import enter
    from weirwood.games.fief.model.nobles import STORM
    from weirwood.games.fief.model.titles import BROTHER
    from weirwood.games.fief.realm.bestowing import lose

    s = game.state
    assert isinstance(s, Fief)
    jon = noble("Jon Snow")
    enter(s, 0, jon)
    assert jon in s.brother and s.has(jon, STORM)
    lose(s, BROTHER, "fief.1.2.1.1", jon)
    assert jon not in s.brother and s.has(jon, STORM)


@pytest.mark.rule("fief.1.3.18", "fief.2.4.7.22", "fief.4.3.3.6")
def test_an_uprising_from_the_wall_minds_no_sept_and_cannot_be_calmed() -> None:
    names = ("alice", "bob", "carol", "dave", "erin")
    houses = ("tully", "stark", "martell", "tyrell", "lannister")
    players: dict[str, Any] = {name: {"house": house} for name, house in zip(names, houses, strict=True)}
    players["alice"] |= {"nobles": {"Edmure Tully": {"at": "Riverrun", "titles": ["Warden of the West"]}},
                         "troops": {"Riverrun": {"Men at Arms": 2}}}  # fmt: skip
    game, s = begin(players=players, config={"options": ["NWE"]}, villages={"Riverrun": {"sept": True, "mills": 1}})
    riverrun = s.board.village("Riverrun")
    assert riverrun is not None
    s.asks.clear()
    s.chance.feed = ["1"]
    wall_uprising(s, noble("Edmure Tully"))
    assert isinstance(s.frames[-1], Uprising)
    while any(isinstance(frame, Uprising) for frame in s.frames):
        s.settle()
        s.frames[-1].run(s)
        for decision in s.asks[:]:
            assert decision.kind != "calm"
            s.take(decision, decision.options[0])
    s.run()
    assert not s.has_troops(0, riverrun) and s.owner[noble("Edmure Tully")] < 0
    assert s.sept[riverrun] and not s.mills[riverrun]
    assert game.outcome is None


@pytest.mark.rule("fief.2.4.7.6")
def test_an_army_absorbs_as_many_hits_as_it_can() -> None:
    army = [0] * KINDS
    army[MAN_AT_ARMS], army[KNIGHT] = 2, 1
    assert {(d[MAN_AT_ARMS], d[KNIGHT]) for d in ways_to_absorb(army, 3)} == {(0, 1)}
    assert {(d[MAN_AT_ARMS], d[KNIGHT]) for d in ways_to_absorb(army, 2)} == {(2, 0)}
    assert {(d[MAN_AT_ARMS], d[KNIGHT]) for d in ways_to_absorb(army, 9)} == {(2, 1)}


@pytest.mark.rule("fief.2.4.5", "fief.2.4.6")
def test_a_window_goes_round_until_all_have_passed_in_a_row() -> None:
    game, s = begin(
        start="movement",
        first="carol",
        players={
            "alice": {"house": "tyrell", "hand": ["Uprising"]},
            "bob": {"house": "lannister", "hand": ["Uprising"]},
            "carol": {"house": "stark", "troops": {"Winterfell": {"Men at Arms": 9}}},
        },
        regions={1: ["Famine"]},
    )
    s.asks.clear()
    s.active = 1
    window(s)  # in Phase 5 it begins with the player whose turn it is, not with the first player
    frames = len(s.frames)
    s.run()
    asked = []
    for label in ("pass", "play Uprising on Winterfell", "pass", "pass", "pass"):
        assert len(s.frames) >= frames
        decision = game.waiting[0]
        asked.append((s.name(decision.seat), decision.kind))
        game.choose(label, decision.seat)
    effect = "effect"
    assert asked == [("bob", effect), ("alice", effect), ("bob", "boost"), ("bob", effect), ("alice", effect)]
    assert len(game.state.frames) < frames
    s.active, s.phase = 1, 1
    window(s)
    last = s.frames[-1]
    assert isinstance(last, Window) and last.seat == s.first


@pytest.mark.rule("fief.2.4.7", "fief.2.4.3")
def test_every_opportunity_card_and_ability_is_an_effect() -> None:
    verbs = {verb for effect in EFFECTS for verb in effect.verbs}
    assert {f"play {card.name.casefold()}" for card in CARDS if card.opportunity} <= verbs
    assert {"use house", "look", "steal", "use title", "hand over", "offer"} <= verbs
    assert not any("pillage" in verb for verb in verbs)


ASKED = {
    "Mother of Dragons": "play Mother of Dragons on Shella Whent",
    "Join the Small Council": "play Join the Small Council on Edmure Tully",
    "Abduction": "ask for a Secret Passage to abduct Edmure Tully with Tywin Lannister",
}
"""Cards about which somebody else is asked before they leave the hand."""


@pytest.mark.rule("fief.2.4.1", "fief.B.13")
@pytest.mark.parametrize("card", ASKED)
def test_a_card_that_others_are_asked_about_is_open_to_all_and_stays_in_its_hand_meanwhile(card: str) -> None:
    game = game_at(
        "purchase",
        {
            "alice": {"house": "lannister", "gold": 1, "hand": [card], "nobles": {"Tywin Lannister": "Riverrun"}},
            "bob": {"house": "tully", "hand": ["Secret Passage"], "troops": {"Riverrun": {"Men at Arms": 1}},
                    "nobles": {"Edmure Tully": {"at": "Riverrun", "titles": ["Warden of the West"]},
                               "Shella Whent": "Riverrun"}},
            "carol": {"house": "stark", "hand": ["Secret Passage"]},
        },
        villages={"Riverrun": {"controller": "bob", "stronghold": True}},
    )  # fmt: skip
    let(game, 0, ASKED[card])
    assert [decision.seat for decision in game.waiting] == [1]
    for seat in (1, 2):
        assert game.view(seat)["players"][0]["hand"] == [card]
    for number in range(20):
        samples_agree(game, Chance(seed_text(number)))
