"""The project's form: formatted, without a complaint of the linter, and typed strictly (`make lint` shows the same)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMMANDS = {"format": "ruff format --check .", "lint": "ruff check .", "types": "mypy"}
PAGE = ["lint", "types", "unit"]  # the scripts of package.json


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())
def test_the_project_keeps_its_form(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{command} (make format mends some):\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm here: apt-get install nodejs npm")
@pytest.mark.skipif(not (ROOT / "node_modules" / ".bin" / "biome").exists(), reason="npm install, or make browser")
@pytest.mark.parametrize("script", PAGE)
def test_the_page_keeps_its_form(script: str) -> None:
    done = subprocess.run(["npm", "run", "--silent", script], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"npm run {script} (make format mends some):\n{done.stdout}{done.stderr}", pytrace=False)
