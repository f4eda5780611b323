// Dice as the tray shows them: what counts as a hit, what a combination still lacks, what can change which die.

import { headOf } from '../../lib/said';
import type { Choice, Die } from '../../wire';

export function isHit(die: Die, threshold: number): boolean {
  return threshold > 0 && die.face >= threshold;
}

export function hits(dice: Die[], threshold: number): number {
  return dice.filter((die) => isHit(die, threshold)).length;
}

/** Whether a die fits a slot of a combination: `5` is a five, `4+` four or more. */
export function fits(die: Die, need: string): boolean {
  const wanted = Number.parseInt(need, 10);
  return need.endsWith('+') ? die.face >= wanted : die.face === wanted;
}

/** For every slot the die on it, counted from 0, or null: as many slots are covered as can be. */
export function cover(dice: Die[], needs: string[]): (number | null)[] {
  const slots: (number | null)[] = needs.map(() => null);
  const place = (die: number, seen: Set<number>): boolean =>
    needs.some((need, slot) => {
      const lying = dice[die];
      if (seen.has(slot) || !lying || !fits(lying, need)) return false;
      seen.add(slot);
      const before = slots[slot];
      if (before !== null && before !== undefined && !place(before, seen)) return false;
      slots[slot] = die;
      return true;
    });
  dice.forEach((_, die) => {
    place(die, new Set());
  });
  return slots;
}

/** The sources of changes to a roll, in the order they are offered; leaving it as it is does not count. */
export function sources(options: Choice[]): string[] {
  return [...new Set(options.filter((each) => each.verb !== 'pass').map(headOf))];
}

export function bySource(options: Choice[], source: string): Choice[] {
  return options.filter((each) => each.verb !== 'pass' && headOf(each) === source);
}

/** A source that takes any set of dice at once. */
export function takesSets(options: Choice[]): boolean {
  return options.some((each) => (each.dice?.length ?? 0) > 1) && options.some((each) => each.dice?.length === 1);
}

/** The option that touches exactly these dice, counted from 1. */
export function withDice(options: Choice[], dice: number[]): Choice | undefined {
  const wanted = [...dice].sort((one, other) => one - other).join();
  return options.find((each) => (each.dice ?? []).join() === wanted);
}

/** The dice as they would lie after an option whose result is sure. */
export function after(dice: Die[], choice: Choice): Die[] {
  const changed = [...dice];
  choice.becomes?.forEach((die, at) => {
    const number = choice.dice?.[at];
    if (number) changed[number - 1] = die;
  });
  return changed;
}

/** Whether only Focus tokens this player never wants to be asked about could change the roll (IM-05). */
export function isWaved(options: Choice[], neverAsk: string[]): boolean {
  const changes = options.filter((each) => each.verb !== 'pass');
  return (
    changes.length > 0 && changes.every((each) => each.verb === 'focus' && neverAsk.includes(each.parts.token ?? ''))
  );
}
