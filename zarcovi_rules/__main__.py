"""`python -m zarcovi_rules`: the same as the command `zarcovi`."""

import sys

from zarcovi_rules.app.cli import main

sys.exit(main())
