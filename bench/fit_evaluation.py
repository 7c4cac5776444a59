"""Fit the card games' evaluation: heralds play against each other, and the weights that foretell the winner best are kept as data.

    python bench/fit_evaluation.py --games 400              # all card games, some minutes; writes the package's weights.json
    python bench/fit_evaluation.py --game hbo --games 100 --dry

A position is taken whenever a round's challenges are over and whenever a round begins. A side's chance is its share of all
standings (a conditional logit, which for two players is logistic regression on the difference), with a little weight against large
weights; every fifth game is kept for checking, and weights that foretell it worse than what was made by hand are thrown
away. They are found by Newton's method in plain Python: nothing needs to be installed.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from typing import Any, NamedTuple

from weirwood.bots import Herald
from weirwood.cardgame.play.evaluation import evaluate
from weirwood.cardgame.play.rulebook import CardGame
from weirwood.cardgame.policy.prospects import HERE, NAMES, features
from weirwood.cardgame.table.state import Table
from weirwood.kernel import new

FORMS = {"agot2": "joust", "hbo": "", "agot1": "", "agot2 melee": "melee"}
RIDGE = 30.0
"""The weight against large weights: positions of one game are much alike (2 to 600 were tried)."""
CHECKED = 5
"""Every so-manieth game is kept for checking."""
NOISE = 6
"""One choice of so many is anything at all, so that the positions aren't all of one kind."""


class Position(NamedTuple):
    """What each side had, who won, and what the hand-made evaluation thought of the first side that won or lost."""

    sides: list[list[float]]
    winner: int
    made_by_hand: float


def played(form: str, number: int) -> list[Position]:
    """The positions of a game between heralds."""
    kind = FORMS[form]
    seats = ["4"] if kind == "melee" else None
    more: dict[str, Any] = {"format": kind} if kind else {}
    game = new(form.split()[0], seats, f"fit {form} {number}", **more)
    assert isinstance(game.rules, CardGame)
    players = [Herald(f"{seat} {number}") for seat in range(game.state.seats)]
    seen: list[tuple[list[list[float]], list[float]]] = []
    last: object = None
    while game.waiting:
        state = game.state
        assert isinstance(state, Table)
        now = game.rules.computers.scene(state, far=False)
        if now != last and state.round and all(state.alive):
            sides = [features(state, p) for p in range(state.seats)]
            seen.append((sides, [evaluate(state, p, game.rules.worth) for p in range(state.seats)]))
        last = now
        decision = game.waiting[0]
        player = players[decision.seat]
        if player.chance.below(NOISE) == 0:
            option = decision.options[player.chance.below(len(decision.options))]
        else:
            option = player.choose(game.observe(decision.seat))
        game.choose(option, decision.seat)
    winners = game.outcome.winners if game.outcome is not None else ()
    if len(winners) != 1:
        return []
    won = winners[0]
    return [Position(sides, won, by_hand[won] / (sum(by_hand) or 1.0)) for sides, by_hand in seen]


def shares(weights: list[float], sides: list[list[float]]) -> list[float]:
    """Each side's chance."""
    found = [sum(w * x for w, x in zip(weights, side)) for side in sides]
    top = max(found)
    parts = [exp(each - top) for each in found]
    return [each / sum(parts) for each in parts]


def loss(weights: list[float], positions: list[Position]) -> float:
    """How badly the winners were foretold, on average."""
    return sum(-log(max(1e-9, shares(weights, p.sides)[p.winner])) for p in positions) / len(positions)


def fitted(positions: list[Position]) -> list[float]:
    """The weights under which the winners were likeliest."""
    n = len(NAMES)
    weights = [0.0] * n
    for _ in range(7):
        slope = [-RIDGE * w for w in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(n)] for i in range(n)]
        for position in positions:
            chances = shares(weights, position.sides)
            mean = [sum(c * side[i] for c, side in zip(chances, position.sides)) for i in range(n)]
            for i in range(n):
                slope[i] += position.sides[position.winner][i] - mean[i]
            for chance, side in zip(chances, position.sides):
                off = [x - m for x, m in zip(side, mean)]
                for i in range(n):
                    if off[i]:
                        row, part = curve[i], chance * off[i]
                        for j in range(i, n):
                            row[j] += part * off[j]
        for i in range(n):
            for j in range(i):
                curve[i][j] = curve[j][i]
        weights = [w + step for w, step in zip(weights, solved(curve, slope))]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][j] * found[j] for j in range(i + 1, n))) / rows[i][i]
    return found


def main() -> int:
    """Fit the weights, print how well they foretell, and keep them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(FORMS), help="only this one; the others keep their weights")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    path = HERE / "weights.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    for form in [args.game] if args.game else FORMS:
        games = [played(form, number) for number in range(args.games)]
        learnt = [p for n, game in enumerate(games) if n % CHECKED for p in game]
        checked = [p for n, game in enumerate(games) if n % CHECKED == 0 for p in game]
        weights = fitted(learnt)
        figures = {
            "games": args.games, "positions": len(learnt), "log-loss, learnt": round(loss(weights, learnt), 4),
            "log-loss, checked": round(loss(weights, checked), 4),
            "log-loss, checked, made by hand": round(sum(-log(max(1e-9, p.made_by_hand)) for p in checked) / len(checked), 4),
        }  # fmt: skip
        print(form, figures, flush=True)
        named = {name: round(w, 4) for name, w in zip(NAMES, weights)}
        if figures["log-loss, checked"] < figures["log-loss, checked, made by hand"]:
            kept[form] = {"fitted": figures, "weights": named}
        else:  # what was made by hand foretells better: it stays
            kept.pop(form, None)
        if not args.dry:
            path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
