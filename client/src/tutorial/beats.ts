// The lessons of the training: Cargo Dock with dice and cards that are known, so that each lesson really happens.
// `script.json` is read by a test of the engine's too, which plays it to the end.

import type { Told } from '../wire';
import script from './script.json';

export interface Beat {
  id: string;
  /** The answers that do it; no others are taken meanwhile. */
  does?: string[];
  /** The space to point at, for what one learns by looking. */
  looks?: string;
  /** For the lessons in which the learner is free: what has to happen, and the round by which it no longer matters. */
  ends?: { kind: string; facts: Record<string, string | undefined> };
  before?: number;
  /** One way to get there. */
  route?: string[];
  /** What is pointed out: spaces of the map and buttons of actions, one after the other. */
  points: Point[];
}

export interface Point {
  space?: string;
  action?: string;
}

export const BEATS: Beat[] = script.beats;
export const TRAINING = { stage: script.stage, heroes: script.heroes, seed: script.seed };

/** How far a learner's game has come. */
export interface Progress {
  answers: number;
  round: number;
  events: Told[];
  /** Lessons whose space was looked at. */
  looked: string[];
}

/** The lesson that is on: the first that is not over. None when all are. */
export function beatAt(progress: Progress, beats: Beat[] = BEATS): Beat | undefined {
  return beats.find((beat, at) => !isOver(beat, at, progress, beats));
}

/** Done, or made pointless by something later. */
function isOver(beat: Beat, at: number, progress: Progress, beats: Beat[]): boolean {
  const answered = answersUpTo(at, beats);
  if (beat.does) return progress.answers >= answered;
  if (beat.looks) return progress.looked.includes(beat.id) || progress.answers > answered;
  const ended = beats.slice(at).some((each) => progress.events.some((event) => isEnd(each, event)));
  return ended || isTooLate(beat, progress);
}

function isTooLate(beat: Beat, progress: Progress): boolean {
  return beat.before !== undefined && progress.round >= beat.before;
}

function isEnd({ ends }: Beat, event: Told): boolean {
  if (ends?.kind !== event.kind) return false;
  return Object.entries(ends.facts).every(([fact, value]) => event.facts[fact] === value);
}

/** How many answers the guided lessons take up to and with this one. */
export function answersUpTo(at: number, beats: Beat[] = BEATS): number {
  return beats.slice(0, at + 1).reduce((sum, beat) => sum + (beat.does?.length ?? 0), 0);
}

/** The answer a lesson waits for now; undefined where the learner is free. */
export function wantedAnswer(beat: Beat | undefined, answers: number, beats: Beat[] = BEATS): string | undefined {
  if (!beat?.does) return undefined;
  return beat.does[answers - answersUpTo(beats.indexOf(beat) - 1, beats)];
}

/** What to point out: a space as long as nobody of ours stands there, then what comes next. */
export function pointOf(beat: Beat, heroes: { space: string }[]): Point | undefined {
  return beat.points.find(({ space }) => !heroes.some((hero) => hero.space === space));
}
