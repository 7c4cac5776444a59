"""What a game is made of as bytes: an observation for a process that thinks for a seat, a state to be gone on from later."""

from __future__ import annotations

import io
import pickle
from typing import Any

from .frame import slots
from .game import SEALED, Game, Observation
from .rulebook import Rulebook, rulebook
from .state import State


def packed(observation: Observation) -> bytes:
    """The observation, sealed: what is hidden from its seat is not in the bytes."""
    sealed = observation.sealed()
    game, into = sealed._game, io.BytesIO()
    pickle.dump((game.rules.id, game.config, sealed.seat), into, pickle.HIGHEST_PROTOCOL)
    _Packer(into, game.rules).dump(game.state)
    return into.getvalue()


def unpacked(found: bytes) -> Observation:
    """The observation that was packed; only for bytes that this program has made itself."""
    text = io.BytesIO(found)
    id, config, seat = pickle.load(text)
    rules = rulebook(id).of(config)
    return Observation(Game(rules, config, SEALED, _Unpacker(text, rules).load()), seat)


def packed_state(rules: Rulebook, state: State, beside: object) -> bytes:
    """A state with everything that is hidden in it, and something of the caller's that goes with it."""
    into = io.BytesIO()
    _Packer(into, rules).dump((state, beside))
    return into.getvalue()


def unpacked_state(rules: Rulebook, found: bytes) -> tuple[State, Any]:
    """What was packed by this very version of the program; only for bytes that this program has made itself."""
    state, beside = _Unpacker(io.BytesIO(found), rules).load()
    assert isinstance(state, State)
    return state, beside


class _Packer(pickle.Pickler):
    """Says what is printed by its name alone, and takes compiled objects apart, which have neither a dictionary nor slots."""

    def __init__(self, into: io.BytesIO, rules: Rulebook) -> None:
        super().__init__(into, pickle.HIGHEST_PROTOCOL)
        self.rules = rules

    def reducer_override(self, thing: object) -> Any:
        name = self.rules.printed(thing)
        if name:
            return _by_print, (name,)
        kind = type(thing)
        if not hasattr(kind, "__mypyc_attrs__"):
            return NotImplemented
        fields = {name: getattr(thing, name) for name in slots(kind) if hasattr(thing, name)}
        fields |= getattr(thing, "__dict__", {})  # where an interpreted class stands on a compiled one
        return _empty, (kind,), fields, None, None, _fill


class _Unpacker(pickle.Unpickler):
    """Finds what is printed in the game's own rulebook."""

    def __init__(self, text: io.BytesIO, rules: Rulebook) -> None:
        super().__init__(text)
        self.rules = rules

    def find_class(self, module: str, name: str) -> Any:
        return self.rules.by_print if (module, name) == (__name__, "_by_print") else super().find_class(module, name)


def _by_print(name: str) -> object:
    raise NotImplementedError(name)  # a name that the unpacker reads as the rulebook's own


def _empty(kind: Any) -> object:
    return kind.__new__(kind)


def _fill(thing: object, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        object.__setattr__(thing, name, value)
