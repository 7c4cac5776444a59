"""The Road to Winterfell."""

from __future__ import annotations

from ...vocabulary import *

UNIQUE_STARKS = UNIQUE & faction("stark") & PARTICIPATING & CHARACTER & YOURS
SAND_SNAKES = trait("Sand Snake") & CHARACTER & YOURS
ALONE = Participating(alone=True) & trait("Knight") & CHARACTER & YOURS

CARDS = [
    card(
        "02021", "Winterfell Kennel Master",
        abilities=[
            ChallengesAction(
                JoinChallenge(PAID),
                costs=[UseCard("kneel", trait("Direwolf") & CHARACTER | CHARACTER & Bearing("Direwolf"))],
                condition=Exists(PARTICIPATING & faction("stark") & CHARACTER & YOURS), limit=per_phase(),
            )
        ],
    ),
    card(
        "02022", "Winterfell Castle",
        constants=[
            Strength(
                each(UNIQUE_STARKS), 2, condition=All((DuringOneOf((MILITARY, POWER)), Several(2, UNIQUE_STARKS)))
            )
        ],
    ),
    card("02023", "Lady-in-Waiting", constants=[MayDuplicate(trait("Lady") & CHARACTER)]),
    card(
        "02024", "Lady Sansa's Rose",
        abilities=[
            Reaction(
                you_win(with_=ALONE),
                GainPower(IfElse(Exists(trait("Lady") & CHARACTER & YOURS), 3, 1), each(ALONE)),
                limit=max_per_challenge(),
            )
        ],
    ),
    card(
        "02025", "Unsworn Apprentice", NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[ChallengesAction([Name(CHALLENGE_ICON), gain_icon(THIS, NAMED)], limit=per_phase())],
    ),
    card(
        "02026", "Brandon's Gift",
        abilities=[
            Reaction(
                Marshals(cards=trait("Builder") & CHARACTER), next_costs_less(faction("nights-watch"), 1),
                limit=per_phase(3),
            )
        ],
    ),
    card("02027", "Royal Entourage", abilities=[ForcedReaction(you_lose(INTRIGUE), Kneel(THIS))]),
    card(
        "02028", "In the Name of Your King!", play_only=During(MILITARY, "defending"),
        abilities=[
            Action(
                [EndChallenge(), GivesPlayers(CannotInitiate(challenges=(MILITARY,)), PHASE)], costs=[KNEEL_FACTION]
            )
        ],
    ),
    card(
        "02029", "Brothel Madame",
        abilities=[
            Reaction(
                PhaseBegins("challenges"),
                PayOrElse(
                    (GiveGold(1),),
                    (GivesPlayers(CannotAttack(THAT_PLAYER, whom=YOU, challenge=MILITARY, unpaid=True), PHASE),), by=THAT_PLAYER
                ),
                choose=ChoosePlayer(),
            )
        ],
    ),
    card(
        "02030", "Wardens of the West",
        abilities=[Reaction(you_win(INTRIGUE), DiscardChosen(LOSER, 2), costs=[PayGold(2)])],
    ),
    card(
        "02031", "The Reader",
        abilities=[
            Reaction(
                you_win(unopposed=True, with_=UNIQUE & faction("greyjoy") & PARTICIPATING & CHARACTER),
                Either(((Draw(1),), (DiscardTop(EACH_OPPONENT, 3),))), limit=per_phase(),
            )
        ],
    ),
    card(
        "02032", "Raiding Longship",
        abilities=[
            ChallengesAction(
                NoStrength(THAT), costs=[KNEEL_THIS], condition=FirstPlayer(),
                choose=Choose(DEFENDING & CHARACTER & WITHOUT_ATTACHMENTS),
            )
        ],
    ),
    card(
        "02033", "Rakharo",
        constants=[Gains(THIS, INTIMIDATE, condition=Exists(OTHER & trait("Bloodrider") & CHARACTER & YOURS))],
        abilities=[Reaction(KilledForClaim(CHARACTER), GainPower(1, THIS), condition=During(role="attacking"))],
    ),
    card(
        "02034", "Crown of Gold", TERMINAL,
        constants=[GainsTrait(ATTACHED, "King"), Strength(ATTACHED, -4), DiesAtZero(ATTACHED)],
    ),
    card(
        "02035", "Nymeria Sand",
        abilities=[
            ChallengesAction(
                [Name(CHALLENGE_ICON), lose_icon(THAT, NAMED), gain_icon(each(SAND_SNAKES), NAMED)],
                choose=Choose(CHARACTER & THEIRS), limit=per_phase(),
            )
        ],
    ),
    card(
        "02036", "In Doran's Name",
        abilities=[Action(GainGold(PerCard(PLOT_CARD & in_pile(USED))), costs=[KNEEL_FACTION])],
    ),
    card(
        "02037", "Syrio Forel", STEALTH,
        abilities=[
            ChallengesAction(
                Gives(THAT, (Icon(SAME, MILITARY), Gains(SAME, STEALTH))), choose=Choose(CHARACTER), limit=per_phase()
            )
        ],
    ),
    card(
        "02038", "Shadowblack Lane",
        abilities=[Reaction(you_win(INTRIGUE), Search(IN_FACTION & EVENT, top=10), costs=[KNEEL_FACTION])],
    ),
    card(
        "02039", "Trading with the Pentoshi", constants=[Cannot(THIS, "cancel")],
        abilities=[WhenRevealed(GainGold(3, EACH_OPPONENT))],
    ),
    card(
        "02040", "Political Disaster",
        abilities=[WhenRevealed([EachChooses(LOCATION, least=0, most=2), Discard(OTHERS)])],
    ),
]  # fmt: skip
