// Dice named in a text, so that they can be drawn: a sign of type looks white or black as the theme has it.

export interface Faced {
  text: string;
  /** What the die shows: `4`, `!`, or nothing where any die of the colour is meant; null where the text names none. */
  face: string | null;
  white: boolean;
}

const DIE = /([□■])([1-6!]?)/g;
const JOINER = '\u2060'; // of no width: no line ends between a number and the dice it counts

/** The text in pieces, its dice among them. */
export function faced(text: string): Faced[] {
  const found: Faced[] = [];
  let from = 0;
  for (const match of text.matchAll(DIE)) {
    if (match.index > from) found.push({ text: joined(text.slice(from, match.index)), face: null, white: false });
    found.push({ text: match[0], face: match[2] ?? '', white: match[1] === '□' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), face: null, white: false });
  return found;
}

function joined(before: string): string {
  return /\d$/.test(before) ? before + JOINER : before;
}
