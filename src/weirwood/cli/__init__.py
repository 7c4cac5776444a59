"""The `weirwood` command: one module of this package for each subcommand."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from weirwood.cli.parser import parse
from weirwood.errors import UserError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line: 0 if all is well, 1 if something doesn't hold, 2 if the input is wrong, 70 if we failed."""
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        args = parse(words)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except UserError as error:
        print(f"weirwood: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be written to it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        from weirwood.cli.breaking import report

        return report(error, debug="--debug" in words)
