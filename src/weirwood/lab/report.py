"""A run as one HTML page: what was found and how sure it is, drawn and as tables, and the games worth looking at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from ..kernel import rulebook
from . import plots, statistics
from .folder import Folder
from .playing import Line
from .running import Meeting, meetings
from .setting import Setting

STYLE = """
:root { color-scheme: light dark; --line: #8886; --good: #2a7d4622; --bad: #a8442d22; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; max-width: 46rem; height: auto; font: 12px system-ui, sans-serif; fill: currentColor; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: right; }
th:first-child, td:first-child, .words td, .words th { text-align: left; }
.scroll { overflow-x: auto; } small { opacity: .75; } caption { text-align: left; font-weight: 600; padding: .3rem 0; }
.above { background: var(--good); } .below { background: var(--bad); }
"""
CARDS = 60
"""Rows of the table of cards."""


def page(folder: Folder) -> str:
    """The page."""
    setting = folder.setting()
    lines = list(folder.lines())
    found, _ = meetings(setting, iter(lines))
    rules = rulebook(setting.game)
    word = (
        rules.people.introduction.words.get("score", "score")
        if hasattr(rules.people.introduction, "words")
        else "score"
    )
    sides = [side.name for side in setting.sides]
    names = ", ".join(dict.fromkeys(sides)) if len(sides) <= 6 else f"{len(sides)} decks"
    parts = [
        f"<h1>{escape(rules.name)}: {escape(names)}</h1>",
        f"<p>{escape(_players(setting, len(lines)))}</p>",
        _shares(found),
        _matrix(setting, found) if len(sides) > 2 else "",
        _first(lines),
        "<h2>Length</h2>" + plots.bars(statistics.lengths(lines), _lengths(lines), "the round in which games ended"),
        f"<h2>Course</h2><p>{escape(word.capitalize())} at the end of each round: the mean of the games that lasted so long, and with two sides the middle half of them.</p>"
        + plots.bands(statistics.curves(lines), _curves(lines), "round"),
        _cards(setting, lines),
        _games(folder.path, setting, lines),
    ]
    title = escape(f"{rules.name}: {names}")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _players(setting: Setting, games: int) -> str:
    bots = ", ".join(dict.fromkeys(side.bot for side in setting.sides))
    effort = f" with effort {setting.effort}" if setting.effort else ""
    return (
        f"{games} games as played by {bots}{effort}, weirwood {setting.version}, seed {setting.seed}. "
        "All of this speaks of decks as these players play them. Each seed is played with sides swapped."
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _shares(found: Sequence[Meeting]) -> str:
    rows = [(f"{each.names[0]} : {each.names[1]}", *each.share) for each in found if each.games]
    drawn = plots.ranges(
        rows[:40], "Victories of the first in 100 of each meeting, with intervals that hold at every look"
    )
    table = "".join(
        f"<tr><td>{escape(name)}</td><td>{_percent(mean)}</td><td>{_percent(low)} to {_percent(high)}</td><td>{each.games}</td></tr>"
        for (name, low, mean, high), each in zip(rows, (each for each in found if each.games))
    )
    head = "<tr><th scope=col>meeting</th><th scope=col>first wins in 100</th><th scope=col>interval</th><th scope=col>games</th></tr>"
    return f"<h2>Victories</h2>{drawn}<div class=scroll><table>{head}{table}</table></div>"


def _matrix(setting: Setting, found: Sequence[Meeting]) -> str:
    """Each deck against each, in the rows' view."""
    share: dict[tuple[int, int], tuple[float, str]] = {}
    for (first, second), each in zip(setting.meetings, found):
        if each.games:
            low, mean, high = each.share
            sure = "above" if low > 0.5 else "below" if high < 0.5 else ""
            share[first, second] = mean, sure
            share[second, first] = 1 - mean, {"above": "below", "below": "above"}.get(sure, "")
    names = [side.name for side in setting.sides]
    head = "".join(f"<th scope=col>{escape(name)}</th>" for name in names)
    rows = []
    for first, name in enumerate(names):
        cells: list[str] = []
        own: list[float] = []
        for second in range(len(names)):
            if (first, second) not in share:
                cells.append("<td>–</td>")
                continue
            mean, sure = share[first, second]
            cells.append(f'<td class="{sure}">{_percent(mean)}</td>')
            own.append(mean)
        field = _percent(sum(own) / len(own)) if own else "–"
        rows.append(f"<tr><th scope=row>{escape(name)}</th>{''.join(cells)}<td>{field}</td></tr>")
    return (
        f"<h2>Matrix</h2><div class=scroll><table><caption>Victories in 100 of the row's deck; shaded where it is sure which is better"
        f"</caption><tr><th></th>{head}<th scope=col>the field</th></tr>{''.join(rows)}</table></div>"
    )


def _first(lines: Sequence[Line]) -> str:
    share = statistics.first_player(lines)
    if not share.games:
        return ""
    low, high = share.range
    return (
        f"<h2>First player</h2><p>Whoever was first player in the first round won {_percent(share.mean)} games in 100 "
        f"({_percent(low)} to {_percent(high)}, {share.games} games).</p>"
    )


def _lengths(lines: Iterable[Line]) -> str:
    found = statistics.lengths(lines)
    total = sum(found.values())
    mean = sum(round * number for round, number in found.items()) / total if total else 0
    return f"Games by the round in which they ended: {', '.join(f'{number} in round {round}' for round, number in found.items())}; {mean:.1f} on average"


def _curves(lines: Sequence[Line]) -> str:
    rows = [
        f"{side}: {', '.join(f'{band.mean:.1f}' for band in rounds)}"
        for side, rounds in statistics.curves(lines).items()
    ]
    return "Mean scores at the end of each round. " + "; ".join(rows)


def _cards(setting: Setting, lines: Sequence[Line]) -> str:
    rows = [row for row in statistics.cards(setting, lines) if row.drawn.games >= statistics.FEWEST]
    if not rows:
        return ""
    rows.sort(key=lambda row: row.drawn.mean - row.deck.mean, reverse=True)
    cut = rows if len(rows) <= CARDS else rows[: CARDS // 2] + rows[-CARDS // 2 :]
    table = "".join(
        f"<tr><td>{escape(row.title)}</td><td>{escape(row.side)}</td><td>{100 * (row.drawn.mean - row.deck.mean):+.1f}</td>"
        f"<td>{row.drawn}</td><td>{row.opening}</td><td>{row.played}</td></tr>"
        for row in cut
    )
    head = "".join(
        f"<th scope=col>{each}</th>"
        for each in ("card", "deck", "drawn, against the deck", "won when drawn", "in the opening hand", "played")
    )
    left = f" The best and the worst {CARDS // 2} of {len(rows)}." if cut is not rows else ""
    return (
        f"<h2>Cards</h2><p>Victories in 100 (19 times of 20 in the range; games).{left} <strong>Drawn cards are more in long games:</strong> "
        "a card that is good late looks better than it is, and one look at many cards always finds some by chance. "
        "A blank in a card's place, with the same seeds, is the fair way: <code>weirwood lab cards RUN --blank TITLE</code>.</p>"
        f"<div class=scroll><table><tr>{head}</tr>{table}</table></div>"
    )


def _games(path: Path, setting: Setting, lines: Sequence[Line]) -> str:
    rows = "".join(
        f"<tr><td>{each.why}</td><td>{escape(' : '.join(each.line.sides))}</td>"
        f"<td>{escape(' : '.join(map(str, each.line.curve[-1])) if each.line.curve else '–')}</td><td>{each.line.rounds}</td>"
        f"<td><code>weirwood lab game {escape(path.name)} {each.number}</code></td></tr>"
        for each in statistics.remarkable(lines)
    )
    head = "<tr><th scope=col>why</th><th scope=col>sides</th><th scope=col>score</th><th scope=col>rounds</th><th scope=col>to see it</th></tr>"
    if not rows:
        return ""
    return (
        "<h2>Games worth a look</h2><p><code>weirwood lab game</code> writes the record of a game, to be replayed in the terminal "
        f"(<code>weirwood replay</code>) or opened in the page.</p><div class=scroll><table class=words>{head}{rows}</table></div>"
    )
