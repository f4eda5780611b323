// Spaces named in a text, so that they can be pointed at (T04).

import type { Hand } from '../lib/hand.svelte';
import { view } from './view.svelte';

export interface Piece {
  text: string;
  /** The name of the space, where the piece is one. */
  space: string;
}

const SPACE = /\b[A-Za-z]{1,2}[1-9]\d?\b/g;

/** The text in pieces; `isSpace` knows which names are on the map. */
export function pieces(text: string, isSpace: (name: string) => boolean): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(SPACE)) {
    const space = match[0].toLowerCase();
    if (!isSpace(space)) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), space: '' });
    found.push({ text: match[0].toUpperCase(), space });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), space: '' });
  return found;
}

/** Puts the cursor there and brings the space into view. */
export function pointAt(hand: Hand, space: string): void {
  hand.cursor = space;
  hand.hovered = '';
  view.show(space);
}
