"""What computer players throw away, counted per game and seat: a bot against itself.

    python bench/blunders.py yardstick knight --games 10 --effort 160

Gold returned: what is left when a round is over. Gold passed up: what was there when somebody ended their marshaling though they
could have brought in a card for it (the rest of what is returned had nothing to be spent on). Free duplicates discarded: copies of a unique card of one's own in play that are
discarded from hand by choice. Unopposed declined: passing where a challenge was possible that nobody could have defended.
Own characters harmed: choosing a character of one's own for a harmful effect of one's own though another's could be chosen.
"""

from __future__ import annotations

import argparse
from collections import Counter

from players import PLAYERS, make, unhurried

from weirwood.cardgame.policy.doing import doing
from weirwood.cardgame.policy.fighting import able
from weirwood.cardgame.table.choosing import Pick
from weirwood.cardgame.table.state import Table
from weirwood.cardgame.table.words import HAND, PLAY
from weirwood.cardgame.timing.initiating import Initiating
from weirwood.kernel import Decision, Game, Option, new

COUNTED = (
    "gold returned",
    "gold passed up",
    "free duplicates discarded",
    "unopposed declined",
    "own characters harmed",
)
GAMES = {"joust": "agot2", "hbo": "hbo", "first edition": "agot1"}


def blunders(s: Table, decision: Decision, option: Option) -> list[str]:
    """What a choice throws away."""
    seat, found = decision.seat, list[str]()
    if decision.kind == "challenge" and option.verb == "pass":
        open_to = [o for o in decision.options if o.verb == "challenge" and not able(s, o.args[1], o.args[0])]
        found += ["unopposed declined"] if open_to else []
    frame = s.frames[-1]
    if isinstance(frame, Pick) and option.args and isinstance(option.args[0], int):
        card = option.args[0]
        defn = s.defn[card]
        kept = any(s.ctrl[c] == seat for c in s.titled.get(defn.name, ()))
        if option.verb == "discard" and s.zone[card] == HAND and defn.unique and kept:
            found.append("free duplicates discarded")
        under = s.frames[-2] if len(s.frames) > 1 else None
        ability = under.ctx.ability if isinstance(under, Initiating) and under.ctx.player == seat else None
        if ability is not None and frame.name in ("that", "those") and doing(ability).chosen < 0:
            others = any(s.ctrl[c] != seat for c in frame.cards)
            if s.zone[card] == PLAY and s.ctrl[card] == seat and others:
                found.append("own characters harmed")
    return found


def counted(game: Game, name: str, effort: int | None, seed: str) -> Counter[str]:
    """All that is thrown away in a game between players of one name."""
    bots = [unhurried(make(name, f"{name} {seat} {seed}"), effort, None) for seat in range(game.state.seats)]
    found: Counter[str] = Counter()
    last, gold = 0, [0] * game.state.seats
    while game.waiting:
        state = game.state
        assert isinstance(state, Table)
        if state.round != last:
            found["gold returned"] += sum(gold)
            last, gold = state.round, [0] * state.seats
        if state.phase.startswith("challenge"):
            gold = list(state.gold)
        decision = game.waiting[0]
        option = bots[decision.seat].choose(game.observe(decision.seat))
        found.update(blunders(state, decision, option))
        if (
            option.verb == "pass"
            and state.active == decision.seat
            and any(o.verb == "marshal" for o in decision.options)
        ):
            found["gold passed up"] += state.gold[decision.seat]
        game.choose(option, decision.seat)
    return found


def main() -> int:
    """Count, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+", choices=PLAYERS, metavar="player")
    parser.add_argument("--games", type=int, default=10, help="of each kind")
    parser.add_argument("--effort", type=int, help="decisions thought through for one choice")
    parser.add_argument("--form", choices=tuple(GAMES), help="only this game")
    args = parser.parse_args()
    print(f"| game | player | {' | '.join(COUNTED)} |\n|---|---|{'---|' * len(COUNTED)}")
    for form in [args.form] if args.form else GAMES:
        for name in args.players:
            total: Counter[str] = Counter()
            for number in range(args.games):
                seed = f"blunders {number}"
                total += counted(new(GAMES[form], seed=seed), name, args.effort, seed)
            cells = " | ".join(f"{total[each] / args.games / 2:.2f}" for each in COUNTED)
            print(f"| {form} | {name} | {cells} |", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
