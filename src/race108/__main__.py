"""``python -m race108``."""

import sys

from race108.cli import main

sys.exit(main())
