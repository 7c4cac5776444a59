"""Kingsmoot."""

from __future__ import annotations

from ...vocabulary import *

GREYJOY = UNIQUE & faction("greyjoy") & CHARACTER & YOURS

CARDS = [
    card(
        "08042", "The Dreadfort",
        abilities=[
            Reaction(
                Sacrificed(CHARACTER & YOURS), Stand(THAT), costs=[KNEEL_THIS],
                choose=Choose((trait("House Bolton") | ~faction("stark")) & CHARACTER),
            )
        ],
    ),
    card(
        "08043", "Ser Hyle Hunt",
        abilities=[
            Action(
                [Stand(THAT), RemoveFromChallenge(THAT)], costs=[PayGold(1)], condition=Is(THIS, PARTICIPATING),
                choose=Choose(PARTICIPATING & CHARACTER & WEAKER), limit=per_challenge(),
            )
        ],
    ),
    card(
        "08045", "Haunted Forest Scout", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[
            Cannot(THIS, "defend"),
            NoKneel(THIS, "attacking", condition=Several(3, trait("Ranger") & CHARACTER & YOURS)),
        ],
    ),
    card(
        "08048", "Laughing Lord",
        abilities=[
            Reaction(
                Initiated(yours=True), gain_keyword(THAT, INTIMIDATE, CHALLENGE), costs=[KNEEL_THIS],
                choose=Choose(ATTACKING & faction("baratheon") & CHARACTER),
            )
        ],
    ),
    card(
        "08049", "Raff the Sweetling", PILLAGE,
        abilities=[
            Reaction(Pillages(CHARACTER), ReturnToHand(THAT), choose=Choose(CHARACTER & cost_at_most(2)))
        ],
    ),
    card(
        "08051", "Asha Greyjoy", PILLAGE, STEALTH,
        abilities=[Reaction(Pillages(), Search(top=NumberOf(in_pile(DISCARD, of=LOSER))))],
    ),
    card(
        "08052", "Kingsmoot",
        abilities=[
            Reaction(WinsDominance(), GainPower(PerCard(GREYJOY), THAT), choose=Choose(GREYJOY), limit=max_per_round())
        ],
    ),
    card(
        "08053", "Jhiqui",
        abilities=[
            Reaction(
                you_win(),
                Later(Choose(PARTICIPATING & trait("Lord", "Lady") & CHARACTER, target=False), (GainPower(1, THAT),)),
                costs=[DiscardCards(1)],
            )
        ],
    ),
    card(
        "08054", "The Skahazadhan",
        abilities=[
            Reaction(
                RevealsPlot(), GainGold(IfElse(Exists(trait("Summer") & PLOT_CARD & REVEALED & YOURS), 3, 2)),
                costs=[DiscardCards(1), KNEEL_THIS],
            )
        ],
    ),
    card(
        "08055", "Darkstar", STEALTH,
        abilities=[Reaction(Bypasses(), [Name(CHALLENGE_ICON), lose_icon(IT, NAMED)])],
    ),
    card(
        "08057", "Tom of Sevenstreams",
        abilities=[
            Reaction(
                Plays(cards=trait("Song") & EVENT), Stand(THAT), choose=Choose(~LOYAL & CHARACTER & YOURS),
                limit=per_phase(),
            )
        ],
    ),
    card(
        "08058", "Lem Lemoncloak",
        constants=[
            Icon(THIS, POWER, condition=ControlsNone(YOU, LOYAL & CHARACTER)),
            Strength(THIS, 2, condition=ControlsNone(YOU, LOYAL & CHARACTER)),
        ],
    ),
    card("08060", "The Withering Cold", constants=[SkipsPhase("standing")]),
]  # fmt: skip
