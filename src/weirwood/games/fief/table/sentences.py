"""The log in sentences for people: each kind of entry has one; secrets only for those who may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ....kernel.state import Entry
from ..diplomacy.promises import whose
from ..model.cards import BACKS, CARDS
from ..model.houses import HOUSES
from ..model.nobles import NOBLES
from ..model.state import SEASONS, Fief
from ..model.terms import worded
from ..model.titles import title_name
from ..model.troops import NORMAL, TROOPS
from ..model.words import article, listed, many

Say = Callable[[Fief, Any], str]


def sentence(s: Fief, entry: Entry, seat: int | None) -> str:
    """An entry for a seat; '' if there is nothing to tell."""
    if entry.kind == "drew":
        seen = seat is not None and entry.audience >> seat & 1
        card = CARDS[entry.secret[0]].name if seen else f"a {entry.args[1]} card"
        return f"{s.name(entry.args[0])} draws {card}."
    if entry.kind == "looks":
        seen = seat is not None and entry.audience >> seat & 1
        cards = f": {', '.join(CARDS[k].name for k in entry.secret)}" if seen and entry.secret else ""
        return f"{s.name(entry.args[0])} looks at {s.name(entry.args[1])}'s hand{cards}."
    if entry.kind == "private offer":
        seen = seat is not None and entry.audience >> seat & 1
        return f"In private, to {s.name(entry.args[1])}, {s.name(entry.args[0])} {entry.secret[0]}." if seen else ""
    if entry.kind == "private answer":
        seen = seat is not None and entry.audience >> seat & 1
        return f"{s.name(entry.args[0])} {entry.secret[0]} {s.name(entry.args[1])}'s offer." if seen else ""
    if entry.kind == "marriage card":
        seen = seat is not None and entry.audience >> seat & 1
        card = CARDS[entry.secret[0]].name if seen else "a card"
        return f"{s.name(entry.args[0])} gives {s.name(entry.args[1])} {card} for the marriage."
    if entry.kind == "word broken":
        seen = entry.audience == s.everybody or (seat is not None and entry.audience >> seat & 1)
        return (
            f"{s.name(entry.args[0])} breaks a promise to {s.name(entry.args[1])}: half of the Ransom." if seen else ""
        )
    if entry.kind == "breach":
        by, to, kind = entry.args
        seen = seat is not None and entry.audience >> seat & 1
        return f"{s.name(by)} breaks a promise to {s.name(to)}: {worded(kind, whose(s, by))}." if seen else ""
    if entry.kind == "first" and entry.rule == "fief.house.targaryen.3":
        return f"{s.name(entry.args[0])} plays House Targaryen and so is the starting player."
    if entry.kind == "not elected":
        return f"Nobody is elected {title_name(s, entry.args[0])}: {NOBODY[entry.rule]}."
    say = SAY.get(entry.kind)
    return say(s, entry.args) if say is not None else ""


NOBODY = {
    "fief.C.9": "the most votes are shared",
    "fief.C.10": "no candidate got a vote",
    "fief.C.12": "whoever got the most lacks the votes that it takes",
}
"""Why an election comes to nothing, by its clause."""


def _step(s: Fief, a: Any) -> str:
    """A step along a road."""
    seat, nobles, here, to, group = a
    kinds: Counter[int] = Counter()
    for (kind, _), count in group:  # however tired they are
        kinds[kind] += count
    troops = [many(count, TROOPS[kind].name, TROOPS[kind].plural) for kind, count in kinds.items()]
    army = listed([noble(n) for n in nobles]) + (f" with {listed(troops)}" if troops else "")
    return f"{s.name(seat)} moves {army} from {village(s, here)} to {village(s, to)}."


def noble(n: int) -> str:
    return NOBLES[n].name


def village(s: Fief, v: int) -> str:
    return s.board.villages[v].name


def region(s: Fief, r: int) -> str:
    return f"Region {r + 1} ({s.board.regions[r].name})"


def kind(k: int) -> str:
    return CARDS[k].name


def rolled(faces: Any) -> str:
    return ", ".join(map(str, faces)) or "no dice"


def _control(s: Fief, a: Any) -> str:
    seat, v, before = a
    if seat < 0:
        return f"{s.name(before)} no longer Controls {village(s, v)}."
    return f"{s.name(seat)} Controls {village(s, v)}."


def _tally(s: Fief, a: Any) -> str:
    title, counts, shown = a
    votes = (
        "; ".join(f"{s.name(seat)} gives {count} to {noble(n)}" for seat, n, count in shown)
        or "nobody voted for anybody"
    )
    result = ", ".join(f"{noble(n)} {count}" for n, count in counts)
    return f"The votes for {title_name(s, title)}: {votes}. {result}."


def _wall_bids(s: Fief, a: Any) -> str:
    gold, sent, black, values = a
    parts = []
    for seat, value in enumerate(values):
        of = [f"{gold[seat]} gold"] + ([f"{sent[seat]} in Troops"] if sent[seat] else [])
        of += ["a Lord who takes the black"] if black[seat] else []
        parts.append(f"{s.name(seat)} {value} ({', '.join(of)})")
    return f"The bids for the Wall: {'; '.join(parts)}."


def _grant(s: Fief, a: Any) -> str:
    seat, n, title, gold, v = a
    favour = [f"{gold} gold"] if gold else []
    favour += [f"the promise of {village(s, v)}"] if v >= 0 else []
    return f"{s.name(seat)} offers {noble(n)} {the_title(s, title, n)} for {listed(favour) or 'nothing'}."


def the_title(s: Fief, title: int, n: int) -> str:
    """A Title for a Noble of whom an entry tells: whoever holds it later changes nothing about it."""
    return f"the Title of {title_name(s, title, n)}"


def _income(s: Fief, a: Any) -> str:
    """What a player collects, with its parts; extravagance is taken off."""
    seat, whole, parts = a
    got = [f"{amount} for {what}" for amount, what in parts if amount > 0]
    lost = [f"less {-amount} for {what}" for amount, what in parts if amount < 0]
    return f"{s.name(seat)} receives {whole} gold: {', '.join([listed(got), *lost])}."


def _points(s: Fief, a: Any) -> str:
    """The VP, those who have most first."""
    best = sorted(range(len(a)), key=lambda seat: -a[seat])
    return f"Victory points: {listed([f'{a[seat]} for {s.name(seat)}' for seat in best])}."


def _bids(s: Fief, a: Any) -> str:
    """The bids, the highest first; those who have bid nothing together."""
    some = sorted((n for n, bid in enumerate(a[0]) if bid), key=lambda n: -a[0][n])
    none = [s.name(n) for n, bid in enumerate(a[0]) if not bid]
    parts = [listed([f"{a[0][n]} gold by {s.name(n)}" for n in some])] if some else []
    return f"The bids: {'; '.join([*parts, *([f'nothing by {listed(none)}'] if none else [])])}."


def _markers(s: Fief, a: Any) -> str:
    seat, laid = a
    if not laid:
        return f"{s.name(seat)} lays no marker."
    which = "markers" if len(set(laid)) > 1 else "both markers" if len(laid) > 1 else "a marker"
    return f"{s.name(seat)} lays {which} on {listed([noble(n) for n in dict.fromkeys(laid)])}."


def _disbanded(s: Fief, a: Any) -> str:
    """Whitecloaks who become normal Troops, as far as there are counters for them."""
    seat, v, kind, count, kept = a
    guard, normal = TROOPS[kind], TROOPS[NORMAL[kind]]
    who = f"{s.name(seat)}'s {guard.name if count == 1 else f'{count} {guard.plural}'} in {village(s, v)}"
    if not kept:
        return f"{who} {'is' if count == 1 else 'are'} lost: there is no counter for a normal {normal.name}."
    become = f"becomes a normal {normal.name}" if kept == 1 else f"become normal {normal.plural}"
    return f"{who} {become}." if kept == count else f"{who}: {kept} {become}, and there is no counter for the rest."


def _wall_roll(s: Fief, a: Any) -> str:
    rolls, result = a
    if len(rolls) == 1:
        return f"The Wall: a {rolls[0]} is rolled" + (f", which counts {result}." if result != rolls[0] else ".")
    return f"The Wall: {listed([str(roll) for roll in rolls])} are rolled, which counts {result}."


def _bonus_card(s: Fief, a: Any) -> str:
    seat, best = a
    if len(best) == 1:
        return f"{s.name(seat)} has bid the most for the Wall and draws a Fortune card."
    tied = listed([s.name(each) for each in best])
    return f"{tied} have bid the most for the Wall; the Protector of the Realm lets {s.name(seat)} draw a Fortune card."


def _razed(s: Fief, a: Any) -> str:
    v, mills, stronghold = a
    fallen = ([many(mills, "Mill")] if mills else []) + (["the Stronghold"] if stronghold else [])
    return f"{village(s, v)} burns: {listed(fallen)} {'falls' if mills + stronghold == 1 else 'fall'}."


def _calming(s: Fief, a: Any) -> str:
    seat, n, price, roll, calmed = a
    paid = f"{s.name(seat)} pays {price} gold: " if price else ""
    return f"{paid}{noble(n)} tries to calm the people and rolls {roll}, {'with success' if calmed else 'in vain'}."


SAY: dict[str, Say] = {
    "step": _step,
    "round": lambda s, a: f"Round {a[0]} begins; {s.name(a[1])} is first player.",
    "phase": lambda s, a: f"{a[0].capitalize()}.",
    "first": lambda s, a: f"{s.name(a[0])} is the starting player.",
    "house": lambda s, a: f"{s.name(a[0])} plays House {HOUSES[a[1]].name}.",
    "enters": lambda s, a: f"{noble(a[0])} joins the House of {s.name(a[1])}.",
    "starts": lambda s, a: f"{s.name(a[0])} starts in {village(s, a[1])}.",
    "placed": lambda s, a: f"{noble(a[0])} is placed in {village(s, a[1])}.",
    "control": _control,
    "title": lambda s, a: f"{noble(a[0])} becomes {title_name(s, a[1], a[0])}.",
    "title lost": lambda s, a: f"{noble(a[0])} is no longer {title_name(s, a[1], a[0])}.",
    "city": lambda s, a: f"{village(s, a[1])} becomes a Fortified City.",
    "election": lambda s, a: f"Election: {title_name(s, a[0])}.",
    "candidate": lambda s, a: f"{noble(a[0])} stands for {title_name(s, a[1], a[0])}.",
    "markers": _markers,
    "tally": _tally,
    "captured": lambda s, a: f"{s.name(a[1])} takes {noble(a[0])} captive.",
    "no prisoners": lambda s, a: f"{s.name(a[1])} takes no prisoners.",
    "passed on": lambda s, a: f"{noble(a[0])} is now a Captive of {s.name(a[1])}.",
    "freed": lambda s, a: f"{noble(a[0])} is free.",
    "dies": lambda s, a: f"{noble(a[0])} dies.",
    "saved": lambda s, a: f"House Baratheon saves {noble(a[0])} from death.",
    "wedding": lambda s, a: f"{noble(a[0])} and {noble(a[1])} marry.",
    "dowry": lambda s, a: f"{s.name(a[0])} pays {s.name(a[1])} {a[2]} gold, for {noble(a[3])} is hard to marry.",
    "parted": lambda s, a: f"The marriage of {noble(a[0])} and {noble(a[1])} is over.",
    "jilted": lambda s, a: f"{s.name(a[2])} does not agree to the marriage of {noble(a[0])} and {noble(a[1])}.",
    "marriage gold": lambda s, a: f"{s.name(a[0])} pays {s.name(a[1])} {a[2]} gold for the marriage.",
    "asks divorce": lambda s, a: f"{noble(a[0])} asks for a divorce from {noble(a[1])}.",
    "no divorce": lambda s, a: f"The Master of Laws grants {noble(a[0])} no divorce.",
    "converts": lambda s, a: f"{noble(a[0])} embraces the faith of R'hllor.",
    "septs fall": lambda s, a: f"All Septs fall ({a[0]}): {listed([f'{a[2]} gold for {noble(n)}' for n in a[1]])}.",
    "burnt": lambda s, a: f"{s.name(a[1])} gives {noble(a[0])} to the flames.",
    "gods roll": lambda s, a: f"The Gods' curse on {noble(a[0])}: {a[1]} is rolled.",
    "takes the black": lambda s, a: f"{noble(a[0])} takes the black.",
    "breaks his oath": lambda s, a: f"{noble(a[0])} breaks his oath.",
    "concedes": lambda s, a: f"{noble(a[0])} gives {the_title(s, a[1], a[0])} to {noble(a[2])}.",
    "supplies": lambda s, a: f"{s.name(a[0])} takes the {a[1]} gold that {'lies' if a[1] == 1 else 'lie'} on the Wall.",
    "tax refused": lambda s, a: f"{noble(a[0])} refuses the Taxes on {region(s, a[1])}.",
    "outlaw": lambda s, a: f"{noble(a[0])} is an Outlaw.",
    "pardoned": lambda s, a: f"{noble(a[0])} is pardoned.",
    "guard disbanded": _disbanded,
    "deserted": lambda s, a: (
        f"{s.name(a[0])}'s {'Recruit' if a[2] == 1 else 'Recruits'} in {village(s, a[1])} {'deserts' if a[2] == 1 else 'desert'}."
    ),
    "discarded": lambda s, a: f"{kind(a[0])} is discarded.",
    "discards": lambda s, a: f"{s.name(a[0])} discards {kind(a[1])}.",
    "replenished": lambda s, a: f"The {BACKS[a[0]]} deck is shuffled anew.",
    "season": lambda s, a: f"{SEASONS[a[0]]} has come.",
    "castle falls": lambda s, a: f"{('Castle Black', 'The Shadow Tower', 'Eastwatch')[a[0] - 1]} falls.",
    "to the track": lambda s, a: f"{s.name(a[0])} draws a Disaster; it goes to the track unseen.",
    "disasters go back": lambda s, a: "In the first round no Disaster strikes: they are shuffled back into the deck.",
    "disaster": lambda s, a: f"A Disaster is turned up: {kind(a[0])}.",
    "false alarm": lambda s, a: f"{kind(a[0])}: a false alarm.",
    "already there": lambda s, a: f"{kind(a[0])} lies on {region(s, a[1])} already.",
    "strikes": lambda s, a: f"{kind(a[0])} strikes {region(s, a[1])}.",
    "cancelled": lambda s, a: f"{s.name(a[0])} plays {kind(a[1])}: {kind(a[2])} in {region(s, a[3])} is over.",
    "laid": lambda s, a: f"{s.name(a[0])} plays {kind(a[1])} on {region(s, a[2])}.",
    "famine ended": lambda s, a: f"{s.name(a[0])} ends the Famine in {region(s, a[1])}.",
    "tallage lapses": lambda s, a: f"{s.name(a[1])}'s Tallage on {s.board.fiefs[a[0]].name} lapses.",
    "tax lapses": lambda s, a: f"{s.name(a[1])}'s Tax on {region(s, a[0])} lapses.",
    "income": _income,
    "ransom": lambda s, a: f"{noble(a[0])} is ransomed from {s.name(a[1])} for {a[2]} gold.",
    "bought": lambda s, a: f"{s.name(a[0])} buys {article(a[1])} in {village(s, a[2])}.",
    "bought title": lambda s, a: f"{s.name(a[0])} buys {noble(a[1])} {the_title(s, a[2], a[1])}.",
    "ransom offer": lambda s, a: f"{s.name(a[0])} offers {a[2]} gold for {noble(a[1])}.",
    "ransom refused": lambda s, a: f"{s.name(a[0])} refuses {a[2]} gold for {noble(a[1])}.",
    "bids": _bids,
    "no winner": lambda s, a: "Nobody gets a seat on the Small Council.",
    "won the bid": lambda s, a: f"{s.name(a[0])} wins the bid and pays {a[1]} gold.",
    "sent to the Wall": lambda s, a: f"{s.name(a[0])} sends {article(a[1])} from {village(s, a[2])} to the Wall.",
    "wall bids": _wall_bids,
    "surplus": lambda s, a: (
        f"{a[1]} gold {'is' if a[1] == 1 else 'are'} left over"
        + (f" for {s.name(a[0])}." if a[0] >= 0 else " as supplies on the Wall.")
    ),
    "bonus card": _bonus_card,
    "no bonus card": lambda s, a: (
        f"{listed([s.name(seat) for seat in a[0]])} have bid the most for the Wall: nobody draws a card."
    ),
    "grant": _grant,
    "granted": lambda s, a: f"{s.name(a[0])} gives {noble(a[1])} {the_title(s, a[2], a[1])}.",
    "grant refused": lambda s, a: f"{s.name(a[0])} refuses the Title that {s.name(a[1])} offers.",
    "wall uprising": lambda s, a: f"{s.name(a[0])} has no Brother on the Wall: the people rise against {noble(a[1])}.",
    "martell": lambda s, a: f"{s.name(a[0])} moves {'first' if a[1] < 0 else 'last'}.",
    "permission": lambda s, a: (
        f"{s.name(a[0])} {'lets' if a[3] else 'does not let'} {s.name(a[1])} pass at {village(s, a[2])}."
    ),
    "battle": lambda s, a: f"{s.name(a[0])} attacks {s.name(a[1])} at {village(s, a[2])}.",
    "joins": lambda s, a: f"{s.name(a[0])} joins {s.name(a[1])} at {village(s, a[2])}.",
    "join refused": lambda s, a: f"{s.name(a[1])} refuses the help of {s.name(a[0])}.",
    "turned": lambda s, a: f"{noble(a[0])} wins over a Man at Arms of {s.name(a[1])}, who changes sides.",
    "volley": lambda s, a: (
        f"The Archers shoot: {many(a[3], 'hit')} by {s.name(a[1])}, {many(a[4], 'hit')} by {s.name(a[2])}."
    ),
    "reroll": lambda s, a: f"{s.name(a[0])} rolls a die again: {a[2]} instead of {a[1]}.",
    "battle round": lambda s, a: (
        f"{s.name(a[1])} rolls {rolled(a[3])}: {many(a[5], 'hit')}. "
        f"{s.name(a[2])} rolls {rolled(a[4])}: {many(a[6], 'hit')}."
    ),
    "lost": lambda s, a: f"{s.name(a[0])} loses {many(a[3], TROOPS[a[2]].name, TROOPS[a[2]].plural)}.",
    "truce asked": lambda s, a: (
        f"{s.name(a[0])} asks for a Truce" + (f"; {village(s, a[1])} would go to {s.name(a[2])}." if a[2] >= 0 else ".")
    ),
    "truce refused": lambda s, a: f"{s.name(a[0])} refuses the Truce and attacks.",
    "truce": lambda s, a: f"There is a Truce at {village(s, a[0])}.",
    "surrenders": lambda s, a: f"{s.name(a[0])} surrenders at {village(s, a[1])}.",
    "battle over": lambda s, a: (
        f"The Battle at {village(s, a[0])} is over" + (f": {s.name(a[1])} has won." if a[1] >= 0 else ".")
    ),
    "raid": lambda s, a: f"{s.name(a[0])} raids {s.name(a[1])} at {village(s, a[2])}.",
    "named for a voyage": lambda s, a: f"{noble(a[0])}, Master of Ships, has a ship for {noble(a[1])}.",
    "voyage": lambda s, a: (
        f"{listed([noble(n) for n in a[1]])} {'sails' if len(a[1]) == 1 else 'sail'} from {village(s, a[2])} to {village(s, a[3])}."
    ),
    "siege": lambda s, a: (
        f"{s.name(a[0])} besieges {village(s, a[1])}; the Siege Engine counts {many(a[2], 'die', 'dice')}."
    ),
    "siege ends": lambda s, a: f"{s.name(a[0])}'s siege of {village(s, a[1])} is over.",
    "pillaged": lambda s, a: f"{s.name(a[0])} pillages a Mill in {village(s, a[1])} for {a[2]} gold.",
    "wall roll": _wall_roll,
    "wall": lambda s, a: f"The Wall stands at {a[0]}.",
    "points": _points,
    "offer": lambda s, a: f"To {s.name(a[1])}, {s.name(a[0])} {a[2]}.",
    "private talk": lambda s, a: f"{s.name(a[0])} spends a Diplomacy marker to talk to {s.name(a[1])} in private.",
    "invited": lambda s, a: f"{s.name(a[0])} asks {s.name(a[1])} to the private talk.",
    "longer talk": lambda s, a: f"{s.name(a[0])} spends a Diplomacy marker to go on with the private talk.",
    "left open": lambda s, a: f"{s.name(a[0])} leaves {s.name(a[1])}'s offer open.",
    "taken back": lambda s, a: f"{s.name(a[0])} takes back the offer to {s.name(a[1])}.",
    "lapsed": lambda s, a: f"{s.name(a[0])}'s offer to {s.name(a[1])} lapses.",
    "shared": lambda s, a: f"{s.name(a[0])} pays {s.name(a[1])} {a[2]} gold of the Ransom, as promised.",
    "accepted": lambda s, a: f"{s.name(a[0])} accepts {s.name(a[1])}'s offer.",
    "refused": lambda s, a: f"{s.name(a[0])} refuses {s.name(a[1])}'s offer.",
    "disaster roll": lambda s, a: f"A die says where it strikes: {a[0]}.",
    "curse die": lambda s, a: f"A cursed Noble in {region(s, a[0])} may draw it there: {many(a[1], 'hit')}.",
    "curse": lambda s, a: f"The curse draws it to {region(s, a[0])}.",
    "plague roll": lambda s, a: f"{noble(a[0])} rolls {a[1]} against the Plague.",
    "plague death": lambda s, a: (
        f"{s.name(a[0])} loses {article(TROOPS[a[2]].name)} in {village(s, a[1])} to the Plague."
    ),
    "exempt": lambda s, a: f"The Maester in {village(s, a[0])} keeps {s.name(a[1])}'s units safe.",
    "throws away": lambda s, a: f"{s.name(a[0])} throws away {kind(a[1])}.",
    "recruit": lambda s, a: f"A Recruit joins {noble(a[0])} in {village(s, a[1])}.",
    "tallage": lambda s, a: (
        f"{s.name(a[0])} levies a Tallage on {s.board.fiefs[a[1]].name} as {title_name(s, a[2], a[3])}."
    ),
    "taxes": lambda s, a: f"{s.name(a[0])} taxes {region(s, a[1])} as {title_name(s, a[2])}.",
    "swaps": lambda s, a: f"{s.name(a[0])} swaps a card with {s.name(a[1])}.",
    "theft": lambda s, a: f"{s.name(a[0])} tries to steal {s.name(a[1])}'s gold.",
    "stolen": lambda s, a: f"{s.name(a[0])} takes {a[2]} gold from {s.name(a[1])}.",
    "uprising": lambda s, a: (
        f"{s.name(a[0])} plays Uprising" + (f" against {noble(a[2])}" if a[2] >= 0 else "") + f" in {village(s, a[1])}."
    ),
    "boosted": lambda s, a: f"{s.name(a[0])} adds {kind(a[1])} to the Uprising.",
    "calming": _calming,
    "uprising fails": lambda s, a: f"The Uprising in {village(s, a[0])} comes to nothing.",
    "uprising roll": lambda s, a: f"The people of {village(s, a[0])} score {many(a[2], 'hit')}.",
    "losses": lambda s, a: f"{s.name(a[0])} loses {a[2]} in {village(s, a[1])}.",
    "razed": _razed,
    "seeks passage": lambda s, a: f"{s.name(a[0])} asks for a Secret Passage at {village(s, a[1])}.",
    "passage": lambda s, a: f"{s.name(a[0])} plays Secret Passage.",
    "shadow": lambda s, a: f"{noble(a[0])} vanishes into the shadows.",
    "assassination": lambda s, a: f"{s.name(a[0])} plays Assassination on {noble(a[1])}.",
    "assassination roll": lambda s, a: f"The attempt on {noble(a[0])}: {a[1]} is rolled.",
    "sponsor": lambda s, a: f"{noble(a[0])} is known to be behind the Assassination.",
    "justice": lambda s, a: f"{s.name(a[0])} brings {noble(a[1])} to Justice.",
    "seeks abduction": lambda s, a: f"{noble(a[0])} looks for a Secret Passage to {noble(a[1])}.",
    "abduction": lambda s, a: f"{noble(a[0])} abducts {noble(a[1])}.",
    "dragon card": lambda s, a: f"{s.name(a[0])} wants {noble(a[1])} to be Mother of Dragons.",
    "declined": lambda s, a: f"{s.name(a[0])} declines the Title for {noble(a[1])}.",
    "council card": lambda s, a: f"{s.name(a[0])} wants {noble(a[1])} on the Small Council.",
    "council refused": lambda s, a: f"{s.name(a[0])} refuses {noble(a[1])} a seat on the Small Council.",
    "over": lambda s, a: a[0],
}
