"""A small room with a circuit of four nodes, for all who test a boss."""

ROOM = """
    a   b   c   d   e
  +---+---+---+---+---+
1 | .   .   .   .   . |
  +   +   +   +   +   +
2 | .   #   .   #   . |
  +   +   +   +   +   +
3 | .   .   .   .   . |
  +---+---+---+---+---+
stage boss ocelot
node a1 S
node e1 W
node e3 N
node a3 E
"""
