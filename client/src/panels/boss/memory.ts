// Boss memory: the deck is never shuffled, so what was seen of it is known (SET-17, EP-06).

import type { Boss, Told } from '../../wire';

/** A place in the deck: a card that is known to lie there, or several of which nobody knows the order. */
export interface Place {
  /** From the top, counted from 1. */
  at: number;
  card: string;
  unseen: string[];
}

/** The deck from the top, as far as players know it. */
export function placesOf({ atop, unseen, seen }: Boss): Place[] {
  const known = (cards: string[], from: number) => cards.map((card, at) => ({ at: from + at, card, unseen: [] }));
  const hidden = unseen.length ? [{ at: atop.length + 1, card: '', unseen }] : [];
  return [...known(atop, 1), ...hidden, ...known(seen, atop.length + unseen.length + 1)];
}

/** The card that is turned up next, where it is known. */
export function nextCard({ atop, unseen, seen }: Boss): string {
  return atop[0] ?? (unseen.length ? '' : (seen[0] ?? ''));
}

/** The card that was turned up last. */
export function lastPlayed(events: Told[]): Told | undefined {
  return events.findLast((each) => each.kind === 'BossCardRevealed');
}
