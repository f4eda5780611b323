// The score: two layers over one slow beat of seven. The first is always there; the second comes with ? and !, and goes.
// Composed here, bar by bar, out of motifs of our own.

import type { AlertLevel } from '../lib/alert';
import { hiss, key, soft, type Tone, tone } from './cue';

export type Layer = 'calm' | 'tense';
export const LAYERS: Layer[] = ['calm', 'tense'];

const BEAT = 1_070; // milliseconds: 56 a minute
const BEATS = 7;
export const BAR = BEAT * BEATS;

/** How loud a layer is at a level of alert; and how many seconds, about, it takes to come and to go. */
export const LEVELS: Record<Layer, Record<AlertLevel, number>> = {
  calm: { quiet: 1, investigate: 0.9, alert: 0.6 },
  tense: { quiet: 0, investigate: 0.4, alert: 1 },
};
export const COMES = 0.5;
export const GOES = 2.5;

// keys of the piano, from A0: the ground goes down by small steps, and comes back from above
const GROUND = [16, 16, 14, 15, 16, 11, 12, 15];
/** Notes above the ground, and on which beat: a question that is asked again and never quite answered. */
const MOTIFS: [beat: number, above: number][][] = [
  [
    [1, 31],
    [2.5, 32],
    [4, 26],
  ],
  [],
  [
    [2, 31],
    [3, 34],
    [5.5, 29],
  ],
  [[0.5, 26]],
  [
    [1, 31],
    [2.5, 32],
    [3.5, 38],
    [6, 37],
  ],
  [],
  [
    [3, 24],
    [4.5, 25],
  ],
  [
    [1.5, 29],
    [5, 31],
  ],
];
/** Eighths of the second layer that sound: twos and threes, never where one expects them. */
const PULSES = [
  [0, 2, 4, 6, 7, 10, 12],
  [0, 3, 5, 7, 8, 11, 13],
  [0, 2, 5, 6, 9, 10, 12],
];

function pad(ground: number): Tone[] {
  const long = { rise: BAR * 0.4, hold: BAR * 0.6, filter: soft(280, 420) };
  const [low, fifth] = [key(ground), key(ground + 7)];
  return [
    tone('sawtooth', low, BAR * 1.5, -28, long),
    tone('sawtooth', low * 1.004, BAR * 1.5, -30, long),
    tone('triangle', fifth, BAR * 1.4, -30, long),
  ];
}

/** A note struck on glass, and its echo. */
function glass(pitch: number, at: number): Tone[] {
  return [
    tone('sine', pitch, 2_400, -27, { at, rise: 14 }),
    tone('sine', pitch * 2.76, 700, -42, { at, rise: 14 }),
    tone('sine', pitch, 2_000, -37, { at: at + BEAT * 0.75, rise: 20 }),
  ];
}

function pluck(pitch: number, at: number, db: number): Tone[] {
  return [
    tone('triangle', [pitch * 1.02, pitch], 320, db, { at, rise: 5, hold: 70, filter: soft(900, 260) }),
    hiss(60, db - 9, soft(500), { at, rise: 12 }),
  ];
}

/** Two strings that lie too near to each other, and swell. */
function rub(pitch: number): Tone[] {
  const swell = { rise: BAR * 0.6, hold: BAR * 0.1, filter: soft(500, 1_100), gate: 7 };
  return [tone('sawtooth', pitch, BAR, -24, swell), tone('sawtooth', pitch * 1.059, BAR, -25, swell)];
}

const COMPOSED: Record<Layer, (bar: number) => Tone[]> = {
  calm: (bar) => {
    const ground = GROUND[bar % GROUND.length] ?? 0;
    // the second time round, motifs come in another order over the same ground
    const motif = MOTIFS[(bar + 3 * Math.floor(bar / GROUND.length)) % MOTIFS.length] ?? [];
    return [...pad(ground), ...motif.flatMap(([beat, above]) => glass(key(ground + above), beat * BEAT))];
  },
  tense: (bar) => {
    const ground = GROUND[bar % GROUND.length] ?? 0;
    const pulses = PULSES[bar % PULSES.length] ?? [];
    const plucks = pulses.flatMap((eighth) => {
      const leans = eighth % 5 === 2; // now and then it leans a half tone up
      return pluck(key(ground + (leans ? 13 : 12)), (eighth * BEAT) / 2, eighth ? -17 : -13);
    });
    return [...plucks, ...rub(key(ground + (bar % 2 ? 30 : 25)))];
  },
};

/** What a layer plays in a bar, counted from 0. */
export function barOf(layer: Layer, bar: number): Tone[] {
  return COMPOSED[layer](bar);
}
