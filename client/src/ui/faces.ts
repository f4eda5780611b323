// Dice named in a text, so that they can be drawn: a sign of type looks white or black as the theme has it.

export interface Faced {
  text: string;
  /** What the die shows: `4`, `!`, or nothing where any die of the colour is meant; null where the text names none. */
  face: string | null;
  /** How many dice, where a number says so. */
  count: string;
  white: boolean;
}

const DIE = /(\d*)([□■])([1-6!]?)/g;

/** The text in pieces, its dice among them. */
export function faced(text: string): Faced[] {
  const found: Faced[] = [];
  let from = 0;
  for (const match of text.matchAll(DIE)) {
    if (match.index > from) found.push(plain(text.slice(from, match.index)));
    const [all, count = '', colour, face = ''] = match;
    found.push({ text: all, face, count, white: colour === '□' });
    from = match.index + all.length;
  }
  if (from < text.length) found.push(plain(text.slice(from)));
  return found;
}

function plain(text: string): Faced {
  return { text, face: null, count: '', white: false };
}
