"""A terminal that cannot show our signs gets plain letters for them, never an error."""

from __future__ import annotations

import codecs
import sys

HANDLER = "noisecheck-plain"
USUAL = ("strict", "surrogateescape", "backslashreplace")  # what Python does by itself; whoever wants another, has it
PLAIN = {
    ord(sign): letter
    for signs, letters in (
        ("━┃┏┓┗┛┣┫┳┻╋╸╹╺╻", "-|+++++++++-|-|"),
        ("═║┄┊▫·░▓∙", "=:.!'.~#."),
        ("▲▶▼◀▵▹▿◃↑→↓←↔↻⇕", "^>v<^>v<^>v<-oI"),
        ("●○★☆◇╳✗◉¹×▦▤⌂", "*o*o?XXO1x%=n"),
        ("□■›▸−±…–’“”", 'wb>>-~.-\'""'),
    )
    for sign, letter in zip(signs, letters, strict=True)
}


def replace(error: UnicodeError) -> tuple[str, int]:
    """The plain letters for what could not be encoded; a question mark for what has none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(PLAIN)
    return "".join(sign if sign.isascii() else "?" for sign in signs), error.end


def speak_plainly() -> None:
    """From now on nothing printed can fail for its signs."""
    codecs.register_error(HANDLER, replace)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure and getattr(stream, "errors", "") in USUAL:
            reconfigure(errors=HANDLER)
