"""The yardstick plays as the squire of commit bfb5354 did, whatever becomes of the squire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from toy import Whispers
from weirwood import bots
from weirwood.bots.yardstick import Yardstick, manner
from weirwood.errors import UserError
from weirwood.kernel import Game, read_record, rulebook, seed_text

HERE = Path(__file__).parent
CHOICES: dict[str, list[dict[str, Any]]] = json.loads((HERE / "yardstick-choices.json").read_text("utf-8"))
"""What that squire chose in positions of records, and what they were worth to each seat in its eyes.

Its clock was stopped: ``after`` so many choices of the record, it thought with so much ``effort``.
Where a mended rule changes what a trial comes to, a choice may change with it: then, and only then, write it anew.
"""

DEALT = ("cardgame.phases.dealing", "games.fief.round.redealing", "games.fief.hear_ye.election")
"""Where hidden cards are put in order before they are dealt. All orders are as likely as before: only which seed gives
which deal is another matter since, and no property of the player that is measured by."""


def record_of(name: str) -> Path:
    return HERE / "yardstick-fief.json" if name == "fief" else HERE.parent / "golden" / f"{name}.json"


@pytest.mark.parametrize("name", CHOICES)
def test_the_yardstick_chooses_what_the_squire_chose(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Yardstick, "SECONDS", 3600.0)  # the effort alone limits it, however slow the machine is
    for dealt in DEALT:  # at that commit games to think with were dealt from the order in which the cards really lay
        monkeypatch.setattr(f"weirwood.{dealt}.in_order", list)
    record = read_record(record_of(name).read_text("utf-8"))
    game = Game(rulebook(record.game), record.config, record.seed)
    chosen = []
    for each in CHOICES[name]:
        for seat, label in record.choices[len(game.choices) : each["after"]]:
            game.choose(label, seat)
        player = Yardstick(f"{each['after']}")
        if each["effort"] != Yardstick.EFFORT:
            player.EFFORT = each["effort"]
        choice = player.choose(game.observe(each["seat"])).label
        worth = [round(manner(record.game).evaluate(game.state, seat), 9) for seat in range(game.state.seats)]
        chosen.append({**each, "chooses": choice, "worth": worth})
        assert not player.errors
    assert chosen == CHOICES[name]


def test_every_game_has_choices_and_one_with_the_whole_effort() -> None:
    for game in ("agot2-joust", "hbo", "fief"):
        efforts = [each["effort"] for name in CHOICES if name.startswith(game) for each in CHOICES[name]]
        assert len(efforts) >= 16
        assert Yardstick.EFFORT in efforts


def test_the_yardstick_is_offered_to_nobody() -> None:
    assert "yardstick" not in bots.BOTS
    with pytest.raises(
        UserError, match="the bots are cautious, herald, knight, maester, random, reckless, squire, vengeful"
    ):
        bots.make("yardstick")


def test_the_yardstick_refuses_a_game_it_doesnt_know() -> None:
    game = Game(Whispers(), {"names": ["a", "b"]}, seed_text(1))
    with pytest.raises(
        UserError, match="The yardstick doesn't know the game 'whispers'; it plays agot1, agot2, fief, hbo"
    ):
        Yardstick(1).choose(game.observe(0))
