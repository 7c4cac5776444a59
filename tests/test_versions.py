"""A title in several versions: labels, names and what a bare title means."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from weirwood.cardgame.cards.catalogue import Catalogue, Entry, Pack
from weirwood.cardgame.cards.definition import STEALTH, Card
from weirwood.cardgame.cards.printed import card, joined, read_facts, read_packs
from weirwood.cardgame.table.state import Table
from weirwood.errors import UserError
from weirwood.games.agot2 import catalogue
from weirwood.games.agot2.decks import decks
from weirwood.judge import judge, read_text
from weirwood.judge.runner import Verdict
from weirwood.kernel import Chance, Game, load, rulebook, seed_text


def table(players: str, start: str = "marshaling") -> Game:
    rules = rulebook("agot2")
    (scenario,) = read_text(f"game: agot2\nstart: {start}\nplayers: {players}")
    return Game(rules, rules.judge.scenario(scenario.document), seed_text(1))


def judged(players: str, *steps: str, start: str = "marshaling") -> Verdict:
    done = "".join(f"\n  - {step}" for step in steps)
    (scenario,) = read_text(f"game: agot2\nstart: {start}\nplayers: {players}\ndo:{done}")
    return judge(scenario)


def labels(game: Game) -> list[str]:
    return [option.label for option in game.waiting[0].options]


def pack(code: str, name: str, number: str, loaded: list[str] | None = None) -> Pack:
    def load() -> list[Card]:
        if loaded is not None:
            loaded.append(code)
        return [Card(number, "Ghost", "character", cost=1, set=code)]

    return Pack(code, name, lambda: [Entry(number, "Ghost")], load)


BOTH = "{alice: {hand: [Arya Stark, Arya Stark (Test)], gold: 9}, bob: {}}"
ONE = "{alice: {hand: [Arya Stark, Arya Stark], gold: 9}, bob: {}}"


def test_each_version_is_an_option_of_its_own() -> None:
    assert labels(table(BOTH)) == ["marshal Arya Stark (Core)", "marshal Arya Stark (Test)", "pass"]


def test_a_view_says_which_version_a_title_means_where_it_alone_means_another() -> None:
    """So that a page shows the face of the card that is played, not that of the earliest printed one."""
    later = "{alice: {hand: [Arya Stark (WotN)], gold: 9}, bob: {}}"
    assert table(later).view(1)["versions"] == {"Arya Stark": "Arya Stark (WotN)"}
    assert "versions" not in table(ONE).view(0)
    played = table("{alice: {play: [Arya Stark]}, bob: {play: [Arya Stark (WotN)]}}").view(0)["players"]
    assert [player["cards"][0]["title"] for player in played] == ["Arya Stark (Core)", "Arya Stark (WotN)"]
    assert "Arya Stark" not in table(BOTH).view(0).get("versions", {})  # there the names say it themselves


@pytest.mark.parametrize("game", ["agot1", "agot2", "hbo"])
def test_whatever_a_ready_made_deck_calls_a_card_has_a_face(game: str) -> None:
    rules = rulebook(game)
    names = set(rules.cards.names())
    dealt = rules.start(rules.random_config(Chance(seed_text(3))), seed_text(3))
    assert isinstance(dealt, Table)
    versions = rules.people.view(dealt, 0).get("versions", {})
    titles = {dealt.called(card) for card, defn in enumerate(dealt.defn) if defn.type not in ("title", "faction")}
    assert {versions.get(title, title) for title in titles} - names == set()


def test_a_label_carries_no_set_if_one_version_is_in_the_game() -> None:
    assert labels(table(ONE)) == ["marshal Arya Stark", "pass"]
    assert labels(table("{alice: {hand: [Arya Stark (Test)], gold: 9}, bob: {}}"))[0] == "marshal Arya Stark"


def test_the_versions_are_settled_at_the_start_so_that_nothing_hidden_shows() -> None:
    seen = table("{alice: {hand: [Arya Stark], gold: 9}, bob: {hand: [Arya Stark (Test)]}}")
    hidden = table("{alice: {hand: [Arya Stark], gold: 9}, bob: {deck: [Arya Stark (Test)]}}")
    assert labels(seen) == labels(hidden) == ["marshal Arya Stark (Core)", "pass"]
    moved = table("{alice: {hand: [Arya Stark], gold: 9}, bob: {play: [Arya Stark (Test)]}}")
    assert labels(moved)[0] == "marshal Arya Stark (Core)"


def test_copies_records_and_samples_keep_the_versions() -> None:
    game = table(BOTH)
    game.choose("marshal Arya Stark (Test)")
    again = load(game.record.to_json())
    assert again.copy().view(0) == game.view(0)
    assert game.view(0)["players"][0]["cards"][0]["name"] == "Arya Stark (Test)"
    assert game.view(0)["players"][0]["hand"] == ["Arya Stark (Core)"]


def test_the_log_names_the_version() -> None:
    game = table(BOTH)
    game.choose("marshal Arya Stark (Test)")
    assert any("Arya Stark (Test)" in line for line in game.log(1))
    rules = rulebook("agot2")
    named = [name for entry in game.state.log for name in rules.people.mentions(game.state, entry, 0)]
    assert "Arya Stark (Test)" in named
    assert rules.cards.data("Arya Stark (Test)")["set"] == "Test"
    assert {"Arya Stark", "Arya Stark (Core)", "Arya Stark (Test)", "Sansa Stark"} <= set(rules.cards.names())


def test_a_refusal_is_about_the_version_that_was_asked_for() -> None:
    game = table("{alice: {hand: [Arya Stark, Arya Stark (Test)], gold: 1}, bob: {}}")
    (refusal,) = game.why_not("marshal Arya Stark (Core)", 0)
    assert refusal.reason.startswith("Arya Stark (Core) costs 3")
    assert game.why_not("marshal Arya Stark (Test)", 0) == []
    assert game.why_not("marshal Arya Stark (Core Set)", 0) == [refusal]
    game.choose("marshal arya stark (test)")


def test_a_bare_title_is_answered_with_the_versions_that_could_be_meant() -> None:
    game = table("{alice: {hand: [Arya Stark, Arya Stark (Test)], gold: 1}, bob: {}}")
    (refusal,) = game.why_not("marshal Arya Stark", 0)
    assert refusal.reason == "Arya Stark: say which one is meant: marshal Arya Stark (Test)"
    (refusal,) = table(BOTH).why_not("marshal Arya Stark", 0)
    assert refusal.reason.endswith("marshal Arya Stark (Core) or marshal Arya Stark (Test)")


def test_a_bare_title_is_answered_for_each_version_if_none_is_possible() -> None:
    game = table("{alice: {hand: [Arya Stark, Arya Stark (Test)], play: [Summoner], gold: 0}, bob: {}}")
    reasons = [refusal.reason for refusal in game.why_not("marshal Arya Stark", 0)]
    assert reasons == [
        "Arya Stark (Core) costs 3 gold and alice has 0",
        "Arya Stark (Test) costs 1 gold and alice has 0",
    ]


def test_an_attacker_called_by_a_bare_title_is_ones_own() -> None:
    knights = "{card: Tumblestone Knight, kneeling: true}, Tumblestone Knight (Test), Robb Stark"
    position = f"{{alice: {{play: [{knights}]}}, bob: {{play: [Sansa Stark]}}}}"
    game = table(position, start="challenges")
    while game.waiting[0].kind != "challenge":
        game.choose("pass")
    game.choose("challenge military bob")
    (refusal,) = game.why_not("attack Tumblestone Knight", 0)
    assert refusal.reason == "Tumblestone Knight: say which one is meant: attack Tumblestone Knight (Test)"
    game = table("{alice: {play: [Steward of Two, Robb Stark]}, bob: {play: [Steward of Two]}}", start="challenges")
    while game.waiting[0].kind != "challenge":
        game.choose("pass")
    game.choose("challenge military bob")
    (refusal,) = game.why_not("attack Steward of Two", 0)
    assert refusal.reason == "Steward of Two: say which one is meant: attack Steward of Two #1"


def test_a_position_means_the_core_sets_card_else_the_earliest() -> None:
    assert catalogue.find("Arya Stark").set == "Core"
    assert catalogue.find("Twice Made").set == "Test A"
    assert catalogue.find("Twice Made (Test B)").strength == 2
    assert catalogue.find("Arya Stark (Core Set)") is catalogue.find("arya stark (core)")
    with pytest.raises(UserError, match=r"Arya Stark \(Core\) and .*Arya Stark \(Test\)"):
        catalogue.find("Arya Stark (TS)")


def test_the_earliest_printed_is_found_by_the_order_of_the_sets() -> None:
    early, late = pack("Early", "An Early Pack", "1"), pack("Late", "A Late Pack", "2")
    found = Catalogue([early, late])
    assert found.find("Ghost").set == "Early"
    assert found.find("Ghost (A Late Pack)").set == found.find("ghost (late)").set == "Late"
    assert [face[0] for face in found.search("ghost", lambda card: [card.version])] == ["Ghost (Early)", "Ghost (Late)"]


def test_a_pack_is_loaded_when_one_of_its_cards_is_needed() -> None:
    loaded: list[str] = []
    packs = [pack("Early", "An Early Pack", "1", loaded), pack("Late", "A Late Pack", "2", loaded)]
    found = Catalogue(packs)
    assert found.titles == {"Ghost"} and "Ghost (Late)" in found and "Ghost (Lost)" not in found
    assert loaded == []
    assert found.find("Ghost (Late)").code == "2"
    assert loaded == ["Late"]


def test_a_reprint_is_the_card_that_it_reprints() -> None:
    again = Pack("Again", "Printed Again", lambda: [Entry("3", "Ghost", reprints="1")], list)
    found = Catalogue([pack("Early", "An Early Pack", "1"), again])
    assert found.find("3") is found.find("Ghost (Again)") is found.find("1")
    assert list(found.by_code) == ["1"]


def test_a_deck_keeps_the_version_it_names() -> None:
    deck = decks.parse("House Stark\n1x Arya Stark (Test)\n2x Arya Stark (Core Set)\n")
    assert sorted(card.set for card in deck.list(plots=False)) == ["Core", "Core", "Test"]
    assert [card.set for card in decks.parse("House Stark\n1x Arya Stark").list(plots=False)] == ["Core"]


def test_a_step_that_could_mean_several_versions_lists_them() -> None:
    verdict = judged(BOTH, "alice: marshal Arya Stark")
    assert verdict.failure is not None
    assert "'marshal Arya Stark (Core)' or 'marshal Arya Stark (Test)'" in verdict.failure


def test_a_step_means_the_version_that_the_newest_earlier_step_named() -> None:
    players = "{alice: {play: [Tumblestone Knight (Core), Tumblestone Knight (Test)], plot: A Noble Cause}, bob: {}}"
    first = "alice: [challenge military bob, attack Tumblestone Knight (Test)]"
    assert judged(players, first, "alice cannot: attack Tumblestone Knight", start="challenges").failure is None
    verdict = judged(players, first, "alice: attack Tumblestone Knight", start="challenges")
    assert verdict.failure is not None and "attack Tumblestone Knight" in verdict.failure
    assert judged(players, first, "alice: attack Tumblestone Knight (Core)", start="challenges").failure is None


def test_copies_that_lie_in_several_places_are_told_apart_by_the_place() -> None:
    game = table(
        "{alice: {play: [Summoner], discard: [Steward of Two, Steward of Two], dead: [Steward of Two]}, bob: {}}"
    )
    game.choose("trigger Summoner")
    assert labels(game) == ["choose Steward of Two from discard", "choose Steward of Two from dead"]
    game = table(
        "{alice: {play: [Summoner], discard: [Steward of Two, Steward of Two], hand: [Steward of Two]}, bob: {}}"
    )
    game.choose("trigger Summoner")
    assert labels(game) == ["choose Steward of Two", "choose Steward of Two from discard"]


def test_facts_without_abilities_are_no_card_yet() -> None:
    found = Catalogue([Pack("Bare", "Bare Facts", lambda: [Entry("1", "Ghost")], list)])
    assert "Ghost" in found.titles and not found.by_code
    with pytest.raises(UserError, match=r"Ghost \(Bare\) can't be played yet"):
        found.find("Ghost")


def test_the_facts_of_a_card_are_rows_that_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "facts.jsonl"
    path.write_text(
        '{"code": "1", "title": "Ghost", "pack": "Core", "type": "character", "cost": "X", "icons": "MP"}\n'
    )
    (row,) = read_facts(path)
    made = joined(row, card("1", "Ghost", STEALTH))
    assert (made.x_cost, made.cost, made.icons, made.keywords) == (True, None, (1, 0, 1), (STEALTH,))
    with pytest.raises(ValueError, match="The card 1 is Ghost, not Nymeria"):
        joined(row, card("1", "Nymeria"))
    path.write_text('{"code": "1", "title": "Ghost", "pack": "Core", "text": "Stealth."}\n')
    with pytest.raises(msgspec.ValidationError, match="text"):
        read_facts(path)


def test_packs_stand_in_the_order_of_their_release() -> None:
    released = [pack.released for pack in read_packs(catalogue.FACTS / "packs.jsonl")]
    assert released == sorted(released)
    assert catalogue.CATALOGUE.packs[0].code == "Core"


LAZY = """
import sys
from weirwood.games.agot2 import catalogue
from weirwood.kernel import rulebook
catalogue.find("Arya Stark")
rulebook("agot2").decks.headlines()
assert "weirwood.games.agot2.cards.core_stark" in sys.modules
assert "weirwood.games.agot2.cards.westeros.true_steel" not in sys.modules
assert "Ser Ilyn Payne" in catalogue.titles()
catalogue.find("Ser Ilyn Payne")
assert "weirwood.games.agot2.cards.westeros.true_steel" in sys.modules
"""


def test_the_abilities_of_a_pack_are_loaded_when_a_card_of_it_is_needed() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


def test_every_name_of_a_card_finds_its_face() -> None:
    for game in ("agot1", "agot2", "hbo"):
        cards = rulebook(game).cards
        assert all(cards.data(name)["name"] for name in cards.names())


def test_a_title_that_means_a_card_not_yet_playable_is_no_name() -> None:
    def pack(code: str, number: str, playable: bool) -> Pack:
        card = Card(number, "Twice", "character", cost=1, set=code)
        return Pack(code, code, lambda: [Entry(number, "Twice")], lambda: [card] if playable else [])

    both = Catalogue([pack("One", "90001", playable=True), pack("Two", "90002", playable=True)])
    assert both.names() == ["Twice", "Twice (One)", "Twice (Two)"]
    later = Catalogue([pack("One", "90001", playable=False), pack("Two", "90002", playable=True)])
    assert later.names() == ["Twice (Two)"] and later.find("Twice (Two)").code == "90002"
