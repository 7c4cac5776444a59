"""Losses against a count of all choices, dice and bonuses by table, Truces that are broken, whole Battles at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from weirwood.games.fief.battles.attacking import may_attack
from weirwood.games.fief.battles.battle import Battle
from weirwood.games.fief.battles.forces import ATTACK, DEFENCE, Forces
from weirwood.games.fief.battles.hits import Pool, absorbed, may_lose, toll
from weirwood.games.fief.battles.joining import may_join
from weirwood.games.fief.battles.losses import Losses
from weirwood.games.fief.battles.phase import BattlePhase
from weirwood.games.fief.battles.siege import may_besiege
from weirwood.games.fief.events import plague
from weirwood.games.fief.events.secret_passage import may_tunnel
from weirwood.games.fief.model.army import set_engine
from weirwood.games.fief.model.nobles import find
from weirwood.games.fief.model.state import Fief
from weirwood.games.fief.model.troops import (
    ARCHER,
    CHAMPION,
    KINDS,
    KINGSGUARD_MAN,
    KNIGHT,
    MAN_AT_ARMS,
    RECRUIT,
    TROOPS,
    UNSULLIED,
    dice,
)
from weirwood.games.fief.table.scenario import configure, start
from weirwood.kernel import Chance, seed_text


def position(players: dict[str, Any], **more: Any) -> Fief:
    document = {"game": "fief", "start": "battles", "players": players, **more}
    return start(configure(document), seed_text("battles"))


def harrenhal(s: Fief) -> int:
    found = s.board.village("Harrenhal")
    assert found is not None
    return found


def two_armies(**more: Any) -> Fief:
    return position(
        {
            "alice": {
                "house": "stark",
                "nobles": {"Rob Stark": "Harrenhal"},
                "troops": {"Harrenhal": {"Knights": 1, "Archers": 2}},
            },
            "bob": {
                "house": "tully",
                "nobles": {"Ryman Frey": "Harrenhal"},
                "troops": {"Harrenhal": {"Knights": 2, "Men at Arms": 2, "Archers": 2}},
            },
            "carol": {"house": "tyrell"},
        },
        config={"options": ["TE"]},
        **more,
    )


POOLS: list[Pool] = [
    [(0, MAN_AT_ARMS, 2), (0, KNIGHT, 3)],
    [(0, MAN_AT_ARMS, 3), (0, KNIGHT, 1)],
    [(0, UNSULLIED, 3)],
    [(0, UNSULLIED, 2), (0, KNIGHT, 2)],
    [(0, RECRUIT, 1), (0, KNIGHT, 1), (1, CHAMPION, 1)],
    [(0, ARCHER, 1), (0, KNIGHT, 2), (1, UNSULLIED, 2), (1, KINGSGUARD_MAN, 1)],
]


def choices(pool: Pool, hits: int) -> Iterator[tuple[int, ...]]:
    """All losses that absorb as many hits as possible, counted one by one."""
    every = list(product(*(range(count + 1) for _, _, count in pool)))

    def cost(lost: tuple[int, ...]) -> int:
        return sum(n * TROOPS[kind].hits for n, (_, kind, _) in zip(lost, pool, strict=True))

    best = max(cost(lost) for lost in every if cost(lost) <= hits)
    return (lost for lost in every if cost(lost) == best)


@pytest.mark.rule("fief.6.2.2.3", "fief.6.2.2.4", "fief.6.2.2.5")
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("hits", range(13))
def test_losses_absorb_as_many_hits_as_possible(pool: Pool, hits: int) -> None:
    found = list(choices(pool, hits))
    best = sum(n * TROOPS[kind].hits for n, (_, kind, _) in zip(found[0], pool, strict=True))
    assert absorbed(pool, hits) == best <= min(hits, toll(pool))
    for which in range(len(pool)):
        assert may_lose(pool, hits, which) == any(lost[which] for lost in found)


@pytest.mark.rule("fief.6.2.2.5", "fief.6.2.2.1")
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("hits", (1, 3, 4, 5, 7, 9))
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_leader_chooses_is_a_legal_loss(pool: Pool, hits: int, seed: int) -> None:
    s = two_armies()
    village = harrenhal(s)
    s.troops = [0] * len(s.troops)
    for seat, kind, count in pool:
        s.add_troops(seat, village, kind, count)
    frame = Losses(village, [0], [hits], [pool], [[]])
    s.frames.append(frame)
    chance = Chance(seed_text(f"losses {seed}"))
    while frame in s.frames:
        frame.run(s)
        if s.asks:
            decision = s.asks[0]
            s.take(decision, decision.options[chance.below(len(decision.options))])
    lost = tuple(count - s.troop(seat, village, kind) for seat, kind, count in pool)
    assert lost in list(choices(pool, hits))


@pytest.mark.rule("fief.6.2.0.2")
def test_dice_by_strength() -> None:
    assert [dice(points) for points in (0, 1, 6, 7, 12, 13, 30)] == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("fief.6.2.2.2")
def test_every_face_of_a_battle_die_has_one_to_three_hits() -> None:
    assert set(two_armies().board.battle_die) == {1, 2, 3}


@pytest.mark.rule("fief.6.2.1.4", "fief.2.4.8.2.1", "fief.2.4.8.2.2", "fief.2.4.8.2.3", "fief.4.3.4.3")
@pytest.mark.parametrize("fort", ("stronghold", "city"))
@pytest.mark.parametrize("maester", (False, True))
def test_a_secret_passage_cancels_all_penalties_unless_there_is_a_maester(fort: str, maester: bool) -> None:
    s = two_armies(villages={"Harrenhal": {"controller": "bob", fort: True, "maester": maester}})
    forces = Forces(harrenhal(s), [0, 1], [[0], [1]], protected=True)
    battle = Battle(forces)
    battle.at = Battle.ROUND
    s.frames.append(battle)
    walls = 1 if fort == "stronghold" else 2
    assert forces.dice(s, ATTACK) == 0 and forces.penalty(s) == walls
    assert may_tunnel(s) == ("fief.2.4.8.2.3" if maester else None)
    battle.at = Battle.VOLLEY
    assert may_tunnel(s) is None  # a Maester doesn't warn the Archers: fief.4.3.4.3
    assert forces.archers(s, DEFENCE) == 1
    forces.passage = True
    assert forces.dice(s, ATTACK) == (0 if maester else 1)
    assert forces.archers(s, DEFENCE) == forces.archers(s, ATTACK) == -1  # no volley, neither out of it nor into it
    assert may_tunnel(s) is not None


@pytest.mark.rule("fief.5.2.9", "fief.5.2.10", "fief.5.2.5")
def test_the_defender_of_a_raid_adds_a_hit_for_each_die_and_to_his_volley() -> None:
    s = two_armies()
    village = harrenhal(s)
    s.add_troops(1, village, MAN_AT_ARMS, 1)
    rider = find("Rob Stark")
    assert rider is not None
    riding = [int(kind == KNIGHT) for kind in range(KINDS)]
    raid = Forces(village, [0, 1], [[0], [1]], raider=0, nobles=[rider], troops=riding)
    s.frames.append(Battle(raid))
    assert raid.points(s, ATTACK) == 4 and raid.points(s, DEFENCE) == 12  # the Archers of the raider don't ride
    assert raid.dice(s, DEFENCE) == 2 and raid.bonus(s, DEFENCE, 2) == 2 and raid.bonus(s, ATTACK, 1) == 0
    assert raid.archers(s, DEFENCE) == 2 and raid.archers(s, ATTACK) == -1
    s.add_troops(2, village, KNIGHT, 1)
    assert may_join(s, 2, 1) == "fief.5.2.5"
    open_battle = Forces(village, [0, 1], [[0], [1]])
    assert open_battle.archers(s, DEFENCE) == 1 and open_battle.bonus(s, DEFENCE, 2) == 0


@pytest.mark.rule("fief.6.0.4", "fief.6.0.2")
def test_a_truce_binds_nobody_in_the_next_round() -> None:
    s = two_armies()
    village = harrenhal(s)
    s.chance.feed = ["1"] * 2 + ["1"] * 3 + ["1"] * 8
    s.run()
    answer(s, "attack bob at Harrenhal")
    while not any(option.verb == "truce" for option in s.asks[0].options):
        s.take(s.asks[0], s.asks[0].options[0])
        s.run()
    answer(s, "ask for a Truce")
    answer(s, "accept")
    s.chance.feed = []
    assert may_attack(s, 0, 1, village) == "fief.6.0.2" and may_attack(s, 1, 0, village) is None
    s.used_round.clear()  # as every round does when it begins
    assert may_attack(s, 0, 1, village) is None


def answer(s: Fief, label: str) -> None:
    decision = s.asks[0]
    option = decision.option(label)
    assert option is not None, (label, decision)
    s.take(decision, option)
    s.run()


@pytest.mark.rule("fief.6.3.4.1", "fief.6.3.4.3", "fief.6.2.2.7", "fief.6.3.1.4")
@pytest.mark.parametrize("seed", range(30))
def test_a_battle_of_three_armies_ends_whatever_is_chosen(seed: int) -> None:
    army = {"Men at Arms": 3, "Archers": 2, "Knights": 3, "Champions": 1}
    players = {
        "alice": {"house": "lannister", "nobles": {"Tyrion Lannister": "Harrenhal", "Jaime Lannister": "Harrenhal"}},
        "bob": {"house": "tully", "nobles": {"Edmure Tully": "Harrenhal", "Jason Mallister": "Harrenhal"}},
        "carol": {"house": "tyrell", "nobles": {"Margaery Tyrell": "Harrenhal"}},
    }
    s = position(
        {name: {**player, "troops": {"Harrenhal": army}} for name, player in players.items()},
        config={"options": ["TE"]},
        villages={"Harrenhal": {"controller": "bob", "stronghold": True}},
    )
    village, chance = harrenhal(s), Chance(seed_text(f"choices {seed}"))
    while s.frames and any(isinstance(frame, BattlePhase) for frame in s.frames):
        s.run()
        decision = s.asks[0]
        if decision.kind not in ("effect", "battle", "side", "join", "persuade", "loss", "reroll", "parley", "truce",
                                 "captor", "controller", "place", "siege"):  # fmt: skip
            break
        before = [s.strength(seat, village) for seat in range(3)]
        copy = s.copy()
        option = decision.options[chance.below(len(decision.options))]
        s.take(decision, option)
        copy.take(copy.asks[0], option)
        s.run()
        copy.run()
        assert [s.strength(seat, village) for seat in range(3)] == [copy.strength(seat, village) for seat in range(3)]
        if option.verb in ("lose troop", "keep", "pass"):
            assert sum(s.strength(seat, village) for seat in range(3)) <= sum(before)
        if s.phase != 6:
            break
    for noble in s.in_play():  # nobody stands alone before the Troops of another
        owner, where = s.owner[noble], s.where[noble]
        others = [seat for seat in range(3) if seat != owner and where >= 0 and s.has_troops(seat, where)]
        assert s.captor[noble] >= 0 or not others or s.has_troops(owner, where)


@pytest.mark.rule("fief.setup.15")
def test_a_player_has_two_siege_engines() -> None:
    s = two_armies()
    village = harrenhal(s)
    s.control[village], s.strongholds[village] = 1, 1
    assert may_besiege(s, 0, village) is None
    others = [v for v in range(len(s.control)) if v != village][:2]
    for other in others:
        set_engine(s, 0, other, 1)
    assert may_besiege(s, 0, village) == "fief.setup.15"
    set_engine(s, 0, others[0], 0)
    assert may_besiege(s, 0, village) is None


@pytest.mark.rule("fief.2.3.3.3")
def test_the_plague_takes_only_troops_that_are_still_there() -> None:
    s = two_armies()  # random games found it: the Troops of a Noble whom the Plague took had left already
    pool = [0] * KINDS
    pool[RECRUIT] = 1
    s.push(plague.Losses(0, harrenhal(s), 1, pool))
    depth = len(s.frames)
    s.frames[-1].run(s)
    assert len(s.frames) == depth - 1
    assert not s.asks
