// Who stands where: heroes, guards, a boss with all its spaces, and those of its tokens that count as figures (MOV-1).

import type { Position } from '../wire';
import { name } from './words.svelte';

/** The spaces with a figure. */
export function occupied({ heroes, guards, boss }: Position): string[] {
  const tokens = boss?.tokens.filter((each) => each.stands) ?? [];
  return [...[...heroes, ...guards, ...tokens].map((each) => each.space), ...(boss?.spaces ?? [])];
}

/** Those of them with an enemy. */
export function hostile({ guards, boss }: Position): string[] {
  const tokens = boss?.tokens.filter((each) => each.stands && !each.friend) ?? [];
  return [...[...guards, ...tokens].map((each) => each.space), ...(boss?.spaces ?? [])];
}

/** One or two letters for what has a name: "the Ninja" is N, "Metal Gear" MG. */
export function initialsOf(id: string): string {
  const words = name(id)
    .replace(/^(a|an|the) /i, '')
    .split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((each) => each?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
