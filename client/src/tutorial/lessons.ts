// The lessons there are, as data: each a game with dice and cards that are known, so that what it tells really happens.
// A test of the engine's reads the same files and plays every lesson to its end.

import fights from './lessons/fights.json';
import sight from './lessons/sight.json';
import training from './lessons/training.json';

export interface Lesson {
  id: string;
  minutes: number;
  /** A stage of the campaign, which counts there; or a position of its own. */
  opens: { stage: string; heroes: string[]; seed: number } | { scene: string };
  beats: Beat[];
}

/** One idea. It is done, looked at, or left to the learner. */
export interface Beat {
  id: string;
  /** The answers that do it, with those the table gives itself; no others are taken meanwhile. */
  does?: string[];
  /** The space to point at, for what one learns by looking. */
  looks?: string;
  /** Whose sight of that space is explained meanwhile. */
  of?: string;
  /** For the lessons in which the learner is free: what has to happen, and the round by which it no longer matters. */
  ends?: { kind: string; facts: Record<string, string | undefined> };
  before?: number;
  /** One way to get there. */
  route?: string[];
  /** What is pointed out: spaces of the map and controls beside it, one after the other. */
  points: Point[];
}

export interface Point {
  space?: string;
  controls?: string[];
}

const text = (...parts: string[][]) => parts.flat().join('\n');
const { id, minutes, beats, ...opens } = training;

/** Stage 1 of the campaign, with lessons. */
export const TRAINING = { id, minutes, opens, beats } satisfies Lesson;
const SIGHT: Lesson = { ...sight, opens: { scene: text(sight.scene) } };
const FIGHTS: Lesson[] = fights.lessons.map((each) => ({ ...each, opens: { scene: text(fights.arena, each.scene) } }));

/** In the order in which they are best taken; those on boss fights last. */
export const LESSONS: Lesson[] = [TRAINING, SIGHT, ...FIGHTS];

/** What is best taken after this one. */
export function after(lesson: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.indexOf(lesson) + 1];
}

export function isOnFights(lesson: Lesson): boolean {
  return FIGHTS.includes(lesson);
}
