"""A map that many tests stand on: two corridors, and one way from the one to the other."""

YARD = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +---+---+   +---+---+
2 | .   .   .   .   . |
  +---+---+---+---+---+
"""
