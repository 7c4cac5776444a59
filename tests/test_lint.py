"""The project's form: formatted, without a complaint of the linter, and typed strictly (`make lint` shows the same)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMMANDS = {"format": "ruff format --check .", "lint": "ruff check .", "types": "mypy"}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())
def test_the_project_keeps_its_form(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{command} (make format mends some):\n{done.stdout}{done.stderr}", pytrace=False)
