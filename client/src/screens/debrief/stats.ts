// A finished game in numbers, read from its events.

import { diceIn, face } from '../../lib/dice';
import { numbersOfDice, read } from '../../lib/said';
import { text } from '../../theatre/acts';
import type { Die, FilmAnswer, Told } from '../../wire';

export interface HeroStats {
  hero: string;
  moves: number;
  seen: number;
  alerts: number;
  noise: number;
  attacks: number;
  felled: number;
  damage: number;
  focus: number;
}

/** How often each face fell on dice of a colour; `!` is the first face of white ones. */
export interface DieCount {
  colour: Die['colour'];
  faces: { face: string; count: number; expected: number }[];
  dice: number;
}

/** What is written on the faces of a die. */
export const FACES: Record<Die['colour'], string[]> = {
  w: ['!', '2', '3', '4', '5', '6'],
  b: ['1', '2', '3', '4', '5', '6'],
};

const is = (kind: string) => (event: Told) => event.kind === kind;

export function heroStats(events: Told[], hero: string): HeroStats {
  const own = events.filter((each) => each.facts.hero === hero);
  const count = (kind: string) => own.filter(is(kind)).length;
  const hurt = events.filter((each) => each.kind === 'Hurt' && each.facts.figure === hero);
  return {
    hero,
    moves: count('Moved'),
    seen: count('Seen'),
    alerts: own.filter((each) => each.kind === 'AttentionPlaced' && each.facts.side === '!').length,
    noise: own.filter((each) => each.kind === 'Rolled' && each.facts.purpose === 'noise').length,
    attacks: events.filter((each) => each.kind === 'Attacked' && each.facts.attacker === hero).length,
    felled: events.filter((each) => isFelled(each) && feller(each, events) === hero).length,
    damage: hurt.reduce((sum, each) => sum + Number(each.facts.damage), 0),
    focus: count('FocusUsed'),
  };
}

function isFelled(event: Told): boolean {
  return event.kind === 'KnockedOut' || (event.kind === 'Killed' && event.facts.figure === 'guard');
}

/** Whose deed an event was: the nearest cause that names who did it. */
function feller(event: Told, events: Told[]): string {
  let now: Told | undefined = event;
  while (now) {
    const who = text(now.facts.attacker ?? now.facts.hero);
    if (who && who !== 'guard') return who;
    now = now.cause === null || now.cause === undefined ? lastDeed(now, events) : events[now.cause];
  }
  return '';
}

/** An action without a cause of its own: the turn it happened in. */
function lastDeed(event: Told, events: Told[]): Told | undefined {
  return event.kind === 'TurnBegan' ? undefined : events.slice(0, event.n).findLast(is('TurnBegan'));
}

/** A die as it fell, in whose hand and what for, and what it had to reach; 0: no number in particular. */
export interface Fallen {
  die: Die;
  hero: string;
  purpose: string;
  threshold: number;
}

export function diceCounts(events: Told[], moments: FilmAnswer[]): DieCount[] {
  const fallen = fallenDice(events, moments).map((each) => each.die);
  return (['w', 'b'] as const).map((colour) => countOf(colour, fallen)).filter((each) => each.dice > 0);
}

/** Dice as they fell, changed ones as they were. `moments` tell which dice at a lock were rolled again. */
export function fallenDice(events: Told[], moments: FilmAnswer[]): Fallen[] {
  const again = new Map(
    moments
      .filter(({ text }) => read(text).verb === 'reroll')
      .map(({ event, text }) => [event, numbersOfDice(read(text))]),
  );
  const found: Fallen[] = [];
  let roll = { hero: '', purpose: '', threshold: 0 };
  for (const event of events) {
    const { kind, facts, threshold = 0 } = event;
    if (kind === 'Rolled') roll = { hero: text(facts.hero), purpose: text(facts.purpose), threshold };
    found.push(...fallenIn(event, again.get(event.n)).map((die) => ({ die, ...roll })));
  }
  return found;
}

function fallenIn(event: Told, again: number[] | undefined): Die[] {
  const dice = diceIn(event.facts.dice);
  if (event.kind === 'Rolled') return again ? again.flatMap((each) => dice[each - 1] ?? []) : dice;
  if (event.kind === 'DiceAdded') return dice;
  return event.kind === 'DieChanged' && event.rule === 'FOC-2' ? diceIn(event.facts.after) : [];
}

export function countOf(colour: Die['colour'], fallen: Die[]): DieCount {
  const mine = fallen.filter((each) => each.colour === colour).map(face);
  return {
    colour,
    dice: mine.length,
    faces: FACES[colour].map((face) => ({
      face,
      count: mine.filter((each) => each === face).length,
      expected: mine.length / 6,
    })),
  };
}

/** The hash all were shown at the start, made again from what is told at the end; null where browsers refuse to. */
export async function commitmentOf(seed: number, nonce: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // without https it is not there
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed} ${nonce}`));
  return [...new Uint8Array(hash)].map((each) => each.toString(16).padStart(2, '0')).join('');
}
