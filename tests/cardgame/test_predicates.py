"""Descriptions of cards: what fits now is what fitted when it left, for every idea there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from weirwood.cardgame.cards.definition import Context
from weirwood.cardgame.grammar.phrase import family
from weirwood.cardgame.table.state import Table
from weirwood.cardgame.table.words import CHALLENGES, DISCARD, PLAY
from weirwood.cardgame.vocabulary import everything as p
from weirwood.cardgame.vocabulary.changing.searching import OtherThanPaidTitle
from weirwood.cardgame.vocabulary.describing.cards import And, Cards, Not, Or, Whatever
from weirwood.cardgame.vocabulary.describing.known import last_known
from weirwood.cardgame.vocabulary.describing.players import OPPONENT, YOU
from weirwood.conformance import forms, random_game
from weirwood.games.agot2.rules.naming import NAMED_FOR_THIS, NamedForThis
from weirwood.kernel import Chance, rulebook, seed_text

EXAMPLES: dict[type[Cards], tuple[Cards, ...]] = {
    p.Type: (p.CHARACTER, p.LOCATION, p.ATTACHMENT),
    p.Faction: tuple(map(p.Faction, ("stark", "lannister", "neutral"))),
    p.Trait: tuple(map(p.Trait, ("Lord", "Lady", "Knight", "Army"))),
    p.Named: (p.Named("Smallfolk"), p.Named("The Roseroad"), p.Named("Littlefinger"), p.Named("Crossroads"), p.Named("Narrow Sea"), p.Named("Hodor")),
    p.CopyOf: (p.CopyOf(),),
    p.Unique: (p.UNIQUE,),
    p.Loyal: (p.LOYAL,),
    p.Other: (p.OTHER,),
    p.Kneeling: (p.KNEELING,),
    p.Participating: tuple(p.Participating(role, alone) for role in ("any", "attacking", "defending") for alone in (False, True)),
    p.Controlled: (p.Controlled(YOU), p.Controlled(OPPONENT)),
    p.In: (p.In((DISCARD,), YOU),),
    p.CostsX: (p.COSTS_X,),
    p.CostAtMost: (p.CostAtMost(1), p.CostAtMost(3)),
    p.CostAtLeast: (p.CostAtLeast(4), p.CostAtLeast(6)),
    p.StrengthAtMost: (p.StrengthAtMost(2), p.StrengthAtMost(4), p.StrengthAtMost(2, printed=True)),
    p.Weaker: (p.WEAKER,),
    p.FewIcons: (p.FewIcons(0), p.FewIcons(1)),
    p.HasIcon: tuple(map(p.HasIcon, CHALLENGES)),
    p.HasKeyword: tuple(map(p.HasKeyword, ("renown", "stealth", "intimidate"))),
    p.HasAttachments: (p.WITH_ATTACHMENTS,),
    p.OnThis: (p.ON_THIS,),
    p.OnChosen: (p.ON_CHOSEN,),
    p.BesidePlots: (p.BESIDE_PLOTS,),
    p.Stronger: (p.STRONGER,),
    p.WeakerThanPaid: (p.WEAKER_THAN_PAID,),
    p.AboveDiscarded: tuple(map(p.AboveDiscarded, ("stark", "lannister", "baratheon", "targaryen"))),
    p.PrintedTrait: (p.PrintedTrait("Lord"), p.PrintedTrait("Knight")),
    p.OtherThanHost: (p.OTHER_THAN_HOST,),
    p.SameTitle: (p.SAME_TITLE,),
    p.HasPower: (p.HasPower(),),
    p.HasCrest: (p.HasCrest("Noble"), p.HasCrest("War")),
    p.HasBonus: (p.HasBonus("income"), p.HasBonus("influence")),
    p.HasPower: (p.HasPower(), p.HasPower(2)),
    p.AtHome: (p.AtHome(),),
    p.Outsider: (p.Outsider(),),
    p.KilledThisPhase: (p.KilledThisPhase(),),
    p.CameOut: (p.CAME_OUT,),
    p.FewerHidden: (p.FEWER_HIDDEN,),
    p.Bearing: (p.Bearing("Weapon"), p.Bearing("Condition"), p.Bearing("Item")),
    p.CostBelow: (p.CostBelow(1), p.CostBelow(3)),
    p.StrengthAtLeast: (p.StrengthAtLeast(1), p.StrengthAtLeast(4)),
    p.Powerless: (p.Powerless(),),
    p.PrintedType: (p.PrintedType("attachment"), p.PrintedType("character")),
    p.OutOfFaction: (p.OUT_OF_FACTION,),
    p.OwnedBy: (p.OwnedBy(p.YOU), p.OwnedBy(p.OPPONENT)),
    p.HasToken: (p.WITH_GOLD, p.HasToken("ear")),
    p.HasNamedType: (p.OF_NAMED_TYPE,),
    p.OtherThanPaid: (p.OTHER_THAN_PAID,),
    p.Dearest: (p.DEAREST,),
    p.On: (p.On(p.CHARACTER), p.On(p.LOCATION)),
    p.OnOthers: (p.ON_OTHERS,),
    p.CostExactly: (p.CostExactly(1), p.CostExactly(3)),
    p.InFaction: (p.IN_FACTION,),
    p.OfExtremeStrength: (p.HIGHEST_STRENGTH, p.LOWEST_STRENGTH),
    p.HasNamedTrait: (p.WITH_NAMED_TRAIT,),
    p.RicherPlot: (p.RicherPlot(),),
    p.TitlesOfPaid: (p.TitlesOfPaid(),),
    p.OtherThanAnswered: (p.OTHER_THAN_ANSWERED,),
    p.SharesTrait: (p.SHARES_TRAIT,),
    p.HasFought: (p.HasFought(), ~p.HasFought()),
    p.TopOfDeck: (p.TOP_OF_DECK,),
    p.Cheapest: (p.CHEAPEST,),
    p.SameCost: (p.SameCost(p.THIS),),
    p.NoDearer: (p.NoDearer(p.THIS),),
    p.UnderAgenda: (p.UNDER_AGENDA,),
    NamedForThis: (NAMED_FOR_THIS,),
    OtherThanPaidTitle: (OtherThanPaidTitle(),),
    type(p.ASSAULTED): (p.ASSAULTED,),
    Whatever: (Whatever(),),
    And: (p.CHARACTER & p.UNIQUE, p.CHARACTER & p.KNEELING & p.YOURS, p.Trait("Lord") & p.CostAtMost(3)),
    Or: (p.Trait("Lord") | p.Trait("Lady"), p.CHARACTER & p.LOYAL | p.LOCATION),
    Not: (~p.UNIQUE, ~p.LOYAL, p.STANDING, ~p.Faction("stark"), ~p.Trait("Lord"), ~p.HasIcon("power"), p.WITHOUT_ATTACHMENTS),
}  # fmt: skip


def test_there_is_an_example_of_every_idea() -> None:
    assert set(EXAMPLES) == set(family(Cards)) - {Cards}  # type: ignore[type-abstract]


def positions(game: str, form: str, games: int) -> Iterator[Table]:
    """Positions of random games, not too near to each other."""
    for seed in range(games):
        chance = Chance(seed_text(f"fits {seed}"))
        played = random_game(rulebook(game), seed, form)
        for step in range(400):
            if not played.waiting:
                break
            if step % 7 == 0:
                assert isinstance(played.state, Table)
                yield played.state
            decision = played.waiting[chance.below(len(played.waiting))]
            played.choose(decision.options[chance.below(len(decision.options))], decision.seat)


@pytest.mark.parametrize(
    ("game", "form"), [(game, form) for game in ("agot1", "agot2", "hbo") for form in forms(rulebook(game))]
)
def test_what_fits_now_is_what_fitted_by_its_last_known_facts(game: str, form: str) -> None:
    counted: Counter[tuple[type[Cards], bool]] = Counter()
    for s in positions(game, form, 3):
        cards = [card for card, zone in enumerate(s.zone) if zone == PLAY]
        bearers = [s.host[card] for card in cards if s.host[card] >= 0][:1]
        s = s.copy()
        s.tokens.update({(card, "gold"): 1 for card in cards[:1]})
        for card in cards[:1]:
            s.tick("phase", "emerged", card, s.entered[card])
        s.shadows[0] = [0]  # how many lie there is what counts
        for asking in (*cards[:3], *bearers):
            ctx = Context(asking, s.ctrl[asking])
            ctx.vars |= {"found": (asking,), "that": (asking,), "paid": (asking,), "x": 2}
            for card in cards:
                was = last_known(s, card)
                for kind, examples in EXAMPLES.items():
                    ctx.vars["icon"] = "character" if kind is p.HasNamedType else "Lord"
                    for description in examples:
                        now = description.fits(s, ctx, card)
                        assert description.fitted(s, ctx, was) is now, (description, s.defn[card].name)
                        counted[kind, now] += 1
    always = (
        Whatever,
        p.KilledThisPhase,
        p.RicherPlot,
        p.OtherThanAnswered,
        p.TopOfDeck,
        p.UnderAgenda,
        NamedForThis,
        OtherThanPaidTitle,
        type(p.ASSAULTED),
    )  # of cards in play none was, nor is one a plot, in a deck or under an agenda; hardly ever is one assaulted or named
    always += (p.HasCrest,) if game == "agot2" else (p.Loyal,)  # one has no crests, the others no loyal cards
    never_seen = [
        kind.__name__ for kind in EXAMPLES for fit in (True, False) if not counted[kind, fit] and kind not in always
    ]
    assert not never_seen or game == "hbo", f"these never fitted, or always: {never_seen}"


def test_descriptions_compose() -> None:
    lord, lady, army = p.Trait("Lord"), p.Trait("Lady"), p.Trait("Army")
    assert lord & lady == lady & lord and lord | lady == lady | lord
    assert lord & lord == lord and lord | lord == lord
    assert lord & Whatever() == lord and lord | Whatever() == Whatever()
    assert ~~lord == lord
    assert ~(lord | lady) == ~lord & ~lady and ~(lord & lady) == ~lord | ~lady
    assert (lord & p.CHARACTER | p.LOCATION) & p.YOURS == lord & p.CHARACTER & p.YOURS | p.LOCATION & p.YOURS
    assert (lord | lady) & army == lord & army | lady & army


@pytest.mark.parametrize(
    "made",
    [
        lambda: p.CHARACTER & p.LOCATION, lambda: p.UNIQUE & ~p.UNIQUE, lambda: p.YOURS & p.THEIRS, lambda: ~p.WEAKER,
        lambda: p.In((DISCARD, PLAY)), lambda: p.In((PLAY,)), lambda: p.In(()), lambda: Or((p.UNIQUE,)), lambda: And((p.UNIQUE,)),
        lambda: p.Trait("Lord") & ~p.Trait("Lord"),
    ],
)  # fmt: skip
def test_what_no_card_can_be_is_refused(made: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        made()  # type: ignore[operator]


def test_every_description_has_words_for_cards_that_fit_it_and_that_do_not() -> None:
    for each in family(Cards):
        if each is not Cards:
            assert "instead" in vars(each) or each.unlike, each
            assert not each.negative or "as_it_is" in vars(each) or each.like, each
