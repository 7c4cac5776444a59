"""The `weirwood` command: one module of this package for each subcommand."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from weirwood.cli.parser import parse
from weirwood.errors import UserError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code is 0 when all is well and 2 when the input was wrong."""
    try:
        args = parse(sys.argv[1:] if argv is None else list(argv))
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
