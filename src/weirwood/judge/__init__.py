"""The judge: a rules question as a file, run with every expectation checked."""

from weirwood.judge.document import Scenario, read, read_text
from weirwood.judge.runner import Failure, Verdict, judge

__all__ = ["Failure", "Scenario", "Verdict", "judge", "read", "read_text"]
