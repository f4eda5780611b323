// Dice as they lie on the table: a colour, and the face that is up.

import type { Die, Told } from '../wire';

/** The white die's !, which is no number. */
export const ATTENTION = 0;

type Fact = Told['facts'][string] | undefined;

export function isDie(fact: unknown): fact is Die {
  return typeof fact === 'object' && fact !== null && 'colour' in fact && 'face' in fact;
}

/** The dice among what an event tells. */
export function diceIn(fact: Fact): Die[] {
  return (Array.isArray(fact) ? fact : [fact]).filter(isDie);
}

export function isWhite(die: Die): boolean {
  return die.colour === 'w';
}

/** What is written on the face. */
export function face(die: Die): string {
  return die.face === ATTENTION ? '!' : String(die.face);
}

/** Dice that somebody holds their breath for: a noise check, an attack, a dodge. */
export function matters({ kind, facts, threshold = 0 }: Told): boolean {
  return kind === 'Rolled' && (facts.purpose === 'noise' || threshold > 0);
}
