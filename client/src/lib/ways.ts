// Where the acting hero can walk, and how: every space in reach has its ways, the best first, as the server told them.

import type { HeroWay } from '../wire';
import type { Intent } from './offers.svelte';
import type { Room } from './room.svelte';
import { GOES_ON, read, spacesIn } from './said';

export function waysTo(room: Room, space: string): HeroWay[] {
  return room.aids.given?.reach[space] ?? [];
}

/** The way an intent is, if it is one. */
export function wayOf(room: Room, { choice, rest }: Intent): HeroWay | undefined {
  const answers = [choice.text, ...rest].join();
  const end = spacesIn([choice.text, ...rest]).at(-1) ?? '';
  return waysTo(room, end).find((each) => each.answers.join() === answers);
}

/** What a hero does on a way: `dash`, `dash`, `sneak`. */
export function actionsOf({ answers }: HeroWay): string[] {
  return answers.map((each) => read(each).verb).filter((verb) => !GOES_ON.has(verb));
}
