"""The command `noisecheck`, also as `python -m noisecheck`.

Its help is read when the commands are, so what language it speaks is settled before.
"""

import sys
from argparse import ArgumentParser

from noisecheck.texts import say
from noisecheck.texts.language import languages, of_environment, speak


def main() -> None:
    asked = ArgumentParser(add_help=False, allow_abbrev=False)
    asked.add_argument("--lang")  # before the command or after it
    given, others = asked.parse_known_args()
    speak(of_environment())
    if given.lang and given.lang not in languages():
        sys.exit(say("cli-no-language", {"wanted": given.lang, "known": ", ".join(languages())}))
    if given.lang:
        speak(given.lang)
    from noisecheck.cli import app

    app(others, prog_name="noisecheck")


if __name__ == "__main__":
    main()
