// A position to begin with, for those who have none to paste.

export const SAMPLE = `    a   b   c   d   e   f
  +---+---+---+---+---+---+
1 | .   .   .   .   .   . |
  +   +---+   +   +===+   +
2 | . | # | .   . | .   . |
  +   +---+   +   +   +   +
3 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
snake a3
guard d1 W
guard f2 S
door e1-e2 level 2 needs 4+ 5
objective e2
exit a1
turn snake
`;
