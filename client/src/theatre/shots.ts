// What is shown of an event beside the position it leads to: each act declares its pictures, and `screening.svelte.ts` shows them.

import { type ActName, type Shot, TIMES, type What } from '../lib/shots';
import type { Told } from '../wire';
import { text } from './acts';
import type { Step } from './steps';

type Scene = (event: Told, step: Step) => Shot[];

const GLOW = 300; // AN-08
const READ = 400; // a sign stands on for so long

function shot(act: ActName, what: What, more: Partial<Shot> = {}): Shot {
  return { act, what, at: '', from: '', figure: '', text: '', after: 0, ms: TIMES[act], stays: 0, ...more };
}

/** Everything holds its breath: the line is drawn, and the ! drops in over who saw. */
function seen({ facts }: Told): Shot[] {
  const where = { at: text(facts.space), from: text(facts.watcher_space) };
  return [
    shot('seen', 'hush', where),
    shot('seen', 'line', { ...where, ms: 160, stays: READ }),
    shot('seen', 'bang', { at: where.from || where.at, after: 100, ms: 200, stays: READ }),
    shot('seen', 'edge', { ms: GLOW }),
  ];
}

const SCENES: Record<string, Scene> = {
  Seen: seen,
};

/** The pictures of a step; most have none. */
export function shotsOf(step: Step): Shot[] {
  return SCENES[step.event.kind]?.(step.event, step) ?? [];
}
