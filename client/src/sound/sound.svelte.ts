// What is heard and when: mute, volumes, captions, and no alarm twice within two seconds. What makes the sounds is fetched
// when the first of them is to be heard.

import { untrack } from 'svelte';
import type { AlertLevel } from '../lib/alert';
import { settings } from '../lib/settings.svelte';
import type { BedName } from './beds';
import type { CueName, Kind } from './cues';

const REST = 2_000; // between two alarms
const CAPTION = 2_500;
const LINES = 3;
const ALARMS = new Set<CueName>(['alert', 'laser']);

export type Caption = Kind | `bed-${BedName}` | `score-${AlertLevel}`;

/** What is heard just now, in words: the latest last, each for a moment. */
export const captions: { lines: Caption[] } = $state({ lines: [] });
const timers = new Map<Caption, ReturnType<typeof setTimeout>>();
let lastAlarm = Number.NEGATIVE_INFINITY;

/** Whether this player wants to hear anything: not before they were asked. */
export const isAudible = (): boolean => settings.muted === false;

type Live = typeof import('./live');

/** Does something with what makes the sounds, as soon as that is fetched; where it cannot be there is silence. */
function withSpeakers(act: (live: Live) => void): void {
  void import('./live').then(act, () => {});
}

/** Lets something sound until what is returned is called, however early. */
export function during(begin: (live: Live) => () => void): () => void {
  let stop: () => void = () => {};
  let isOver = false;
  withSpeakers((live) => {
    if (!isOver) stop = begin(live);
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Lets a cue be heard. No effect that does so depends on what it finds here. */
export function play(name: CueName): void {
  untrack(() => hear(name));
}

function hear(name: CueName): void {
  const now = performance.now();
  if (ALARMS.has(name)) {
    if (now - lastAlarm < REST) return;
    lastAlarm = now;
  }
  if (name !== 'ui') describe(name.split(':')[0] as Kind); // who clicks knows it
  if (isAudible()) withSpeakers(({ cue }) => cue(name, settings.volume));
}

/** Says in words what is heard; the same again is not said twice, but longer. */
export function describe(caption: Caption): void {
  if (!settings.captions) return;
  captions.lines = [...captions.lines.filter((each) => each !== caption), caption].slice(-LINES);
  clearTimeout(timers.get(caption));
  timers.set(
    caption,
    setTimeout(() => {
      captions.lines = captions.lines.filter((each) => each !== caption);
    }, CAPTION),
  );
}
