"""What every game promises, as checks: run them on random games, at many steps.

Each promise is a function that returns nothing or raises ``Broken`` with a sentence and the record of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from weirwood.errors import UserError
from weirwood.kernel import (
    Chance,
    Decision,
    Game,
    InternalError,
    Observation,
    Option,
    Record,
    Rulebook,
    load,
    seed_text,
)
from weirwood.kernel.packing import packed_state, unpacked_state

STEPS = 20_000
"""A game that is not over after so many choices is stalled."""


class Broken(AssertionError):
    """A promise that a game doesn't keep, with the record of the game that shows it."""

    def __init__(self, promise: str, game: Game, detail: str) -> None:
        self.record: Record = game.record
        waiting = "; ".join(f"{game.names[d.seat]}: {d.prompt}" for d in game.waiting) or "nobody"
        super().__init__(
            f"{game.rules.id} breaks a promise: {promise}. {detail} "
            f"(After {len(game.choices)} choices from seed {game.seed[:12]}…, waiting for {waiting}.)"
        )


def random_game(rules: Rulebook, seed: int | str, form: str = "", pool: bool = False) -> Game:
    """The beginning of a game in a random configuration: any, of one of the game's forms, or with decks from all cards."""
    text = seed_text(seed)
    chance = Chance(text)
    if pool:
        return Game(rules, rules.pool_config(chance), text)
    return Game(rules, rules.conformance_configs(chance)[form] if form else rules.random_config(chance), text)


def forms(rules: Rulebook) -> list[str]:
    """The forms of a game in which its promises are to be checked."""
    return list(rules.conformance_configs(Chance(seed_text("forms"))))


Manner = Callable[[Game, Decision, Chance], Option]
"""How a game is played: which option is taken."""


def anyhow(game: Game, decision: Decision, chance: Chance) -> Option:
    """Any option, each as likely as the others."""
    return decision.options[chance.below(len(decision.options))]


def busily(game: Game, decision: Decision, chance: Chance) -> Option:
    """Mostly something rather than nothing: whoever may decline does so once in four times."""
    declining = decision.declining
    options = [option for option in decision.options if option is not declining]
    return (
        options[chance.below(len(options))]
        if options and declining and chance.below(4)
        else anyhow(game, decision, chance)
    )


def sensibly(game: Game, decision: Decision, chance: Chance) -> Option:
    """Mostly by the game's policy, so that games go as people's do."""
    if chance.below(4) == 0:
        return anyhow(game, decision, chance)
    found = game.rules.computers.policy(game.copy().state, decision, chance)
    return next(option for option in decision.options if option.label == found.label)


MANNERS = (anyhow, busily, sensibly)


def play(
    game: Game,
    chance: Chance,
    check: Callable[[Game, Chance], None] | None = None,
    every: int = 1,
    steps: int = STEPS,
    manner: Manner = anyhow,
) -> None:
    """Play a game to its end at random, checking about one step in ``every``, and the end."""
    for _ in range(steps):
        if not game.waiting:
            break
        if check is not None and chance.below(every) == 0:
            check(game, chance)
        decision = game.waiting[chance.below(len(game.waiting))]
        game.choose(manner(game, decision, chance), decision.seat)
    else:
        raise Broken("a game ends", game, f"It goes on after {steps} choices.")
    if check is not None:
        check(game, chance)


def check_game(rules: Rulebook, seed: int | str, every: int = 10, form: str = "") -> Game:
    """Play one random game with all promises checked, and give it back."""
    game = random_game(rules, seed, form)
    play(game, Chance(seed_text(f"play {seed}")), check_step, every)
    same_seed_same_game(game)
    the_log_is_not_silent(game)
    return game


def check_step(game: Game, chance: Chance) -> None:
    """All promises about a moment of a game."""
    decisions_are_proper(game)
    now = fingerprint(game)
    copy_is_equal_and_independent(game, chance, now)
    save_and_load_gives_the_same(game, now)
    packed_it_goes_on_as_before(game, now)
    take_back_gives_the_same(game, chance, now)
    options_are_accepted(game)
    why_not_answers(game)
    views_are_plain(game)
    _same("being looked at leaves a game alone", game, now, fingerprint(game))
    samples_agree(game, chance, now)
    hidden_things_do_not_show(game, chance, now)


# The promises


def decisions_are_proper(game: Game) -> None:
    """A game waits or is over; a decision has options with unique labels, and a seat has one decision."""
    if bool(game.waiting) == (game.outcome is not None):
        raise Broken("a game waits for a decision or is over", game, f"The outcome is {game.outcome}.")
    seats = [decision.seat for decision in game.waiting]
    if len(set(seats)) != len(seats):
        raise Broken("a seat has one decision at a time", game, f"The seats asked are {seats}.")
    for decision in game.waiting:
        labels = [option.label for option in decision.options]
        if not labels:
            raise Broken("a decision has options", game, f"{decision.prompt!r} has none.")
        double = {label for label in labels if [each.lower() for each in labels].count(label.lower()) > 1}
        if double:
            raise Broken("labels are unique within a decision", game, f"Twice there: {sorted(double)}.")
        if any(label != " ".join(label.split()) for label in labels):
            raise Broken("labels have single spaces", game, f"The labels are {labels}.")
        if not decision.prompt or not decision.rule:
            raise Broken("a decision has a prompt and a rule", game, f"{decision!r} hasn't.")
    if game.outcome is not None and not all(0 <= seat < len(game.names) for seat in game.outcome.winners):
        raise Broken("winners have seats", game, f"The outcome is {game.outcome}.")


def the_log_is_not_silent(game: Game) -> None:
    """Every entry of the log says something to somebody."""
    readers = [*range(len(game.names)), None]
    for entry in game.state.log:
        if not any(game.rules.people.sentence(game.state, entry, seat) for seat in readers):
            raise Broken("an entry of the log says something", game, f"{entry!r} is silent.")


def copy_is_equal_and_independent(game: Game, chance: Chance, before: list[Any]) -> None:
    """A copy is the same position, and playing it on leaves the original alone, and the other way round."""
    copy = game.copy()
    _same("a copy is equal to the original", game, before, fingerprint(copy))
    other = copy.copy()
    _play_some(copy, chance)
    _same("playing on a copy leaves the original alone", game, before, fingerprint(game))
    _same("playing on a copy leaves other copies alone", game, before, fingerprint(other))


def save_and_load_gives_the_same(game: Game, now: list[Any]) -> None:
    """A game that is saved as JSON and loaded again is the same, and the same choice leads to the same."""
    loaded = load(game.record.to_json())
    _same("a saved and loaded game is the same", game, now, fingerprint(loaded))
    if game.waiting:
        ahead, seat = game.copy(), game.waiting[-1].seat
        for each in (ahead, loaded):
            each.choose(each.waiting[-1].options[0], seat)
        _same("a loaded game goes on as the original does", game, fingerprint(ahead), fingerprint(loaded))


def packed_it_goes_on_as_before(game: Game, now: list[Any]) -> None:
    """A state that is packed into bytes and unpacked is the same, with its chance, and the same choice leads to the same."""
    loaded = game.copy()
    loaded.state, _ = unpacked_state(game.rules, packed_state(game.rules, game.state, None))
    _same("a packed and unpacked game is the same", game, now, fingerprint(loaded))
    if game.waiting:
        ahead, seat = game.copy(), game.waiting[-1].seat
        for each in (ahead, loaded):
            each.choose(each.waiting[-1].options[-1], seat)
        _same("an unpacked game goes on as the original does", game, fingerprint(ahead), fingerprint(loaded))


def take_back_gives_the_same(game: Game, chance: Chance, now: list[Any]) -> None:
    """A choice that is taken back leaves no trace."""
    copy = game.copy()
    _play_some(copy, chance)
    copy.take_back(len(game.choices))
    _same("a choice that is taken back leaves no trace", game, now, fingerprint(copy))


def options_are_accepted(game: Game) -> None:
    """Every option can be chosen."""
    for decision in game.waiting:
        for option in decision.options:
            try:
                game.copy().choose(option, decision.seat)
            except (InternalError, UserError) as error:
                raise Broken("every option can be chosen", game, f"{option.label!r}: {error}") from error


def why_not_answers(game: Game) -> None:
    """An open option is not refused; what nobody could mean is refused without an error."""
    for decision in game.waiting:
        label = decision.options[0].label
        if game.why_not(label, decision.seat):
            raise Broken("why_not is empty for what is allowed", game, f"It refuses {label!r}.")
    labels = {option.label for decision in game.waiting for option in decision.options}
    for seat in range(len(game.names)):
        own = game.decision(seat)
        for label in (*sorted(labels)[:20], "", "pass", "no such thing", "choose #2", "trigger (x)"):
            if own is None or own.option(label) is None:
                try:
                    refusals = game.why_not(label, seat)
                except Exception as error:
                    raise Broken("why_not answers anything", game, f"{label!r} gives {error!r}.") from error
                if not refusals:
                    raise Broken("what is not an option is refused for a reason", game, f"{label!r} is not.")


def views_are_plain(game: Game) -> None:
    """Views are JSON, the table can be said in words, and the log in sentences."""
    for seat in (None, *range(len(game.names))):
        view = game.view(seat)
        if msgspec.json.decode(msgspec.json.encode(view)) != msgspec.to_builtins(view, str_keys=True):
            raise Broken("a view is plain JSON", game, f"The view of {seat} changes on the way.")
        if not all(isinstance(line, str) for line in (*game.rules.people.table(view), *game.log(seat))):
            raise Broken("a table and a log are lines of text", game, f"Those of {seat} are not.")


def samples_agree(game: Game, chance: Chance, now: list[Any] | None = None) -> None:
    """A game sampled from a seat's observation is one that the seat can't tell from the original, and it plays."""
    views = (now or fingerprint(game))[-1]
    for seat in range(len(game.names)):
        sample = game.observe(seat).sample(chance)
        decisions_are_proper(sample)
        _same(f"a sample looks to seat {seat} as the original does", game, views[seat + 1], seen(sample, seat))
        asked = [(d.seat, d.kind) for d in game.waiting]
        _same("a sample waits for the same seats", game, asked, [(d.seat, d.kind) for d in sample.waiting])
        try:
            options_are_accepted(sample)
            _play_some(sample, chance)
        except (InternalError, Broken) as error:
            raise Broken(f"a sample for seat {seat} can be played", game, str(error)) from error


def hidden_things_do_not_show(game: Game, chance: Chance, now: list[Any]) -> None:
    """Deal anew whatever a seat can't see: its view, options and log stay the same to the byte."""
    for view, seat in zip(now[-1], (None, *range(len(game.names))), strict=True):
        dealt = Game(game.rules, game.config, game.seed, game.rules.redeal(game.state, seat, chance))
        _same(f"what seat {seat} can't see doesn't show", game, view, seen(dealt, seat))


def same_seed_same_game(game: Game) -> None:
    """The same configuration, seed and choices give the same game."""
    again = Game(game.rules, game.config, game.seed)
    for seat, label in game.choices:
        again.choose(label, seat)
    _same("the same seed and choices give the same game", game, fingerprint(game), fingerprint(again))


# What is compared


def seen(game: Game, seat: int | None) -> list[bytes]:
    """Everything a seat gets from a game, in bytes: view, decision and log."""
    if seat is None:
        return [msgspec.json.encode(game.view(None)), b"", msgspec.json.encode(game.log(None))]
    observation = Observation(game, seat)
    asked = msgspec.json.encode(_told(observation.decision))
    return [msgspec.json.encode(observation.view), asked, msgspec.json.encode(observation.log)]


def fingerprint(game: Game) -> list[Any]:
    """Everything that is the same for equal games: position, decisions, outcome, chance and what each seat sees.

    What is seen comes last: by a spectator, and by each seat.
    """
    chance = game.state.chance
    return [
        game.position(),
        [_told(decision) for decision in game.waiting],
        game.outcome,
        (chance.counter, chance.words, tuple(chance.feed)),
        len(game.state.log),
        [seen(game, seat) for seat in (None, *range(len(game.names)))],
    ]


def _told(decision: Decision | None) -> list[Any]:
    if decision is None:
        return []
    return [decision.seat, decision.kind, decision.prompt, decision.rule, [option.label for option in decision.options]]


def _play_some(game: Game, chance: Chance, steps: int = 3) -> None:
    for _ in range(steps):
        if game.waiting:
            decision = game.waiting[chance.below(len(game.waiting))]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def _same(promise: str, game: Game, wanted: Any, found: Any) -> None:
    if wanted != found:
        raise Broken(promise, game, _difference(wanted, found))


def _difference(wanted: Any, found: Any) -> str:
    """Where two fingerprints differ."""
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for one, other in zip(wanted, found, strict=True):
            if one != other:
                return _difference(one, other)
    one, other = (value.decode() if isinstance(value, bytes) else str(value) for value in (wanted, found))
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    return f"They differ here: …{one[start : at + 60]!r}… and …{other[start : at + 60]!r}…."
