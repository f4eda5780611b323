// Where the acting hero can walk, and how: every space in reach has its ways, the best first, as the server told them.

import type { HeroWay } from '../wire';
import type { Intent, Offered } from './offers.svelte';
import { GOES_ON, read, spacesIn } from './said';

const WALKS: ReadonlySet<string> = new Set(['sneak', 'dash', ...GOES_ON]);

export function waysTo(offered: Offered, space: string): HeroWay[] {
  return offered.reach[space] ?? [];
}

/** The answers at the beginning by which a hero only walks. */
export function walkIn(answers: string[]): string[] {
  const deed = answers.findIndex((text) => !isWalk(text));
  return deed < 0 ? answers : answers.slice(0, deed);
}

/** The answers by which a hero does anything else. */
export function deedsIn(answers: string[]): string[] {
  return answers.filter((text) => !isWalk(text));
}

function isWalk(text: string): boolean {
  return WALKS.has(read(text).verb);
}

/** The way an intent begins with, if it does. */
export function wayOf(offered: Offered, { choice, rest }: Intent): HeroWay | undefined {
  const answers = walkIn([choice.text, ...rest]);
  const end = spacesIn(answers).at(-1) ?? '';
  return waysTo(offered, end).find((each) => each.answers.join() === answers.join());
}

/** What a hero does on a way: `dash`, `dash`, `sneak`. */
export function actionsOf({ answers }: HeroWay): string[] {
  return answers.map((each) => read(each).verb).filter((verb) => !GOES_ON.has(verb));
}
