// Which die to put where, if nobody cares to do it by hand.

import type { Choice, SystemCard } from '../../wire';

/** The next die to place: cards nearly covered first, narrow slots before wide ones, so that dice go a long way. */
export function nextPlacing(puts: Choice[], cards: SystemCard[]): Choice | undefined {
  const weight = (choice: Choice) => {
    const { card: id = '', slot = '' } = choice.parts;
    const card = cards.find((each) => each.id === id);
    const need = card?.needs[Number(slot) - 1] ?? '';
    const empty = card?.dice.filter((die) => !die).length ?? 0;
    return empty * 20 + (need.endsWith('+') ? 10 : 0) - Number.parseInt(need, 10);
  };
  return [...puts].sort((one, other) => weight(one) - weight(other))[0];
}
