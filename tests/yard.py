"""Maps that many tests stand on."""

# Two corridors, and one way from the one to the other.
YARD = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+   +---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""

# A ring with two ways round that are as long as each other, and a corridor apart from it.
RING = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | . | .   .   . | . |
  +---+   +---+   +---+
2 | .   .   #   .   . |
  +---+   +---+   +---+
3 | . | .   .   . | . |
  +---+---+---+---+---+
4 | .   .   .   .   . |
  +---+---+---+---+---+
"""
