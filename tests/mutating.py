"""Mutated files: small damages to good files, and a few bombs made by hand; each is given to a command line."""

from __future__ import annotations

import json
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
MEMORY = 1 << 30
SECONDS = 20
WORDS = (
    "",
    "0",
    "-1",
    "99999999999",
    "null",
    "[]",
    "{}",
    "é\u0300\u202e",
    "\x00",
    "a: b",
    "- -",
    "&a [*a]",
    "9" * 5000,
    "'",
    '"',
)
BOMB = "\n".join(
    ["a: &a [x,x,x,x,x,x,x,x,x]", *(f"{b}: &{b} [{','.join(['*' + a] * 9)}]" for a, b in zip("abcdefgh", "bcdefghi"))]
)


def mutated(text: str, chance: random.Random) -> str:
    """A text with one to three damages: lines, words and characters are left out, doubled, swapped and replaced."""
    for _ in range(chance.randint(1, 3)):
        lines = text.split("\n")
        at = chance.randrange(len(lines))
        kind = chance.randrange(9)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, chance.choice(lines))
        elif kind == 2:
            lines[at] = chance.choice(WORDS)
        elif kind == 3:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 4 and ":" in lines[at]:
            lines[at] = lines[at].partition(":")[0] + ": " + chance.choice(WORDS)
        elif kind == 5 and lines[at].split():
            words = lines[at].split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            lines[at] = " ".join(words)
        elif kind == 6:
            lines[at] = "  " + lines[at]
        else:
            line = lines[at]
            spot = chance.randrange(len(line) + 1)
            lines[at] = line[:spot] + chance.choice("[]{}:,-#&*!|>'\"%@`\t\x07éÿ0") + line[spot + (kind == 7) :]
        text = "\n".join(lines)
    return text


def scenarios() -> list[str]:
    found = sorted((HERE / "scenarios").rglob("*.yaml"))
    texts = [path.read_text(encoding="utf-8") for path in found[:: max(1, len(found) // 12)]]
    return ["---".join(text.split("\n---")[:3]) for text in texts]


def records() -> list[str]:
    names = ("hbo-joust", "agot2-joust-stark", "fief-three", "agot1-joust-core-stark")
    found = [path for name in names for path in sorted((HERE / "golden").glob(f"{name}*.json"))[:1]]
    texts = []
    for path in found:
        data = json.loads(path.read_text(encoding="utf-8"))
        data["choices"] = data["choices"][:12]
        texts.append(json.dumps(data, indent=1))
    return texts


def decks() -> list[str]:
    text = "House Stark\nAgenda: Fealty (Core)\n1x A Noble Cause (Core)\n3x Winterfell Steward (Core)\n2x Ice (Core)\n"
    data = {"faction": "stark", "agenda": "01027", "cards": {"01004": 1, "01141": 3}, "name": "Winter"}
    o8d = (
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="30c200c9-6c98-49a4-a293-106c06295c05">\n'
        '  <section name="Faction">\n    <card qty="1" id="1">House Stark</card>\n  </section>\n'
        '  <section name="Character">\n    <card qty="3" id="2">Winterfell Steward</card>\n  </section>\n</deck>\n'
    )
    return [text, json.dumps(data, indent=1), o8d]


def settings() -> list[str]:
    return [
        "game: agot2\nname: The Long Night\ntype: event\nfaction: stark\ncost: 2\ntext: 'Action: Draw 1 card.'\n",
        "- name: A\n  type: plot\n  income: 3\n  text: ''\n- name: B\n  type: character\n  cost: 1\n",
    ]


Source = tuple[Callable[[], list[str]], str, list[str]]
KINDS: dict[str, Source] = {
    "scenario": (scenarios, ".yaml", ["judge", "-q", "{}"]),
    "record": (records, ".json", ["replay", "--log", "{}"]),
    "deck": (decks, ".txt", ["deck", "check", "{}"]),
    "o8d": (lambda: decks()[2:], ".o8d", ["deck", "show", "{}"]),
    "cards": (settings, ".yaml", ["cards", "--cards", "{}", "Stark"]),
}


def bombs(kind: str) -> list[str]:
    """Small files that ask for very much."""
    if kind in ("scenario", "cards"):
        return [
            BOMB, f"name: *a\n{BOMB}", BOMB.replace("a: &a", "name: &a", 1), "game: agot2\n" + BOMB + "\nname: *i\n",
            "[" * 5000, "{" * 5000, "a: &a [*a]", "&a {*a : 1}", "name: " + "9" * 5000, "- " * 3000, "!!python/object:os.x {}",
            "game: agot2\nseed: 9999999999999999999999\n", "game: hbo\ndo: &d [*d]\n", "? [a]\n: b\n", "game: agot2\nstark: {hand: 7}\n",
            "game: agot2\nstark: {deck: [[[[1]]]]}\n", "? {a: 1}\n: 2", "2020-13-45: x", "a: 2020-99-99", "a: !!int 'x'",
            "game: agot2\nname: &n {a: *n}\n", "!!binary '***'", "game: agot2\nchance: {x: y}\ndo: 5\n",
        ]  # fmt: skip
    if kind == "record":
        head = json.loads(records()[0])
        cards = {"faction": "stark", "cards": {"01004": 100_000_000, "01141": 3}}
        many = {
            "game": "agot2",
            "config": {"decks": [cards, cards], "names": ["a", "b"]},
            "seed": "00" * 8,
            "choices": [],
        }
        return [
            json.dumps(many), json.dumps({**head, "config": []}), "[" * 100_000, '{"game":' + "[" * 50_000, "9" * 5000,
            json.dumps({**head, "choices": [[10**30, "x"]]}), json.dumps({**head, "choices": [[-5, "x"]]}),
            json.dumps({**head, "format": 9}), json.dumps({**head, "game": "../x"}), json.dumps({**head, "seed": "zz"}), "\ud7ff",
            json.dumps({**head, "config": {"names": ["a"] * 100_000}}), json.dumps({**head, "config": {"decks": 7}}),
        ]  # fmt: skip
    return [
        '<?xml version="1.0" encoding="no-such"?><deck/>', "<deck>" * 50_000, "[" * 100_000, "9" * 5000 + "x Ice (Core)",
        '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;&b;">]><deck>&d;</deck>', '{"cards": {"01004": 1e400}}',
        '{"cards": {"01004": 100000000}}', "10000000x Winterfell Steward (Core)", '{"faction": {"a": 1}, "cards": []}',
        '{"slots": {"01004": [1]}, "faction_code": 3}', "1 a" + " " * 60_000 + "(b", '{"cards": {"01004": true}}',
    ]  # fmt: skip


def files(kind: str, count: int, seed: int) -> Iterator[str]:
    """The bombs, then so many mutations."""
    yield from bombs(kind)
    chance = random.Random(seed)
    texts = KINDS[kind][0]()
    for _ in range(count):
        yield mutated(chance.choice(texts), chance)


def _overdue(*_: object) -> None:
    raise TimeoutError(f"it took more than {SECONDS} seconds")


def main() -> None:
    """KIND COUNT SEED FOLDER: give each file to the command; what isn't a sentence and a code is printed."""
    kind, count, seed, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    from contextlib import redirect_stderr, redirect_stdout
    from io import StringIO

    from weirwood.cli import main as weirwood

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _overdue)
    _, suffix, command = KINDS[kind]
    for number, text in enumerate(files(kind, count, seed)):
        path = folder / f"{kind}{number}{suffix}"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        said, told = StringIO(), StringIO()
        signal.alarm(SECONDS)
        try:
            with redirect_stdout(said), redirect_stderr(told):
                code = weirwood([word.format(path) for word in command])
            wrong = code not in (0, 1, 2) or (code == 2 and not told.getvalue().startswith("weirwood: "))
            what = f"exit {code}: {told.getvalue()[:400]}"
        except BaseException as error:
            wrong, what = True, repr(error)[:400]
        signal.alarm(0)
        if wrong or "Traceback" in told.getvalue():
            print(json.dumps([path.name, what, text[:600]]), flush=True)
        else:
            path.unlink()
    print("done")


def run(kind: str, count: int, seed: int, folder: Path) -> list[str]:
    """What went wrong in a process of its own, with limits of memory and time."""
    command = [sys.executable, str(HERE / "mutating.py"), kind, str(count), str(seed), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60 + count)
    lines = done.stdout.splitlines()
    return lines[:-1] if lines[-1:] == ["done"] else [*lines, done.stderr[-2000:] or f"it ended with {done.returncode}"]


if __name__ == "__main__":
    main()
