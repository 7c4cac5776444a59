"""Masked PPO on a card game, with NumPy alone: a seat learns to beat a player who chooses at random.

    pip install 'weirwood[env]'
    python docs/masked_ppo.py --game hbo --games 1500

The policy is linear: an option's score is a sum of learnt weights (of its verb, of its verb in this phase, with this card, with
this player), and the softmax goes over the options that are open and no others. That is the mask: an action that isn't open has
no probability and no gradient. A linear value of the standing (power, cards, gold) is the baseline, advantages are generalised (GAE), and the
ratio of new to old probabilities is clipped, as PPO does. Prints a line for each batch, and what it wins at the end on seeds it hasn't seen.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import NamedTuple

import numpy as np

from weirwood.env.gymnasium import Seat

SIZE = 1 << 16
"""Weights; features share one where their numbers happen to be the same."""
CLIP, EPOCHS, RATE, LAMBDA, ENTROPY = 0.2, 4, 0.1, 0.97, 0.003
BATCH = 30
"""Games between two updates."""


class Step(NamedTuple):
    """One decision: the features of its options, what was chosen with which probability, and the standing."""

    features: np.ndarray
    chosen: int
    probability: float
    standing: np.ndarray


def features(observation: dict[str, np.ndarray], count: int) -> np.ndarray:
    """The numbers of the weights that each open option has."""
    verb, title, number, player, yours = observation["options"][:count].astype(np.int64).T
    phase, challenge = (int(each) for each in observation["table"][1:3])
    rows = [
        verb,
        verb * 31 + phase * 7 + 1,
        verb * 131 + title * 17 + 2,
        verb * 61 + player * 5 + yours * 3 + 3,
        verb * 37 + np.minimum(number, 12) * 11 + challenge * 5 + 4,
    ]
    salted = [row * 2_654_435_761 + salt * 40_503_001 for salt, row in enumerate(rows)]
    return np.stack(salted, axis=1) % SIZE


def standing(observation: dict[str, np.ndarray]) -> np.ndarray:
    """How the game stands: both sides' power, hands and gold, and what each has in play."""
    own, other = observation["players"][0], observation["players"][1]
    cards = observation["cards"]
    in_play = cards[cards[:, 3] == 3]  # the zones are numbered from 1: deck, hand, play
    mine, theirs = (in_play[:, 2] == 0).sum(), (in_play[:, 2] == 1).sum()
    return np.array(
        [1.0, own[2] / 15, other[2] / 15, (own[2] - other[2]) / 15, own[3] / 8, other[3] / 8, mine / 10, theirs / 10]
    )


class Learner:
    """The weights of the policy and of the value, and how they are brought up to date."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(SIZE)
        self.squares = np.full(SIZE, 1e-3)
        self.value = np.zeros(8)
        self.random = np.random.default_rng(seed)

    def probabilities(self, found: np.ndarray) -> np.ndarray:
        scores = self.weights[found].sum(axis=1)
        scores = np.exp(scores - scores.max())
        return np.asarray(scores / scores.sum())

    def play(self, table: Seat, seed: int, greedy: bool = False) -> tuple[list[Step], float]:
        """A game: its decisions with a real choice, and how it ended."""
        observation, info = table.reset(seed=seed)
        steps, reward, over = list[Step](), 0.0, False
        while not over:
            mask = info["action_mask"]
            count = int(mask.sum())
            if count > 1 and mask[:count].all():
                found = features(observation, count)
                shares = self.probabilities(found)
                action = int(shares.argmax() if greedy else self.random.choice(count, p=shares))
                steps.append(Step(found, action, float(shares[action]), standing(observation)))
            else:
                action = int(mask.argmax())
            observation, reward, over, _, info = table.step(action)
        return steps, float(reward)

    def learn(self, games: list[tuple[list[Step], float]]) -> None:
        """Some games: several passes over their decisions with the clipped ratio, then the value anew."""
        made: list[tuple[Step, float]] = []
        inputs, targets = list[np.ndarray](), list[float]()
        for steps, reward in games:
            values = [float(step.standing @ self.value) for step in steps] + [reward]
            ahead = 0.0
            for n in range(len(steps) - 1, -1, -1):
                ahead = values[n + 1] - values[n] + LAMBDA * ahead
                made.append((steps[n], ahead))
                inputs.append(steps[n].standing)
                targets.append(reward)
        spread = float(np.std([advantage for _, advantage in made])) + 1e-6
        for _ in range(EPOCHS):
            for n in self.random.permutation(len(made)):
                self._improve(made[n][0], made[n][1] / spread)
        x, y = np.array(inputs), np.array(targets)
        fitted = np.linalg.solve(x.T @ x + 5 * np.eye(x.shape[1]), x.T @ y)
        self.value = 0.7 * self.value + 0.3 * fitted if self.value.any() else fitted

    def _improve(self, step: Step, advantage: float) -> None:
        shares = self.probabilities(step.features)
        ratio = shares[step.chosen] / step.probability
        if (advantage > 0 and ratio > 1 + CLIP) or (advantage < 0 and ratio < 1 - CLIP):
            return
        slope = -advantage * ratio * shares
        slope[step.chosen] += advantage * ratio
        logs = np.log(shares + 1e-9)
        slope -= ENTROPY * shares * (logs - (shares * logs).sum())
        ids = step.features.ravel()
        gradient = np.repeat(slope, step.features.shape[1])
        np.add.at(self.squares, ids, gradient**2)
        np.add.at(self.weights, ids, RATE * gradient / np.sqrt(self.squares[ids]) * 0.1)


def main() -> int:
    """Learn, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hbo")
    parser.add_argument("--games", type=int, default=1500, help="to learn from")
    parser.add_argument("--check", type=int, default=200, help="games at the end, on other seeds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    learner, table = Learner(args.seed), Seat(args.game, bot="random")
    begun, won = process_time(), 0
    print("| games | won in 100 of the last | CPU s |\n| ---: | ---: | ---: |", flush=True)
    for number in range(0, args.games, BATCH):
        games = [learner.play(table, 1000 * args.seed + number + n) for n in range(BATCH)]
        learner.learn(games)
        won += sum(reward > 0 for _, reward in games)
        if (number + BATCH) % (5 * BATCH) == 0:
            print(f"| {number + BATCH} | {100 * won / (5 * BATCH):.0f} | {process_time() - begun:.0f} |", flush=True)
            won = 0
    score = sum(learner.play(table, 10_000_000 + n, greedy=True)[1] > 0 for n in range(args.check))
    print(f"\nOn {args.check} other seeds, with its best option each time: {100 * score / args.check:.1f} in 100.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
