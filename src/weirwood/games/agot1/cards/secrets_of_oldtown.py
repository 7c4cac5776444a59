"""Secrets of Oldtown: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

CARDS = [
    card("soo_5", "The Laughing Storm", DEADLY, constants=[KeepsHand(condition=Is(THIS, STANDING))]),
]
