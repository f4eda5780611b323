"""`python -m noisecheck`: the same as the command `noisecheck`."""

from noisecheck.cli import app

app(prog_name="noisecheck")
