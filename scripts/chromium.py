"""Prints where Chromium is, for the browser tests. Where it is missing, installs Debian's if it may.

python -m scripts.chromium
"""

import os
import shutil
import sys

from scripts.bootstrap import apt_install

SHELL = "chromium-headless-shell"  # the same engine without a browser's other parts: it needs half the time
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser named by CHROMIUM, or the first of these on the path."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    if not find():
        apt_install(SHELL, "fonts-dejavu-core") or apt_install("chromium", "fonts-dejavu-core")
    print(
        find()
        or sys.exit(
            "Chromium was not found, and the browser tests need it.\n"
            "  Debian or Ubuntu: sudo apt-get install chromium-headless-shell\n"
            "  elsewhere:        make test CHROMIUM=path/of/chrome\n"
            "  or without them:  make test-fast"
        )
    )
