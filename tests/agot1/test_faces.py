"""The faces of first edition cards: what stands on them beside the text that their abilities make."""

from __future__ import annotations

from weirwood.games.agot1 import faq
from weirwood.games.agot1.catalogue import catalogue
from weirwood.games.agot1.play.face import lines


def test_a_card_of_the_shadows_shows_the_s_of_its_cost() -> None:
    assert "cost s0" in lines(catalogue().find("Venomous Blade"))[0]


def test_a_card_for_one_house_says_so() -> None:
    assert "  House Greyjoy only." in lines(catalogue().find("Ahead of the Tide"))


def test_an_agenda_says_what_may_be_run_beside_it_under_each_faq() -> None:
    assert "  May be run beside The Builders and The Stewards." in lines(catalogue().find("The Rangers"))
    printed = lines(catalogue(faq.NONE).find("The Rangers"))[-1]
    assert "The Free Folk" in printed and "The Builders" in printed
