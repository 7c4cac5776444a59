"""Scenario files are read alike by libyaml and by Python alone, what can't be read included."""

from __future__ import annotations

from pathlib import Path

import pytest

from weirwood.errors import UserError
from weirwood.judge import document
from weirwood.judge.document import read, read_text

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.yaml"))
GAME = "game: hbo\n"


@pytest.fixture(params=["libyaml", "python"])
def reader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each of the two readers in turn."""
    if request.param == "python":
        monkeypatch.setattr(document, "FAST", None)
    elif document.FAST is None:
        pytest.skip("PyYAML was built without libyaml")
    name: str = request.param
    return name


def both(text: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What each reader makes of a text: the scenarios with everything in them, or the sentence."""
    found = []
    for fast in (document.FAST, None):
        monkeypatch.setattr(document, "FAST", fast)
        try:
            read_all = read_text(text, "q.yaml")
            found.append("\n".join(f"{each!r} {each.document!r} {each.steps!r} {each.expect!r}" for each in read_all))
        except UserError as error:
            found.append(str(error))
    return found


@pytest.mark.skipif(document.FAST is None, reason="PyYAML was built without libyaml")
@pytest.mark.parametrize("path", FILES[::10], ids=lambda path: path.stem)
def test_every_tenth_file_is_the_same_to_both(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast, plain = both(path.read_text("utf-8"), monkeypatch)
    assert fast == plain


def test_libyaml_reads_what_needs_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    if document.FAST is None:
        pytest.skip("PyYAML was built without libyaml")
    monkeypatch.setattr(document, "Plain", None)  # whoever asks for it now fails
    assert read(FILES[0])


WRONG = {
    f"{GAME}do: [bob: pass": "q.yaml, line 2: this is not proper YAML: expected ',' or ']'",
    f"{GAME}name: 'x": "q.yaml, line 2: this is not proper YAML: found unexpected end of stream",
    f"{GAME}expect: {{a: 1}}\nexpect: {{}}": "line 3: this is not proper YAML: the key 'expect' stands twice in one mapping",
    f"---\n{GAME}---\n{GAME}expect: {{bob: {{gold: 1, gold: 2}}}}": "line 5: this is not proper YAML: the key 'gold' stands",
    f"{GAME}name: *b": "line 2: this is not proper YAML: found undefined alias 'b'",
    f"{GAME}name: !new x": "line 2: this is not proper YAML: could not determine a constructor for the tag '!new'",
    "game:\thbo": "line 1: this is not proper YAML: found character '\\t' that cannot start any token.",
    f"{GAME}name: \a": "q.yaml: this is not proper YAML: unacceptable character #x0007: special characters are not",
    f"{GAME}name: \ud800": "q.yaml: this is not proper YAML: unacceptable character #xd800: special characters are",
    f"{GAME}seed: 2001-02-30": "q.yaml, document 1 (line 1): a value looks like a number or a date and is none: day is",
    "# nothing": "q.yaml has no scenario in it.",
}  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), WRONG.items())
def test_what_cannot_be_read_is_said_in_the_same_words(text: str, sentence: str, reader: str) -> None:
    assert sentence in wrong_with(text)


def wrong_with(text: str) -> str:
    """What is said of the last document of a text, or of the text as a whole."""
    try:
        return read_text(text, "q.yaml")[-1].wrong
    except UserError as error:
        return str(error)


ODD = [
    "\ufeff" + GAME, GAME.replace("\n", "\r\n") + "do:\r\n- bob: x\r\nexpect: {}", f"{GAME}name: 'x\u2028y'\ndo: [bob: x]",
    f"{GAME}name: 1:30", f"{GAME}name: 2020-12-24", f"{GAME}<<: {{name: x}}\n<<: {{seed: 3}}", f"{GAME}name: |\n x\n  y\n",
    f"{GAME}expect: {{a:1}}", f"{GAME}expect: {{'a':1}}", f"{GAME}do: [a:b]", f"{GAME}? [a]\n: 1", f"{GAME}name: @x",
    f"{GAME}expect: {{a, b}}", f"{GAME}expect: {{a: 1,,}}", f"{GAME} name: x", f"{GAME}name: 'a' b", f"%YAML 2.0\n---\n{GAME}",
    f"{GAME}name: \"\\uD83D\\uDE00\"", f"{GAME}{'y' * 1025}: 1", f"{GAME}expect: {{[a]: 1}}", f"{GAME}...\njunk",
]  # fmt: skip


@pytest.mark.skipif(document.FAST is None, reason="PyYAML was built without libyaml")
@pytest.mark.parametrize("text", ODD)
def test_odd_texts_are_the_same_to_both(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fast, plain = both(text, monkeypatch)
    assert fast == plain
