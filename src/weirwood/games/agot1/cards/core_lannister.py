"""The Core Set: House Lannister's characters, locations and attachments."""

from __future__ import annotations

from ..vocabulary import *

LANNISTER = faction("lannister") & CHARACTER


def pycelle(trigger: CardsRevealed) -> Ability:
    """A card for every reveal of an opponent's effect."""
    return Response(trigger, RevealIntoHand(), limit=per_phase(3))


CARDS = [
    card("core_34", "Gutter Rat's Cunning", constants=[Strength(ATTACHED, 2), Gains(ATTACHED, STEALTH)]),
    card(
        "core_35",
        "Gilded Plate",
        abilities=[Response(KilledOrDiscarded(ATTACHED, would=True), Save(), costs=[DISCARD_THIS, PayGold(1)])],
    ),
    card(
        "core_36",
        "Joffrey Baratheon",
        abilities=[Response(Killed(trait("Lord", "Lady") & CHARACTER), GainPower(1, THIS), limit=per_round(3))],
    ),
    card(
        "core_37",
        "Ser Jaime Lannister",
        INFAMY,
        DEADLY,
        constants=[NoKneel(THIS, "attacking", MILITARY), NoKneel(THIS, "defending", MILITARY)],
    ),
    card(
        "core_38",
        "Tyrion Lannister",
        STEALTH,
        abilities=[
            Response(
                EitherTrigger(you_win(INTRIGUE), you_win(with_=TakingPart(THIS))),
                Draw(1),
                costs=[PayGold(1)],
            )
        ],
    ),
    card(
        "core_39",
        "Cersei Lannister",
        abilities=[
            DominanceAction(
                [Kneel(THAT), Gives(THAT, (StaysKneeling(SAME),), ROUND)],
                costs=[KNEEL_THIS, PayGold(2)],
                choose=Choose(CHARACTER),
            )
        ],
    ),
    card(
        "core_40",
        "Tywin Lannister",
        constants=[Purse()],
        abilities=[Passive(PhaseBegins("marshalling"), PlaceToken(THIS, kind="gold", n=2))],
    ),
    card(
        "core_41",
        "Ser Ilyn Payne",
        abilities=[MarshallingAction(Kill(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & strength_at_most(2)))],
    ),
    card(
        "core_42",
        "The Hound",
        constants=[DiscardedWhenKilled(THIS)],
        abilities=[
            Passive(PhaseBegins("dominance"), Either(((DiscardTop(YOU),), (Discard(THIS, unsavable=True),)))),
        ],
    ),
    card(
        "core_43",
        "Chella, Daughter of Cheyk",
        STEALTH,
        abilities=[
            Response(
                you_win(),
                ReturnToHand(THAT),
                costs=[PayX()],
                condition=Exists(trait("Clansman") & CHARACTER & PARTICIPATING),
                choose=Choose(LOCATION & COSTS_X),
            )
        ],
    ),
    card(
        "core_44",
        "Bronn",
        DEADLY,
        NO_ATTACHMENTS,
        abilities=[AnyPhase(Gives(THAT, (StandsInstead(SAME),), PHASE), costs=[PayGold(2)], choose=Choose(CHARACTER))],
    ),
    card("core_45", "Grand Maester Pycelle", abilities=[pycelle(CardsRevealed(no_copies=True))]),
    card("core_45", "Grand Maester Pycelle", abilities=[pycelle(CardsRevealed())], until="2.4"),
    card(
        "core_46",
        "Raff the Sweetling",
        abilities=[AnyPhase(Later(ChoosePlayer(target=False), (TopOrBottom(),)), costs=[PayGold(1)])],
    ),
    card(
        "core_47",
        "Ser Jacelyn Bywater",
        constants=[Immune(THIS, ("character",))],
        abilities=[Response(Killed(THIS), DiscardRandom(EACH_OPPONENT))],
    ),
    card(
        "core_48",
        "Enemy Informer",
        abilities=[Response(EntersPlay(THIS, how="marshal"), Kneel(THAT), choose=Choose(CHARACTER))],
    ),
    card(
        "core_49",
        "Qyburn's Informers",
        STEALTH,
        abilities=[Response(you_win(INTRIGUE, with_=TakingPart(THIS)), Draw(2))],
    ),
    card(
        "core_50",
        "Cersei's Attendant",
        abilities=[Response(Killed(ThisOrNamed("Cersei Lannister")), Kneel(THAT), choose=Choose(CHARACTER))],
    ),
    card("core_51", "Lurkers at Harrenhal", STEALTH, DEADLY, NO_ATTACHMENTS),
    card("core_52", "Lannisport Steward"),
    card("core_53", "Lannisport Weaponsmith"),
    card(
        "core_54",
        "Lannisport Honor Guard",
        NO_ATTACHMENTS,
        abilities=[
            ChallengesAction(Later(ChoosePlayer(target=False), (PutUnderControl(THIS),)), zones=(HAND,)),
            Passive(you_win(with_=TakingPart(THIS)), OwnerTakesControl(THIS), condition=NotOwned(THIS)),
        ],
    ),
    card(
        "core_55",
        "Lannisport",
        abilities=[Response(you_win(INTRIGUE), GainPower(1), costs=[PayGold(1)], limit=per_challenge())],
    ),
    card(
        "core_56",
        "Lannisport Brothel",
        abilities=[Response(Stands(CHARACTER, phase="standing"), Kneel(IT), costs=[KNEEL_THIS])],
    ),
    card("core_57", "Golden Tooth Mines", abilities=[Passive(RevealsPlot(), Draw(1))]),
    card(
        "core_58",
        "Western Fiefdoms",
        LIMITED,
        abilities=[MarshallingAction(next_costs_less(faction("lannister"), 1), costs=[KNEEL_THIS])],
    ),
    card("core_60", "Queen Cersei's Chambers", constants=[MayBeOnFaction()]),
    card("core_61", "The Goldroad", LIMITED),
    card(
        "core_64",
        "Hall of Heroes",
        LIMITED,
        abilities=[MarshallingAction(next_costs_less(LANNISTER, 2), costs=[KNEEL_THIS])],
    ),
    card(
        "core_65",
        "Sunset Sea",
        abilities=[
            MarshallingAction(
                next_costs_less((faction("lannister") | faction("greyjoy")) & CHARACTER, 2), costs=[DISCARD_THIS]
            )
        ],
    ),
]
