"""What the second edition's cards are made of is broken, node by node: a scenario with one of the cards must notice.

Some of the nodes, or with WEIRWOOD_NODES all of them (`make soak`; `python bench/broken_nodes.py --all` says where each was
noticed). In a process of its own, so that nothing broken stays behind.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"
SOME = ["ControlsMore", "NumberOf", "PowerOfItsFaction", "SkipsPhase", "TakingPart", "WouldTakeEffect"]


def test_a_scenario_notices_each_broken_node() -> None:
    only = [] if os.environ.get("WEIRWOOD_NODES") else SOME
    done = subprocess.run(
        [sys.executable, str(BENCH / "broken_nodes.py"), *only], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    if only:
        assert f"{len(only)} nodes broken, {len(only)} noticed" in done.stdout
