"""`python -m weirwood` is the `weirwood` command."""

from weirwood.cli import main

raise SystemExit(main())
