"""There Is My Claim."""

from __future__ import annotations

from ...vocabulary import *

HOLDINGS = Several(3, faction("nights-watch") & (LOCATION | ATTACHMENT) & YOURS)

CARDS = [
    card(
        "04061", "Jojen Reed", STEALTH,
        abilities=[
            Reaction(
                Stands(THIS),
                [RevealDeck(1, EACH_PLAYER), May((Either(((DiscardRevealed(),), (Draw(1, EACH_PLAYER),))),))],
            )
        ],
    ),
    card(
        "04062", "The Wolf King", attach_to=faction("stark") & CHARACTER,
        constants=[NoKneel(ATTACHED, "attacking", MILITARY), GainsTrait(ATTACHED, "King")],
    ),
    card(
        "04063", "King Renly's Host", INTIMIDATE, NO_ATTACHMENTS,
        constants=[
            Strength(THIS, 4, condition=Exists(trait("Summer") & PLOT_CARD & REVEALED)),
            Cannot(THIS, "attack", condition=Exists(trait("Winter") & PLOT_CARD & REVEALED)),
        ],
    ),
    card(
        "04064", "Caswell's Keep",
        abilities=[
            Reaction(RevealsPlot(), LookAtTop(2, THAT_PLAYER, bottom=1, exactly=True), choose=ChoosePlayer(ANY))
        ],
    ),
    card(
        "04065", "Shadow Tower Mason", NO_ATTACHMENTS_EXCEPT_WEAPON,
        constants=[Icon(THIS, MILITARY, condition=HOLDINGS), Icon(THIS, INTRIGUE, condition=HOLDINGS)],
    ),
    card(
        "04066", "The Haunted Forest",
        constants=[
            SideStrength(
                challenges=(MILITARY, INTRIGUE, POWER), value=1, unmanned=True,
                condition=All((Is(THIS, STANDING), During(role="defending"))),
            )
        ],
        abilities=[ForcedReaction(you_lose(), Kneel(THIS))],
    ),
    card(
        "04067", "Stannis Baratheon",
        constants=[Strength(each(PARTICIPATING & ~trait("King") & CHARACTER), -1, condition=During(POWER))],
        abilities=[
            Reaction(
                WinsDominance(), Gives(THAT, (Cannot(SAME, "stand", "standing"),), ROUND),
                choose=Choose(~LOYAL & CHARACTER),
            )
        ],
    ),
    card(
        "04068", "Red God's Blessing",
        constants=[
            Strength(ATTACHED, PerCard(trait("R'hllor") & CHARACTER & YOURS)), GainsTrait(ATTACHED, "R'hllor"),
        ],
    ),
    card("04069", "Tanda Stokeworth", abilities=[Reaction(EntersPlay(THIS, how="marshal"), GainGold(3, EACH_PLAYER))]),
    card(
        "04070", "Without His Beard",
        abilities=[Reaction(you_win(INTRIGUE), [DiscardRandom(LOSER, 3, up_to=True), THEN, Draw(2, LOSER)])],
    ),
    card(
        "04071", "Aeron Damphair",
        abilities=[Reaction(Saved(CHARACTER), Either(((Stand(IT),), (Kneel(IT),))))],
    ),
    card("04072", "King Balon's Solar", abilities=[Reaction(WinsInitiative(), GainGold(1))]),
    card(
        "04073", "Pyat Pree",
        abilities=[
            Reaction(
                you_win(with_=TakingPart(THIS)),
                Search(faction("targaryen") & (ATTACHMENT | EVENT), top=StrengthWonBy()),
            )
        ],
    ),
    card(
        "04074", "Vaes Tolorro",
        abilities=[
            Interrupt(
                Killed(CHARACTER & HasPower()),
                If(
                    Is(IT, strength_at_most(0)),
                    (MovePowerFrom(2, IT, THIS, up_to=True),), (MovePowerFrom(1, IT, THIS),),
                ),
                costs=[KNEEL_THIS],
            )
        ],
    ),
    card(
        "04075", "Elia Sand",
        abilities=[Reaction(you_lose(), gain_keyword(THAT, STEALTH), choose=Choose(CHARACTER), limit=per_phase(2))],
    ),
    card(
        "04076", "Burning on the Sand",
        abilities=[
            Reaction(you_lose(unopposed=True), GivesPlayers(PlotSet(WINNER, figure="claim", value=0), CHALLENGE))
        ],
    ),
    card(
        "04077", "Jaqen H'ghar",
        abilities=[
            Reaction(
                EntersPlay(THIS),
                Later(
                    Choose(UNIQUE & CHARACTER, least=0, most=3, target=False),
                    (
                        PlaceToken(THOSE, kind="Valar Morghulis"),
                        AtEnd(GONE, (RemoveToken(THOSE, kind="Valar Morghulis"),), away=True),
                    ),
                ),
            ),
            Reaction(
                you_win(with_=TakingPart(THIS, "attacking")), Kill(THAT),
                choose=Choose(CHARACTER & HasToken("Valar Morghulis")),
                condition=Is(THIS, Participating("attacking", alone=True)),
            ),
        ],
    ),
    card(
        "04078", "Isle of Ravens",
        abilities=[
            Action(ShuffleIntoDeck(THAT), costs=[KNEEL_THIS], choose=Choose(in_pile(DISCARD, of=ANY)))
        ],
    ),
    card(
        "04079", "King Beyond the Wall", attach_to=trait("Wildling") & CHARACTER,
        constants=[
            GainsTrait(ATTACHED, "King"),
            PlotValue(
                figure="claim", by=1, condition=All((Is(ATTACHED, ATTACKING), MorePower(DEFENDING_PLAYER)))
            ),
        ],
    ),
    card("04080", "Valar Morghulis", abilities=[WhenRevealed(Kill(each(CHARACTER)))]),
]  # fmt: skip
