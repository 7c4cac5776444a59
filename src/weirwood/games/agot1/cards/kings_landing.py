"""King's Landing: the cards that the FAQ names."""

from __future__ import annotations

from ..vocabulary import *

NO_SHADOW = Choose((CHARACTER | LOCATION) & ~SHADOW)

CARDS = [
    card(
        "kl_18",
        "Shadow Politics",
        abilities=[
            Response(
                Emerges(THIS),
                GivesPlayers(ChallengeAction(players=THAT_PLAYER, challenge=INTRIGUE), PHASE),
                choose=ChoosePlayer(ANY),
                zones=(LIMBO,),
            )
        ],
    ),
    card(
        "kl_103",
        "Alchemist's Guild Hall",
        abilities=[Response(Emerges(ANY_CARD), Kneel(THAT), costs=[KNEEL_THIS], choose=NO_SHADOW)],
        until="1.5",
    ),
    card(
        "kl_103",
        "Alchemist's Guild Hall",
        abilities=[LimitedResponse(Emerges(ANY_CARD), Kneel(THAT), costs=[KNEEL_THIS], choose=NO_SHADOW)],
    ),
    card(
        "kl_115",
        "Venomous Blade",
        attach_to=CHARACTER & YOURS,
        abilities=[
            Passive(
                Emerges(THIS),
                Kill(THAT),
                choose=Choose(CHARACTER & THEIRS & StrengthAtMost(2, printed=True)),
            ),
            Response(you_lose(), Hide(THIS)),
        ],
    ),
]
