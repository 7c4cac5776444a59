"""The judge: steps, passing, expectations and failures, on the toy game."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from toy import QUESTION, Whispers
from weirwood.errors import UserError
from weirwood.judge import judge, read, read_text
from weirwood.judge.expectation import holds
from weirwood.judge.label import Ambiguous, including, matching, resolve
from weirwood.kernel import Option


@pytest.fixture(params=[False, True], ids=["plain", "reload"])
def failure(request: pytest.FixtureRequest, whispers: Whispers):  # type: ignore[no-untyped-def]
    def run(text: str) -> str | None:
        (scenario,) = read_text(QUESTION + dedent(text), "q.yaml")
        return judge(scenario, reload=request.param).failure

    return run


HOLDS = {
    "steps of both and lists of labels": """
        do:
          - alice: [BID 4]
          - bob: bid 2
          - alice: [discard, discard 3, done]
        expect:
          alice: {hand: [4], points: 2}
          bob: {hand: 1, points: 0}
        """,
    "passing for whoever is asked": """
        do:
          - bob: bid 5
          - bob: toss
          - alice: bid 3
        """,
    "can and cannot": """
        do:
          - alice can: bid 3
          - alice cannot: bid 5
          - bob cannot: {option: bid 4, because: toy.bid.1}
          - bob: bid 5
          - alice cannot: toss
          - bob: toss
        """,
    "what cannot be done now can be done later": """
        do:
          - bob cannot: toss
          - bob: bid 5
          - bob: toss
        """,
    "fed results": """
        do:
          - bob: bid 5
          - chance: [heads]
          - bob: toss
          - expect: {bob: {points: 2}}
          - bob: bid 2
          - chance: 1
          - bob: toss
        expect: {bob: {points: 3}}
        """,
    "a label that YAML takes for a truth value": """
        do:
          - alice cannot: no
          - alice cannot: yes
        """,
    "the end": """
        do:
          - bob: bid 5
          - bob: pass
          - alice: pass
          - bob: bid 2
          - bob: pass
          - alice: pass
        expect:
          game: {winner: bob, discard: {includes: [5, 2], excludes: 4}, tokens: {Coin: 1}}
          not: {game: {winner: alice}}
        """,
    "nothing to do": "expect: {game: {winner: null, not: {round: 2}}, alice: {leading: true}}",
}


@pytest.mark.parametrize("text", HOLDS.values(), ids=HOLDS.keys())
def test_what_holds(failure, text: str) -> None:  # type: ignore[no-untyped-def]
    assert failure(text) is None


FAILS = {
    "an expectation at the end": (
        "expect: {alice: {points: 2}}",
        ["q.yaml, line 7: Expected of alice: points 2, but it is 1.", "Open to alice: Bid a card, secretly", "- bid 3"],
    ),
    "an expectation on the way": (
        "do:\n  - alice: bid 3\n  - expect: {bob: {hand: [2, 2]}}",
        ["line 9: Expected of bob: hand [2, 2], but it is [2, 5]."],
    ),
    "a negated expectation": ("expect: {alice: {not: {points: 1}}}", ["not {points: 1}, but so it is."]),
    "an option that isn't there": (
        "do: [alice: bid 5]",
        [
            "alice should do 'bid 5', but that is not among the options.",
            "Why not: there is no 5 in your hand [toy.bid.1]",
            "It didn't come by passing until the end of round 2 either, where alice was offered:\n  - Bid a card, secretly: "
            "bid 3, bid 4, pass",
            "Open to alice: Bid a card, secretly [toy.bid.1]\n  - bid 3\n  - bid 4\n  - pass",
        ],
    ),
    "an option that comes only after the next round": (
        "do: [bob: bid 5, bob: pass, bob cannot: bid 5, alice: bid 3, alice: bid 5]",
        ["alice should do 'bid 5'", "until the end of the game", "Open to alice: Take a reward"],
    ),
    "a choice that isn't asked because there is only one answer": (
        "do: [bob: bid 5, bob: pass, bob: bid 2, bob: pass, bob: pass]",
        [
            "bob should do 'pass', but that is not among the options.",
            "bob wasn't asked 'Bid a card, secretly' [toy.bid.1]: 'pass' was the only answer, so it was taken without asking.",
            "Open to alice: Bid a card, secretly",
        ],
    ),
    "a choice that isn't asked, with another answer": (
        "do: [bob: bid 5, bob: pass, bob: bid 2, bob: pass, bob: bid 5]",
        ["bob should do 'bid 5'", "bob wasn't asked 'Bid a card, secretly' [toy.bid.1]: 'pass' was the only answer"],
    ),
    "a reason that couldn't be seen because nobody was asked": (
        "do: [bob: bid 5, bob: pass, bob: bid 2, bob: pass, bob cannot: {option: bid 2, because: toy.bid.2}, alice: pass]",
        [
            "not because of toy.bid.2.",
            "bob wasn't asked 'Bid a card, secretly' [toy.bid.1]: 'pass' was the only answer",
        ],
    ),
    "an option that isn't there now": (
        "strict: true\ndo: [alice: bid 5]",
        ["alice should do 'bid 5'", "Why not: there is no 5 in your hand [toy.bid.1]", "Open to bob"],
    ),
    "no passing when strict": ("strict: true\ndo: [bob: bid 5, bob: toss]", ["bob should do 'toss'", "Open to alice"]),
    "can": ("do: [alice can: sing]", ["alice should be able to do 'sing'"]),
    "cannot": ("do: [alice cannot: bid 3]", ["alice should not be able to do 'bid 3'.", "Open to alice"]),
    "cannot in a decision that is passed over": (
        "do: [bob: bid 5, bob cannot: toss, alice: bid 3, bob: pass, bob cannot: bid 2, alice: discard]",
        ["bob should not be able to do 'bid 2'"],
    ),
    "cannot where the next step is taken": (
        "do: [bob: bid 5, bob cannot: toss, bob: pass]",
        ["bob should not be able to do 'toss'"],
    ),
    "cannot for another reason": (
        "do: [alice cannot: {option: bid 5, because: toy.bid.2}, alice: bid 4]",
        ["but because of there is no 5 in your hand [toy.bid.1], not because of toy.bid.2."],
    ),
    "a fed result that can't be": (
        "do: [bob: bid 5, chance: edge, bob: toss]",
        ["the fed result 'edge' is none of heads, tails"],
    ),
    "a program that breaks": (
        "config: {broken: true}\ndo: [bob: bid 5, bob: toss]",
        ["The choice 'toss' failed inside the program", "Open to bob: Take a reward"],
    ),
}


@pytest.mark.parametrize(("text", "parts"), FAILS.values(), ids=FAILS.keys())
def test_what_fails_is_shown(failure, text: str, parts: list[str]) -> None:  # type: ignore[no-untyped-def]
    found = failure(text)
    assert found is not None
    for part in parts:
        assert part in found


def test_what_follows_a_step_that_never_comes_is_not_in_the_log(whispers: Whispers) -> None:
    (scenario,) = read_text(QUESTION + "do: [alice: bid 3, alice: bid 5]", "q.yaml")
    verdict = judge(scenario)
    assert verdict.failure is not None
    assert "round" not in " ".join(verdict.log[1:]).lower()
    assert verdict.game.decision(0) is not None


def test_fed_results_that_nothing_used_are_reported(whispers: Whispers) -> None:
    text = "do: [bob: bid 5, chance: [heads, tails], bob: toss, chance: tails]\nexpect: {bob: {points: 2}}"
    (scenario,) = read_text(QUESTION + text, "q.yaml")
    verdict = judge(scenario)
    assert verdict.failure is None
    assert verdict.remarks == (
        "q.yaml, line 7: chance was told tails, tails, but nothing was left to chance after that.",
    )


def test_results_that_are_fed_first_are_there_before_anything_happens(whispers: Whispers) -> None:
    text = "do: [chance: [heads], chance: tails, bob: bid 5, bob: toss, bob: bid 2, bob: toss]"
    (scenario,) = read_text(QUESTION + text, "q.yaml")
    for reload in (False, True):
        verdict = judge(scenario, reload)
        assert (verdict.failure, verdict.remarks) == (None, ())
        assert verdict.game.view(None)["points"] == [1, 3]
        assert verdict.game.record.config["chance"] == ["heads", "tails"]


CARDS = """
game: agot2
name: a question
start: {start}
players:
  alice: {{plot: A Noble Cause, play: [Varys], hand: [Robb Stark]}}
  bob: {{plot: A Noble Cause, hand: [Littlefinger], play: [{{card: Littlefinger, owner: alice}}], dead: [Summer]}}
"""


@pytest.mark.parametrize(
    ("start", "steps", "sentence"),
    [
        (
            "challenges",
            "[alice: challenge intrigue bob, alice: attack Varys]",
            "alice wasn't asked 'Intrigue challenge against bob: declare attackers.' [rr.a1.4.2.0.7]: 'attack Varys' was "
            "the only answer, so it was taken without asking.",
        ),
        (
            "marshaling",
            "[alice: pass, bob cannot: {option: marshal Littlefinger, because: rr.limited.1}]",
            "bob wasn't asked 'Marshal a card (6 gold), take an action, or pass.' [rr.a1.action-windows.2]: 'pass' was the "
            "only answer",
        ),
    ],
)
def test_a_card_game_tells_what_it_didnt_ask(start: str, steps: str, sentence: str) -> None:
    (scenario,) = read_text(CARDS.format(start=start) + f"do: {steps}", "q.yaml")
    failure = judge(scenario).failure
    assert failure is not None
    assert sentence in failure


def test_a_reason_may_be_that_of_a_moment_that_wasnt_asked() -> None:
    """Bob could only pass; why he couldn't bring Littlefinger in is told of that moment, not of the next phase."""
    steps = "[alice: pass, bob cannot: {option: marshal Littlefinger, because: rr.unique-cards.1}]"
    (scenario,) = read_text(CARDS.format(start="marshaling") + f"do: {steps}", "q.yaml")
    assert judge(scenario).failure is None


def test_an_expectation_may_have_held_before_the_game_went_on_by_itself() -> None:
    """Only where that is allowed, and it is remarked."""
    text = CARDS.format(start="marshaling") + "do: [alice: pass]\nexpect: {game: {phase: marshaling}}"
    (scenario,) = read_text(text, "q.yaml")
    assert "phase marshaling, but it is challenges" in str(judge(scenario).failure)
    verdict = judge(scenario, exact=False)
    assert verdict.failure is None
    assert verdict.remarks[0].startswith(
        "q.yaml, line 9: this held when bob had one answer to 'Marshaling phase: take an action"
    )
    (scenario,) = read_text(text.replace("phase: marshaling", "phase: draw"), "q.yaml")
    assert judge(scenario, exact=False).failure is not None


@pytest.mark.parametrize(
    "steps",
    [
        "[alice: [challenge intrigue bob, attack Varys, done], bob: done]",
        "[alice: pass, bob: pass, alice: [challenge intrigue bob, attack Varys]]",
    ],
)
def test_what_has_one_answer_may_be_written_as_a_step_where_that_is_allowed(steps: str) -> None:
    (scenario,) = read_text(CARDS.format(start="challenges") + f"do: {steps}", "q.yaml")
    assert judge(scenario).failure is not None
    verdict = judge(scenario, exact=False)
    assert verdict.failure is None
    assert "q.yaml, line 8: 'attack Varys' wasn't asked, so it is no step." in verdict.remarks


def test_a_done_behind_a_complete_choice_leaves_the_next_question_open() -> None:
    """All attackers are declared, so that nobody asks for more; the next question, for stealth, could be answered so, too."""
    text = CARDS.format(start="challenges").replace("[Varys]", "[Night Thief, Plain Knight]", 1)
    text = text.replace(
        "play: [{card: Littlefinger, owner: alice}]", "play: [Varys, {card: Littlefinger, owner: alice}]"
    )
    steps = "[alice: [challenge military bob, attack Night Thief, attack Plain Knight, done, stealth Night Thief past Littlefinger]]"
    (scenario,) = read_text(text + f"do: {steps}", "q.yaml")
    verdict = judge(scenario, exact=False)
    assert verdict.failure is None
    assert verdict.remarks == ("q.yaml, line 8: 'done' wasn't asked, so it is no step.",)


def test_a_done_behind_something_that_is_picked_alone_answers_the_question_that_is_open() -> None:
    """Whoever is first is picked once and for all: `done` means nobody for the plot's question, which comes next."""
    text = """
game: agot2
name: Nobody goes
first: alice
start: plot
players:
  alice: {faction: stark, plots: [Return to the Fields], play: [Varys]}
  bob: {faction: lannister, plots: [A Noble Cause], play: [Littlefinger]}
do: [alice: first alice, alice: done]
"""
    (scenario,) = read_text(text + "expect: {Varys: {zone: play}, alice: {hand: 2}}", "q.yaml")
    assert judge(scenario).failure is None
    assert judge(scenario, exact=False).failure is None


def test_what_cannot_be_done_is_remarked_where_the_next_step_is_taken(whispers: Whispers) -> None:
    """Outside this project's own tests, where it fails; not if it is that step itself."""
    offered, taken = (f"do: [bob: bid 5, bob cannot: toss, bob: {step}]" for step in ("pass", "toss"))
    (scenario,) = read_text(QUESTION + offered, "q.yaml")
    verdict = judge(scenario, exact=False)
    assert verdict.failure is None
    assert len(verdict.remarks) == 1
    assert verdict.remarks[0].endswith("bob is offered 'toss' where the next step is taken.")
    (scenario,) = read_text(QUESTION + taken, "q.yaml")
    assert judge(scenario).failure is None
    assert judge(scenario, exact=False).remarks == ()


def test_what_was_never_the_answer_is_no_step() -> None:
    steps = "[alice: [challenge intrigue bob, attack Robb Stark]]"
    (scenario,) = read_text(CARDS.format(start="challenges") + f"do: {steps}", "q.yaml")
    assert judge(scenario, exact=False).failure is not None


WRONG = {
    "expects: {}": "q.yaml, document 1 (line 2): A scenario has no 'expects'; it has game, name, rules, seed",
    "do: [carol: pass]": "Line 7: there is no player 'carol'; there are alice, bob.",
    "do: {alice: pass}": "'do' is a list of steps",
    "do: [pass]": "line 7: a step is one player and what they do",
    "do: [alice: [[pass]]]": "is the label of an option or a list of labels",
    "do: [alice cannot: {options: pass}]": "'cannot' takes a label, or 'option' and 'because'",
    "do: [\nalice: pass": "line 8: this is not proper YAML",
    "do: [alice: pass]\ndo: []": "line 8: this is not proper YAML: the key 'do' stands twice in one mapping",
    "expect: {carol: {points: 1}}": "q.yaml, document 1, line 7: There is no 'carol' in this game.",
    "expect: {alice: {strength: 1}}": "Nothing called 'strength' can be expected of 'alice'; what can is hand,",
    "expect: {alice: 3}": "What is expected of 'alice' is a mapping",
    "rules: [rr.ambush.999]": "document 1 (line 2): There is no rule clause 'rr.ambush.999'",
    "strict: maybe": "'strict' is true or false",
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.items())
def test_bad_input_is_a_sentence_with_its_place(failure, text: str, sentence: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UserError) as error:
        failure(text)
    assert sentence in str(error.value)


def test_several_documents(whispers: Whispers, tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(f"---{QUESTION}---\n{QUESTION.replace('a question', 'another')}\n---\n")
    assert [(scenario.name, scenario.line) for scenario in read(path)] == [("a question", 2), ("another", 9)]
    for text in ("", "# nothing"):
        with pytest.raises(UserError, match="has no scenario in it"):
            read_text(text)
    for text in ("just words", "[1]", "name: no game"):
        (scenario,) = read_text(text)
        with pytest.raises(UserError, match=r"scenario, document 1 \(line 1\): a scenario"):
            judge(scenario)
    with pytest.raises(UserError, match="can't be read: No such file"):
        read(tmp_path / "none.yaml")


@pytest.mark.parametrize(
    "wrong",
    [
        "just words",
        "game: 1",
        f"{QUESTION}do: 3",
        "{p: {q: {d: 1, d: 2}}, x: {e: 1, e: 2}}",
        f"{QUESTION}rules: [rr.ambush.999]",
    ],
)
def test_a_wrong_document_stops_no_other(whispers: Whispers, wrong: str) -> None:
    first, second, third = read_text(f"{QUESTION}---\n{wrong}\n---{QUESTION}expect: {{bob: {{hand: 2}}}}", "q.yaml")
    with pytest.raises(UserError, match=r"^q\.yaml, (document 2|line)"):
        judge(second)
    assert [judge(each).failure for each in (first, third)] == [None, None]


# Labels


def options(*labels: str) -> list[Option]:
    return [Option(label, label.split()[0]) for label in labels]


@pytest.mark.parametrize(
    ("label", "meant"),
    [
        ("attack grey  wind", "attack Grey Wind"),
        ("attack Direwolf Pup #2", "attack Direwolf Pup #2"),
        ("trigger Theon Greyjoy (Core): save", "trigger Theon Greyjoy (Core): save"),
        ("trigger Theon Greyjoy: save", "trigger Theon Greyjoy (Core): save"),
        ("attack Grey Wind (Core)", "attack Grey Wind"),
        ("stealth Arya Stark past Ser Jaime", "stealth Arya Stark #2 past Ser Jaime #1"),
        ("attack Arya Stark", None),
        ("attack Direwolf Pup #3", None),
    ],
)
def test_a_label_may_say_less_than_the_option(label: str, meant: str | None) -> None:
    open_now = options(
        "attack Grey Wind", "attack Direwolf Pup #1", "attack Direwolf Pup #2", "trigger Theon Greyjoy (Core): save",
        "stealth Arya Stark #2 past Ser Jaime #1",
    )  # fmt: skip
    found = resolve(label, open_now, [])
    assert (found and found.label) == meant


def test_whoever_cannot_trigger_a_card_can_trigger_none_of_its_abilities() -> None:
    several = [Option(label, "trigger") for label in ("trigger Announcer: declared", "trigger Announcer: bypassed")]
    assert not matching("trigger Announcer", several)
    assert including("trigger Announcer", several) and including("trigger Announcer: declared", several)
    assert not including("trigger Announcer: initiated", several) and not including("trigger Herald", several)


def test_between_equal_names_the_newest_earlier_step_decides() -> None:
    open_now = options("choose Direwolf Pup #1", "choose Direwolf Pup #2", "choose Summer")
    with pytest.raises(Ambiguous, match="could be 'choose Direwolf Pup #1' or 'choose Direwolf Pup #2'"):
        resolve("choose direwolf pup", open_now, ["attack Summer #2"])
    earlier = ["attack Direwolf Pup #1", "attack Direwolf Pup #2", "pass"]
    assert resolve("choose Direwolf Pup", open_now, earlier) == open_now[1]
    assert resolve("choose Direwolf Pup", open_now, earlier[:1]) == open_now[0]
    assert len(matching("choose Direwolf Pup", open_now)) == 2


# Expectations


@pytest.mark.parametrize(
    ("wanted", "actual", "held"),
    [
        (3, 3, True),
        (3, 4, False),
        ("play", "Play", True),
        (None, None, True),
        (None, [], True),
        (None, 0, False),
        (0, None, False),
        (True, True, True),
        (False, True, False),
        (True, "attacking", True),
        (False, "attacking", False),
        (True, "", False),
        ("attacking", False, False),
        ("defending", "attacking", False),
        ("attacking", True, False),
        (["a", "b"], ["B", "A"], True),
        (["a", "a"], ["a"], False),
        (["a", "a"], ["a", "b"], False),
        (2, ["x", "y"], True),
        (5, [5], False),
        ([], [], True),
        ([], ["x"], False),
        (["Sea Tower", "Sea Tower"], ["Sea Tower #1", "Sea Tower #2"], True),
        (["Sea Tower #2"], ["Sea Tower #1"], False),
        ({"includes": ["a"]}, ["a", "b"], True),
        ({"includes": ["a", "a"]}, ["a", "b"], False),
        ({"excludes": ["c"]}, ["a", "b"], True),
        ({"excludes": ["c", "b"]}, ["a", "b"], False),
        ({"includes": "a", "excludes": "b"}, ["a", "b"], False),
        ({"not": 3}, 3, False),
        ({"not": {"includes": ["a"]}}, ["b"], True),
        ({}, {}, True),
        ({}, {"poison": 0}, True),
        ({}, {"poison": 1}, False),
        ({"poison": 1}, {"poison": 1}, True),
        ({"poison": 2}, {"poison": 1}, False),
        ("Theon Greyjoy (Core)", "Theon Greyjoy", True),
        ("Theon Greyjoy (Core)", "Theon Greyjoy (WotN)", False),
    ],
)
def test_comparing(wanted: object, actual: object, held: bool) -> None:
    assert holds(wanted, actual) is held
