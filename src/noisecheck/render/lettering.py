"""A stroke font of our own, as of a plotter: capitals, figures and a few signs on a grid four wide and six high.

Fonts differ from machine to machine, and a bare one has none. Strokes look the same in every viewer and in every PNG.
"""

from __future__ import annotations

from unicodedata import combining, normalize

from noisecheck.engine.keeping import keep

Line = tuple[tuple[float, float], ...]

HEIGHT = 6
GAP = 2  # between two letters
BLANK = 3
UNKNOWN = "00404606400006"  # a crossed box

# Strokes, each a chain of points; a point is two figures, x and y from the top left.
GLYPHS = {
    "A": "0602204246 0444",
    "B": "06003041423303 3344453606",
    "C": "4130100105163645",
    "D": "06003041453606",
    "E": "40000646 0333",
    "F": "400006 0333",
    "G": "41301001051636454323",
    "H": "0006 4046 0343",
    "I": "0020 1016 0626",
    "J": "4045361605",
    "K": "0006 4004 1346",
    "L": "000646",
    "M": "0600234046",
    "N": "06004640",
    "O": "103041453616050110",
    "P": "06003041423303",
    "Q": "103041453616050110 2446",
    "R": "06003041423303 2346",
    "S": "413010010213334445361605",
    "T": "0040 2026",
    "U": "000516364540",
    "V": "002640",
    "W": "0016233640",
    "X": "0046 4006",
    "Y": "0023 4023 2326",
    "Z": "00400646",
    "0": "103041453616050110 1432",
    "1": "011016 0626",
    "2": "01103041420646",
    "3": "01103041423313 334445361605",
    "4": "36300444",
    "5": "400002324345361605",
    "6": "4130100105163645443303",
    "7": "004016",
    "8": "103041423313020110 130405163645443313",
    "9": "0516364541301001021343",
    "-": "0333",
    "+": "0343 2125",
    "×": "0246 4206",
    "!": "0004 0606",
    "?": "01103041422324 2626",
    ".": "0606",
    ",": "0607",
    ":": "0202 0505",
    ";": "0202 0506",
    "'": "0001",
    '"': "0001 2021",
    "/": "0640",
    "(": "10010516",
    ")": "00111506",
    "□": "0141450501",
    "■": "0141450501 0242 0343 0444",
    "★": "203502421520",
}
ALIKE = {
    "–": "-",
    "—": "-",
    "−": "-",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "…": "...",
    "ß": "SS",
    "Ł": "L",
    "Ø": "O",
}


def plain(text: str) -> str:
    """The text in letters the font has: capitals without accents."""
    spelt = "".join(ALIKE.get(sign, sign) for sign in text.upper())
    return "".join(sign for sign in normalize("NFKD", spelt) if not combining(sign))


@keep(256)
def glyph(sign: str) -> tuple[Line, ...]:
    return tuple(
        tuple((float(stroke[at]), float(stroke[at + 1])) for at in range(0, len(stroke), 2))
        for stroke in GLYPHS.get(sign, UNKNOWN).split()
    )


def advance(sign: str) -> float:
    if sign.isspace():
        return BLANK + GAP
    return max(x for line in glyph(sign) for x, _ in line) + GAP


def width(text: str, size: float) -> float:
    """How wide the text is when its capitals are this high."""
    letters = plain(text)
    return max(0.0, sum(map(advance, letters)) - GAP) * size / HEIGHT


def lettering(text: str, x: float, y: float, size: float, anchor: float = 0.5) -> list[Line]:
    """The strokes of a text whose middle line is at y; anchor 0 begins at x, 0.5 is centred on it, 1 ends there."""
    scale = size / HEIGHT
    left, top = x - anchor * width(text, size), y - size / 2
    lines: list[Line] = []
    for sign in plain(text):
        if not sign.isspace():
            lines += [tuple((left + scale * px, top + scale * py) for px, py in line) for line in glyph(sign)]
        left += scale * advance(sign)
    return lines


def shortened(text: str, size: float, room: float) -> str:
    """The text, or as much of it as fits into the room."""
    if width(text, size) <= room:
        return text
    while text and width(text + "...", size) > room:
        text = text[:-1]
    return text.rstrip() + "..."
