"""The first edition as a person meets it: what is asked and why, what is shown, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

from weirwood.games.agot1.play.face import data, lines
from weirwood.games.agot1.play.sentences import SENTENCES
from weirwood.games.agot1.play.view import table
from weirwood.games.agot1.rules.titles import KNOWN, TITLE_CARDS
from weirwood.judge import judge
from weirwood.judge.document import read_text
from weirwood.kernel import Game, rulebook

CLAIM = """
game: agot1
name: a military challenge is lost
first: alice
start: challenges
config: {faq: "2.4"}
players:
  alice:
    faction: stark
    plot: Noose and Swordpoint
    play: [Winterfell Honor Guard, Eddard Stark]
  bob:
    faction: lannister
    plot: Noose and Swordpoint
    gold: 3
    play: [{card: Ser Jaime Lannister, attachments: [Gilded Plate]}, Lannisport Steward, Lannisport Steward]
do:
"""
ATTACK = """  - alice: challenge military bob
  - alice: attack Eddard Stark
  - alice: done
  - bob: done
"""


def game_of(text: str) -> Game:
    return judge(read_text(text)[0]).game


def asked(game: Game) -> tuple[str, str, dict[str, str]]:
    """The kind and the prompt of the question, and its answers with what stands beside them."""
    (decision,) = game.waiting
    people = game.rules.people
    return (
        decision.kind,
        decision.prompt,
        {option.label: people.hint(game.state, decision.seat, option) for option in decision.options},
    )


def test_a_save_is_asked_with_what_happens_to_whom_and_why() -> None:
    game = game_of(CLAIM + ATTACK + "  - bob: choose Ser Jaime Lannister\n")
    kind, prompt, answers = asked(game)
    assert kind == "save or cancel"
    assert prompt == "Ser Jaime Lannister is about to be killed (claim): save or cancel?"
    assert "save it" in answers["trigger Gilded Plate"]


def test_of_two_cards_of_one_title_only_the_one_that_leaves_is_marked() -> None:
    game = game_of(CLAIM + ATTACK)
    state = game.state.copy()  # in the middle of the window, where nobody is asked
    cards = [card for card in state.area[1] if state.defn[card].name == "Lannisport Steward"]
    state.moribund[cards[1]] = (4, "kill")
    rows = game.rules.people.view(state, 0)["players"][1]["cards"]
    assert [row.get("leaving") for row in rows if row["title"] == "Lannisport Steward"] == [None, "dead pile"]
    host = next(card for card in state.area[1] if state.defn[card].name == "Ser Jaime Lannister")
    state.moribund[state.attachments(host)[0]] = (3, "discard")
    (jaime,) = [
        r for r in game.rules.people.view(state, 0)["players"][1]["cards"] if r["title"] == "Ser Jaime Lannister"
    ]
    assert jaime["attachments"][0]["leaving"] == "discard pile"
    assert "leaving" not in jaime
    words = "\n".join(table(game.rules.people.view(state, 0)))
    assert "goes to the dead pile at the end of this action" in words


@pytest.mark.parametrize(
    ("more", "step"),
    [
        ("  - alice can: challenge military bob\n", "Challenges are made"),
        ("  - alice: challenge military bob\n", "Attackers are declared (step 1 of 6)"),
        (ATTACK.replace("  - bob: done\n", ""), "Defenders are declared (step 1 of 6)"),
        (ATTACK, "The challenge is resolved (step 1 of 6)"),
        (
            ATTACK + "  - bob: choose Ser Jaime Lannister\n",
            "The challenge is resolved: saves and cancels (step 2 of 6)",
        ),
    ],
)
def test_the_step_is_always_said_in_words(more: str, step: str) -> None:
    game = game_of(CLAIM + more)
    view = game.rules.people.view(game.state, 0)
    assert view["step"] == step
    assert f" {view['step']}." in table(view)[0]


def test_whose_action_it_may_be_is_said() -> None:
    text = CLAIM.replace("start: challenges", "start: marshalling").replace("gold: 3", "gold: 3\n    hand: [Hodor]")
    game = game_of(
        text.replace(
            "plot: Noose and Swordpoint\n    play: [W", "plot: Noose and Swordpoint\n    hand: [Hodor]\n    play: [W"
        )
        + "  - alice can: marshal Hodor\n"
    )
    assert game.rules.people.view(game.state, 1)["step"] == "Player actions: alice may act"


def test_a_searched_deck_is_told_by_its_number_where_it_is_large() -> None:
    large, small = tuple(f"Card {n}" for n in range(30)), ("Ice", "Hodor")
    assert SENTENCES["search"](("Ann", 30), large) == "Ann searches 30 cards of the deck."
    assert SENTENCES["search"](("Ann", 2), small) == "Ann searches 2 cards of the deck: Ice, Hodor."


def test_a_players_action_is_said_with_the_card_and_whose_it_is() -> None:
    text = """
game: agot1
name: a card has been played
first: alice
start: marshalling
players:
  alice: {faction: lannister, plot: Noose and Swordpoint, gold: 9, hand: [Enemy Informer]}
  bob: {faction: stark, plot: Noose and Swordpoint, play: [Hodor]}
do:
  - alice: marshal Enemy Informer
"""
    game = game_of(text)
    kind, prompt, _ = asked(game)
    assert (kind, prompt) == ("response", "Enemy Informer entered play: respond?")
    view = game.rules.people.view(game.state, 1)
    assert view["step"] == "alice plays Enemy Informer: responses (step 5 of 6)"


def test_a_title_says_whom_it_supports_and_opposes() -> None:
    (hand,) = [card for card in TITLE_CARDS[KNOWN] if card.name == "Hand of the King"]
    text = "\n".join(lines(hand))
    assert "Supports Master of Whispers." in text
    assert "Opposes Master of Coin." in text
    assert "Opposes Master of Coin." in data(hand)["text"]


def test_titles_are_chosen_with_what_they_do_beside_them() -> None:
    import weirwood

    game = weirwood.new("agot1", ["core-stark", "core-lannister", "core-baratheon"], seed=4, format="melee")
    while game.waiting[0].kind != "title":
        game.choose(game.waiting[0].options[0].label, game.waiting[0].seat)
    _, _, answers = asked(game)
    assert answers["title Master of Coin"] == (
        "supports Master of Laws (you can't attack its holder, and may help to defend); opposes Hand of the King (a challenge "
        "won against its holder is worth 1 power more); unknown (no source states it): its own bonus"
    )
    assert "adds 3 STR" in answers["title Crown Regent"]
    assert "declare no defenders" in answers["title Lord Commander of the Kingsguard"]


def test_a_card_of_two_houses_and_a_cost_in_shadows_are_said() -> None:
    found = rulebook("agot1").cards
    assert "House Stark and House Baratheon" in found.faces("Narrow Sea")[0][0]
    assert any("cost s2" in face[0] for face in found.faces("Jaqen H'ghar"))


@pytest.mark.parametrize(
    ("kind", "args", "words"),
    [
        ("moribund", ("Ned", "kill"), "Ned is killed."),
        ("moribund", ("Ned", "return"), "Ned is returned to its owner's hand."),
        ("leaves", ("Ned", 4), "Ned goes to the dead pile."),
        ("leaves", ("Ned", 1), "Ned goes to its owner's hand."),
        ("leaves", ("Ned", 17), "Ned goes to Shadows."),
        ("enter", ("Ann", "Ned", "marshal", ""), "Ann plays Ned."),
        ("enter", ("Ann", "Ice", "marshal", "Ned"), "Ann plays Ice on Ned."),
        ("enter", ("Ann", "Ned", "shadows", ""), "Ann brings Ned out of Shadows."),
        ("power", ("Ann", "", 1, "unopposed"), "Ann's House card gains 1 power (unopposed)."),
        ("power", ("Ann", "", 1, "opposed title"), "Ann's House card gains 1 power (opposed title)."),
        ("move power", ("Ann", "Bob", 1), "1 power moves from Ann's House card to Bob's."),
        ("named", ("Ann", "intrigue"), "Ann names intrigue."),
        ("use", ("Ann", "The Hound", "passive", False), "The Hound takes effect for Ann."),
        ("use", ("Ann", "Wildfire Assault", "when revealed", False), "Wildfire Assault takes effect for Ann."),
        ("use", ("Ann", "Bronn", "action", False), "Ann uses Bronn."),
        ("redirect", ("Ann", "Ann"), "Ann takes the challenge on: it goes against Ann now."),
    ],
)  # fmt: skip
def test_the_log_is_told_in_this_editions_words(kind: str, args: tuple[Any, ...], words: str) -> None:
    assert SENTENCES[kind](args, None) == words


def test_whatever_a_whole_game_tells_has_words() -> None:
    import weirwood
    from weirwood import bots

    for seed, seats in ((1, ["lannister", "core-targaryen"]), (2, ["stark", "baratheon", "core-lannister"])):
        game = weirwood.new("agot1", seats, seed=seed, **({"format": "melee"} if len(seats) > 2 else {}))
        players = [bots.make("random", f"{seed} {seat}") for seat in range(len(seats))]
        while game.waiting:
            seat = game.waiting[0].seat
            game.choose(players[seat].choose(game.observe(seat)).label, seat)
        said = [(e.kind, game.rules.people.sentence(game.state, e, 0)) for e in game.state.log]
        assert [kind for kind, sentence in said if not sentence] == []
        assert not [sentence for _, sentence in said if "moribund" in sentence or "faction" in sentence]


def test_gold_on_a_card_is_spent_last_unless_its_player_says_otherwise() -> None:
    """What is left in the gold pool is returned when the round ends; what lies on Tywin Lannister stays there."""
    (scenario,) = read_text(
        """
game: agot1
name: Paying beside Tywin Lannister
rules: [lcg1.round.7]
start: marshalling
first: alice
players:
  alice: {house: lannister, plot: Counting Favors, hand: [Enemy Informer], play: [{card: Tywin Lannister, gold: 2}]}
  bob: {house: stark, plot: Counting Favors}
do:
  - expect: {game: {prompt: "Play a card (3 gold and 2 on cards), take an action, or pass."}}
  - alice: marshal Enemy Informer
""",
        "here",
    )
    verdict = judge(scenario, False)
    assert verdict.failure is None, verdict.failure
    game = verdict.game
    decision = game.decision(0)
    assert decision is not None
    people = game.rules.people
    assert people.sensible(game.state, decision) == decision.options[0]
    assert [people.hint(game.state, 0, option) for option in decision.options] == [
        "3 from your gold pool",
        "2 from your gold pool",
        "1 from your gold pool",
    ]


def test_a_way_to_choose_is_no_card() -> None:
    """What The Hound's player may do instead is told with no word of whichever card has its number."""
    game = at("start: challenges", "{house: lannister, plot: Hear Me Roar, play: [The Hound]}", "[alice: pass]")
    decision = game.decision(0)
    assert decision is not None and "The Hound" in decision.prompt
    assert [game.rules.people.hint(game.state, 0, option) for option in decision.options] == ["", ""]


def test_whom_to_bypass_matters_only_if_they_could_defend() -> None:
    bob = "play: [{card: Grey Wind, kneeling: true}, Direwolf Pup, Robb Stark]"
    steps = "[alice: [challenge power bob]]"
    game = at("start: challenges", "{house: lannister, plot: Hear Me Roar, play: [Tyrion Lannister]}", steps, bob)
    decision, matters = game.decision(0), game.rules.people.matters
    assert decision is not None and decision.kind == "stealth"
    told = {option.label: matters(game.state, decision, option) for option in decision.options}
    assert [label for label, worth in told.items() if worth and label != "done"] == [
        "stealth Tyrion Lannister past Robb Stark"
    ]


def test_a_draw_beyond_the_cap_is_not_worth_asking_for() -> None:
    """Tyrion Lannister would take a gold and give nothing for it."""
    alice = "{house: lannister, plot: Counting Favors, gold: 2, play: [Tyrion Lannister]}"
    game = at("start: challenges", alice, "[alice: challenge intrigue bob]", "hand: [Ice]")
    decision, matters = game.decision(0), game.rules.people.matters
    assert decision is not None and decision.kind == "response"
    assert matters(game.state, decision, decision.options[0])
    game.state.drawn[0] = 3  # type: ignore[attr-defined]
    assert not matters(game.state, decision, decision.options[0])


def at(start: str, alice: str, do: str, bob: str = "play: []") -> Game:
    """Where a scenario of two players ends."""
    (scenario,) = read_text(
        f"""
game: agot1
name: at the table
rules: [lcg1.kw.10]
{start}
first: alice
players:
  alice: {alice}
  bob: {{house: stark, plot: Counting Favors, {bob}}}
do: {do}
""",
        "here",
    )
    verdict = judge(scenario, False)
    assert verdict.failure is None, verdict.failure
    return verdict.game


def test_standing_those_who_stand_is_not_worth_asking_for() -> None:
    """Distinct Mastery may be played without any effect, but nobody is stopped for it."""
    for kneels in (False, True):
        stannis = f"{{card: Stannis Baratheon, kneeling: {str(kneels).lower()}}}"
        alice = f"{{house: baratheon, plot: Counting Favors, hand: [Distinct Mastery], play: [{stannis}]}}"
        game = at("start: challenges", alice, "[]")
        decision, matters = game.decision(0), game.rules.people.matters
        assert decision is not None
        option = decision.option("play Distinct Mastery")
        assert option is not None
        assert matters(game.state, decision, option) is kneels
