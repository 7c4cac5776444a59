"""The texts of A Clash of Arms and A Time of Ravens say what their cards do, under every version of the FAQ."""

from __future__ import annotations

import pytest

from weirwood.cardgame.vocabulary.text import card_text, read_text
from weirwood.games.agot1.catalogue import catalogue, facts
from weirwood.games.agot1.faq import VERSIONS
from weirwood.games.agot1.speech import SPEECH

SAID = ("keywords", "attach_to", "play_only", "constants", "abilities")
CODES = [
    row.code for cycle in ("a-clash-of-arms", "a-time-of-ravens") for row in facts(cycle).values() if not row.reprints
]


@pytest.mark.parametrize("code", CODES)
def test_what_is_said_is_what_was_meant(code: str) -> None:
    for version in VERSIONS:
        card = catalogue(version).by_code[code]
        text = read_text(card_text(card, SPEECH), card.type, card.name, SPEECH)
        assert card.written
        for part in SAID:
            assert getattr(text, part) == getattr(card, part), (version, part)


@pytest.mark.parametrize("code", ["ator_16", "ator_17", "ator_49", "ator_65", "ator_89", "ator_99", "ator_114"])
def test_a_card_with_an_erratum_to_its_text_reads_otherwise_as_printed(code: str) -> None:
    printed, now = (catalogue(version).by_code[code] for version in ("none", "2.4"))
    assert card_text(printed, SPEECH) != card_text(now, SPEECH)
