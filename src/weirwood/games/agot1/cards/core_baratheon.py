"""The Core Set: House Baratheon's characters, locations and attachments."""

from __future__ import annotations

from ..vocabulary import *

BARATHEON = faction("baratheon") & CHARACTER
ASSHAI = trait("Asshai") & CHARACTER
WITH_POWER_ICON = CHARACTER & with_icon(POWER)
WITHOUT_POWER_ICON = CHARACTER & ~with_icon(POWER)
FOREIGN_CHARACTERS = Immune(THIS, ("character",), opponents=True)


def port(limit: Limit | None, until: str = "") -> Worded:
    """Dragonstone Port, with and without its limit."""
    return card(
        "core_91",
        "Dragonstone Port",
        constants=[ActsBeforeReveal()],
        abilities=[
            PlotAction(NamePlot(), condition=PlotsChosen(), limit=limit),
            Passive(RevealsNamedPlot(), GainPower(1)),
        ],
        until=until,
    )


CARDS = [
    card(
        "core_66",
        "Shadow's Blessing",
        constants=[
            Strength(ATTACHED, 2, condition=Is(ATTACHED, WITH_POWER_ICON)),
            Strength(ATTACHED, -2, condition=Is(ATTACHED, WITHOUT_POWER_ICON)),
        ],
    ),
    card("core_67", "Motley", attach_to=CHARACTER & THEIRS, constants=[UseToll(ATTACHED, 1)]),
    card(
        "core_68",
        "Lightbringer",
        VIGILANT,
        attach_to=BARATHEON,
        abilities=[Response(Killed(ATTACHED, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card("core_69", "Stinking Drunk", constants=[Strength(ATTACHED, -4, condition=Is(ATTACHED, PARTICIPATING))]),
    card(
        "core_70",
        "Selyse Baratheon",
        abilities=[
            ChallengesAction(gain_icon(THAT, INTRIGUE), costs=[Influence(1)], choose=Choose(UNIQUE & CHARACTER)),
        ],
    ),
    card("core_71", "Robert Baratheon", RENOWN, abilities=[Passive(ClaimsForRenown(THIS), GainPower(1, THIS))]),
    card(
        "core_72",
        "Stannis Baratheon",
        RENOWN,
        constants=[
            CannotDefend(
                condition=All((ControlsNone(DEFENDING_PLAYER, trait("Lord") & CHARACTER), Is(THIS, ATTACKING))),
            ),
        ],
    ),
    card(
        "core_73",
        "Renly Baratheon",
        constants=[FOREIGN_CHARACTERS],
        abilities=[AnyPhase(Stand(THIS), costs=[Influence(1)])],
    ),
    card(
        "core_74",
        "Melisandre",
        RENOWN,
        constants=[
            Strength(each(ASSHAI), 1, condition=Is(THIS, STANDING)),
            PowerUncounted(each(CHARACTER & THEIRS)),
        ],
    ),
    card(
        "core_75",
        "Ser Davos Seaworth",
        abilities=[
            Response(
                Killed(THIS, would=True),
                [Save(), THEN, PayOrElse((PayGold(1),), (ReturnToHand(THIS),))],
            )
        ],
    ),
    card("core_76", "Brienne of Tarth", RENOWN, constants=[FOREIGN_CHARACTERS]),
    card(
        "core_77",
        "Maester Cressen",
        abilities=[
            MarshallingAction(Discard(THAT), costs=[KNEEL_THIS], choose=Choose(trait("Condition") & ATTACHMENT)),
        ],
    ),
    card("core_78", "Ser Axell Florent", abilities=[Response(you_win(POWER, by=4), Stand(THIS))]),
    card(
        "core_79",
        "Edric Storm",
        STEALTH,
        abilities=[
            LimitedResponse(you_win(POWER, role="attacking", by=4), OneMoreChallenge(POWER), costs=[DISCARD_THIS]),
        ],
    ),
    card(
        "core_80",
        "Devan Seaworth",
        constants=[Gains(THIS, STEALTH, condition=Exists(CHARACTER & YOURS & HasPower()))],
    ),
    card(
        "core_81",
        "Knight of the Rainwood",
        NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Cannot(THIS, "discard")],
    ),
    card(
        "core_82",
        "Stannis's Northern Cavalry",
        DEADLY,
        NO_ATTACHMENTS,
        constants=[
            Cannot(THIS, "kill", condition=StrengthChanged(THIS)),
            Cannot(THIS, "discard", condition=StrengthChanged(THIS)),
        ],
    ),
    card(
        "core_83",
        "Highgarden Honor Guard",
        NO_ATTACHMENTS,
        abilities=[
            ChallengesAction(Later(ChoosePlayer(target=False), (PutUnderControl(THIS),)), zones=(HAND,)),
            Passive(you_win(with_=TakingPart(THIS)), OwnerTakesControl(THIS), condition=NotOwned(THIS)),
        ],
    ),
    card(
        "core_84",
        "Old Red Priest",
        abilities=[Passive(Killed(THIS), Kneel(THAT), choose=Choose(STANDING & LOCATION & YOURS))],
    ),
    card("core_85", "Army of the Faithful", RENOWN, NO_ATTACHMENTS, constants=[CostsLessPer(ASSHAI & YOURS)]),
    card(
        "core_86",
        "Renly's Courtier",
        abilities=[
            AnyPhase(Gives(THAT, (Blank(SAME),), PHASE), costs=[KNEEL_THIS], choose=Choose(CHARACTER & ~UNIQUE)),
        ],
    ),
    card("core_87", "Bastard of Robert", STEALTH, NO_ATTACHMENTS),
    card(
        "core_88",
        "House Tyrell Guard",
        abilities=[Response(Killed(BARATHEON & YOURS), PutIntoPlay(THIS), zones=(HAND,))],
    ),
    card("core_89", "Host of Storm's End", NO_ATTACHMENTS),
    port(per_phase()),
    port(None, until="2.0"),
    card(
        "core_92",
        "Stormlands Fiefdoms",
        LIMITED,
        abilities=[MarshallingAction(next_costs_less(faction("baratheon"), 1), costs=[KNEEL_THIS])],
    ),
    card("core_94", "King Robert's Chambers", constants=[MayBeOnFaction()]),
    card("core_95", "Aegon's Garden", LIMITED),
    card(
        "core_98",
        "Great Hall",
        LIMITED,
        abilities=[MarshallingAction(next_costs_less(BARATHEON, 2), costs=[KNEEL_THIS])],
    ),
]
