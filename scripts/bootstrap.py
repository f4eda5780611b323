"""Makes .venv and installs into it. Needs only a bare Python 3.11 or newer.

    python3 scripts/bootstrap.py requirements/play.txt    install a lock file, hashes checked
    python3 scripts/bootstrap.py --editable .             install this package, dependencies already there

NOISECHECK_VENV names another folder than .venv: what is only compared with us is not to mix with what we need.

uv does the work, because it is several times faster, and trusts whom the machine trusts. pip stands in where uv cannot
be had or fails: only pip reads pip.conf.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / os.environ.get("NOISECHECK_VENV", ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
PIP = (PYTHON, "-m", "pip", "--disable-pip-version-check", "-q")
UV = "uv==0.13.7"


def works(*command: object, quiet: bool = False) -> bool:
    """Whether a command ends well. What it prints goes to the errors: a caller's own output may be read."""
    sink = subprocess.DEVNULL if quiet else sys.stderr
    try:
        return subprocess.run([str(part) for part in command], stdout=sink, stderr=sink, check=False).returncode == 0
    except OSError:  # no such program: a missing or half-made .venv
        return False


def apt_install(*packages: str) -> bool:
    """Installs packages of Debian where that can be done, and says so."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    print("installing with apt-get:", *packages, file=sys.stderr, flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    works("apt-get", "update", "-qq")
    return works("apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages)


def make_venv() -> None:
    if works(*PIP, "--version", quiet=True):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    make = (sys.executable, "-m", "venv", VENV)
    if works(*make, quiet=True):
        return
    package = f"python3.{sys.version_info.minor}-venv"  # Debian keeps ensurepip, which venv needs, in a package apart
    shutil.rmtree(VENV, ignore_errors=True)
    if apt_install(package) and works(*make):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    sys.exit(f"{sys.executable} cannot make a venv. On Debian or Ubuntu: sudo apt-get install {package}")


def install(*what: str) -> None:
    uv = BIN / "uv"
    if uv.exists() or works(*PIP, "install", UV):
        if works(uv, "--system-certs", "pip", "install", "-q", "--python", PYTHON, *what):
            return
        print("uv could not install; trying pip", flush=True)
    if not works(*PIP, "install", *what):
        sys.exit(f"could not install {what[-1]}")


def main(arguments: list[str]) -> None:
    if sys.version_info < (3, 11):
        sys.exit(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 …")
    make_venv()
    match arguments:
        case ["--editable", folder]:
            install("--no-deps", "--no-build-isolation", "-e", folder)
        case [lock]:
            install("--require-hashes", "-r", lock)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    os.chdir(ROOT)
    main(sys.argv[1:])
