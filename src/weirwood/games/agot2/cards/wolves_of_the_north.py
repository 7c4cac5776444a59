"""Wolves of the North."""

from __future__ import annotations

from ..vocabulary import *

STARK = faction("stark") & CHARACTER
TULLY = trait("House Tully") & CHARACTER
WINTER_PLOT, SUMMER_PLOT = trait("Winter") & PLOT_CARD & REVEALED, trait("Summer") & PLOT_CARD & REVEALED

CARDS = [
    card(
        "03002", "Catelyn Stark", constants=[Strength(THIS, PerPower())],
        abilities=[Reaction(SacrificedOrKilled(STARK & YOURS), GainPower(1, THIS), limit=per_round(2))],
    ),
    card(
        "03003", "Eddard Stark", RENOWN,
        abilities=[
            Reaction(ClaimsForRenown(THIS), GainPower(1, THAT), choose=Choose(OTHER & PARTICIPATING & CHARACTER & YOURS))
        ],
    ),
    card(
        "03004", "The Blackfish", RENOWN, constants=[NoKneel(each(TULLY & YOURS), "attacking", condition=PowerOn(THIS, 4))],
        abilities=[Reaction(you_win(MILITARY, role="attacking"), Draw(1), limit=per_phase())],
    ),
    card(
        "03005", "Jon Snow",
        abilities=[Action(Stand(THAT), costs=[UseCard("sacrifice", STARK)], choose=Choose(UNIQUE & STARK), limit=per_round())],
    ),
    card(
        "03007", "Arya Stark",
        abilities=[
            Reaction(
                Killed(STARK & YOURS), Kill(THAT), costs=[SACRIFICE_THIS], choose=Choose(CHARACTER & strength_at_most(3))
            )
        ],
    ),
    card(
        "03009", "Riverrun Minstrel", abilities=[Reaction(EntersPlay(THIS), GainPower(1, THAT), choose=Choose(TULLY))],
    ),
    card(
        "03011", "Osha", abilities=[ChallengesAction([RemoveFromChallenge(THIS), THEN, Stand(THIS)], limit=per_phase())],
    ),
    card(
        "03012", "Bear Island Loyalist",
        constants=[
            Immune(
                each(OTHER & PARTICIPATING & STARK & YOURS), types=("event",), opponents=True,
                condition=Is(THIS, PARTICIPATING),
            )
        ],
    ),
    card(
        "03019", "Nymeria", attach_to=UNIQUE & STARK, constants=[Gains(ATTACHED, INTIMIDATE)],
        abilities=[Action(MoveAttachment(THIS), costs=[PayGold(1)], limit=per_phase())],
    ),
    card(
        "03021", "Frozen Solid", TERMINAL, attach_to=LOCATION & ~HasKeyword("limited") & cost_at_most(3),
        constants=[Blank(ATTACHED_LOCATION)],
    ),
    card(
        "03029", "Crossroads Sellsword", abilities=[Interrupt(Killed(THIS, phase="challenges"), GainGold(2))],
    ),
    card(
        "03034", "The Shadow Tower",
        abilities=[
            Reaction(
                you_win(role="defending"), Gives(THAT, (Cannot(SAME, "attack"),)), costs=[KNEEL_THIS],
                choose=Choose(CHARACTER & controlled_by(LOSER)),
            )
        ],
    ),
    card(
        "03035", "Aggo",
        abilities=[
            Action(
                Stand(THAT), condition=Exists(SUMMER_PLOT), choose=Choose(trait("Bloodrider") & CHARACTER), limit=per_round()
            )
        ],
    ),
    card(
        "03037", "House Florent Knight",
        abilities=[ForcedReaction(EntersPlay(THIS), Discard(THAT), choose=Choose(CHARACTER & LOWEST_STRENGTH))],
    ),
    card(
        "03040", "Young Spearwife", constants=[Gains(THIS, STEALTH, condition=FactionPower(OPPONENT, less=True))],
    ),
    card("03041", "House Maester"),
    card(
        "03042", "Tourney Grounds", abilities=[Action(next_costs_less(EVENT, 1, "play"), costs=[KNEEL_THIS])],
    ),
    card(
        "03044", "Healing Expertise",
        abilities=[
            Interrupt(
                Killed(~trait("Army") & CHARACTER & YOURS, would=True), Save(),
                costs=[UseCard("kneel", trait("Maester") & CHARACTER)],
            )
        ],
    ),
    card("03045", "Tithe", abilities=[Action(GainGold(2), costs=[UseCard("kneel", faction("neutral") & CHARACTER)])]),
    card(
        "03047", "Fallen from Favor",
        abilities=[WhenRevealed(Later(Choose(CHARACTER & YOURS, target=False), (Sacrifice(THAT),)))],
    ),
    card("03048", "Snowed Under", constants=[PlotBase(each(PLOT_CARD & REVEALED), "initiative", 0)]),
    card(
        "03050", "A Song of Summer", constants=[Strength(each(CHARACTER & YOURS), 1, condition=Absent(WINTER_PLOT))],
    ),
    card(
        "03052", "Ranger's Cache", abilities=[Interrupt(PhaseEnds("taxation"), Either(((Draw(2),), (GainGold(3),))))],
    ),
]  # fmt: skip
