"""The Core Set: neutral characters, locations and attachments."""

from __future__ import annotations

from ..vocabulary import *

WATCH = trait("Night's Watch") & CHARACTER
TOLL = Toll(THAT_PLAYER)


def cheaper(icon: str) -> Ability:
    """The next character with an icon costs 1 less."""
    return MarshallingAction(next_costs_less(CHARACTER & with_icon(icon), 1), costs=[KNEEL_THIS])


CARDS = [
    card(
        "core_135",
        "Benjen Stark",
        STEALTH,
        abilities=[Passive(Killed(THIS), ShuffleIntoDeck(each(in_pile(DEAD, of=EACH_PLAYER))))],
    ),
    card(
        "core_136",
        "Jon Snow",
        NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Immune(each(named("Ghost")), ("event",))],
        abilities=[Response(you_win(with_=TakingPart(ThisOrNamed("Ghost"))), GainPower(1, THIS))],
    ),
    card(
        "core_137",
        "Ghost",
        STEALTH,
        constants=[Immune(each(named("Jon Snow")), ("event",))],
        abilities=[Response(KilledOrDiscarded(WATCH, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card("core_138", "Crossroads"),
    card("core_139", "Street of Steel", abilities=[cheaper(MILITARY)]),
    card(
        "core_140",
        "Lordship",
        per_host=1,
        constants=[
            GainsTrait(ATTACHED, "Lord"),
            Icon(ATTACHED, POWER),
            Strength(ATTACHED, 4, condition=InPhase("dominance")),
        ],
    ),
    card("core_141", "Littlefinger", STEALTH, constants=[Strength(THIS, PerGold())]),
    card(
        "core_142",
        "Varys",
        STEALTH,
        abilities=[
            PlotAction(SwitchPlots(), costs=[KNEEL_THIS], condition=SeveralOpponents(), choose=ChoosePlayer()),
        ],
    ),
    card("core_144", "Shadowblack Lane", abilities=[cheaper(INTRIGUE)]),
    card("core_145", "Milk of the Poppy", constants=[Blank(ATTACHED)]),
    card(
        "core_146",
        "Ser Barristan Selmy",
        RENOWN,
        NO_ATTACHMENTS_EXCEPT_WEAPON,
        abilities=[Passive(EntersPlay(THIS), ShuffleIntoDeck(each(in_pile(DISCARD, of=EACH_PLAYER))))],
    ),
    card(
        "core_147",
        "Knight of Flowers",
        NO_ATTACHMENTS,
        abilities=[Passive(PhaseBegins("dominance"), GainPower(1, THIS), condition=Is(THIS, STANDING))],
    ),
    card("core_149", "Street of Sisters", abilities=[cheaper(POWER)]),
    card(
        "core_150",
        "Bodyguard",
        attach_to=trait("Lord", "Lady") & CHARACTER,
        per_host=1,
        abilities=[Response(KilledOrDiscarded(ATTACHED, would=True), Save(), costs=[DISCARD_THIS])],
    ),
    card(
        "core_151",
        "Maester Aemon",
        abilities=[Response(Killed(WATCH, would=True), Save(), costs=[KNEEL_THIS])],
    ),
    card(
        "core_152",
        "Magister Illyrio",
        abilities=[
            ChallengesAction(
                [Name(CHALLENGE_TYPE), GivesPlayers(TOLL, GAME)], costs=[KNEEL_THIS], choose=ChoosePlayer()
            )
        ],
        until="1.3",
    ),
    card(
        "core_152",
        "Magister Illyrio",
        abilities=[
            ChallengesAction(
                [Name(CHALLENGE_TYPE), GivesPlayers(TOLL, PHASE)], costs=[KNEEL_THIS], choose=ChoosePlayer()
            )
        ],
    ),
    card(
        "core_178",
        "Shae",
        abilities=[
            ChallengesAction(Kneel(THAT), costs=[KNEEL_THIS], choose=Choose(CHARACTER & controlled_by(WITH_MORE_POWER)))
        ],
    ),
]
