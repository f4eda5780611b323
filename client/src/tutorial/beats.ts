// How far a learner has come in a lesson: it follows from the game alone, so that undo and a refresh lose nothing.

import type { Told } from '../wire';
import type { Beat, Point } from './lessons';

/** How far a learner's game has come. */
export interface Progress {
  answers: number;
  round: number;
  events: Told[];
  /** Beats whose space was looked at. */
  looked: string[];
}

/** The beat that is on: the first that is not over. None when all are. */
export function beatAt(progress: Progress, beats: Beat[]): Beat | undefined {
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

/** How many answers the guided beats take up to and with this one. */
export function answersUpTo(at: number, beats: Beat[]): number {
  return beats.slice(0, at + 1).reduce((sum, beat) => sum + (beat.does?.length ?? 0), 0);
}

/** The answer a beat waits for now; undefined where the learner is free. */
export function wantedAnswer(beat: Beat | undefined, answers: number, beats: Beat[]): string | undefined {
  if (!beat?.does) return undefined;
  return beat.does[answers - answersUpTo(beats.indexOf(beat) - 1, beats)];
}

/** What to point out: a space as long as nobody of ours stands there, then what comes next. */
export function pointOf(beat: Beat, heroes: { space: string }[]): Point | undefined {
  return beat.points.find(({ space }) => !heroes.some((hero) => hero.space === space));
}
